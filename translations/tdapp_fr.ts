<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window of tdapp says. Not yet reviewed by a native arbiter unless it says so here. What is wrong goes, with the
     English text beside it, to whoever keeps the program: docs/translating.md. -->
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{where}: “{text}” is no day; write {example}.</source>
        <translation>{where}&#x202f;: «&#x202f;{text}&#x202f;» n&apos;est pas un jour&#x202f;; écrivez {example}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation>À propos de tdapp</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation>Un directeur de tournoi pour les arbitres d&apos;échecs&#x202f;: hors ligne, chaque départage expliqué.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Logiciel libre sous la GNU General Public License, version 3 ou ultérieure (GPL-3.0-or-later). Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation>Merci à la Commission technique de la FIDE pour gacrux, son outil de départage et d&apos;appariement&#x202f;:</translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation>Polices&#x202f;: Noto Sans (SIL Open Font License 1.1) et WenQuanYi Micro Hei (Apache License 2.0). Icônes&#x202f;: Lucide (ISC License), en partie issues de Feather (MIT License).</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation>Réalisé avec Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation>Licence et remerciements</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>AbsenceDialog</name>
    <message>
        <source>A paired player does not come</source>
        <translation>Un joueur apparié ne vient pas</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} ne vient pas</translation>
    </message>
    <message>
        <source>Board {0}, against {1}</source>
        <translation>Échiquier {0}, contre {1}</translation>
    </message>
    <message>
        <source>The opponent wins by forfeit</source>
        <translation>L&apos;adversaire gagne par forfait</translation>
    </message>
    <message>
        <source>Somebody without a game takes the seat</source>
        <translation>Un joueur sans partie prend la place</translation>
    </message>
    <message>
        <source>The board goes; the opponent is paired again</source>
        <translation>L&apos;échiquier est supprimé&#x202f;; l&apos;adversaire est apparié de nouveau</translation>
    </message>
    <message>
        <source>Who takes the seat</source>
        <translation>Qui prend la place</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motif (gardé dans le journal)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>{0} loses by forfeit, {1} wins without playing. The next round is not touched.</source>
        <translation>{0} perd par forfait, {1} gagne sans jouer. La ronde suivante n&apos;est pas touchée.</translation>
    </message>
    <message>
        <source>Board {0}: {1} meets {2} instead of {3}, who is absent in this round.</source>
        <translation>Échiquier {0}&#x202f;: {1} rencontre {2} au lieu de {3}, absent à cette ronde.</translation>
    </message>
    <message>
        <source>Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.</source>
        <translation>L&apos;échiquier {0} est supprimé. {1} est absent&#x202f;; {2} est sans partie jusqu&apos;à un appariement à la main.</translation>
    </message>
    <message>
        <source>The pairings are published: players may have seen them (C.04.2, 3.6).</source>
        <translation>Les appariements sont publiés&#x202f;: des joueurs ont pu les voir (C.04.2, 3.6).</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Écrivez d&apos;abord un motif</translation>
    </message>
</context>
<context>
    <name>AbsenceGrid</name>
    <message>
        <source>Byes by round</source>
        <translation>Byes par ronde</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>absent, 0 points</source>
        <translation>absent, 0 point</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye d&apos;un demi-point</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye d&apos;un point</translation>
    </message>
    <message>
        <source>this round is paired; change it on the Rounds page</source>
        <translation>cette ronde est appariée&#x202f;; modifiez-la à la page Rondes</translation>
    </message>
    <message>
        <source>{0}, round {1}: {2}</source>
        <translation>{0}, ronde {1}&#x202f;: {2}</translation>
    </message>
</context>
<context>
    <name>AbsencesDialog</name>
    <message>
        <source>Byes and absences</source>
        <translation>Byes et absences</translation>
    </message>
    <message>
        <source>Byes and absences by round</source>
        <translation>Byes et absences par ronde</translation>
    </message>
    <message>
        <source>The regulations allow no half-point byes.</source>
        <translation>Le règlement ne permet pas de bye d&apos;un demi-point.</translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>Le règlement permet %n bye d&apos;un demi-point par joueur.</numerusform>
            <numerusform>Le règlement permet %n byes d&apos;un demi-point par joueur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>Le règlement permet %n bye d&apos;un demi-point par joueur, jusqu&apos;à la ronde {0}.</numerusform>
            <numerusform>Le règlement permet %n byes d&apos;un demi-point par joueur, jusqu&apos;à la ronde {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>These players have left the event; take them back first.</source>
        <translation>Ces joueurs ont quitté le tournoi&#x202f;; réintégrez-les d&apos;abord.</translation>
    </message>
    <message>
        <source>0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.</source>
        <translation>0 absent, 5 ou H bye d&apos;un demi-point, 1 bye d&apos;un point, Suppr joue. Espace les fait défiler.</translation>
    </message>
    <message>
        <source>0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.</source>
        <translation>0 {0}, 5 ou H {1}, 1 {2}, Suppr joue. Espace les fait défiler.</translation>
    </message>
    <message>
        <source>Set these byes?</source>
        <translation>Noter ces byes&#x202f;?</translation>
    </message>
</context>
<context>
    <name>AddCriterion</name>
    <message>
        <source>Add a criterion: type its name or code</source>
        <translation>Ajouter un critère&#x202f;: tapez son nom ou son code</translation>
    </message>
    <message>
        <source>All criteria to choose from</source>
        <translation>Tous les critères au choix</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>À propos de ce départage</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>Ajouter le critère aux départages</translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message>
        <source>Add players</source>
        <translation>Ajouter des joueurs</translation>
    </message>
    <message>
        <source>Add players to {0}</source>
        <translation>Ajouter des joueurs à {0}</translation>
    </message>
    <message>
        <source>Name or number in the rating list</source>
        <translation>Nom ou numéro dans la liste Elo</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Liste Elo</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Listes Elo…</translation>
    </message>
    <message>
        <source>Players of the rating list</source>
        <translation>Joueurs de la liste Elo</translation>
    </message>
    <message>
        <source>Enter adds the marked player, {0} puts him into the form below.</source>
        <translation>Entrée ajoute le joueur marqué, {0} le reporte dans le formulaire ci-dessous.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Ajouter le joueur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Late entry. Missed rounds:</source>
        <translation>Inscription tardive. Rondes manquées&#x202f;:</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>{0}: 0 points</source>
        <translation>{0}&#x202f;: 0 point</translation>
    </message>
    <message>
        <source>{0}: half point</source>
        <translation>{0}&#x202f;: demi-point</translation>
    </message>
    <message>
        <source>{0}: full point</source>
        <translation>{0}&#x202f;: un point</translation>
    </message>
    <message>
        <source>The number is {0}, after the last; the place by rating is proposed before round {1}.</source>
        <translation>Le numéro est {0}, après le dernier&#x202f;; la place selon l&apos;Elo est proposée avant la ronde {1}.</translation>
    </message>
    <message>
        <source>The number is {0}, after the last.</source>
        <translation>Le numéro est {0}, après le dernier.</translation>
    </message>
    <message>
        <source>No rating list yet. Import FIDE&apos;s download once, then a few letters of a name and Enter do.</source>
        <translation>Pas encore de liste Elo. Importez une fois celle de la FIDE&#x202f;; quelques lettres d&apos;un nom et Entrée suffisent ensuite.</translation>
    </message>
    <message>
        <source>{0} is in the event already.</source>
        <translation>{0} est déjà dans le tournoi.</translation>
    </message>
    <message>
        <source>“{0}” has no letter</source>
        <translation>«&#x202f;{0}&#x202f;» ne contient aucune lettre</translation>
    </message>
    <message>
        <source>{0}. Enter again adds the player all the same.</source>
        <translation>{0}. Entrée encore une fois ajoute tout de même le joueur.</translation>
    </message>
    <message>
        <source>Add {0}?</source>
        <translation>Ajouter {0}&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Ajouté&#x202f;: {0}. %n joueur à présent.</numerusform>
            <numerusform>Ajouté&#x202f;: {0}. %n joueurs à présent.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1} is in the event already and may be the same person.</source>
        <translation>{0} {1} est déjà dans le tournoi et peut être la même personne.</translation>
    </message>
    <message>
        <source>{0} is in the section {1} and may be the same person.</source>
        <translation>{0} est dans le groupe {1} et peut être la même personne.</translation>
    </message>
    <message>
        <source>{0} is not added yet: Enter adds, Esc or Close once more leaves.</source>
        <translation>{0} n&apos;est pas encore ajouté&#x202f;: Entrée ajoute, Échap ou Fermer encore une fois quitte.</translation>
    </message>
</context>
<context>
    <name>AnswerFields</name>
    <message>
        <source>not answered</source>
        <translation>sans réponse</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>found by itself (d)</source>
        <translation>trouvé automatiquement (d)</translation>
    </message>
    <message>
        <source>a: national championship</source>
        <translation>a&#x202f;: championnat national</translation>
    </message>
    <message>
        <source>b: national team championship</source>
        <translation>b&#x202f;: championnat national par équipes</translation>
    </message>
    <message>
        <source>c: zonal or subzonal</source>
        <translation>c&#x202f;: zonal ou subzonal</translation>
    </message>
    <message>
        <source>d: players from abroad</source>
        <translation>d&#x202f;: joueurs de l&apos;étranger</translation>
    </message>
    <message>
        <source>by computer</source>
        <translation>par ordinateur</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>as the dates of the rounds say</source>
        <translation>selon les dates des rondes</translation>
    </message>
    <message>
        <source>&amp;Format, hours, arbiters as asked (1.1)</source>
        <translation>&amp;Format, heures, arbitres comme demandé (1.1)</translation>
    </message>
    <message>
        <source>&amp;Games needed (1.4.1)</source>
        <translation>&amp;Parties nécessaires (1.4.1)</translation>
    </message>
    <message>
        <source>&amp;Registered 30 days before (1.1.1)</source>
        <translation>&amp;Enregistré 30 jours avant (1.1.1)</translation>
    </message>
    <message>
        <source>One round a &amp;day (1.1.3 a)</source>
        <translation>Une ronde par &amp;jour (1.1.3 a)</translation>
    </message>
    <message>
        <source>&amp;Exempt from the mix (1.4.3)</source>
        <translation>E&amp;xempté de la mixité (1.4.3)</translation>
    </message>
    <message>
        <source>&amp;Pairing, where rounds do not say (IT3)</source>
        <translation>&amp;Appariement, si les rondes ne le disent pas (IT3)</translation>
    </message>
    <message>
        <source>E&amp;xpected average of unknown opponents</source>
        <translation>&amp;Moyenne attendue des adversaires inconnus</translation>
    </message>
    <message>
        <source>as those so far</source>
        <translation>comme les précédents</translation>
    </message>
</context>
<context>
    <name>AtDeskDialog</name>
    <message>
        <source>This computer is a desk</source>
        <translation>Cet ordinateur est un poste</translation>
    </message>
    <message>
        <source>It works as {0}, {1}; another computer leads the event.</source>
        <translation>Il travaille comme {0}, {1}&#x202f;; un autre ordinateur dirige le tournoi.</translation>
    </message>
    <message>
        <source>The leading computer answers.</source>
        <translation>L&apos;ordinateur principal répond.</translation>
    </message>
    <message>
        <source>When the leading computer has died: switch it off, compare the number of the newest step at all desks, and lead from the one with the highest.</source>
        <translation>Si l&apos;ordinateur principal est en panne&#x202f;: éteignez-le, comparez le numéro de l&apos;étape la plus récente sur tous les postes et dirigez depuis celui qui a le plus grand.</translation>
    </message>
    <message>
        <source>&amp;Lead from here…</source>
        <translation>&amp;Diriger d&apos;ici…</translation>
    </message>
    <message>
        <source>&amp;Another computer leads now…</source>
        <translation>&amp;Un autre ordinateur dirige maintenant…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Newest step here: {0}, at {1}: {2}</source>
        <translation>Étape la plus récente ici&#x202f;: {0}, à {1}&#x202f;: {2}</translation>
    </message>
    <message>
        <source>A deputy or the chief arbiter leads from his desk.</source>
        <translation>Un adjoint ou l&apos;arbitre principal dirige depuis son poste.</translation>
    </message>
    <message>
        <source>Lead from here: not while the leading computer answers.</source>
        <translation>Diriger d&apos;ici&#x202f;: impossible tant que l&apos;ordinateur principal répond.</translation>
    </message>
    <message>
        <source>The computer that led must be off, or be used by nobody: two that lead make two events.</source>
        <translation>L&apos;ordinateur qui dirigeait doit être éteint ou n&apos;être utilisé par personne&#x202f;: deux qui dirigent font deux tournois.</translation>
    </message>
    <message>
        <source>Telephones and desks that it invited are expected here. They need the new address: Event &gt; Work together… shows it then.</source>
        <translation>Les téléphones et les postes qu&apos;il a invités sont attendus ici. Il leur faut la nouvelle adresse&#x202f;: Tournoi &gt; Travailler à plusieurs… la montre alors.</translation>
    </message>
    <message>
        <source>Lead the event from this computer?</source>
        <translation>Diriger le tournoi depuis cet ordinateur&#x202f;?</translation>
    </message>
    <message>
        <source>Lead from here</source>
        <translation>Diriger d&apos;ici</translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message>
        <source>Work together</source>
        <translation>Travailler à plusieurs</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n téléphone</numerusform>
            <numerusform>%n téléphones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n poste</numerusform>
            <numerusform>%n postes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>BACKUP FAILED: {0}</source>
        <translation>SAUVEGARDE ÉCHOUÉE&#x202f;: {0}</translation>
    </message>
    <message>
        <source>no backup yet</source>
        <translation>pas encore de sauvegarde</translation>
    </message>
    <message>
        <source>last backup just now</source>
        <translation>sauvegardé à l&apos;instant</translation>
    </message>
    <message>
        <source>last backup {0} min ago</source>
        <translation>sauvegardé il y a {0} min</translation>
    </message>
    <message>
        <source>last backup {0} h ago</source>
        <translation>sauvegardé il y a {0} h</translation>
    </message>
    <message>
        <source>{0} The event itself is safe.</source>
        <translation>{0} Le tournoi lui-même est à l&apos;abri.</translation>
    </message>
</context>
<context>
    <name>BoardMenus</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Touches pour les résultats</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>What can be done with this board</source>
        <translation>Ce qu&apos;on peut faire de cet échiquier</translation>
    </message>
    <message>
        <source>&amp;Why this board?</source>
        <translation>&amp;Pourquoi cet échiquier&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Swap the colours</source>
        <translation>&amp;Inverser les couleurs</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Note…</translation>
    </message>
    <message>
        <source>White does not come…</source>
        <translation>Les Blancs ne viennent pas…</translation>
    </message>
    <message>
        <source>Black does not come…</source>
        <translation>Les Noirs ne viennent pas…</translation>
    </message>
    <message>
        <source>Results of board {0}</source>
        <translation>Résultats de l&apos;échiquier {0}</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Retirer le résultat</translation>
    </message>
    <message>
        <source>{0}  White wins</source>
        <translation>{0}  gain blanc</translation>
    </message>
    <message>
        <source>{0}  draw</source>
        <translation>{0}  nulle</translation>
    </message>
    <message>
        <source>{0}  Black wins</source>
        <translation>{0}  gain noir</translation>
    </message>
    <message>
        <source>{0}  Black did not come</source>
        <translation>{0}  Les Noirs ne sont pas venus</translation>
    </message>
    <message>
        <source>{0}  White did not come</source>
        <translation>{0}  Les Blancs ne sont pas venus</translation>
    </message>
    <message>
        <source>{0}  neither came</source>
        <translation>{0}  aucun des deux n&apos;est venu</translation>
    </message>
    <message>
        <source>{0}  to be finished later</source>
        <translation>{0}  à terminer plus tard</translation>
    </message>
    <message>
        <source>Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.</source>
        <translation>Les résultats se tapent avec les touches {0}. Habitué à un autre programme&#x202f;? Choisissez ses touches sous «&#x202f;Touches&#x202f;».</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Touches&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Choose a board first</source>
        <translation>Choisissez d&apos;abord un échiquier</translation>
    </message>
    <message>
        <source>{0} does not come…</source>
        <translation>{0} ne vient pas…</translation>
    </message>
    <message>
        <source>Lost for the match by {0}, rated as played…</source>
        <translation>Perdue pour le match par {0}, comptée pour l&apos;Elo telle que jouée…</translation>
    </message>
    <message>
        <source>Counts for the match as it was played…</source>
        <translation>Compte pour le match telle que jouée…</translation>
    </message>
    <message>
        <source>Lost for the match, rated as played?</source>
        <translation>Perdue pour le match, comptée pour l&apos;Elo telle que jouée&#x202f;?</translation>
    </message>
    <message>
        <source>Count it as it was played?</source>
        <translation>La compter telle que jouée&#x202f;?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Résultat</translation>
    </message>
    <message>
        <source>Note at board {0}</source>
        <translation>Note à l&apos;échiquier {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Note&#x202f;:</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Bd</source>
        <translation>Éch.</translation>
    </message>
    <message>
        <source>The board where the player sat most</source>
        <translation>L&apos;échiquier où le joueur a joué le plus souvent</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Les places partagées portent le même numéro</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Numéro d&apos;appariement du joueur</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titre FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo du tournoi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Parties sur l&apos;échiquier</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points, forfeits included</source>
        <translation>Points, forfaits compris</translation>
    </message>
    <message>
        <source>Percentage of the games over the board</source>
        <translation>Pourcentage des parties sur l&apos;échiquier</translation>
    </message>
    <message>
        <source>Rp</source>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>Performance Elo</translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message>
        <source>Boards</source>
        <translation>Échiquiers</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Joueurs sans partie</translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Comment se tapent les résultats</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Dans l&apos;ordre</translation>
    </message>
    <message>
        <source>One key per board, the cursor goes on by itself</source>
        <translation>Une touche par échiquier, le curseur avance tout seul</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Slips in any order: board, Enter, result</source>
        <translation>Feuilles dans n&apos;importe quel ordre&#x202f;: échiquier, Entrée, résultat</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Type every result a second time; a difference stops you</source>
        <translation>Taper chaque résultat une seconde fois&#x202f;; une différence vous arrête</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>Échiquiers affichés</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Tous les échiquiers</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Boards without a result</source>
        <translation>Échiquiers sans résultat</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Non vérifiés</translation>
    </message>
    <message>
        <source>Boards whose result was not typed a second time</source>
        <translation>Échiquiers dont le résultat n&apos;a pas été tapé une seconde fois</translation>
    </message>
    <message>
        <source>Show or hide them</source>
        <translation>Les afficher ou les masquer</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n joueur sans partie</numerusform>
            <numerusform>%n joueurs sans partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Find: {0}</source>
        <translation>Chercher&#x202f;: {0}</translation>
    </message>
    <message>
        <source>verified {0}/{1}</source>
        <translation>{0}/{1} vérifiés</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>{0} en cours</translation>
    </message>
    <message>
        <source>Board {0}: {1}</source>
        <translation>Échiquier {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, vérifié</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key for board {0} again.</source>
        <translation>Rien n&apos;a été saisi&#x202f;: appuyez de nouveau sur la touche de l&apos;échiquier {0}.</translation>
    </message>
    <message>
        <source>“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas un résultat avec les touches {1}. L&apos;échiquier {2} attend&#x202f;: lisez ceci, puis appuyez sur Entrée ou Échap.</translation>
    </message>
    <message>
        <source>Every result is verified.</source>
        <translation>Tous les résultats sont vérifiés.</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>Tous les résultats sont saisis.</translation>
    </message>
    <message>
        <source>There is no board {0} in this round.</source>
        <translation>Il n&apos;y a pas d&apos;échiquier {0} dans cette ronde.</translation>
    </message>
    <message>
        <source>Board {0}: {1} against {2}</source>
        <translation>Échiquier {0}&#x202f;: {1} contre {2}</translation>
    </message>
    <message>
        <source>{0}: {1} {2} {3}</source>
        <translation>{0}&#x202f;: {1} {2} {3}</translation>
    </message>
</context>
<context>
    <name>BracketView</name>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>Bring</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Points, a tie-break, or the place</source>
        <translation>Points, un départage ou la place</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publié</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Tel que l&apos;indique le fichier</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Le nôtre</translation>
    </message>
    <message>
        <source>As it is calculated here</source>
        <translation>Tel qu&apos;il est calculé ici</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
</context>
<context>
    <name>BringDialog</name>
    <message>
        <source>Bring your last event</source>
        <translation>Apportez votre dernier tournoi</translation>
    </message>
    <message>
        <source>Drop the file of a finished event here: a tournament report, a crosstable, or the file of another program. Its table is calculated anew and laid beside the published one. Nothing is kept.</source>
        <translation>Déposez ici le fichier d&apos;un tournoi terminé&#x202f;: un rapport de tournoi, une grille ou le fichier d&apos;un autre programme. Son classement est recalculé et mis à côté de celui publié. Rien n&apos;est conservé.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>As a sheet…</source>
        <translation>En feuille…</translation>
    </message>
    <message>
        <source>Import it as an event…</source>
        <translation>L&apos;importer comme tournoi…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What differs from the published table</source>
        <translation>Ce qui diffère du classement publié</translation>
    </message>
    <message>
        <source>Our own standings</source>
        <translation>Notre propre classement</translation>
    </message>
    <message>
        <source>The calculation</source>
        <translation>Le calcul</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Lecture de {0}…</translation>
    </message>
    <message>
        <source>The file can be read in several ways: import it, and you are asked which one is right.</source>
        <translation>Le fichier peut se lire de plusieurs façons&#x202f;: importez-le et l&apos;on vous demandera laquelle est la bonne.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}&#x202f;: {2}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
</context>
<context>
    <name>BroadcastDialog</name>
    <message>
        <source>Broadcast</source>
        <translation>Diffusion</translation>
    </message>
    <message>
        <source>Moves, clocks and results reach viewers and files only after the delay.</source>
        <translation>Coups, pendules et résultats n&apos;atteignent spectateurs et fichiers qu&apos;après le délai.</translation>
    </message>
    <message>
        <source>Minutes of delay</source>
        <translation>Minutes de délai</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>Une minute de moins</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>Une minute de plus</translation>
    </message>
    <message>
        <source>Minutes of delay:</source>
        <translation>Minutes de délai&#x202f;:</translation>
    </message>
    <message>
        <source>Line for viewers:</source>
        <translation>Ligne pour les spectateurs&#x202f;:</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Motif&#x202f;:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Also hold back the rest of a game whose result is entered</source>
        <translation>Retenir aussi le reste d&apos;une partie dont le résultat est saisi</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Moves are public at once: whoever helps a player from outside sees them.</source>
        <translation>Les coups sont publics aussitôt&#x202f;: qui aide un joueur de l&apos;extérieur les voit.</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Écrivez d&apos;abord un motif</translation>
    </message>
</context>
<context>
    <name>BulkEntry</name>
    <message>
        <source>– leave out –</source>
        <translation>– omettre –</translation>
    </message>
    <message>
        <source>Name (Family, Given)</source>
        <translation>Nom (Nom, Prénom)</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Nom de famille</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Prénom</translation>
    </message>
    <message>
        <source>Name in own script</source>
        <translation>Nom dans son écriture</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Né(e)</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Fédération</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>Code FIDE</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Code national</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo du tournoi</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE lente</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rapide</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE blitz</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo national</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Board in the team</source>
        <translation>Échiquier dans l&apos;équipe</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Table fixe</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Droit d&apos;inscription</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message>
        <source>Add many players</source>
        <translation>Ajouter plusieurs joueurs</translation>
    </message>
    <message>
        <source>Add many players to {0}</source>
        <translation>Ajouter plusieurs joueurs à {0}</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. Nothing is added before you have seen what becomes of every row.</source>
        <translation>Copiez des lignes d&apos;un tableur et collez-les ici, ou ouvrez un CSV, un classeur ou un rapport de tournoi. Rien n&apos;est ajouté avant que vous ayez vu ce que devient chaque ligne.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Open a CSV, a workbook or a tournament report</source>
        <translation>Ouvrir un CSV, un classeur ou un rapport de tournoi</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Arrêter la lecture</translation>
    </message>
    <message>
        <source>The first row has the headings</source>
        <translation>La première ligne contient les en-têtes</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Lignes collées</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Ce que signifient les colonnes</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>L&apos;omettre</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Le jour</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>Le mois</translation>
    </message>
    <message>
        <source>What becomes of every row</source>
        <translation>Ce que devient chaque ligne</translation>
    </message>
    <message>
        <source>Add the conflicts as well</source>
        <translation>Ajouter aussi les conflits</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The cell that cannot be used</source>
        <translation>La cellule inutilisable</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Prendre ceci</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy the rows in the spreadsheet first.</source>
        <translation>Le presse-papiers ne contient pas de texte&#x202f;: copiez d&apos;abord les lignes dans le tableur.</translation>
    </message>
    <message>
        <source>Open a table of players</source>
        <translation>Ouvrir un tableau de joueurs</translation>
    </message>
    <message>
        <source>Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)</source>
        <translation>Tableaux et rapports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Lecture de {0}…</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Ligne {0}, colonne {1}&#x202f;: {2}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Colonne {0}</translation>
    </message>
    <message>
        <source>Column {0} holds numbers ({1}) and would be left out: choose above what they are.</source>
        <translation>La colonne {0} contient des nombres ({1}) et serait omise&#x202f;: choisissez ci-dessus ce qu&apos;ils sont.</translation>
    </message>
    <message>
        <source>{0} What comes first in the dates of this table?</source>
        <translation>{0} Qu&apos;est-ce qui vient en premier dans les dates de ce tableau&#x202f;?</translation>
    </message>
    <message>
        <source>Line {0}, column {1}:</source>
        <translation>Ligne {0}, colonne {1}&#x202f;:</translation>
    </message>
    <message>
        <source>{0} is in the section {1}.</source>
        <translation>{0} est dans le groupe {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Ajouter %n joueur</numerusform>
            <numerusform>Ajouter %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, teams: {1}</source>
        <translation>{0}, équipes&#x202f;: {1}</translation>
    </message>
    <message>
        <source>There is no new player to add</source>
        <translation>Il n&apos;y a pas de nouveau joueur à ajouter</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n joueur ajouté</numerusform>
            <numerusform>%n joueurs ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>%n ligne reste ici&#x202f;: corrigez-la, ou fermez.</numerusform>
            <numerusform>%n lignes restent ici&#x202f;: corrigez-les, ou fermez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Bd</source>
        <translation>Éch.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>White, with the colour due</source>
        <translation>Blancs, avec la couleur due</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Points avant la ronde</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Black, with the colour due</source>
        <translation>Noirs, avec la couleur due</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>What this board breaks</source>
        <translation>Ce que cet échiquier enfreint</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numéro d&apos;appariement</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Player, with the colour due</source>
        <translation>Joueur, avec la couleur due</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Without a game, or on a bye</source>
        <translation>Sans partie, ou avec un bye</translation>
    </message>
    <message>
        <source>What a game with the marked player breaks</source>
        <translation>Ce qu&apos;une partie avec le joueur marqué enfreint</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>Places and values by hand</source>
        <translation>Places et valeurs à la main</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Only those still tied when this rung is reached</source>
        <translation>Seulement ceux encore à égalité à ce critère</translation>
    </message>
    <message>
        <source>Lines and their entries</source>
        <translation>Lignes et leurs saisies</translation>
    </message>
    <message>
        <source>Clear this column</source>
        <translation>Vider cette colonne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Results changed after these were entered: the ranking by hand may be out of date.</source>
        <translation>Des résultats ont changé après cette saisie&#x202f;: le classement à la main peut être périmé.</translation>
    </message>
    <message>
        <source>The place of the play-off or of your decision; 1 is best. Who has none comes last.</source>
        <translation>La place du barrage ou de votre décision&#x202f;; 1 est la meilleure. Qui n&apos;en a pas vient en dernier.</translation>
    </message>
    <message>
        <source>A number for each; who has none comes last.</source>
        <translation>Un nombre pour chacun&#x202f;; qui n&apos;en a pas vient en dernier.</translation>
    </message>
    <message>
        <source>Nobody is tied when this rung is reached, so it decides nothing at present.</source>
        <translation>Personne n&apos;est à égalité à ce critère&#x202f;: il ne décide rien pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Rien n&apos;a changé</translation>
    </message>
</context>
<context>
    <name>ByPolicy</name>
    <message>
        <source>Ladder</source>
        <translation>Départages</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Officiels</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Les départages officiels</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>À l&apos;essai</translation>
    </message>
    <message>
        <source>The trial ladder of the editor</source>
        <translation>Les départages à l&apos;essai de l&apos;éditeur</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>A line for each from policy to policy</source>
        <translation>Une ligne pour chacun, de règle en règle</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>The same places as numbers</source>
        <translation>Les mêmes places en nombres</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Places affichées</translation>
    </message>
    <message>
        <source>Show fewer places</source>
        <translation>Montrer moins de places</translation>
    </message>
    <message>
        <source>Show more places</source>
        <translation>Montrer plus de places</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Places selon la règle</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>comme il est</translation>
    </message>
    <message>
        <source>place {0}: {1}</source>
        <translation>place {0}&#x202f;: {1}</translation>
    </message>
</context>
<context>
    <name>ByeDialog</name>
    <message>
        <source>Bye or absence</source>
        <translation>Bye ou absence</translation>
    </message>
    <message>
        <source>Bye or absence in round {0}</source>
        <translation>Bye ou absence à la ronde {0}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Tapez un nom ou choisissez</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>Ce qui est demandé</translation>
    </message>
    <message>
        <source>none: plays</source>
        <translation>aucun&#x202f;: joue</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Choose a name first</source>
        <translation>Choisissez d&apos;abord un nom</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Drag a rung</source>
        <translation>Déplacer un critère</translation>
    </message>
    <message>
        <source>The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see who moves, before you let go. It is a trial; Ctrl+Z takes it back.</source>
        <translation>Les départages forment une liste. Déplacez un critère par sa poignée ou avec Alt+Bas&#x202f;: à droite, vous voyez qui change de place avant de lâcher. C&apos;est un essai&#x202f;; Ctrl+Z l&apos;annule.</translation>
    </message>
    <message>
        <source>Ask a number why</source>
        <translation>Demander le pourquoi d&apos;un nombre</translation>
    </message>
    <message>
        <source>Click any value of the standings, or press Enter on it: every round that makes it is shown.</source>
        <translation>Cliquez sur une valeur du classement, ou appuyez sur Entrée&#x202f;: chaque ronde qui la compose est montrée.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Imprimer une feuille</translation>
    </message>
    <message>
        <source>Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a printer.</source>
        <translation>Choisissez une feuille à gauche&#x202f;; les pages sont telles qu&apos;elles seront imprimées. «&#x202f;Enregistrer en PDF&#x202f;» permet d&apos;essayer sans imprimante.</translation>
    </message>
    <message>
        <source>Enter three results</source>
        <translation>Saisir trois résultats</translation>
    </message>
    <message>
        <source>Three slips are still out. Type 1, 5 or 0 on each board without a result.</source>
        <translation>Trois feuillets manquent encore. Tapez 1, 5 ou 0 à chaque échiquier sans résultat.</translation>
    </message>
    <message>
        <source>Pair the last round</source>
        <translation>Apparier la dernière ronde</translation>
    </message>
    <message>
        <source>Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.</source>
        <translation>Appuyez sur Ctrl+Entrée, ou sur le bouton coloré, jusqu&apos;à ce que la ronde 5 soit appariée&#x202f;: c&apos;est toujours l&apos;étape suivante.</translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>La publier</translation>
    </message>
    <message>
        <source>A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.</source>
        <translation>Un projet n&apos;est vu de personne et peut être apparié de nouveau. Ctrl+Entrée le publie&#x202f;: les échiquiers sont alors fixés.</translation>
    </message>
    <message>
        <source>Now break something</source>
        <translation>Maintenant, cassez quelque chose</translation>
    </message>
    <message>
        <source>Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.</source>
        <translation>Menu Rondes, Annuler l&apos;appariement…&#x202f;; écrivez pourquoi. Tout l&apos;appariement a disparu, comme après une erreur.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Ctrl+Z brings the round back, as it was. Every step can be taken back like this.</source>
        <translation>Ctrl+Z rétablit la ronde telle qu&apos;elle était. Chaque étape peut s&apos;annuler ainsi.</translation>
    </message>
    <message>
        <source>That was a round</source>
        <translation>C&apos;était une ronde</translation>
    </message>
    <message>
        <source>The manual (F1) has all of it in ten steps: Your first tournament.</source>
        <translation>Le manuel (F1) montre tout cela en dix étapes&#x202f;: Votre premier tournoi.</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Critères disponibles</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual.</source>
        <translation>Entrée ajoute le critère sous le critère actuel, Maj+F1 ouvre sa page du manuel.</translation>
    </message>
    <message>
        <source>Add to the ladder	Enter</source>
        <translation>Ajouter aux départages	Entrée</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>À propos de ce départage	Maj+F1</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Who belongs to it</source>
        <translation>Qui en fait partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Put in by hand / taken out by hand</source>
        <translation>Mis à la main / retirés à la main</translation>
    </message>
    <message>
        <source>The date of birth is missing or not exact enough</source>
        <translation>La date de naissance manque ou n&apos;est pas assez précise</translation>
    </message>
    <message>
        <source>Written at players only, without a rule.</source>
        <translation>Écrite seulement chez les joueurs, sans règle.</translation>
    </message>
    <message>
        <source>Whether the player belongs to it; Space changes it</source>
        <translation>Si le joueur en fait partie&#x202f;; Espace le change</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Né(e)</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Parce que</translation>
    </message>
    <message>
        <source>in it</source>
        <translation>dedans</translation>
    </message>
    <message>
        <source>put in by hand</source>
        <translation>mis à la main</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>taken out by hand</source>
        <translation>retiré à la main</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>incertain</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>date de naissance</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>dehors</translation>
    </message>
</context>
<context>
    <name>CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Players fall into them by their rules. What you set by hand stays, whatever the rules say.</source>
        <translation>Les joueurs y entrent selon leurs règles. Ce que vous fixez à la main reste, quoi que disent les règles.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Pas encore de catégories</translation>
    </message>
    <message>
        <source>Until there are some, lists and rankings use the usual groups: women, age, rating bands.</source>
        <translation>D&apos;ici là, listes et classements utilisent les groupes habituels&#x202f;: féminines, âge, tranches Elo.</translation>
    </message>
    <message>
        <source>Youth: U8, U10 … U20</source>
        <translation>Jeunes&#x202f;: U8, U10 … U20</translation>
    </message>
    <message>
        <source>Seniors: S50+, S65+</source>
        <translation>Seniors&#x202f;: S50+, S65+</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Féminines</translation>
    </message>
    <message>
        <source>Rating bands of 200</source>
        <translation>Tranches Elo de 200</translation>
    </message>
    <message>
        <source>Rating under …</source>
        <translation>Elo inférieur à …</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Règle propre…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add categories</source>
        <translation>Ajouter des catégories</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Edit the rule (Enter)</source>
        <translation>Modifier la règle (Entrée)</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Monter (Alt+Haut)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Descendre (Alt+Bas)</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Supprimer (Suppr)</translation>
    </message>
    <message>
        <source>Whose age counts</source>
        <translation>Âge déterminant</translation>
    </message>
    <message>
        <source>Year of the event</source>
        <translation>Année du tournoi</translation>
    </message>
    <message>
        <source>As in FIDE&apos;s youth and senior events</source>
        <translation>Comme dans les tournois jeunes et seniors de la FIDE</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Un jour</translation>
    </message>
    <message>
        <source>The age on a cut-off day</source>
        <translation>L&apos;âge à une date limite</translation>
    </message>
    <message>
        <source>Cut-off day</source>
        <translation>Date limite</translation>
    </message>
    <message>
        <source>Age in</source>
        <translation>Âge en</translation>
    </message>
    <message>
        <source>A player is in every category that fits, not in the narrowest only</source>
        <translation>Un joueur est dans chaque catégorie qui convient, pas seulement dans la plus étroite</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>Dedans</translation>
    </message>
    <message>
        <source>Who is in it, was taken out, or cannot be judged</source>
        <translation>Qui y est, en a été retiré ou ne peut être jugé</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All players of the section</source>
        <translation>Tous les joueurs du groupe</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Chercher un joueur</translation>
    </message>
    <message>
        <source>Players of the category</source>
        <translation>Joueurs de la catégorie</translation>
    </message>
    <message>
        <source>In or out by hand</source>
        <translation>Mettre ou retirer à la main</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>By the rule again</source>
        <translation>De nouveau selon la règle</translation>
    </message>
    <message>
        <source>Takes the hand&apos;s word back (Del)</source>
        <translation>Annule le choix fait à la main (Suppr)</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Rien n&apos;a été modifié</translation>
    </message>
    <message>
        <source>Written at players only: give it a rule with Add, Own rule.</source>
        <translation>Écrite seulement chez les joueurs&#x202f;: donnez-lui une règle par Ajouter, Règle propre.</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Choisissez une catégorie</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Elle est déjà la première</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Elle est déjà la dernière</translation>
    </message>
    <message>
        <source>These categories are there already.</source>
        <translation>Ces catégories existent déjà.</translation>
    </message>
    <message>
        <source>Two categories are called “{0}”.</source>
        <translation>Deux catégories s&apos;appellent «&#x202f;{0}&#x202f;».</translation>
    </message>
    <message>
        <source>The cut-off day is empty.</source>
        <translation>La date limite est vide.</translation>
    </message>
</context>
<context>
    <name>CategoryMenu</name>
    <message>
        <source>In {0} by hand: {1}</source>
        <translation>Dans {0} à la main&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Taken out of {0} by hand: {1}</source>
        <translation>Retiré de {0} à la main&#x202f;: {1}</translation>
    </message>
</context>
<context>
    <name>CategoryRuleDialog</name>
    <message>
        <source>Category {0}</source>
        <translation>Catégorie {0}</translation>
    </message>
    <message>
        <source>A new category</source>
        <translation>Une nouvelle catégorie</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>for example U18, Women, under 1800</source>
        <translation>par exemple U18, Féminines, moins de 1800</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>Â&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Elo</translation>
    </message>
    <message>
        <source>under</source>
        <translation>moins de</translation>
    </message>
    <message>
        <source>has reached</source>
        <translation>a atteint</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Which rating</source>
        <translation>Quel Elo</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>Elo du tournoi</translation>
    </message>
    <message>
        <source>Players without a rating as well</source>
        <translation>Aussi les joueurs sans Elo</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>women</source>
        <translation>femmes</translation>
    </message>
    <message>
        <source>men</source>
        <translation>hommes</translation>
    </message>
    <message>
        <source>&amp;Sex</source>
        <translation>&amp;Sexe</translation>
    </message>
    <message>
        <source>separated by commas; empty: any</source>
        <translation>séparés par des virgules&#x202f;; vide&#x202f;: tous</translation>
    </message>
    <message>
        <source>&amp;Federations</source>
        <translation>&amp;Fédérations</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Clubs</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Titres</translation>
    </message>
    <message>
        <source>for example CM, {0} for players without one</source>
        <translation>par exemple CM, {0} pour les joueurs sans titre</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Give the category a name.</source>
        <translation>Donnez un nom à la catégorie.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>%n joueur correspond.</numerusform>
            <numerusform>%n joueurs correspondent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>%n ne peut être jugé&#x202f;: pas de date de naissance.</numerusform>
            <numerusform>%n ne peuvent être jugés&#x202f;: pas de date de naissance.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Others have changed the same: enter yours?</source>
        <translation>D&apos;autres ont changé la même chose&#x202f;: saisir la vôtre&#x202f;?</translation>
    </message>
    <message>
        <source>Please confirm</source>
        <translation>Veuillez confirmer</translation>
    </message>
    <message>
        <source>Take back what is public or locked?</source>
        <translation>Annuler ce qui est public ou verrouillé&#x202f;?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Annulé&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Change what is public or locked?</source>
        <translation>Modifier ce qui est public ou verrouillé&#x202f;?</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Rétabli&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check the event file</source>
        <translation>Vérifier le fichier du tournoi</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>%n différence entre le fichier et ce qui a été saisi&#x202f;:</numerusform>
            <numerusform>%n différences entre le fichier et ce qui a été saisi&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Every page, every table and every row is as it was entered: no difference.</source>
        <translation>Chaque page, chaque table et chaque ligne est telle que saisie&#x202f;: aucune différence.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Go on with the newest good copy…</source>
        <translation>Continuer avec la dernière bonne copie…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>pas là</translation>
    </message>
    <message>
        <source>Not yet seen, or absent</source>
        <translation>Pas encore vu, ou absent</translation>
    </message>
    <message>
        <source>here</source>
        <translation>là</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Présent</translation>
    </message>
    <message>
        <source>All others are here</source>
        <translation>Tous les autres sont là</translation>
    </message>
    <message>
        <source>Who is neither ticked off nor marked absent is here</source>
        <translation>Qui n&apos;est ni coché ni marqué absent est là</translation>
    </message>
    <message>
        <source>Close the check-in…</source>
        <translation>Clore le pointage…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Une nouvelle soirée</translation>
    </message>
    <message>
        <source>Nobody is here yet: all ticks are taken away</source>
        <translation>Personne n&apos;est encore là&#x202f;: toutes les coches sont enlevées</translation>
    </message>
    <message>
        <source>Take it back (Backspace)</source>
        <translation>L&apos;annuler (Retour arrière)</translation>
    </message>
    <message>
        <source>Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: absent. Arrows move through the list.</source>
        <translation>Tapez les premières lettres d&apos;un nom, puis Espace&#x202f;: là. Espace encore l&apos;annule, Maj+Espace&#x202f;: absent. Les flèches parcourent la liste.</translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Personne trouvé&#x202f;: «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all</source>
        <translation>{0} là  ·  {1} absents  ·  {2} pas encore  ·  {3} en tout</translation>
    </message>
    <message>
        <source>paid {0} of {1}, {2} due</source>
        <translation>payé {0} sur {1}, {2} dû</translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n avec un bye à cette ronde</numerusform>
            <numerusform>%n avec un bye à cette ronde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Record them as adjourned</source>
        <translation>Les noter comme ajournées</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Donner les numéros…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Ce que le contrôle a trouvé</translation>
    </message>
    <message>
        <source>Without a game in this round</source>
        <translation>Sans partie à cette ronde</translation>
    </message>
    <message>
        <source>Bye or absence…</source>
        <translation>Bye ou absence…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Règles d&apos;appariement…</translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Rien ne semble faux</translation>
    </message>
    <message>
        <source>Nobody is entered twice, and nothing is missing.</source>
        <translation>Personne n&apos;est inscrit deux fois, et rien ne manque.</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Tous jouent</translation>
    </message>
    <message>
        <source>Who is away or has a bye in this round is listed here.</source>
        <translation>Qui est absent ou a un bye à cette ronde figure ici.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Apparier à la main…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Le moteur apparie</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Moteur…</translation>
    </message>
    <message>
        <source>With and without them…</source>
        <translation>Avec et sans eux…</translation>
    </message>
    <message>
        <source>The pairing with those who are missing and without them, side by side; nothing is stored</source>
        <translation>L&apos;appariement avec ceux qui manquent et sans eux, côte à côte&#x202f;; rien n&apos;est enregistré</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does team 1 get on board 1?</source>
        <translation>La couleur initiale n&apos;est pas encore tirée&#x202f;: quelle couleur reçoit l&apos;équipe 1 à l&apos;échiquier 1&#x202f;?</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does the highest-ranked player get?</source>
        <translation>La couleur initiale n&apos;est pas encore tirée&#x202f;: quelle couleur reçoit le joueur le mieux classé&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>Prévoir %n ronde</numerusform>
            <numerusform>Prévoir %n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>%n remarque avant l&apos;appariement</numerusform>
            <numerusform>%n remarques avant l&apos;appariement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>%n joueur sans partie à cette ronde</numerusform>
            <numerusform>%n joueurs sans partie à cette ronde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>%n équipe sans match à cette ronde</numerusform>
            <numerusform>%n équipes sans match à cette ronde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n pas encore là</numerusform>
            <numerusform>%n pas encore là</numerusform>
        </translation>
    </message>
    <message>
        <source>They are asked about when the round is paired.</source>
        <translation>La question est posée quand la ronde est appariée.</translation>
    </message>
    <message>
        <source>{0} players are to be paired, {1} without a game.</source>
        <translation>{0} joueurs sont à apparier, {1} sans partie.</translation>
    </message>
    <message>
        <source>{0} teams are to be paired, {1} without a match.</source>
        <translation>{0} équipes sont à apparier, {1} sans match.</translation>
    </message>
    <message>
        <source>One of them gets the pairing-allocated bye.</source>
        <translation>L&apos;un d&apos;eux est exempt.</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Apparier la ronde {0}</translation>
    </message>
    <message>
        <source>Knock-out: the matches come from the bracket.</source>
        <translation>Élimination directe&#x202f;: les matchs viennent du tableau.</translation>
    </message>
    <message>
        <source>The matches come from the table of the system.</source>
        <translation>Les matchs viennent de la table du système.</translation>
    </message>
    <message>
        <source>Round robin: the boards come from the Berger table.</source>
        <translation>Toutes-rondes&#x202f;: les échiquiers viennent de la table de Berger.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE&apos;s system for teams (C.04.6); ended after {1} min.</source>
        <translation>Moteur&#x202f;: {0}, système de la FIDE par équipes (C.04.6)&#x202f;; arrêté après {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}; ended after {1} min.</source>
        <translation>Moteur&#x202f;: {0}&#x202f;; arrêté après {1} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, {1}; ended after {2} min.</source>
        <translation>Moteur&#x202f;: {0}, {1}&#x202f;; arrêté après {2} min.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.</source>
        <translation>Moteur&#x202f;: {0}, système suisse FIDE (hollandais) 2026&#x202f;; fini d&apos;ordinaire en {1} s, arrêté après {2} min.</translation>
    </message>
    <message>
        <source>{0} is pairing: {1} s; usually done within {2} s.</source>
        <translation>{0} apparie&#x202f;: {1} s&#x202f;; fini d&apos;ordinaire en {2} s.</translation>
    </message>
    <message>
        <source>Drawn by lot (number of the lot {0}): {1} for number 1.</source>
        <translation>Tiré au sort (numéro du tirage {0})&#x202f;: {1} pour le numéro 1.</translation>
    </message>
    <message>
        <source>Bye or absence</source>
        <translation>Bye ou absence</translation>
    </message>
    <message>
        <source>{0} And {1} more like this.</source>
        <translation>{0} Et {1} autres semblables.</translation>
    </message>
</context>
<context>
    <name>ChessBoard</name>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message>
        <source>Close the check-in</source>
        <translation>Clore le pointage</translation>
    </message>
    <message>
        <source>Close the check-in for round {0}</source>
        <translation>Clore le pointage de la ronde {0}</translation>
    </message>
    <message>
        <source>Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.</source>
        <translation>Là&#x202f;: {0} sur {1}. Bye à cette ronde&#x202f;: {2}. Manquent&#x202f;: {3}.</translation>
    </message>
    <message>
        <source>{0} (absent)</source>
        <translation>{0} (absent)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n reçoit un bye à zéro point à cette ronde seulement</numerusform>
            <numerusform>%n reçoivent un bye à zéro point à cette ronde seulement</numerusform>
        </translation>
    </message>
    <message>
        <source>In this round: {0}</source>
        <translation>À cette ronde&#x202f;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n quitte le tournoi&#x202f;: zéro point à chaque ronde</numerusform>
            <numerusform>%n quittent le tournoi&#x202f;: zéro point à chaque ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: they are paired as if they were here</source>
        <translation>Rien&#x202f;: ils sont appariés comme s&apos;ils étaient là</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n marqué absent&#x202f;: un bye à zéro point à cette ronde</numerusform>
            <numerusform>%n marqués absents&#x202f;: un bye à zéro point à cette ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}&#x202f;; {1}</translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>l&apos;autre (%n) est là</numerusform>
            <numerusform>les %n autres sont là</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Le dossier final est écrit&#x202f;: %n fichier dans {0}</numerusform>
            <numerusform>Le dossier final est écrit&#x202f;: %n fichiers dans {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the final pack…</source>
        <translation>Écriture du dossier final…</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>The final pack</source>
        <translation>Le dossier final</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Clôturer le tournoi</translation>
    </message>
    <message>
        <source>The standings become final on screen and paper, and nothing can be changed while it is closed. It can be opened again with a reason; that is logged and makes the standings provisional.</source>
        <translation>Le classement devient définitif à l&apos;écran et sur papier, et rien ne peut être modifié tant que le tournoi est clôturé. On peut le rouvrir avec un motif&#x202f;; cela est noté au journal et rend le classement provisoire.</translation>
    </message>
    <message>
        <source>Write the &amp;final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder</source>
        <translation>Écrire le &amp;dossier final&#x202f;: classement, grille, décisions, journal, TRF16 et TRF26 dans un dossier</translation>
    </message>
    <message>
        <source>Put a &amp;copy of the event file beside it</source>
        <translation>Y joindre une &amp;copie du fichier du tournoi</translation>
    </message>
    <message>
        <source>Another &amp;place…</source>
        <translation>Autre &amp;emplacement…</translation>
    </message>
    <message>
        <source>Write the pack</source>
        <translation>Écrire le dossier</translation>
    </message>
    <message>
        <source>Something is still missing, see above</source>
        <translation>Il manque encore quelque chose, voir ci-dessus</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}&#x202f;: fait</translation>
    </message>
    <message>
        <source>{0}: missing</source>
        <translation>{0}&#x202f;: manque</translation>
    </message>
    <message>
        <source>Where the final pack goes</source>
        <translation>Où va le dossier final</translation>
    </message>
    <message>
        <source>In a folder of its own in {0}</source>
        <translation>Dans son propre dossier sous {0}</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Colour of the website</source>
        <translation>Couleur du site</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose the colour of the website</source>
        <translation>Choisir la couleur du site</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>First</source>
        <translation>Première</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Place selon la première liste de départages</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Seconde</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>Place selon la seconde liste de départages</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Decided, first</source>
        <translation>Décidé, première</translation>
    </message>
    <message>
        <source>The rung of the first ladder that decides</source>
        <translation>Le critère de la première liste qui décide</translation>
    </message>
    <message>
        <source>Decided, second</source>
        <translation>Décidé, seconde</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>Le critère de la seconde liste qui décide</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagée</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>comme il est</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare sources</source>
        <translation>Comparer les sources</translation>
    </message>
    <message>
        <source>{0}: nothing of what a source has said is lost; one of them is shown.</source>
        <translation>{0}&#x202f;: rien de ce qu&apos;une source a transmis n&apos;est perdu&#x202f;; l&apos;une d&apos;elles est montrée.</translation>
    </message>
    <message>
        <source>Sources of this game</source>
        <translation>Sources de cette partie</translation>
    </message>
    <message>
        <source>Show this one</source>
        <translation>Montrer celle-ci</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>no move yet</source>
        <translation>pas encore de coup</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Demi-coups</translation>
    </message>
    <message>
        <source>Last heard</source>
        <translation>Dernière nouvelle</translation>
    </message>
    <message>
        <source>Against what is shown</source>
        <translation>Par rapport à ce qui est montré</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>est montré</translation>
    </message>
    <message>
        <source>went on after the result</source>
        <translation>a continué après le résultat</translation>
    </message>
    <message>
        <source>not seen in the start position</source>
        <translation>non vu en position de départ</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>rien n&apos;est montré</translation>
    </message>
    <message>
        <source>the same moves, {0} half-moves</source>
        <translation>les mêmes coups, {0} demi-coups</translation>
    </message>
    <message>
        <source>differs from half-move {0} on</source>
        <translation>diffère à partir du demi-coup {0}</translation>
    </message>
    <message>
        <source>Compare ladders</source>
        <translation>Comparer des départages</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Ce qui est comparé</translation>
    </message>
    <message>
        <source>Two ladders</source>
        <translation>Deux listes de départages</translation>
    </message>
    <message>
        <source>Who changes places between two ladders</source>
        <translation>Qui change de place entre deux listes</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Places selon la règle</translation>
    </message>
    <message>
        <source>What the rule for unplayed games changes</source>
        <translation>Ce que change la règle des parties non jouées</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motif (gardé dans le journal)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>en quelques mots</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuer…</translation>
    </message>
    <message>
        <source>I have read this</source>
        <translation>J&apos;ai lu ceci</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Étape {0} sur 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Écrivez d&apos;abord un motif</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct an earlier result</source>
        <translation>Corriger un résultat antérieur</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: {2} becomes {3}</source>
        <translation>Ronde {0}, échiquier {1}&#x202f;: {2} devient {3}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} contre {1}</translation>
    </message>
    <message>
        <source>How far the correction reaches</source>
        <translation>Portée de la correction</translation>
    </message>
    <message>
        <source>Everything: standings and every pairing not yet played</source>
        <translation>Tout&#x202f;: classement et tout appariement pas encore joué</translation>
    </message>
    <message>
        <source>Standings, and pairings from the next one that is made</source>
        <translation>Classement, et appariements à partir du prochain</translation>
    </message>
    <message>
        <source>The rating report only; standings and pairings stay</source>
        <translation>Le rapport Elo seulement&#x202f;; classement et appariements restent</translation>
    </message>
    <message>
        <source>In FIDE mode only the last two rounds change the standings</source>
        <translation>En mode FIDE, seules les deux dernières rondes changent le classement</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motif (gardé dans le journal)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>for example: both players say that Black won</source>
        <translation>par exemple&#x202f;: les deux joueurs disent que les Noirs ont gagné</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Corriger le résultat</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Écrivez d&apos;abord un motif</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Picture of the website</source>
        <translation>Image du site</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose the picture of the website</source>
        <translation>Choisir l&apos;image du site</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Images (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Pas d&apos;image</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation>Une erreur du programme</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Le programme a fait une erreur</translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation>Tout ce qui a été saisi auparavant est enregistré dans le fichier du tournoi. Vous pouvez continuer&#x202f;; si quelque chose semble faux, fermez le programme et rouvrez le tournoi. Merci d&apos;envoyer le texte ci-dessous aux auteurs.</translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation>Détails pour les auteurs</translation>
    </message>
    <message>
        <source>Later faults are written to the log only: {0}</source>
        <translation>Les erreurs suivantes ne sont écrites que dans le journal&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the order of the rows.</source>
        <translation>2½ (2)&#x202f;: points de partie, et points de match entre parenthèses&#x202f;; + et − match par forfait&#x202f;; · match en cours. Colonnes dans l&apos;ordre des lignes.</translation>
    </message>
    <message>
        <source>12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. + and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.</source>
        <translation>12b 2½ (2)&#x202f;: Blancs (b) ou Noirs (n) à l&apos;échiquier 1 contre l&apos;équipe 12, points de partie, et points de match entre parenthèses. + et − match par forfait&#x202f;; bye&#x202f;: exempt de l&apos;appariement&#x202f;; bye ½&#x202f;: demandé&#x202f;; — absent&#x202f;; · match en cours.</translation>
    </message>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation>1 gain, ½ nulle, 0 perte&#x202f;; + et − forfaits&#x202f;; · partie en cours. Colonnes dans l&apos;ordre des lignes.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>place</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>numéro d&apos;appariement</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.</source>
        <translation>12b1&#x202f;: Blancs (b) ou Noirs (n) contre le joueur ayant le {0} 12, gagné. + et − forfaits&#x202f;; {1}&#x202f;; · partie en cours.</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12b1&#x202f;: Blancs (b) ou Noirs (n) contre le joueur ayant le {0} 12, gagné. + et − forfaits&#x202f;; bye&#x202f;: exempt de l&apos;appariement&#x202f;; bye 1, bye ½&#x202f;: demandé&#x202f;; — absent&#x202f;; · partie en cours.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation>Place après cette ronde</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numéro d&apos;appariement (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo du tournoi</translation>
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
        <translation>Points</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Points après cette ronde</translation>
    </message>
    <message>
        <source>Round {0}: {1} {2}</source>
        <translation>Ronde {0}&#x202f;: {1} {2}</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Grille américaine</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par place</translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation>Lignes dans l&apos;ordre du classement</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Par numéro</translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation>Lignes dans l&apos;ordre des numéros d&apos;appariement</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation>Adversaires par numéro d&apos;appariement&#x202f;: le même à chaque ronde</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation>Adversaires par leur place dans ce tableau</translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation>Adversaires par</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Chercher par nom, club ou numéro</translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation>Pas encore de ronde à montrer</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Choisissez ci-dessus une ronde ultérieure.</translation>
    </message>
    <message>
        <source>The winner of each match goes on. Point at a match for what decided it.</source>
        <translation>Le vainqueur de chaque match se qualifie. Pointez un match pour voir ce qui l&apos;a décidé.</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>From a calendar (F4)</source>
        <translation>Depuis un calendrier (F4)</translation>
    </message>
    <message>
        <source>“{0}” is no date; write {1}.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas une date&#x202f;; écrivez {1}.</translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>Say why, for example: drawn on all boards, play-off after the round.</source>
        <translation>Dites pourquoi, par exemple&#x202f;: nulle à tous les échiquiers, barrage après la ronde.</translation>
    </message>
</context>
<context>
    <name>DecideTieDialog</name>
    <message>
        <source>Say why, for example: all tie-break games drawn, lot as announced.</source>
        <translation>Dites pourquoi, par exemple&#x202f;: toutes les parties de départage nulles, tirage au sort comme annoncé.</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}&#x202f;: en-têtes de colonnes</translation>
    </message>
    <message>
        <source>F4 sorts by a column.</source>
        <translation>F4 trie par une colonne.</translation>
    </message>
    <message>
        <source>Sorted by {0}</source>
        <translation>Trié par {0}</translation>
    </message>
    <message>
        <source>Copied with the headings; paste it into a spreadsheet.</source>
        <translation>Copié avec les titres&#x202f;; collez-le dans un tableur.</translation>
    </message>
</context>
<context>
    <name>DeskLink</name>
    <message>
        <source>desk of {0}, {1}</source>
        <translation>poste de {0}, {1}</translation>
    </message>
    <message>
        <source>with the leading computer</source>
        <translation>avec l&apos;ordinateur principal</translation>
    </message>
    <message>
        <source>The leading computer has everything; the copy on this one can be removed, or looked at until then.</source>
        <translation>L&apos;ordinateur principal a tout&#x202f;; la copie sur celui-ci peut être supprimée, ou consultée jusque-là.</translation>
    </message>
    <message>
        <source>This computer is no desk of the event any more</source>
        <translation>Cet ordinateur n&apos;est plus un poste du tournoi</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Supprimer la copie</translation>
    </message>
    <message>
        <source>The copy was removed from this computer.</source>
        <translation>La copie a été supprimée de cet ordinateur.</translation>
    </message>
    <message>
        <source>The step that waited was refused: {0}</source>
        <translation>L&apos;étape en attente a été refusée&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The step that waited is done.</source>
        <translation>L&apos;étape en attente est faite.</translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>Il y a déjà %n poste&#x202f;: retirez-en.</numerusform>
            <numerusform>Il y a déjà %n postes&#x202f;: retirez-en.</numerusform>
        </translation>
    </message>
    <message>
        <source>A desk of this name is there already: the log would not tell them apart.</source>
        <translation>Un poste de ce nom existe déjà&#x202f;: le journal ne les distinguerait pas.</translation>
    </message>
    <message>
        <source>The invitation has ended.</source>
        <translation>L&apos;invitation a expiré.</translation>
    </message>
    <message>
        <source>The leading computer has another version of the program.</source>
        <translation>L&apos;ordinateur principal a une autre version du programme.</translation>
    </message>
    <message>
        <source>This is done at the leading computer.</source>
        <translation>Cela se fait sur l&apos;ordinateur principal.</translation>
    </message>
</context>
<context>
    <name>DocumentOptions</name>
    <message>
        <source>Options of the document</source>
        <translation>Options du document</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Un exemplaire de moins</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Un exemplaire de plus</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} points</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Group of players</source>
        <translation>Groupe de joueurs</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Taille des caractères</translation>
    </message>
    <message>
        <source>Lists side by side</source>
        <translation>Listes côte à côte</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Une colonne</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Deux colonnes</translation>
    </message>
    <message>
        <source>Three columns</source>
        <translation>Trois colonnes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Additional columns</source>
        <translation>Colonnes supplémentaires</translation>
    </message>
    <message>
        <source>Group the list by</source>
        <translation>Regrouper la liste par</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Fédération</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Results are written</source>
        <translation>Les résultats s&apos;écrivent</translation>
    </message>
    <message>
        <source>Opponents by</source>
        <translation>Adversaires par</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Numéro d&apos;appariement</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Lines in the order of</source>
        <translation>Lignes dans l&apos;ordre de</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>Demi-points</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Langue du papier</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Lettres des pièces</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Comme la langue</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>The first {0}, as a test</source>
        <translation>Les {0} premiers, pour essai</translation>
    </message>
    <message>
        <source>First at each board</source>
        <translation>En premier à chaque échiquier</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Équipe recevante</translation>
    </message>
    <message>
        <source>White, as on the screen</source>
        <translation>Les Blancs, comme à l&apos;écran</translation>
    </message>
    <message>
        <source>Room for pens</source>
        <translation>Place pour écrire</translation>
    </message>
    <message>
        <source>Leave room for pens between the lines</source>
        <translation>Laisser de la place pour écrire entre les lignes</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>Quadrillage</translation>
    </message>
    <message>
        <source>Draw lines around all cells</source>
        <translation>Tracer des lignes autour de toutes les cellules</translation>
    </message>
    <message>
        <source>The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger</source>
        <translation>Le PDF dit ce que sont titres et tableaux (PDF/UA)&#x202f;: pour les lecteurs d&apos;écran&#x202f;; le fichier est plus gros</translation>
    </message>
    <message>
        <source>Accessible PDF</source>
        <translation>PDF accessible</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>Last round paired</source>
        <translation>Dernière ronde appariée</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Additional columns: {0}</source>
        <translation>Colonnes supplémentaires&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>Code FIDE</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE lente</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rapide</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE blitz</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo national</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Né(e)</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
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
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Classeurs (*.xlsx)</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Images (*.svg)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Le tableau est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Départages</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Officiels</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>Selon les départages officiels</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>À l&apos;essai</translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation>Selon les départages à l&apos;essai&#x202f;; le papier dit «&#x202f;à l&apos;essai, non officiels&#x202f;»</translation>
    </message>
    <message>
        <source>To the queue</source>
        <translation>Vers la file</translation>
    </message>
    <message>
        <source>Put it into the print queue</source>
        <translation>Mettre dans la file d&apos;impression</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Save each as a PDF in a folder…</source>
        <translation>Enregistrer chacun en PDF dans un dossier…</translation>
    </message>
    <message>
        <source>Save every document in a folder…</source>
        <translation>Enregistrer tous les documents dans un dossier…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Enregistrer en page web…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Save as a workbook…</source>
        <translation>Enregistrer en classeur…</translation>
    </message>
    <message>
        <source>Save as a picture (SVG)…</source>
        <translation>Enregistrer en image (SVG)…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Paper, language and ½ like this for all documents</source>
        <translation>Papier, langue et ½ comme ici pour tous les documents</translation>
    </message>
    <message>
        <source>Usual options again</source>
        <translation>Revenir aux options habituelles</translation>
    </message>
    <message>
        <source>More that can be done with the document</source>
        <translation>Autres actions sur le document</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>L&apos;imprimer</translation>
    </message>
    <message>
        <source>Print queue</source>
        <translation>File d&apos;impression</translation>
    </message>
    <message>
        <source>Paper, language and half points are now the same for all documents.</source>
        <translation>Papier, langue et demi-points sont maintenant les mêmes pour tous les documents.</translation>
    </message>
    <message>
        <source>{0} is opened by Alt+{1} now.</source>
        <translation>{0} s&apos;ouvre désormais par Alt+{1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} est dans la file d&apos;impression, avec %n document.</numerusform>
            <numerusform>{0} est dans la file d&apos;impression, avec %n documents.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (does not apply)</source>
        <translation>{0} (ne s&apos;applique pas)</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronde {0}</translation>
    </message>
    <message>
        <source>no. {0}</source>
        <translation>n° {0}</translation>
    </message>
    <message>
        <source>The print queue is empty: choose a document and press {0}, as often as you like.</source>
        <translation>La file d&apos;impression est vide&#x202f;: choisissez un document et appuyez sur {0}, autant de fois que vous voulez.</translation>
    </message>
    <message>
        <source>No document of this pack applies now.</source>
        <translation>Aucun document de ce dossier ne s&apos;applique maintenant.</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Préparation des pages…</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Il n&apos;y a rien à imprimer.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Page {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message>
        <source>Edit several players</source>
        <translation>Modifier plusieurs joueurs</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>Modifier %n joueur</numerusform>
            <numerusform>Modifier %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is ticked is changed.</source>
        <translation>Seul ce qui est coché est modifié.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Fédération</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Droit d&apos;inscription</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>Half-point</source>
        <translation>Demi-point</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>male</source>
        <translation>masculin</translation>
    </message>
    <message>
        <source>female</source>
        <translation>féminin</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>pas permis</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Byes d&apos;un demi-point</translation>
    </message>
    <message>
        <source>Everybody has paid the whole fee</source>
        <translation>Tous ont payé le droit entier</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>&amp;Chercher dans cette page</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew.</source>
        <translation>Un Elo modifié compte aussitôt dans les départages&#x202f;; les numéros d&apos;appariement restent jusqu&apos;à leur nouvelle attribution.</translation>
    </message>
    <message>
        <source>Save, previous</source>
        <translation>Enregistrer, précédent</translation>
    </message>
    <message>
        <source>Save, next</source>
        <translation>Enregistrer, suivant</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Joueur {0}</translation>
    </message>
    <message>
        <source>This is the first player shown</source>
        <translation>C&apos;est le premier joueur affiché</translation>
    </message>
    <message>
        <source>This is the last player shown</source>
        <translation>C&apos;est le dernier joueur affiché</translation>
    </message>
    <message>
        <source>{0}. Save again keeps it all the same.</source>
        <translation>{0}. Enregistrer encore une fois le garde tout de même.</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Type from when until when a member may play; empty is without a limit.</source>
        <translation>Tapez de quand à quand un joueur peut jouer&#x202f;; vide, sans limite.</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Qualification</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu&apos;au</translation>
    </message>
    <message>
        <source>No. in the club&apos;s list</source>
        <translation>N° dans la liste du club</translation>
    </message>
    <message>
        <source>Played above</source>
        <translation>A joué plus haut</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}&#x202f;: «&#x202f;{1}&#x202f;» n&apos;est pas un nombre.</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>Pairing engine</source>
        <translation>Moteur d&apos;appariement</translation>
    </message>
    <message>
        <source>Whatever engine pairs, its answer is checked against the rules before it is taken, and another engine pairs the round once more in the background.</source>
        <translation>Quel que soit le moteur, sa réponse est contrôlée selon les règles avant d&apos;être prise, et un autre moteur apparie la ronde encore une fois en arrière-plan.</translation>
    </message>
    <message>
        <source>tdapp&apos;s own (Dutch system 2026)</source>
        <translation>celui de tdapp (système hollandais 2026)</translation>
    </message>
    <message>
        <source>gacrux, which comes with this program (Dutch system 2026)</source>
        <translation>gacrux, fourni avec ce programme (système hollandais 2026)</translation>
    </message>
    <message>
        <source>Another program: bbpPairings, or the .jar of JaVaFo</source>
        <translation>Un autre programme&#x202f;: bbpPairings, ou le .jar de JaVaFo</translation>
    </message>
    <message>
        <source>Path of the engine</source>
        <translation>Chemin du moteur</translation>
    </message>
    <message>
        <source>Path of the program or .jar</source>
        <translation>Chemin du programme ou du .jar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Moins de temps</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Plus de temps</translation>
    </message>
    <message>
        <source>Longest time for one round, in minutes</source>
        <translation>Durée maximale pour une ronde, en minutes</translation>
    </message>
    <message>
        <source>When the time is over nothing has changed: another engine or pairing by hand is offered.</source>
        <translation>Le temps écoulé, rien n&apos;a changé&#x202f;: un autre moteur ou l&apos;appariement à la main est proposé.</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Utiliser ce moteur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{0} works: it paired a small round in {1} s.</source>
        <translation>{0} fonctionne&#x202f;: il a apparié une petite ronde en {1} s.</translation>
    </message>
    <message>
        <source>Trying it…</source>
        <translation>Essai en cours…</translation>
    </message>
    <message>
        <source>Choose the engine</source>
        <translation>Choisir le moteur</translation>
    </message>
    <message>
        <source>Try the engine first</source>
        <translation>Essayez d&apos;abord le moteur</translation>
    </message>
</context>
<context>
    <name>EventActions</name>
    <message>
        <source>&amp;Edit the event…</source>
        <translation>&amp;Modifier le tournoi…</translation>
    </message>
    <message>
        <source>&amp;Regulations…</source>
        <translation>&amp;Règlement…</translation>
    </message>
    <message>
        <source>&amp;Schedule…</source>
        <translation>&amp;Horaires…</translation>
    </message>
    <message>
        <source>&amp;Print the regulations…</source>
        <translation>&amp;Imprimer le règlement…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>Pri&amp;x…</translation>
    </message>
    <message>
        <source>&amp;Logo and header lines…</source>
        <translation>&amp;Logo et lignes d&apos;en-tête…</translation>
    </message>
    <message>
        <source>Live &amp;boards…</source>
        <translation>É&amp;chiquiers en direct…</translation>
    </message>
    <message>
        <source>&amp;Work together…</source>
        <translation>&amp;Travailler à plusieurs…</translation>
    </message>
    <message>
        <source>G&amp;o public…</source>
        <translation>R&amp;endre public…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>P&amp;ublier…</translation>
    </message>
    <message>
        <source>&amp;Add a section…</source>
        <translation>&amp;Ajouter un groupe…</translation>
    </message>
    <message>
        <source>Re&amp;name the section…</source>
        <translation>Re&amp;nommer le groupe…</translation>
    </message>
    <message>
        <source>Re&amp;move the section…</source>
        <translation>&amp;Supprimer le groupe…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Ouvrez d&apos;abord un tournoi</translation>
    </message>
</context>
<context>
    <name>EventFactsDialog</name>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Event and officials</source>
        <translation>Tournoi et officiels</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Lieu</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Fédération</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>&amp;Premier jour</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Dernier jour</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Cadence</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Ajouter un officiel</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Officiels</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Edit the event…</source>
        <translation>Modifier le tournoi…</translation>
    </message>
    <message>
        <source>Edit the regulations…</source>
        <translation>Modifier le règlement…</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Règles d&apos;appariement…</translation>
    </message>
    <message>
        <source>Go on by another system…</source>
        <translation>Continuer avec un autre système…</translation>
    </message>
    <message>
        <source>The rounds that are paired stay; the next ones are paired by a system of your choice</source>
        <translation>Les rondes appariées restent&#x202f;; les suivantes sont appariées par un système de votre choix</translation>
    </message>
    <message>
        <source>Edit the schedule…</source>
        <translation>Modifier les horaires…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the regulations as text</source>
        <translation>Copier le règlement comme texte</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Preview the regulations, print them or save them as PDF</source>
        <translation>Prévisualiser le règlement, l&apos;imprimer ou l&apos;enregistrer en PDF</translation>
    </message>
    <message>
        <source>Show the players</source>
        <translation>Afficher les joueurs</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Ouvrir les départages</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Afficher le classement</translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation>Remarques du fichier</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Horaires</translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation>Comment les égalités sont départagées</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Tournoi sans nom</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked.</source>
        <translation>La ronde 1 est appariée&#x202f;: système, points et valeur du bye sont verrouillés.</translation>
    </message>
    <message>
        <source>There are no players yet</source>
        <translation>Il n&apos;y a pas encore de joueurs</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>{0} of {1} complete</source>
        <translation>{0} sur {1} complètes</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Appariées</translation>
    </message>
    <message>
        <source>up to round {0}</source>
        <translation>jusqu&apos;à la ronde {0}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>final</source>
        <translation>définitif</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisoire</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>mode FIDE</translation>
    </message>
    <message>
        <source>outside FIDE mode</source>
        <translation>hors mode FIDE</translation>
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
        <translation>jeu</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>ven</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>sam</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>dim</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>default time {0} min</source>
        <translation>délai de forfait {0} min</translation>
    </message>
    <message>
        <source>No dates of rounds yet.</source>
        <translation>Pas encore de dates de rondes.</translation>
    </message>
    <message>
        <source>The rounds so far were paired by the {0}. They stay as they are.</source>
        <translation>Les rondes jusqu&apos;ici ont été appariées par le {0}. Elles restent telles quelles.</translation>
    </message>
    <message>
        <source>Go on by another system</source>
        <translation>Continuer avec un autre système</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>Changer le système d&apos;appariement&#x202f;?</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Règlement – {0}</translation>
    </message>
    <message>
        <source>The regulations were copied.</source>
        <translation>Le règlement a été copié.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Ronde {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Default time: {0} minutes.</source>
        <translation>Délai de forfait&#x202f;: {0} minutes.</translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Lieu&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Dates&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation>Arbitre principal&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Deputies: {0}.</source>
        <translation>Adjoints&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Time control in the report: {0}.</source>
        <translation>Cadence dans le rapport&#x202f;: {0}.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Res.</source>
        <translation>Rés.</translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation>Résultat tel qu&apos;utilisé</translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation>Adv.</translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation>Le score ou l&apos;Elo de l&apos;adversaire tel qu&apos;utilisé</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation>Ce que la ronde apporte</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation>Compté, coupé ou non compté, et pourquoi</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation>Couleur et adversaire</translation>
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
        <translation>compté</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>coupé</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Ronde {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Rounds {0}: {1}</source>
        <translation>Rondes {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numéro d&apos;appariement (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation>Valeur de ce critère</translation>
    </message>
    <message>
        <source>Sum if every game not played were lost</source>
        <translation>Somme si toute partie non jouée était perdue</translation>
    </message>
    <message>
        <source>Sum if every game not played were won</source>
        <translation>Somme si toute partie non jouée était gagnée</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation>Points entre les joueurs à égalité</translation>
    </message>
    <message>
        <source>have not met</source>
        <translation>ne se sont pas rencontrés</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Elo de l&apos;adversaire</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation>Points après la ronde</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation>Copier le calcul comme texte</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>À propos de ce départage</translation>
    </message>
    <message>
        <source>Print this calculation</source>
        <translation>Imprimer ce calcul</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Fermer l&apos;explication</translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation>départages à l&apos;essai, non officiels</translation>
    </message>
    <message>
        <source>Points and tie-breaks of this line</source>
        <translation>Points et départages de cette ligne</translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation>Calcul détaillé</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Among the tied (· have not met)</source>
        <translation>Entre ceux à égalité (· ne se sont pas rencontrés)</translation>
    </message>
    <message>
        <source>Who is tied</source>
        <translation>Qui est à égalité</translation>
    </message>
    <message>
        <source>No. {0}</source>
        <translation>N° {0}</translation>
    </message>
    <message>
        <source>rating {0}</source>
        <translation>Elo {0}</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>hors classement</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>place {0}</translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation>{0} après la ronde {1}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Points, ronde par ronde</translation>
    </message>
    <message>
        <source>Points after round {0}: {1}</source>
        <translation>Points après la ronde {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation>Parties non jouées&#x202f;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>Encore à égalité à ce critère (%n)</numerusform>
            <numerusform>Encore à égalité à ce critère (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this line when this rung is reached</source>
        <translation>Personne n&apos;était à égalité avec cette ligne à ce critère</translation>
    </message>
    <message>
        <source>Crosstable of the tied</source>
        <translation>Grille de ceux à égalité</translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation>Le calcul a été copié.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation>Ouvrir un tournoi</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Tournois et rapports de tournoi (*.tdb *.trf *.trfx *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importer un rapport de tournoi</translation>
    </message>
    <message>
        <source>Reports, tables, games, JSON ({endings});;All files (*)</source>
        <translation>Rapports, tableaux, parties, JSON ({endings});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The table that was copied is being read…</source>
        <translation>Lecture du tableau copié…</translation>
    </message>
    <message>
        <source>What was copied cannot be imported</source>
        <translation>Ce qui a été copié ne peut pas être importé</translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation>Le tournoi ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Récupération du tournoi…</translation>
    </message>
    <message>
        <source>The demo event is being opened…</source>
        <translation>Ouverture du tournoi de démonstration…</translation>
    </message>
    <message>
        <source>The practice event is being made…</source>
        <translation>Création du tournoi d&apos;exercice…</translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation>La copie n&apos;a pas été écrite</translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation>Une copie a été écrite&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Hand over to another computer</source>
        <translation>Transmettre à un autre ordinateur</translation>
    </message>
    <message>
        <source>What the other computer is called (the log keeps it):</source>
        <translation>Nom de l&apos;autre ordinateur (le journal le garde)&#x202f;:</translation>
    </message>
    <message>
        <source>The event was not handed over</source>
        <translation>Le tournoi n&apos;a pas été transmis</translation>
    </message>
    <message>
        <source>Handed over to {0}: go on there with {1}, and not here.</source>
        <translation>Transmis à {0}&#x202f;: continuez là-bas avec {1}, et non ici.</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>Ouverture de {0}…</translation>
    </message>
    <message>
        <source>{0} is open in another window</source>
        <translation>{0} est ouvert dans une autre fenêtre</translation>
    </message>
    <message>
        <source>You can look at it here: this window shows what the other one writes, and changes nothing.</source>
        <translation>Vous pouvez le consulter ici&#x202f;: cette fenêtre montre ce que l&apos;autre écrit et ne change rien.</translation>
    </message>
    <message>
        <source>Open it to look at</source>
        <translation>L&apos;ouvrir pour consultation</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Lecture de {0}…</translation>
    </message>
    <message>
        <source>These files cannot be imported as one event</source>
        <translation>Ces fichiers ne peuvent pas être importés comme un seul tournoi</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>Lecture de %n fichier…</numerusform>
            <numerusform>Lecture de %n fichiers…</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>{0} ne peut pas être importé</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n de plus</numerusform>
            <numerusform>… et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created. It can be imported all the same: a game that only one player states is completed or becomes a bye worth the same, results count and not the points column. Every contradiction is listed in the review and noted in the tournament report.</source>
        <translation>Rien n&apos;a été créé. L&apos;import reste possible&#x202f;: une partie qu&apos;un seul joueur indique est complétée ou devient un bye de même valeur, les résultats comptent et non la colonne des points. Chaque contradiction figure dans le contrôle et est notée dans le rapport de tournoi.</translation>
    </message>
    <message>
        <source>{0} contradicts itself</source>
        <translation>{0} se contredit</translation>
    </message>
    <message>
        <source>Import it all the same…</source>
        <translation>L&apos;importer tout de même…</translation>
    </message>
    <message>
        <source>{0} is being written…</source>
        <translation>Écriture de {0}…</translation>
    </message>
    <message>
        <source>Nothing was created or changed.</source>
        <translation>Rien n&apos;a été créé ni modifié.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Ligne {0}, colonne {1}&#x202f;: {2}</translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Nom du fichier du tournoi</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Fichiers de tournoi (*.tdb)</translation>
    </message>
    <message>
        <source>That name is taken</source>
        <translation>Ce nom est déjà pris</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} existe déjà. Rien n&apos;a été modifié&#x202f;; choisissez un autre nom.</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>Check the event file</source>
        <translation>Vérifier le fichier du tournoi</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Fichiers de tournoi (*.tdb)</translation>
    </message>
    <message>
        <source>{0} is being checked…</source>
        <translation>Vérification de {0}…</translation>
    </message>
    <message>
        <source>THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.</source>
        <translation>CE FICHIER N&apos;EST PLUS TEL QU&apos;IL A ÉTÉ LAISSÉ&#x202f;: autre chose l&apos;a modifié. Vérifiez le fichier du tournoi maintenant.</translation>
    </message>
    <message>
        <source>{0} is not as it was left</source>
        <translation>{0} n&apos;est plus tel qu&apos;il a été laissé</translation>
    </message>
    <message>
        <source>Something else than this program has changed it: a disk, another program, a sync folder.</source>
        <translation>Autre chose que ce programme l&apos;a modifié&#x202f;: un disque, un autre programme, un dossier synchronisé.</translation>
    </message>
    <message>
        <source>The check names every row that differs from the log, and the newest good copy.</source>
        <translation>Le contrôle nomme chaque ligne qui diffère du journal, et la dernière bonne copie.</translation>
    </message>
    <message>
        <source>{0}: everything is as it was entered.</source>
        <translation>{0}&#x202f;: tout est tel que saisi.</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Nouveau tournoi…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation>&amp;Importer un rapport de tournoi…</translation>
    </message>
    <message>
        <source>Im&amp;port a copied crosstable</source>
        <translation>Importer une &amp;grille copiée</translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation>Ouvrir le tournoi de &amp;démonstration</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>&amp;Hand over to another computer…</source>
        <translation>&amp;Transmettre à un autre ordinateur…</translation>
    </message>
    <message>
        <source>Chec&amp;k the event file…</source>
        <translation>&amp;Vérifier le fichier du tournoi…</translation>
    </message>
    <message>
        <source>&amp;Export a tournament report…</source>
        <translation>&amp;Exporter un rapport de tournoi…</translation>
    </message>
    <message>
        <source>Report for the &amp;rating officer…</source>
        <translation>Rapport pour le responsable &amp;Elo…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation>&amp;Fermer le tournoi</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation>Aucun fichier encore ouvert</translation>
    </message>
</context>
<context>
    <name>FinesDialog</name>
    <message>
        <source>Fine of {0}</source>
        <translation>Amende de {0}</translation>
    </message>
    <message>
        <source>It stands on the match sheet and below the table, with its reason.</source>
        <translation>Elle figure sur la feuille de match et sous le classement, avec son motif.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>A new fine</source>
        <translation>Une nouvelle amende</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} ({2})</source>
        <translation>Annuler&#x202f;: ronde {0}, {1} ({2})</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Décider</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>FixturesDialog</name>
    <message>
        <source>Type day, hour and place; without a day that of the round counts. A postponed match holds up nobody.</source>
        <translation>Tapez jour, heure et lieu&#x202f;; sans jour, c&apos;est celui de la ronde. Un match reporté ne retarde personne.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Calendrier des matchs</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Équipe recevante</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Équipe visiteuse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Reporté</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Save as a calendar…</source>
        <translation>Enregistrer en calendrier…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Ligne {0}</translation>
    </message>
    <message>
        <source>Save as a calendar</source>
        <translation>Enregistrer en calendrier</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Calendriers (*.ics)</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Enregistré&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}&#x202f;: «&#x202f;{1}&#x202f;» n&apos;est pas un nombre.</translation>
    </message>
</context>
<context>
    <name>FoundElsewhere</name>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groupe {0}</translation>
    </message>
    <message>
        <source>Not in this section, but in {0}: {1}</source>
        <translation>Pas dans ce groupe, mais dans {0}&#x202f;: {1}</translation>
    </message>
</context>
<context>
    <name>FromTableDialog</name>
    <message>
        <source>New section from a table</source>
        <translation>Nouveau groupe à partir d&apos;un classement</translation>
    </message>
    <message>
        <source>Places are seeds: all first places come first, then all second ones. The old sections stay.</source>
        <translation>Les places sont les têtes de série&#x202f;: d&apos;abord tous les premiers, puis tous les deuxièmes. Les anciens groupes restent.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Phase finale</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groupe {0}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>for example 1-8; empty: everybody</source>
        <translation>par exemple 1-8&#x202f;; vide&#x202f;: tous</translation>
    </message>
    <message>
        <source>&amp;Places of each</source>
        <translation>&amp;Places de chacun</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Système</translation>
    </message>
    <message>
        <source>In &amp;groups of</source>
        <translation>En &amp;groupes de</translation>
    </message>
    <message>
        <source>Players of a group</source>
        <translation>Joueurs d&apos;un groupe</translation>
    </message>
    <message>
        <source>Fewer players</source>
        <translation>Moins de joueurs</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Plus de joueurs</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Ajouter le groupe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Donnez un nom au nouveau groupe.</translation>
    </message>
    <message>
        <source>Choose a section to take the players from.</source>
        <translation>Choisissez un groupe d&apos;où prendre les joueurs.</translation>
    </message>
    <message>
        <source>Write places as 1-8.</source>
        <translation>Écrivez les places ainsi&#x202f;: 1-8.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Next move, then Enter</source>
        <translation>Coup suivant, puis Entrée</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Lettres des pièces</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tourner l&apos;échiquier</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>Un demi-coup en arrière</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>Un demi-coup en avant</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Au dernier coup</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Copier la position (FEN)</translation>
    </message>
    <message>
        <source>Take back from here</source>
        <translation>Reprendre à partir d&apos;ici</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Supprimer le coup affiché et tous les suivants</translation>
    </message>
    <message>
        <source>Keep the moves</source>
        <translation>Garder les coups</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Not understood, kept as it came: {0}</source>
        <translation>Non compris, gardé tel quel&#x202f;: {0}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Trait aux Blancs</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Trait aux Noirs</translation>
    </message>
    <message>
        <source>Choose a move first</source>
        <translation>Choisissez d&apos;abord un coup</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Ronde et échiquier</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>pas d&apos;échiquier</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Coups enregistrés</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Relevé</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Entered or corrected by hand</source>
        <translation>Saisi ou corrigé à la main</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>À voir</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Pris par</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>White’s sheet</source>
        <translation>Feuille des Blancs</translation>
    </message>
    <message>
        <source>Black’s sheet</source>
        <translation>Feuille des Noirs</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Retenu</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>only on White’s sheet</source>
        <translation>seulement sur la feuille des Blancs</translation>
    </message>
    <message>
        <source>only on Black’s sheet</source>
        <translation>seulement sur la feuille des Noirs</translation>
    </message>
    <message>
        <source>Black’s sheet cannot be played here</source>
        <translation>La feuille des Noirs n&apos;est pas jouable ici</translation>
    </message>
    <message>
        <source>White’s sheet cannot be played here</source>
        <translation>La feuille des Blancs n&apos;est pas jouable ici</translation>
    </message>
    <message>
        <source>both can be played; with White’s the game goes on</source>
        <translation>les deux sont jouables&#x202f;; avec celle des Blancs la partie continue</translation>
    </message>
    <message>
        <source>both can be played; with Black’s the game goes on</source>
        <translation>les deux sont jouables&#x202f;; avec celle des Noirs la partie continue</translation>
    </message>
    <message>
        <source>neither can be played</source>
        <translation>aucune des deux n&apos;est jouable</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>La ronde précédente</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>La ronde suivante</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Chercher par nom ou échiquier</translation>
    </message>
    <message>
        <source>P&amp;aste games (PGN)…</source>
        <translation>C&amp;oller des parties (PGN)…</translation>
    </message>
    <message>
        <source>&amp;Games of the round as PGN…</source>
        <translation>&amp;Parties de la ronde en PGN…</translation>
    </message>
    <message>
        <source>&amp;Pairings for e-board software…</source>
        <translation>&amp;Appariements pour les échiquiers électroniques…</translation>
    </message>
    <message>
        <source>&amp;Broadcast: delay and notice…</source>
        <translation>&amp;Diffusion&#x202f;: délai et avis…</translation>
    </message>
    <message>
        <source>&amp;Compare sources…</source>
        <translation>&amp;Comparer les sources…</translation>
    </message>
    <message>
        <source>Show what sta&amp;nds on the e-boards</source>
        <translation>&amp;Montrer ce qui est sur les échiquiers électroniques</translation>
    </message>
    <message>
        <source>Gi&amp;ve the game to a board…</source>
        <translation>&amp;Donner la partie à un échiquier…</translation>
    </message>
    <message>
        <source>&amp;Take the game from its board</source>
        <translation>&amp;Retirer la partie de son échiquier</translation>
    </message>
    <message>
        <source>&amp;Remove the record…</source>
        <translation>&amp;Supprimer le relevé…</translation>
    </message>
    <message>
        <source>Keep what came</source>
        <translation>Garder ce qui est arrivé</translation>
    </message>
    <message>
        <source>Write the games of the source into the event</source>
        <translation>Écrire les parties de la source dans le tournoi</translation>
    </message>
    <message>
        <source>Import games…</source>
        <translation>Importer des parties…</translation>
    </message>
    <message>
        <source>Two scoresheets…</source>
        <translation>Deux feuilles de partie…</translation>
    </message>
    <message>
        <source>Put the game together from both sheets</source>
        <translation>Composer la partie à partir des deux feuilles</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More that can be done with games</source>
        <translation>Autres actions sur les parties</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Échiquiers</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>À voir</translation>
    </message>
    <message>
        <source>I look after this</source>
        <translation>Je m&apos;en occupe</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Saisir le résultat</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>La montrer</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Aucune ronde encore appariée</translation>
    </message>
    <message>
        <source>Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets.</source>
        <translation>Les parties se rangent aux échiquiers d&apos;une ronde&#x202f;: importez un PGN, ou saisissez les coups d&apos;après les feuilles de partie.</translation>
    </message>
    <message>
        <source>{0} of {1} games recorded, {2} to look at</source>
        <translation>{0} parties enregistrées sur {1}, {2} à voir</translation>
    </message>
    <message>
        <source>watching {0}</source>
        <translation>{0} est surveillé</translation>
    </message>
    <message>
        <source>delayed file in {0}</source>
        <translation>fichier différé dans {0}</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sans résultat</translation>
    </message>
    <message>
        <source>Round {0}, board {1}</source>
        <translation>Ronde {0}, échiquier {1}</translation>
    </message>
    <message>
        <source>This game belongs to no board of the round</source>
        <translation>Cette partie n&apos;appartient à aucun échiquier de la ronde</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Games (*.pgn);;All files (*)</source>
        <translation>Parties (*.pgn);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy the games as PGN.</source>
        <translation>Il n&apos;y a pas de texte dans le presse-papiers&#x202f;: copiez les parties en PGN.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>presse-papiers</translation>
    </message>
    <message>
        <source>Publish moves at once?</source>
        <translation>Publier les coups aussitôt&#x202f;?</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Remplacer des parties enregistrées&#x202f;?</translation>
    </message>
    <message>
        <source>Games of the round</source>
        <translation>Parties de la ronde</translation>
    </message>
    <message>
        <source>Pairings for e-board software</source>
        <translation>Appariements pour les échiquiers électroniques</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Parties (*.pgn)</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Écrit&#x202f;: {0}</translation>
    </message>
    <message>
        <source>No game is recorded at this board</source>
        <translation>Aucune partie n&apos;est enregistrée à cet échiquier</translation>
    </message>
    <message>
        <source>This game has its board</source>
        <translation>Cette partie a son échiquier</translation>
    </message>
    <message>
        <source>This game has no board</source>
        <translation>Cette partie n&apos;a pas d&apos;échiquier</translation>
    </message>
    <message>
        <source>No source has said anything here</source>
        <translation>Aucune source n&apos;a rien transmis ici</translation>
    </message>
    <message>
        <source>Every e-board was seen in the start position</source>
        <translation>Chaque échiquier électronique a été vu en position de départ</translation>
    </message>
    <message>
        <source>Give the game to a board</source>
        <translation>Donner la partie à un échiquier</translation>
    </message>
    <message>
        <source>Number of the board:</source>
        <translation>Numéro de l&apos;échiquier&#x202f;:</translation>
    </message>
    <message>
        <source>This round has no board {0}.</source>
        <translation>Cette ronde n&apos;a pas d&apos;échiquier {0}.</translation>
    </message>
    <message>
        <source>Replace the game of board {0}?</source>
        <translation>Remplacer la partie de l&apos;échiquier {0}&#x202f;?</translation>
    </message>
    <message>
        <source>This is board…</source>
        <translation>C&apos;est l&apos;échiquier…</translation>
    </message>
    <message>
        <source>Enter {0}</source>
        <translation>Saisir {0}</translation>
    </message>
    <message>
        <source>Choose an alert first</source>
        <translation>Choisissez d&apos;abord une alerte</translation>
    </message>
    <message>
        <source>Who looks after this?</source>
        <translation>Qui s&apos;en occupe&#x202f;?</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#x202f;:</translation>
    </message>
</context>
<context>
    <name>GoPublicDialog</name>
    <message>
        <source>Go public</source>
        <translation>Rendre public</translation>
    </message>
    <message>
        <source>Moves leave this computer after the delay of the section, on every way.</source>
        <translation>Les coups quittent cet ordinateur après le délai du groupe, par toutes les voies.</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Échiquiers en direct…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Publier…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>In the hall</source>
        <translation>Dans la salle</translation>
    </message>
    <message>
        <source>pages for telephones and the wall, from this computer</source>
        <translation>pages pour les téléphones et pour l&apos;affichage, depuis cet ordinateur</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Site web</translation>
    </message>
    <message>
        <source>pairings, standings and games for your web host</source>
        <translation>appariements, classement et parties pour votre hébergeur</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>one PGN a round, for chess.com, FTP and other broadcasters</source>
        <translation>un PGN par ronde, pour chess.com, FTP et autres diffuseurs</translation>
    </message>
    <message>
        <source>Lichess</source>
        <translation>Lichess</translation>
    </message>
    <message>
        <source>Lichess asks here</source>
        <translation>Lichess demande ici</translation>
    </message>
    <message>
        <source>&amp;Round of the broadcast</source>
        <translation>&amp;Ronde de la diffusion</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Garder le jeton</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Jeton</translation>
    </message>
    <message>
        <source>Either Lichess asks at the address, or this program pushes with your token (study:write). The token lies in the keyring of this computer, never in the event.</source>
        <translation>Ou bien Lichess demande à l&apos;adresse, ou bien ce programme envoie avec votre jeton (study:write). Le jeton est dans le trousseau de cet ordinateur, jamais dans le tournoi.</translation>
    </message>
    <message>
        <source>What Lichess would show, and what was pushed</source>
        <translation>Ce que Lichess montrerait, et ce qui a été envoyé</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Essai à blanc</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Fichier différé pour les diffuseurs</translation>
    </message>
    <message>
        <source>Each round is kept in {0}.</source>
        <translation>Chaque ronde est gardée dans {0}.</translation>
    </message>
    <message>
        <source>Only where the live boards have a public name: a tunnel, or a proxy on your server.</source>
        <translation>Seulement si les échiquiers en direct ont un nom public&#x202f;: un tunnel, ou un proxy sur votre serveur.</translation>
    </message>
</context>
<context>
    <name>GroupFilter</name>
    <message>
        <source>Players of a category</source>
        <translation>Joueurs d&apos;une catégorie</translation>
    </message>
    <message>
        <source>Show the players of one category only</source>
        <translation>Afficher les joueurs d&apos;une seule catégorie</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Take me there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Plus de cartes</translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <translation>{0} sur {1}&#x202f;: {2}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>nothing entered</source>
        <translation>rien de saisi</translation>
    </message>
    <message>
        <source>“{0}” is not a place; places are whole numbers from 1.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas une place&#x202f;; les places sont des nombres entiers à partir de 1.</translation>
    </message>
    <message>
        <source>“{0}” is not a value; write a number such as 2.5.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas une valeur&#x202f;; écrivez un nombre comme 2,5.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Place à la main</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Place before this rung is reached; shared places are ties</source>
        <translation>Place avant ce critère&#x202f;; les places partagées sont des égalités</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Type a number; Enter goes to the next line, Del empties the field.</source>
        <translation>Tapez un nombre&#x202f;; Entrée passe à la ligne suivante, Suppr vide le champ.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Pages du manuel</translation>
    </message>
    <message>
        <source>Using the program</source>
        <translation>Utiliser le programme</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Départages</translation>
    </message>
    <message>
        <source>Policies for unplayed games</source>
        <translation>Règles pour les parties non jouées</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Page du manuel</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Retour à la page précédente</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n page trouvée</numerusform>
            <numerusform>%n pages trouvées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportGamesDialog</name>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation>Parties de {0}</translation>
    </message>
    <message>
        <source>Each game goes to the board of its players. What is wrong is kept as a doubt.</source>
        <translation>Chaque partie va à l&apos;échiquier de ses joueurs. Ce qui paraît faux est gardé et marqué douteux.</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Lettres des pièces</translation>
    </message>
    <message>
        <source>as each game proves</source>
        <translation>selon chaque partie</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Quelle ronde</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>selon le fichier</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>Letters:</source>
        <translation>Lettres&#x202f;:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Ronde&#x202f;:</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Parties du fichier</translation>
    </message>
    <message>
        <source>Keep these games</source>
        <translation>Garder ces parties</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>Il n&apos;y a pas de partie dans ce fichier.</translation>
    </message>
    <message>
        <source>Games: {0}, to be kept: {1}, to look at: {2}</source>
        <translation>Parties&#x202f;: {0}, à garder&#x202f;: {1}, à voir&#x202f;: {2}</translation>
    </message>
    <message>
        <source>There is nothing new in this file</source>
        <translation>Il n&apos;y a rien de nouveau dans ce fichier</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Remplacer des parties enregistrées&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ImportReviewDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Import&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Review before importing</source>
        <translation>Relire avant l&apos;import</translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation>Rien n&apos;a encore été créé. {0} reste tel quel.</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Supposé</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Réparé</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omis</translation>
    </message>
    <message>
        <source>The file says everything itself: nothing was assumed or repaired.</source>
        <translation>Le fichier dit tout lui-même&#x202f;: rien n&apos;a été supposé ni réparé.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>I have read what to check: import the rounds all the same, and note it</source>
        <translation>J&apos;ai lu ce qui est à vérifier&#x202f;: importer les rondes tout de même, et le noter</translation>
    </message>
    <message>
        <source>Each of these becomes a ### line of the tournament report.</source>
        <translation>Chacun devient une ligne ### du rapport de tournoi.</translation>
    </message>
    <message>
        <source>New event file</source>
        <translation>Nouveau fichier de tournoi</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Créer le tournoi</translation>
    </message>
    <message>
        <source>Tick the box above first: the file breaks rules of pairing.</source>
        <translation>Cochez d&apos;abord la case ci-dessus&#x202f;: le fichier enfreint des règles d&apos;appariement.</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Documents in it</source>
        <translation>Ses documents</translation>
    </message>
    <message>
        <source>Documents in the pack</source>
        <translation>Documents du dossier</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Ajouter un document</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Un exemplaire de moins</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Un exemplaire de plus</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join an event</source>
        <translation>Rejoindre un tournoi</translation>
    </message>
    <message>
        <source>Another computer leads it and has invited this one: Event &gt; Work together…, on its screen.</source>
        <translation>Un autre ordinateur le dirige et a invité celui-ci&#x202f;: Tournoi &gt; Travailler à plusieurs…, sur son écran.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>Figures to compare</source>
        <translation>Chiffres à comparer</translation>
    </message>
    <message>
        <source>Are these the figures on the screen of the leading computer? If not, somebody else answers at this address: do not join.</source>
        <translation>Ces chiffres sont-ils ceux de l&apos;écran de l&apos;ordinateur principal&#x202f;? Sinon, quelqu&apos;un d&apos;autre répond à cette adresse&#x202f;: ne rejoignez pas.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>They are the &amp;same: join</source>
        <translation>Ce sont les &amp;mêmes&#x202f;: rejoindre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Fill in the address and the code first.</source>
        <translation>Remplissez d&apos;abord l&apos;adresse et le code.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>L&apos;ordinateur principal est interrogé…</translation>
    </message>
</context>
<context>
    <name>KeizerDialog</name>
    <message>
        <source>Shares are of the value of a place. What is announced holds for the whole season.</source>
        <translation>Les parts se rapportent à la valeur d&apos;une place. Ce qui est annoncé vaut pour toute la saison.</translation>
    </message>
    <message>
        <source>Rounds are paired: only shares can still change, with a reason.</source>
        <translation>Des rondes sont appariées&#x202f;: seules les parts peuvent encore changer, avec un motif.</translation>
    </message>
    <message>
        <source>Keizer system</source>
        <translation>Système Keizer</translation>
    </message>
    <message>
        <source>Ready parameters</source>
        <translation>Paramètres tout prêts</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Les nôtres</translation>
    </message>
    <message>
        <source>&amp;As in</source>
        <translation>&amp;Comme dans</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Tout…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;First place is worth</source>
        <translation>La &amp;première place vaut</translation>
    </message>
    <message>
        <source>a multiple of the last, rounded down</source>
        <translation>un multiple de la dernière, arrondi vers le bas</translation>
    </message>
    <message>
        <source>a multiple of the last, halves rounded to even</source>
        <translation>un multiple de la dernière, demis arrondis au pair</translation>
    </message>
    <message>
        <source>as much as there are players</source>
        <translation>autant qu&apos;il y a de joueurs</translation>
    </message>
    <message>
        <source>twice as much as there are players</source>
        <translation>deux fois autant qu&apos;il y a de joueurs</translation>
    </message>
    <message>
        <source>&amp;Bye of who is left over</source>
        <translation>&amp;Bye du joueur restant</translation>
    </message>
    <message>
        <source>&amp;Excused absence</source>
        <translation>&amp;Absence excusée</translation>
    </message>
    <message>
        <source>all rounds by the table of the round before</source>
        <translation>toutes les rondes selon le classement de la ronde précédente</translation>
    </message>
    <message>
        <source>all rounds until values and table agree</source>
        <translation>toutes les rondes jusqu&apos;à ce que valeurs et classement concordent</translation>
    </message>
    <message>
        <source>each round keeps the values of its evening</source>
        <translation>chaque ronde garde les valeurs de sa soirée</translation>
    </message>
    <message>
        <source>After each round &amp;values count</source>
        <translation>Après chaque ronde, les &amp;valeurs comptent</translation>
    </message>
    <message>
        <source>0: at once, {0}: never</source>
        <translation>0&#x202f;: aussitôt, {0}&#x202f;: jamais</translation>
    </message>
    <message>
        <source>&amp;Not again within … rounds</source>
        <translation>Pas de &amp;revanche avant … rondes</translation>
    </message>
    <message>
        <source>Multiple of the last</source>
        <translation>Multiple de la dernière</translation>
    </message>
    <message>
        <source>Or a number for the first place</source>
        <translation>Ou un nombre pour la première place</translation>
    </message>
    <message>
        <source>follows from the above</source>
        <translation>découle de ce qui précède</translation>
    </message>
    <message>
        <source>The own value is added</source>
        <translation>La valeur propre est ajoutée</translation>
    </message>
    <message>
        <source>once, the one of now</source>
        <translation>une fois, celle du moment</translation>
    </message>
    <message>
        <source>once, the one at the start</source>
        <translation>une fois, celle du début</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>pas du tout</translation>
    </message>
    <message>
        <source>It is gone after round</source>
        <translation>Elle disparaît après la ronde</translation>
    </message>
    <message>
        <source>0: it stays</source>
        <translation>0&#x202f;: elle reste</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Défaite</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>Gain par forfait</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>Perte par forfait</translation>
    </message>
    <message>
        <source>Absence without excuse</source>
        <translation>Absence sans excuse</translation>
    </message>
    <message>
        <source>Game for the club elsewhere</source>
        <translation>Partie pour le club ailleurs</translation>
    </message>
    <message>
        <source>Excused absences that count</source>
        <translation>Absences excusées qui comptent</translation>
    </message>
    <message>
        <source>0: all</source>
        <translation>0&#x202f;: toutes</translation>
    </message>
    <message>
        <source>Each further one counts half of the one before</source>
        <translation>Chacune des suivantes compte la moitié de la précédente</translation>
    </message>
    <message>
        <source>Amounts are rounded</source>
        <translation>Les montants sont arrondis</translation>
    </message>
    <message>
        <source>to halves</source>
        <translation>aux demis</translation>
    </message>
    <message>
        <source>to whole numbers</source>
        <translation>à l&apos;entier</translation>
    </message>
    <message>
        <source>First ranking</source>
        <translation>Premier classement</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>par Elo</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>par numéro</translation>
    </message>
    <message>
        <source>The bye goes round</source>
        <translation>Exempt à tour de rôle</translation>
    </message>
    <message>
        <source>Byes mean</source>
        <translation>Sens des byes</translation>
    </message>
    <message>
        <source>H excused, Z not, F a game for the club</source>
        <translation>H excusé, Z non, F une partie pour le club</translation>
    </message>
    <message>
        <source>H and Z excused, F not, as in a file</source>
        <translation>H et Z excusés, F non, comme dans un fichier</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>KeyLegend</name>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>next open board</source>
        <translation>prochain échiquier en cours</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>chercher un joueur</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Touches&#x202f;: {0}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>gain blanc</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>gain noir</translation>
    </message>
    <message>
        <source>Black absent</source>
        <translation>Noirs absents</translation>
    </message>
    <message>
        <source>White absent</source>
        <translation>Blancs absents</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>les deux absents</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>effacer</translation>
    </message>
</context>
<context>
    <name>KeyMaps</name>
    <message>
        <source>Classic (1, 5, 0)</source>
        <translation>Classique (1, 5, 0)</translation>
    </message>
    <message>
        <source>Sharly (1, 3, 2; 0 clears)</source>
        <translation>Sharly (1, 3, 2&#x202f;; 0 efface)</translation>
    </message>
    <message>
        <source>OpenPairings (1, 2, 3)</source>
        <translation>OpenPairings (1, 2, 3)</translation>
    </message>
    <message>
        <source>Space (1, space bar, 0)</source>
        <translation>Espace (1, barre d&apos;espace, 0)</translation>
    </message>
    <message>
        <source>US (W, D, L)</source>
        <translation>US (W, D, L)</translation>
    </message>
    <message>
        <source>Own keys…</source>
        <translation>Touches propres…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
</context>
<context>
    <name>KnockoutDialog</name>
    <message>
        <source>“{0}” is no tie-break; write for example rapid-25-10. There are {1}.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas un départage&#x202f;; écrivez par exemple rapid-25-10. Il y a {1}.</translation>
    </message>
    <message>
        <source>The winner of a match goes on. What decides a drawn match is announced beforehand.</source>
        <translation>Le vainqueur d&apos;un match se qualifie. Ce qui décide un match nul est annoncé à l&apos;avance.</translation>
    </message>
    <message>
        <source>Round 1 is paired: only the tie-break can still change, with a reason.</source>
        <translation>La ronde 1 est appariée&#x202f;: seul le départage peut encore changer, avec un motif.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Élimination directe</translation>
    </message>
    <message>
        <source>&amp;Games of a match</source>
        <translation>&amp;Parties d&apos;un match</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <source>two, with both colours</source>
        <translation>deux, avec les deux couleurs</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Têtes de série</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>par Elo</translation>
    </message>
    <message>
        <source>as the start list has them</source>
        <translation>selon la liste de départ</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>par tirage au sort</translation>
    </message>
    <message>
        <source>&amp;White in the first game</source>
        <translation>&amp;Blancs à la première partie</translation>
    </message>
    <message>
        <source>who had it less often, else the bracket says who</source>
        <translation>qui les a eus le moins souvent, sinon le tableau décide</translation>
    </message>
    <message>
        <source>the better seed</source>
        <translation>la meilleure tête de série</translation>
    </message>
    <message>
        <source>The losers of the semi-finals &amp;play for place 3</source>
        <translation>Les perdants des &amp;demi-finales jouent pour la place 3</translation>
    </message>
    <message>
        <source>A match &amp;ends when nobody can catch up</source>
        <translation>Un match &amp;finit quand personne ne peut revenir</translation>
    </message>
    <message>
        <source>Tie-breaks to choose from</source>
        <translation>Départages au choix</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Les nôtres</translation>
    </message>
    <message>
        <source>&amp;A drawn match</source>
        <translation>Un match &amp;nul</translation>
    </message>
    <message>
        <source>&amp;In this order</source>
        <translation>Dans cet &amp;ordre</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>deux parties</translation>
    </message>
    <message>
        <source>four games</source>
        <translation>quatre parties</translation>
    </message>
    <message>
        <source>the arbiter decides a drawn match</source>
        <translation>l&apos;arbitre décide un match nul</translation>
    </message>
    <message>
        <source>place 3 is played for</source>
        <translation>la place 3 est jouée</translation>
    </message>
    <message>
        <source>the arbiter decides</source>
        <translation>l&apos;arbitre décide</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>L&apos;arbitre décide.</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <source>tdapp: laboratory</source>
        <translation>tdapp&#x202f;: laboratoire</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Joueurs et rondes</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Processus</translation>
    </message>
    <message>
        <source>Fewer processes</source>
        <translation>Moins de processus</translation>
    </message>
    <message>
        <source>More processes</source>
        <translation>Plus de processus</translation>
    </message>
    <message>
        <source>BH/C1,SB; DE,BH@fide-2009</source>
        <translation>BH/C1,SB; DE,BH@fide-2009</translation>
    </message>
    <message>
        <source>Add this event&apos;s</source>
        <translation>Ajouter ceux de ce tournoi</translation>
    </message>
    <message>
        <source>Put the ladders of the open event into the rows</source>
        <translation>Mettre les départages du tournoi ouvert dans les lignes</translation>
    </message>
    <message>
        <source>Reports of a folder…</source>
        <translation>Rapports d&apos;un dossier…</translation>
    </message>
    <message>
        <source>Look at events that were really played instead of events made by chance</source>
        <translation>Étudier des tournois réellement joués au lieu de tournois créés au hasard</translation>
    </message>
    <message>
        <source>Players × rounds</source>
        <translation>Joueurs × rondes</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Ladders of your own, separated by ;</source>
        <translation>Vos propres départages, séparés par&#x202f;;</translation>
    </message>
    <message>
        <source>Keep the events in a file…</source>
        <translation>Garder les tournois dans un fichier…</translation>
    </message>
    <message>
        <source>A run that was stopped goes on where it was; more events can be added later</source>
        <translation>Un calcul arrêté reprend où il en était&#x202f;; d&apos;autres tournois peuvent s&apos;ajouter plus tard</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>About the laboratory</source>
        <translation>À propos du laboratoire</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Le laboratoire</translation>
    </message>
    <message>
        <source>Nothing was run yet</source>
        <translation>Rien n&apos;a encore été lancé</translation>
    </message>
    <message>
        <source>Choose a study and how many events. A hundred events of 100 players take some ten seconds.</source>
        <translation>Choisissez une étude et le nombre de tournois. Cent tournois de 100 joueurs prennent une dizaine de secondes.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Enregistrer en JSON…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>A folder of tournament reports</source>
        <translation>Un dossier de rapports de tournoi</translation>
    </message>
    <message>
        <source>The reports in {0} instead of events made by chance</source>
        <translation>Les rapports de {0} au lieu de tournois créés au hasard</translation>
    </message>
    <message>
        <source>Keep the events in a file</source>
        <translation>Garder les tournois dans un fichier</translation>
    </message>
    <message>
        <source>Results of the laboratory (*.jsonl)</source>
        <translation>Résultats du laboratoire (*.jsonl)</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Gardé dans {0}</translation>
    </message>
    <message>
        <source>Stopping after the events under way…</source>
        <translation>Arrêt après les tournois en cours…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>%n tournoi compté.</numerusform>
            <numerusform>%n tournois comptés.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Fichiers JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Enregistrer les résultats</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Enregistré&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation>&amp;Rendre les départages à l&apos;essai officiels…</translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation>&amp;Abandonner les départages à l&apos;essai</translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation>&amp;Comparer des départages…</translation>
    </message>
    <message>
        <source>&amp;Places by policy…</source>
        <translation>&amp;Places selon la règle…</translation>
    </message>
    <message>
        <source>&amp;Verify every value…</source>
        <translation>&amp;Vérifier chaque valeur…</translation>
    </message>
    <message>
        <source>&amp;Enter places and values by hand…</source>
        <translation>Saisir places et valeurs à la &amp;main…</translation>
    </message>
    <message>
        <source>La&amp;boratory: which tie-break?</source>
        <translation>La&amp;boratoire&#x202f;: quel départage&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>&amp;Enregistrer ces départages sous…</translation>
    </message>
    <message>
        <source>C&amp;opy the ladder of another event…</source>
        <translation>C&amp;opier les départages d&apos;un autre tournoi…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Ouvrez d&apos;abord un tournoi</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>Il n&apos;y a pas de départages à l&apos;essai&#x202f;: les officiels sont affichés</translation>
    </message>
    <message>
        <source>The ladder has no rung MAN or EXT that would ask for entries</source>
        <translation>Les départages n&apos;ont pas de critère MAN ou EXT qui demande des saisies</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>Modifier les départages officiels&#x202f;?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>La ronde 1 est appariée&#x202f;: les joueurs peuvent compter sur les départages annoncés. Les anciens sont conservés, le changement est noté au journal et dans le rapport de tournoi.</translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation>Changer l&apos;édition des règles&#x202f;?</translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation>La ronde 1 est appariée. Une autre édition change le compte des parties non jouées&#x202f;; le changement est noté au journal.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Édition FIDE {0}</translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation>Les départages sont maintenant officiels.</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Départages officiels</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Départages à l&apos;essai</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Enregistrer ces départages</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Nom des départages&#x202f;:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Enregistré&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Forgotten: {0}</source>
        <translation>Oublié&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Copy the ladder of another event</source>
        <translation>Copier les départages d&apos;un autre tournoi</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Tournois et rapports de tournoi (*.tdb *.trf *.trfx *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>{0} names no tie-breaks.</source>
        <translation>{0} ne nomme aucun départage.</translation>
    </message>
    <message>
        <source>Ladder copied from {0}</source>
        <translation>Départages copiés de {0}</translation>
    </message>
    <message>
        <source>Copy a ladder</source>
        <translation>Copier des départages</translation>
    </message>
    <message>
        <source>The file has several sections:</source>
        <translation>Le fichier a plusieurs groupes&#x202f;:</translation>
    </message>
</context>
<context>
    <name>LadderDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>HORS C.07</translation>
    </message>
    <message>
        <source>unplayed games: {0}</source>
        <translation>parties non jouées&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>LadderGestures</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation>{0} déplacé à la position {1} sur {2}</translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation>{0} ajouté à la position {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} supprimé</translation>
    </message>
</context>
<context>
    <name>LadderModel</name>
    <message>
        <source>not C.07</source>
        <translation>hors C.07</translation>
    </message>
    <message>
        <source>Options of {0} (F2)</source>
        <translation>Options de {0} (F2)</translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation>{0} est déjà le premier critère</translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation>Monter {0} (Alt+Haut)</translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation>{0} est déjà le dernier critère</translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation>Descendre {0} (Alt+Bas)</translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation>Supprimer {0} (Suppr)</translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Départages</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation>Mettre des départages tout prêts dans l&apos;éditeur</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Édition des règles de départage de la FIDE</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Édition FIDE {0}</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Places by policy: what each rule for unplayed games would change</source>
        <translation>Places selon la règle&#x202f;: ce que changerait chaque règle des parties non jouées</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Vérifier…</translation>
    </message>
    <message>
        <source>Compare every value with FIDE&apos;s tool and with a second calculation</source>
        <translation>Comparer chaque valeur avec l&apos;outil de la FIDE et avec un second calcul</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Abandonner l&apos;essai</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>Retour aux départages officiels&#x202f;; peut s&apos;annuler</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Rendre officiels…</translation>
    </message>
    <message>
        <source>Laboratory: which tie-break, which rule for unplayed games serves best?</source>
        <translation>Laboratoire&#x202f;: quel départage, quelle règle des parties non jouées sert le mieux&#x202f;?</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Départages, dans l&apos;ordre d&apos;emploi après les points</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Aucun départage&#x202f;: toutes les égalités restent partagées</translation>
    </message>
    <message>
        <source>Type a criterion below, or drag one here.</source>
        <translation>Tapez un critère ci-dessous, ou faites-en glisser un ici.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En toutes lettres</translation>
    </message>
    <message>
        <source>Results changed after this was entered: it may be out of date.</source>
        <translation>Des résultats ont changé après cette saisie&#x202f;: elle peut être périmée.</translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>ESSAI, %n écart avec l&apos;officiel</numerusform>
            <numerusform>ESSAI, %n écarts avec l&apos;officiel</numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Départages officiels</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>Les départages à l&apos;essai deviennent les officiels</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>Les départages affichés sont déjà les officiels&#x202f;; modifiez d&apos;abord quelque chose</translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation>Édition {0}</translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation>Modifiez librement&#x202f;: c&apos;est un essai tant que vous ne le rendez pas officiel.</translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation>Options de {0}</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Départages, dans l&apos;ordre d&apos;emploi</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, Shift+F1 opens its page of the manual.</source>
        <translation>Alt+Haut et Alt+Bas déplacent un critère, F2 ou Entrée ouvre ses options, Suppr le supprime, Maj+F1 ouvre sa page du manuel.</translation>
    </message>
    <message>
        <source>Options…	F2</source>
        <translation>Options…	F2</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Monter	Alt+Haut</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Descendre	Alt+Bas</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Supprimer	Suppr</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>À propos de ce départage	Maj+F1</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Saisir à la main…</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>This computer leads the event from here on.</source>
        <translation>Cet ordinateur dirige désormais le tournoi.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>L&apos;ordinateur principal est interrogé…</translation>
    </message>
    <message>
        <source>The computer that led before knows that this one leads now.</source>
        <translation>L&apos;ordinateur qui dirigeait avant sait que celui-ci dirige maintenant.</translation>
    </message>
    <message>
        <source>the computer that led</source>
        <translation>l&apos;ordinateur qui dirigeait</translation>
    </message>
    <message>
        <source>{0} leads it since this computer did not answer, at {1}.</source>
        <translation>{0} le dirige depuis que cet ordinateur n&apos;a plus répondu, à {1}.</translation>
    </message>
    <message>
        <source>Here it can only be looked at. As a desk you work on; what was entered only here is shown.</source>
        <translation>On ne peut ici que le consulter. Comme poste, vous continuez à travailler&#x202f;; ce qui n&apos;a été saisi qu&apos;ici est montré.</translation>
    </message>
    <message>
        <source>Another computer leads this event</source>
        <translation>Un autre ordinateur dirige ce tournoi</translation>
    </message>
    <message>
        <source>Become a desk</source>
        <translation>Devenir un poste</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Récupération du tournoi…</translation>
    </message>
</context>
<context>
    <name>LeagueDialog</name>
    <message>
        <source>League</source>
        <translation>Championnat</translation>
    </message>
    <message>
        <source>Who plays against these rules is asked about with the rule, when a line-up is handed in.</source>
        <translation>Qui joue contre ces règles fait l&apos;objet d&apos;une question, avec la règle, quand une composition est remise.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Fixed members of a team</source>
        <translation>Joueurs fixes d&apos;une équipe</translation>
    </message>
    <message>
        <source>as many as boards</source>
        <translation>autant que d&apos;échiquiers</translation>
    </message>
    <message>
        <source>A reserve may play</source>
        <translation>Un remplaçant peut jouer</translation>
    </message>
    <message>
        <source>by nothing else</source>
        <translation>par rien d&apos;autre</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>par Elo</translation>
    </message>
    <message>
        <source>by the numbers in the club&apos;s list</source>
        <translation>par les numéros de la liste du club</translation>
    </message>
    <message>
        <source>The order is limited</source>
        <translation>L&apos;ordre est limité</translation>
    </message>
    <message>
        <source>Rating points that may be turned round</source>
        <translation>Points Elo qui peuvent être inversés</translation>
    </message>
    <message>
        <source>Fine for a board without a player</source>
        <translation>Amende pour un échiquier sans joueur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Fine for a team that does not appear</source>
        <translation>Amende pour une équipe qui ne se présente pas</translation>
    </message>
    <message>
        <source>Division of this file (1 is the highest, 0: none)</source>
        <translation>Division de ce fichier (1 est la plus haute, 0&#x202f;: aucune)</translation>
    </message>
    <message>
        <source>Season (divisions of one season are compared)</source>
        <translation>Saison (on compare les divisions d&apos;une même saison)</translation>
    </message>
    <message>
        <source>Times a member may play for higher teams of the club</source>
        <translation>Nombre de fois où un joueur peut renforcer une équipe supérieure du club</translation>
    </message>
    <message>
        <source>Teams that go up</source>
        <translation>Équipes qui montent</translation>
    </message>
    <message>
        <source>Teams that go down</source>
        <translation>Équipes qui descendent</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>LichessDesk</name>
    <message>
        <source>The token is kept by this computer.</source>
        <translation>Le jeton est gardé par cet ordinateur.</translation>
    </message>
    <message>
        <source>Nothing is pushed any more.</source>
        <translation>Plus rien n&apos;est envoyé.</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>Categories under a rating</source>
        <translation>Catégories sous un Elo</translation>
    </message>
    <message>
        <source>Limits, separated by commas; players without a rating go to the lowest.</source>
        <translation>Limites, séparées par des virgules&#x202f;; les joueurs sans Elo vont dans la plus basse.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Limits are ratings, for example 2000, 1800.</source>
        <translation>Les limites sont des Elo, par exemple 2000, 1800.</translation>
    </message>
</context>
<context>
    <name>LineUpDialog</name>
    <message>
        <source>Line-ups</source>
        <translation>Compositions</translation>
    </message>
    <message>
        <source>Line-ups of match {0}, round {1}</source>
        <translation>Compositions du match {0}, ronde {1}</translation>
    </message>
    <message>
        <source>Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in.</source>
        <translation>Espace ou le chiffre d&apos;un joueur le met ou le retire&#x202f;; Tab passe à l&apos;autre équipe, Entrée remet.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ListOrder</name>
    <message>
        <source>standard</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>Order of the rating lists</source>
        <translation>Ordre des listes Elo</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a rating of a list</source>
        <translation>Ajouter un Elo d&apos;une liste</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Monter (Alt+Haut)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Descendre (Alt+Bas)</translation>
    </message>
    <message>
        <source>Leave this rating out (Del)</source>
        <translation>Omettre cet Elo (Suppr)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Ordre habituel</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating of the rate of play, then standard</source>
        <translation>L&apos;Elo FIDE de la cadence, puis celui de parties lentes</translation>
    </message>
    <message>
        <source>Every rating of the lists is there</source>
        <translation>Tous les Elo des listes y sont</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Elle est déjà la première</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Elle est déjà la dernière</translation>
    </message>
    <message>
        <source>One rating has to stay</source>
        <translation>Un Elo doit rester</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Place under the ladder shown</source>
        <translation>Place selon les départages affichés</translation>
    </message>
    <message>
        <source>By how many places the ladder shown moves the player against the official</source>
        <translation>De combien de places les départages affichés déplacent le joueur par rapport aux officiels</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Points après cette ronde</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Décidé par</translation>
    </message>
    <message>
        <source>The rung that separates the player from those nearest on the same points</source>
        <translation>Le critère qui sépare le joueur de ses voisins au même nombre de points</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>La valeur du joueur à ce critère</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Place partagée</translation>
    </message>
    <message>
        <source>up from place {0}</source>
        <translation>monté de la place {0}</translation>
    </message>
    <message>
        <source>down from place {0}</source>
        <translation>descendu de la place {0}</translation>
    </message>
</context>
<context>
    <name>LiveDesk</name>
    <message>
        <source>The pages for viewers are open again.</source>
        <translation>Les pages pour les spectateurs sont de nouveau ouvertes.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Live boards</source>
        <translation>Échiquiers en direct</translation>
    </message>
    <message>
        <source>Boards, games and standings for everybody with a browser, from a process that holds only these.</source>
        <translation>Échiquiers, parties et classement pour tous ceux qui ont un navigateur, par un processus qui ne contient que cela.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>&amp;Moves appear later by</source>
        <translation>Les &amp;coups apparaissent plus tard de</translation>
    </message>
    <message>
        <source>also when the &amp;result is entered</source>
        <translation>aussi quand le &amp;résultat est saisi</translation>
    </message>
    <message>
        <source>&amp;Line for the viewers</source>
        <translation>&amp;Ligne pour les spectateurs</translation>
    </message>
    <message>
        <source>Show the &amp;standings as they would be now</source>
        <translation>&amp;Montrer le classement tel qu&apos;il serait maintenant</translation>
    </message>
    <message>
        <source>While a round is played: with the results that viewers know. Games without one do not count.</source>
        <translation>Pendant une ronde&#x202f;: avec les résultats que les spectateurs connaissent. Les parties sans résultat ne comptent pas.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.</source>
        <translation>Un moteur UCI, son chemin ou son nom&#x202f;; seulement pour les parties dont les spectateurs connaissent le résultat. Arrêter y met fin.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>&amp;Engine for finished games</source>
        <translation>&amp;Moteur pour les parties finies</translation>
    </message>
    <message>
        <source>Engine for finished games</source>
        <translation>Moteur pour les parties finies</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>Show in the &amp;hall, not on this computer only</source>
        <translation>Montrer dans la &amp;salle, pas seulement sur cet ordinateur</translation>
    </message>
    <message>
        <source>Only for viewers who know a &amp;word</source>
        <translation>Seulement pour qui connaît un mot de &amp;passe</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>d&apos;un tunnel ou d&apos;un proxy, s&apos;il y en a un</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Nom p&amp;ublic</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>Code QR de l&apos;adresse</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Ouvrir les pages</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l&apos;adresse</translation>
    </message>
    <message>
        <source>Code as a page…</source>
        <translation>Code en page…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The pages go on when this is closed, and when the event is opened here again.</source>
        <translation>Les pages continuent quand ceci est fermé, et quand le tournoi est rouvert ici.</translation>
    </message>
    <message>
        <source>Whoever sits in the hall with a telephone sees every move at once.</source>
        <translation>Qui est dans la salle avec un téléphone voit chaque coup aussitôt.</translation>
    </message>
    <message>
        <source>Without any delay?</source>
        <translation>Sans aucun délai&#x202f;?</translation>
    </message>
    <message>
        <source>Everybody in this network can open the pages: pairings, results, and moves after the delay.</source>
        <translation>Tous sur ce réseau peuvent ouvrir les pages&#x202f;: appariements, résultats, et coups après le délai.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Le système demandera peut-être si le pare-feu les laisse passer.</translation>
    </message>
    <message>
        <source>Show the boards in the hall?</source>
        <translation>Montrer les échiquiers dans la salle&#x202f;?</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Les montrer</translation>
    </message>
    <message>
        <source>The pages are being started…</source>
        <translation>Démarrage des pages…</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>%n spectateur en ce moment</numerusform>
            <numerusform>%n spectateurs en ce moment</numerusform>
        </translation>
    </message>
    <message>
        <source>Code as a page</source>
        <translation>Code en page</translation>
    </message>
    <message>
        <source>All boards on your telephone</source>
        <translation>Tous les échiquiers sur votre téléphone</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Écrit&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>L&apos;adresse a été copiée.</translation>
    </message>
</context>
<context>
    <name>LiveStandings</name>
    <message>
        <source>Moved first</source>
        <translation>Déplacés d&apos;abord</translation>
    </message>
    <message>
        <source>Show at the top whose place is another one than under the official ladder</source>
        <translation>Montrer en haut ceux dont la place diffère de celle des départages officiels</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected line (Enter)</source>
        <translation>Afficher le calcul détaillé de la ligne choisie (Entrée)</translation>
    </message>
    <message>
        <source>Standings by this ladder</source>
        <translation>Classement selon ces départages</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Pas encore de classement</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Il apparaît dès que le tournoi a des joueurs.</translation>
    </message>
    <message>
        <source>Let go here: {0} of {1} places change</source>
        <translation>Lâchez ici&#x202f;: {0} places sur {1} changent</translation>
    </message>
    <message>
        <source>After round {0}: {1} of {2} places change</source>
        <translation>Après la ronde {0}&#x202f;: {1} places sur {2} changent</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Classement après la ronde {0}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Toutes les étapes</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Résultats</translation>
    </message>
    <message>
        <source>&amp;Pairings and rounds</source>
        <translation>&amp;Appariements et rondes</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>Tie-&amp;breaks</source>
        <translation>&amp;Départages</translation>
    </message>
    <message>
        <source>Steps with a r&amp;eason</source>
        <translation>Éta&amp;pes avec motif</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Qui l&apos;a fait</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>When the step was written</source>
        <translation>Quand l&apos;étape a été écrite</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Ce qui a été fait</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Which game or entry</source>
        <translation>Quelle partie ou quelle inscription</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Undo does not go behind this step</source>
        <translation>L&apos;annulation ne remonte pas au-delà de cette étape</translation>
    </message>
    <message>
        <source>When the state was named</source>
        <translation>Quand l&apos;état a été nommé</translation>
    </message>
    <message>
        <source>Restore point</source>
        <translation>Point de restauration</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Groupe</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Ce qui est listé</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Every step, newest first</source>
        <translation>Chaque étape, la plus récente d&apos;abord</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Points de restauration</translation>
    </message>
    <message>
        <source>Named states you can go back to</source>
        <translation>États nommés auxquels vous pouvez revenir</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Quels groupes</translation>
    </message>
    <message>
        <source>Whole event</source>
        <translation>Tout le tournoi</translation>
    </message>
    <message>
        <source>Steps of every section</source>
        <translation>Étapes de chaque groupe</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Ce groupe</translation>
    </message>
    <message>
        <source>Only steps of the section in view</source>
        <translation>Seulement les étapes du groupe affiché</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>Which steps are listed</source>
        <translation>Quelles étapes sont listées</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>Chercher une étape</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Rien ne s&apos;est encore passé</translation>
    </message>
    <message>
        <source>Every change of the event is listed here, with what it changed, and can be taken back.</source>
        <translation>Chaque changement du tournoi figure ici, avec ce qu&apos;il a modifié, et peut être annulé.</translation>
    </message>
    <message>
        <source>Go back to this step…</source>
        <translation>Revenir à cette étape…</translation>
    </message>
    <message>
        <source>Take this step back</source>
        <translation>Annuler cette étape</translation>
    </message>
    <message>
        <source>The newest step of somebody else</source>
        <translation>L&apos;étape la plus récente d&apos;une autre personne</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Restaurer depuis un fichier…</translation>
    </message>
    <message>
        <source>A backup or another copy of this event</source>
        <translation>Une sauvegarde ou une autre copie de ce tournoi</translation>
    </message>
    <message>
        <source>Name the state as it is now…</source>
        <translation>Nommer l&apos;état actuel…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>No more backups</source>
        <translation>Plus de sauvegardes</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>la %n dernière étape</numerusform>
            <numerusform>les %n dernières étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n point de restauration</numerusform>
            <numerusform>%n points de restauration</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a step first</source>
        <translation>Choisissez d&apos;abord une étape</translation>
    </message>
    <message>
        <source>Choose a restore point first</source>
        <translation>Choisissez d&apos;abord un point de restauration</translation>
    </message>
    <message>
        <source>Only one &amp;round</source>
        <translation>Une seule &amp;ronde</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Toutes les rondes</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Qui</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Also steps that were &amp;taken back</source>
        <translation>Aussi les étapes &amp;annulées</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronde {0}</translation>
    </message>
    <message>
        <source>without those taken back</source>
        <translation>sans les étapes annulées</translation>
    </message>
    <message>
        <source>Go back to the state after “{0}”?</source>
        <translation>Revenir à l&apos;état après «&#x202f;{0}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>Restaurer «&#x202f;{0}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>That is the state as it is now.</source>
        <translation>C&apos;est l&apos;état actuel.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n étape serait annulée&#x202f;; Annuler la rétablit.</numerusform>
            <numerusform>%n étapes seraient annulées&#x202f;; Annuler les rétablit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Restaurer depuis un fichier</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Fichiers de tournoi (*.tdb)</translation>
    </message>
    <message>
        <source>It stands as of {0}, after “{1}”.</source>
        <translation>Il date de {0}, après «&#x202f;{1}&#x202f;».</translation>
    </message>
    <message>
        <source>The state as it is now is kept in a file beside the event. Undo does not go behind this step.</source>
        <translation>L&apos;état actuel est conservé dans un fichier à côté du tournoi. L&apos;annulation ne remonte pas au-delà de cette étape.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>%n étape n&apos;est que dans ce fichier et sera ajoutée.</numerusform>
            <numerusform>%n étapes ne sont que dans ce fichier et seront ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>%n étape n&apos;est qu&apos;ici et disparaît&#x202f;:</numerusform>
            <numerusform>%n étapes ne sont qu&apos;ici et disparaissent&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Make everything as it is in {0}?</source>
        <translation>Tout mettre comme dans {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Restore from the file</source>
        <translation>Restaurer depuis le fichier</translation>
    </message>
    <message>
        <source>Name the state as it is now</source>
        <translation>Nommer l&apos;état actuel</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#x202f;:</translation>
    </message>
    <message>
        <source>Named: {0}</source>
        <translation>Nommé&#x202f;: {0}</translation>
    </message>
    <message>
        <source>No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.</source>
        <translation>Aucun second emplacement n&apos;est choisi. Choisissez un dossier, de préférence sur une clé USB&#x202f;: une copie y va d&apos;elle-même.</translation>
    </message>
    <message>
        <source>To {0}, the last {1} copies are kept: {2}</source>
        <translation>Vers {0}, les {1} dernières copies sont gardées&#x202f;: {2}</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Dossier des sauvegardes</translation>
    </message>
    <message>
        <source>A backup beside the event is lost with it: choose another place.</source>
        <translation>Une sauvegarde à côté du tournoi est perdue avec lui&#x202f;: choisissez un autre emplacement.</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Number of the lot</source>
        <translation>Numéro du tirage</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Écrivez un nombre entier</translation>
    </message>
</context>
<context>
    <name>LotLine</name>
    <message>
        <source>Draw the position</source>
        <translation>Tirer la position</translation>
    </message>
    <message>
        <source>Starting position {0}, drawn with the seed {1}.</source>
        <translation>Position initiale {0}, tirée avec la graine {1}.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Tirer de nouveau</translation>
    </message>
    <message>
        <source>The starting position of this round is not drawn yet.</source>
        <translation>La position initiale de cette ronde n&apos;est pas encore tirée.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Tournoi</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rondes</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>&amp;Départages</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>Ouverture de {0}…</translation>
    </message>
    <message>
        <source>The demo event</source>
        <translation>Le tournoi de démonstration</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>Ce n&apos;est pas possible</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Pas de sauvegarde</translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message>
        <source>Boards</source>
        <translation>Échiquiers</translation>
    </message>
    <message>
        <source>Without a board</source>
        <translation>Sans échiquier</translation>
    </message>
    <message>
        <source>Unpair (U)</source>
        <translation>Désapparier (U)</translation>
    </message>
    <message>
        <source>Take both off this board: U or Del</source>
        <translation>Retirer les deux de cet échiquier&#x202f;: U ou Suppr</translation>
    </message>
    <message>
        <source>Swap colours (S)</source>
        <translation>Inverser les couleurs (S)</translation>
    </message>
    <message>
        <source>White plays Black: S</source>
        <translation>Les Blancs jouent les Noirs&#x202f;: S</translation>
    </message>
    <message>
        <source>Mark (M)</source>
        <translation>Marquer (M)</translation>
    </message>
    <message>
        <source>Mark this line, then choose the opponent and press P</source>
        <translation>Marquer cette ligne, puis choisir l&apos;adversaire et appuyer sur P</translation>
    </message>
    <message>
        <source>Pair (P)</source>
        <translation>Apparier (P)</translation>
    </message>
    <message>
        <source>The marked one meets this one, with the colours due</source>
        <translation>Le joueur marqué rencontre celui-ci, avec les couleurs dues</translation>
    </message>
    <message>
        <source>Bye (B)</source>
        <translation>Bye (B)</translation>
    </message>
    <message>
        <source>The pairing-allocated bye</source>
        <translation>L&apos;exempt de l&apos;appariement</translation>
    </message>
    <message>
        <source>Absent (Z)</source>
        <translation>Absent (Z)</translation>
    </message>
    <message>
        <source>A zero-point bye</source>
        <translation>Bye à zéro point</translation>
    </message>
    <message>
        <source>Pair the others (E)</source>
        <translation>Apparier les autres (E)</translation>
    </message>
    <message>
        <source>The engine pairs those who are left; boards that stand are not touched: E</source>
        <translation>Le moteur apparie ceux qui restent&#x202f;; les échiquiers formés ne sont pas touchés&#x202f;: E</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Finish and compare…</source>
        <translation>Terminer et comparer…</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand: nothing else can be paired until you finish.</source>
        <translation>La ronde {0} est en cours d&apos;appariement à la main&#x202f;: rien d&apos;autre ne peut être apparié avant que vous ayez terminé.</translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n sans adversaire ni bye</numerusform>
            <numerusform>%n sans adversaire ni bye</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a place</source>
        <translation>Chacun a une place</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P.</source>
        <translation>Faites glisser un joueur sur un autre, sur une place, ou sous la liste pour le libérer&#x202f;; ou marquez-en un avec M, choisissez l&apos;adversaire et appuyez sur P.</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly.</source>
        <translation>Faites glisser un joueur sur un autre, sur une place, ou sous la liste pour le libérer&#x202f;; ou marquez-en un avec M, choisissez l&apos;adversaire et appuyez sur P. b et n après un nom indiquent la couleur due&#x202f;: 2 absolue, 1 forte, 0 faible.</translation>
    </message>
    <message>
        <source>Fewer than two are left</source>
        <translation>Il en reste moins de deux</translation>
    </message>
    <message>
        <source>Somebody has neither an opponent nor a bye</source>
        <translation>Quelqu&apos;un n&apos;a ni adversaire ni bye</translation>
    </message>
    <message>
        <source>This breaks rules</source>
        <translation>Ceci enfreint des règles</translation>
    </message>
    <message>
        <source>The bye is given already: one is still without a game.</source>
        <translation>L&apos;exempt est déjà attribué&#x202f;: il reste un joueur sans partie.</translation>
    </message>
    <message>
        <source>Nobody of those who are left may meet another of them.</source>
        <translation>Aucun de ceux qui restent ne peut en rencontrer un autre.</translation>
    </message>
    <message>
        <source>Keep the pairing by hand?</source>
        <translation>Garder l&apos;appariement à la main&#x202f;?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>The pairing by hand is the same as that of {0}.</source>
        <translation>L&apos;appariement à la main est le même que celui de {0}.</translation>
    </message>
    <message>
        <source>Finish without a comparison?</source>
        <translation>Terminer sans comparaison&#x202f;?</translation>
    </message>
    <message>
        <source>The log keeps that there was no engine&apos;s pairing to compare with.</source>
        <translation>Le journal note qu&apos;il n&apos;y avait pas d&apos;appariement du moteur à comparer.</translation>
    </message>
    <message>
        <source>Finish without it</source>
        <translation>Terminer sans</translation>
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
        <translation>Match</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>First-named team</source>
        <translation>Équipe nommée en premier</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Game points so far</source>
        <translation>Points de partie jusqu&apos;ici</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>L&apos;autre équipe</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Pas encore décidé</translation>
    </message>
    <message>
        <source>Postponed: the next round does not wait for it</source>
        <translation>Reporté&#x202f;: la ronde suivante ne l&apos;attend pas</translation>
    </message>
    <message>
        <source>The score entered is not the sum of the boards</source>
        <translation>Le score saisi n&apos;est pas la somme des échiquiers</translation>
    </message>
    <message>
        <source>Entered at once</source>
        <translation>Saisi en une fois</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Note&#x202f;: {0}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye d&apos;un demi-point</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye d&apos;un point</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>exempt</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
</context>
<context>
    <name>MatchesView</name>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>Line-ups…</source>
        <translation>Compositions…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Score…</translation>
    </message>
    <message>
        <source>Home ↔ away</source>
        <translation>Recevant ↔ visiteur</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>The match is lost without playing</source>
        <translation>Le match est perdu sans jouer</translation>
    </message>
    <message>
        <source>Who goes on…</source>
        <translation>Qui se qualifie…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Note…</translation>
    </message>
    <message>
        <source>Choose a match first</source>
        <translation>Choisissez d&apos;abord un match</translation>
    </message>
    <message>
        <source>Hand in this line-up?</source>
        <translation>Remettre cette composition&#x202f;?</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Score du match</translation>
    </message>
    <message>
        <source>Game points, the first-named team first, for example 2½:1½; empty takes the score away</source>
        <translation>Points de partie, l&apos;équipe nommée en premier d&apos;abord, par exemple 2½:1½&#x202f;; vide retire le score</translation>
    </message>
    <message>
        <source>“{0}” is no score: write for example 2.5:1.5.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas un score&#x202f;: écrivez par exemple 2,5:1,5.</translation>
    </message>
    <message>
        <source>Enter this score?</source>
        <translation>Saisir ce score&#x202f;?</translation>
    </message>
    <message>
        <source>Note at match {0}</source>
        <translation>Note au match {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Note&#x202f;:</translation>
    </message>
    <message>
        <source>Swap home and away?</source>
        <translation>Échanger recevant et visiteur&#x202f;?</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Décider le match&#x202f;?</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} ne vient pas</translation>
    </message>
    <message>
        <source>Neither comes</source>
        <translation>Aucune ne vient</translation>
    </message>
    <message>
        <source>It is played after all</source>
        <translation>Il est joué finalement</translation>
    </message>
    <message>
        <source>Forfeit the match?</source>
        <translation>Déclarer le match forfait&#x202f;?</translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message>
        <source>Pair round {0}</source>
        <translation>Apparier la ronde {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n joueur n&apos;a pas été vu au pointage de la ronde {0}</numerusform>
            <numerusform>%n joueurs n&apos;ont pas été vus au pointage de la ronde {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n équipe n&apos;a pas été vue au pointage de la ronde {0}</numerusform>
            <numerusform>%n équipes n&apos;ont pas été vues au pointage de la ronde {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>pas vu</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Qui manque</translation>
    </message>
    <message>
        <source>Do this and pair</source>
        <translation>Faire ainsi et apparier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>is here: is paired</source>
        <translation>est là&#x202f;: est apparié</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>bye à zéro point à cette ronde</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>bye d&apos;un demi-point à cette ronde</translation>
    </message>
    <message>
        <source>stays in the table: forfeits if not there</source>
        <translation>reste dans la table&#x202f;: forfait s&apos;il n&apos;est pas là</translation>
    </message>
    <message>
        <source>leaves the tournament</source>
        <translation>quitte le tournoi</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation>Place selon les départages officiels</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>À l&apos;essai</translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation>Place selon les départages à l&apos;essai, et de combien de places</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Décidé par</translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation>Le critère des départages à l&apos;essai qui décide</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>La valeur du joueur à ce critère</translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation>De la place {0} à la place {1}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagée</translation>
    </message>
</context>
<context>
    <name>NetworkBox</name>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>No network: open a hotspot, or join one</source>
        <translation>Pas de réseau&#x202f;: ouvrez un point d&apos;accès, ou rejoignez-en un</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>&amp;Create the event</source>
        <translation>&amp;Créer le tournoi</translation>
    </message>
    <message>
        <source>To the regulations in words; what was not asked yet stays as it is proposed</source>
        <translation>Vers le règlement en toutes lettres&#x202f;; ce qui n&apos;a pas encore été demandé reste comme proposé</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Le reste comme d&apos;habitude</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Comment s&apos;appelle-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation>Le nom figure sur chaque page imprimée.</translation>
    </message>
    <message>
        <source>three letters, for example NOR</source>
        <translation>trois lettres, par exemple NOR</translation>
    </message>
    <message>
        <source>N&amp;ame *</source>
        <translation>&amp;Nom *</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Lieu</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Fédération</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Ajouter un officiel</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Officiels</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Comment joue-t-on&#x202f;?</translation>
    </message>
    <message>
        <source>All of it can be changed until round 1 is paired.</source>
        <translation>Tout peut être modifié jusqu&apos;à l&apos;appariement de la ronde 1.</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Cadence</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Comptant pour</translation>
    </message>
    <message>
        <source>When is it played?</source>
        <translation>Quand joue-t-on&#x202f;?</translation>
    </message>
    <message>
        <source>Fill the schedule from the first round and the rounds a day, or leave it for later.</source>
        <translation>Remplissez les horaires à partir de la première ronde et des rondes par jour, ou plus tard.</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>Les dates sont connues</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Premier jour</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Dernier jour</translation>
    </message>
    <message>
        <source>What counts how much?</source>
        <translation>Combien vaut quoi&#x202f;?</translation>
    </message>
    <message>
        <source>Points and byes are locked once round 1 is paired.</source>
        <translation>Points et byes sont verrouillés une fois la ronde 1 appariée.</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>Comment départager les égalités&#x202f;?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Partez de départages tout prêts. La page Départages les change à tout moment.</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Édition des règles de départage de la FIDE</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Départages</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Départages</translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation>Le règlement en toutes lettres</translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation>Comparez-le à ce qui a été annoncé, puis créez le tournoi.</translation>
    </message>
    <message>
        <source>Preview, print or save as PDF…</source>
        <translation>Prévisualiser, imprimer ou enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Édition FIDE {0}</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Règlement – {0}</translation>
    </message>
    <message>
        <source>Leave the new event? What was entered is lost.</source>
        <translation>Quitter le nouveau tournoi&#x202f;? Ce qui a été saisi est perdu.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>Norms</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numéro d&apos;appariement (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titre FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norme</translation>
    </message>
    <message>
        <source>The greatest norm within reach</source>
        <translation>La plus haute norme à portée</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Preliminary: FIDE decides</source>
        <translation>Provisoire&#x202f;: la FIDE décide</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>In the games that count</source>
        <translation>Dans les parties qui comptent</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Parties qui comptent</translation>
    </message>
    <message>
        <source>Average of the opponents after 1.4.6</source>
        <translation>Moyenne des adversaires selon 1.4.6</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performance</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Reste à faire</translation>
    </message>
    <message>
        <source>In the rounds to come</source>
        <translation>Dans les rondes à venir</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Rempli</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NON</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sans réponse</translation>
    </message>
</context>
<context>
    <name>NormsPanel</name>
    <message>
        <source>Title norms</source>
        <translation>Normes de titre</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Chercher par nom, club ou numéro</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Stop looking after norms</source>
        <translation>Ne plus suivre les normes</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Nobody has made a norm or still can</source>
        <translation>Personne n&apos;a réalisé de norme ni ne le peut encore</translation>
    </message>
    <message>
        <source>This is looked at anew after every result.</source>
        <translation>Cela est revu après chaque résultat.</translation>
    </message>
    <message>
        <source>Norms are not looked after in this section</source>
        <translation>Les normes ne sont pas suivies dans ce groupe</translation>
    </message>
    <message>
        <source>Say so, and this page and its sheets appear.</source>
        <translation>Dites-le, et cette page et ses feuilles apparaissent.</translation>
    </message>
    <message>
        <source>Look after title norms</source>
        <translation>Suivre les normes de titre</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Ce que vous seul savez</translation>
    </message>
    <message>
        <source>preliminary: FIDE decides</source>
        <translation>provisoire&#x202f;: la FIDE décide</translation>
    </message>
    <message>
        <source>{0} norm of {1}: {2}</source>
        <translation>Norme {0} de {1}&#x202f;: {2}</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Until now</source>
        <translation>Jusqu&apos;ici</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Number the players by rating</source>
        <translation>Numéroter les joueurs selon l&apos;Elo</translation>
    </message>
    <message>
        <source>By tournament rating, then title, then what was announced for equals (C.04.2).</source>
        <translation>Selon l&apos;Elo du tournoi, puis le titre, puis ce qui a été annoncé pour les égaux (C.04.2).</translation>
    </message>
    <message>
        <source>Give the numbers</source>
        <translation>Donner les numéros</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Tirer les numéros au sort</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Le même numéro de tirage donne le même ordre, partout.</translation>
    </message>
    <message>
        <source>Take this lot</source>
        <translation>Prendre ce tirage</translation>
    </message>
    <message>
        <source>Give the numbers by hand</source>
        <translation>Donner les numéros à la main</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the marked player, as the buttons do.</source>
        <translation>Alt+Haut et Alt+Bas déplacent le joueur marqué, comme les boutons.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>The FIDE rating (FIDE)</source>
        <translation>L&apos;Elo FIDE (FIDE)</translation>
    </message>
    <message>
        <source>The national rating (NRO)</source>
        <translation>L&apos;Elo national (NRO)</translation>
    </message>
    <message>
        <source>The FIDE rating, without one the national (FIDON)</source>
        <translation>L&apos;Elo FIDE, à défaut le national (FIDON)</translation>
    </message>
    <message>
        <source>The national rating, without one FIDE&apos;s (NIDOF)</source>
        <translation>L&apos;Elo national, à défaut celui de la FIDE (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of FIDE and national (HBFN)</source>
        <translation>Le plus haut de FIDE et national (HBFN)</translation>
    </message>
    <message>
        <source>The lower of FIDE and national (LBFN)</source>
        <translation>Le plus bas de FIDE et national (LBFN)</translation>
    </message>
    <message>
        <source>Another rule: the order of the lists, or as typed (OTHER)</source>
        <translation>Une autre règle&#x202f;: l&apos;ordre des listes, ou tel que tapé (OTHER)</translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message>
        <source>Everything of {0} is there.</source>
        <translation>Tout ce que contient {0} y est.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n étape seulement dans {0}</numerusform>
            <numerusform>%n étapes seulement dans {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter them again</source>
        <translation>Les saisir de nouveau</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>%n étape a été saisie de nouveau.</numerusform>
            <numerusform>%n étapes ont été saisies de nouveau.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Officials</name>
    <message>
        <source>Chief arbiter</source>
        <translation>Arbitre principal</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Arbitre principal adjoint</translation>
    </message>
    <message>
        <source>Sector arbiter</source>
        <translation>Arbitre de secteur</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Responsable des appariements</translation>
    </message>
    <message>
        <source>Fair-play officer</source>
        <translation>Responsable du fair-play</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organisateur</translation>
    </message>
</context>
<context>
    <name>OfficialsTable</name>
    <message>
        <source>Role</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>Code FIDE</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Nom, Prénom</translation>
    </message>
    <message>
        <source>Take this official away</source>
        <translation>Retirer cet officiel</translation>
    </message>
</context>
<context>
    <name>OpenReadingsDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Import&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0} can be read in several ways</source>
        <translation>{0} peut se lire de plusieurs façons</translation>
    </message>
    <message>
        <source>Its own totals fit each of these readings. Choose what really happened; nothing was created yet.</source>
        <translation>Ses propres totaux conviennent à chacune de ces lectures. Choisissez ce qui s&apos;est vraiment passé&#x202f;; rien n&apos;a encore été créé.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Le lire ainsi</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Ligne {0}</translation>
    </message>
    <message>
        <source>Choose a reading for each question first.</source>
        <translation>Choisissez d&apos;abord une lecture pour chaque question.</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Aucun numéro ne change</translation>
    </message>
</context>
<context>
    <name>OriginQuestion</name>
    <message>
        <source>Which program do you come from?</source>
        <translation>De quel programme venez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Results are then typed with the keys you know. The Rounds page changes them at any time.</source>
        <translation>Les résultats se tapent alors avec les touches que vous connaissez. La page Rondes les change à tout moment.</translation>
    </message>
    <message>
        <source>Another, or none</source>
        <translation>Un autre, ou aucun</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Touches&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Own keys</source>
        <translation>Touches propres</translation>
    </message>
    <message>
        <source>Keys for results: {0}.</source>
        <translation>Touches pour les résultats&#x202f;: {0}.</translation>
    </message>
</context>
<context>
    <name>OwnKeysDialog</name>
    <message>
        <source>Own keys for results</source>
        <translation>Touches propres pour les résultats</translation>
    </message>
    <message>
        <source>Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count wherever they are, also on the number block; Del always clears. Letters that are results find no player.</source>
        <translation>Allez à un champ avec Tab et appuyez sur la touche voulue&#x202f;; Retour arrière le laisse vide. Les chiffres comptent où qu&apos;ils soient, aussi sur le pavé numérique&#x202f;; Suppr efface toujours. Les lettres qui sont des résultats ne cherchent pas de joueur.</translation>
    </message>
    <message>
        <source>Key for: {0}</source>
        <translation>Touche pour&#x202f;: {0}</translation>
    </message>
    <message>
        <source>As &amp;Classic</source>
        <translation>Comme &amp;Classique</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Utiliser ces touches</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{0} would mean two things.</source>
        <translation>{0} voudrait dire deux choses.</translation>
    </message>
    <message>
        <source>White wins, draw and Black wins need a key each.</source>
        <translation>Gain blanc, nulle et gain noir&#x202f;: il faut une touche pour chacun.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>gain blanc</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>gain noir</translation>
    </message>
    <message>
        <source>Black did not come</source>
        <translation>Les Noirs ne sont pas venus</translation>
    </message>
    <message>
        <source>White did not come</source>
        <translation>Les Blancs ne sont pas venus</translation>
    </message>
    <message>
        <source>Neither came</source>
        <translation>Aucun des deux n&apos;est venu</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Autres résultats</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Effacer le résultat</translation>
    </message>
</context>
<context>
    <name>PackPart</name>
    <message>
        <source>Each document is printed with its own options.</source>
        <translation>Chaque document s&apos;imprime avec ses propres options.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Envoyer en</translation>
    </message>
    <message>
        <source>One job</source>
        <translation>Une tâche</translation>
    </message>
    <message>
        <source>All documents go to the printer together</source>
        <translation>Tous les documents vont ensemble à l&apos;imprimante</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Une chacun</translation>
    </message>
    <message>
        <source>Every document is a job of its own</source>
        <translation>Une tâche d&apos;impression par document</translation>
    </message>
    <message>
        <source>Usual contents</source>
        <translation>Contenu habituel</translation>
    </message>
    <message>
        <source>Empty the queue</source>
        <translation>Vider la file</translation>
    </message>
    <message>
        <source>Send to the printer as</source>
        <translation>Envoyer à l&apos;imprimante en</translation>
    </message>
</context>
<context>
    <name>PageHeadDialog</name>
    <message>
        <source>On every page</source>
        <translation>Sur chaque page</translation>
    </message>
    <message>
        <source>Header lines, logo and sponsors</source>
        <translation>Lignes d&apos;en-tête, logo et sponsors</translation>
    </message>
    <message>
        <source>Lines above the name of the event</source>
        <translation>Lignes au-dessus du nom du tournoi</translation>
    </message>
    <message>
        <source>Header line {0}</source>
        <translation>Ligne d&apos;en-tête {0}</translation>
    </message>
    <message>
        <source>The federation or the club that invites</source>
        <translation>La fédération ou le club qui invite</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Sponsors, at the foot of the page</source>
        <translation>Sponsors, en bas de page</translation>
    </message>
    <message>
        <source>Add a sponsor…</source>
        <translation>Ajouter un sponsor…</translation>
    </message>
    <message>
        <source>PNG or JPEG. Large pictures are made smaller.</source>
        <translation>PNG ou JPEG. Les grandes images sont réduites.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>At most {0} sponsors are printed.</source>
        <translation>{0} sponsors au plus sont imprimés.</translation>
    </message>
    <message>
        <source>{0} was made smaller: {1} x {2} pixels.</source>
        <translation>{0} a été réduit&#x202f;: {1} x {2} pixels.</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Sponsors</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Images (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No logo yet.</source>
        <translation>Pas encore de logo.</translation>
    </message>
    <message>
        <source>There is no logo</source>
        <translation>Il n&apos;y a pas de logo</translation>
    </message>
    <message>
        <source>Sponsor {0}</source>
        <translation>Sponsor {0}</translation>
    </message>
    <message>
        <source>Move sponsor {0} up</source>
        <translation>Monter le sponsor {0}</translation>
    </message>
    <message>
        <source>Take sponsor {0} away</source>
        <translation>Retirer le sponsor {0}</translation>
    </message>
    <message>
        <source>There are {0} already</source>
        <translation>Il y en a déjà {0}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation>Aperçu des pages imprimées</translation>
    </message>
</context>
<context>
    <name>PairingDesk</name>
    <message>
        <source>No legal pairing keeps them all apart; these wishes yielded: {0}.</source>
        <translation>Aucun appariement légal ne les sépare tous&#x202f;; ces souhaits ont cédé&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The event has changed while the engine worked: pair again.</source>
        <translation>Le tournoi a changé pendant que le moteur travaillait&#x202f;: appariez de nouveau.</translation>
    </message>
    <message>
        <source>Pairing was cancelled; nothing has changed.</source>
        <translation>L&apos;appariement a été interrompu&#x202f;; rien n&apos;a changé.</translation>
    </message>
</context>
<context>
    <name>PairingRules</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>wished apart</source>
        <translation>séparés si possible</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>ne doivent pas se rencontrer</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>prohibitions: {0}</source>
        <translation>interdictions&#x202f;: {0}</translation>
    </message>
    <message>
        <source>wishes: {0}</source>
        <translation>souhaits&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Accélération de Bakou</translation>
    </message>
    <message>
        <source>fixed tables: {0}</source>
        <translation>tables fixes&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>A round robin is not accelerated.</source>
        <translation>Un toutes-rondes ne s&apos;accélère pas.</translation>
    </message>
    <message>
        <source>No acceleration: everybody is paired by the points scored.</source>
        <translation>Pas d&apos;accélération&#x202f;: chacun est apparié selon les points marqués.</translation>
    </message>
    <message>
        <source>The groups are formed of those who play round 1; nobody does yet.</source>
        <translation>Les groupes se forment de ceux qui jouent la ronde 1&#x202f;; personne ne la joue encore.</translation>
    </message>
    <message>
        <source>Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Rondes {0} à {1}&#x202f;: les numéros {2} à {3} sont appariés avec +{4}.</translation>
    </message>
    <message>
        <source>Round {0}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Ronde {0}&#x202f;: les numéros {2} à {3} sont appariés avec +{4}.</translation>
    </message>
    <message>
        <source>Upper group, {0} players: {1}.</source>
        <translation>Groupe supérieur, {0} joueurs&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>The others, {0} players: {1}.</source>
        <translation>Les autres, {0} joueurs&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the group of the number he or she gets (C.04.7).</source>
        <translation>Jusqu&apos;à la publication de la ronde 1, les groupes suivent les inscrits&#x202f;; un joueur avec un bye à la ronde 1 appartient au groupe du numéro qu&apos;il reçoit (C.04.7).</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7).</source>
        <translation>Accélération de Bakou (C.04.7).</translation>
    </message>
    <message>
        <source>Not paired with each other in rounds {0} to {1}: {2}.</source>
        <translation>Non appariés entre eux aux rondes {0} à {1}&#x202f;: {2}.</translation>
    </message>
    <message>
        <source>Kept apart in rounds {0} to {1} where the rules allow it: {2}.</source>
        <translation>Séparés aux rondes {0} à {1} si les règles le permettent&#x202f;: {2}.</translation>
    </message>
    <message>
        <source>Chess960: every round starts from a position drawn by lot.</source>
        <translation>Chess960&#x202f;: chaque ronde part d&apos;une position tirée au sort.</translation>
    </message>
</context>
<context>
    <name>PairingRulesDialog</name>
    <message>
        <source>Pairing rules</source>
        <translation>Règles d&apos;appariement</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Qui ne doit pas se rencontrer</translation>
    </message>
    <message>
        <source>Prohibited pairings, clubs, federations</source>
        <translation>Appariements interdits, clubs, fédérations</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7)</source>
        <translation>Accélération de Bakou (C.04.7)</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Tables fixes</translation>
    </message>
    <message>
        <source>Players who do not move</source>
        <translation>Joueurs qui ne se déplacent pas</translation>
    </message>
    <message>
        <source>Colour and Chess960</source>
        <translation>Couleur et Chess960</translation>
    </message>
    <message>
        <source>The first colour, positions drawn by lot</source>
        <translation>La première couleur, positions tirées au sort</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Every change is stored at once; undo takes it back.</source>
        <translation>Chaque changement est enregistré aussitôt&#x202f;; Annuler le défait.</translation>
    </message>
    <message>
        <source>Prohibit a pairing…</source>
        <translation>Interdire un appariement…</translation>
    </message>
    <message>
        <source>Clubs or federations…</source>
        <translation>Clubs ou fédérations…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or federations apart in the first rounds; it must be announced before round 1.</source>
        <translation>Personne n&apos;est séparé. Interdisez un appariement (frères, une même voiture), ou séparez les membres de clubs ou de fédérations aux premières rondes&#x202f;; cela doit être annoncé avant la ronde 1.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Paired by the points scored</source>
        <translation>Apparié selon les points marqués</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Bakou</translation>
    </message>
    <message>
        <source>The upper half gets points that count for pairing only (C.04.7)</source>
        <translation>La moitié supérieure reçoit des points qui ne comptent que pour l&apos;appariement (C.04.7)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Tapez un nom ou choisissez</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>A lower board</source>
        <translation>Un échiquier plus bas</translation>
    </message>
    <message>
        <source>A higher board</source>
        <translation>Un échiquier plus haut</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>Let move again</source>
        <translation>Ne plus fixer</translation>
    </message>
    <message>
        <source>A player who cannot move plays at this board in every round paired from now on.</source>
        <translation>Un joueur qui ne peut se déplacer joue à cet échiquier à chaque ronde appariée désormais.</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Chess960: a starting position is drawn by lot for every round</source>
        <translation>Chess960&#x202f;: une position initiale est tirée au sort pour chaque ronde</translation>
    </message>
    <message>
        <source>The colour of the highest-ranked player in round 1</source>
        <translation>La couleur du joueur le mieux classé à la ronde 1</translation>
    </message>
    <message>
        <source>The colour of team 1 on board 1 in round 1</source>
        <translation>La couleur de l&apos;équipe 1 à l&apos;échiquier 1 à la ronde 1</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>The Rounds page draws the position; it stands on the pairings sheet and the projector.</source>
        <translation>La page Rondes tire la position&#x202f;; elle figure sur la feuille d&apos;appariements et au projecteur.</translation>
    </message>
    <message>
        <source>Only in a Swiss: a round robin is read from its table</source>
        <translation>Seulement dans un suisse&#x202f;: un toutes-rondes se lit dans sa table</translation>
    </message>
    <message>
        <source>Teams have no fixed tables</source>
        <translation>Les équipes n&apos;ont pas de table fixe</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Choisissez d&apos;abord une ligne</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Choisissez d&apos;abord un joueur</translation>
    </message>
    <message>
        <source>Round 1 is paired: outside FIDE mode a change is asked about and noted in the report</source>
        <translation>La ronde 1 est appariée&#x202f;: hors mode FIDE, un changement est demandé et noté dans le rapport</translation>
    </message>
    <message>
        <source>Change the pairing rules?</source>
        <translation>Modifier les règles d&apos;appariement&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation>Chercher commandes et joueurs</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Chercher commandes, pages et joueurs</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
</context>
<context>
    <name>PdfPreview</name>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>Envoyé à l&apos;imprimante&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Enregistré&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Page {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>{0}: the picture is damaged.</source>
        <translation>{0}&#x202f;: l&apos;image est endommagée.</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chart of places by policy</source>
        <translation>Graphique des places selon la règle</translation>
    </message>
    <message>
        <source>The same places stand in the table: choose Table above.</source>
        <translation>Les mêmes places sont dans le tableau&#x202f;: choisissez Tableau ci-dessus.</translation>
    </message>
    <message>
        <source>{0}: place {1} under {2}</source>
        <translation>{0}&#x202f;: place {1} selon {2}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tel quel</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Add players…</source>
        <translation>&amp;Ajouter des joueurs…</translation>
    </message>
    <message>
        <source>Add &amp;many: paste or open a table…</source>
        <translation>Ajouter &amp;plusieurs&#x202f;: coller ou ouvrir un tableau…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>&amp;Byes and absences…</source>
        <translation>&amp;Byes et absences…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>&amp;Retirer…</translation>
    </message>
    <message>
        <source>Take bac&amp;k…</source>
        <translation>Réin&amp;tégrer…</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>E&amp;xclure…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Move to another &amp;section</source>
        <translation>Déplacer vers un autre &amp;groupe</translation>
    </message>
    <message>
        <source>C&amp;ategory</source>
        <translation>C&amp;atégorie</translation>
    </message>
    <message>
        <source>&amp;Check-in</source>
        <translation>P&amp;ointage</translation>
    </message>
    <message>
        <source>Cl&amp;ose the check-in…</source>
        <translation>&amp;Clore le pointage…</translation>
    </message>
    <message>
        <source>Check the reg&amp;istration</source>
        <translation>Contrôler l&apos;&amp;inscription</translation>
    </message>
    <message>
        <source>&amp;Number the players by rating…</source>
        <translation>&amp;Numéroter les joueurs selon l&apos;Elo…</translation>
    </message>
    <message>
        <source>Exchange two pairing numbers</source>
        <translation>Échanger deux numéros d&apos;appariement</translation>
    </message>
    <message>
        <source>Draw the numbers by &amp;lot…</source>
        <translation>Tirer les numéros au &amp;sort…</translation>
    </message>
    <message>
        <source>Give the numbers by &amp;hand…</source>
        <translation>&amp;Donner les numéros à la main…</translation>
    </message>
    <message>
        <source>&amp;Tournament ratings…</source>
        <translation>&amp;Elo du tournoi…</translation>
    </message>
    <message>
        <source>Cate&amp;gories…</source>
        <translation>Caté&amp;gories…</translation>
    </message>
    <message>
        <source>Compare with the rating list…</source>
        <translation>Comparer avec la liste Elo…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Listes Elo…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Ouvrez d&apos;abord un tournoi</translation>
    </message>
    <message>
        <source>Select players on the Players page first</source>
        <translation>Choisissez d&apos;abord des joueurs à la page Joueurs</translation>
    </message>
    <message>
        <source>Select one player who has not left</source>
        <translation>Choisissez un joueur qui n&apos;est pas parti</translation>
    </message>
    <message>
        <source>The event has one section only; add one on the Event page</source>
        <translation>Le tournoi n&apos;a qu&apos;un groupe&#x202f;; ajoutez-en un à la page Tournoi</translation>
    </message>
    <message>
        <source>Select two players of equal rating</source>
        <translation>Choisissez deux joueurs de même Elo</translation>
    </message>
    <message>
        <source>From this round on: zero points, not paired. The player stays in the standings, marked.</source>
        <translation>À partir de cette ronde&#x202f;: zéro point, non apparié. Le joueur reste au classement, avec une mention.</translation>
    </message>
    <message>
        <source>From this round on every game is lost; the opponent goes on.</source>
        <translation>À partir de cette ronde, chaque partie est perdue&#x202f;; l&apos;adversaire se qualifie.</translation>
    </message>
    <message>
        <source>From this round on every opponent wins without a game. Who played less than half of the games by then is not ranked, and those games do not count (C.05, 6.6).</source>
        <translation>À partir de cette ronde, chaque adversaire gagne sans jouer. Qui a joué alors moins de la moitié des parties n&apos;est pas classé, et ces parties ne comptent pas (C.05, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw {0}</source>
        <translation>Retirer {0}</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Withdrawn: {0}</source>
        <translation>Retiré&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>Réintégrer {0}</translation>
    </message>
    <message>
        <source>From this round on the player is paired again; missed rounds stay as they are.</source>
        <translation>À partir de cette ronde, le joueur est de nouveau apparié&#x202f;; les rondes manquées restent telles quelles.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Réintégrer</translation>
    </message>
    <message>
        <source>Back in the event: {0}</source>
        <translation>De retour dans le tournoi&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Exclure {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Plus apparié et omis du classement. Les adversaires gardent leurs points.</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Exclure…</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>Supprimer %n joueur&#x202f;?</numerusform>
            <numerusform>Supprimer %n joueurs&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Removed: {0}. Undo brings back.</source>
        <translation>Supprimé&#x202f;: {0}. Annuler le rétablit.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groupe {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>%n joueur déplacé vers {0}</numerusform>
            <numerusform>%n joueurs déplacés vers {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the numbers {0} and {1}</source>
        <translation>Échanger les numéros {0} et {1}</translation>
    </message>
    <message>
        <source>The check-in is closed.</source>
        <translation>Le pointage est clos.</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Fa&amp;mily name</source>
        <translation>Nom de fa&amp;mille</translation>
    </message>
    <message>
        <source>&amp;Given name</source>
        <translation>&amp;Prénom</translation>
    </message>
    <message>
        <source>In own &amp;script</source>
        <translation>Dans son &amp;écriture</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Fédération</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>male</source>
        <translation>masculin</translation>
    </message>
    <message>
        <source>female</source>
        <translation>féminin</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>Se&amp;x</source>
        <translation>Se&amp;xe</translation>
    </message>
    <message>
        <source>&amp;Born</source>
        <translation>&amp;Né(e)</translation>
    </message>
    <message>
        <source>2004 or 2004-02-29</source>
        <translation>2004 ou 2004-02-29</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Club</translation>
    </message>
    <message>
        <source>Categor&amp;ies</source>
        <translation>Catégor&amp;ies</translation>
    </message>
    <message>
        <source>by hand, separated by commas</source>
        <translation>à la main, séparées par des virgules</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Tournament &amp;rating</source>
        <translation>Elo du t&amp;ournoi</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE lente</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE rapide</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE blitz</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Elo national</translation>
    </message>
    <message>
        <source>F&amp;IDE ID</source>
        <translation>Code FI&amp;DE</translation>
    </message>
    <message>
        <source>&amp;National ID</source>
        <translation>Code n&amp;ational</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Table fixe</translation>
    </message>
    <message>
        <source>Entry f&amp;ee</source>
        <translation>D&amp;roit d&apos;inscription</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>Pa&amp;yé</translation>
    </message>
    <message>
        <source>May have a &amp;half-point bye</source>
        <translation>Peut avoir un &amp;bye d&apos;un demi-point</translation>
    </message>
    <message>
        <source>Other lists</source>
        <translation>Autres listes</translation>
    </message>
    <message>
        <source>Ratings by round</source>
        <translation>Elo par ronde</translation>
    </message>
    <message>
        <source>3: 1850, 5: 1872</source>
        <translation>3: 1850, 5: 1872</translation>
    </message>
    <message>
        <source>as list, age and rating tell</source>
        <translation>selon la liste, l&apos;âge et l&apos;Elo</translation>
    </message>
    <message>
        <source>For the rating changes, where you know it better</source>
        <translation>Pour les variations Elo, si vous le savez mieux</translation>
    </message>
    <message>
        <source>From that round on; the tournament rating is the first one</source>
        <translation>À partir de cette ronde&#x202f;; l&apos;Elo du tournoi est le premier</translation>
    </message>
    <message>
        <source>Ratings from the lists</source>
        <translation>Elo des listes</translation>
    </message>
    <message>
        <source>Take a rating of one of the rating lists</source>
        <translation>Prendre un Elo d&apos;une des listes</translation>
    </message>
    <message>
        <source>By the rules: {0}.</source>
        <translation>Selon les règles&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Taken out by hand: {0}.</source>
        <translation>Retiré à la main&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0} gives {1}</source>
        <translation>{0} donne {1}</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>tapé à la main</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>Ratings by round are written as 3: 1850, 5: 1872.</source>
        <translation>Les Elo par ronde s&apos;écrivent ainsi&#x202f;: 3: 1850, 5: 1872.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}&#x202f;: «&#x202f;{1}&#x202f;» n&apos;est pas un nombre.</translation>
    </message>
    <message>
        <source>{0}: {1} ({2} {3})</source>
        <translation>{0}&#x202f;: {1} ({2} {3})</translation>
    </message>
</context>
<context>
    <name>PlayerTable</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Rating of the list; a dot means that it was typed by hand</source>
        <translation>Elo de la liste&#x202f;; un point signifie qu&apos;il a été tapé à la main</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numéro d&apos;appariement (TPN)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Là</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Pointage</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titre FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation>Nom comme dans la liste Elo</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Son écriture</translation>
    </message>
    <message>
        <source>Name in the player&apos;s own script</source>
        <translation>Nom dans l&apos;écriture du joueur</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo du tournoi</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>Elo nat.</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Féd</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Fédération</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Né(e)</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation>Année ou date de naissance</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation>Club ou ville</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>Code FIDE</translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation>Numéro dans la liste Elo FIDE</translation>
    </message>
    <message>
        <source>Nat. ID</source>
        <translation>Code nat.</translation>
    </message>
    <message>
        <source>Number in the national list</source>
        <translation>Numéro dans la liste nationale</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>Categories of the player</source>
        <translation>Catégories du joueur</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Table fixe</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Entry fee paid</source>
        <translation>Droit d&apos;inscription payé</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Droit</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Droit d&apos;inscription</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
    </message>
    <message>
        <source>Byes and absences, by round: 1 full point, ½ half point, 0 zero points</source>
        <translation>Byes et absences, par ronde&#x202f;: 1 un point, ½ demi-point, 0 zéro point</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Comment of the arbiter</source>
        <translation>Commentaire de l&apos;arbitre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation>Retiré ou exclu</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>tapé à la main</translation>
    </message>
    <message>
        <source>from round {0}: {1}</source>
        <translation>à partir de la ronde {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>not yet seen</source>
        <translation>pas encore vu</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>exclu</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Chercher un joueur</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Chercher par nom, club ou numéro</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Pointage</translation>
    </message>
    <message>
        <source>Check the registration</source>
        <translation>Contrôler l&apos;inscription</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Everything that can be done with players</source>
        <translation>Tout ce qu&apos;on peut faire avec les joueurs</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Pas encore de joueurs</translation>
    </message>
    <message>
        <source>Search the FIDE list, type a name, or paste a whole table from a spreadsheet.</source>
        <translation>Cherchez dans la liste FIDE, tapez un nom, ou collez tout un tableau d&apos;un tableur.</translation>
    </message>
    <message>
        <source>Add players…</source>
        <translation>Ajouter des joueurs…</translation>
    </message>
    <message>
        <source>Paste or open a table…</source>
        <translation>Coller ou ouvrir un tableau…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Listes Elo…</translation>
    </message>
    <message>
        <source>Add players (Ins)</source>
        <translation>Ajouter des joueurs (Inser)</translation>
    </message>
    <message>
        <source>Check of the registration</source>
        <translation>Contrôle de l&apos;inscription</translation>
    </message>
    <message>
        <source>Nothing to remark</source>
        <translation>Rien à signaler</translation>
    </message>
    <message>
        <source>The registration is complete.</source>
        <translation>L&apos;inscription est complète.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation>Elo moyen {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n sans Elo</numerusform>
            <numerusform>%n sans Elo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n a quitté le tournoi</numerusform>
            <numerusform>%n ont quitté le tournoi</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Largeurs habituelles</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n remarque, dont {0} à régler</numerusform>
            <numerusform>%n remarques, dont {0} à régler</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in: type the first letters of a name, then Space</source>
        <translation>Pointage&#x202f;: tapez les premières lettres d&apos;un nom, puis Espace</translation>
    </message>
    <message>
        <source>{0}: here</source>
        <translation>{0}&#x202f;: là</translation>
    </message>
    <message>
        <source>{0}: absent</source>
        <translation>{0}&#x202f;: absent</translation>
    </message>
    <message>
        <source>{0}: not yet seen</source>
        <translation>{0}&#x202f;: pas encore vu</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>%n joueur pointé présent</numerusform>
            <numerusform>%n joueurs pointés présents</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Personne trouvé&#x202f;: «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
</context>
<context>
    <name>PointsDialog</name>
    <message>
        <source>Points of {0} in round {1}</source>
        <translation>Points de {0} à la ronde {1}</translation>
    </message>
    <message>
        <source>They are added; a minus takes points away. The reason stands in the tournament report.</source>
        <translation>Ils s&apos;ajoutent&#x202f;; un moins retire des points. Le motif figure dans le rapport de tournoi.</translation>
    </message>
    <message>
        <source>Points by decision</source>
        <translation>Points par décision</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>A new decision</source>
        <translation>Une nouvelle décision</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} match points, {2} game points ({3})</source>
        <translation>Annuler&#x202f;: ronde {0}, {1} points de match, {2} points de partie ({3})</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Points de match</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Points de partie</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Décider</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>PolicyDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>HORS C.07</translation>
    </message>
</context>
<context>
    <name>PolicyList</name>
    <message>
        <source>How unplayed games count</source>
        <translation>Comment comptent les parties non jouées</translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses, Shift+F1 explains.</source>
        <translation>Les flèches montrent, Entrée ou Espace choisit, Maj+F1 explique.</translation>
    </message>
    <message>
        <source>About this policy	Shift+F1</source>
        <translation>À propos de cette règle	Maj+F1</translation>
    </message>
</context>
<context>
    <name>PolicyModel</name>
    <message>
        <source>not C.07</source>
        <translation>hors C.07</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>en vigueur</translation>
    </message>
</context>
<context>
    <name>PresetMenu</name>
    <message>
        <source>{0}. Edition: {1}. Source: {2}</source>
        <translation>{0}. Édition&#x202f;: {1}. Source&#x202f;: {2}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Enregistrer ces départages sous…</translation>
    </message>
    <message>
        <source>Copy the ladder of another event…</source>
        <translation>Copier les départages d&apos;un autre tournoi…</translation>
    </message>
    <message>
        <source>Forget an own ladder</source>
        <translation>Oublier des départages enregistrés</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>Making the table…</source>
        <translation>Création du tableau…</translation>
    </message>
    <message>
        <source>Folder for the PDFs</source>
        <translation>Dossier pour les PDF</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) written.</source>
        <translation>
            <numerusform>%n PDF écrit.</numerusform>
            <numerusform>%n PDF écrits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: {0} of {1} PDFs were written.</source>
        <translation>Arrêté&#x202f;: {0} PDF sur {1} ont été écrits.</translation>
    </message>
    <message>
        <source>{0} They lie in {1}.</source>
        <translation>{0} Ils se trouvent dans {1}.</translation>
    </message>
    <message>
        <source>Files of these names are there already</source>
        <translation>Des fichiers de ces noms existent déjà</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>%n fichier du même nom est déjà dans ce dossier, par exemple {0}.</numerusform>
            <numerusform>%n fichiers du même nom sont déjà dans ce dossier, par exemple {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep both gives the new ones a number.</source>
        <translation>Garder les deux donne un numéro aux nouveaux.</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Les remplacer</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Enregistré&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0}: page {1}</source>
        <translation>{0}&#x202f;: page {1}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n page(s).</source>
        <translation>
            <numerusform>Arrêté après %n page.</numerusform>
            <numerusform>Arrêté après %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>%n page envoyée à l&apos;imprimante.</numerusform>
            <numerusform>%n pages envoyées à l&apos;imprimante.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizeDelegate</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
</context>
<context>
    <name>PrizeRules</name>
    <message>
        <source>By place</source>
        <translation>Selon la place</translation>
    </message>
    <message>
        <source>Shared equally</source>
        <translation>Partagés à parts égales</translation>
    </message>
    <message>
        <source>Hort system</source>
        <translation>Système Hort</translation>
    </message>
    <message>
        <source>The most valuable</source>
        <translation>Le plus élevé</translation>
    </message>
    <message>
        <source>The first in the list</source>
        <translation>Le premier de la liste</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>To the best placed</source>
        <translation>Au mieux placé</translation>
    </message>
    <message>
        <source>Stays in the fund</source>
        <translation>Reste à la dotation</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>À égalité de points</translation>
    </message>
    <message>
        <source>As in the standings</source>
        <translation>Comme au classement</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>Dans les groupes</translation>
    </message>
    <message>
        <source>Who wins several keeps</source>
        <translation>Qui en gagne plusieurs garde</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Arrondi à</translation>
    </message>
    <message>
        <source>Left by rounding</source>
        <translation>Reste de l&apos;arrondi</translation>
    </message>
    <message>
        <source>Who withdrew may win</source>
        <translation>Qui s&apos;est retiré peut gagner</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Monnaie</translation>
    </message>
    <message>
        <source>Smallest share</source>
        <translation>Plus petite part</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Most for one</source>
        <translation>Maximum pour un seul</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Fewest in a group</source>
        <translation>Minimum dans un groupe</translation>
    </message>
    <message>
        <source>Players of a club</source>
        <translation>Joueurs d&apos;un club</translation>
    </message>
    <message>
        <source>Without prizes (No.)</source>
        <translation>Sans prix (N°)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number.</source>
        <translation>{0}&#x202f;: «&#x202f;{1}&#x202f;» n&apos;est pas un nombre.</translation>
    </message>
    <message>
        <source>Start numbers without prizes are written as 3, 17.</source>
        <translation>Les numéros sans prix s&apos;écrivent ainsi&#x202f;: 3, 17.</translation>
    </message>
</context>
<context>
    <name>PrizeTable</name>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Group or name</source>
        <translation>Groupe ou nom</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>encore personne</translation>
    </message>
    <message>
        <source>“{0}” is not a place.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas une place.</translation>
    </message>
    <message>
        <source>“{0}” is not a start number or the name of one player.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est ni un numéro d&apos;appariement ni le nom d&apos;un joueur.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Named by hand</source>
        <translation>Désigné à la main</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Which prize</source>
        <translation>Quel prix</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Qui le reçoit</translation>
    </message>
    <message>
        <source>Rk</source>
        <translation>Pl</translation>
    </message>
    <message>
        <source>Place in the standings</source>
        <translation>Place au classement</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Amount to be paid</source>
        <translation>Montant à payer</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Ce qu&apos;il y a encore</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Qui reçoit quoi</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Liste des prix</translation>
    </message>
    <message>
        <source>Add a place</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>The next place of the group of this line</source>
        <translation>La place suivante du groupe de cette ligne</translation>
    </message>
    <message>
        <source>Special prize</source>
        <translation>Prix spécial</translation>
    </message>
    <message>
        <source>Best game, youngest player: you name the winner</source>
        <translation>Plus belle partie, plus jeune joueur&#x202f;: vous désignez le gagnant</translation>
    </message>
    <message>
        <source>Club prize</source>
        <translation>Prix de club</translation>
    </message>
    <message>
        <source>By the points of a club&apos;s best players</source>
        <translation>Selon les points des meilleurs joueurs d&apos;un club</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove the lines chosen</source>
        <translation>Supprimer les lignes choisies</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Monter la ligne</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Descendre la ligne</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Lines from a spreadsheet: group, place, amount, thing, start number</source>
        <translation>Lignes d&apos;un tableur&#x202f;: groupe, place, montant, objet, numéro d&apos;appariement</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The Documents page prints the list, the winners and receipts to sign.</source>
        <translation>La page Documents imprime la liste, les gagnants et les reçus à signer.</translation>
    </message>
    <message>
        <source>Best club</source>
        <translation>Meilleur club</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Ligne {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Tableaux (*.csv *.txt *.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import prizes</source>
        <translation>Importer des prix</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Export prizes</source>
        <translation>Exporter les prix</translation>
    </message>
    <message>
        <source>There are no prizes yet</source>
        <translation>Il n&apos;y a pas encore de prix</translation>
    </message>
    <message>
        <source>{0}: as it would be if the event ended now</source>
        <translation>{0}&#x202f;: comme si le tournoi finissait maintenant</translation>
    </message>
    <message>
        <source>Prize fund {0}: {1} to the winners, {2} left over.</source>
        <translation>Dotation {0}&#x202f;: {1} aux gagnants, {2} de reste.</translation>
    </message>
    <message>
        <source>No prizes yet: add the first place, or paste a list from a spreadsheet.</source>
        <translation>Pas encore de prix&#x202f;: ajoutez la première place, ou collez une liste d&apos;un tableur.</translation>
    </message>
    <message>
        <source>No player is in the group “{0}”.</source>
        <translation>Aucun joueur n&apos;est dans le groupe «&#x202f;{0}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>ProhibitionDialog</name>
    <message>
        <source>A prohibited pairing</source>
        <translation>Un appariement interdit</translation>
    </message>
    <message>
        <source>Tick two or more: none of them meets another of them.</source>
        <translation>Cochez-en deux ou plus&#x202f;: aucun n&apos;en rencontre un autre.</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Chercher un nom</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Qui ne doit pas se rencontrer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Why, for the list (brothers, one car …)</source>
        <translation>Pourquoi, pour la liste (frères, une même voiture…)</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Choisis&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Tick two or more, and rounds in their order</source>
        <translation>Cochez-en deux ou plus, et les rondes dans l&apos;ordre</translation>
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
        <translation>Les appariements ne sont pas encore publiés.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Round {0}: where you play</source>
        <translation>Ronde {0}&#x202f;: où vous jouez</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Classement après la ronde {0}</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>tdapp: projector</source>
        <translation>tdapp&#x202f;: projecteur</translation>
    </message>
    <message>
        <source>Large window: 1 boards, 2 players, 3 standings, Space pauses, F11 full screen</source>
        <translation>Grande fenêtre&#x202f;: 1 échiquiers, 2 joueurs, 3 classement, Espace met en pause, F11 plein écran</translation>
    </message>
    <message>
        <source>not in FIDE mode</source>
        <translation>hors du mode FIDE</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Échiquiers et résultats</translation>
    </message>
    <message>
        <source>Where you play, by name</source>
        <translation>Où vous jouez, par nom</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Turn the page every {0} seconds</source>
        <translation>Tourner la page toutes les {0} secondes</translation>
    </message>
    <message>
        <source>Pause or go on	Space</source>
        <translation>Pause ou reprise	Espace</translation>
    </message>
    <message>
        <source>Larger	+</source>
        <translation>Plus grand	+</translation>
    </message>
    <message>
        <source>Smaller	-</source>
        <translation>Plus petit	-</translation>
    </message>
    <message>
        <source>Full screen	F11</source>
        <translation>Plein écran	F11</translation>
    </message>
    <message>
        <source>Close	Esc</source>
        <translation>Fermer	Échap</translation>
    </message>
</context>
<context>
    <name>ProtectionDialog</name>
    <message>
        <source>Clubs or federations apart</source>
        <translation>Séparer clubs ou fédérations</translation>
    </message>
    <message>
        <source>Members of a ticked club or federation do not meet each other in these rounds.</source>
        <translation>Les membres d&apos;un club ou d&apos;une fédération cochés ne se rencontrent pas à ces rondes.</translation>
    </message>
    <message>
        <source>As entered with the players</source>
        <translation>Tel que saisi aux joueurs</translation>
    </message>
    <message>
        <source>As entered with the teams</source>
        <translation>Tel que saisi aux équipes</translation>
    </message>
    <message>
        <source>What keeps them apart</source>
        <translation>Ce qui les sépare</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Clubs</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Fédérations</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>No club or federation is entered twice</source>
        <translation>Aucun club ni fédération n&apos;est saisi deux fois</translation>
    </message>
    <message>
        <source>Tick a group</source>
        <translation>Cochez un groupe</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish</source>
        <translation>Publier</translation>
    </message>
    <message>
        <source>The event as a website</source>
        <translation>Le tournoi en site web</translation>
    </message>
    <message>
        <source>A folder of plain pages for any web server, sync tool or stick. Only what changed is written again.</source>
        <translation>Un dossier de simples pages pour tout serveur web, outil de synchronisation ou clé. Seul ce qui a changé est réécrit.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Dossier du site</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>&amp;Address of the website</source>
        <translation>&amp;Adresse du site</translation>
    </message>
    <message>
        <source>Where the folder can be seen; printed with a QR code on every sheet</source>
        <translation>Où l&apos;on peut voir le dossier&#x202f;; imprimé avec un code QR sur chaque feuille</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>&amp;Initials only for who is younger than</source>
        <translation>&amp;Initiales seulement pour les moins de</translation>
    </message>
    <message>
        <source>Years of &amp;birth</source>
        <translation>Années de &amp;naissance</translation>
    </message>
    <message>
        <source>FIDE &amp;ids</source>
        <translation>&amp;Codes FIDE</translation>
    </message>
    <message>
        <source>Shown of the others</source>
        <translation>Montrer des autres</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>Co&amp;uleur</translation>
    </message>
    <message>
        <source>Picture of the first page</source>
        <translation>Image de la première page</translation>
    </message>
    <message>
        <source>Also the &amp;standings as they would be now, while a round is played</source>
        <translation>Aussi le c&amp;lassement tel qu&apos;il serait maintenant, pendant une ronde</translation>
    </message>
    <message>
        <source>&amp;Keep it up to date while this event is open</source>
        <translation>Le tenir à &amp;jour tant que ce tournoi est ouvert</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>%n joueur sans année de naissance est montré par son nom entier.</numerusform>
            <numerusform>%n joueurs sans année de naissance sont montrés par leur nom entier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into it all the same</source>
        <translation>Y écrire tout de même</translation>
    </message>
    <message>
        <source>Open the start page</source>
        <translation>Ouvrir la page d&apos;accueil</translation>
    </message>
    <message>
        <source>Stop keeping it up to date</source>
        <translation>Ne plus le tenir à jour</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Choisissez un dossier.</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Choisissez une langue.</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Écriture des pages…</translation>
    </message>
    <message>
        <source>The website stays as it is now.</source>
        <translation>Le site reste tel qu&apos;il est.</translation>
    </message>
</context>
<context>
    <name>RateFields</name>
    <message>
        <source>Time control in words</source>
        <translation>Cadence en toutes lettres</translation>
    </message>
    <message>
        <source>in words: 90 min + 30 s per move</source>
        <translation>en toutes lettres&#x202f;: 90 min + 30 s par coup</translation>
    </message>
    <message>
        <source>Code of the time control, for the report</source>
        <translation>Code de la cadence, pour le rapport</translation>
    </message>
    <message>
        <source>The code of FIDE&apos;s report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.</source>
        <translation>Le code du rapport de la FIDE compte en secondes&#x202f;: 5400+30, 40/6000+30:900+30, ou W300-B240.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Usuelle</translation>
    </message>
    <message>
        <source>Choose a usual time control</source>
        <translation>Choisir une cadence usuelle</translation>
    </message>
    <message>
        <source>The code means: {0}, {1}.</source>
        <translation>Le code signifie&#x202f;: {0}, {1}.</translation>
    </message>
    <message>
        <source>Without a code the report names the time control in words only.</source>
        <translation>Sans code, le rapport ne nomme la cadence qu&apos;en toutes lettres.</translation>
    </message>
    <message>
        <source>Fill in one of the two: the other one follows.</source>
        <translation>Remplissez l&apos;un des deux&#x202f;: l&apos;autre suit.</translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message>
        <source>Compare with the rating list</source>
        <translation>Comparer avec la liste Elo</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Liste Elo</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Chercher un joueur</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Tout cocher</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Ne rien cocher</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Every difference</source>
        <translation>Chaque différence</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Ratings of the list and tournament ratings</source>
        <translation>Elo de la liste et Elo du tournoi</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Name, title, federation, sex and birth</source>
        <translation>Nom, titre, fédération, sexe et naissance</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Changements proposés</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Aucune différence</translation>
    </message>
    <message>
        <source>The players agree with the list.</source>
        <translation>Les joueurs concordent avec la liste.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The list valid on {0} counts. Only what is ticked changes, in one step.</source>
        <translation>La liste valable au {0} compte. Seul ce qui est coché change, en une étape.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament rating stays the first one; new ratings are noted for the rounds to come.</source>
        <translation>Le tournoi dure plus de 30 jours&#x202f;: la liste valable au {0} compte, jour du contrôle. L&apos;Elo du tournoi reste le premier&#x202f;; les nouveaux sont notés pour les rondes à venir.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>%n joueur n&apos;a pas de numéro et n&apos;a pas été comparé.</numerusform>
            <numerusform>%n joueurs n&apos;ont pas de numéro et n&apos;ont pas été comparés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} et %n de plus</numerusform>
            <numerusform>{0} et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list any more, or never: {0}.</source>
        <translation>Plus dans la liste, ou jamais&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Pas encore de liste Elo</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s download first: Players, Rating lists.</source>
        <translation>Importez d&apos;abord celle de la FIDE&#x202f;: Joueurs, Listes Elo.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>Appliquer %n changement</numerusform>
            <numerusform>Appliquer %n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be changed</source>
        <translation>Cochez ce qui doit changer</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>%n joueur modifié</numerusform>
            <numerusform>%n joueurs modifiés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingLists</name>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Valable dès</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Importée de</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Nom de famille</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Prénom</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Code national</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>Code FIDE</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Fédération</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Sexe</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Né(e)</translation>
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
        <translation>Elo rapide</translation>
    </message>
    <message>
        <source>Blitz rating</source>
        <translation>Elo blitz</translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message>
        <source>Rating lists</source>
        <translation>Listes Elo</translation>
    </message>
    <message>
        <source>Rating lists on this computer</source>
        <translation>Listes Elo sur cet ordinateur</translation>
    </message>
    <message>
        <source>Download the list from FIDE&apos;s rating page (XML or text, zipped or not) and import it here. Several months can be kept; an event takes the one valid when it starts.</source>
        <translation>Téléchargez la liste depuis la page Elo de la FIDE (XML ou texte, zippée ou non) et importez-la ici. On peut garder plusieurs mois&#x202f;; un tournoi prend celle valable à son début.</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Pas encore de liste</translation>
    </message>
    <message>
        <source>Import a download, it takes a minute.</source>
        <translation>Importez un téléchargement, cela prend une minute.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Avancement de l&apos;import</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list…</source>
        <translation>Importer la liste de la FIDE…</translation>
    </message>
    <message>
        <source>Import another list…</source>
        <translation>Importer une autre liste…</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Surveiller un dossier…</translation>
    </message>
    <message>
        <source>New lists in the folder of your downloads are offered when this window opens</source>
        <translation>Les nouvelles listes du dossier de vos téléchargements sont proposées à l&apos;ouverture de cette fenêtre</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Les importer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>%n nouvelle liste dans le dossier surveillé&#x202f;: {0}</numerusform>
            <numerusform>%n nouvelles listes dans le dossier surveillé&#x202f;: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, month by {1}</source>
        <translation>{0}, mois par {1}</translation>
    </message>
    <message>
        <source>The folder of your downloads</source>
        <translation>Le dossier de vos téléchargements</translation>
    </message>
    <message>
        <source>New lists in {0} will be offered here.</source>
        <translation>Les nouvelles listes de {0} seront proposées ici.</translation>
    </message>
    <message>
        <source>Mark a list first</source>
        <translation>Marquez d&apos;abord une liste</translation>
    </message>
    <message>
        <source>A list is being read</source>
        <translation>Lecture d&apos;une liste</translation>
    </message>
    <message>
        <source>{0} {1} was removed; import the file again to have it back.</source>
        <translation>{0} {1} a été supprimée&#x202f;; importez de nouveau le fichier pour la retrouver.</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Valable dès</translation>
    </message>
    <message>
        <source>Ratings of the file</source>
        <translation>Elo du fichier</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <source>for example DWZ</source>
        <translation>par exemple DWZ</translation>
    </message>
    <message>
        <source>Valid from (year-month)</source>
        <translation>Valable dès (année-mois)</translation>
    </message>
    <message>
        <source>The file has the ratings for</source>
        <translation>Le fichier a les Elo de</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating list</source>
        <translation>La liste Elo de la FIDE</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.xml *.txt);;All files (*)</source>
        <translation>Listes Elo (*.zip *.xml *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>{0} does not say everything itself:</source>
        <translation>{0} ne dit pas tout lui-même&#x202f;:</translation>
    </message>
    <message>
        <source>Another rating list</source>
        <translation>Une autre liste Elo</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)</source>
        <translation>Tableaux (*.csv *.tsv *.txt *.xlsx *.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>Lecture de {0}…</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Arrêter la lecture</translation>
    </message>
    <message>
        <source>What {0} is, and what its columns mean:</source>
        <translation>Ce qu&apos;est {0}, et ce que signifient ses colonnes&#x202f;:</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Écrivez le mois ainsi&#x202f;: 2026-11.</translation>
    </message>
    <message>
        <source>The list needs a name.</source>
        <translation>La liste doit avoir un nom.</translation>
    </message>
    <message>
        <source>Importing {0}. The lists stay as they are until it is complete.</source>
        <translation>Import de {0}. Les listes restent telles quelles jusqu&apos;à ce qu&apos;il soit complet.</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Interrompre l&apos;import</translation>
    </message>
    <message>
        <source>Reading was stopped; the lists are as they were.</source>
        <translation>La lecture a été arrêtée&#x202f;; les listes sont comme avant.</translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}&#x202f;: %n joueur.</numerusform>
            <numerusform>{0} {1}&#x202f;: %n joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>%n ligne a été omise, la première&#x202f;: {0}</numerusform>
            <numerusform>%n lignes ont été omises, la première&#x202f;: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message>
        <source>Tournament ratings</source>
        <translation>Elo du tournoi</translation>
    </message>
    <message>
        <source>The official ratings of a player stay as the lists have them. The tournament rating is what counts for pairing numbers and tie-breaks.</source>
        <translation>Les Elo officiels d&apos;un joueur restent ceux des listes. L&apos;Elo du tournoi compte pour les numéros d&apos;appariement et les départages.</translation>
    </message>
    <message>
        <source>Players whose tournament rating changes</source>
        <translation>Joueurs dont l&apos;Elo du tournoi change</translation>
    </message>
    <message>
        <source>No rating changes</source>
        <translation>Aucun Elo ne change</translation>
    </message>
    <message>
        <source>Everybody has this rating already.</source>
        <translation>Tous ont déjà cet Elo.</translation>
    </message>
    <message>
        <source>Take these ratings</source>
        <translation>Prendre ces Elo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Garder cet ordre</translation>
    </message>
    <message>
        <source>Which rating counts</source>
        <translation>Quel Elo compte</translation>
    </message>
    <message>
        <source>Round 1 is paired: tournament ratings are changed player by player only.</source>
        <translation>La ronde 1 est appariée&#x202f;: les Elo du tournoi ne se modifient plus que joueur par joueur.</translation>
    </message>
    <message>
        <source>Order of the lists for {0}</source>
        <translation>Ordre des listes pour {0}</translation>
    </message>
    <message>
        <source>&amp;National list</source>
        <translation>Liste &amp;nationale</translation>
    </message>
    <message>
        <source>National list</source>
        <translation>Liste nationale</translation>
    </message>
    <message>
        <source>none: as typed or imported</source>
        <translation>aucune&#x202f;: tel que tapé ou importé</translation>
    </message>
    <message>
        <source>The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.</source>
        <translation>Le premier Elo qu&apos;a un joueur compte comme Elo FIDE&#x202f;; Alt+Haut et Alt+Bas déplacent.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>%n Elo du tournoi change.</numerusform>
            <numerusform>%n Elo du tournoi changent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round 1 is paired: the order counts for players who are added from now on.</source>
        <translation>La ronde 1 est appariée&#x202f;: l&apos;ordre vaut pour les joueurs ajoutés désormais.</translation>
    </message>
    <message>
        <source>Nothing is chosen otherwise</source>
        <translation>Rien d&apos;autre n&apos;est choisi</translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message>
        <source>Report for the rating officer</source>
        <translation>Rapport pour le responsable Elo</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Écrire le rapport…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What is missing or odd. Enter or a click opens the place where it is mended.</source>
        <translation>Ce qui manque ou surprend. Entrée ou un clic ouvre l&apos;endroit où le corriger.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>%n point doit être corrigé avant l&apos;envoi du rapport.</numerusform>
            <numerusform>%n points doivent être corrigés avant l&apos;envoi du rapport.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that the report needs is missing.</source>
        <translation>Il ne manque rien de ce que demande le rapport.</translation>
    </message>
    <message>
        <source>Rated games: {0}, unrated games: {1}</source>
        <translation>Parties comptées&#x202f;: {0}, parties hors Elo&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Horaires</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Où écrire le rapport</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Le rapport est écrit&#x202f;: %n fichier dans {0}</numerusform>
            <numerusform>Le rapport est écrit&#x202f;: %n fichiers dans {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Écriture du rapport…</translation>
    </message>
    <message>
        <source>What independent readers made of the written files.</source>
        <translation>Ce que des lecteurs indépendants ont tiré des fichiers écrits.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>concorde</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>non consulté</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Ce qu&apos;il a trouvé</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>Why this board?</source>
        <translation>Pourquoi cet échiquier&#x202f;?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Raisons</translation>
    </message>
    <message>
        <source>Why this bye?</source>
        <translation>Pourquoi cet exempt&#x202f;?</translation>
    </message>
    <message>
        <source>Why not somebody else?</source>
        <translation>Pourquoi pas un autre&#x202f;?</translation>
    </message>
    <message>
        <source>One of this board</source>
        <translation>Un joueur de cet échiquier</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Un autre</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Tapez un nom ou choisissez</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>What would the round be with it?</source>
        <translation>À quoi ressemblerait alors la ronde&#x202f;?</translation>
    </message>
    <message>
        <source>Why not another team?</source>
        <translation>Pourquoi pas une autre équipe&#x202f;?</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Choisissez un échiquier.</translation>
    </message>
    <message>
        <source>Why match {0}?</source>
        <translation>Pourquoi le match {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Why board {0}?</source>
        <translation>Pourquoi l&apos;échiquier {0}&#x202f;?</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Why has {0} no match?</source>
        <translation>Pourquoi {0} n&apos;a-t-elle pas de match&#x202f;?</translation>
    </message>
    <message>
        <source>Why has {0} no game?</source>
        <translation>Pourquoi {0} n&apos;a-t-il pas de partie&#x202f;?</translation>
    </message>
    <message>
        <source>{0} ({1}) against …</source>
        <translation>{0} ({1}) contre …</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>l&apos;exempt</translation>
    </message>
    <message>
        <source>Why has {0} the bye?</source>
        <translation>Pourquoi {0} est-il exempt&#x202f;?</translation>
    </message>
    <message>
        <source>Forbidden: {0} [{1}]</source>
        <translation>Interdit&#x202f;: {0} [{1}]</translation>
    </message>
    <message>
        <source>Worse: {0} [{1}]</source>
        <translation>Moins bon&#x202f;: {0} [{1}]</translation>
    </message>
    <message>
        <source>Forbidden: {0}</source>
        <translation>Interdit&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Worse: {0}</source>
        <translation>Moins bon&#x202f;: {0}</translation>
    </message>
    <message>
        <source>It is so in this round.</source>
        <translation>C&apos;est ainsi à cette ronde.</translation>
    </message>
    <message>
        <source>The engine is pairing the round with these two at one board …</source>
        <translation>Le moteur apparie la ronde avec ces deux à un échiquier …</translation>
    </message>
    <message>
        <source>No legal pairing of the round has these two at one board.</source>
        <translation>Aucun appariement légal de la ronde ne met ces deux à un échiquier.</translation>
    </message>
    <message>
        <source>The round would be this instead:</source>
        <translation>La ronde serait alors celle-ci&#x202f;:</translation>
    </message>
</context>
<context>
    <name>RegenerateDialog</name>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Reason, noted in the tournament report</source>
        <translation>Motif, noté dans le rapport de tournoi</translation>
    </message>
    <message>
        <source>Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew.</source>
        <translation>Liste de départ, appariements et grille jusqu&apos;à la ronde {0} circulent avec les anciens numéros&#x202f;: réimprimez-les.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Elo et titre égaux</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>par nom</translation>
    </message>
    <message>
        <source>In the order of the alphabet</source>
        <translation>Dans l&apos;ordre alphabétique</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>par tirage au sort</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Le même numéro de tirage donne le même ordre, partout.</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>comme ils sont</translation>
    </message>
    <message>
        <source>In the order of the numbers they have now</source>
        <translation>Dans l&apos;ordre de leurs numéros actuels</translation>
    </message>
    <message>
        <source>Round 1 is paired: equals keep their order</source>
        <translation>La ronde 1 est appariée&#x202f;: les égaux gardent leur ordre</translation>
    </message>
    <message>
        <source>Equal rating and title:</source>
        <translation>Elo et titre égaux&#x202f;:</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Écrivez un nombre entier</translation>
    </message>
</context>
<context>
    <name>Registration</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Féd</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Né(e)</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactif</translation>
    </message>
    <message>
        <source>in the event</source>
        <translation>dans le tournoi</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>déjà là</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflit</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Devient</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>Code FIDE</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Parce que</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>Colonne {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>fédération</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>sexe</translation>
    </message>
    <message>
        <source>born</source>
        <translation>naissance</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>Elo du tournoi</translation>
    </message>
    <message>
        <source>rating from round {0} on</source>
        <translation>Elo à partir de la ronde {0}</translation>
    </message>
    <message>
        <source>{0} rating</source>
        <translation>Elo {0}</translation>
    </message>
    <message>
        <source>Whether the change is applied; Space ticks it</source>
        <translation>Si le changement est appliqué&#x202f;; Espace le coche</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Jusqu&apos;ici</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>Dans la liste</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>coché</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>non coché</translation>
    </message>
    <message>
        <source>{0} players have no rating: {1}</source>
        <translation>{0} joueurs n&apos;ont pas d&apos;Elo&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} players have no federation: {1}</source>
        <translation>{0} joueurs n&apos;ont pas de fédération&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} players have no date or year of birth: {1}</source>
        <translation>{0} joueurs n&apos;ont ni date ni année de naissance&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} players have another tournament rating than by the method: {1}</source>
        <translation>{0} joueurs ont un autre Elo du tournoi que selon la méthode&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} players have no FIDE number: {1}</source>
        <translation>{0} joueurs n&apos;ont pas de code FIDE&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} players have not paid in full: {1}</source>
        <translation>{0} joueurs n&apos;ont pas payé en entier&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} players were not checked in: {1}</source>
        <translation>{0} joueurs n&apos;ont pas été pointés&#x202f;: {1}</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Ce qu&apos;il faut voir</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>Entrée va au joueur</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>“{0}” is no number of points; write 1, ½ or 0.5.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas un nombre de points&#x202f;; écrivez 1, ½ ou 0,5.</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>parties lentes</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>parties rapides</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>A win counts {0}, a draw {1}, a loss {2}.</source>
        <translation>Un gain compte {0}, une nulle {1}, une défaite {2}.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts {0}, a half-point bye {1}.</source>
        <translation>L&apos;exempt compte {0}, un bye d&apos;un demi-point {1}.</translation>
    </message>
    <message>
        <source>Half-point byes are not allowed.</source>
        <translation>Les byes d&apos;un demi-point ne sont pas permis.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}.</source>
        <translation>Byes d&apos;un demi-point par joueur&#x202f;: au plus {0}.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}, until round {1}.</source>
        <translation>Byes d&apos;un demi-point par joueur&#x202f;: au plus {0}, jusqu&apos;à la ronde {1}.</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks: not announced.</source>
        <translation>Joueurs non classés dans les départages&#x202f;: non annoncé.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the lowest rating of the field.</source>
        <translation>Les joueurs non classés comptent dans les départages comme l&apos;Elo le plus bas du tournoi.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the average of the field.</source>
        <translation>Les joueurs non classés comptent dans les départages comme la moyenne du tournoi.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks with their performance.</source>
        <translation>Les joueurs non classés comptent dans les départages avec leur performance.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as {0}.</source>
        <translation>Les joueurs non classés comptent dans les départages comme {0}.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has White in round 1.</source>
        <translation>Couleur initiale tirée au sort&#x202f;: le numéro 1 a les Blancs à la ronde 1.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has Black in round 1.</source>
        <translation>Couleur initiale tirée au sort&#x202f;: le numéro 1 a les Noirs à la ronde 1.</translation>
    </message>
    <message>
        <source>The initial colour has not been drawn yet.</source>
        <translation>La couleur initiale n&apos;a pas encore été tirée.</translation>
    </message>
    <message>
        <source>Rate of play: {1}.</source>
        <translation>Cadence&#x202f;: {1}.</translation>
    </message>
    <message>
        <source>Swiss system, {0} rounds, {1}.</source>
        <translation>Système suisse, {0} rondes, {1}.</translation>
    </message>
    <message>
        <source>Match of two players, {0} games, {1}.</source>
        <translation>Match de deux joueurs, {0} parties, {1}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}, {2} games against each opponent.</source>
        <translation>Toutes-rondes, {0} rondes, {1}, {2} parties contre chaque adversaire.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}.</source>
        <translation>Toutes-rondes, {0} rondes, {1}.</translation>
    </message>
    <message>
        <source>Rate of play: {0}.</source>
        <translation>Cadence&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places (C.05, annex 1).</source>
        <translation>Les deux dernières rondes du premier cycle sont permutées (C.05, annexe 1).</translation>
    </message>
    <message>
        <source>Tournament rating: {0}.</source>
        <translation>Elo du tournoi&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the first rating of a player counts.</source>
        <translation>Le tournoi dure plus de 30 jours&#x202f;: le premier Elo d&apos;un joueur compte.</translation>
    </message>
    <message>
        <source>Categories: {0}.</source>
        <translation>Catégories&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Règles de départage&#x202f;: édition FIDE {0}.</translation>
    </message>
</context>
<context>
    <name>RegulationsForm</name>
    <message>
        <source>&amp;Name of the section</source>
        <translation>&amp;Nom du groupe</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Comptant pour</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>in words; empty: as the event</source>
        <translation>en toutes lettres&#x202f;; vide&#x202f;: comme le tournoi</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Cadence</translation>
    </message>
    <message>
        <source>win</source>
        <translation>gain</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>défaite</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>Points for: {0}</source>
        <translation>Points pour&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The usual points</source>
        <translation>Les points habituels</translation>
    </message>
    <message>
        <source>Three points for a win</source>
        <translation>Trois points pour un gain</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Half-point byes are allowed</source>
        <translation>Les byes d&apos;un demi-point sont permis</translation>
    </message>
    <message>
        <source>Half-point byes for a player</source>
        <translation>Byes d&apos;un demi-point par joueur</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Last round for them; 0: any</source>
        <translation>Dernière ronde possible&#x202f;; 0&#x202f;: toutes</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>for a player at most</source>
        <translation>par joueur au plus</translation>
    </message>
    <message>
        <source>until round (0: any)</source>
        <translation>jusqu&apos;à la ronde (0&#x202f;: toutes)</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places</source>
        <translation>Permuter les deux dernières rondes du premier cycle</translation>
    </message>
    <message>
        <source>Nobody then has the same colour three times running (C.05, annex 1).</source>
        <translation>Personne n&apos;a alors trois fois de suite la même couleur (C.05, annexe 1).</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Table de Berger</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
    </message>
    <message>
        <source>Tie-break r&amp;ules</source>
        <translation>&amp;Règles de départage</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Édition FIDE {0}</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Édition des règles de départage de la FIDE</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks</source>
        <translation>Joueurs non classés dans les départages</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>non annoncé</translation>
    </message>
    <message>
        <source>lowest rating of the field</source>
        <translation>Elo le plus bas du tournoi</translation>
    </message>
    <message>
        <source>average of the field</source>
        <translation>moyenne du tournoi</translation>
    </message>
    <message>
        <source>their performance</source>
        <translation>leur performance</translation>
    </message>
    <message>
        <source>a fixed rating:</source>
        <translation>un Elo fixe&#x202f;:</translation>
    </message>
    <message>
        <source>Fixed rating of unrated players</source>
        <translation>Elo fixe des joueurs non classés</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Joueurs non classés</translation>
    </message>
    <message>
        <source>Over &amp;30 days</source>
        <translation>Plus de &amp;30 jours</translation>
    </message>
    <message>
        <source>as the dates say</source>
        <translation>selon les dates</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Lasts more than 30 days</source>
        <translation>Dure plus de 30 jours</translation>
    </message>
    <message>
        <source>Rating tie-breaks are not advised then; new ratings are noted by round</source>
        <translation>Les départages par l&apos;Elo sont alors déconseillés&#x202f;; les nouveaux Elo sont notés par ronde</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Couleur initiale</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>pas encore tiré</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <source>number of the lot</source>
        <translation>numéro du tirage</translation>
    </message>
    <message>
        <source>Number 1 begins with</source>
        <translation>Le numéro 1 commence avec</translation>
    </message>
    <message>
        <source>Locked: round 1 is paired.</source>
        <translation>Verrouillé&#x202f;: la ronde 1 est appariée.</translation>
    </message>
    <message>
        <source>The fixed rating of unrated players is a number, for example 1400.</source>
        <translation>L&apos;Elo fixe des joueurs non classés est un nombre, par exemple 1400.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Export a tournament report</source>
        <translation>Exporter un rapport de tournoi</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} existe déjà. Rien n&apos;a été modifié&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The tournament report was written: {0}</source>
        <translation>Le rapport de tournoi a été écrit&#x202f;: {0}</translation>
    </message>
    <message>
        <source>TRF26, everything that happened (*.trf)</source>
        <translation>TRF26, tout ce qui s&apos;est passé (*.trf)</translation>
    </message>
    <message>
        <source>TRF16, for older programs (*.trf)</source>
        <translation>TRF16, pour les programmes plus anciens (*.trf)</translation>
    </message>
    <message>
        <source>TRF26 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF26 pour le service Elo, avec les corrections tardives (*.trf)</translation>
    </message>
    <message>
        <source>TRF16 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF16 pour le service Elo, avec les corrections tardives (*.trf)</translation>
    </message>
    <message>
        <source>The whole event as JSON (*.json)</source>
        <translation>Tout le tournoi en JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>%n partie n&apos;a pas encore de résultat&#x202f;: un rapport intermédiaire, pas le rapport final.</numerusform>
            <numerusform>%n parties n&apos;ont pas encore de résultat&#x202f;: un rapport intermédiaire, pas le rapport final.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrections for the rating report only are left out.</source>
        <translation>Les corrections pour le seul rapport Elo sont omises.</translation>
    </message>
    <message>
        <source>What this file does not hold</source>
        <translation>Ce que ce fichier ne contient pas</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Écrire le fichier</translation>
    </message>
</context>
<context>
    <name>Rescue</name>
    <message>
        <source>The copy: {0}</source>
        <translation>La copie&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The damaged file is not thrown away: it stays beside the event under another name.</source>
        <translation>Le fichier endommagé n&apos;est pas jeté&#x202f;: il reste à côté du tournoi sous un autre nom.</translation>
    </message>
    <message>
        <source>Missing in the copy, to be entered again:</source>
        <translation>Manque dans la copie, à saisir de nouveau&#x202f;:</translation>
    </message>
    <message>
        <source>{0} is damaged. Go on with the newest good copy?</source>
        <translation>{0} est endommagé. Continuer avec la dernière bonne copie&#x202f;?</translation>
    </message>
    <message>
        <source>Go on with the copy</source>
        <translation>Continuer avec la copie</translation>
    </message>
    <message>
        <source>The damaged file is kept as {0}</source>
        <translation>Le fichier endommagé est gardé sous {0}</translation>
    </message>
    <message>
        <source>{0} is damaged, and there is no good copy at hand</source>
        <translation>{0} est endommagé, et aucune bonne copie n&apos;est disponible</translation>
    </message>
    <message>
        <source>Nothing was changed. Put in the stick with the backups, or choose the folder they are in.</source>
        <translation>Rien n&apos;a été modifié. Branchez la clé des sauvegardes, ou choisissez le dossier où elles sont.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Folder with backups</source>
        <translation>Dossier avec des sauvegardes</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Swap the colours?</source>
        <translation>Inverser les couleurs&#x202f;?</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter clears it, Esc keeps it.</source>
        <translation>L&apos;échiquier {0} a {1}. Entrée l&apos;efface, Échap le garde.</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.</source>
        <translation>L&apos;échiquier {0} a {1}. Entrée le remplace par {2}, Échap garde {1}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.</source>
        <translation>Échiquier {0}&#x202f;: {1} était saisi, on lit maintenant {2}. Entrée prend {2}, Échap garde {1}.</translation>
    </message>
    <message>
        <source>{0} Enter does it, Esc keeps it.</source>
        <translation>{0} Entrée le fait, Échap le laisse.</translation>
    </message>
</context>
<context>
    <name>ResultMenu</name>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Le verrouillage numérique est inactif&#x202f;: activez-le pour taper les résultats sur le pavé.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Tous les groupes</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Grille américaine</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Départages</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normes</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message>
        <source>Pair round {0} as it is?</source>
        <translation>Apparier la ronde {0} telle quelle&#x202f;?</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Apparier la ronde {0}</translation>
    </message>
    <message>
        <source>The pairing comes out the same: nothing changes.</source>
        <translation>L&apos;appariement sort identique&#x202f;: rien ne change.</translation>
    </message>
    <message>
        <source>Pair round {0} again?</source>
        <translation>Apparier de nouveau la ronde {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Take the new pairing</source>
        <translation>Prendre le nouvel appariement</translation>
    </message>
    <message>
        <source>Pair round {0} by hand?</source>
        <translation>Apparier la ronde {0} à la main&#x202f;?</translation>
    </message>
    <message>
        <source>Withdraw the pairings of round {0}?</source>
        <translation>Retirer les appariements de la ronde {0}&#x202f;?</translation>
    </message>
    <message>
        <source>The boards stay as they are; the round is a draft again and can be paired anew.</source>
        <translation>Les échiquiers restent tels quels&#x202f;; la ronde redevient un projet et peut être appariée de nouveau.</translation>
    </message>
    <message>
        <source>Withdraw the pairings</source>
        <translation>Retirer les appariements</translation>
    </message>
    <message>
        <source>Unpair round {0}?</source>
        <translation>Annuler l&apos;appariement de la ronde {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Unpair the round</source>
        <translation>Annuler l&apos;appariement de la ronde</translation>
    </message>
    <message>
        <source>Record missing results as adjourned?</source>
        <translation>Noter les résultats manquants comme ajournés&#x202f;?</translation>
    </message>
    <message>
        <source>Draw the position again?</source>
        <translation>Tirer de nouveau la position&#x202f;?</translation>
    </message>
    <message>
        <source>A result cannot be corrected to an adjourned game.</source>
        <translation>Un résultat ne peut pas être corrigé en partie ajournée.</translation>
    </message>
    <message>
        <source>Round {0} was not paired here: there is nothing to undo.</source>
        <translation>La ronde {0} n&apos;a pas été appariée ici&#x202f;: il n&apos;y a rien à annuler.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n étape serait annulée&#x202f;; Annuler la rétablit.</numerusform>
            <numerusform>%n étapes seraient annulées&#x202f;; Annuler les rétablit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the whole round {0} back?</source>
        <translation>Annuler toute la ronde {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Open the tournament again?</source>
        <translation>Rouvrir le tournoi&#x202f;?</translation>
    </message>
    <message>
        <source>The standings are provisional again; the tournament report notes it.</source>
        <translation>Le classement redevient provisoire&#x202f;; le rapport de tournoi le note.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Le rouvrir</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>Quitter le mode FIDE pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good</source>
        <translation>Quitter le mode FIDE pour de bon</translation>
    </message>
</context>
<context>
    <name>RoundMenu</name>
    <message>
        <source>&amp;Publish the pairings</source>
        <translation>&amp;Publier les appariements</translation>
    </message>
    <message>
        <source>Pair &amp;again</source>
        <translation>Apparier de &amp;nouveau</translation>
    </message>
    <message>
        <source>Pair by &amp;hand…</source>
        <translation>Apparier à la m&amp;ain…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the pairings…</source>
        <translation>Re&amp;tirer les appariements…</translation>
    </message>
    <message>
        <source>&amp;Unpair the round…</source>
        <translation>Annuler l&apos;appar&amp;iement…</translation>
    </message>
    <message>
        <source>Record missing results as a&amp;djourned…</source>
        <translation>Noter les résultats manquants comme a&amp;journés…</translation>
    </message>
    <message>
        <source>&amp;Take the whole round back…</source>
        <translation>Ann&amp;uler toute la ronde…</translation>
    </message>
    <message>
        <source>Draw the &amp;starting position (Chess960)</source>
        <translation>Tirer la po&amp;sition initiale (Chess960)</translation>
    </message>
    <message>
        <source>Why this &amp;board?</source>
        <translation>Pourquoi cet éc&amp;hiquier&#x202f;?</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Pas d&apos;échiquier</translation>
    </message>
    <message>
        <source>Why this b&amp;ye?</source>
        <translation>Pourquoi cet e&amp;xempt&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody has the bye</source>
        <translation>Personne n&apos;est exempt</translation>
    </message>
    <message>
        <source>Pairing &amp;rules…</source>
        <translation>&amp;Règles d&apos;appariement…</translation>
    </message>
    <message>
        <source>Pairing &amp;engine…</source>
        <translation>&amp;Moteur d&apos;appariement…</translation>
    </message>
    <message>
        <source>&amp;Close the tournament…</source>
        <translation>&amp;Clôturer le tournoi…</translation>
    </message>
    <message>
        <source>Write the &amp;final pack…</source>
        <translation>Écrire le dossier &amp;final…</translation>
    </message>
    <message>
        <source>&amp;Open the tournament again…</source>
        <translation>R&amp;ouvrir le tournoi…</translation>
    </message>
    <message>
        <source>Leave &amp;FIDE mode for good…</source>
        <translation>&amp;Quitter le mode FIDE pour de bon…</translation>
    </message>
    <message>
        <source>Drawn &amp;matches of the knock-out…</source>
        <translation>Matchs nuls de l&apos;é&amp;limination directe…</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Le moteur apparie</translation>
    </message>
    <message>
        <source>A knock-out is read from its bracket</source>
        <translation>Une élimination directe se lit dans son tableau</translation>
    </message>
    <message>
        <source>A round robin is read from its table</source>
        <translation>Un toutes-rondes se lit dans sa table</translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation>Ronde affichée</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Une ronde en arrière</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Une ronde en avant</translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation>Choisir la ronde</translation>
    </message>
    <message>
        <source>Choose the round: {0}</source>
        <translation>Choisir la ronde&#x202f;: {0}</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>Après la ronde {0}</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Avant la ronde 1</translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation>{0} (parties en cours)</translation>
    </message>
</context>
<context>
    <name>RoundStepDialog</name>
    <message>
        <source>From round</source>
        <translation>À partir de la ronde</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Une ronde plus tôt</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Une ronde ultérieure</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Reason, kept in the log</source>
        <translation>Motif, gardé dans le journal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation>1 – 0 hors Elo</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ hors Elo</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 hors Elo</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>ajournée</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Points avant la ronde</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Éch.</translation>
    </message>
    <message>
        <source>Board; an asterisk marks a fixed table</source>
        <translation>Échiquier&#x202f;; un astérisque marque une table fixe</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation>Numéro d&apos;appariement des Blancs</translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation>Titre des Blancs</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation>Le joueur aux Blancs</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Elo des Blancs</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>White&apos;s side first</source>
        <translation>Côté blanc en premier</translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation>Numéro d&apos;appariement des Noirs</translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation>Titre des Noirs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation>Le joueur aux Noirs</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Elo des Noirs</translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation>Résultat, échiquier {0}&#x202f;: {1} contre {2}&#x202f;: {3}</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>pas encore de résultat</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, vérifié</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Note&#x202f;: {0}</translation>
    </message>
    <message>
        <source>A fixed table (*)</source>
        <translation>Une table fixe (*)</translation>
    </message>
    <message>
        <source>Played with the colours the other way round (↔)</source>
        <translation>Jouée avec les couleurs inversées (↔)</translation>
    </message>
    <message>
        <source>For the rating report: {0} (®)</source>
        <translation>Pour le rapport Elo&#x202f;: {0} (®)</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numéro d&apos;appariement</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation>Joueurs sans partie à cette ronde</translation>
    </message>
    <message>
        <source>No game because</source>
        <translation>Pas de partie car</translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation>Pourquoi ce joueur n&apos;a pas eu de partie</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Reçoit</translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation>Points de cette ronde</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>exclu</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>exempt</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>bye d&apos;un point</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>bye d&apos;un demi-point</translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation>absent (bye à zéro point)</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>exempt</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>non apparié</translation>
    </message>
    <message>
        <source>opponent missing</source>
        <translation>adversaire manquant</translation>
    </message>
    <message>
        <source>match forfeited</source>
        <translation>match forfait</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Avant la ronde 1</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Après la ronde {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>RoundsMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Ouvrez d&apos;abord un tournoi</translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Chercher par nom ou échiquier</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Apparier à la main…</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Un autre moteur…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Garder le fichier pour un signalement…</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Pas encore de joueurs</translation>
    </message>
    <message>
        <source>Enter or import players on the Players page; then the first round is paired here.</source>
        <translation>Saisissez ou importez des joueurs à la page Joueurs&#x202f;; la première ronde s&apos;apparie ensuite ici.</translation>
    </message>
    <message>
        <source>Go to the players</source>
        <translation>Aller aux joueurs</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>La ronde précédente</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>La ronde suivante</translation>
    </message>
    <message>
        <source>Choose the round of this page</source>
        <translation>Choisir la ronde de cette page</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>What can be done with this round</source>
        <translation>Ce qu&apos;on peut faire de cette ronde</translation>
    </message>
    <message>
        <source>Large window for a projector</source>
        <translation>Grande fenêtre pour un projecteur</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
    <message>
        <source>Round {0} (to be paired)</source>
        <translation>Ronde {0} (à apparier)</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Ronde {0} sur {1}</translation>
    </message>
    <message>
        <source>Choose the round of this page: {0}</source>
        <translation>Choisir la ronde de cette page&#x202f;: {0}</translation>
    </message>
    <message>
        <source>also on this page: {0}</source>
        <translation>aussi sur cette page&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} résultats</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} non vérifiés</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>%n différence avec le moteur</numerusform>
            <numerusform>%n différences avec le moteur</numerusform>
        </translation>
    </message>
    <message>
        <source>the tournament is closed</source>
        <translation>le tournoi est clôturé</translation>
    </message>
    <message>
        <source>Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.</source>
        <translation>Sans adversaire ni bye&#x202f;: {0}. Appariez-les à la main, ou donnez-y un bye.</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Garder le fichier pour un signalement</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Fichiers TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Gardé&#x202f;: {0}. Il ne contient aucun nom de joueur.</translation>
    </message>
    <message>
        <source>{0} pairs from now on.</source>
        <translation>{0} apparie désormais.</translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation>Options d&apos;un critère</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Fermer les options</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>À propos de ce départage</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Coupures</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Sans coupure</translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation>Chaque ronde compte</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Plus faibles</translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation>Les valeurs les plus faibles sont omises</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médian</translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation>Autant des plus faibles que des plus fortes sont omises</translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation>Valeurs coupées</translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation>Couper moins</translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation>Couper plus</translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation>Limite, en demi-points à partir de la moitié des points</translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation>Baisser la limite</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Relever la limite</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation>Comment comptent les parties non jouées</translation>
    </message>
    <message>
        <source>About the policy looked at</source>
        <translation>À propos de la règle consultée</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Saisir à la main…</translation>
    </message>
    <message>
        <source>“{0}” was typed without Enter and does not count.</source>
        <translation>«&#x202f;{0}&#x202f;» a été tapé sans Entrée et ne compte pas.</translation>
    </message>
    <message>
        <source>“{0}” was only looked at; “{1}” stays in force.</source>
        <translation>«&#x202f;{0}&#x202f;» a seulement été consulté&#x202f;; «&#x202f;{1}&#x202f;» reste en vigueur.</translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation>la moitié des points</translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>%n demi-point au-dessus de la moitié</numerusform>
            <numerusform>%n demi-points au-dessus de la moitié</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>%n demi-point au-dessous de la moitié</numerusform>
            <numerusform>%n demi-points au-dessous de la moitié</numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation>un autre nombre</translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation>{0}&#x202f;: un autre nombre</translation>
    </message>
    <message>
        <source>such as {0}</source>
        <translation>comme {0}</translation>
    </message>
    <message>
        <source>{0}: such as {1}</source>
        <translation>{0}&#x202f;: comme {1}</translation>
    </message>
    <message>
        <source>Enter sets the value</source>
        <translation>Entrée fixe la valeur</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>(nobody&apos;s value changes)</source>
        <translation>(la valeur de personne ne change)</translation>
    </message>
    <message>
        <source>instead of {0}</source>
        <translation>au lieu de {0}</translation>
    </message>
</context>
<context>
    <name>ScheduleDialog</name>
    <message>
        <source>Schedule</source>
        <translation>Horaires</translation>
    </message>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Horaires des rondes</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ScheduleTable</name>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Horaires des rondes</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>À partir de la ronde</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Une ronde plus tôt</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Une ronde ultérieure</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Rondes par jour</translation>
    </message>
    <message>
        <source>Fewer a day</source>
        <translation>Moins par jour</translation>
    </message>
    <message>
        <source>More a day</source>
        <translation>Plus par jour</translation>
    </message>
    <message>
        <source>Starts on a day</source>
        <translation>Débuts dans une journée</translation>
    </message>
    <message>
        <source>When the rounds of a day start, the first one first</source>
        <translation>Quand commencent les rondes d&apos;une journée, la première d&apos;abord</translation>
    </message>
    <message>
        <source>Default time in minutes</source>
        <translation>Délai de forfait en minutes</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>le</translation>
    </message>
    <message>
        <source>a day, at</source>
        <translation>par jour, à</translation>
    </message>
    <message>
        <source>default time</source>
        <translation>délai de forfait</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Default time (minutes)</source>
        <translation>Délai de forfait (minutes)</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Délai de forfait</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Ronde {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>The first day is written as 2026-11-21.</source>
        <translation>Le premier jour s&apos;écrit ainsi&#x202f;: 2026-11-21.</translation>
    </message>
    <message>
        <source>“{0}” (round {1}) is no date; write 2026-11-21.</source>
        <translation>«&#x202f;{0}&#x202f;» (ronde {1}) n&apos;est pas une date&#x202f;; écrivez 2026-11-21.</translation>
    </message>
    <message>
        <source>The default time of round {0} is given in minutes.</source>
        <translation>Le délai de forfait de la ronde {0} s&apos;indique en minutes.</translation>
    </message>
</context>
<context>
    <name>ScoresheetsDialog</name>
    <message>
        <source>Two scoresheets</source>
        <translation>Deux feuilles de partie</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>Type what each sheet says; ? holds the place of a move that is missing.</source>
        <translation>Tapez ce que dit chaque feuille&#x202f;;&#x202f;? tient la place d&apos;un coup manquant.</translation>
    </message>
    <message>
        <source>Scoresheet of {0}</source>
        <translation>Feuille de partie de {0}</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Coup par coup</translation>
    </message>
    <message>
        <source>Take these moves</source>
        <translation>Prendre ces coups</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Lettres des pièces</translation>
    </message>
    <message>
        <source>{0} half-moves, {1} to look at.</source>
        <translation>{0} demi-coups, {1} à voir.</translation>
    </message>
    <message>
        <source>From here neither sheet can be played: the record ends before it.</source>
        <translation>À partir d&apos;ici, aucune des deux feuilles n&apos;est jouable&#x202f;: le relevé s&apos;arrête avant.</translation>
    </message>
</context>
<context>
    <name>ScrollingPage</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Go to round {0}</source>
        <translation>Aller à la ronde {0}</translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation>Aller avant la ronde 1</translation>
    </message>
    <message>
        <source>Show the section {0}</source>
        <translation>Afficher le groupe {0}</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>joueur {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>Next season</source>
        <translation>Saison suivante</translation>
    </message>
    <message>
        <source>New sections with the teams that go up and down. The sections of this season stay.</source>
        <translation>De nouveaux groupes avec les équipes qui montent et descendent. Les groupes de cette saison restent.</translation>
    </message>
    <message>
        <source>for example 2027</source>
        <translation>par exemple 2027</translation>
    </message>
    <message>
        <source>&amp;Season</source>
        <translation>&amp;Saison</translation>
    </message>
    <message>
        <source>Add the sections</source>
        <translation>Ajouter les groupes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Take the other pairing…</source>
        <translation>Prendre l&apos;autre appariement…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Garder le fichier pour un signalement…</translation>
    </message>
    <message>
        <source>No second opinion: {0}</source>
        <translation>Pas de second avis&#x202f;: {0}</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>apparié à la main</translation>
    </message>
    <message>
        <source>by the Berger tables</source>
        <translation>selon les tables de Berger</translation>
    </message>
    <message>
        <source>by the bracket</source>
        <translation>selon le tableau</translation>
    </message>
    <message>
        <source>by the Scheveningen table</source>
        <translation>selon la table de Scheveningen</translation>
    </message>
    <message>
        <source>paired by {0}, {1} agrees</source>
        <translation>apparié par {0}, {1} concorde</translation>
    </message>
    <message>
        <source>paired by {0}</source>
        <translation>apparié par {0}</translation>
    </message>
    <message>
        <source>Two engines differ on this round.</source>
        <translation>Deux moteurs diffèrent sur cette ronde.</translation>
    </message>
    <message>
        <source>{0}, bye {1}: {2}</source>
        <translation>{0}, bye {1}&#x202f;: {2}</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Garder le fichier pour un signalement</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Fichiers TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Gardé&#x202f;: {0}. Il ne contient aucun nom de joueur.</translation>
    </message>
</context>
<context>
    <name>SecondOpinionDialog</name>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Second avis</translation>
    </message>
    <message>
        <source>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. The second calculation is this program&apos;s own, written from the articles alone without anything of the first one. Nothing in the event changes.</source>
        <translation>gacrux est l&apos;outil de la Commission technique de la FIDE. Il calcule lui-même chaque critère à partir des résultats&#x202f;; la confrontation directe entre les joueurs à égalité de points. Le second calcul est celui de ce programme, écrit d&apos;après les seuls articles, sans rien du premier. Rien ne change dans le tournoi.</translation>
    </message>
    <message>
        <source>Rungs computed</source>
        <translation>Critères calculés</translation>
    </message>
    <message>
        <source>gacrux is starting…</source>
        <translation>Démarrage de gacrux…</translation>
    </message>
    <message>
        <source>Rungs and what came out</source>
        <translation>Critères et résultat obtenu</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Valeurs qui diffèrent</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Page to print…</source>
        <translation>Page à imprimer…</translation>
    </message>
    <message>
        <source>The proof of every value, for a protest committee</source>
        <translation>La preuve de chaque valeur, pour une commission d&apos;appel</translation>
    </message>
    <message>
        <source>{0} of {1} computed</source>
        <translation>{0} sur {1} calculés</translation>
    </message>
    <message>
        <source>Proof of the tie-breaks</source>
        <translation>Preuve des départages</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} values differ.</source>
        <translation>{0}&#x202f;: {1} valeurs sur {2} diffèrent.</translation>
    </message>
    <message>
        <source>{0}: all {1} values are the same.</source>
        <translation>{0}&#x202f;: les {1} valeurs sont toutes les mêmes.</translation>
    </message>
    <message>
        <source>Nothing known explains this: look at the calculation, and report it.</source>
        <translation>Rien de connu ne l&apos;explique&#x202f;: examinez le calcul, et signalez-le.</translation>
    </message>
    <message>
        <source>The second calculation, by {0}, says otherwise: report it.</source>
        <translation>Le second calcul, par {0}, dit autre chose&#x202f;: signalez-le.</translation>
    </message>
</context>
<context>
    <name>SectionFactsDialog</name>
    <message>
        <source>A new section</source>
        <translation>Un nouveau groupe</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, edition, unrated rule or bye rule is asked about first and noted in the tournament report.</source>
        <translation>La ronde 1 est appariée&#x202f;: système, points et valeur du bye sont verrouillés. Un autre nombre de rondes, une autre édition, règle des non classés ou règle des byes est d&apos;abord demandée et notée dans le rapport de tournoi.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Reason for a change after round 1, kept in the log</source>
        <translation>Motif d&apos;un changement après la ronde 1, gardé dans le journal</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Ajouter le groupe</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name of the section there is</source>
        <translation>Nom du groupe existant</translation>
    </message>
    <message>
        <source>for example Open A</source>
        <translation>par exemple Open A</translation>
    </message>
    <message>
        <source>The section there is gets the &amp;name</source>
        <translation>Le groupe existant reçoit le &amp;nom</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Donnez un nom au nouveau groupe.</translation>
    </message>
    <message>
        <source>Change the regulations?</source>
        <translation>Modifier le règlement&#x202f;?</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groupe {0}</translation>
    </message>
    <message>
        <source>{0} is in view (Alt+PgUp, Alt+PgDown for the others)</source>
        <translation>{0} est affiché (Alt+PgPréc, Alt+PgSuiv pour les autres)</translation>
    </message>
    <message>
        <source>Show {0}; players dragged here move to it</source>
        <translation>Afficher {0}&#x202f;; les joueurs déposés ici y passent</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Section</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Enter goes there</source>
        <translation>Entrée y va</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Inscrits</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Joueurs ou équipes</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Pointés</translation>
    </message>
    <message>
        <source>Ticked as present</source>
        <translation>Cochés présents</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>The last one paired</source>
        <translation>La dernière appariée</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Appariements</translation>
    </message>
    <message>
        <source>Of the last round paired</source>
        <translation>De la dernière ronde appariée</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Boards or matches without a result</source>
        <translation>Échiquiers ou matchs sans résultat</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Ce qu&apos;on peut faire maintenant</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groupe {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>by hand, not finished</source>
        <translation>à la main, non terminé</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>non apparié</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>non publiée</translation>
    </message>
    <message>
        <source>all results, entered twice</source>
        <translation>tous les résultats, saisis deux fois</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publiée</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>clôturé</translation>
    </message>
    <message>
        <source>results</source>
        <translation>résultats</translation>
    </message>
</context>
<context>
    <name>SectionsCard</name>
    <message>
        <source>Add a section…</source>
        <translation>Ajouter un groupe…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Supprimer ce groupe</translation>
    </message>
    <message>
        <source>From a table…</source>
        <translation>À partir d&apos;un classement…</translation>
    </message>
    <message>
        <source>A play-off, finals of groups or quads: places of a table are seeds</source>
        <translation>Barrages, finales de groupes ou groupes de quatre&#x202f;: les places d&apos;un classement sont les têtes de série</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>An event needs at least one section.</source>
        <translation>Un tournoi doit avoir au moins un groupe.</translation>
    </message>
    <message>
        <source>The section still has players; move or remove them first.</source>
        <translation>Le groupe a encore des joueurs&#x202f;; déplacez-les ou supprimez-les d&apos;abord.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groupe {0}</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>Affiché</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Afficher ce groupe</translation>
    </message>
    <message>
        <source>{0}: further up</source>
        <translation>{0}&#x202f;: plus haut</translation>
    </message>
    <message>
        <source>{0}: further down</source>
        <translation>{0}&#x202f;: plus bas</translation>
    </message>
    <message>
        <source>{0} is now number {1} of the sections.</source>
        <translation>{0} est maintenant le numéro {1} des groupes.</translation>
    </message>
    <message>
        <source>Rename the section</source>
        <translation>Renommer le groupe</translation>
    </message>
    <message>
        <source>Name of the section</source>
        <translation>Nom du groupe</translation>
    </message>
    <message>
        <source>Remove the section {0}?</source>
        <translation>Supprimer le groupe {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message>
        <source>All sections</source>
        <translation>Tous les groupes</translation>
    </message>
    <message>
        <source>Start lists</source>
        <translation>Listes de départ</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Appariements</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>One document of every section</source>
        <translation>Un document de chaque groupe</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Groupes</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s), {0} entered</source>
        <translation>
            <numerusform>%n groupe, {0} inscrits</numerusform>
            <numerusform>%n groupes, {0} inscrits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n section(s)</source>
        <translation>
            <numerusform>Dans %n groupe</numerusform>
            <numerusform>Dans %n groupes</numerusform>
        </translation>
    </message>
    <message>
        <source>No section is ready for it now</source>
        <translation>Aucun groupe n&apos;y est prêt maintenant</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: nothing was done. Try again.</source>
        <translation>Le tournoi a changé entre-temps&#x202f;: rien n&apos;a été fait. Essayez de nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>Appariement de %n groupe…</numerusform>
            <numerusform>Appariement de %n groupes…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}&#x202f;: fait dans %n groupe.</numerusform>
            <numerusform>{0}&#x202f;: fait dans %n groupes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>No round of any section is paired yet.</source>
        <translation>Aucune ronde d&apos;aucun groupe n&apos;est encore appariée.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Number of the lot</source>
        <translation>Numéro du tirage</translation>
    </message>
    <message>
        <source>Number of the lot: the same number gives the same lot on every computer</source>
        <translation>Numéro du tirage&#x202f;: le même numéro donne le même tirage sur tout ordinateur</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Tirer de nouveau</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Encore rien à montrer.</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>page {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message>
        <source>Prizes and page head</source>
        <translation>Prix et en-tête de page</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Prix…</translation>
    </message>
    <message>
        <source>Logo and header lines…</source>
        <translation>Logo et lignes d&apos;en-tête…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Publier…</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Échiquiers en direct…</translation>
    </message>
    <message>
        <source>Work together…</source>
        <translation>Travailler à plusieurs…</translation>
    </message>
    <message>
        <source>Go public…</source>
        <translation>Rendre public…</translation>
    </message>
    <message>
        <source>No prizes are announced.</source>
        <translation>Aucun prix n&apos;est annoncé.</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n prix</numerusform>
            <numerusform>%n prix</numerusform>
        </translation>
    </message>
    <message>
        <source>fund {0}</source>
        <translation>dotation {0}</translation>
    </message>
    <message>
        <source>Every page carries the name of the event only.</source>
        <translation>Chaque page ne porte que le nom du tournoi.</translation>
    </message>
    <message>
        <source>Picture on every page</source>
        <translation>Image sur chaque page</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Find a document</source>
        <translation>Chercher un document</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favori</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>SlipEntry</name>
    <message>
        <source>Slips: board, Enter, result</source>
        <translation>Feuillets&#x202f;: échiquier, Entrée, résultat</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Blancs&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Noirs&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Result so far: {0}. Now the result key; Esc for another board.</source>
        <translation>Résultat jusqu&apos;ici&#x202f;: {0}. Maintenant la touche du résultat&#x202f;; Échap pour un autre échiquier.</translation>
    </message>
    <message>
        <source>Put back what stood at board {0}</source>
        <translation>Remettre ce qui était à l&apos;échiquier {0}</translation>
    </message>
    <message>
        <source>Type the board number and press Enter.</source>
        <translation>Tapez le numéro de l&apos;échiquier et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Le verrouillage numérique est inactif&#x202f;: activez-le pour taper les résultats sur le pavé.</translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>&amp;Surveiller un dossier…</translation>
    </message>
    <message>
        <source>Watch a &amp;file…</source>
        <translation>Surveiller un &amp;fichier…</translation>
    </message>
    <message>
        <source>Listen to &amp;e-boards…</source>
        <translation>Éco&amp;uter les échiquiers électroniques…</translation>
    </message>
    <message>
        <source>W&amp;hich e-board is where…</source>
        <translation>Quel échiquier électroni&amp;que est où…</translation>
    </message>
    <message>
        <source>&amp;Delayed file for broadcasters…</source>
        <translation>Fic&amp;hier différé pour les diffuseurs…</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>Sou&amp;rces</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>Arrêter la sur&amp;veillance</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Rien n&apos;est surveillé</translation>
    </message>
    <message>
        <source>No e-boards are listened to</source>
        <translation>Aucun échiquier électronique n&apos;est écouté</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Surveiller un dossier</translation>
    </message>
    <message>
        <source>Watch a file</source>
        <translation>Surveiller un fichier</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Parties (*.pgn)</translation>
    </message>
    <message>
        <source>Listen to e-boards</source>
        <translation>Écouter les échiquiers électroniques</translation>
    </message>
    <message>
        <source>Address of LiveChess:</source>
        <translation>Adresse de LiveChess&#x202f;:</translation>
    </message>
    <message>
        <source>The address of e-boards begins with ws://.</source>
        <translation>L&apos;adresse des échiquiers électroniques commence par ws://.</translation>
    </message>
    <message>
        <source>Serial number and board, as 7425=1, 7426=2:</source>
        <translation>Numéro de série et échiquier, comme 7425=1, 7426=2&#x202f;:</translation>
    </message>
    <message>
        <source>Which e-board is where</source>
        <translation>Quel échiquier électronique est où</translation>
    </message>
    <message>
        <source>“{0}” is no serial number with a board.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas un numéro de série avec un échiquier.</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Fichier différé pour les diffuseurs</translation>
    </message>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>Écrit avec %n minute de délai</numerusform>
            <numerusform>Écrit avec %n minutes de délai</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Lettres des pièces</translation>
    </message>
    <message>
        <source>found out</source>
        <translation>constaté</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>Ne plus le surveiller</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Click to see how this value comes about.</source>
        <translation>Cliquez pour voir d&apos;où vient cette valeur.</translation>
    </message>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation>Parties non jouées&#x202f;: {0}. {1}</translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation>HORS C.07&#x202f;: pas comme les règles de la FIDE le définissent.</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Cat.</translation>
    </message>
    <message>
        <source>Place in the category</source>
        <translation>Place dans la catégorie</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Les places partagées portent le même numéro</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Numéro d&apos;appariement (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Titre FIDE</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo du tournoi</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Féd</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Fédération</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Points après cette ronde</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>PM</translation>
    </message>
    <message>
        <source>Match points after this round</source>
        <translation>Points de match après cette ronde</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>Game points after this round</source>
        <translation>Points de partie après cette ronde</translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation>Cliquez ou appuyez sur Entrée pour voir d&apos;où vient cette valeur.</translation>
    </message>
    <message>
        <source>{0}. This value separates the place from the next one.</source>
        <translation>{0}. Cette valeur sépare la place de la suivante.</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Place partagée</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Points&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Départages</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Officiels</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Les départages officiels</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>À l&apos;essai</translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation>Les départages à l&apos;essai de la page Départages, non officiels</translation>
    </message>
    <message>
        <source>Who is ranked</source>
        <translation>Qui est classé</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Les équipes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Everybody&apos;s own games</source>
        <translation>Les parties de chacun</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Échiquiers</translation>
    </message>
    <message>
        <source>Everybody on the board where he or she sat most</source>
        <translation>Chacun à l&apos;échiquier où il a joué le plus souvent</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Chercher par nom, club ou numéro</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Prix…</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Ouvrir les départages</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Pas encore de classement</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Il apparaît dès que le tournoi a des joueurs.</translation>
    </message>
    <message>
        <source>Bold: the value that separates a place from the next one. Enter on a value explains it.</source>
        <translation>En gras&#x202f;: la valeur qui sépare une place de la suivante. Entrée sur une valeur l&apos;explique.</translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Chaque échiquier par points, puis pourcentage et performance. Un prix d&apos;échiquier demande %n partie sur l&apos;échiquier.</numerusform>
            <numerusform>Chaque échiquier par points, puis pourcentage et performance. Un prix d&apos;échiquier demande %n parties sur l&apos;échiquier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce prizes, and see who gets what</source>
        <translation>Annoncer des prix, et voir qui reçoit quoi</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>%n prix annoncé&#x202f;: le modifier, et voir qui reçoit quoi</numerusform>
            <numerusform>%n prix annoncés&#x202f;: les modifier, et voir qui reçoit quoi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>Les départages ont %n remarque de plus.</numerusform>
            <numerusform>Les départages ont %n remarques de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results changed after the ranking by hand: it may be out of date.</source>
        <translation>Des résultats ont changé après le classement à la main&#x202f;: il peut être périmé.</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Départages à l&apos;essai, non officiels&#x202f;: rien ne se décide ici.</translation>
    </message>
    <message>
        <source>What is explained here are the values of teams.</source>
        <translation>Ce sont les valeurs des équipes qui sont expliquées ici.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation>Suisse ou toutes-rondes&#x202f;; quelques questions, et c&apos;est parti.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Ouvrir un tournoi</translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation>Un fichier de tournoi (.tdb) sur cet ordinateur ou une clé.</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Importer un rapport de tournoi</translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation>Le format d&apos;échange de la FIDE (TRF06, 16, 26). Vous voyez d&apos;abord chaque supposition.</translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation>Essayer le tournoi de démonstration</translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation>Un tournoi terminé à explorer&#x202f;; rien ne peut casser.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation>Bienvenue, arbitre</translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation>Dirigez un tournoi, choisissez les départages et voyez pourquoi chaque nombre est ce qu&apos;il est.</translation>
    </message>
    <message>
        <source>Join an event…</source>
        <translation>Rejoindre un tournoi…</translation>
    </message>
    <message>
        <source>An event that another computer in this hall leads: this one becomes a desk.</source>
        <translation>Un tournoi qu&apos;un autre ordinateur de cette salle dirige&#x202f;: celui-ci devient un poste.</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Jouer une ronde</translation>
    </message>
    <message>
        <source>An event in its fourth round of five; cards say what comes next.</source>
        <translation>Un tournoi à sa quatrième ronde sur cinq&#x202f;; des cartes disent quoi faire ensuite.</translation>
    </message>
    <message>
        <source>Bring your last event…</source>
        <translation>Apporter votre dernier tournoi…</translation>
    </message>
    <message>
        <source>Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.</source>
        <translation>Notre classement à côté de celui publié, et pourquoi ils diffèrent. Déposez-en le fichier ici&#x202f;; rien n&apos;est conservé.</translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation>Vous pouvez aussi déposer un fichier sur cette fenêtre. F1 ouvre le manuel.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Ouvrir {0}</translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation>Retirer {0} de cette liste</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>players: {0}</source>
        <translation>joueurs&#x202f;: {0}</translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation>départages à l&apos;essai, critères modifiés&#x202f;: {0}</translation>
    </message>
    <message>
        <source>closed: the standings are final</source>
        <translation>clôturé&#x202f;: le classement est définitif</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>provisoire&#x202f;: des parties sont en cours</translation>
    </message>
    <message>
        <source>provisional: round {0} is not verified</source>
        <translation>provisoire&#x202f;: la ronde {0} n&apos;est pas vérifiée</translation>
    </message>
    <message>
        <source>provisional: the tournament was opened again</source>
        <translation>provisoire&#x202f;: le tournoi a été rouvert</translation>
    </message>
    <message>
        <source>final</source>
        <translation>définitif</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand</source>
        <translation>La ronde {0} s&apos;apparie à la main</translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation>Aucune ronde encore appariée, {0} prévues</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Ronde {0} sur {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} résultats</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} non vérifiés</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Undo or redo</source>
        <translation>Annuler ou rétablir</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Fermer cette ligne</translation>
    </message>
    <message>
        <source>Take back: {0}?</source>
        <translation>Annuler&#x202f;: {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Repeat: {0}?</source>
        <translation>Rétablir&#x202f;: {0}&#x202f;?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Annulé&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Rétabli&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Steps of the round</source>
        <translation>Étapes de la ronde</translation>
    </message>
    <message>
        <source>check-in {0}/{1}</source>
        <translation>pointage {0}/{1}</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>tirage</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>numéros</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>apparier</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>publier</translation>
    </message>
    <message>
        <source>results {0}/{1}</source>
        <translation>résultats {0}/{1}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>résultats</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>vérifier</translation>
    </message>
    <message>
        <source>drawn matches</source>
        <translation>matchs nuls</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronde {0}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>clôturer</translation>
    </message>
    <message>
        <source>Check-in: {0} of {1} here</source>
        <translation>Pointage&#x202f;: {0} sur {1} là</translation>
    </message>
    <message>
        <source>Draw the first colour</source>
        <translation>Tirer la première couleur</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Donner les numéros…</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Apparier à la main…</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Apparier la ronde {0}</translation>
    </message>
    <message>
        <source>Publish round {0}</source>
        <translation>Publier la ronde {0}</translation>
    </message>
    <message>
        <source>Results: {0} of {1}</source>
        <translation>Résultats&#x202f;: {0} sur {1}</translation>
    </message>
    <message>
        <source>Verify the results</source>
        <translation>Vérifier les résultats</translation>
    </message>
    <message>
        <source>Drawn matches…</source>
        <translation>Matchs nuls…</translation>
    </message>
    <message>
        <source>Go to round {0}</source>
        <translation>Aller à la ronde {0}</translation>
    </message>
    <message>
        <source>Close the tournament…</source>
        <translation>Clôturer le tournoi…</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}&#x202f;: fait</translation>
    </message>
    <message>
        <source>{0}: waits</source>
        <translation>{0}&#x202f;: attend</translation>
    </message>
    <message>
        <source>Pair again, while the round is a draft</source>
        <translation>Apparier de nouveau, tant que la ronde est un projet</translation>
    </message>
    <message>
        <source>Every result is in</source>
        <translation>Tous les résultats sont saisis</translation>
    </message>
    <message>
        <source>Every result was typed a second time</source>
        <translation>Chaque résultat a été tapé une seconde fois</translation>
    </message>
    <message>
        <source>On the wall: board numbers never move from here on</source>
        <translation>Affichée&#x202f;: les numéros d&apos;échiquier ne bougent plus désormais</translation>
    </message>
    <message>
        <source>Open the tournament again…</source>
        <translation>Rouvrir le tournoi…</translation>
    </message>
</context>
<context>
    <name>SystemFields</name>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Suisse</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Se rencontrent des joueurs au même score</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Toutes-rondes</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Chacun rencontre chacun</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Double toutes-rondes</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Chacun rencontre chacun deux fois</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Two players or two teams, several games</source>
        <translation>Deux joueurs ou deux équipes, plusieurs parties</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Élimination directe</translation>
    </message>
    <message>
        <source>The winners go on</source>
        <translation>Les vainqueurs se qualifient</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Everybody of one team meets everybody of the other</source>
        <translation>Chacun d&apos;une équipe rencontre chacun de l&apos;autre</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Moins de rondes</translation>
    </message>
    <message>
        <source>More rounds</source>
        <translation>Plus de rondes</translation>
    </message>
    <message>
        <source>Who is paired</source>
        <translation>Qui est apparié</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Everybody plays for himself or herself</source>
        <translation>Chacun joue pour soi</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Teams meet on several boards</source>
        <translation>Des équipes se rencontrent sur plusieurs échiquiers</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Échiquiers d&apos;un match</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Moins d&apos;échiquiers</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Plus d&apos;échiquiers</translation>
    </message>
    <message>
        <source>boards a match</source>
        <translation>échiquiers par match</translation>
    </message>
    <message>
        <source>More systems…</source>
        <translation>Plus de systèmes…</translation>
    </message>
    <message>
        <source>Two legs, home and away</source>
        <translation>Deux matchs, aller et retour</translation>
    </message>
    <message>
        <source>More systems</source>
        <translation>Plus de systèmes</translation>
    </message>
    <message>
        <source>Swiss (FIDE Dutch)</source>
        <translation>Suisse (hollandais FIDE)</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Un autre système</translation>
    </message>
    <message>
        <source>rounds, each a match of two games</source>
        <translation>rondes, chacune un match de deux parties</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondes</translation>
    </message>
    <message>
        <source>rounds: for up to {0} teams</source>
        <translation>rondes&#x202f;: jusqu&apos;à {0} équipes</translation>
    </message>
    <message>
        <source>rounds: for up to {0} players</source>
        <translation>rondes&#x202f;: jusqu&apos;à {0} joueurs</translation>
    </message>
    <message>
        <source>rounds: as many as boards</source>
        <translation>rondes&#x202f;: autant que d&apos;échiquiers</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} teams</source>
        <translation>rondes&#x202f;: pour {0} ou {1} équipes</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} players</source>
        <translation>rondes&#x202f;: pour {0} ou {1} joueurs</translation>
    </message>
    <message>
        <source>{0}, {1} games against each opponent</source>
        <translation>{0}, {1} parties contre chaque adversaire</translation>
    </message>
</context>
<context>
    <name>SystemParameters</name>
    <message>
        <source>Parameters…</source>
        <translation>Paramètres…</translation>
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
        <translation>texte FIDE, pas de programme homologué</translation>
    </message>
    <message>
        <source>national</source>
        <translation>national</translation>
    </message>
    <message>
        <source>club</source>
        <translation>club</translation>
    </message>
    <message>
        <source>Played {0}.</source>
        <translation>Joué {0}.</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Motif (gardé dans le journal)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>en quelques mots</translation>
    </message>
    <message>
        <source>Take this system</source>
        <translation>Prendre ce système</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Give a reason first</source>
        <translation>Donnez d&apos;abord un motif</translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>Il y a déjà %n invitation&#x202f;: retirez-en.</numerusform>
            <numerusform>Il y a déjà %n invitations&#x202f;: retirez-en.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>De nouveau ouverte&#x202f;: %n page</numerusform>
            <numerusform>De nouveau ouvertes&#x202f;: %n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has another address now, {0}: telephones scan their code again.</source>
        <translation>Cet ordinateur a maintenant une autre adresse, {0}&#x202f;: les téléphones lisent leur code de nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n téléphone</numerusform>
            <numerusform>%n téléphones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n poste</numerusform>
            <numerusform>%n postes</numerusform>
        </translation>
    </message>
    <message>
        <source>Invited to this event until then: {0}.</source>
        <translation>Invités à ce tournoi jusqu&apos;alors&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>They go on where they were, by the same codes. Without it nothing listens.</source>
        <translation>Ils continuent où ils étaient, avec les mêmes codes. Sans cela, rien n&apos;écoute.</translation>
    </message>
    <message>
        <source>Go on working together?</source>
        <translation>Continuer à travailler à plusieurs&#x202f;?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{0} Only the leading computer has it: no desk answers.</source>
        <translation>{0} Seul l&apos;ordinateur principal l&apos;a&#x202f;: aucun poste ne répond.</translation>
    </message>
    <message>
        <source>The event is not open any more.</source>
        <translation>Le tournoi n&apos;est plus ouvert.</translation>
    </message>
    <message>
        <source>This board is not yours.</source>
        <translation>Cet échiquier n&apos;est pas le vôtre.</translation>
    </message>
    <message>
        <source>Board {0}: a volunteer calls the arbiter.</source>
        <translation>Échiquier {0}&#x202f;: un bénévole appelle l&apos;arbitre.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>Edit the team</source>
        <translation>Modifier l&apos;équipe</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Nouvelle équipe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nom abrégé</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Fédération</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitaine</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Strength by hand</source>
        <translation>Force à la main</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>TeamGrid</name>
    <message>
        <source>Place in the table</source>
        <translation>Place au classement</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo du tournoi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Points après cette ronde</translation>
    </message>
    <message>
        <source>Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.</source>
        <translation>Lignes&#x202f;: équipe A, colonnes&#x202f;: équipe B. b Blancs, n Noirs&#x202f;; 1 gain, ½ nulle, 0 perte&#x202f;; + et − forfaits&#x202f;; · partie en cours.</translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message>
        <source>Boards, colours and points are locked once round 1 is paired.</source>
        <translation>Échiquiers, couleurs et points sont verrouillés une fois la ronde 1 appariée.</translation>
    </message>
    <message>
        <source>Rules of the teams</source>
        <translation>Règles des équipes</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Échiquiers d&apos;un match</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Moins d&apos;échiquiers</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Plus d&apos;échiquiers</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Échiquiers</translation>
    </message>
    <message>
        <source>Colours of the first-named team</source>
        <translation>Couleurs de l&apos;équipe nommée en premier</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Match gagné</translation>
    </message>
    <message>
        <source>Match drawn</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Match perdu</translation>
    </message>
    <message>
        <source>as a drawn match</source>
        <translation>comme un match nul</translation>
    </message>
    <message>
        <source>Bye: match points</source>
        <translation>Bye&#x202f;: points de match</translation>
    </message>
    <message>
        <source>Bye: game points</source>
        <translation>Bye&#x202f;: points de partie</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Points de match</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Points de partie</translation>
    </message>
    <message>
        <source>decide who is named first</source>
        <translation>décident qui est nommé en premier</translation>
    </message>
    <message>
        <source>are not used for colours</source>
        <translation>ne servent pas aux couleurs</translation>
    </message>
    <message>
        <source>Type A, the usual ones</source>
        <translation>Type A, les habituelles</translation>
    </message>
    <message>
        <source>Type B, strong and mild</source>
        <translation>Type B, fortes et faibles</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Counts first</source>
        <translation>Compte d&apos;abord</translation>
    </message>
    <message>
        <source>The other points</source>
        <translation>Les autres points</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Préférences de couleur</translation>
    </message>
    <message>
        <source>keep the order of the members</source>
        <translation>gardent l&apos;ordre des joueurs</translation>
    </message>
    <message>
        <source>may have any order</source>
        <translation>peuvent être dans n&apos;importe quel ordre</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Compositions</translation>
    </message>
    <message>
        <source>the best ratings, one a board</source>
        <translation>les meilleurs Elo, un par échiquier</translation>
    </message>
    <message>
        <source>the first boards</source>
        <translation>les premiers échiquiers</translation>
    </message>
    <message>
        <source>all members</source>
        <translation>tous les joueurs</translation>
    </message>
    <message>
        <source>as the arbiter gives it</source>
        <translation>telle que l&apos;arbitre la donne</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Force d&apos;une équipe</translation>
    </message>
    <message>
        <source>keeps its results</source>
        <translation>garde ses résultats</translation>
    </message>
    <message>
        <source>loses them before half of its matches (C.05, 6.6)</source>
        <translation>les perd avant la moitié de ses matchs (C.05, 6.6)</translation>
    </message>
    <message>
        <source>A team that leaves a round robin</source>
        <translation>Une équipe qui quitte un toutes-rondes</translation>
    </message>
    <message>
        <source>A member without a rating counts</source>
        <translation>Un joueur sans Elo compte</translation>
    </message>
    <message>
        <source>Reserves of a team</source>
        <translation>Remplaçants d&apos;une équipe</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>ne comptent pas</translation>
    </message>
    <message>
        <source>count as games</source>
        <translation>comptent comme parties</translation>
    </message>
    <message>
        <source>Wins by forfeit for a board prize</source>
        <translation>Gains par forfait pour un prix d&apos;échiquier</translation>
    </message>
    <message>
        <source>Games for a board prize</source>
        <translation>Parties pour un prix d&apos;échiquier</translation>
    </message>
    <message>
        <source>two thirds of the rounds</source>
        <translation>deux tiers des rondes</translation>
    </message>
    <message>
        <source>The losers of the semi-finals play for place 3</source>
        <translation>Les perdants des demi-finales jouent pour la place 3</translation>
    </message>
    <message>
        <source>A drawn match is decided by</source>
        <translation>Un match nul est décidé par</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>puis par</translation>
    </message>
    <message>
        <source>Place 3</source>
        <translation>Place 3</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>rien de plus</translation>
    </message>
</context>
<context>
    <name>TeamTicks</name>
    <message>
        <source>Bd</source>
        <translation>Éch.</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Échiquier du match</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Place among the members</source>
        <translation>Place parmi les joueurs</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo du tournoi</translation>
    </message>
    <message>
        <source>{0} of {1} boards</source>
        <translation>{0} échiquiers sur {1}</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Team pairing number (TPN)</source>
        <translation>Numéro d&apos;appariement de l&apos;équipe (TPN)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Féd</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Fédération</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>By the announced rule</source>
        <translation>Selon la règle annoncée</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Boards and reserves</source>
        <translation>Échiquiers et remplaçants</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Là</translation>
    </message>
    <message>
        <source>Check-in, or has left</source>
        <translation>Pointage, ou est partie</translation>
    </message>
    <message>
        <source>present</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Éch.</translation>
    </message>
    <message>
        <source>Board, or R for a reserve</source>
        <translation>Échiquier, ou R pour un remplaçant</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Numéro d&apos;appariement du joueur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Elo du tournoi</translation>
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
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Find by name, club or captain</source>
        <translation>Chercher par nom, club ou capitaine</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Nouvelle équipe…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players without a team</source>
        <translation>Joueurs sans équipe</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Présent</translation>
    </message>
    <message>
        <source>Points…</source>
        <translation>Points…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Number by strength</source>
        <translation>Numéroter selon la force</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Tirer les numéros au sort</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Exclure…</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Championnat…</translation>
    </message>
    <message>
        <source>Fixtures…</source>
        <translation>Calendrier…</translation>
    </message>
    <message>
        <source>Eligibility…</source>
        <translation>Qualification…</translation>
    </message>
    <message>
        <source>Fines…</source>
        <translation>Amendes…</translation>
    </message>
    <message>
        <source>Next season…</source>
        <translation>Saison suivante…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More steps with teams</source>
        <translation>Autres actions sur les équipes</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>Teams from clubs…</source>
        <translation>Équipes à partir des clubs…</translation>
    </message>
    <message>
        <source>Into the team</source>
        <translation>Dans l&apos;équipe</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Pas encore d&apos;équipes</translation>
    </message>
    <message>
        <source>Make a team, then put players into it; players are entered or imported on the Players page.</source>
        <translation>Créez une équipe, puis mettez-y des joueurs&#x202f;; les joueurs se saisissent ou s&apos;importent à la page Joueurs.</translation>
    </message>
    <message>
        <source>In this section players are paired, not teams</source>
        <translation>Dans ce groupe, on apparie des joueurs, pas des équipes</translation>
    </message>
    <message>
        <source>Choose teams in the regulations of a section before round 1.</source>
        <translation>Choisissez les équipes dans le règlement d&apos;un groupe avant la ronde 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n échiquier par match</numerusform>
            <numerusform>%n échiquiers par match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n équipe</numerusform>
            <numerusform>%n équipes</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team first</source>
        <translation>Choisissez d&apos;abord une équipe</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Réintégrer</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Pas encore vue</translation>
    </message>
    <message>
        <source>Choose a member first</source>
        <translation>Choisissez d&apos;abord un joueur</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Choisissez d&apos;abord un joueur</translation>
    </message>
    <message>
        <source>The team has left already</source>
        <translation>L&apos;équipe est déjà partie</translation>
    </message>
    <message>
        <source>Make these teams?</source>
        <translation>Créer ces équipes&#x202f;?</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Créer les équipes</translation>
    </message>
    <message>
        <source>Name the division of the section first (League…)</source>
        <translation>Nommez d&apos;abord la division du groupe (Championnat…)</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Ajouté&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>Modifier les points&#x202f;?</translation>
    </message>
    <message>
        <source>{0} leaves from round {1} on?</source>
        <translation>{0} se retire à partir de la ronde {1}&#x202f;?</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Retirer l&apos;équipe</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Exclure {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Plus apparié et omis du classement. Les adversaires gardent leurs points.</translation>
    </message>
    <message>
        <source>The teams are numbered by strength already</source>
        <translation>Les équipes sont déjà numérotées selon la force</translation>
    </message>
    <message>
        <source>The numbers of the teams were drawn by lot, seed {0}</source>
        <translation>Les numéros des équipes ont été tirés au sort, graine {0}</translation>
    </message>
    <message>
        <source>Change the members of {0} after round 1?</source>
        <translation>Modifier les joueurs de {0} après la ronde 1&#x202f;?</translation>
    </message>
    <message>
        <source>Change the members</source>
        <translation>Modifier les joueurs</translation>
    </message>
    <message>
        <source>Change the members?</source>
        <translation>Modifier les joueurs&#x202f;?</translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message>
        <source>Pairing before the check-in is closed</source>
        <translation>Appariement avant la clôture du pointage</translation>
    </message>
    <message>
        <source>Round {0} with and without those missing</source>
        <translation>Ronde {0} avec et sans ceux qui manquent</translation>
    </message>
    <message>
        <source>Both pairings</source>
        <translation>Les deux appariements</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Le moteur apparie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n pas encore là</numerusform>
            <numerusform>%n pas encore là</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}. {2} of {3} boards are the same either way.</source>
        <translation>{0}&#x202f;: {1}. {2} échiquiers sur {3} sont les mêmes dans les deux cas.</translation>
    </message>
    <message>
        <source>If they come in time</source>
        <translation>S&apos;ils arrivent à temps</translation>
    </message>
    <message>
        <source>If the check-in is closed now</source>
        <translation>Si le pointage est clos maintenant</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Éch.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>With those missing</source>
        <translation>Avec ceux qui manquent</translation>
    </message>
    <message>
        <source>Without them</source>
        <translation>Sans eux</translation>
    </message>
    <message>
        <source>{0}: pairing-allocated bye</source>
        <translation>{0}&#x202f;: exempt</translation>
    </message>
</context>
<context>
    <name>TiesDialog</name>
    <message>
        <source>Drawn matches</source>
        <translation>Matchs nuls</translation>
    </message>
    <message>
        <source>Tie-break games belong to the match; they are no rounds and are not rated with them.</source>
        <translation>Les parties de départage appartiennent au match&#x202f;; elles ne sont pas des rondes et ne comptent pas pour l&apos;Elo avec elles.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Inverser les couleurs</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>rate of play</source>
        <translation>cadence</translation>
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
        <translation>&amp;Annuler la dernière partie</translation>
    </message>
    <message>
        <source>&amp;Who goes on…</source>
        <translation>&amp;Qui se qualifie…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{0} (decided)</source>
        <translation>{0} (décidé)</translation>
    </message>
    <message>
        <source>No match is drawn.</source>
        <translation>Aucun match n&apos;est nul.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Ensuite&#x202f;: {0}</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Blancs&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Noirs&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Enter this game?</source>
        <translation>Saisir cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Take the last game back?</source>
        <translation>Annuler la dernière partie&#x202f;?</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Décider le match&#x202f;?</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Work together</source>
        <translation>Travailler à plusieurs</translation>
    </message>
    <message>
        <source>Each invitation is for one telephone or one computer. This one stays the leading one.</source>
        <translation>Chaque invitation est pour un téléphone ou un ordinateur. Celui-ci reste le principal.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>End all</source>
        <translation>Tout terminer</translation>
    </message>
    <message>
        <source>as it shall stand in the log</source>
        <translation>tel qu&apos;il doit figurer au journal</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Pour quoi</translation>
    </message>
    <message>
        <source>{0}, on a telephone</source>
        <translation>{0}, sur un téléphone</translation>
    </message>
    <message>
        <source>{0}, on a computer</source>
        <translation>{0}, sur un ordinateur</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>&amp;Pour quoi</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>all sections</source>
        <translation>tous les groupes</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>Éc&amp;hiquiers</translation>
    </message>
    <message>
        <source>In the &amp;hall, not on this computer only</source>
        <translation>Dans la sa&amp;lle, pas seulement sur cet ordinateur</translation>
    </message>
    <message>
        <source>&amp;Encrypted: browsers warn once</source>
        <translation>Chi&amp;ffré&#x202f;: les navigateurs avertissent une fois</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>d&apos;un tunnel ou d&apos;un proxy, s&apos;il y en a un</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Nom p&amp;ublic</translation>
    </message>
    <message>
        <source>That computer keeps a copy of the whole event, with all that is known of the players, until the invitation is taken back.</source>
        <translation>Cet ordinateur garde une copie de tout le tournoi, avec tout ce qu&apos;on sait des joueurs, jusqu&apos;à ce que l&apos;invitation soit retirée.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Inviter</translation>
    </message>
    <message>
        <source>Who entered a result does not &amp;verify it</source>
        <translation>Qui a saisi un résultat ne le &amp;vérifie pas</translation>
    </message>
    <message>
        <source>The second pass over the slips is done by another person.</source>
        <translation>Une autre personne saisit les feuillets la seconde fois.</translation>
    </message>
    <message>
        <source>An entry on a telephone counts when a second &amp;computer has it</source>
        <translation>Une saisie sur téléphone compte quand un second &amp;ordinateur l&apos;a</translation>
    </message>
    <message>
        <source>It is answered when a desk has it too, or says after two seconds that none does.</source>
        <translation>La réponse vient quand un poste l&apos;a aussi, ou dit après deux secondes qu&apos;aucun ne l&apos;a.</translation>
    </message>
    <message>
        <source>Invitations that are valid</source>
        <translation>Invitations valables</translation>
    </message>
    <message>
        <source>Only this computer opens this address. For telephones: In the hall.</source>
        <translation>Cette adresse ne s&apos;ouvre que sur cet ordinateur. Pour les téléphones&#x202f;: Dans la salle.</translation>
    </message>
    <message>
        <source>QR code of the page</source>
        <translation>Code QR de la page</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l&apos;adresse</translation>
    </message>
    <message>
        <source>Another &amp;code</source>
        <translation>Autre &amp;code</translation>
    </message>
    <message>
        <source>For another telephone, or another address: the code of before opens nothing.</source>
        <translation>Pour un autre téléphone, ou une autre adresse&#x202f;: le code d&apos;avant n&apos;ouvre plus rien.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The pages go on when this is closed.</source>
        <translation>Les pages continuent quand ceci est fermé.</translation>
    </message>
    <message>
        <source>all, or some: 1-20, 31</source>
        <translation>tous, ou certains&#x202f;: 1-20, 31</translation>
    </message>
    <message>
        <source>Write a name: the log keeps it with every step.</source>
        <translation>Écrivez un nom&#x202f;: le journal le garde à chaque étape.</translation>
    </message>
    <message>
        <source>“{0}” is no name of a host.</source>
        <translation>«&#x202f;{0}&#x202f;» n&apos;est pas un nom d&apos;hôte.</translation>
    </message>
    <message>
        <source>Boards are those of one section: choose it.</source>
        <translation>Les échiquiers sont ceux d&apos;un seul groupe&#x202f;: choisissez-le.</translation>
    </message>
    <message>
        <source>Write the boards as 1-4, 7.</source>
        <translation>Écrivez les échiquiers ainsi&#x202f;: 1-4, 7.</translation>
    </message>
    <message>
        <source>Whoever in this network has the address of a page may open it first; after that only its device.</source>
        <translation>Qui, sur ce réseau, a l&apos;adresse d&apos;une page peut l&apos;ouvrir en premier&#x202f;; ensuite, seul son appareil le peut.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Le système demandera peut-être si le pare-feu les laisse passer.</translation>
    </message>
    <message>
        <source>Open these pages in the hall?</source>
        <translation>Ouvrir ces pages dans la salle&#x202f;?</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Les ouvrir</translation>
    </message>
    <message>
        <source>Telephones know this computer by another address, {0}: they scan their code again, or type {1} where their page asks for it.</source>
        <translation>Les téléphones connaissent cet ordinateur sous une autre adresse, {0}&#x202f;: ils lisent leur code de nouveau, ou tapent {1} là où leur page le demande.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n téléphone</numerusform>
            <numerusform>%n téléphones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n poste</numerusform>
            <numerusform>%n postes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing listens: {0} worked on this event when it was closed.</source>
        <translation>Rien n&apos;écoute&#x202f;: {0} travaillaient à ce tournoi quand il a été fermé.</translation>
    </message>
    <message>
        <source>Nothing listens.</source>
        <translation>Rien n&apos;écoute.</translation>
    </message>
    <message>
        <source>boards {0}</source>
        <translation>échiquiers {0}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>pas encore ouverte</translation>
    </message>
    <message>
        <source>last entry {0}</source>
        <translation>dernière saisie {0}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>ouverte</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>%n étape aujourd&apos;hui</numerusform>
            <numerusform>%n étapes aujourd&apos;hui</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is being started…</source>
        <translation>Démarrage de la page…</translation>
    </message>
    <message>
        <source>The tunnel or proxy leads to port {0} of this computer.</source>
        <translation>Le tunnel ou le proxy mène au port {0} de cet ordinateur.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256): {0}</source>
        <translation>Empreinte (SHA-256)&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Made before the window was started again: give it another code.</source>
        <translation>Créée avant le redémarrage de la fenêtre&#x202f;: donnez-lui un autre code.</translation>
    </message>
    <message>
        <source>Made before the window was started again: its telephone goes on, its address is not known any more.</source>
        <translation>Créée avant le redémarrage de la fenêtre&#x202f;: son téléphone continue, son adresse n&apos;est plus connue.</translation>
    </message>
    <message>
        <source>{0} works at the computer {1}.</source>
        <translation>{0} travaille sur l&apos;ordinateur {1}.</translation>
    </message>
    <message>
        <source>On the other computer: Join an event…
Address: {0}
Code: {1} (ten minutes, once)
Figures to compare: {2}</source>
        <translation>Sur l&apos;autre ordinateur&#x202f;: Rejoindre un tournoi…
Adresse&#x202f;: {0}
Code&#x202f;: {1} (dix minutes, une fois)
Chiffres à comparer&#x202f;: {2}</translation>
    </message>
    <message>
        <source>The code is too old: take the invitation back and make a new one.</source>
        <translation>Le code est trop ancien&#x202f;: retirez l&apos;invitation et créez-en une nouvelle.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>L&apos;adresse a été copiée.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Chercher commandes et joueurs</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Chercher commandes, pages et joueurs</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Tournoi sans nom</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Groupe {0}</translation>
    </message>
</context>
<context>
    <name>TwoLadders</name>
    <message>
        <source>First ladder</source>
        <translation>Première liste de départages</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>Seconde liste de départages</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>Places selon les deux listes</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Départages officiels</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Départages à l&apos;essai</translation>
    </message>
    <message>
        <source>Official: {0}</source>
        <translation>Officiels&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Modèle&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Propre&#x202f;: {0}</translation>
    </message>
</context>
<context>
    <name>TwoStepDialog</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuer…</translation>
    </message>
    <message>
        <source>Change the official ladder</source>
        <translation>Modifier les départages officiels</translation>
    </message>
    <message>
        <source>Whose place changes</source>
        <translation>Qui change de place</translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation>Aucune place ne change maintenant</translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation>Les rondes suivantes peuvent différer.</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Jusqu&apos;ici</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Désormais</translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation>Motif (gardé dans le fichier et écrit dans le rapport de tournoi)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>Motif du changement</translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation>par exemple&#x202f;: le règlement annoncé indique un autre ordre</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Étape {0} sur 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Écrivez d&apos;abord un motif</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Annuler&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Rétablir&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>agrees</source>
        <translation>concorde</translation>
    </message>
    <message>
        <source>differs as known</source>
        <translation>diffère comme on le sait</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>The tie-break with its policy</source>
        <translation>Le départage avec sa règle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What FIDE&apos;s tool says</source>
        <translation>Ce que dit l&apos;outil de la FIDE</translation>
    </message>
    <message>
        <source>Second calculation</source>
        <translation>Second calcul</translation>
    </message>
    <message>
        <source>Written from the articles</source>
        <translation>Écrit d&apos;après les articles</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>The article it was written from</source>
        <translation>L&apos;article d&apos;après lequel il est écrit</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Values compared</source>
        <translation>Valeurs comparées</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Diffèrent</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Valeurs qui diffèrent</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Numéro d&apos;appariement</translation>
    </message>
    <message>
        <source>Value of this program</source>
        <translation>Valeur de ce programme</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message>
        <source>Value of the second calculation</source>
        <translation>Valeur du second calcul</translation>
    </message>
    <message>
        <source>Value of gacrux</source>
        <translation>Valeur de gacrux</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>What explains the difference</source>
        <translation>Ce qui explique la différence</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>non expliqué</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Texte plus grand</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Texte &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>&amp;Suivre le système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>Cl&amp;air</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Som&amp;bre</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contraste é&amp;levé</translation>
    </message>
    <message>
        <source>&amp;Airy</source>
        <translation>Aé&amp;ré</translation>
    </message>
    <message>
        <source>&amp;Compact, for small screens</source>
        <translation>C&amp;ompact, pour petits écrans</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>{0}: sheets and website only</source>
        <translation>{0}&#x202f;: feuilles et site seulement</translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Under way</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancelled; the event was not opened.</source>
        <translation>Interrompu&#x202f;; le tournoi n&apos;a pas été ouvert.</translation>
    </message>
    <message>
        <source>Cancelled; nothing has changed.</source>
        <translation>Interrompu&#x202f;; rien n&apos;a changé.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>e-boards</source>
        <translation>échiquiers électroniques</translation>
    </message>
</context>
<context>
    <name>WhichKeysDialog</name>
    <message>
        <source>Keys for results</source>
        <translation>Touches pour les résultats</translation>
    </message>
    <message>
        <source>{0} is no result with the keys in force. Which keys do you mean?</source>
        <translation>{0} n&apos;est pas un résultat avec les touches en vigueur. Quelles touches voulez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key again afterwards.</source>
        <translation>Rien n&apos;a été saisi&#x202f;: appuyez ensuite de nouveau sur la touche.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sans résultat</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}</source>
        <translation>{0}&#x202f;: {1} est {2}</translation>
    </message>
    <message>
        <source>Keep the keys in force</source>
        <translation>Garder les touches en vigueur</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>file is whole</source>
        <translation>fichier intact</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>FIDE mode</source>
        <translation>mode FIDE</translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation>Le tournoi suit les règles de la FIDE pour les programmes de tournoi.</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>&amp;Chercher commandes et joueurs…</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>&amp;Explication à côté de la page</translation>
    </message>
    <message>
        <source>Large &amp;window for a projector</source>
        <translation>Grande &amp;fenêtre pour un projecteur</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;First steps, over the demo event</source>
        <translation>&amp;Premiers pas, sur le tournoi de démonstration</translation>
    </message>
    <message>
        <source>Play a &amp;round</source>
        <translation>Jouer une &amp;ronde</translation>
    </message>
    <message>
        <source>&amp;Bring your last event…</source>
        <translation>&amp;Apporter votre dernier tournoi…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>À pr&amp;opos de tdapp</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version</source>
        <translation>Chercher une &amp;version plus récente</translation>
    </message>
    <message>
        <source>NOT IN FIDE MODE</source>
        <translation>HORS MODE FIDE</translation>
    </message>
    <message>
        <source>This page has no values to explain</source>
        <translation>Cette page n&apos;a pas de valeurs à expliquer</translation>
    </message>
</context>
<context>
    <name>_Decision</name>
    <message>
        <source>Who goes on: {0}</source>
        <translation>Qui se qualifie&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The decision and its reason stand in the tournament report.</source>
        <translation>La décision et son motif figurent dans le rapport de tournoi.</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Qui se qualifie</translation>
    </message>
    <message>
        <source>nobody yet: take the decision back</source>
        <translation>encore personne&#x202f;: annuler la décision</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>barrage</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>tirage au sort</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>décision de l&apos;arbitre</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Qualifié</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>the score of the play-off, or how the lot was drawn</source>
        <translation>le score du barrage, ou comment le sort a été tiré</translation>
    </message>
    <message>
        <source>Result or lot</source>
        <translation>Résultat ou tirage</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Décider</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>_GroupDialog</name>
    <message>
        <source>First round</source>
        <translation>Première ronde</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernière ronde</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>Aux rondes</translation>
    </message>
    <message>
        <source>to</source>
        <comment>rounds 1 to 3</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Rigueur</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Ne doivent pas se rencontrer</translation>
    </message>
    <message>
        <source>The round is not paired otherwise, whatever it costs</source>
        <translation>La ronde n&apos;est pas appariée autrement, quoi qu&apos;il en coûte</translation>
    </message>
    <message>
        <source>Wished apart</source>
        <translation>Séparés si possible</translation>
    </message>
    <message>
        <source>Yields where a round could not be paired</source>
        <translation>Cède si une ronde ne pouvait être appariée</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <source>%n of {0} player(s) get another number.</source>
        <translation>
            <numerusform>%n joueur sur {0} reçoit un autre numéro.</numerusform>
            <numerusform>%n joueurs sur {0} reçoivent un autre numéro.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_NumbersDialog</name>
    <message>
        <source>Players whose number changes</source>
        <translation>Joueurs dont le numéro change</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Aucun numéro ne change</translation>
    </message>
    <message>
        <source>The numbers are in this order already.</source>
        <translation>Les numéros sont déjà dans cet ordre.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>_TableDialog</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>_Tree</name>
    <message>
        <source>not decided: Who goes on… on the page Rounds</source>
        <translation>pas décidé&#x202f;: Qui se qualifie… à la page Rondes</translation>
    </message>
    <message>
        <source>Match for place 3</source>
        <translation>Match pour la 3e place</translation>
    </message>
</context>
<context>
    <name>_WindowMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Ouvrez d&apos;abord un tournoi</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
</TS>
