<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window of tdapp says. Not yet reviewed by a native arbiter unless it says so here. What is wrong goes, with the
     English text beside it, to whoever keeps the program: docs/translating.md. -->
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{where}: “{text}” is no day; write {example}.</source>
        <translation>{where}: «{text}» – не день; писать {example}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation>О программе tdapp</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Версия {0}</translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation>Программа для шахматных арбитров: офлайн, с объяснением каждого показателя.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Свободная программа под лицензией GNU General Public License, версия 3 или более поздняя (GPL-3.0-or-later). Без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation>Спасибо Технической комиссии ФИДЕ за gacrux, программу для показателей и жеребьёвки:</translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation>Шрифты: Noto Sans (SIL Open Font License 1.1) и WenQuanYi Micro Hei (Apache License 2.0). Значки: Lucide (ISC License), частью из Feather (MIT License).</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation>Сделано с Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation>Лицензия и благодарности</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>AbsenceDialog</name>
    <message>
        <source>A paired player does not come</source>
        <translation>Игрок из пары не приходит</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>Не приходит: {0}</translation>
    </message>
    <message>
        <source>Board {0}, against {1}</source>
        <translation>Доска {0}, соперник: {1}</translation>
    </message>
    <message>
        <source>The opponent wins by forfeit</source>
        <translation>Соперник выигрывает за неявкой</translation>
    </message>
    <message>
        <source>Somebody without a game takes the seat</source>
        <translation>За доску садится кто-то из свободных</translation>
    </message>
    <message>
        <source>The board goes; the opponent is paired again</source>
        <translation>Доска снимается; соперник ставится в пару заново</translation>
    </message>
    <message>
        <source>Who takes the seat</source>
        <translation>Кто садится за доску</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Причина (сохраняется в журнале)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Выполнить</translation>
    </message>
    <message>
        <source>{0} loses by forfeit, {1} wins without playing. The next round is not touched.</source>
        <translation>{0} проигрывает за неявку, {1} выигрывает без игры. Следующий тур не затрагивается.</translation>
    </message>
    <message>
        <source>Board {0}: {1} meets {2} instead of {3}, who is absent in this round.</source>
        <translation>Доска {0}: {1} играет с игроком {2} вместо игрока {3}, который отсутствует в этом туре.</translation>
    </message>
    <message>
        <source>Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.</source>
        <translation>Доска {0} снимается. {1} отсутствует; игрок {2} без партии до ручной жеребьёвки.</translation>
    </message>
    <message>
        <source>The pairings are published: players may have seen them (C.04.2, 3.6).</source>
        <translation>Жеребьёвка опубликована: игроки могли её видеть (C.04.2, 3.6).</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Сначала указать причину</translation>
    </message>
</context>
<context>
    <name>AbsenceGrid</name>
    <message>
        <source>Byes by round</source>
        <translation>Баи по турам</translation>
    </message>
    <message>
        <source>game</source>
        <translation>партия</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>играет</translation>
    </message>
    <message>
        <source>absent, 0 points</source>
        <translation>отсутствует, 0 очков</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>бай в пол-очка</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>бай в целое очко</translation>
    </message>
    <message>
        <source>this round is paired; change it on the Rounds page</source>
        <translation>жеребьёвка этого тура проведена; изменить на странице «Туры»</translation>
    </message>
    <message>
        <source>{0}, round {1}: {2}</source>
        <translation>{0}, тур {1}: {2}</translation>
    </message>
</context>
<context>
    <name>AbsencesDialog</name>
    <message>
        <source>Byes and absences</source>
        <translation>Баи и отсутствия</translation>
    </message>
    <message>
        <source>Byes and absences by round</source>
        <translation>Баи и отсутствия по турам</translation>
    </message>
    <message>
        <source>The regulations allow no half-point byes.</source>
        <translation>Регламент не допускает баев в пол-очка.</translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>Регламент допускает %n бай в пол-очка на игрока.</numerusform>
            <numerusform>Регламент допускает %n бая в пол-очка на игрока.</numerusform>
            <numerusform>Регламент допускает %n баев в пол-очка на игрока.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>Регламент допускает %n бай в пол-очка на игрока, до тура {0}.</numerusform>
            <numerusform>Регламент допускает %n бая в пол-очка на игрока, до тура {0}.</numerusform>
            <numerusform>Регламент допускает %n баев в пол-очка на игрока, до тура {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>These players have left the event; take them back first.</source>
        <translation>Эти игроки выбыли из турнира; сначала вернуть их.</translation>
    </message>
    <message>
        <source>0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.</source>
        <translation>0 – отсутствует, 5 или H – бай в пол-очка, 1 – бай в целое очко, Del – играет. Пробел перебирает их.</translation>
    </message>
    <message>
        <source>0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.</source>
        <translation>0 – {0}, 5 или H – {1}, 1 – {2}, Del – играет. Пробел перебирает их.</translation>
    </message>
    <message>
        <source>Set these byes?</source>
        <translation>Назначить эти баи?</translation>
    </message>
</context>
<context>
    <name>AddCriterion</name>
    <message>
        <source>Add a criterion: type its name or code</source>
        <translation>Добавить показатель: ввести его название или код</translation>
    </message>
    <message>
        <source>All criteria to choose from</source>
        <translation>Все показатели на выбор</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Об этом показателе</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>Добавить показатель в порядок</translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message>
        <source>Add players</source>
        <translation>Добавить игроков</translation>
    </message>
    <message>
        <source>Add players to {0}</source>
        <translation>Добавить игроков: {0}</translation>
    </message>
    <message>
        <source>Name or number in the rating list</source>
        <translation>Имя или номер в рейтинг-листе</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Рейтинг-лист</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Рейтинг-листы…</translation>
    </message>
    <message>
        <source>Players of the rating list</source>
        <translation>Игроки рейтинг-листа</translation>
    </message>
    <message>
        <source>Enter adds the marked player, {0} puts him into the form below.</source>
        <translation>Enter добавляет отмеченного игрока, {0} помещает его в форму ниже.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Late entry. Missed rounds:</source>
        <translation>Позднее вступление. Пропущенные туры:</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>{0}: 0 points</source>
        <translation>{0}: 0 очков</translation>
    </message>
    <message>
        <source>{0}: half point</source>
        <translation>{0}: пол-очка</translation>
    </message>
    <message>
        <source>{0}: full point</source>
        <translation>{0}: целое очко</translation>
    </message>
    <message>
        <source>The number is {0}, after the last; the place by rating is proposed before round {1}.</source>
        <translation>Номер {0}, после последнего; место по рейтингу предлагается перед туром {1}.</translation>
    </message>
    <message>
        <source>The number is {0}, after the last.</source>
        <translation>Номер {0}, после последнего.</translation>
    </message>
    <message>
        <source>No rating list yet. Import FIDE&apos;s download once, then a few letters of a name and Enter do.</source>
        <translation>Рейтинг-листа ещё нет. Один раз импортировать лист ФИДЕ – и хватит нескольких букв имени и Enter.</translation>
    </message>
    <message>
        <source>{0} is in the event already.</source>
        <translation>{0} уже в турнире.</translation>
    </message>
    <message>
        <source>“{0}” has no letter</source>
        <translation>В «{0}» нет букв</translation>
    </message>
    <message>
        <source>{0}. Enter again adds the player all the same.</source>
        <translation>{0}. Ещё раз Enter – всё же добавить игрока.</translation>
    </message>
    <message>
        <source>Add {0}?</source>
        <translation>Добавить {0}?</translation>
    </message>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Добавлено: {0}. Теперь %n игрок.</numerusform>
            <numerusform>Добавлено: {0}. Теперь %n игрока.</numerusform>
            <numerusform>Добавлено: {0}. Теперь %n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1} is in the event already and may be the same person.</source>
        <translation>{0} {1} уже в турнире, возможно, это одно лицо.</translation>
    </message>
    <message>
        <source>{0} is in the section {1} and may be the same person.</source>
        <translation>{0} есть в группе {1}, возможно, это одно лицо.</translation>
    </message>
    <message>
        <source>{0} is not added yet: Enter adds, Esc or Close once more leaves.</source>
        <translation>{0} ещё не добавлен: Enter добавляет, Esc или ещё раз «Закрыть» – выход.</translation>
    </message>
</context>
<context>
    <name>AnswerFields</name>
    <message>
        <source>not answered</source>
        <translation>нет ответа</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>found by itself (d)</source>
        <translation>определяется само (d)</translation>
    </message>
    <message>
        <source>a: national championship</source>
        <translation>a: чемпионат страны</translation>
    </message>
    <message>
        <source>b: national team championship</source>
        <translation>b: командный чемпионат страны</translation>
    </message>
    <message>
        <source>c: zonal or subzonal</source>
        <translation>c: зональный турнир</translation>
    </message>
    <message>
        <source>d: players from abroad</source>
        <translation>d: игроки из-за рубежа</translation>
    </message>
    <message>
        <source>by computer</source>
        <translation>компьютером</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>вручную</translation>
    </message>
    <message>
        <source>as the dates of the rounds say</source>
        <translation>по датам туров</translation>
    </message>
    <message>
        <source>&amp;Format, hours, arbiters as asked (1.1)</source>
        <translation>&amp;Формат, часы, арбитры по правилам (1.1)</translation>
    </message>
    <message>
        <source>&amp;Games needed (1.4.1)</source>
        <translation>&amp;Нужно партий (1.4.1)</translation>
    </message>
    <message>
        <source>&amp;Registered 30 days before (1.1.1)</source>
        <translation>&amp;Зарегистрирован за 30 дней (1.1.1)</translation>
    </message>
    <message>
        <source>One round a &amp;day (1.1.3 a)</source>
        <translation>Один тур в &amp;день (1.1.3 a)</translation>
    </message>
    <message>
        <source>&amp;Exempt from the mix (1.4.3)</source>
        <translation>&amp;Освобождение от требований к составу (1.4.3)</translation>
    </message>
    <message>
        <source>&amp;Pairing, where rounds do not say (IT3)</source>
        <translation>&amp;Жеребьёвка, если не видно по турам (IT3)</translation>
    </message>
    <message>
        <source>E&amp;xpected average of unknown opponents</source>
        <translation>Ожидаемый &amp;средний неизвестных соперников</translation>
    </message>
    <message>
        <source>as those so far</source>
        <translation>так же, как до сих пор</translation>
    </message>
</context>
<context>
    <name>AtDeskDialog</name>
    <message>
        <source>This computer is a desk</source>
        <translation>Этот компьютер – рабочее место</translation>
    </message>
    <message>
        <source>It works as {0}, {1}; another computer leads the event.</source>
        <translation>Работает как {0}, {1}; турнир ведёт другой компьютер.</translation>
    </message>
    <message>
        <source>The leading computer answers.</source>
        <translation>Главный компьютер отвечает.</translation>
    </message>
    <message>
        <source>When the leading computer has died: switch it off, compare the number of the newest step at all desks, and lead from the one with the highest.</source>
        <translation>Если главный компьютер вышел из строя: выключить его, сравнить номер самого нового шага на всех рабочих местах и вести с того, где он наибольший.</translation>
    </message>
    <message>
        <source>&amp;Lead from here…</source>
        <translation>&amp;Вести отсюда…</translation>
    </message>
    <message>
        <source>&amp;Another computer leads now…</source>
        <translation>Теперь ведёт &amp;другой компьютер…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Newest step here: {0}, at {1}: {2}</source>
        <translation>Самый новый шаг здесь: {0}, {1}: {2}</translation>
    </message>
    <message>
        <source>A deputy or the chief arbiter leads from his desk.</source>
        <translation>Вести со своего места может заместитель или главный арбитр.</translation>
    </message>
    <message>
        <source>Lead from here: not while the leading computer answers.</source>
        <translation>Вести отсюда нельзя, пока главный компьютер отвечает.</translation>
    </message>
    <message>
        <source>The computer that led must be off, or be used by nobody: two that lead make two events.</source>
        <translation>Прежний главный компьютер должен быть выключен, или за ним никто не работает: два главных – это два турнира.</translation>
    </message>
    <message>
        <source>Telephones and desks that it invited are expected here. They need the new address: Event &gt; Work together… shows it then.</source>
        <translation>Приглашённые им телефоны и рабочие места будут подключаться сюда. Им нужен новый адрес: его покажет «Турнир &gt; Работать вместе…».</translation>
    </message>
    <message>
        <source>Lead the event from this computer?</source>
        <translation>Вести турнир с этого компьютера?</translation>
    </message>
    <message>
        <source>Lead from here</source>
        <translation>Вести отсюда</translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message>
        <source>Work together</source>
        <translation>Работать вместе</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n телефон</numerusform>
            <numerusform>%n телефона</numerusform>
            <numerusform>%n телефонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n рабочее место</numerusform>
            <numerusform>%n рабочих места</numerusform>
            <numerusform>%n рабочих мест</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>BACKUP FAILED: {0}</source>
        <translation>РЕЗЕРВНАЯ КОПИЯ НЕ ЗАПИСАНА: {0}</translation>
    </message>
    <message>
        <source>no backup yet</source>
        <translation>копии ещё нет</translation>
    </message>
    <message>
        <source>last backup just now</source>
        <translation>копия только что</translation>
    </message>
    <message>
        <source>last backup {0} min ago</source>
        <translation>копия {0} мин назад</translation>
    </message>
    <message>
        <source>last backup {0} h ago</source>
        <translation>копия {0} ч назад</translation>
    </message>
    <message>
        <source>{0} The event itself is safe.</source>
        <translation>{0} Сам турнир в сохранности.</translation>
    </message>
</context>
<context>
    <name>BoardMenus</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Клавиши результатов</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>What can be done with this board</source>
        <translation>Что можно сделать с этой доской</translation>
    </message>
    <message>
        <source>&amp;Why this board?</source>
        <translation>&amp;Почему эта доска?</translation>
    </message>
    <message>
        <source>&amp;Swap the colours</source>
        <translation>Поменять &amp;цвета</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Заметка…</translation>
    </message>
    <message>
        <source>White does not come…</source>
        <translation>Белые не приходят…</translation>
    </message>
    <message>
        <source>Black does not come…</source>
        <translation>Чёрные не приходят…</translation>
    </message>
    <message>
        <source>Results of board {0}</source>
        <translation>Результаты доски {0}</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Убрать результат</translation>
    </message>
    <message>
        <source>{0}  White wins</source>
        <translation>{0}  победа белых</translation>
    </message>
    <message>
        <source>{0}  draw</source>
        <translation>{0}  ничья</translation>
    </message>
    <message>
        <source>{0}  Black wins</source>
        <translation>{0}  победа чёрных</translation>
    </message>
    <message>
        <source>{0}  Black did not come</source>
        <translation>{0}  чёрные не явились</translation>
    </message>
    <message>
        <source>{0}  White did not come</source>
        <translation>{0}  белые не явились</translation>
    </message>
    <message>
        <source>{0}  neither came</source>
        <translation>{0}  не явился никто</translation>
    </message>
    <message>
        <source>{0}  to be finished later</source>
        <translation>{0}  доиграть позже</translation>
    </message>
    <message>
        <source>Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.</source>
        <translation>Результаты вводятся клавишами {0}. Привычнее другая программа? Её клавиши – в «Клавиши».</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Клавиши: {0}</translation>
    </message>
    <message>
        <source>Choose a board first</source>
        <translation>Сначала выбрать доску</translation>
    </message>
    <message>
        <source>{0} does not come…</source>
        <translation>Не приходит: {0}…</translation>
    </message>
    <message>
        <source>Lost for the match by {0}, rated as played…</source>
        <translation>В матче – поражение: {0}, обсчёт как сыграно…</translation>
    </message>
    <message>
        <source>Counts for the match as it was played…</source>
        <translation>Считается в матче так, как сыграна…</translation>
    </message>
    <message>
        <source>Lost for the match, rated as played?</source>
        <translation>В матче – поражение, обсчёт как сыграно?</translation>
    </message>
    <message>
        <source>Count it as it was played?</source>
        <translation>Считать так, как сыграно?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Выполнить</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Результат</translation>
    </message>
    <message>
        <source>Note at board {0}</source>
        <translation>Заметка к доске {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Заметка:</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Bd</source>
        <translation>Дск</translation>
    </message>
    <message>
        <source>The board where the player sat most</source>
        <translation>Доска, где игрок играл чаще всего</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>У разделённых мест один номер</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Стартовый номер игрока</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Звание ФИДЕ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнирный рейтинг</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Партии за доской</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points, forfeits included</source>
        <translation>Очки, включая неявки</translation>
    </message>
    <message>
        <source>Percentage of the games over the board</source>
        <translation>Процент от партий за доской</translation>
    </message>
    <message>
        <source>Rp</source>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>Перформанс</translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message>
        <source>Boards</source>
        <translation>Доски</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Игроки без партии</translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Как вводятся результаты</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>По порядку</translation>
    </message>
    <message>
        <source>One key per board, the cursor goes on by itself</source>
        <translation>Одна клавиша на доску, курсор идёт дальше сам</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Карточки</translation>
    </message>
    <message>
        <source>Slips in any order: board, Enter, result</source>
        <translation>Карточки в любом порядке: доска, Enter, результат</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Type every result a second time; a difference stops you</source>
        <translation>Ввести каждый результат второй раз; при расхождении – остановка</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>Показанные доски</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Все доски</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Без результата</translation>
    </message>
    <message>
        <source>Boards without a result</source>
        <translation>Доски без результата</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Без проверки</translation>
    </message>
    <message>
        <source>Boards whose result was not typed a second time</source>
        <translation>Доски, результат которых не введён второй раз</translation>
    </message>
    <message>
        <source>Show or hide them</source>
        <translation>Показать или скрыть</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n игрок без партии</numerusform>
            <numerusform>%n игрока без партии</numerusform>
            <numerusform>%n игроков без партии</numerusform>
        </translation>
    </message>
    <message>
        <source>Find: {0}</source>
        <translation>Поиск: {0}</translation>
    </message>
    <message>
        <source>verified {0}/{1}</source>
        <translation>подтверждено {0}/{1}</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>без результата {0}</translation>
    </message>
    <message>
        <source>Board {0}: {1}</source>
        <translation>Доска {0}: {1}</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, подтверждено</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key for board {0} again.</source>
        <translation>Ничего не введено: снова нажать клавишу для доски {0}.</translation>
    </message>
    <message>
        <source>“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.</source>
        <translation>«{0}» – не результат при клавишах {1}. Доска {2} ждёт: прочитать это, нажать Enter или Esc.</translation>
    </message>
    <message>
        <source>Every result is verified.</source>
        <translation>Все результаты подтверждены.</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>Все результаты введены.</translation>
    </message>
    <message>
        <source>There is no board {0} in this round.</source>
        <translation>В этом туре нет доски {0}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} against {2}</source>
        <translation>Доска {0}: {1} – {2}</translation>
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
        <translation>Сетка</translation>
    </message>
</context>
<context>
    <name>Bring</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Points, a tie-break, or the place</source>
        <translation>Очки, показатель или место</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Опубл.</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Как указано в файле</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Наше</translation>
    </message>
    <message>
        <source>As it is calculated here</source>
        <translation>Как считается здесь</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>place</source>
        <translation>место</translation>
    </message>
</context>
<context>
    <name>BringDialog</name>
    <message>
        <source>Bring your last event</source>
        <translation>Проверить свой последний турнир</translation>
    </message>
    <message>
        <source>Drop the file of a finished event here: a tournament report, a crosstable, or the file of another program. Its table is calculated anew and laid beside the published one. Nothing is kept.</source>
        <translation>Перетащить сюда файл законченного турнира: отчёт о турнире, турнирную таблицу или файл другой программы. Его таблица вычисляется заново и показывается рядом с опубликованной. Ничего не сохраняется.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Выбрать файл…</translation>
    </message>
    <message>
        <source>As a sheet…</source>
        <translation>Листом…</translation>
    </message>
    <message>
        <source>Import it as an event…</source>
        <translation>Импортировать как турнир…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>What differs from the published table</source>
        <translation>Что расходится с опубликованной таблицей</translation>
    </message>
    <message>
        <source>Our own standings</source>
        <translation>Наше положение</translation>
    </message>
    <message>
        <source>The calculation</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} читается…</translation>
    </message>
    <message>
        <source>The file can be read in several ways: import it, and you are asked which one is right.</source>
        <translation>Файл можно прочитать по-разному: импортировать – и будет спрошено, какое прочтение верно.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
</context>
<context>
    <name>BroadcastDialog</name>
    <message>
        <source>Broadcast</source>
        <translation>Трансляция</translation>
    </message>
    <message>
        <source>Moves, clocks and results reach viewers and files only after the delay.</source>
        <translation>Ходы, часы и результаты доходят до зрителей и файлов только после задержки.</translation>
    </message>
    <message>
        <source>Minutes of delay</source>
        <translation>Задержка в минутах</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>Минутой меньше</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>Минутой больше</translation>
    </message>
    <message>
        <source>Minutes of delay:</source>
        <translation>Задержка в минутах:</translation>
    </message>
    <message>
        <source>Line for viewers:</source>
        <translation>Строка для зрителей:</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Причина:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Also hold back the rest of a game whose result is entered</source>
        <translation>Задерживать и остаток партии, результат которой введён</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Задать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Moves are public at once: whoever helps a player from outside sees them.</source>
        <translation>Ходы публикуются сразу: их видит тот, кто помогает игроку извне.</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Сначала указать причину</translation>
    </message>
</context>
<context>
    <name>BulkEntry</name>
    <message>
        <source>– leave out –</source>
        <translation>– пропустить –</translation>
    </message>
    <message>
        <source>Name (Family, Given)</source>
        <translation>Имя (Фамилия, Имя)</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Фамилия</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Name in own script</source>
        <translation>Имя родным письмом</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звание</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Род.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Национальный ID</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнирный рейтинг</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>ФИДЕ, классика</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>ФИДЕ, быстрые</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>ФИДЕ, блиц</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Национальный рейтинг</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Board in the team</source>
        <translation>Доска в команде</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Закреплённый стол</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Уплачено</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Турнирный взнос</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message>
        <source>Add many players</source>
        <translation>Добавить многих</translation>
    </message>
    <message>
        <source>Add many players to {0}</source>
        <translation>Добавить многих: {0}</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. Nothing is added before you have seen what becomes of every row.</source>
        <translation>Скопировать строки в электронной таблице и вставить сюда или открыть CSV, книгу или отчёт о турнире. Ничего не добавляется, пока не видно, что станет с каждой строкой.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Open a CSV, a workbook or a tournament report</source>
        <translation>Открыть CSV, книгу или отчёт о турнире</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Остановить чтение</translation>
    </message>
    <message>
        <source>The first row has the headings</source>
        <translation>В первой строке заголовки</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Вставленные строки</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Что означают столбцы</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>Месяц</translation>
    </message>
    <message>
        <source>What becomes of every row</source>
        <translation>Что станет с каждой строкой</translation>
    </message>
    <message>
        <source>Add the conflicts as well</source>
        <translation>Добавить и спорные</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The cell that cannot be used</source>
        <translation>Непригодная ячейка</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Взять это</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy the rows in the spreadsheet first.</source>
        <translation>В буфере обмена нет текста: сначала скопировать строки в электронной таблице.</translation>
    </message>
    <message>
        <source>Open a table of players</source>
        <translation>Открыть таблицу игроков</translation>
    </message>
    <message>
        <source>Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)</source>
        <translation>Таблицы и отчёты (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;Все файлы (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} читается…</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Строка {0}, столбец {1}: {2}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Столбец {0}</translation>
    </message>
    <message>
        <source>Column {0} holds numbers ({1}) and would be left out: choose above what they are.</source>
        <translation>В столбце {0} числа ({1}), он был бы пропущен: выбрать выше, что это.</translation>
    </message>
    <message>
        <source>{0} What comes first in the dates of this table?</source>
        <translation>{0} Что стоит первым в датах этой таблицы?</translation>
    </message>
    <message>
        <source>Line {0}, column {1}:</source>
        <translation>Строка {0}, столбец {1}:</translation>
    </message>
    <message>
        <source>{0} is in the section {1}.</source>
        <translation>{0} есть в группе {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Добавить %n игрока</numerusform>
            <numerusform>Добавить %n игроков</numerusform>
            <numerusform>Добавить %n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, teams: {1}</source>
        <translation>{0}, команд: {1}</translation>
    </message>
    <message>
        <source>There is no new player to add</source>
        <translation>Новых игроков для добавления нет</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n игрок добавлен</numerusform>
            <numerusform>%n игрока добавлены</numerusform>
            <numerusform>%n игроков добавлено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>%n строка остаётся здесь: исправить или закрыть.</numerusform>
            <numerusform>%n строки остаются здесь: исправить или закрыть.</numerusform>
            <numerusform>%n строк остаётся здесь: исправить или закрыть.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Bd</source>
        <translation>Дск</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>White, with the colour due</source>
        <translation>Белые, с положенным цветом</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Очк.</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Очки перед туром</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Black, with the colour due</source>
        <translation>Чёрные, с положенным цветом</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>What this board breaks</source>
        <translation>Что нарушает эта доска</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Стартовый номер</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Player, with the colour due</source>
        <translation>Игрок, с положенным цветом</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Without a game, or on a bye</source>
        <translation>Без партии или с баем</translation>
    </message>
    <message>
        <source>What a game with the marked player breaks</source>
        <translation>Что нарушает партия с отмеченным игроком</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>Places and values by hand</source>
        <translation>Места и значения вручную</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Столбец</translation>
    </message>
    <message>
        <source>Only those still tied when this rung is reached</source>
        <translation>Только равные к этому показателю</translation>
    </message>
    <message>
        <source>Lines and their entries</source>
        <translation>Строки и введённое в них</translation>
    </message>
    <message>
        <source>Clear this column</source>
        <translation>Очистить этот столбец</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Results changed after these were entered: the ranking by hand may be out of date.</source>
        <translation>Результаты изменились после этого ввода: места вручную могли устареть.</translation>
    </message>
    <message>
        <source>The place of the play-off or of your decision; 1 is best. Who has none comes last.</source>
        <translation>Место по дополнительному матчу или решению арбитра; 1 – лучшее. У кого его нет, тот в конце.</translation>
    </message>
    <message>
        <source>A number for each; who has none comes last.</source>
        <translation>Каждому число; у кого его нет, тот в конце.</translation>
    </message>
    <message>
        <source>Nobody is tied when this rung is reached, so it decides nothing at present.</source>
        <translation>На этом показателе равных нет, сейчас он ничего не решает.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Ничего не изменилось</translation>
    </message>
</context>
<context>
    <name>ByPolicy</name>
    <message>
        <source>Ladder</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Официальный</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Официальный порядок показателей</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Пробный</translation>
    </message>
    <message>
        <source>The trial ladder of the editor</source>
        <translation>Пробный порядок из редактора</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Показать как</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>A line for each from policy to policy</source>
        <translation>По линии на каждого, от правила к правилу</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>The same places as numbers</source>
        <translation>Те же места числами</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Показанные места</translation>
    </message>
    <message>
        <source>Show fewer places</source>
        <translation>Показать меньше мест</translation>
    </message>
    <message>
        <source>Show more places</source>
        <translation>Показать больше мест</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Места по правилам</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>как есть</translation>
    </message>
    <message>
        <source>place {0}: {1}</source>
        <translation>место {0}: {1}</translation>
    </message>
</context>
<context>
    <name>ByeDialog</name>
    <message>
        <source>Bye or absence</source>
        <translation>Бай или отсутствие</translation>
    </message>
    <message>
        <source>Bye or absence in round {0}</source>
        <translation>Бай или отсутствие в туре {0}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Ввести или выбрать имя</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>О чём просят</translation>
    </message>
    <message>
        <source>none: plays</source>
        <translation>нет: играет</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Назначить</translation>
    </message>
    <message>
        <source>Choose a name first</source>
        <translation>Сначала выбрать имя</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Drag a rung</source>
        <translation>Перетащить показатель</translation>
    </message>
    <message>
        <source>The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see who moves, before you let go. It is a trial; Ctrl+Z takes it back.</source>
        <translation>Показатели стоят по порядку. Перетащить один за ручку или переместить клавишами Alt+Вниз: справа видно, кто меняет место, ещё до отпускания. Это проба; Ctrl+Z её отменяет.</translation>
    </message>
    <message>
        <source>Ask a number why</source>
        <translation>Спросить, откуда число</translation>
    </message>
    <message>
        <source>Click any value of the standings, or press Enter on it: every round that makes it is shown.</source>
        <translation>Щёлкнуть любое значение в положении или нажать на нём Enter: видно каждый тур, из которого оно складывается.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Напечатать лист</translation>
    </message>
    <message>
        <source>Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a printer.</source>
        <translation>Выбрать слева лист; страницы – как будут напечатаны. «Сохранить как PDF» – проба без принтера.</translation>
    </message>
    <message>
        <source>Enter three results</source>
        <translation>Ввести три результата</translation>
    </message>
    <message>
        <source>Three slips are still out. Type 1, 5 or 0 on each board without a result.</source>
        <translation>Трёх карточек ещё нет. Нажать 1, 5 или 0 на каждой доске без результата.</translation>
    </message>
    <message>
        <source>Pair the last round</source>
        <translation>Провести жеребьёвку последнего тура</translation>
    </message>
    <message>
        <source>Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.</source>
        <translation>Нажимать Ctrl+Enter или цветную кнопку, пока не пройдёт жеребьёвка тура 5: это всегда следующий шаг.</translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Опубликовать</translation>
    </message>
    <message>
        <source>A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.</source>
        <translation>Черновик никто не видит, жеребьёвку можно повторить. Ctrl+Enter публикует: после этого доски не меняются.</translation>
    </message>
    <message>
        <source>Now break something</source>
        <translation>Теперь что-нибудь испортить</translation>
    </message>
    <message>
        <source>Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.</source>
        <translation>Меню «Туры», «Отменить жеребьёвку тура…»; указать причину. Вся жеребьёвка исчезает, как после ошибки.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Ctrl+Z brings the round back, as it was. Every step can be taken back like this.</source>
        <translation>Ctrl+Z возвращает тур, каким он был. Так можно отменить каждый шаг.</translation>
    </message>
    <message>
        <source>That was a round</source>
        <translation>Вот и весь тур</translation>
    </message>
    <message>
        <source>The manual (F1) has all of it in ten steps: Your first tournament.</source>
        <translation>В руководстве (F1) всё это в десяти шагах: «Первый турнир».</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Доступные показатели</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual.</source>
        <translation>Enter добавляет показатель ниже текущего, Shift+F1 открывает его страницу руководства.</translation>
    </message>
    <message>
        <source>Add to the ladder	Enter</source>
        <translation>Добавить в порядок	Enter</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Об этом показателе	Shift+F1</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Who belongs to it</source>
        <translation>Кто в неё входит</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Вручную</translation>
    </message>
    <message>
        <source>Put in by hand / taken out by hand</source>
        <translation>Включён вручную / убран вручную</translation>
    </message>
    <message>
        <source>The date of birth is missing or not exact enough</source>
        <translation>Даты рождения нет, или она недостаточно точна</translation>
    </message>
    <message>
        <source>Written at players only, without a rule.</source>
        <translation>Указана только у игроков, без правила.</translation>
    </message>
    <message>
        <source>Whether the player belongs to it; Space changes it</source>
        <translation>Входит ли в неё игрок; Пробел меняет</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Род.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>in it</source>
        <translation>входит</translation>
    </message>
    <message>
        <source>put in by hand</source>
        <translation>включён вручную</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>вручную</translation>
    </message>
    <message>
        <source>taken out by hand</source>
        <translation>убран вручную</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>неясно</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>дата рождения</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>не входит</translation>
    </message>
</context>
<context>
    <name>CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Категории</translation>
    </message>
    <message>
        <source>Players fall into them by their rules. What you set by hand stays, whatever the rules say.</source>
        <translation>Игроки попадают в них по правилам. Заданное вручную остаётся, что бы ни говорили правила.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Категорий пока нет</translation>
    </message>
    <message>
        <source>Until there are some, lists and rankings use the usual groups: women, age, rating bands.</source>
        <translation>Пока их нет, списки и положение используют обычные группы: женщины, возраст, рейтинг.</translation>
    </message>
    <message>
        <source>Youth: U8, U10 … U20</source>
        <translation>Молодёжь: U8, U10 … U20</translation>
    </message>
    <message>
        <source>Seniors: S50+, S65+</source>
        <translation>Сеньоры: S50+, S65+</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Женщины</translation>
    </message>
    <message>
        <source>Rating bands of 200</source>
        <translation>Рейтинговые группы по 200</translation>
    </message>
    <message>
        <source>Rating under …</source>
        <translation>Рейтинг ниже …</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Своё правило…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Add categories</source>
        <translation>Добавить категории</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Edit the rule (Enter)</source>
        <translation>Изменить правило (Enter)</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Вверх (Alt+Вверх)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Вниз (Alt+Вниз)</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Удалить (Del)</translation>
    </message>
    <message>
        <source>Whose age counts</source>
        <translation>Чей возраст считается</translation>
    </message>
    <message>
        <source>Year of the event</source>
        <translation>Год турнира</translation>
    </message>
    <message>
        <source>As in FIDE&apos;s youth and senior events</source>
        <translation>Как в турнирах ФИДЕ для молодёжи и сеньоров</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>На день</translation>
    </message>
    <message>
        <source>The age on a cut-off day</source>
        <translation>Возраст на день отсчёта</translation>
    </message>
    <message>
        <source>Cut-off day</source>
        <translation>День отсчёта</translation>
    </message>
    <message>
        <source>Age in</source>
        <translation>Возраст на</translation>
    </message>
    <message>
        <source>A player is in every category that fits, not in the narrowest only</source>
        <translation>Игрок входит во все подходящие категории, а не только в самую узкую</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>В ней</translation>
    </message>
    <message>
        <source>Who is in it, was taken out, or cannot be judged</source>
        <translation>Кто в ней, кто убран, о ком нельзя судить</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>All players of the section</source>
        <translation>Все игроки группы</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Найти игрока</translation>
    </message>
    <message>
        <source>Players of the category</source>
        <translation>Игроки категории</translation>
    </message>
    <message>
        <source>In or out by hand</source>
        <translation>Вручную внутрь или наружу</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>By the rule again</source>
        <translation>Снова по правилу</translation>
    </message>
    <message>
        <source>Takes the hand&apos;s word back (Del)</source>
        <translation>Отменяет заданное вручную (Del)</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Ничего не изменено</translation>
    </message>
    <message>
        <source>Written at players only: give it a rule with Add, Own rule.</source>
        <translation>Указана только у игроков: дать ей правило через «Добавить», «Своё правило».</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Выбрать категорию</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Уже первая</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Уже последняя</translation>
    </message>
    <message>
        <source>These categories are there already.</source>
        <translation>Эти категории уже есть.</translation>
    </message>
    <message>
        <source>Two categories are called “{0}”.</source>
        <translation>Две категории называются «{0}».</translation>
    </message>
    <message>
        <source>The cut-off day is empty.</source>
        <translation>День отсчёта не указан.</translation>
    </message>
</context>
<context>
    <name>CategoryMenu</name>
    <message>
        <source>In {0} by hand: {1}</source>
        <translation>Вручную в {0}: {1}</translation>
    </message>
    <message>
        <source>Taken out of {0} by hand: {1}</source>
        <translation>Вручную убран из {0}: {1}</translation>
    </message>
</context>
<context>
    <name>CategoryRuleDialog</name>
    <message>
        <source>Category {0}</source>
        <translation>Категория {0}</translation>
    </message>
    <message>
        <source>A new category</source>
        <translation>Новая категория</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>for example U18, Women, under 1800</source>
        <translation>например, U18, Женщины, до 1800</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Возраст</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Рейтинг</translation>
    </message>
    <message>
        <source>under</source>
        <translation>младше</translation>
    </message>
    <message>
        <source>has reached</source>
        <translation>не младше</translation>
    </message>
    <message>
        <source>from</source>
        <translation>от</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>Which rating</source>
        <translation>Какой рейтинг</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>турнирный рейтинг</translation>
    </message>
    <message>
        <source>Players without a rating as well</source>
        <translation>И игроки без рейтинга</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>все</translation>
    </message>
    <message>
        <source>women</source>
        <translation>женщины</translation>
    </message>
    <message>
        <source>men</source>
        <translation>мужчины</translation>
    </message>
    <message>
        <source>&amp;Sex</source>
        <translation>&amp;Пол</translation>
    </message>
    <message>
        <source>separated by commas; empty: any</source>
        <translation>через запятую; пусто: любые</translation>
    </message>
    <message>
        <source>&amp;Federations</source>
        <translation>&amp;Федерации</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Клубы</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Звания</translation>
    </message>
    <message>
        <source>for example CM, {0} for players without one</source>
        <translation>например, CM; {0} – для игроков без звания</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Give the category a name.</source>
        <translation>Дать категории название.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>Подходит %n игрок.</numerusform>
            <numerusform>Подходят %n игрока.</numerusform>
            <numerusform>Подходит %n игроков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>О %n нельзя судить: нет даты рождения.</numerusform>
            <numerusform>О %n нельзя судить: нет даты рождения.</numerusform>
            <numerusform>О %n нельзя судить: нет даты рождения.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Others have changed the same: enter yours?</source>
        <translation>Другие изменили то же самое: записать своё?</translation>
    </message>
    <message>
        <source>Please confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Take back what is public or locked?</source>
        <translation>Отменить опубликованное или зафиксированное?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Отменено: {0}</translation>
    </message>
    <message>
        <source>Change what is public or locked?</source>
        <translation>Изменить опубликованное или зафиксированное?</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Повторено: {0}</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check the event file</source>
        <translation>Проверить файл турнира</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>%n расхождение между файлом и введённым:</numerusform>
            <numerusform>%n расхождения между файлом и введённым:</numerusform>
            <numerusform>%n расхождений между файлом и введённым:</numerusform>
        </translation>
    </message>
    <message>
        <source>Every page, every table and every row is as it was entered: no difference.</source>
        <translation>Каждая страница, таблица и строка – как введено: расхождений нет.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Расхождения</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Копировать строки</translation>
    </message>
    <message>
        <source>Go on with the newest good copy…</source>
        <translation>Продолжить с самой новой исправной копией…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Not yet seen, or absent</source>
        <translation>Ещё не пришли или отсутствуют</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>All others are here</source>
        <translation>Все остальные здесь</translation>
    </message>
    <message>
        <source>Who is neither ticked off nor marked absent is here</source>
        <translation>Кто не отмечен ни здесь, ни как отсутствующий, – здесь</translation>
    </message>
    <message>
        <source>Close the check-in…</source>
        <translation>Закончить отметку…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Новый вечер</translation>
    </message>
    <message>
        <source>Nobody is here yet: all ticks are taken away</source>
        <translation>Никого ещё нет: все отметки снимаются</translation>
    </message>
    <message>
        <source>Take it back (Backspace)</source>
        <translation>Отменить (Backspace)</translation>
    </message>
    <message>
        <source>Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: absent. Arrows move through the list.</source>
        <translation>Набрать первые буквы имени, затем Пробел: здесь. Ещё раз Пробел отменяет, Shift+Пробел: отсутствует. Стрелки перемещают по списку.</translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Никто не найден: «{0}»</translation>
    </message>
    <message>
        <source>{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all</source>
        <translation>{0} здесь  ·  {1} отсутствует  ·  {2} ещё нет  ·  всего {3}</translation>
    </message>
    <message>
        <source>paid {0} of {1}, {2} due</source>
        <translation>уплачено {0} из {1}, долг {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n с баем в этом туре</numerusform>
            <numerusform>%n с баем в этом туре</numerusform>
            <numerusform>%n с баем в этом туре</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Go there</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Record them as adjourned</source>
        <translation>Записать как отложенные</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Бросить жребий</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Раздать номера…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Что нашла проверка</translation>
    </message>
    <message>
        <source>Without a game in this round</source>
        <translation>Без партии в этом туре</translation>
    </message>
    <message>
        <source>Bye or absence…</source>
        <translation>Бай или отсутствие…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Правила жеребьёвки…</translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Замечаний нет</translation>
    </message>
    <message>
        <source>Nobody is entered twice, and nothing is missing.</source>
        <translation>Никто не введён дважды, всё на месте.</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Играют все</translation>
    </message>
    <message>
        <source>Who is away or has a bye in this round is listed here.</source>
        <translation>Кто отсутствует или с баем в этом туре, перечислен здесь.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Жеребьёвка вручную…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Программа проводит жеребьёвку</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Программа…</translation>
    </message>
    <message>
        <source>With and without them…</source>
        <translation>С ними и без них…</translation>
    </message>
    <message>
        <source>The pairing with those who are missing and without them, side by side; nothing is stored</source>
        <translation>Жеребьёвка с отсутствующими и без них рядом; ничего не сохраняется</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does team 1 get on board 1?</source>
        <translation>Начальный цвет ещё не определён: какой цвет получает команда 1 на доске 1?</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does the highest-ranked player get?</source>
        <translation>Начальный цвет ещё не определён: какой цвет получает игрок с номером 1?</translation>
    </message>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>Сделать %n тур</numerusform>
            <numerusform>Сделать %n тура</numerusform>
            <numerusform>Сделать %n туров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>%n замечание перед жеребьёвкой</numerusform>
            <numerusform>%n замечания перед жеребьёвкой</numerusform>
            <numerusform>%n замечаний перед жеребьёвкой</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>%n игрок без партии в этом туре</numerusform>
            <numerusform>%n игрока без партии в этом туре</numerusform>
            <numerusform>%n игроков без партии в этом туре</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>%n команда без матча в этом туре</numerusform>
            <numerusform>%n команды без матча в этом туре</numerusform>
            <numerusform>%n команд без матча в этом туре</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n ещё не здесь</numerusform>
            <numerusform>%n ещё не здесь</numerusform>
            <numerusform>%n ещё не здесь</numerusform>
        </translation>
    </message>
    <message>
        <source>They are asked about when the round is paired.</source>
        <translation>О них будет спрошено при жеребьёвке тура.</translation>
    </message>
    <message>
        <source>{0} players are to be paired, {1} without a game.</source>
        <translation>В жеребьёвке игроков {0}, без партии {1}.</translation>
    </message>
    <message>
        <source>{0} teams are to be paired, {1} without a match.</source>
        <translation>В жеребьёвке команд {0}, без матча {1}.</translation>
    </message>
    <message>
        <source>One of them gets the pairing-allocated bye.</source>
        <translation>Один из них получает бай по жеребьёвке.</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Провести жеребьёвку тура {0}</translation>
    </message>
    <message>
        <source>Knock-out: the matches come from the bracket.</source>
        <translation>Нокаут-система: матчи определяются сеткой.</translation>
    </message>
    <message>
        <source>The matches come from the table of the system.</source>
        <translation>Матчи – по таблице системы.</translation>
    </message>
    <message>
        <source>Round robin: the boards come from the Berger table.</source>
        <translation>Круговая система: доски – по таблице Бергера.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE&apos;s system for teams (C.04.6); ended after {1} min.</source>
        <translation>Программа: {0}, система ФИДЕ для команд (C.04.6); предел {1} мин.</translation>
    </message>
    <message>
        <source>Engine: {0}; ended after {1} min.</source>
        <translation>Программа: {0}; предел {1} мин.</translation>
    </message>
    <message>
        <source>Engine: {0}, {1}; ended after {2} min.</source>
        <translation>Программа: {0}, {1}; предел {2} мин.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.</source>
        <translation>Программа: {0}, система ФИДЕ (голландская) 2026; обычно до {1} с, предел {2} мин.</translation>
    </message>
    <message>
        <source>{0} is pairing: {1} s; usually done within {2} s.</source>
        <translation>{0} проводит жеребьёвку: {1} с; обычно до {2} с.</translation>
    </message>
    <message>
        <source>Drawn by lot (number of the lot {0}): {1} for number 1.</source>
        <translation>Определено жребием (число жребия {0}): {1} у номера 1.</translation>
    </message>
    <message>
        <source>Bye or absence</source>
        <translation>Бай или отсутствие</translation>
    </message>
    <message>
        <source>{0} And {1} more like this.</source>
        <translation>{0} И ещё таких же: {1}.</translation>
    </message>
</context>
<context>
    <name>ChessBoard</name>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message>
        <source>Close the check-in</source>
        <translation>Закончить отметку о прибытии</translation>
    </message>
    <message>
        <source>Close the check-in for round {0}</source>
        <translation>Закончить отметку о прибытии тура {0}</translation>
    </message>
    <message>
        <source>Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.</source>
        <translation>Здесь: {0} из {1}. Бай в этом туре: {2}. Нет: {3}.</translation>
    </message>
    <message>
        <source>{0} (absent)</source>
        <translation>{0} (отсутствует)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n получает бай без очка только в этом туре</numerusform>
            <numerusform>%n получают бай без очка только в этом туре</numerusform>
            <numerusform>%n получают бай без очка только в этом туре</numerusform>
        </translation>
    </message>
    <message>
        <source>In this round: {0}</source>
        <translation>В этом туре: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n выбывает из турнира: ноль очков в каждом туре</numerusform>
            <numerusform>%n выбывают из турнира: ноль очков в каждом туре</numerusform>
            <numerusform>%n выбывают из турнира: ноль очков в каждом туре</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: they are paired as if they were here</source>
        <translation>Ничего: они участвуют в жеребьёвке, как если бы были здесь</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n отмечен как отсутствующий: бай без очка в этом туре</numerusform>
            <numerusform>%n отмечены как отсутствующие: бай без очка в этом туре</numerusform>
            <numerusform>%n отмечены как отсутствующие: бай без очка в этом туре</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>остальной %n здесь</numerusform>
            <numerusform>остальные %n здесь</numerusform>
            <numerusform>остальные %n здесь</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Итоговый комплект записан: %n файл в {0}</numerusform>
            <numerusform>Итоговый комплект записан: %n файла в {0}</numerusform>
            <numerusform>Итоговый комплект записан: %n файлов в {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the final pack…</source>
        <translation>Записывается итоговый комплект…</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>The final pack</source>
        <translation>Итоговый комплект</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Закрыть турнир</translation>
    </message>
    <message>
        <source>The standings become final on screen and paper, and nothing can be changed while it is closed. It can be opened again with a reason; that is logged and makes the standings provisional.</source>
        <translation>Положение становится итоговым на экране и бумаге, и пока турнир закрыт, менять ничего нельзя. Открыть его снова можно с указанием причины; это записывается в журнал, и положение становится предварительным.</translation>
    </message>
    <message>
        <source>Write the &amp;final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder</source>
        <translation>Записать &amp;итоговый комплект: положение, турнирную таблицу, решения, журнал, TRF16 и TRF26 в одну папку</translation>
    </message>
    <message>
        <source>Put a &amp;copy of the event file beside it</source>
        <translation>Положить рядом &amp;копию файла турнира</translation>
    </message>
    <message>
        <source>Another &amp;place…</source>
        <translation>Другое &amp;место…</translation>
    </message>
    <message>
        <source>Write the pack</source>
        <translation>Записать комплект</translation>
    </message>
    <message>
        <source>Something is still missing, see above</source>
        <translation>Чего-то ещё не хватает, см. выше</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: сделано</translation>
    </message>
    <message>
        <source>{0}: missing</source>
        <translation>{0}: не хватает</translation>
    </message>
    <message>
        <source>Where the final pack goes</source>
        <translation>Куда записывается итоговый комплект</translation>
    </message>
    <message>
        <source>In a folder of its own in {0}</source>
        <translation>В отдельной папке в {0}</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Colour of the website</source>
        <translation>Цвет сайта</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose the colour of the website</source>
        <translation>Выбрать цвет сайта</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>First</source>
        <translation>Первый</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Место при первом порядке</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Второй</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>Место при втором порядке</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Decided, first</source>
        <translation>Решает, первый</translation>
    </message>
    <message>
        <source>The rung of the first ladder that decides</source>
        <translation>Показатель первого порядка, который решает</translation>
    </message>
    <message>
        <source>Decided, second</source>
        <translation>Решает, второй</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>Показатель второго порядка, который решает</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>разделено</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>как есть</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare sources</source>
        <translation>Сравнить источники</translation>
    </message>
    <message>
        <source>{0}: nothing of what a source has said is lost; one of them is shown.</source>
        <translation>{0}: ничего из сообщённого источниками не пропадает; показан один из них.</translation>
    </message>
    <message>
        <source>Sources of this game</source>
        <translation>Источники этой партии</translation>
    </message>
    <message>
        <source>Show this one</source>
        <translation>Показать этот</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>no move yet</source>
        <translation>ходов ещё нет</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Полуходы</translation>
    </message>
    <message>
        <source>Last heard</source>
        <translation>Последний сигнал</translation>
    </message>
    <message>
        <source>Against what is shown</source>
        <translation>По сравнению с показанным</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>показан</translation>
    </message>
    <message>
        <source>went on after the result</source>
        <translation>продолжает после результата</translation>
    </message>
    <message>
        <source>not seen in the start position</source>
        <translation>не виден в начальной позиции</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>ничего не показано</translation>
    </message>
    <message>
        <source>the same moves, {0} half-moves</source>
        <translation>те же ходы, полуходов {0}</translation>
    </message>
    <message>
        <source>differs from half-move {0} on</source>
        <translation>расходится с полухода {0}</translation>
    </message>
    <message>
        <source>Compare ladders</source>
        <translation>Сравнить порядки показателей</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Что сравнивается</translation>
    </message>
    <message>
        <source>Two ladders</source>
        <translation>Два порядка</translation>
    </message>
    <message>
        <source>Who changes places between two ladders</source>
        <translation>Кто меняет место между двумя порядками</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Места по правилам</translation>
    </message>
    <message>
        <source>What the rule for unplayed games changes</source>
        <translation>Что меняет правило для несыгранных партий</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Причина (сохраняется в журнале)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>в нескольких словах</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Далее…</translation>
    </message>
    <message>
        <source>I have read this</source>
        <translation>Прочитано</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Всё же выполнить</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Что меняется</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Шаг {0} из 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Сначала указать причину</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct an earlier result</source>
        <translation>Исправить прежний результат</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: {2} becomes {3}</source>
        <translation>Тур {0}, доска {1}: {2} меняется на {3}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>How far the correction reaches</source>
        <translation>На что влияет исправление</translation>
    </message>
    <message>
        <source>Everything: standings and every pairing not yet played</source>
        <translation>Всё: положение и все ещё не сыгранные пары</translation>
    </message>
    <message>
        <source>Standings, and pairings from the next one that is made</source>
        <translation>Положение и жеребьёвка, начиная со следующей</translation>
    </message>
    <message>
        <source>The rating report only; standings and pairings stay</source>
        <translation>Только отчёт по рейтингу; положение и жеребьёвка остаются</translation>
    </message>
    <message>
        <source>In FIDE mode only the last two rounds change the standings</source>
        <translation>В режиме ФИДЕ положение меняют только последние два тура</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Причина (сохраняется в журнале)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>for example: both players say that Black won</source>
        <translation>например: оба игрока говорят, что победили чёрные</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Исправить результат</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Сначала указать причину</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Picture of the website</source>
        <translation>Картинка сайта</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose the picture of the website</source>
        <translation>Выбрать картинку сайта</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Картинки (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Нет картинки</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation>Ошибка программы</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>В программе произошла ошибка</translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation>Всё введённое раньше сохранено в файле турнира. Можно продолжать; если что-то выглядит неверно, закрыть программу и открыть турнир снова. Текст ниже просим отправить разработчикам.</translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation>Подробности для разработчиков</translation>
    </message>
    <message>
        <source>Later faults are written to the log only: {0}</source>
        <translation>Следующие ошибки пишутся только в журнал: {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Копировать текст</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the order of the rows.</source>
        <translation>2½ (2): очки в партиях и в скобках матчевые очки; + и − неявка в матче; · незаконченный матч. Столбцы – в порядке строк.</translation>
    </message>
    <message>
        <source>12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. + and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.</source>
        <translation>12б 2½ (2): белые (б) или чёрные (ч) на доске 1 с командой 12, очки в партиях и в скобках матчевые очки. + и − неявка в матче; бай: по жеребьёвке; бай ½: по заявке; — отсутствует; · незаконченный матч.</translation>
    </message>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation>1 победа, ½ ничья, 0 поражение; + и − неявки; · незаконченная партия. Столбцы – в порядке строк.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>место</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>стартовый номер</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.</source>
        <translation>12б1: белые (б) или чёрные (ч) с игроком, у которого {0} 12, победа. + и − неявки; {1}; · незаконченная партия.</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12б1: белые (б) или чёрные (ч) с игроком, у которого {0} 12, победа. + и − неявки; бай: по жеребьёвке; бай 1, бай ½: по заявке; — отсутствует; · незаконченная партия.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation>Место после этого тура</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Стартовый номер (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнирный рейтинг</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>Т{0}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Очки после этого тура</translation>
    </message>
    <message>
        <source>Round {0}: {1} {2}</source>
        <translation>Тур {0}: {1} {2}</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Турнирная таблица</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>По месту</translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation>Строки по местам в положении</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>По номеру</translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation>Строки по стартовым номерам</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation>Соперники по стартовому номеру: одинаково во всех турах</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation>Соперники по месту в этой таблице</translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation>Соперники как</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Найти по имени, клубу или номеру</translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation>Туров для показа ещё нет</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Выбрать выше более поздний тур.</translation>
    </message>
    <message>
        <source>The winner of each match goes on. Point at a match for what decided it.</source>
        <translation>Победитель каждого матча проходит дальше. Навести на матч – видно, что его решило.</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>From a calendar (F4)</source>
        <translation>Из календаря (F4)</translation>
    </message>
    <message>
        <source>“{0}” is no date; write {1}.</source>
        <translation>«{0}» – не дата; писать {1}.</translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>Say why, for example: drawn on all boards, play-off after the round.</source>
        <translation>Указать причину, например: ничья на всех досках, дополнительный матч после тура.</translation>
    </message>
</context>
<context>
    <name>DecideTieDialog</name>
    <message>
        <source>Say why, for example: all tie-break games drawn, lot as announced.</source>
        <translation>Указать причину, например: все решающие партии вничью, жребий по регламенту.</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}: заголовки столбцов</translation>
    </message>
    <message>
        <source>F4 sorts by a column.</source>
        <translation>F4 сортирует по столбцу.</translation>
    </message>
    <message>
        <source>Sorted by {0}</source>
        <translation>Сортировка: {0}</translation>
    </message>
    <message>
        <source>Copied with the headings; paste it into a spreadsheet.</source>
        <translation>Скопировано с заголовками; вставить в электронную таблицу.</translation>
    </message>
</context>
<context>
    <name>DeskLink</name>
    <message>
        <source>desk of {0}, {1}</source>
        <translation>рабочее место: {0}, {1}</translation>
    </message>
    <message>
        <source>with the leading computer</source>
        <translation>с главным компьютером</translation>
    </message>
    <message>
        <source>The leading computer has everything; the copy on this one can be removed, or looked at until then.</source>
        <translation>У главного компьютера есть всё; копию на этом можно удалить, а до того – просматривать.</translation>
    </message>
    <message>
        <source>This computer is no desk of the event any more</source>
        <translation>Этот компьютер больше не рабочее место турнира</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Удалить копию</translation>
    </message>
    <message>
        <source>The copy was removed from this computer.</source>
        <translation>Копия удалена с этого компьютера.</translation>
    </message>
    <message>
        <source>The step that waited was refused: {0}</source>
        <translation>Ждавший шаг отклонён: {0}</translation>
    </message>
    <message>
        <source>The step that waited is done.</source>
        <translation>Ждавший шаг сделан.</translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>Рабочих мест уже %n: отозвать некоторые.</numerusform>
            <numerusform>Рабочих мест уже %n: отозвать некоторые.</numerusform>
            <numerusform>Рабочих мест уже %n: отозвать некоторые.</numerusform>
        </translation>
    </message>
    <message>
        <source>A desk of this name is there already: the log would not tell them apart.</source>
        <translation>Рабочее место с таким именем уже есть: журнал бы их не различал.</translation>
    </message>
    <message>
        <source>The invitation has ended.</source>
        <translation>Приглашение закончилось.</translation>
    </message>
    <message>
        <source>The leading computer has another version of the program.</source>
        <translation>На главном компьютере другая версия программы.</translation>
    </message>
    <message>
        <source>This is done at the leading computer.</source>
        <translation>Это делается на главном компьютере.</translation>
    </message>
</context>
<context>
    <name>DocumentOptions</name>
    <message>
        <source>Options of the document</source>
        <translation>Параметры документа</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Экземпляры</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>На экземпляр меньше</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>На экземпляр больше</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} пт</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Group of players</source>
        <translation>Группа игроков</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ориентация</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Книжная</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Альбомная</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Размер шрифта</translation>
    </message>
    <message>
        <source>Lists side by side</source>
        <translation>Списки рядом</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Один столбец</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Два столбца</translation>
    </message>
    <message>
        <source>Three columns</source>
        <translation>Три столбца</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Additional columns</source>
        <translation>Доп. столбцы</translation>
    </message>
    <message>
        <source>Group the list by</source>
        <translation>Разделить список</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Results are written</source>
        <translation>Запись результатов</translation>
    </message>
    <message>
        <source>Opponents by</source>
        <translation>Соперники по</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Стартовый номер</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Lines in the order of</source>
        <translation>Порядок строк</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>Запись половины очка</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Язык листа</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Буквы фигур</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>По языку</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>The first {0}, as a test</source>
        <translation>Первые {0}, для пробы</translation>
    </message>
    <message>
        <source>First at each board</source>
        <translation>Сначала каждая доска</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Хозяева</translation>
    </message>
    <message>
        <source>White, as on the screen</source>
        <translation>Белые, как на экране</translation>
    </message>
    <message>
        <source>Room for pens</source>
        <translation>Место для записей</translation>
    </message>
    <message>
        <source>Leave room for pens between the lines</source>
        <translation>Оставить между строк место для записей</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>Линии сетки</translation>
    </message>
    <message>
        <source>Draw lines around all cells</source>
        <translation>Обвести все ячейки линиями</translation>
    </message>
    <message>
        <source>The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger</source>
        <translation>В PDF указано, где заголовки и таблицы (PDF/UA): для программ чтения с экрана; файл больше</translation>
    </message>
    <message>
        <source>Accessible PDF</source>
        <translation>Доступный PDF</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>Last round paired</source>
        <translation>Последний тур</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Additional columns: {0}</source>
        <translation>Доп. столбцы: {0}</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>ФИДЕ, классика</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>ФИДЕ, быстрые</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>ФИДЕ, блиц</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Национальный рейтинг</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Род.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Категории</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
</context>
<context>
    <name>DocumentOutlet</name>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить как PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Веб-страницы (*.html)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файлы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Книги Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Картинки (*.svg)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Сохранить таблицу</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Таблица в буфере обмена.</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Favourites</source>
        <translation>Избранное</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Официальный</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>По официальному порядку показателей</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Пробный</translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation>По пробному порядку показателей; на листе стоит «проба, не официально»</translation>
    </message>
    <message>
        <source>To the queue</source>
        <translation>В очередь</translation>
    </message>
    <message>
        <source>Put it into the print queue</source>
        <translation>Поместить в очередь печати</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Save each as a PDF in a folder…</source>
        <translation>Сохранить каждый как PDF в папку…</translation>
    </message>
    <message>
        <source>Save every document in a folder…</source>
        <translation>Сохранить все документы в папку…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Сохранить веб-страницей…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Сохранить как CSV…</translation>
    </message>
    <message>
        <source>Save as a workbook…</source>
        <translation>Сохранить книгой…</translation>
    </message>
    <message>
        <source>Save as a picture (SVG)…</source>
        <translation>Сохранить картинкой (SVG)…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Копировать таблицу</translation>
    </message>
    <message>
        <source>Paper, language and ½ like this for all documents</source>
        <translation>Бумага, язык и ½ – так для всех документов</translation>
    </message>
    <message>
        <source>Usual options again</source>
        <translation>Снова обычные параметры</translation>
    </message>
    <message>
        <source>More that can be done with the document</source>
        <translation>Что ещё можно сделать с документом</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить как PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Печатать</translation>
    </message>
    <message>
        <source>Print queue</source>
        <translation>Очередь печати</translation>
    </message>
    <message>
        <source>Paper, language and half points are now the same for all documents.</source>
        <translation>Бумага, язык и запись половины очка теперь одинаковы для всех документов.</translation>
    </message>
    <message>
        <source>{0} is opened by Alt+{1} now.</source>
        <translation>{0} теперь открывается по Alt+{1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} – в очереди печати, в ней %n документ.</numerusform>
            <numerusform>{0} – в очереди печати, в ней %n документа.</numerusform>
            <numerusform>{0} – в очереди печати, в ней %n документов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (does not apply)</source>
        <translation>{0} (не подходит)</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>тур {0}</translation>
    </message>
    <message>
        <source>no. {0}</source>
        <translation>№ {0}</translation>
    </message>
    <message>
        <source>The print queue is empty: choose a document and press {0}, as often as you like.</source>
        <translation>Очередь печати пуста: выбрать документ и нажать {0}, сколько угодно раз.</translation>
    </message>
    <message>
        <source>No document of this pack applies now.</source>
        <translation>Ни один документ этого комплекта сейчас не подходит.</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Страницы готовятся…</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Печатать нечего.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Страница {0} из {1}</translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message>
        <source>Edit several players</source>
        <translation>Изменить нескольких игроков</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>Изменить %n игрока</numerusform>
            <numerusform>Изменить %n игроков</numerusform>
            <numerusform>Изменить %n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is ticked is changed.</source>
        <translation>Меняется только отмеченное.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Категории</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Турнирный взнос</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Уплачено</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звание</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>Half-point</source>
        <translation>Пол-очка</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>male</source>
        <translation>мужской</translation>
    </message>
    <message>
        <source>female</source>
        <translation>женский</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>разрешены</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>не разрешены</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Баи в пол-очка</translation>
    </message>
    <message>
        <source>Everybody has paid the whole fee</source>
        <translation>Все уплатили взнос полностью</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>&amp;Найти на этой странице</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew.</source>
        <translation>Изменённый рейтинг сразу учитывается в показателях; стартовые номера остаются, пока не розданы заново.</translation>
    </message>
    <message>
        <source>Save, previous</source>
        <translation>Сохранить, назад</translation>
    </message>
    <message>
        <source>Save, next</source>
        <translation>Сохранить, далее</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Игрок {0}</translation>
    </message>
    <message>
        <source>This is the first player shown</source>
        <translation>Это первый из показанных игроков</translation>
    </message>
    <message>
        <source>This is the last player shown</source>
        <translation>Это последний из показанных игроков</translation>
    </message>
    <message>
        <source>{0}. Save again keeps it all the same.</source>
        <translation>{0}. «Сохранить» ещё раз – всё же сохранить.</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Type from when until when a member may play; empty is without a limit.</source>
        <translation>Ввести, с какого и по какой день игрок может играть; пусто – без ограничения.</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Право на игру</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>From</source>
        <translation>С даты</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>До</translation>
    </message>
    <message>
        <source>No. in the club&apos;s list</source>
        <translation>№ в списке клуба</translation>
    </message>
    <message>
        <source>Played above</source>
        <translation>Выше сыграно</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: «{1}» – не число.</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>Pairing engine</source>
        <translation>Программа жеребьёвки</translation>
    </message>
    <message>
        <source>Whatever engine pairs, its answer is checked against the rules before it is taken, and another engine pairs the round once more in the background.</source>
        <translation>Какая бы программа ни проводила жеребьёвку, её ответ сначала проверяется по правилам, а другая программа в фоне проводит жеребьёвку тура ещё раз.</translation>
    </message>
    <message>
        <source>tdapp&apos;s own (Dutch system 2026)</source>
        <translation>собственная tdapp (голландская система 2026)</translation>
    </message>
    <message>
        <source>gacrux, which comes with this program (Dutch system 2026)</source>
        <translation>gacrux, поставляется с этой программой (голландская система 2026)</translation>
    </message>
    <message>
        <source>Another program: bbpPairings, or the .jar of JaVaFo</source>
        <translation>Другая программа: bbpPairings или .jar JaVaFo</translation>
    </message>
    <message>
        <source>Path of the engine</source>
        <translation>Путь к программе</translation>
    </message>
    <message>
        <source>Path of the program or .jar</source>
        <translation>Путь к программе или .jar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Обзор…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Испытать</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Меньше времени</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Больше времени</translation>
    </message>
    <message>
        <source>Longest time for one round, in minutes</source>
        <translation>Предел времени на тур, в минутах</translation>
    </message>
    <message>
        <source>When the time is over nothing has changed: another engine or pairing by hand is offered.</source>
        <translation>По истечении времени ничего не изменилось: предлагается другая программа или жеребьёвка вручную.</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Использовать эту программу</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>{0} works: it paired a small round in {1} s.</source>
        <translation>{0} работает: небольшой тур за {1} с.</translation>
    </message>
    <message>
        <source>Trying it…</source>
        <translation>Испытание…</translation>
    </message>
    <message>
        <source>Choose the engine</source>
        <translation>Выбрать программу</translation>
    </message>
    <message>
        <source>Try the engine first</source>
        <translation>Сначала испытать программу</translation>
    </message>
</context>
<context>
    <name>EventActions</name>
    <message>
        <source>&amp;Edit the event…</source>
        <translation>&amp;Изменить данные турнира…</translation>
    </message>
    <message>
        <source>&amp;Regulations…</source>
        <translation>&amp;Регламент…</translation>
    </message>
    <message>
        <source>&amp;Schedule…</source>
        <translation>Рас&amp;писание…</translation>
    </message>
    <message>
        <source>&amp;Print the regulations…</source>
        <translation>Пе&amp;чать регламента…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>При&amp;зы…</translation>
    </message>
    <message>
        <source>&amp;Logo and header lines…</source>
        <translation>&amp;Логотип и строки заголовка…</translation>
    </message>
    <message>
        <source>Live &amp;boards…</source>
        <translation>&amp;Электронные доски…</translation>
    </message>
    <message>
        <source>&amp;Work together…</source>
        <translation>Ра&amp;ботать вместе…</translation>
    </message>
    <message>
        <source>G&amp;o public…</source>
        <translation>Пок&amp;азать публике…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>&amp;Опубликовать…</translation>
    </message>
    <message>
        <source>&amp;Add a section…</source>
        <translation>&amp;Добавить группу…</translation>
    </message>
    <message>
        <source>Re&amp;name the section…</source>
        <translation>Переи&amp;меновать группу…</translation>
    </message>
    <message>
        <source>Re&amp;move the section…</source>
        <translation>&amp;Удалить группу…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Сначала открыть турнир</translation>
    </message>
</context>
<context>
    <name>EventFactsDialog</name>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Event and officials</source>
        <translation>Турнир и должностные лица</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Место проведения</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Федерация</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>П&amp;ервый день</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Последний день</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Контроль времени</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Добавить должностное лицо</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Должностные лица</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Edit the event…</source>
        <translation>Изменить данные турнира…</translation>
    </message>
    <message>
        <source>Edit the regulations…</source>
        <translation>Изменить регламент…</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Правила жеребьёвки…</translation>
    </message>
    <message>
        <source>Go on by another system…</source>
        <translation>Продолжить по другой системе…</translation>
    </message>
    <message>
        <source>The rounds that are paired stay; the next ones are paired by a system of your choice</source>
        <translation>Проведённые туры остаются; следующие – по выбранной системе</translation>
    </message>
    <message>
        <source>Edit the schedule…</source>
        <translation>Изменить расписание…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the regulations as text</source>
        <translation>Копировать регламент как текст</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Preview the regulations, print them or save them as PDF</source>
        <translation>Просмотреть регламент, напечатать или сохранить в PDF</translation>
    </message>
    <message>
        <source>Show the players</source>
        <translation>Показать игроков</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Открыть порядок показателей</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Показать положение</translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation>Примечания в файле</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Регламент</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation>Как решается равенство</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Турнир без названия</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked.</source>
        <translation>Жеребьёвка тура 1 проведена: систему, очки и цену бая изменить нельзя.</translation>
    </message>
    <message>
        <source>There are no players yet</source>
        <translation>Игроков пока нет</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место проведения</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Даты</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Контроль времени</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>{0} of {1} complete</source>
        <translation>завершено {0} из {1}</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Жеребьёвка</translation>
    </message>
    <message>
        <source>up to round {0}</source>
        <translation>до тура {0}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>пока ничего</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>final</source>
        <translation>итоговое</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>предварительное</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>режим ФИДЕ</translation>
    </message>
    <message>
        <source>outside FIDE mode</source>
        <translation>вне режима ФИДЕ</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>пн</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>вт</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>ср</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>чт</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>пт</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>сб</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>вс</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>default time {0} min</source>
        <translation>опоздание {0} мин</translation>
    </message>
    <message>
        <source>No dates of rounds yet.</source>
        <translation>Дат туров ещё нет.</translation>
    </message>
    <message>
        <source>The rounds so far were paired by the {0}. They stay as they are.</source>
        <translation>Прежние туры проведены по системе: {0}. Они остаются как есть.</translation>
    </message>
    <message>
        <source>Go on by another system</source>
        <translation>Продолжить по другой системе</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>Изменить систему жеребьёвки?</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Регламент – {0}</translation>
    </message>
    <message>
        <source>The regulations were copied.</source>
        <translation>Регламент скопирован.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Тур {0}: {1}</translation>
    </message>
    <message>
        <source>Default time: {0} minutes.</source>
        <translation>Допустимое время опоздания: {0} мин.</translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Место: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Даты: {0}.</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation>Главный арбитр: {0}.</translation>
    </message>
    <message>
        <source>Deputies: {0}.</source>
        <translation>Заместители: {0}.</translation>
    </message>
    <message>
        <source>Time control in the report: {0}.</source>
        <translation>Контроль времени в отчёте: {0}.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Res.</source>
        <translation>Зап.</translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation>Учтённый результат</translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation>Сопер.</translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation>Очки или рейтинг соперника, как учтены</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Даёт</translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation>Сколько добавляет тур</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Учёт</translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation>Учтено, отброшено или не учтено, и почему</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation>Цвет и соперник</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>учтено</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>отброшено</translation>
    </message>
    <message>
        <source>out</source>
        <translation>не учтено</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Тур {0}: {1}</translation>
    </message>
    <message>
        <source>Rounds {0}: {1}</source>
        <translation>Туры {0}: {1}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Стартовый номер (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation>Значение этого показателя</translation>
    </message>
    <message>
        <source>Sum if every game not played were lost</source>
        <translation>Сумма, если бы все несыгранные партии были проиграны</translation>
    </message>
    <message>
        <source>Sum if every game not played were won</source>
        <translation>Сумма, если бы все несыгранные партии были выиграны</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Минимум</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Макс.</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation>Очки среди равных</translation>
    </message>
    <message>
        <source>have not met</source>
        <translation>не играли между собой</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Рейтинг соперника</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation>Очки после тура</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation>Копировать расчёт как текст</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Об этом показателе</translation>
    </message>
    <message>
        <source>Print this calculation</source>
        <translation>Печатать этот расчёт</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Закрыть объяснение</translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation>пробный порядок показателей, не официальный</translation>
    </message>
    <message>
        <source>Points and tie-breaks of this line</source>
        <translation>Очки и показатели этой строки</translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation>Подробный расчёт</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>Among the tied (· have not met)</source>
        <translation>Среди равных (· не играли между собой)</translation>
    </message>
    <message>
        <source>Who is tied</source>
        <translation>Кто равен</translation>
    </message>
    <message>
        <source>No. {0}</source>
        <translation>№ {0}</translation>
    </message>
    <message>
        <source>rating {0}</source>
        <translation>рейтинг {0}</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>без места</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>место {0}</translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation>{0} после тура {1}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Очки, тур за туром</translation>
    </message>
    <message>
        <source>Points after round {0}: {1}</source>
        <translation>Очки после тура {0}: {1}</translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation>Несыгранные партии: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>К этому показателю всё ещё равны (%n)</numerusform>
            <numerusform>К этому показателю всё ещё равны (%n)</numerusform>
            <numerusform>К этому показателю всё ещё равны (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this line when this rung is reached</source>
        <translation>На этом показателе равных с этой строкой не было</translation>
    </message>
    <message>
        <source>Crosstable of the tied</source>
        <translation>Таблица равных</translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation>Расчёт скопирован.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation>Открыть турнир</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Турниры и отчёты (*.tdb *.trf *.trfx *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Импорт отчёта о турнире</translation>
    </message>
    <message>
        <source>Reports, tables, games, JSON ({endings});;All files (*)</source>
        <translation>Отчёты, таблицы, партии, JSON ({endings});;Все файлы (*)</translation>
    </message>
    <message>
        <source>The table that was copied is being read…</source>
        <translation>Читается скопированная таблица…</translation>
    </message>
    <message>
        <source>What was copied cannot be imported</source>
        <translation>Скопированное нельзя импортировать</translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation>Турнир не открывается</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Турнир загружается…</translation>
    </message>
    <message>
        <source>The demo event is being opened…</source>
        <translation>Открывается учебный пример…</translation>
    </message>
    <message>
        <source>The practice event is being made…</source>
        <translation>Создаётся учебный турнир…</translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation>Копия не записана</translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation>Копия записана: {0}</translation>
    </message>
    <message>
        <source>Hand over to another computer</source>
        <translation>Передать на другой компьютер</translation>
    </message>
    <message>
        <source>What the other computer is called (the log keeps it):</source>
        <translation>Как называется другой компьютер (хранится в журнале):</translation>
    </message>
    <message>
        <source>The event was not handed over</source>
        <translation>Турнир не передан</translation>
    </message>
    <message>
        <source>Handed over to {0}: go on there with {1}, and not here.</source>
        <translation>Передано: {0}. Продолжать там с {1}, а не здесь.</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} открывается…</translation>
    </message>
    <message>
        <source>{0} is open in another window</source>
        <translation>{0} открыт в другом окне</translation>
    </message>
    <message>
        <source>You can look at it here: this window shows what the other one writes, and changes nothing.</source>
        <translation>Здесь можно просматривать: это окно показывает, что записывает другое, и ничего не меняет.</translation>
    </message>
    <message>
        <source>Open it to look at</source>
        <translation>Открыть для просмотра</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} читается…</translation>
    </message>
    <message>
        <source>These files cannot be imported as one event</source>
        <translation>Эти файлы нельзя импортировать как один турнир</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n файл</numerusform>
            <numerusform>%n файла</numerusform>
            <numerusform>%n файлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>Читается %n файл…</numerusform>
            <numerusform>Читаются %n файла…</numerusform>
            <numerusform>Читаются %n файлов…</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>{0} нельзя импортировать</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created. It can be imported all the same: a game that only one player states is completed or becomes a bye worth the same, results count and not the points column. Every contradiction is listed in the review and noted in the tournament report.</source>
        <translation>Ничего не создано. Импортировать всё же можно: партия, указанная только одним игроком, дополняется или становится баем той же цены, учитываются результаты, а не столбец очков. Каждое противоречие перечисляется при проверке и отмечается в отчёте о турнире.</translation>
    </message>
    <message>
        <source>{0} contradicts itself</source>
        <translation>{0} противоречит сам себе</translation>
    </message>
    <message>
        <source>Import it all the same…</source>
        <translation>Всё же импортировать…</translation>
    </message>
    <message>
        <source>{0} is being written…</source>
        <translation>{0} записывается…</translation>
    </message>
    <message>
        <source>Nothing was created or changed.</source>
        <translation>Ничего не создано и не изменено.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Строка {0}, столбец {1}: {2}</translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Имя файла турнира</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Файлы турниров (*.tdb)</translation>
    </message>
    <message>
        <source>That name is taken</source>
        <translation>Это имя занято</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} уже есть. Ничего не изменилось; выбрать другое имя.</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>Check the event file</source>
        <translation>Проверить файл турнира</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Файлы турниров (*.tdb)</translation>
    </message>
    <message>
        <source>{0} is being checked…</source>
        <translation>{0} проверяется…</translation>
    </message>
    <message>
        <source>THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.</source>
        <translation>ЭТОТ ФАЙЛ НЕ ТАКОЙ, КАКИМ ЕГО ОСТАВИЛИ: его изменило что-то другое. Сразу проверить файл турнира.</translation>
    </message>
    <message>
        <source>{0} is not as it was left</source>
        <translation>{0} – не такой, каким его оставили</translation>
    </message>
    <message>
        <source>Something else than this program has changed it: a disk, another program, a sync folder.</source>
        <translation>Его изменило что-то помимо этой программы: диск, другая программа, синхронизируемая папка.</translation>
    </message>
    <message>
        <source>The check names every row that differs from the log, and the newest good copy.</source>
        <translation>Проверка называет каждую строку, отличающуюся от журнала, и самую новую исправную копию.</translation>
    </message>
    <message>
        <source>{0}: everything is as it was entered.</source>
        <translation>{0}: всё так, как введено.</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New event…</source>
        <translation>Новый ту&amp;рнир…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Открыть н&amp;едавние</translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation>&amp;Импорт отчёта о турнире…</translation>
    </message>
    <message>
        <source>Im&amp;port a copied crosstable</source>
        <translation>Импорт скопированной та&amp;блицы</translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation>Открыть учебный при&amp;мер</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Сохранить &amp;копию…</translation>
    </message>
    <message>
        <source>&amp;Hand over to another computer…</source>
        <translation>Передать на другой компь&amp;ютер…</translation>
    </message>
    <message>
        <source>Chec&amp;k the event file…</source>
        <translation>Проверить &amp;файл турнира…</translation>
    </message>
    <message>
        <source>&amp;Export a tournament report…</source>
        <translation>&amp;Экспорт отчёта о турнире…</translation>
    </message>
    <message>
        <source>Report for the &amp;rating officer…</source>
        <translation>Отчёт &amp;для рейтинг-офицера…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Пе&amp;чать…</translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation>&amp;Закрыть турнир</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation>Файлы ещё не открывались</translation>
    </message>
</context>
<context>
    <name>FinesDialog</name>
    <message>
        <source>Fine of {0}</source>
        <translation>Штраф команды {0}</translation>
    </message>
    <message>
        <source>It stands on the match sheet and below the table, with its reason.</source>
        <translation>Он стоит в протоколе матча и под таблицей, с причиной.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>A new fine</source>
        <translation>Новый штраф</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} ({2})</source>
        <translation>Отменить: тур {0}, {1} ({2})</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>FixturesDialog</name>
    <message>
        <source>Type day, hour and place; without a day that of the round counts. A postponed match holds up nobody.</source>
        <translation>Ввести день, час и место; без дня действует день тура. Перенесённый матч никого не задерживает.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Календарь матчей</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Хозяева</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Гости</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Место игры</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Перенесён</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Подтверждён</translation>
    </message>
    <message>
        <source>Save as a calendar…</source>
        <translation>Сохранить как календарь…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Строка {0}</translation>
    </message>
    <message>
        <source>Save as a calendar</source>
        <translation>Сохранить как календарь</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Календари (*.ics)</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Сохранено: {0}</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: «{1}» – не число.</translation>
    </message>
</context>
<context>
    <name>FoundElsewhere</name>
    <message>
        <source>Go there</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Группа {0}</translation>
    </message>
    <message>
        <source>Not in this section, but in {0}: {1}</source>
        <translation>Не в этой группе, а в {0}: {1}</translation>
    </message>
</context>
<context>
    <name>FromTableDialog</name>
    <message>
        <source>New section from a table</source>
        <translation>Новая группа из таблицы</translation>
    </message>
    <message>
        <source>Places are seeds: all first places come first, then all second ones. The old sections stay.</source>
        <translation>Места дают посев: сначала все первые места, затем все вторые. Прежние группы остаются.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Финал</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Группа {0}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Из групп</translation>
    </message>
    <message>
        <source>for example 1-8; empty: everybody</source>
        <translation>например 1-8; пусто: все</translation>
    </message>
    <message>
        <source>&amp;Places of each</source>
        <translation>&amp;Места от каждой</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Система</translation>
    </message>
    <message>
        <source>In &amp;groups of</source>
        <translation>&amp;Группами по</translation>
    </message>
    <message>
        <source>Players of a group</source>
        <translation>Игроков в группе</translation>
    </message>
    <message>
        <source>Fewer players</source>
        <translation>Меньше игроков</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Больше игроков</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Добавить группу</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Дать новой группе название.</translation>
    </message>
    <message>
        <source>Choose a section to take the players from.</source>
        <translation>Выбрать группу, из которой берутся игроки.</translation>
    </message>
    <message>
        <source>Write places as 1-8.</source>
        <translation>Места писать как 1-8.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Next move, then Enter</source>
        <translation>Следующий ход, затем Enter</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Буквы фигур</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Фигурки</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Повернуть доску</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>На полуход назад</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>На полуход вперёд</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>К последнему ходу</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Копировать позицию (FEN)</translation>
    </message>
    <message>
        <source>Take back from here</source>
        <translation>Отменить ходы отсюда</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Удалить показанный ход и все после него</translation>
    </message>
    <message>
        <source>Keep the moves</source>
        <translation>Сохранить ходы</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Not understood, kept as it came: {0}</source>
        <translation>Не распознано, сохранено как пришло: {0}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>Choose a move first</source>
        <translation>Сначала выбрать ход</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Тур и доска</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>нет доски</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Записано ходов</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Entered or corrected by hand</source>
        <translation>Введено или исправлено вручную</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Сигналы</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Статья</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Кто занят</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>White’s sheet</source>
        <translation>Бланк белых</translation>
    </message>
    <message>
        <source>Black’s sheet</source>
        <translation>Бланк чёрных</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Взято</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>only on White’s sheet</source>
        <translation>только на бланке белых</translation>
    </message>
    <message>
        <source>only on Black’s sheet</source>
        <translation>только на бланке чёрных</translation>
    </message>
    <message>
        <source>Black’s sheet cannot be played here</source>
        <translation>Ход с бланка чёрных здесь невозможен</translation>
    </message>
    <message>
        <source>White’s sheet cannot be played here</source>
        <translation>Ход с бланка белых здесь невозможен</translation>
    </message>
    <message>
        <source>both can be played; with White’s the game goes on</source>
        <translation>возможны оба; с бланком белых партия продолжается</translation>
    </message>
    <message>
        <source>both can be played; with Black’s the game goes on</source>
        <translation>возможны оба; с бланком чёрных партия продолжается</translation>
    </message>
    <message>
        <source>neither can be played</source>
        <translation>невозможны оба</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Предыдущий тур</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Следующий тур</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Найти по имени или доске</translation>
    </message>
    <message>
        <source>P&amp;aste games (PGN)…</source>
        <translation>&amp;Вставить партии (PGN)…</translation>
    </message>
    <message>
        <source>&amp;Games of the round as PGN…</source>
        <translation>&amp;Партии тура в PGN…</translation>
    </message>
    <message>
        <source>&amp;Pairings for e-board software…</source>
        <translation>Пары для &amp;электронных досок…</translation>
    </message>
    <message>
        <source>&amp;Broadcast: delay and notice…</source>
        <translation>&amp;Трансляция: задержка и объявление…</translation>
    </message>
    <message>
        <source>&amp;Compare sources…</source>
        <translation>&amp;Сравнить источники…</translation>
    </message>
    <message>
        <source>Show what sta&amp;nds on the e-boards</source>
        <translation>Показать, что ст&amp;оит на электронных досках</translation>
    </message>
    <message>
        <source>Gi&amp;ve the game to a board…</source>
        <translation>Привязать партию к &amp;доске…</translation>
    </message>
    <message>
        <source>&amp;Take the game from its board</source>
        <translation>Снять п&amp;артию с доски</translation>
    </message>
    <message>
        <source>&amp;Remove the record…</source>
        <translation>&amp;Удалить запись…</translation>
    </message>
    <message>
        <source>Keep what came</source>
        <translation>Сохранить пришедшее</translation>
    </message>
    <message>
        <source>Write the games of the source into the event</source>
        <translation>Записать партии источника в турнир</translation>
    </message>
    <message>
        <source>Import games…</source>
        <translation>Импорт партий…</translation>
    </message>
    <message>
        <source>Two scoresheets…</source>
        <translation>Два бланка…</translation>
    </message>
    <message>
        <source>Put the game together from both sheets</source>
        <translation>Составить партию по обоим бланкам</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>More that can be done with games</source>
        <translation>Что ещё можно сделать с партиями</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Доски</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Требует внимания</translation>
    </message>
    <message>
        <source>I look after this</source>
        <translation>Я займусь этим</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Записать результат</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Жеребьёвки ещё не было</translation>
    </message>
    <message>
        <source>Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets.</source>
        <translation>Партии хранятся на досках тура: импортировать PGN или ввести ходы с бланков.</translation>
    </message>
    <message>
        <source>{0} of {1} games recorded, {2} to look at</source>
        <translation>партий записано {0} из {1}, требуют внимания {2}</translation>
    </message>
    <message>
        <source>watching {0}</source>
        <translation>наблюдение: {0}</translation>
    </message>
    <message>
        <source>delayed file in {0}</source>
        <translation>файл с задержкой в {0}</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>нет результата</translation>
    </message>
    <message>
        <source>Round {0}, board {1}</source>
        <translation>Тур {0}, доска {1}</translation>
    </message>
    <message>
        <source>This game belongs to no board of the round</source>
        <translation>Эта партия не относится ни к одной доске тура</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Импорт партий</translation>
    </message>
    <message>
        <source>Games (*.pgn);;All files (*)</source>
        <translation>Партии (*.pgn);;Все файлы (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy the games as PGN.</source>
        <translation>В буфере обмена нет текста: скопировать партии в PGN.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>буфер обмена</translation>
    </message>
    <message>
        <source>Publish moves at once?</source>
        <translation>Публиковать ходы сразу?</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Заменить записанные партии?</translation>
    </message>
    <message>
        <source>Games of the round</source>
        <translation>Партии тура</translation>
    </message>
    <message>
        <source>Pairings for e-board software</source>
        <translation>Пары для электронных досок</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партии (*.pgn)</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Записано: {0}</translation>
    </message>
    <message>
        <source>No game is recorded at this board</source>
        <translation>На этой доске партия не записана</translation>
    </message>
    <message>
        <source>This game has its board</source>
        <translation>У этой партии есть доска</translation>
    </message>
    <message>
        <source>This game has no board</source>
        <translation>У этой партии нет доски</translation>
    </message>
    <message>
        <source>No source has said anything here</source>
        <translation>Источники здесь ничего не сообщали</translation>
    </message>
    <message>
        <source>Every e-board was seen in the start position</source>
        <translation>Все электронные доски были видны в начальной позиции</translation>
    </message>
    <message>
        <source>Give the game to a board</source>
        <translation>Привязать партию к доске</translation>
    </message>
    <message>
        <source>Number of the board:</source>
        <translation>Номер доски:</translation>
    </message>
    <message>
        <source>This round has no board {0}.</source>
        <translation>В этом туре нет доски {0}.</translation>
    </message>
    <message>
        <source>Replace the game of board {0}?</source>
        <translation>Заменить партию доски {0}?</translation>
    </message>
    <message>
        <source>This is board…</source>
        <translation>Это доска…</translation>
    </message>
    <message>
        <source>Enter {0}</source>
        <translation>Записать {0}</translation>
    </message>
    <message>
        <source>Choose an alert first</source>
        <translation>Сначала выбрать сигнал</translation>
    </message>
    <message>
        <source>Who looks after this?</source>
        <translation>Кто этим займётся?</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Имя:</translation>
    </message>
</context>
<context>
    <name>GoPublicDialog</name>
    <message>
        <source>Go public</source>
        <translation>Показать публике</translation>
    </message>
    <message>
        <source>Moves leave this computer after the delay of the section, on every way.</source>
        <translation>Ходы покидают этот компьютер после задержки группы, на любом пути.</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Электронные доски…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Опубликовать…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Выбрать папку…</translation>
    </message>
    <message>
        <source>In the hall</source>
        <translation>В зале</translation>
    </message>
    <message>
        <source>pages for telephones and the wall, from this computer</source>
        <translation>страницы для телефонов и стены, с этого компьютера</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Сайт</translation>
    </message>
    <message>
        <source>pairings, standings and games for your web host</source>
        <translation>пары, положение и партии для своего хостинга</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>one PGN a round, for chess.com, FTP and other broadcasters</source>
        <translation>один PGN на тур, для chess.com, FTP и других трансляций</translation>
    </message>
    <message>
        <source>Lichess</source>
        <translation>Lichess</translation>
    </message>
    <message>
        <source>Lichess asks here</source>
        <translation>Lichess опрашивает</translation>
    </message>
    <message>
        <source>&amp;Round of the broadcast</source>
        <translation>&amp;Тур трансляции</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Сохранить токен</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>То&amp;кен</translation>
    </message>
    <message>
        <source>Either Lichess asks at the address, or this program pushes with your token (study:write). The token lies in the keyring of this computer, never in the event.</source>
        <translation>Либо Lichess опрашивает адрес, либо эта программа передаёт сама с токеном (study:write). Токен лежит в хранилище ключей этого компьютера, но не в турнире.</translation>
    </message>
    <message>
        <source>What Lichess would show, and what was pushed</source>
        <translation>Что показал бы Lichess и что передано</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Пробный запуск</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Передать</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Файл с задержкой для трансляций</translation>
    </message>
    <message>
        <source>Each round is kept in {0}.</source>
        <translation>Каждый тур сохраняется в {0}.</translation>
    </message>
    <message>
        <source>Only where the live boards have a public name: a tunnel, or a proxy on your server.</source>
        <translation>Только если у страниц электронных досок есть публичное имя: туннель или прокси на своём сервере.</translation>
    </message>
</context>
<context>
    <name>GroupFilter</name>
    <message>
        <source>Players of a category</source>
        <translation>Игроки категории</translation>
    </message>
    <message>
        <source>Show the players of one category only</source>
        <translation>Показать игроков только одной категории</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First steps</source>
        <translation>Первые шаги</translation>
    </message>
    <message>
        <source>Take me there</source>
        <translation>Перейти туда</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Больше не показывать карточки</translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <translation>{0} из {1}: {2}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Готово</translation>
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
        <translation>ничего не введено</translation>
    </message>
    <message>
        <source>“{0}” is not a place; places are whole numbers from 1.</source>
        <translation>«{0}» – не место; места – целые числа от 1.</translation>
    </message>
    <message>
        <source>“{0}” is not a value; write a number such as 2.5.</source>
        <translation>«{0}» – не значение; писать число, например 2.5.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Место вручную</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Place before this rung is reached; shared places are ties</source>
        <translation>Место до этого показателя; разделённые места – равенство</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Type a number; Enter goes to the next line, Del empties the field.</source>
        <translation>Ввести число; Enter – к следующей строке, Del очищает поле.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Поиск в руководстве</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Страницы руководства</translation>
    </message>
    <message>
        <source>Using the program</source>
        <translation>Работа с программой</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Policies for unplayed games</source>
        <translation>Правила для несыгранных партий</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Страница руководства</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Назад к предыдущей странице</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>Найдена %n страница</numerusform>
            <numerusform>Найдены %n страницы</numerusform>
            <numerusform>Найдено %n страниц</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportGamesDialog</name>
    <message>
        <source>Import games</source>
        <translation>Импорт партий</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation>Партии из {0}</translation>
    </message>
    <message>
        <source>Each game goes to the board of its players. What is wrong is kept as a doubt.</source>
        <translation>Каждая партия попадает на доску своих игроков. Неверное сохраняется с пометкой «под вопросом».</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Буквы фигур</translation>
    </message>
    <message>
        <source>as each game proves</source>
        <translation>как видно из партии</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Какой тур</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>как в файле</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>Letters:</source>
        <translation>Буквы:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Тур:</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Партии файла</translation>
    </message>
    <message>
        <source>Keep these games</source>
        <translation>Сохранить эти партии</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>В этом файле нет партий.</translation>
    </message>
    <message>
        <source>Games: {0}, to be kept: {1}, to look at: {2}</source>
        <translation>Партий: {0}, сохранить: {1}, требуют внимания: {2}</translation>
    </message>
    <message>
        <source>There is nothing new in this file</source>
        <translation>В этом файле нет нового</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Заменить записанные партии?</translation>
    </message>
</context>
<context>
    <name>ImportReviewDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Импорт: {0}</translation>
    </message>
    <message>
        <source>Review before importing</source>
        <translation>Проверка перед импортом</translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation>Пока ничего не создано. Сам {0} остаётся как есть.</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Предположено</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Исправлено</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Пропущено</translation>
    </message>
    <message>
        <source>The file says everything itself: nothing was assumed or repaired.</source>
        <translation>В файле сказано всё: ничего не предположено и не исправлено.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>I have read what to check: import the rounds all the same, and note it</source>
        <translation>Предупреждения прочитаны: всё же импортировать туры и отметить это</translation>
    </message>
    <message>
        <source>Each of these becomes a ### line of the tournament report.</source>
        <translation>Каждый такой пункт станет строкой ### отчёта о турнире.</translation>
    </message>
    <message>
        <source>New event file</source>
        <translation>Новый файл турнира</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Создать турнир</translation>
    </message>
    <message>
        <source>Tick the box above first: the file breaks rules of pairing.</source>
        <translation>Сначала отметить поле выше: файл нарушает правила жеребьёвки.</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Documents in it</source>
        <translation>Документы в нём</translation>
    </message>
    <message>
        <source>Documents in the pack</source>
        <translation>Документы комплекта</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Добавить документ</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>На экземпляр меньше</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>На экземпляр больше</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Убрать</translation>
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
        <translation>Подключиться к турниру</translation>
    </message>
    <message>
        <source>Another computer leads it and has invited this one: Event &gt; Work together…, on its screen.</source>
        <translation>Его ведёт другой компьютер, пригласивший этот: Турнир &gt; Работать вместе… на его экране.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Адрес</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Код</translation>
    </message>
    <message>
        <source>Figures to compare</source>
        <translation>Цифры для сверки</translation>
    </message>
    <message>
        <source>Are these the figures on the screen of the leading computer? If not, somebody else answers at this address: do not join.</source>
        <translation>На экране главного компьютера те же цифры? Если нет, по этому адресу отвечает кто-то другой: не подключаться.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Далее</translation>
    </message>
    <message>
        <source>They are the &amp;same: join</source>
        <translation>&amp;Совпадают: подключиться</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Fill in the address and the code first.</source>
        <translation>Сначала ввести адрес и код.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Запрос главному компьютеру…</translation>
    </message>
</context>
<context>
    <name>KeizerDialog</name>
    <message>
        <source>Shares are of the value of a place. What is announced holds for the whole season.</source>
        <translation>Доли считаются от ценности места. Объявленное действует весь сезон.</translation>
    </message>
    <message>
        <source>Rounds are paired: only shares can still change, with a reason.</source>
        <translation>Жеребьёвка уже была: менять можно только доли, с указанием причины.</translation>
    </message>
    <message>
        <source>Keizer system</source>
        <translation>Система Кейзера</translation>
    </message>
    <message>
        <source>Ready parameters</source>
        <translation>Готовые наборы параметров</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Свои</translation>
    </message>
    <message>
        <source>&amp;As in</source>
        <translation>&amp;Как в</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Всё…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>&amp;First place is worth</source>
        <translation>&amp;Первое место стоит</translation>
    </message>
    <message>
        <source>a multiple of the last, rounded down</source>
        <translation>во сколько-то раз больше последнего, округляется вниз</translation>
    </message>
    <message>
        <source>a multiple of the last, halves rounded to even</source>
        <translation>во сколько-то раз больше последнего, половина – до чётного</translation>
    </message>
    <message>
        <source>as much as there are players</source>
        <translation>столько, сколько игроков</translation>
    </message>
    <message>
        <source>twice as much as there are players</source>
        <translation>вдвое больше числа игроков</translation>
    </message>
    <message>
        <source>&amp;Bye of who is left over</source>
        <translation>&amp;Бай оставшегося без пары</translation>
    </message>
    <message>
        <source>&amp;Excused absence</source>
        <translation>&amp;Уважительная причина</translation>
    </message>
    <message>
        <source>all rounds by the table of the round before</source>
        <translation>все туры по таблице предыдущего тура</translation>
    </message>
    <message>
        <source>all rounds until values and table agree</source>
        <translation>все туры, пока ценности и таблица не сойдутся</translation>
    </message>
    <message>
        <source>each round keeps the values of its evening</source>
        <translation>каждый тур сохраняет ценности своего вечера</translation>
    </message>
    <message>
        <source>After each round &amp;values count</source>
        <translation>После тура счи&amp;таются ценности</translation>
    </message>
    <message>
        <source>0: at once, {0}: never</source>
        <translation>0: сразу, {0}: никогда</translation>
    </message>
    <message>
        <source>&amp;Not again within … rounds</source>
        <translation>&amp;Не снова в течение … туров</translation>
    </message>
    <message>
        <source>Multiple of the last</source>
        <translation>Во сколько раз больше последнего</translation>
    </message>
    <message>
        <source>Or a number for the first place</source>
        <translation>Или число за первое место</translation>
    </message>
    <message>
        <source>follows from the above</source>
        <translation>следует из указанного выше</translation>
    </message>
    <message>
        <source>The own value is added</source>
        <translation>Своя ценность прибавляется</translation>
    </message>
    <message>
        <source>once, the one of now</source>
        <translation>один раз, нынешняя</translation>
    </message>
    <message>
        <source>once, the one at the start</source>
        <translation>один раз, начальная</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>совсем нет</translation>
    </message>
    <message>
        <source>It is gone after round</source>
        <translation>Исчезает после тура</translation>
    </message>
    <message>
        <source>0: it stays</source>
        <translation>0: остаётся</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>Победа за неявкой</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>Поражение за неявку</translation>
    </message>
    <message>
        <source>Absence without excuse</source>
        <translation>Отсутствие без предупреждения</translation>
    </message>
    <message>
        <source>Game for the club elsewhere</source>
        <translation>Партия за клуб в другом месте</translation>
    </message>
    <message>
        <source>Excused absences that count</source>
        <translation>Сколько уважительных отсутствий засчитывается</translation>
    </message>
    <message>
        <source>0: all</source>
        <translation>0: все</translation>
    </message>
    <message>
        <source>Each further one counts half of the one before</source>
        <translation>Каждое следующее даёт половину предыдущего</translation>
    </message>
    <message>
        <source>Amounts are rounded</source>
        <translation>Значения округляются</translation>
    </message>
    <message>
        <source>to halves</source>
        <translation>до половин</translation>
    </message>
    <message>
        <source>to whole numbers</source>
        <translation>до целых</translation>
    </message>
    <message>
        <source>First ranking</source>
        <translation>Начальный порядок</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>по рейтингу</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>по номеру</translation>
    </message>
    <message>
        <source>The bye goes round</source>
        <translation>Баи по очереди</translation>
    </message>
    <message>
        <source>Byes mean</source>
        <translation>Баи означают</translation>
    </message>
    <message>
        <source>H excused, Z not, F a game for the club</source>
        <translation>H – уважительная причина, Z – нет, F – партия за клуб</translation>
    </message>
    <message>
        <source>H and Z excused, F not, as in a file</source>
        <translation>H и Z – уважительная причина, F – нет, как в файле</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Open the folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <translation>следующая доска без результата</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>найти игрока</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Клавиши: {0}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>победа белых</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>победа чёрных</translation>
    </message>
    <message>
        <source>Black absent</source>
        <translation>чёрных нет</translation>
    </message>
    <message>
        <source>White absent</source>
        <translation>белых нет</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>нет обоих</translation>
    </message>
    <message>
        <source>other</source>
        <translation>другое</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>стереть</translation>
    </message>
</context>
<context>
    <name>KeyMaps</name>
    <message>
        <source>Classic (1, 5, 0)</source>
        <translation>Классика (1, 5, 0)</translation>
    </message>
    <message>
        <source>Sharly (1, 3, 2; 0 clears)</source>
        <translation>Sharly (1, 3, 2; 0 стирает)</translation>
    </message>
    <message>
        <source>OpenPairings (1, 2, 3)</source>
        <translation>OpenPairings (1, 2, 3)</translation>
    </message>
    <message>
        <source>Space (1, space bar, 0)</source>
        <translation>Пробел (1, Пробел, 0)</translation>
    </message>
    <message>
        <source>US (W, D, L)</source>
        <translation>США (W, D, L)</translation>
    </message>
    <message>
        <source>Own keys…</source>
        <translation>Свои клавиши…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
</context>
<context>
    <name>KnockoutDialog</name>
    <message>
        <source>“{0}” is no tie-break; write for example rapid-25-10. There are {1}.</source>
        <translation>«{0}» – не решающие партии; писать, например, rapid-25-10. Есть {1}.</translation>
    </message>
    <message>
        <source>The winner of a match goes on. What decides a drawn match is announced beforehand.</source>
        <translation>Победитель матча проходит дальше. Что решает ничейный матч, объявляется заранее.</translation>
    </message>
    <message>
        <source>Round 1 is paired: only the tie-break can still change, with a reason.</source>
        <translation>Жеребьёвка тура 1 проведена: менять можно только решение ничейного матча, с указанием причины.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Нокаут-система</translation>
    </message>
    <message>
        <source>&amp;Games of a match</source>
        <translation>&amp;Партий в матче</translation>
    </message>
    <message>
        <source>one</source>
        <translation>одна</translation>
    </message>
    <message>
        <source>two, with both colours</source>
        <translation>две, обоими цветами</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четыре</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>По&amp;сев</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>по рейтингу</translation>
    </message>
    <message>
        <source>as the start list has them</source>
        <translation>как в стартовом списке</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>по жребию</translation>
    </message>
    <message>
        <source>&amp;White in the first game</source>
        <translation>&amp;Белые в первой партии</translation>
    </message>
    <message>
        <source>who had it less often, else the bracket says who</source>
        <translation>у кого они были реже, иначе решает сетка</translation>
    </message>
    <message>
        <source>the better seed</source>
        <translation>стоящий выше в посеве</translation>
    </message>
    <message>
        <source>The losers of the semi-finals &amp;play for place 3</source>
        <translation>Проигравшие в полуфиналах &amp;играют за 3-е место</translation>
    </message>
    <message>
        <source>A match &amp;ends when nobody can catch up</source>
        <translation>Матч &amp;кончается, когда догнать нельзя</translation>
    </message>
    <message>
        <source>Tie-breaks to choose from</source>
        <translation>Решающие партии на выбор</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Свои</translation>
    </message>
    <message>
        <source>&amp;A drawn match</source>
        <translation>&amp;Ничейный матч</translation>
    </message>
    <message>
        <source>&amp;In this order</source>
        <translation>В таком по&amp;рядке</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>одна партия</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>две партии</translation>
    </message>
    <message>
        <source>four games</source>
        <translation>четыре партии</translation>
    </message>
    <message>
        <source>the arbiter decides a drawn match</source>
        <translation>ничейный матч решает арбитр</translation>
    </message>
    <message>
        <source>place 3 is played for</source>
        <translation>разыгрывается 3-е место</translation>
    </message>
    <message>
        <source>the arbiter decides</source>
        <translation>решает арбитр</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Решает арбитр.</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <source>tdapp: laboratory</source>
        <translation>tdapp: лаборатория</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Исследование</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Игроки и туры</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Процессы</translation>
    </message>
    <message>
        <source>Fewer processes</source>
        <translation>Меньше процессов</translation>
    </message>
    <message>
        <source>More processes</source>
        <translation>Больше процессов</translation>
    </message>
    <message>
        <source>BH/C1,SB; DE,BH@fide-2009</source>
        <translation>BH/C1,SB; DE,BH@fide-2009</translation>
    </message>
    <message>
        <source>Add this event&apos;s</source>
        <translation>Добавить из этого турнира</translation>
    </message>
    <message>
        <source>Put the ladders of the open event into the rows</source>
        <translation>Взять в строки порядки показателей открытого турнира</translation>
    </message>
    <message>
        <source>Reports of a folder…</source>
        <translation>Отчёты из папки…</translation>
    </message>
    <message>
        <source>Look at events that were really played instead of events made by chance</source>
        <translation>Рассматривать сыгранные турниры вместо случайных</translation>
    </message>
    <message>
        <source>Players × rounds</source>
        <translation>Игроки × туры</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Нач. число</translation>
    </message>
    <message>
        <source>Ladders of your own, separated by ;</source>
        <translation>Свои порядки показателей, через ;</translation>
    </message>
    <message>
        <source>Keep the events in a file…</source>
        <translation>Сохранять турниры в файл…</translation>
    </message>
    <message>
        <source>A run that was stopped goes on where it was; more events can be added later</source>
        <translation>Остановленный расчёт продолжается с того же места; турниры можно добавить позже</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>About the laboratory</source>
        <translation>О лаборатории</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Лаборатория</translation>
    </message>
    <message>
        <source>Nothing was run yet</source>
        <translation>Пока ничего не посчитано</translation>
    </message>
    <message>
        <source>Choose a study and how many events. A hundred events of 100 players take some ten seconds.</source>
        <translation>Выбрать исследование и число турниров. Сто турниров по 100 игроков занимают около десяти секунд.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить как PDF…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Сохранить как CSV…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Сохранить как JSON…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Вся страница</translation>
    </message>
    <message>
        <source>A folder of tournament reports</source>
        <translation>Папка с отчётами о турнирах</translation>
    </message>
    <message>
        <source>The reports in {0} instead of events made by chance</source>
        <translation>Отчёты из {0} вместо случайных турниров</translation>
    </message>
    <message>
        <source>Keep the events in a file</source>
        <translation>Сохранять турниры в файл</translation>
    </message>
    <message>
        <source>Results of the laboratory (*.jsonl)</source>
        <translation>Результаты лаборатории (*.jsonl)</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Сохраняется в {0}</translation>
    </message>
    <message>
        <source>Stopping after the events under way…</source>
        <translation>Остановка после начатых турниров…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>Посчитан %n турнир.</numerusform>
            <numerusform>Посчитано %n турнира.</numerusform>
            <numerusform>Посчитано %n турниров.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файлы CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Файлы JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Сохранить результаты</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Сохранено: {0}</translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation>Сделать пробный порядок о&amp;фициальным…</translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation>&amp;Отбросить пробный порядок</translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation>&amp;Сравнить порядки показателей…</translation>
    </message>
    <message>
        <source>&amp;Places by policy…</source>
        <translation>&amp;Места по правилам…</translation>
    </message>
    <message>
        <source>&amp;Verify every value…</source>
        <translation>Прове&amp;рить каждое значение…</translation>
    </message>
    <message>
        <source>&amp;Enter places and values by hand…</source>
        <translation>&amp;Ввести места и значения вручную…</translation>
    </message>
    <message>
        <source>La&amp;boratory: which tie-break?</source>
        <translation>&amp;Лаборатория: какой показатель?</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>Сохранить &amp;порядок как…</translation>
    </message>
    <message>
        <source>C&amp;opy the ladder of another event…</source>
        <translation>&amp;Копировать порядок другого турнира…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Сначала открыть турнир</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>Пробного порядка нет: показан официальный</translation>
    </message>
    <message>
        <source>The ladder has no rung MAN or EXT that would ask for entries</source>
        <translation>В порядке нет показателей MAN или EXT, для которых нужен ввод</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>Изменить официальный порядок показателей?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>Жеребьёвка тура 1 проведена: игроки могут полагаться на объявленные показатели. Прежний порядок сохраняется, изменение записывается в журнал и в отчёт о турнире.</translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation>Изменить редакцию правил?</translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation>Жеребьёвка тура 1 проведена. Другая редакция меняет учёт несыгранных партий; изменение записывается в журнал.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Редакция ФИДЕ {0}</translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation>Порядок показателей теперь официальный.</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Официальный порядок показателей</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Пробный порядок показателей</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Сохранить этот порядок показателей</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Название порядка показателей:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Сохранено: {0}</translation>
    </message>
    <message>
        <source>Forgotten: {0}</source>
        <translation>Забыто: {0}</translation>
    </message>
    <message>
        <source>Copy the ladder of another event</source>
        <translation>Копировать порядок показателей другого турнира</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Турниры и отчёты (*.tdb *.trf *.trfx *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>{0} names no tie-breaks.</source>
        <translation>{0} показателей не называет.</translation>
    </message>
    <message>
        <source>Ladder copied from {0}</source>
        <translation>Порядок показателей скопирован: {0}</translation>
    </message>
    <message>
        <source>Copy a ladder</source>
        <translation>Копировать порядок показателей</translation>
    </message>
    <message>
        <source>The file has several sections:</source>
        <translation>В файле несколько групп:</translation>
    </message>
</context>
<context>
    <name>LadderDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>НЕ C.07</translation>
    </message>
    <message>
        <source>unplayed games: {0}</source>
        <translation>несыгранные партии: {0}</translation>
    </message>
</context>
<context>
    <name>LadderGestures</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation>{0} – перемещено на место {1} из {2}</translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation>{0} – добавлено на место {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} – удалено</translation>
    </message>
</context>
<context>
    <name>LadderModel</name>
    <message>
        <source>not C.07</source>
        <translation>не C.07</translation>
    </message>
    <message>
        <source>Options of {0} (F2)</source>
        <translation>Параметры: {0} (F2)</translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation>{0} – уже первый показатель</translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation>{0} выше (Alt+Вверх)</translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation>{0} – уже последний показатель</translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation>{0} ниже (Alt+Вниз)</translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation>Удалить {0} (Del)</translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation>Поместить готовый порядок в редактор</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Редакция правил дополнительных показателей ФИДЕ</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Редакция ФИДЕ {0}</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Сравнить…</translation>
    </message>
    <message>
        <source>Places by policy: what each rule for unplayed games would change</source>
        <translation>Места по правилам: что изменило бы каждое правило для несыгранных партий</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Проверить…</translation>
    </message>
    <message>
        <source>Compare every value with FIDE&apos;s tool and with a second calculation</source>
        <translation>Сравнить каждое значение с программой ФИДЕ и со вторым расчётом</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>Назад к официальному порядку; можно отменить</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Сделать официальным…</translation>
    </message>
    <message>
        <source>Laboratory: which tie-break, which rule for unplayed games serves best?</source>
        <translation>Лаборатория: какой показатель, какое правило для несыгранных партий лучше всего?</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Порядок показателей, применяемых после очков</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Нет показателей: все равенства остаются</translation>
    </message>
    <message>
        <source>Type a criterion below, or drag one here.</source>
        <translation>Ввести показатель ниже или перетащить его сюда.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Словами</translation>
    </message>
    <message>
        <source>Results changed after this was entered: it may be out of date.</source>
        <translation>Результаты изменились после этого ввода: введённое могло устареть.</translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>ПРОБА, %n отличие от официального</numerusform>
            <numerusform>ПРОБА, %n отличия от официального</numerusform>
            <numerusform>ПРОБА, %n отличий от официального</numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Официальный порядок показателей</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>Пробный порядок становится официальным</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>Показанный порядок уже официальный; сначала что-то изменить</translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation>Редакция {0}</translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation>Менять свободно: это проба, пока порядок не сделан официальным.</translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation>Параметры: {0}</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Показатели в порядке применения</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, Shift+F1 opens its page of the manual.</source>
        <translation>Alt+Вверх и Alt+Вниз перемещают показатель, F2 или Enter открывает его параметры, Del удаляет его, Shift+F1 открывает его страницу руководства.</translation>
    </message>
    <message>
        <source>Options…	F2</source>
        <translation>Параметры…	F2</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Вверх	Alt+Вверх</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Вниз	Alt+Вниз</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Удалить	Del</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Об этом показателе	Shift+F1</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Ввести вручную…</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>This computer leads the event from here on.</source>
        <translation>Отныне турнир ведёт этот компьютер.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Запрос главному компьютеру…</translation>
    </message>
    <message>
        <source>The computer that led before knows that this one leads now.</source>
        <translation>Прежний главный компьютер знает, что теперь ведёт этот.</translation>
    </message>
    <message>
        <source>the computer that led</source>
        <translation>прежний главный компьютер</translation>
    </message>
    <message>
        <source>{0} leads it since this computer did not answer, at {1}.</source>
        <translation>Этот компьютер не отвечал, и турнир ведёт {0}, адрес {1}.</translation>
    </message>
    <message>
        <source>Here it can only be looked at. As a desk you work on; what was entered only here is shown.</source>
        <translation>Здесь его можно только просматривать. На рабочем месте работа продолжается; введённое только здесь показано.</translation>
    </message>
    <message>
        <source>Another computer leads this event</source>
        <translation>Этот турнир ведёт другой компьютер</translation>
    </message>
    <message>
        <source>Become a desk</source>
        <translation>Стать рабочим местом</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Турнир загружается…</translation>
    </message>
</context>
<context>
    <name>LeagueDialog</name>
    <message>
        <source>League</source>
        <translation>Лига</translation>
    </message>
    <message>
        <source>Who plays against these rules is asked about with the rule, when a line-up is handed in.</source>
        <translation>Об игре вопреки этим правилам спрашивается с указанием правила, когда сдаётся состав.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>любое число</translation>
    </message>
    <message>
        <source>Fixed members of a team</source>
        <translation>Постоянных игроков команды</translation>
    </message>
    <message>
        <source>as many as boards</source>
        <translation>столько, сколько досок</translation>
    </message>
    <message>
        <source>A reserve may play</source>
        <translation>Запасной может сыграть</translation>
    </message>
    <message>
        <source>by nothing else</source>
        <translation>больше ничем</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>по рейтингу</translation>
    </message>
    <message>
        <source>by the numbers in the club&apos;s list</source>
        <translation>номерами в списке клуба</translation>
    </message>
    <message>
        <source>The order is limited</source>
        <translation>Порядок ограничен</translation>
    </message>
    <message>
        <source>Rating points that may be turned round</source>
        <translation>Допустимая разница рейтингов в порядке</translation>
    </message>
    <message>
        <source>Fine for a board without a player</source>
        <translation>Штраф за доску без игрока</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Fine for a team that does not appear</source>
        <translation>Штраф за неявку команды</translation>
    </message>
    <message>
        <source>Division of this file (1 is the highest, 0: none)</source>
        <translation>Дивизион этого файла (1 – высший, 0: нет)</translation>
    </message>
    <message>
        <source>Season (divisions of one season are compared)</source>
        <translation>Сезон (сравниваются дивизионы одного сезона)</translation>
    </message>
    <message>
        <source>Times a member may play for higher teams of the club</source>
        <translation>Сколько раз игрок может сыграть за старшие команды клуба</translation>
    </message>
    <message>
        <source>Teams that go up</source>
        <translation>Команд поднимается</translation>
    </message>
    <message>
        <source>Teams that go down</source>
        <translation>Команд опускается</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>LichessDesk</name>
    <message>
        <source>The token is kept by this computer.</source>
        <translation>Токен хранится на этом компьютере.</translation>
    </message>
    <message>
        <source>Nothing is pushed any more.</source>
        <translation>Больше ничего не передаётся.</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>Categories under a rating</source>
        <translation>Категории ниже рейтинга</translation>
    </message>
    <message>
        <source>Limits, separated by commas; players without a rating go to the lowest.</source>
        <translation>Границы через запятую; игроки без рейтинга попадают в самую нижнюю.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Границы</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Limits are ratings, for example 2000, 1800.</source>
        <translation>Границы – рейтинги, например 2000, 1800.</translation>
    </message>
</context>
<context>
    <name>LineUpDialog</name>
    <message>
        <source>Line-ups</source>
        <translation>Составы</translation>
    </message>
    <message>
        <source>Line-ups of match {0}, round {1}</source>
        <translation>Составы матча {0}, тур {1}</translation>
    </message>
    <message>
        <source>Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in.</source>
        <translation>Пробел или цифра игрока включает его в состав или убирает; Tab – к другой команде, Enter – сдать.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Сдать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>ListOrder</name>
    <message>
        <source>standard</source>
        <translation>классические шахматы</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>быстрые шахматы</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>блиц</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>Order of the rating lists</source>
        <translation>Порядок рейтинг-листов</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Add a rating of a list</source>
        <translation>Добавить рейтинг листа</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Вверх (Alt+Вверх)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Вниз (Alt+Вниз)</translation>
    </message>
    <message>
        <source>Leave this rating out (Del)</source>
        <translation>Убрать этот рейтинг (Del)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Обычный порядок</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating of the rate of play, then standard</source>
        <translation>Рейтинг ФИДЕ для этого контроля времени, затем классический</translation>
    </message>
    <message>
        <source>Every rating of the lists is there</source>
        <translation>Все рейтинги листов уже есть</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Уже первая</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Уже последняя</translation>
    </message>
    <message>
        <source>One rating has to stay</source>
        <translation>Один рейтинг должен остаться</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Place under the ladder shown</source>
        <translation>Место при показанном порядке</translation>
    </message>
    <message>
        <source>By how many places the ladder shown moves the player against the official</source>
        <translation>На сколько мест показанный порядок перемещает игрока по сравнению с официальным</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Очки после этого тура</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Решает</translation>
    </message>
    <message>
        <source>The rung that separates the player from those nearest on the same points</source>
        <translation>Показатель, отделяющий игрока от ближайших с теми же очками</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Значение этого показателя у игрока</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Разделённое место</translation>
    </message>
    <message>
        <source>up from place {0}</source>
        <translation>вверх с места {0}</translation>
    </message>
    <message>
        <source>down from place {0}</source>
        <translation>вниз с места {0}</translation>
    </message>
</context>
<context>
    <name>LiveDesk</name>
    <message>
        <source>The pages for viewers are open again.</source>
        <translation>Страницы для зрителей снова открыты.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Live boards</source>
        <translation>Электронные доски</translation>
    </message>
    <message>
        <source>Boards, games and standings for everybody with a browser, from a process that holds only these.</source>
        <translation>Доски, партии и положение для каждого с браузером, из процесса, в котором есть только они.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> мин</translation>
    </message>
    <message>
        <source>&amp;Moves appear later by</source>
        <translation>&amp;Ходы появляются позже на</translation>
    </message>
    <message>
        <source>also when the &amp;result is entered</source>
        <translation>также при вводе &amp;результата</translation>
    </message>
    <message>
        <source>&amp;Line for the viewers</source>
        <translation>&amp;Строка для зрителей</translation>
    </message>
    <message>
        <source>Show the &amp;standings as they would be now</source>
        <translation>Показать полож&amp;ение, каким оно было бы сейчас</translation>
    </message>
    <message>
        <source>While a round is played: with the results that viewers know. Games without one do not count.</source>
        <translation>Пока идёт тур: с результатами, известными зрителям. Партии без результата не учитываются.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.</source>
        <translation>Движок UCI, путь или имя; только для партий, результат которых зрителям известен. Завершает кнопка «Остановить».</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>&amp;Engine for finished games</source>
        <translation>&amp;Движок для законченных партий</translation>
    </message>
    <message>
        <source>Engine for finished games</source>
        <translation>Движок для законченных партий</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Порт</translation>
    </message>
    <message>
        <source>Show in the &amp;hall, not on this computer only</source>
        <translation>Показать в &amp;зале, не только на этом компьютере</translation>
    </message>
    <message>
        <source>Only for viewers who know a &amp;word</source>
        <translation>Только для зрителей, зн&amp;ающих слово</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>туннеля или прокси, если есть</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>П&amp;убличное имя</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR-код адреса</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Открыть страницы</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Копировать адрес</translation>
    </message>
    <message>
        <source>Code as a page…</source>
        <translation>Код страницей…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The pages go on when this is closed, and when the event is opened here again.</source>
        <translation>Страницы продолжают работать, когда это окно закрыто и когда турнир снова открыт здесь.</translation>
    </message>
    <message>
        <source>Whoever sits in the hall with a telephone sees every move at once.</source>
        <translation>Любой, кто сидит в зале с телефоном, сразу видит каждый ход.</translation>
    </message>
    <message>
        <source>Without any delay?</source>
        <translation>Совсем без задержки?</translation>
    </message>
    <message>
        <source>Everybody in this network can open the pages: pairings, results, and moves after the delay.</source>
        <translation>Страницы может открыть каждый в этой сети: пары, результаты и ходы после задержки.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Система может спросить, пропускать ли их через брандмауэр.</translation>
    </message>
    <message>
        <source>Show the boards in the hall?</source>
        <translation>Показать доски в зале?</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>The pages are being started…</source>
        <translation>Страницы запускаются…</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>сейчас %n зритель</numerusform>
            <numerusform>сейчас %n зрителя</numerusform>
            <numerusform>сейчас %n зрителей</numerusform>
        </translation>
    </message>
    <message>
        <source>Code as a page</source>
        <translation>Код страницей</translation>
    </message>
    <message>
        <source>All boards on your telephone</source>
        <translation>Все доски на телефоне</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Записано: {0}</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Адрес скопирован.</translation>
    </message>
</context>
<context>
    <name>LiveStandings</name>
    <message>
        <source>Moved first</source>
        <translation>Изменённые</translation>
    </message>
    <message>
        <source>Show at the top whose place is another one than under the official ladder</source>
        <translation>Показать вверху тех, чьё место отличается от места при официальном порядке</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected line (Enter)</source>
        <translation>Показать подробный расчёт выбранной строки (Enter)</translation>
    </message>
    <message>
        <source>Standings by this ladder</source>
        <translation>Положение при этом порядке</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Положения ещё нет</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Оно появится, как только в турнире будут игроки.</translation>
    </message>
    <message>
        <source>Let go here: {0} of {1} places change</source>
        <translation>Отпустить здесь: меняется мест {0} из {1}</translation>
    </message>
    <message>
        <source>After round {0}: {1} of {2} places change</source>
        <translation>После тура {0}: меняется мест {1} из {2}</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Положение после тура {0}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Все шаги</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Результаты</translation>
    </message>
    <message>
        <source>&amp;Pairings and rounds</source>
        <translation>&amp;Жеребьёвка и туры</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>Tie-&amp;breaks</source>
        <translation>Показат&amp;ели</translation>
    </message>
    <message>
        <source>Steps with a r&amp;eason</source>
        <translation>Шаги с &amp;причиной</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Кто это сделал</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>When the step was written</source>
        <translation>Когда записан шаг</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Что сделано</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Which game or entry</source>
        <translation>Какая партия или запись</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Было</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Стало</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Undo does not go behind this step</source>
        <translation>За этот шаг отмена не заходит</translation>
    </message>
    <message>
        <source>When the state was named</source>
        <translation>Когда названо состояние</translation>
    </message>
    <message>
        <source>Restore point</source>
        <translation>Точка восстановления</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Группа</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Что показано</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Every step, newest first</source>
        <translation>Все шаги, сначала новые</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Точки восстановления</translation>
    </message>
    <message>
        <source>Named states you can go back to</source>
        <translation>Названные состояния, к которым можно вернуться</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Какие группы</translation>
    </message>
    <message>
        <source>Whole event</source>
        <translation>Весь турнир</translation>
    </message>
    <message>
        <source>Steps of every section</source>
        <translation>Шаги всех групп</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Эта группа</translation>
    </message>
    <message>
        <source>Only steps of the section in view</source>
        <translation>Только шаги показанной группы</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Все шаги</translation>
    </message>
    <message>
        <source>Which steps are listed</source>
        <translation>Какие шаги показаны</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>Найти шаг</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Пока ничего не произошло</translation>
    </message>
    <message>
        <source>Every change of the event is listed here, with what it changed, and can be taken back.</source>
        <translation>Здесь перечислено каждое изменение турнира: что изменилось; его можно отменить.</translation>
    </message>
    <message>
        <source>Go back to this step…</source>
        <translation>Вернуться к этому шагу…</translation>
    </message>
    <message>
        <source>Take this step back</source>
        <translation>Отменить этот шаг</translation>
    </message>
    <message>
        <source>The newest step of somebody else</source>
        <translation>Самый новый шаг другого человека</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Восстановить…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Восстановить из файла…</translation>
    </message>
    <message>
        <source>A backup or another copy of this event</source>
        <translation>Резервная или другая копия этого турнира</translation>
    </message>
    <message>
        <source>Name the state as it is now…</source>
        <translation>Назвать нынешнее состояние…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Выбрать папку…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Копировать сейчас</translation>
    </message>
    <message>
        <source>No more backups</source>
        <translation>Больше не копировать</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Резервные копии</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>%n самый новый шаг</numerusform>
            <numerusform>%n самых новых шага</numerusform>
            <numerusform>%n самых новых шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n точка восстановления</numerusform>
            <numerusform>%n точки восстановления</numerusform>
            <numerusform>%n точек восстановления</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a step first</source>
        <translation>Сначала выбрать шаг</translation>
    </message>
    <message>
        <source>Choose a restore point first</source>
        <translation>Сначала выбрать точку восстановления</translation>
    </message>
    <message>
        <source>Only one &amp;round</source>
        <translation>Только один т&amp;ур</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Все туры</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Кто</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Also steps that were &amp;taken back</source>
        <translation>Также о&amp;тменённые шаги</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>тур {0}</translation>
    </message>
    <message>
        <source>without those taken back</source>
        <translation>без отменённых</translation>
    </message>
    <message>
        <source>Go back to the state after “{0}”?</source>
        <translation>Вернуться к состоянию после «{0}»?</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>Восстановить «{0}»?</translation>
    </message>
    <message>
        <source>That is the state as it is now.</source>
        <translation>Это и есть нынешнее состояние.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>Будет отменён %n шаг; отмена вернёт его.</numerusform>
            <numerusform>Будут отменены %n шага; отмена вернёт их.</numerusform>
            <numerusform>Будет отменено %n шагов; отмена вернёт их.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Вернуться</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Восстановить из файла</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Файлы турниров (*.tdb)</translation>
    </message>
    <message>
        <source>It stands as of {0}, after “{1}”.</source>
        <translation>Он – на {0}, после «{1}».</translation>
    </message>
    <message>
        <source>The state as it is now is kept in a file beside the event. Undo does not go behind this step.</source>
        <translation>Нынешнее состояние сохраняется в файле рядом с турниром. За этот шаг отмена не заходит.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>%n шаг есть только в том файле и добавится.</numerusform>
            <numerusform>%n шага есть только в том файле и добавятся.</numerusform>
            <numerusform>%n шагов есть только в том файле и добавятся.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>%n шаг есть только здесь и исчезнет:</numerusform>
            <numerusform>%n шага есть только здесь и исчезнут:</numerusform>
            <numerusform>%n шагов есть только здесь и исчезнут:</numerusform>
        </translation>
    </message>
    <message>
        <source>Make everything as it is in {0}?</source>
        <translation>Сделать всё так, как в {0}?</translation>
    </message>
    <message>
        <source>Restore from the file</source>
        <translation>Восстановить из файла</translation>
    </message>
    <message>
        <source>Name the state as it is now</source>
        <translation>Назвать нынешнее состояние</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Имя:</translation>
    </message>
    <message>
        <source>Named: {0}</source>
        <translation>Названо: {0}</translation>
    </message>
    <message>
        <source>No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.</source>
        <translation>Второе место не выбрано. Выбрать папку, лучше на флешке: копия записывается туда сама.</translation>
    </message>
    <message>
        <source>To {0}, the last {1} copies are kept: {2}</source>
        <translation>В {0} хранятся последние копии ({1}): {2}</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Папка для резервных копий</translation>
    </message>
    <message>
        <source>A backup beside the event is lost with it: choose another place.</source>
        <translation>Резервная копия рядом с турниром пропадёт вместе с ним: выбрать другое место.</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Number of the lot</source>
        <translation>Число жребия</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Ввести целое число</translation>
    </message>
</context>
<context>
    <name>LotLine</name>
    <message>
        <source>Draw the position</source>
        <translation>Определить позицию</translation>
    </message>
    <message>
        <source>Starting position {0}, drawn with the seed {1}.</source>
        <translation>Начальная позиция {0}, начальное число жребия {1}.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Новый жребий</translation>
    </message>
    <message>
        <source>The starting position of this round is not drawn yet.</source>
        <translation>Начальная позиция этого тура жребием ещё не определена.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Турнир</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>Т&amp;уры</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>По&amp;казатели</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} открывается…</translation>
    </message>
    <message>
        <source>The demo event</source>
        <translation>Учебный пример</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>Так нельзя</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Нет копии</translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message>
        <source>Boards</source>
        <translation>Доски</translation>
    </message>
    <message>
        <source>Without a board</source>
        <translation>Без доски</translation>
    </message>
    <message>
        <source>Unpair (U)</source>
        <translation>Разбить пару (U)</translation>
    </message>
    <message>
        <source>Take both off this board: U or Del</source>
        <translation>Убрать обоих с этой доски: U или Del</translation>
    </message>
    <message>
        <source>Swap colours (S)</source>
        <translation>Поменять цвета (S)</translation>
    </message>
    <message>
        <source>White plays Black: S</source>
        <translation>Белые играют чёрными: S</translation>
    </message>
    <message>
        <source>Mark (M)</source>
        <translation>Отметить (M)</translation>
    </message>
    <message>
        <source>Mark this line, then choose the opponent and press P</source>
        <translation>Отметить эту строку, затем выбрать соперника и нажать P</translation>
    </message>
    <message>
        <source>Pair (P)</source>
        <translation>Пара (P)</translation>
    </message>
    <message>
        <source>The marked one meets this one, with the colours due</source>
        <translation>Отмеченный играет с этим, с положенными цветами</translation>
    </message>
    <message>
        <source>Bye (B)</source>
        <translation>Бай (B)</translation>
    </message>
    <message>
        <source>The pairing-allocated bye</source>
        <translation>Бай по жеребьёвке</translation>
    </message>
    <message>
        <source>Absent (Z)</source>
        <translation>Отсутствует (Z)</translation>
    </message>
    <message>
        <source>A zero-point bye</source>
        <translation>Бай без очка</translation>
    </message>
    <message>
        <source>Pair the others (E)</source>
        <translation>Пары остальным (E)</translation>
    </message>
    <message>
        <source>The engine pairs those who are left; boards that stand are not touched: E</source>
        <translation>Программа составляет пары оставшимся; готовые доски не затрагиваются: E</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Finish and compare…</source>
        <translation>Завершить и сравнить…</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand: nothing else can be paired until you finish.</source>
        <translation>Идёт ручная жеребьёвка тура {0}: до её завершения других жеребьёвок нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n без соперника и бая</numerusform>
            <numerusform>%n без соперника и бая</numerusform>
            <numerusform>%n без соперника и бая</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a place</source>
        <translation>У всех есть место</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P.</source>
        <translation>Перетащить игрока на другого, на место за доской или под список – в свободные; или отметить одного клавишей M, выбрать соперника и нажать P.</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly.</source>
        <translation>Перетащить игрока на другого, на место за доской или под список – в свободные; или отметить одного клавишей M, выбрать соперника и нажать P. б и ч после имени – положенный цвет: 2 абсолютно, 1 сильно, 0 слабо.</translation>
    </message>
    <message>
        <source>Fewer than two are left</source>
        <translation>Осталось меньше двух</translation>
    </message>
    <message>
        <source>Somebody has neither an opponent nor a bye</source>
        <translation>У кого-то нет ни соперника, ни бая</translation>
    </message>
    <message>
        <source>This breaks rules</source>
        <translation>Это нарушает правила</translation>
    </message>
    <message>
        <source>The bye is given already: one is still without a game.</source>
        <translation>Бай уже дан: один ещё без партии.</translation>
    </message>
    <message>
        <source>Nobody of those who are left may meet another of them.</source>
        <translation>Никто из оставшихся не может играть с другим из них.</translation>
    </message>
    <message>
        <source>Keep the pairing by hand?</source>
        <translation>Сохранить ручную жеребьёвку?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>The pairing by hand is the same as that of {0}.</source>
        <translation>Ручная жеребьёвка совпадает с жеребьёвкой {0}.</translation>
    </message>
    <message>
        <source>Finish without a comparison?</source>
        <translation>Завершить без сравнения?</translation>
    </message>
    <message>
        <source>The log keeps that there was no engine&apos;s pairing to compare with.</source>
        <translation>Журнал сохраняет, что программной жеребьёвки для сравнения не было.</translation>
    </message>
    <message>
        <source>Finish without it</source>
        <translation>Завершить без сравнения</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>M</source>
        <translation>М</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>First-named team</source>
        <translation>Команда, названная первой</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Game points so far</source>
        <translation>Очки в партиях пока</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Другая команда</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Ещё не решено</translation>
    </message>
    <message>
        <source>Postponed: the next round does not wait for it</source>
        <translation>Перенесён: следующий тур его не ждёт</translation>
    </message>
    <message>
        <source>The score entered is not the sum of the boards</source>
        <translation>Введённый счёт – не сумма досок</translation>
    </message>
    <message>
        <source>Entered at once</source>
        <translation>Введено сразу</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Заметка: {0}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>бай</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>бай в пол-очка</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>бай в целое очко</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>свободный тур</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>отсутствует</translation>
    </message>
</context>
<context>
    <name>MatchesView</name>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Line-ups…</source>
        <translation>Составы…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Счёт…</translation>
    </message>
    <message>
        <source>Home ↔ away</source>
        <translation>Хозяева ↔ гости</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Неявка</translation>
    </message>
    <message>
        <source>The match is lost without playing</source>
        <translation>Матч проигран без игры</translation>
    </message>
    <message>
        <source>Who goes on…</source>
        <translation>Кто проходит дальше…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Заметка…</translation>
    </message>
    <message>
        <source>Choose a match first</source>
        <translation>Сначала выбрать матч</translation>
    </message>
    <message>
        <source>Hand in this line-up?</source>
        <translation>Сдать этот состав?</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Счёт матча</translation>
    </message>
    <message>
        <source>Game points, the first-named team first, for example 2½:1½; empty takes the score away</source>
        <translation>Очки в партиях, сначала команда, названная первой, например 2½:1½; пусто – убрать счёт</translation>
    </message>
    <message>
        <source>“{0}” is no score: write for example 2.5:1.5.</source>
        <translation>«{0}» – не счёт: писать, например, 2.5:1.5.</translation>
    </message>
    <message>
        <source>Enter this score?</source>
        <translation>Записать этот счёт?</translation>
    </message>
    <message>
        <source>Note at match {0}</source>
        <translation>Заметка к матчу {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Заметка:</translation>
    </message>
    <message>
        <source>Swap home and away?</source>
        <translation>Поменять хозяев и гостей?</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Поменять</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Решить матч?</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>Не приходит: {0}</translation>
    </message>
    <message>
        <source>Neither comes</source>
        <translation>Не явились обе</translation>
    </message>
    <message>
        <source>It is played after all</source>
        <translation>Матч всё же играется</translation>
    </message>
    <message>
        <source>Forfeit the match?</source>
        <translation>Записать неявку в матче?</translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message>
        <source>Pair round {0}</source>
        <translation>Провести жеребьёвку тура {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n игрок не отмечен по прибытии, тур {0}</numerusform>
            <numerusform>%n игрока не отмечены по прибытии, тур {0}</numerusform>
            <numerusform>%n игроков не отмечены по прибытии, тур {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n команда не отмечена по прибытии, тур {0}</numerusform>
            <numerusform>%n команды не отмечены по прибытии, тур {0}</numerusform>
            <numerusform>%n команд не отмечены по прибытии, тур {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Все вместе</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>не отмечен</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Кого нет</translation>
    </message>
    <message>
        <source>Do this and pair</source>
        <translation>Так и провести жеребьёвку</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>is here: is paired</source>
        <translation>здесь: участвует в жеребьёвке</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>бай без очка в этом туре</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>бай в пол-очка в этом туре</translation>
    </message>
    <message>
        <source>stays in the table: forfeits if not there</source>
        <translation>остаётся в таблице: неявка, если не придёт</translation>
    </message>
    <message>
        <source>leaves the tournament</source>
        <translation>выбывает из турнира</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation>Место при официальном порядке</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Пробный</translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation>Место при пробном порядке и на сколько мест</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Решает</translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation>Показатель пробного порядка, который решает</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Значение этого показателя у игрока</translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation>С места {0} на место {1}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>разделено</translation>
    </message>
</context>
<context>
    <name>NetworkBox</name>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>No network: open a hotspot, or join one</source>
        <translation>Сети нет: открыть точку доступа или подключиться</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>&amp;Create the event</source>
        <translation>&amp;Создать турнир</translation>
    </message>
    <message>
        <source>To the regulations in words; what was not asked yet stays as it is proposed</source>
        <translation>К регламенту словами; о чём ещё не спрошено, остаётся как предложено</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Остальное как обычно</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Как он называется?</translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation>Название стоит на каждой напечатанной странице.</translation>
    </message>
    <message>
        <source>three letters, for example NOR</source>
        <translation>три буквы, например NOR</translation>
    </message>
    <message>
        <source>N&amp;ame *</source>
        <translation>&amp;Название *</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Место проведения</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Федерация</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Добавить должностное лицо</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Должностные лица</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Как играют?</translation>
    </message>
    <message>
        <source>All of it can be changed until round 1 is paired.</source>
        <translation>Всё это можно менять, пока не проведена жеребьёвка тура 1.</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Вид контроля времени</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Контроль времени</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Обсчёт как</translation>
    </message>
    <message>
        <source>When is it played?</source>
        <translation>Когда играют?</translation>
    </message>
    <message>
        <source>Fill the schedule from the first round and the rounds a day, or leave it for later.</source>
        <translation>Заполнить расписание по первому туру и числу туров в день или оставить на потом.</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>Даты известны</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Первый день</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Последний день</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Первый день</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Последний день</translation>
    </message>
    <message>
        <source>What counts how much?</source>
        <translation>Сколько очков за что?</translation>
    </message>
    <message>
        <source>Points and byes are locked once round 1 is paired.</source>
        <translation>После жеребьёвки тура 1 очки и баи изменить нельзя.</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>Как решается равенство очков?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Начать с готового порядка показателей. Страница «Показатели» меняет его в любое время.</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Редакция правил дополнительных показателей ФИДЕ</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation>Регламент словами</translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation>Сравнить с объявленным и создать турнир.</translation>
    </message>
    <message>
        <source>Preview, print or save as PDF…</source>
        <translation>Просмотр, печать или сохранение в PDF…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Копировать текст</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Редакция ФИДЕ {0}</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Регламент – {0}</translation>
    </message>
    <message>
        <source>Leave the new event? What was entered is lost.</source>
        <translation>Выйти из создания турнира? Введённое пропадёт.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Выйти</translation>
    </message>
</context>
<context>
    <name>Norms</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Стартовый номер (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Звание ФИДЕ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Норма</translation>
    </message>
    <message>
        <source>The greatest norm within reach</source>
        <translation>Самая высокая возможная норма</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>Preliminary: FIDE decides</source>
        <translation>Предварительно: решает ФИДЕ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>In the games that count</source>
        <translation>В засчитываемых партиях</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Засчитываемые партии</translation>
    </message>
    <message>
        <source>Average of the opponents after 1.4.6</source>
        <translation>Средний рейтинг соперников по 1.4.6</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Перформанс</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Ещё нужно</translation>
    </message>
    <message>
        <source>In the rounds to come</source>
        <translation>В предстоящих турах</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Статья</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Условие</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Предел</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Выполнено</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>НЕТ</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>нет ответа</translation>
    </message>
</context>
<context>
    <name>NormsPanel</name>
    <message>
        <source>Title norms</source>
        <translation>Нормы званий</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Найти по имени, клубу или номеру</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Stop looking after norms</source>
        <translation>Больше не следить за нормами</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Кандидаты</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Условия</translation>
    </message>
    <message>
        <source>Nobody has made a norm or still can</source>
        <translation>Никто не выполнил норму и уже не может выполнить</translation>
    </message>
    <message>
        <source>This is looked at anew after every result.</source>
        <translation>Это пересматривается после каждого результата.</translation>
    </message>
    <message>
        <source>Norms are not looked after in this section</source>
        <translation>В этой группе за нормами не следят</translation>
    </message>
    <message>
        <source>Say so, and this page and its sheets appear.</source>
        <translation>Включить – и появится эта страница и её листы.</translation>
    </message>
    <message>
        <source>Look after title norms</source>
        <translation>Следить за нормами званий</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Что знает только арбитр</translation>
    </message>
    <message>
        <source>preliminary: FIDE decides</source>
        <translation>предварительно: решает ФИДЕ</translation>
    </message>
    <message>
        <source>{0} norm of {1}: {2}</source>
        <translation>Норма {0}, {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Until now</source>
        <translation>До сих пор</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новый</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Number the players by rating</source>
        <translation>Номера по рейтингу</translation>
    </message>
    <message>
        <source>By tournament rating, then title, then what was announced for equals (C.04.2).</source>
        <translation>По турнирному рейтингу, затем званию, затем по объявленному для равных (C.04.2).</translation>
    </message>
    <message>
        <source>Give the numbers</source>
        <translation>Раздать номера</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Раздать номера по жребию</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Одно и то же число жребия везде даёт один и тот же порядок.</translation>
    </message>
    <message>
        <source>Take this lot</source>
        <translation>Взять этот жребий</translation>
    </message>
    <message>
        <source>Give the numbers by hand</source>
        <translation>Раздать номера вручную</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the marked player, as the buttons do.</source>
        <translation>Alt+Вверх и Alt+Вниз перемещают отмеченного игрока, как кнопки.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>The FIDE rating (FIDE)</source>
        <translation>Рейтинг ФИДЕ (FIDE)</translation>
    </message>
    <message>
        <source>The national rating (NRO)</source>
        <translation>Национальный рейтинг (NRO)</translation>
    </message>
    <message>
        <source>The FIDE rating, without one the national (FIDON)</source>
        <translation>Рейтинг ФИДЕ, при отсутствии – национальный (FIDON)</translation>
    </message>
    <message>
        <source>The national rating, without one FIDE&apos;s (NIDOF)</source>
        <translation>Национальный рейтинг, при отсутствии – ФИДЕ (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of FIDE and national (HBFN)</source>
        <translation>Больший из рейтинга ФИДЕ и национального (HBFN)</translation>
    </message>
    <message>
        <source>The lower of FIDE and national (LBFN)</source>
        <translation>Меньший из рейтинга ФИДЕ и национального (LBFN)</translation>
    </message>
    <message>
        <source>Another rule: the order of the lists, or as typed (OTHER)</source>
        <translation>Другое правило: порядок листов или как введено (OTHER)</translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message>
        <source>Everything of {0} is there.</source>
        <translation>Всё из {0} на месте.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n шаг только в {0}</numerusform>
            <numerusform>%n шага только в {0}</numerusform>
            <numerusform>%n шагов только в {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter them again</source>
        <translation>Ввести заново</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>Заново введён %n шаг.</numerusform>
            <numerusform>Заново введено %n шага.</numerusform>
            <numerusform>Заново введено %n шагов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Officials</name>
    <message>
        <source>Chief arbiter</source>
        <translation>Главный арбитр</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Заместитель главного арбитра</translation>
    </message>
    <message>
        <source>Sector arbiter</source>
        <translation>Арбитр сектора</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Арбитр по жеребьёвке</translation>
    </message>
    <message>
        <source>Fair-play officer</source>
        <translation>Офицер честной игры</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Арбитр</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Организатор</translation>
    </message>
</context>
<context>
    <name>OfficialsTable</name>
    <message>
        <source>Role</source>
        <translation>Роль</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звание</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Фамилия, Имя</translation>
    </message>
    <message>
        <source>Take this official away</source>
        <translation>Убрать это должностное лицо</translation>
    </message>
</context>
<context>
    <name>OpenReadingsDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Импорт: {0}</translation>
    </message>
    <message>
        <source>{0} can be read in several ways</source>
        <translation>{0} можно прочитать по-разному</translation>
    </message>
    <message>
        <source>Its own totals fit each of these readings. Choose what really happened; nothing was created yet.</source>
        <translation>Собственные итоги файла подходят к каждому из прочтений. Выбрать то, что было на самом деле; пока ничего не создано.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Вопросы</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Прочитать так</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Строка {0}</translation>
    </message>
    <message>
        <source>Choose a reading for each question first.</source>
        <translation>Сначала выбрать прочтение для каждого вопроса.</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Ни один номер не меняется</translation>
    </message>
</context>
<context>
    <name>OriginQuestion</name>
    <message>
        <source>Which program do you come from?</source>
        <translation>Какая программа привычна?</translation>
    </message>
    <message>
        <source>Results are then typed with the keys you know. The Rounds page changes them at any time.</source>
        <translation>Тогда результаты вводятся знакомыми клавишами. Страница «Туры» меняет их в любое время.</translation>
    </message>
    <message>
        <source>Another, or none</source>
        <translation>Другая или никакая</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Клавиши: {0}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Own keys</source>
        <translation>Свои клавиши</translation>
    </message>
    <message>
        <source>Keys for results: {0}.</source>
        <translation>Клавиши результатов: {0}.</translation>
    </message>
</context>
<context>
    <name>OwnKeysDialog</name>
    <message>
        <source>Own keys for results</source>
        <translation>Свои клавиши результатов</translation>
    </message>
    <message>
        <source>Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count wherever they are, also on the number block; Del always clears. Letters that are results find no player.</source>
        <translation>Перейти к полю клавишей Tab и нажать нужную клавишу; Backspace оставляет его пустым. Цифры действуют везде, также на цифровом блоке; Del всегда стирает. Буквы, занятые результатами, игроков не ищут.</translation>
    </message>
    <message>
        <source>Key for: {0}</source>
        <translation>Клавиша для: {0}</translation>
    </message>
    <message>
        <source>As &amp;Classic</source>
        <translation>Как &amp;классика</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Использовать эти клавиши</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>{0} would mean two things.</source>
        <translation>{0} означало бы сразу две вещи.</translation>
    </message>
    <message>
        <source>White wins, draw and Black wins need a key each.</source>
        <translation>Победе белых, ничьей и победе чёрных нужно по клавише.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Победа белых</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Победа чёрных</translation>
    </message>
    <message>
        <source>Black did not come</source>
        <translation>Чёрные не явились</translation>
    </message>
    <message>
        <source>White did not come</source>
        <translation>Белые не явились</translation>
    </message>
    <message>
        <source>Neither came</source>
        <translation>Не явился никто</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Другие результаты</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Стереть результат</translation>
    </message>
</context>
<context>
    <name>PackPart</name>
    <message>
        <source>Each document is printed with its own options.</source>
        <translation>Каждый документ печатается со своими параметрами.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Отправить как</translation>
    </message>
    <message>
        <source>One job</source>
        <translation>Одно задание</translation>
    </message>
    <message>
        <source>All documents go to the printer together</source>
        <translation>Все документы идут на принтер вместе</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>По одному</translation>
    </message>
    <message>
        <source>Every document is a job of its own</source>
        <translation>Каждый документ – отдельное задание печати</translation>
    </message>
    <message>
        <source>Usual contents</source>
        <translation>Обычное содержание</translation>
    </message>
    <message>
        <source>Empty the queue</source>
        <translation>Очистить очередь</translation>
    </message>
    <message>
        <source>Send to the printer as</source>
        <translation>Отправить на принтер как</translation>
    </message>
</context>
<context>
    <name>PageHeadDialog</name>
    <message>
        <source>On every page</source>
        <translation>На каждой странице</translation>
    </message>
    <message>
        <source>Header lines, logo and sponsors</source>
        <translation>Строки заголовка, логотип и спонсоры</translation>
    </message>
    <message>
        <source>Lines above the name of the event</source>
        <translation>Строки над названием турнира</translation>
    </message>
    <message>
        <source>Header line {0}</source>
        <translation>Строка заголовка {0}</translation>
    </message>
    <message>
        <source>The federation or the club that invites</source>
        <translation>Приглашающая федерация или клуб</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Логотип</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Sponsors, at the foot of the page</source>
        <translation>Спонсоры, внизу страницы</translation>
    </message>
    <message>
        <source>Add a sponsor…</source>
        <translation>Добавить спонсора…</translation>
    </message>
    <message>
        <source>PNG or JPEG. Large pictures are made smaller.</source>
        <translation>PNG или JPEG. Большие картинки уменьшаются.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>At most {0} sponsors are printed.</source>
        <translation>Печатается не более {0} спонсоров.</translation>
    </message>
    <message>
        <source>{0} was made smaller: {1} x {2} pixels.</source>
        <translation>{0}: уменьшено до {1} x {2} пикселей.</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Спонсоры</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Картинки (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No logo yet.</source>
        <translation>Логотипа ещё нет.</translation>
    </message>
    <message>
        <source>There is no logo</source>
        <translation>Логотипа нет</translation>
    </message>
    <message>
        <source>Sponsor {0}</source>
        <translation>Спонсор {0}</translation>
    </message>
    <message>
        <source>Move sponsor {0} up</source>
        <translation>Спонсора {0} выше</translation>
    </message>
    <message>
        <source>Take sponsor {0} away</source>
        <translation>Убрать спонсора {0}</translation>
    </message>
    <message>
        <source>There are {0} already</source>
        <translation>Их уже {0}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation>Просмотр печатных страниц</translation>
    </message>
</context>
<context>
    <name>PairingDesk</name>
    <message>
        <source>No legal pairing keeps them all apart; these wishes yielded: {0}.</source>
        <translation>Допустимой жеребьёвки, где все они разведены, нет; уступили пожелания: {0}.</translation>
    </message>
    <message>
        <source>The event has changed while the engine worked: pair again.</source>
        <translation>Пока программа работала, турнир изменился: повторить жеребьёвку.</translation>
    </message>
    <message>
        <source>Pairing was cancelled; nothing has changed.</source>
        <translation>Жеребьёвка прервана; ничего не изменилось.</translation>
    </message>
</context>
<context>
    <name>PairingRules</name>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Для</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>wished apart</source>
        <translation>по возможности</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>не должны встречаться</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>prohibitions: {0}</source>
        <translation>запретов: {0}</translation>
    </message>
    <message>
        <source>wishes: {0}</source>
        <translation>пожеланий: {0}</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Бакинское ускорение</translation>
    </message>
    <message>
        <source>fixed tables: {0}</source>
        <translation>закреплённых столов: {0}</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Шахматы-960</translation>
    </message>
    <message>
        <source>A round robin is not accelerated.</source>
        <translation>Круговая система не ускоряется.</translation>
    </message>
    <message>
        <source>No acceleration: everybody is paired by the points scored.</source>
        <translation>Без ускорения: жеребьёвка по набранным очкам.</translation>
    </message>
    <message>
        <source>The groups are formed of those who play round 1; nobody does yet.</source>
        <translation>Группы образуются из тех, кто играет тур 1; пока никого.</translation>
    </message>
    <message>
        <source>Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Туры {0}–{1}: номера {2}–{3} в жеребьёвке с +{4}.</translation>
    </message>
    <message>
        <source>Round {0}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Тур {0}: номера {2}–{3} в жеребьёвке с +{4}.</translation>
    </message>
    <message>
        <source>Upper group, {0} players: {1}.</source>
        <translation>Верхняя группа, игроков {0}: {1}.</translation>
    </message>
    <message>
        <source>The others, {0} players: {1}.</source>
        <translation>Остальные, игроков {0}: {1}.</translation>
    </message>
    <message>
        <source>Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the group of the number he or she gets (C.04.7).</source>
        <translation>До публикации тура 1 группы следуют за списком; игрок с баем в туре 1 относится к группе по номеру, который получит (C.04.7).</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7).</source>
        <translation>Бакинское ускорение (C.04.7).</translation>
    </message>
    <message>
        <source>Not paired with each other in rounds {0} to {1}: {2}.</source>
        <translation>Не сводятся друг с другом в турах {0}–{1}: {2}.</translation>
    </message>
    <message>
        <source>Kept apart in rounds {0} to {1} where the rules allow it: {2}.</source>
        <translation>Разводятся в турах {0}–{1}, если позволяют правила: {2}.</translation>
    </message>
    <message>
        <source>Chess960: every round starts from a position drawn by lot.</source>
        <translation>Шахматы-960: каждый тур начинается с позиции, выбранной жребием.</translation>
    </message>
</context>
<context>
    <name>PairingRulesDialog</name>
    <message>
        <source>Pairing rules</source>
        <translation>Правила жеребьёвки</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Часть</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Кто не должен встречаться</translation>
    </message>
    <message>
        <source>Prohibited pairings, clubs, federations</source>
        <translation>Запрещённые пары, клубы, федерации</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7)</source>
        <translation>Бакинское ускорение (C.04.7)</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Закреплённые столы</translation>
    </message>
    <message>
        <source>Players who do not move</source>
        <translation>Игроки, которые не пересаживаются</translation>
    </message>
    <message>
        <source>Colour and Chess960</source>
        <translation>Цвет и шахматы-960</translation>
    </message>
    <message>
        <source>The first colour, positions drawn by lot</source>
        <translation>Первый цвет, позиции по жребию</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Every change is stored at once; undo takes it back.</source>
        <translation>Каждое изменение сохраняется сразу; отмена убирает его.</translation>
    </message>
    <message>
        <source>Prohibit a pairing…</source>
        <translation>Запретить пару…</translation>
    </message>
    <message>
        <source>Clubs or federations…</source>
        <translation>Клубы или федерации…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or federations apart in the first rounds; it must be announced before round 1.</source>
        <translation>Никто не разведён. Запретить пару (братья, одна машина) или разводить членов клубов или федераций в первых турах; это объявляется до тура 1.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Paired by the points scored</source>
        <translation>Жеребьёвка по набранным очкам</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Баку</translation>
    </message>
    <message>
        <source>The upper half gets points that count for pairing only (C.04.7)</source>
        <translation>Верхняя половина получает очки, которые считаются только в жеребьёвке (C.04.7)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Ввести или выбрать имя</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>A lower board</source>
        <translation>Доска ниже</translation>
    </message>
    <message>
        <source>A higher board</source>
        <translation>Доска выше</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Закрепить</translation>
    </message>
    <message>
        <source>Let move again</source>
        <translation>Открепить</translation>
    </message>
    <message>
        <source>A player who cannot move plays at this board in every round paired from now on.</source>
        <translation>Игрок, которому трудно передвигаться, играет за этой доской во всех турах с этого момента.</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Бросить жребий</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Chess960: a starting position is drawn by lot for every round</source>
        <translation>Шахматы-960: для каждого тура начальная позиция по жребию</translation>
    </message>
    <message>
        <source>The colour of the highest-ranked player in round 1</source>
        <translation>Цвет игрока с номером 1 в туре 1</translation>
    </message>
    <message>
        <source>The colour of team 1 on board 1 in round 1</source>
        <translation>Цвет команды 1 на доске 1 в туре 1</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Шахматы-960</translation>
    </message>
    <message>
        <source>The Rounds page draws the position; it stands on the pairings sheet and the projector.</source>
        <translation>Позиция определяется на странице «Туры»; она стоит на листе пар и на проекторе.</translation>
    </message>
    <message>
        <source>Only in a Swiss: a round robin is read from its table</source>
        <translation>Только в швейцарской системе: круговая читается по таблице</translation>
    </message>
    <message>
        <source>Teams have no fixed tables</source>
        <translation>У команд нет закреплённых столов</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Сначала выбрать строку</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Сначала выбрать игрока</translation>
    </message>
    <message>
        <source>Round 1 is paired: outside FIDE mode a change is asked about and noted in the report</source>
        <translation>Жеребьёвка тура 1 проведена: вне режима ФИДЕ об изменении спрашивается, и оно отмечается в отчёте</translation>
    </message>
    <message>
        <source>Change the pairing rules?</source>
        <translation>Изменить правила жеребьёвки?</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation>Поиск команд и игроков</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Поиск команд, страниц и игроков</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Найденное</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} из {1}</translation>
    </message>
</context>
<context>
    <name>PdfPreview</name>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить как PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить как PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Вся страница</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>Отправлено на принтер: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Сохранено: {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Страница {0} из {1}</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>{0}: the picture is damaged.</source>
        <translation>{0}: картинка повреждена.</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chart of places by policy</source>
        <translation>График мест по правилам</translation>
    </message>
    <message>
        <source>The same places stand in the table: choose Table above.</source>
        <translation>Те же места – в таблице: выбрать выше «Таблица».</translation>
    </message>
    <message>
        <source>{0}: place {1} under {2}</source>
        <translation>{0}: место {1} при {2}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>как есть</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Add players…</source>
        <translation>&amp;Добавить игроков…</translation>
    </message>
    <message>
        <source>Add &amp;many: paste or open a table…</source>
        <translation>Доба&amp;вить многих: вставить или открыть таблицу…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Изменить…</translation>
    </message>
    <message>
        <source>&amp;Byes and absences…</source>
        <translation>&amp;Баи и отсутствия…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>&amp;Снять с турнира…</translation>
    </message>
    <message>
        <source>Take bac&amp;k…</source>
        <translation>Верну&amp;ть…</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>Искл&amp;ючить…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Move to another &amp;section</source>
        <translation>Переместить в другую гру&amp;ппу</translation>
    </message>
    <message>
        <source>C&amp;ategory</source>
        <translation>&amp;Категория</translation>
    </message>
    <message>
        <source>&amp;Check-in</source>
        <translation>От&amp;метка прибытия</translation>
    </message>
    <message>
        <source>Cl&amp;ose the check-in…</source>
        <translation>&amp;Закончить отметку о прибытии…</translation>
    </message>
    <message>
        <source>Check the reg&amp;istration</source>
        <translation>Пр&amp;оверить регистрацию</translation>
    </message>
    <message>
        <source>&amp;Number the players by rating…</source>
        <translation>&amp;Номера по рейтингу…</translation>
    </message>
    <message>
        <source>Exchange two pairing numbers</source>
        <translation>Поменять местами два стартовых номера</translation>
    </message>
    <message>
        <source>Draw the numbers by &amp;lot…</source>
        <translation>Номера по &amp;жребию…</translation>
    </message>
    <message>
        <source>Give the numbers by &amp;hand…</source>
        <translation>Номера вру&amp;чную…</translation>
    </message>
    <message>
        <source>&amp;Tournament ratings…</source>
        <translation>Турнирные &amp;рейтинги…</translation>
    </message>
    <message>
        <source>Cate&amp;gories…</source>
        <translation>Кате&amp;гории…</translation>
    </message>
    <message>
        <source>Compare with the rating list…</source>
        <translation>Сравнить с рейтинг-листом…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Рейтинг-листы…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Сначала открыть турнир</translation>
    </message>
    <message>
        <source>Select players on the Players page first</source>
        <translation>Сначала выбрать игроков на странице «Игроки»</translation>
    </message>
    <message>
        <source>Select one player who has not left</source>
        <translation>Выбрать одного игрока, который не выбыл</translation>
    </message>
    <message>
        <source>The event has one section only; add one on the Event page</source>
        <translation>В турнире только одна группа; добавить группу на странице «Турнир»</translation>
    </message>
    <message>
        <source>Select two players of equal rating</source>
        <translation>Выбрать двух игроков с равным рейтингом</translation>
    </message>
    <message>
        <source>From this round on: zero points, not paired. The player stays in the standings, marked.</source>
        <translation>С этого тура: ноль очков, без жеребьёвки. Игрок остаётся в положении с отметкой.</translation>
    </message>
    <message>
        <source>From this round on every game is lost; the opponent goes on.</source>
        <translation>С этого тура все партии проиграны; соперник проходит дальше.</translation>
    </message>
    <message>
        <source>From this round on every opponent wins without a game. Who played less than half of the games by then is not ranked, and those games do not count (C.05, 6.6).</source>
        <translation>С этого тура все соперники выигрывают без игры. Если до этого сыграно меньше половины партий, игрок остаётся без места, и эти партии не учитываются (C.05, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw {0}</source>
        <translation>Снять с турнира: {0}</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Снять с турнира</translation>
    </message>
    <message>
        <source>Withdrawn: {0}</source>
        <translation>Снято с турнира: {0}</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>Вернуть: {0}</translation>
    </message>
    <message>
        <source>From this round on the player is paired again; missed rounds stay as they are.</source>
        <translation>С этого тура игрок снова участвует в жеребьёвке; пропущенные туры остаются как есть.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Back in the event: {0}</source>
        <translation>Снова в турнире: {0}</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Исключить: {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Больше не участвует в жеребьёвке и положении. Соперники сохраняют очки.</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Исключить…</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>Удалить %n игрока?</numerusform>
            <numerusform>Удалить %n игроков?</numerusform>
            <numerusform>Удалить %n игроков?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Removed: {0}. Undo brings back.</source>
        <translation>Удалено: {0}. Отмена вернёт.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Группа {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>%n игрок перемещён в {0}</numerusform>
            <numerusform>%n игрока перемещены в {0}</numerusform>
            <numerusform>%n игроков перемещено в {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the numbers {0} and {1}</source>
        <translation>Поменять номера {0} и {1}</translation>
    </message>
    <message>
        <source>The check-in is closed.</source>
        <translation>Отметка о прибытии закончена.</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Fa&amp;mily name</source>
        <translation>&amp;Фамилия</translation>
    </message>
    <message>
        <source>&amp;Given name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>In own &amp;script</source>
        <translation>Родным пис&amp;ьмом</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Федерация</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звание</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>male</source>
        <translation>мужской</translation>
    </message>
    <message>
        <source>female</source>
        <translation>женский</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Звание</translation>
    </message>
    <message>
        <source>Se&amp;x</source>
        <translation>П&amp;ол</translation>
    </message>
    <message>
        <source>&amp;Born</source>
        <translation>Дата &amp;рождения</translation>
    </message>
    <message>
        <source>2004 or 2004-02-29</source>
        <translation>2004 или 2004-02-29</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Клуб</translation>
    </message>
    <message>
        <source>Categor&amp;ies</source>
        <translation>Кате&amp;гории</translation>
    </message>
    <message>
        <source>by hand, separated by commas</source>
        <translation>вручную, через запятую</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Tournament &amp;rating</source>
        <translation>Рейтинг турнир&amp;а</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>ФИДЕ, классика</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>ФИДЕ, быстрые</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>ФИДЕ, блиц</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Национальный рейтинг</translation>
    </message>
    <message>
        <source>F&amp;IDE ID</source>
        <translation>FIDE I&amp;D</translation>
    </message>
    <message>
        <source>&amp;National ID</source>
        <translation>&amp;Национальный ID</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Закреплённый стол</translation>
    </message>
    <message>
        <source>Entry f&amp;ee</source>
        <translation>&amp;Турнирный взнос</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>&amp;Уплачено</translation>
    </message>
    <message>
        <source>May have a &amp;half-point bye</source>
        <translation>&amp;Бай в пол-очка разрешён</translation>
    </message>
    <message>
        <source>Other lists</source>
        <translation>Другие листы</translation>
    </message>
    <message>
        <source>Ratings by round</source>
        <translation>Рейтинги по турам</translation>
    </message>
    <message>
        <source>3: 1850, 5: 1872</source>
        <translation>3: 1850, 5: 1872</translation>
    </message>
    <message>
        <source>as list, age and rating tell</source>
        <translation>по листу, возрасту и рейтингу</translation>
    </message>
    <message>
        <source>For the rating changes, where you know it better</source>
        <translation>Для изменения рейтинга, если известно точнее</translation>
    </message>
    <message>
        <source>From that round on; the tournament rating is the first one</source>
        <translation>С этого тура; первым служит турнирный рейтинг</translation>
    </message>
    <message>
        <source>Ratings from the lists</source>
        <translation>Рейтинги из листов</translation>
    </message>
    <message>
        <source>Take a rating of one of the rating lists</source>
        <translation>Взять рейтинг из рейтинг-листа</translation>
    </message>
    <message>
        <source>By the rules: {0}.</source>
        <translation>По правилам: {0}.</translation>
    </message>
    <message>
        <source>Taken out by hand: {0}.</source>
        <translation>Убран вручную: {0}.</translation>
    </message>
    <message>
        <source>{0} gives {1}</source>
        <translation>{0} даёт {1}</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>введено вручную</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>импортировано</translation>
    </message>
    <message>
        <source>Ratings by round are written as 3: 1850, 5: 1872.</source>
        <translation>Рейтинги по турам пишутся как 3: 1850, 5: 1872.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: «{1}» – не число.</translation>
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
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Rating of the list; a dot means that it was typed by hand</source>
        <translation>Рейтинг из листа; точка означает, что он введён вручную</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Стартовый номер (TPN)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Прибытие</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звание</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Звание ФИДЕ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation>Имя, как в рейтинг-листе</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Род. письмо</translation>
    </message>
    <message>
        <source>Name in the player&apos;s own script</source>
        <translation>Имя родным письмом игрока</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнирный рейтинг</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Кл.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Быстр.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Блиц</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>Нац.</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Род.</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation>Год или дата рождения</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation>Клуб или город</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation>Номер в рейтинг-листе ФИДЕ</translation>
    </message>
    <message>
        <source>Nat. ID</source>
        <translation>Нац. ID</translation>
    </message>
    <message>
        <source>Number in the national list</source>
        <translation>Номер в национальном листе</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Категории</translation>
    </message>
    <message>
        <source>Categories of the player</source>
        <translation>Категории игрока</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Закреплённый стол</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Уплачено</translation>
    </message>
    <message>
        <source>Entry fee paid</source>
        <translation>Уплаченный взнос</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Взнос</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Турнирный взнос</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Баи</translation>
    </message>
    <message>
        <source>Byes and absences, by round: 1 full point, ½ half point, 0 zero points</source>
        <translation>Баи и отсутствия по турам: 1 целое очко, ½ пол-очка, 0 без очка</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Comment of the arbiter</source>
        <translation>Комментарий арбитра</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation>Снялся или исключён</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>введено вручную</translation>
    </message>
    <message>
        <source>from round {0}: {1}</source>
        <translation>с тура {0}: {1}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>not yet seen</source>
        <translation>ещё не пришёл</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>снялся</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>исключён</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Найти игрока</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Найти по имени, клубу или номеру</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Прибытие</translation>
    </message>
    <message>
        <source>Check the registration</source>
        <translation>Проверить регистрацию</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Everything that can be done with players</source>
        <translation>Всё, что можно сделать с игроками</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Игроков пока нет</translation>
    </message>
    <message>
        <source>Search the FIDE list, type a name, or paste a whole table from a spreadsheet.</source>
        <translation>Найти в листе ФИДЕ, набрать имя или вставить целую таблицу из электронной таблицы.</translation>
    </message>
    <message>
        <source>Add players…</source>
        <translation>Добавить игроков…</translation>
    </message>
    <message>
        <source>Paste or open a table…</source>
        <translation>Вставить или открыть таблицу…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Рейтинг-листы…</translation>
    </message>
    <message>
        <source>Add players (Ins)</source>
        <translation>Добавить игроков (Ins)</translation>
    </message>
    <message>
        <source>Check of the registration</source>
        <translation>Проверка регистрации</translation>
    </message>
    <message>
        <source>Nothing to remark</source>
        <translation>Замечаний нет</translation>
    </message>
    <message>
        <source>The registration is complete.</source>
        <translation>Регистрация полна.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation>средний рейтинг {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n без рейтинга</numerusform>
            <numerusform>%n без рейтинга</numerusform>
            <numerusform>%n без рейтинга</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n выбыл из турнира</numerusform>
            <numerusform>%n выбыли из турнира</numerusform>
            <numerusform>%n выбыли из турнира</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Обычная ширина</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n замечание, выяснить из них: {0}</numerusform>
            <numerusform>%n замечания, выяснить из них: {0}</numerusform>
            <numerusform>%n замечаний, выяснить из них: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in: type the first letters of a name, then Space</source>
        <translation>Прибытие: набрать первые буквы имени, затем Пробел</translation>
    </message>
    <message>
        <source>{0}: here</source>
        <translation>{0}: здесь</translation>
    </message>
    <message>
        <source>{0}: absent</source>
        <translation>{0}: отсутствует</translation>
    </message>
    <message>
        <source>{0}: not yet seen</source>
        <translation>{0}: ещё не пришёл</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>%n игрок отмечен здесь</numerusform>
            <numerusform>%n игрока отмечены здесь</numerusform>
            <numerusform>%n игроков отмечены здесь</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Никто не найден: «{0}»</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} из {1}</translation>
    </message>
</context>
<context>
    <name>PointsDialog</name>
    <message>
        <source>Points of {0} in round {1}</source>
        <translation>Очки команды {0} в туре {1}</translation>
    </message>
    <message>
        <source>They are added; a minus takes points away. The reason stands in the tournament report.</source>
        <translation>Они прибавляются; минус снимает очки. Причина стоит в отчёте о турнире.</translation>
    </message>
    <message>
        <source>Points by decision</source>
        <translation>Очки по решению</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>A new decision</source>
        <translation>Новое решение</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} match points, {2} game points ({3})</source>
        <translation>Отменить: тур {0}, матчевые очки {1}, очки в партиях {2} ({3})</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Матчевые очки</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Очки в партиях</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>PolicyDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>НЕ C.07</translation>
    </message>
</context>
<context>
    <name>PolicyList</name>
    <message>
        <source>How unplayed games count</source>
        <translation>Как считаются несыгранные партии</translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses, Shift+F1 explains.</source>
        <translation>Стрелки – посмотреть, Enter или Пробел – выбрать, Shift+F1 – объяснение.</translation>
    </message>
    <message>
        <source>About this policy	Shift+F1</source>
        <translation>Об этом правиле	Shift+F1</translation>
    </message>
</context>
<context>
    <name>PolicyModel</name>
    <message>
        <source>not C.07</source>
        <translation>не C.07</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>действует</translation>
    </message>
</context>
<context>
    <name>PresetMenu</name>
    <message>
        <source>{0}. Edition: {1}. Source: {2}</source>
        <translation>{0}. Редакция: {1}. Источник: {2}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Сохранить этот порядок как…</translation>
    </message>
    <message>
        <source>Copy the ladder of another event…</source>
        <translation>Копировать порядок другого турнира…</translation>
    </message>
    <message>
        <source>Forget an own ladder</source>
        <translation>Забыть свой порядок показателей</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Вся страница</translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>Making the table…</source>
        <translation>Таблица готовится…</translation>
    </message>
    <message>
        <source>Folder for the PDFs</source>
        <translation>Папка для PDF</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) written.</source>
        <translation>
            <numerusform>Записан %n PDF.</numerusform>
            <numerusform>Записано %n PDF.</numerusform>
            <numerusform>Записано %n PDF.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: {0} of {1} PDFs were written.</source>
        <translation>Остановлено: записано PDF {0} из {1}.</translation>
    </message>
    <message>
        <source>{0} They lie in {1}.</source>
        <translation>{0} Они лежат в {1}.</translation>
    </message>
    <message>
        <source>Files of these names are there already</source>
        <translation>Файлы с такими именами уже есть</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>В этой папке уже есть %n файл с таким именем, например {0}.</numerusform>
            <numerusform>В этой папке уже есть %n файла с такими именами, например {0}.</numerusform>
            <numerusform>В этой папке уже есть %n файлов с такими именами, например {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep both gives the new ones a number.</source>
        <translation>«Сохранить оба» даёт новым номер.</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Записать поверх</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Сохранить оба</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Сохранено: {0}</translation>
    </message>
    <message>
        <source>{0}: page {1}</source>
        <translation>{0}: страница {1}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n page(s).</source>
        <translation>
            <numerusform>Остановлено после %n страницы.</numerusform>
            <numerusform>Остановлено после %n страниц.</numerusform>
            <numerusform>Остановлено после %n страниц.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>На принтер отправлена %n страница.</numerusform>
            <numerusform>На принтер отправлены %n страницы.</numerusform>
            <numerusform>На принтер отправлено %n страниц.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizeDelegate</name>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
</context>
<context>
    <name>PrizeRules</name>
    <message>
        <source>By place</source>
        <translation>По месту</translation>
    </message>
    <message>
        <source>Shared equally</source>
        <translation>Делить поровну</translation>
    </message>
    <message>
        <source>Hort system</source>
        <translation>Система Горта</translation>
    </message>
    <message>
        <source>The most valuable</source>
        <translation>Самый дорогой</translation>
    </message>
    <message>
        <source>The first in the list</source>
        <translation>Первый в списке</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>To the best placed</source>
        <translation>Занявшему лучшее место</translation>
    </message>
    <message>
        <source>Stays in the fund</source>
        <translation>Остаётся в фонде</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Равные очки</translation>
    </message>
    <message>
        <source>As in the standings</source>
        <translation>Как в положении</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>В группах</translation>
    </message>
    <message>
        <source>Who wins several keeps</source>
        <translation>При нескольких призах</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Округлять до</translation>
    </message>
    <message>
        <source>Left by rounding</source>
        <translation>Остаток округления</translation>
    </message>
    <message>
        <source>Who withdrew may win</source>
        <translation>Снявшийся может выиграть</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>Smallest share</source>
        <translation>Наименьшая доля</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Most for one</source>
        <translation>Максимум одному</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>Fewest in a group</source>
        <translation>Минимум в группе</translation>
    </message>
    <message>
        <source>Players of a club</source>
        <translation>Игроков клуба</translation>
    </message>
    <message>
        <source>Without prizes (No.)</source>
        <translation>Без призов (№)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number.</source>
        <translation>{0}: «{1}» – не число.</translation>
    </message>
    <message>
        <source>Start numbers without prizes are written as 3, 17.</source>
        <translation>Стартовые номера без призов записываются как 3, 17.</translation>
    </message>
</context>
<context>
    <name>PrizeTable</name>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Group or name</source>
        <translation>Группа, название</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Вещь</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Призёр</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>пока никто</translation>
    </message>
    <message>
        <source>“{0}” is not a place.</source>
        <translation>«{0}» – не место.</translation>
    </message>
    <message>
        <source>“{0}” is not a start number or the name of one player.</source>
        <translation>«{0}» – не стартовый номер и не имя одного игрока.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Named by hand</source>
        <translation>Назначен вручную</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>Which prize</source>
        <translation>Какой приз</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Призёр</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Кто получает</translation>
    </message>
    <message>
        <source>Rk</source>
        <translation>Мст</translation>
    </message>
    <message>
        <source>Place in the standings</source>
        <translation>Место в положении</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Очк.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Amount to be paid</source>
        <translation>Сумма к выплате</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Вещь</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Что ещё есть</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Кто что получает</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Список призов</translation>
    </message>
    <message>
        <source>Add a place</source>
        <translation>Добавить место</translation>
    </message>
    <message>
        <source>The next place of the group of this line</source>
        <translation>Следующее место для призовой группы этой строки</translation>
    </message>
    <message>
        <source>Special prize</source>
        <translation>Спецприз</translation>
    </message>
    <message>
        <source>Best game, youngest player: you name the winner</source>
        <translation>Лучшая партия, самый юный игрок: победитель указывается вручную</translation>
    </message>
    <message>
        <source>Club prize</source>
        <translation>Приз клубам</translation>
    </message>
    <message>
        <source>By the points of a club&apos;s best players</source>
        <translation>По очкам лучших игроков клуба</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Remove the lines chosen</source>
        <translation>Удалить выбранные строки</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Строку выше</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Строку ниже</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Lines from a spreadsheet: group, place, amount, thing, start number</source>
        <translation>Строки из электронной таблицы: группа, место, сумма, вещь, стартовый номер</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The Documents page prints the list, the winners and receipts to sign.</source>
        <translation>Список, призёров и квитанции на подпись печатает страница «Документы».</translation>
    </message>
    <message>
        <source>Best club</source>
        <translation>Лучший клуб</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Строка {0}: {1}</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Таблицы (*.csv *.txt *.tsv);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Import prizes</source>
        <translation>Импорт призов</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Export prizes</source>
        <translation>Экспорт призов</translation>
    </message>
    <message>
        <source>There are no prizes yet</source>
        <translation>Призов пока нет</translation>
    </message>
    <message>
        <source>{0}: as it would be if the event ended now</source>
        <translation>{0}: как если бы турнир закончился сейчас</translation>
    </message>
    <message>
        <source>Prize fund {0}: {1} to the winners, {2} left over.</source>
        <translation>Призовой фонд {0}: призёрам {1}, остаток {2}.</translation>
    </message>
    <message>
        <source>No prizes yet: add the first place, or paste a list from a spreadsheet.</source>
        <translation>Призов пока нет: добавить первое место или вставить список из электронной таблицы.</translation>
    </message>
    <message>
        <source>No player is in the group “{0}”.</source>
        <translation>В группе «{0}» нет игроков.</translation>
    </message>
</context>
<context>
    <name>ProhibitionDialog</name>
    <message>
        <source>A prohibited pairing</source>
        <translation>Запрещённая пара</translation>
    </message>
    <message>
        <source>Tick two or more: none of them meets another of them.</source>
        <translation>Отметить двоих или больше: никто из них не играет с другим из них.</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Найти имя</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Кто не должен встречаться</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Why, for the list (brothers, one car …)</source>
        <translation>Почему, для списка (братья, одна машина …)</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Выбрано: {0}</translation>
    </message>
    <message>
        <source>Tick two or more, and rounds in their order</source>
        <translation>Отметить двоих или больше и указать туры по порядку</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>{0} · Chess960 {1}</source>
        <translation>{0} · шахматы-960 {1}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>The pairings are not published yet.</source>
        <translation>Жеребьёвка ещё не опубликована.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Round {0}: where you play</source>
        <translation>Тур {0}: где играть</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Положение после тура {0}</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>tdapp: projector</source>
        <translation>tdapp: проектор</translation>
    </message>
    <message>
        <source>Large window: 1 boards, 2 players, 3 standings, Space pauses, F11 full screen</source>
        <translation>Большое окно: 1 доски, 2 игроки, 3 положение, Пробел – пауза, F11 – весь экран</translation>
    </message>
    <message>
        <source>not in FIDE mode</source>
        <translation>не в режиме ФИДЕ</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Доски и результаты</translation>
    </message>
    <message>
        <source>Where you play, by name</source>
        <translation>Где играть, по именам</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Turn the page every {0} seconds</source>
        <translation>Листать каждые {0} с</translation>
    </message>
    <message>
        <source>Pause or go on	Space</source>
        <translation>Пауза или дальше	Пробел</translation>
    </message>
    <message>
        <source>Larger	+</source>
        <translation>Крупнее	+</translation>
    </message>
    <message>
        <source>Smaller	-</source>
        <translation>Мельче	-</translation>
    </message>
    <message>
        <source>Full screen	F11</source>
        <translation>Весь экран	F11</translation>
    </message>
    <message>
        <source>Close	Esc</source>
        <translation>Закрыть	Esc</translation>
    </message>
</context>
<context>
    <name>ProtectionDialog</name>
    <message>
        <source>Clubs or federations apart</source>
        <translation>Разводить клубы или федерации</translation>
    </message>
    <message>
        <source>Members of a ticked club or federation do not meet each other in these rounds.</source>
        <translation>Члены отмеченного клуба или федерации в этих турах друг с другом не играют.</translation>
    </message>
    <message>
        <source>As entered with the players</source>
        <translation>Как введено у игроков</translation>
    </message>
    <message>
        <source>As entered with the teams</source>
        <translation>Как введено у команд</translation>
    </message>
    <message>
        <source>What keeps them apart</source>
        <translation>Что их разводит</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Клубы</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Федерации</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Группы</translation>
    </message>
    <message>
        <source>No club or federation is entered twice</source>
        <translation>Ни один клуб и ни одна федерация не введены дважды</translation>
    </message>
    <message>
        <source>Tick a group</source>
        <translation>Отметить группу</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish</source>
        <translation>Опубликовать</translation>
    </message>
    <message>
        <source>The event as a website</source>
        <translation>Турнир как сайт</translation>
    </message>
    <message>
        <source>A folder of plain pages for any web server, sync tool or stick. Only what changed is written again.</source>
        <translation>Папка простых страниц для любого веб-сервера, синхронизации или флешки. Заново записывается только изменившееся.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Папка</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Папка для сайта</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Языки</translation>
    </message>
    <message>
        <source>&amp;Address of the website</source>
        <translation>&amp;Адрес сайта</translation>
    </message>
    <message>
        <source>Where the folder can be seen; printed with a QR code on every sheet</source>
        <translation>Где видна эта папка; печатается с QR-кодом на каждом листе</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>&amp;Initials only for who is younger than</source>
        <translation>Только &amp;инициалы, если младше</translation>
    </message>
    <message>
        <source>Years of &amp;birth</source>
        <translation>&amp;Годы рождения</translation>
    </message>
    <message>
        <source>FIDE &amp;ids</source>
        <translation>FIDE I&amp;D</translation>
    </message>
    <message>
        <source>Shown of the others</source>
        <translation>У остальных показывать</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>&amp;Цвет</translation>
    </message>
    <message>
        <source>Picture of the first page</source>
        <translation>Картинка первой страницы</translation>
    </message>
    <message>
        <source>Also the &amp;standings as they would be now, while a round is played</source>
        <translation>Также полож&amp;ение, каким оно было бы сейчас, пока идёт тур</translation>
    </message>
    <message>
        <source>&amp;Keep it up to date while this event is open</source>
        <translation>&amp;Обновлять, пока этот турнир открыт</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>%n игрок без года рождения показан с полным именем.</numerusform>
            <numerusform>%n игрока без года рождения показаны с полными именами.</numerusform>
            <numerusform>%n игроков без года рождения показаны с полными именами.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into it all the same</source>
        <translation>Всё же записать туда</translation>
    </message>
    <message>
        <source>Open the start page</source>
        <translation>Открыть главную страницу</translation>
    </message>
    <message>
        <source>Stop keeping it up to date</source>
        <translation>Больше не обновлять</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Выбрать папку.</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Выбрать язык.</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Страницы записываются…</translation>
    </message>
    <message>
        <source>The website stays as it is now.</source>
        <translation>Сайт остаётся таким, как сейчас.</translation>
    </message>
</context>
<context>
    <name>RateFields</name>
    <message>
        <source>Time control in words</source>
        <translation>Контроль времени словами</translation>
    </message>
    <message>
        <source>in words: 90 min + 30 s per move</source>
        <translation>словами: 90 мин + 30 с на ход</translation>
    </message>
    <message>
        <source>Code of the time control, for the report</source>
        <translation>Код контроля времени, для отчёта</translation>
    </message>
    <message>
        <source>The code of FIDE&apos;s report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.</source>
        <translation>Код отчёта ФИДЕ указывает секунды: 5400+30, 40/6000+30:900+30 или W300-B240.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>Choose a usual time control</source>
        <translation>Выбрать обычный контроль времени</translation>
    </message>
    <message>
        <source>The code means: {0}, {1}.</source>
        <translation>Код означает: {0}, {1}.</translation>
    </message>
    <message>
        <source>Without a code the report names the time control in words only.</source>
        <translation>Без кода контроль времени в отчёте только словами.</translation>
    </message>
    <message>
        <source>Fill in one of the two: the other one follows.</source>
        <translation>Заполнить одно из двух: другое получится само.</translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message>
        <source>Compare with the rating list</source>
        <translation>Сравнить с рейтинг-листом</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Рейтинг-лист</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Найти игрока</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Отметить все</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Снять все</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Every difference</source>
        <translation>Все расхождения</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>Ratings of the list and tournament ratings</source>
        <translation>Рейтинги листа и турнирные рейтинги</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Личные данные</translation>
    </message>
    <message>
        <source>Name, title, federation, sex and birth</source>
        <translation>Имя, звание, федерация, пол и дата рождения</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Предложенные изменения</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Расхождений нет</translation>
    </message>
    <message>
        <source>The players agree with the list.</source>
        <translation>Данные игроков совпадают с листом.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The list valid on {0} counts. Only what is ticked changes, in one step.</source>
        <translation>Берётся лист, действующий на {0}. Меняется только отмеченное, одним шагом.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament rating stays the first one; new ratings are noted for the rounds to come.</source>
        <translation>Турнир длится более 30 дней: берётся лист, действующий на {0}, день проверки. Турнирный рейтинг остаётся первым; новые рейтинги отмечаются для следующих туров.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>У %n игрока нет номера, не сравнивался.</numerusform>
            <numerusform>У %n игроков нет номера, не сравнивались.</numerusform>
            <numerusform>У %n игроков нет номера, не сравнивались.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} и ещё %n</numerusform>
            <numerusform>{0} и ещё %n</numerusform>
            <numerusform>{0} и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list any more, or never: {0}.</source>
        <translation>Больше нет в листе или не было: {0}.</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Рейтинг-листа ещё нет</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s download first: Players, Rating lists.</source>
        <translation>Сначала импортировать лист ФИДЕ: Игроки, Рейтинг-листы.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>Применить %n изменение</numerusform>
            <numerusform>Применить %n изменения</numerusform>
            <numerusform>Применить %n изменений</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be changed</source>
        <translation>Отметить, что изменить</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>%n игрок изменён</numerusform>
            <numerusform>%n игрока изменены</numerusform>
            <numerusform>%n игроков изменено</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingLists</name>
    <message>
        <source>List</source>
        <translation>Лист</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Действует с</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Импортировано из</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>классические шахматы</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>быстрые шахматы</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>блиц</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Фамилия</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Национальный ID</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Пол</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звание</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Род.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Rapid rating</source>
        <translation>Рейтинг, быстрые</translation>
    </message>
    <message>
        <source>Blitz rating</source>
        <translation>Рейтинг, блиц</translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message>
        <source>Rating lists</source>
        <translation>Рейтинг-листы</translation>
    </message>
    <message>
        <source>Rating lists on this computer</source>
        <translation>Рейтинг-листы этого компьютера</translation>
    </message>
    <message>
        <source>Download the list from FIDE&apos;s rating page (XML or text, zipped or not) and import it here. Several months can be kept; an event takes the one valid when it starts.</source>
        <translation>Загрузить лист со страницы рейтинга ФИДЕ (XML или текст, в архиве или без) и импортировать его здесь. Можно хранить несколько месяцев; турнир берёт лист, действующий при его начале.</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Листов пока нет</translation>
    </message>
    <message>
        <source>Import a download, it takes a minute.</source>
        <translation>Импортировать загруженное, это займёт минуту.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Ход импорта</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list…</source>
        <translation>Импорт листа ФИДЕ…</translation>
    </message>
    <message>
        <source>Import another list…</source>
        <translation>Импорт другого листа…</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Наблюдать за папкой…</translation>
    </message>
    <message>
        <source>New lists in the folder of your downloads are offered when this window opens</source>
        <translation>Новые листы в папке загрузок предлагаются при открытии этого окна</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Импортировать</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>%n новый лист в наблюдаемой папке: {0}</numerusform>
            <numerusform>%n новых листа в наблюдаемой папке: {0}</numerusform>
            <numerusform>%n новых листов в наблюдаемой папке: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, month by {1}</source>
        <translation>{0}, месяц указывает {1}</translation>
    </message>
    <message>
        <source>The folder of your downloads</source>
        <translation>Папка загрузок</translation>
    </message>
    <message>
        <source>New lists in {0} will be offered here.</source>
        <translation>Новые листы в {0} будут предлагаться здесь.</translation>
    </message>
    <message>
        <source>Mark a list first</source>
        <translation>Сначала отметить лист</translation>
    </message>
    <message>
        <source>A list is being read</source>
        <translation>Лист читается</translation>
    </message>
    <message>
        <source>{0} {1} was removed; import the file again to have it back.</source>
        <translation>{0} {1} удалён; чтобы вернуть, импортировать файл снова.</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Действует с</translation>
    </message>
    <message>
        <source>Ratings of the file</source>
        <translation>Рейтинги файла</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Название листа</translation>
    </message>
    <message>
        <source>for example DWZ</source>
        <translation>например, DWZ</translation>
    </message>
    <message>
        <source>Valid from (year-month)</source>
        <translation>Действует с (год-месяц)</translation>
    </message>
    <message>
        <source>The file has the ratings for</source>
        <translation>В файле рейтинги для</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating list</source>
        <translation>Рейтинг-лист ФИДЕ</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.xml *.txt);;All files (*)</source>
        <translation>Рейтинг-листы (*.zip *.xml *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>{0} does not say everything itself:</source>
        <translation>{0} сообщает не всё:</translation>
    </message>
    <message>
        <source>Another rating list</source>
        <translation>Другой рейтинг-лист</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)</source>
        <translation>Таблицы (*.csv *.tsv *.txt *.xlsx *.zip);;Все файлы (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} читается…</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Остановить чтение</translation>
    </message>
    <message>
        <source>What {0} is, and what its columns mean:</source>
        <translation>Что такое {0} и что означают его столбцы:</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Месяц писать как 2026-11.</translation>
    </message>
    <message>
        <source>The list needs a name.</source>
        <translation>Листу нужно название.</translation>
    </message>
    <message>
        <source>Importing {0}. The lists stay as they are until it is complete.</source>
        <translation>Импортируется {0}. До конца импорта листы остаются прежними.</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Прервать импорт</translation>
    </message>
    <message>
        <source>Reading was stopped; the lists are as they were.</source>
        <translation>Чтение остановлено; листы остались прежними.</translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}: %n игрок.</numerusform>
            <numerusform>{0} {1}: %n игрока.</numerusform>
            <numerusform>{0} {1}: %n игроков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>%n строка пропущена, первая: {0}</numerusform>
            <numerusform>%n строки пропущены, первая: {0}</numerusform>
            <numerusform>%n строк пропущено, первая: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message>
        <source>Tournament ratings</source>
        <translation>Турнирные рейтинги</translation>
    </message>
    <message>
        <source>The official ratings of a player stay as the lists have them. The tournament rating is what counts for pairing numbers and tie-breaks.</source>
        <translation>Официальные рейтинги игрока остаются как в листах. Для стартовых номеров и показателей считается турнирный рейтинг.</translation>
    </message>
    <message>
        <source>Players whose tournament rating changes</source>
        <translation>Игроки, у которых меняется турнирный рейтинг</translation>
    </message>
    <message>
        <source>No rating changes</source>
        <translation>Ни один рейтинг не меняется</translation>
    </message>
    <message>
        <source>Everybody has this rating already.</source>
        <translation>У всех уже этот рейтинг.</translation>
    </message>
    <message>
        <source>Take these ratings</source>
        <translation>Взять эти рейтинги</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Сохранить этот порядок</translation>
    </message>
    <message>
        <source>Which rating counts</source>
        <translation>Какой рейтинг считается</translation>
    </message>
    <message>
        <source>Round 1 is paired: tournament ratings are changed player by player only.</source>
        <translation>Жеребьёвка тура 1 проведена: турнирные рейтинги можно менять только у каждого игрока по отдельности.</translation>
    </message>
    <message>
        <source>Order of the lists for {0}</source>
        <translation>Порядок листов, {0}</translation>
    </message>
    <message>
        <source>&amp;National list</source>
        <translation>&amp;Национальный лист</translation>
    </message>
    <message>
        <source>National list</source>
        <translation>Национальный лист</translation>
    </message>
    <message>
        <source>none: as typed or imported</source>
        <translation>нет: как введено или импортировано</translation>
    </message>
    <message>
        <source>The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.</source>
        <translation>Рейтингом ФИДЕ считается первый рейтинг, который есть у игрока; Alt+Вверх и Alt+Вниз перемещают.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>Меняется %n турнирный рейтинг.</numerusform>
            <numerusform>Меняются %n турнирных рейтинга.</numerusform>
            <numerusform>Меняется %n турнирных рейтингов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round 1 is paired: the order counts for players who are added from now on.</source>
        <translation>Жеребьёвка тура 1 проведена: порядок действует для игроков, добавленных с этого момента.</translation>
    </message>
    <message>
        <source>Nothing is chosen otherwise</source>
        <translation>Ничего другого не выбрано</translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message>
        <source>Report for the rating officer</source>
        <translation>Отчёт для рейтинг-офицера</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Замечания</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Записать отчёт…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>What is missing or odd. Enter or a click opens the place where it is mended.</source>
        <translation>Чего не хватает или что странно. Enter или щелчок открывает место, где это исправляется.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Замечание</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>До отправки отчёта нужно исправить %n замечание.</numerusform>
            <numerusform>До отправки отчёта нужно исправить %n замечания.</numerusform>
            <numerusform>До отправки отчёта нужно исправить %n замечаний.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that the report needs is missing.</source>
        <translation>Всё нужное для отчёта есть.</translation>
    </message>
    <message>
        <source>Rated games: {0}, unrated games: {1}</source>
        <translation>Партий с обсчётом: {0}, без обсчёта: {1}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Регламент</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Куда записать отчёт</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Отчёт записан: %n файл в {0}</numerusform>
            <numerusform>Отчёт записан: %n файла в {0}</numerusform>
            <numerusform>Отчёт записан: %n файлов в {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Отчёт записывается…</translation>
    </message>
    <message>
        <source>What independent readers made of the written files.</source>
        <translation>Что нашли в записанных файлах независимые программы.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>совпадает</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>расходится</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>не спрашивали</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Что найдено</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>Why this board?</source>
        <translation>Почему эта доска?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Причины</translation>
    </message>
    <message>
        <source>Why this bye?</source>
        <translation>Почему этот бай?</translation>
    </message>
    <message>
        <source>Why not somebody else?</source>
        <translation>Почему не кто-то другой?</translation>
    </message>
    <message>
        <source>One of this board</source>
        <translation>Один с этой доски</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Кто-то другой</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Ввести или выбрать имя</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>What would the round be with it?</source>
        <translation>Каким был бы тур?</translation>
    </message>
    <message>
        <source>Why not another team?</source>
        <translation>Почему не другая команда?</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Выбрать доску.</translation>
    </message>
    <message>
        <source>Why match {0}?</source>
        <translation>Почему матч {0}?</translation>
    </message>
    <message>
        <source>Why board {0}?</source>
        <translation>Почему доска {0}?</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Why has {0} no match?</source>
        <translation>Почему без матча: {0}?</translation>
    </message>
    <message>
        <source>Why has {0} no game?</source>
        <translation>Почему без партии: {0}?</translation>
    </message>
    <message>
        <source>{0} ({1}) against …</source>
        <translation>{0} ({1}) с …</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>бай</translation>
    </message>
    <message>
        <source>Why has {0} the bye?</source>
        <translation>Почему бай получает {0}?</translation>
    </message>
    <message>
        <source>Forbidden: {0} [{1}]</source>
        <translation>Запрещено: {0} [{1}]</translation>
    </message>
    <message>
        <source>Worse: {0} [{1}]</source>
        <translation>Хуже: {0} [{1}]</translation>
    </message>
    <message>
        <source>Forbidden: {0}</source>
        <translation>Запрещено: {0}</translation>
    </message>
    <message>
        <source>Worse: {0}</source>
        <translation>Хуже: {0}</translation>
    </message>
    <message>
        <source>It is so in this round.</source>
        <translation>В этом туре так и есть.</translation>
    </message>
    <message>
        <source>The engine is pairing the round with these two at one board …</source>
        <translation>Программа составляет пары тура с этими двумя за одной доской …</translation>
    </message>
    <message>
        <source>No legal pairing of the round has these two at one board.</source>
        <translation>Ни в какой допустимой жеребьёвке тура эти двое не играют за одной доской.</translation>
    </message>
    <message>
        <source>The round would be this instead:</source>
        <translation>Тур был бы таким:</translation>
    </message>
</context>
<context>
    <name>RegenerateDialog</name>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Reason, noted in the tournament report</source>
        <translation>Причина, отмечается в отчёте о турнире</translation>
    </message>
    <message>
        <source>Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew.</source>
        <translation>Стартовый список, пары и турнирная таблица до тура {0} розданы со старыми номерами: напечатать заново.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Равные рейтинг и звание</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>по имени</translation>
    </message>
    <message>
        <source>In the order of the alphabet</source>
        <translation>По алфавиту</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>по жребию</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Одно и то же число жребия везде даёт один и тот же порядок.</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>как стоят</translation>
    </message>
    <message>
        <source>In the order of the numbers they have now</source>
        <translation>По нынешним номерам</translation>
    </message>
    <message>
        <source>Round 1 is paired: equals keep their order</source>
        <translation>Жеребьёвка тура 1 проведена: равные сохраняют порядок</translation>
    </message>
    <message>
        <source>Equal rating and title:</source>
        <translation>Равные рейтинг и звание:</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Ввести целое число</translation>
    </message>
</context>
<context>
    <name>Registration</name>
    <message>
        <source>Title</source>
        <translation>Звание</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Род.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Кл.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Быстр.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Блиц</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>неактивен</translation>
    </message>
    <message>
        <source>in the event</source>
        <translation>в турнире</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новый</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>уже здесь</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>спорный</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Станет</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>Столбец {0}: {1}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>title</source>
        <translation>звание</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>федерация</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>пол</translation>
    </message>
    <message>
        <source>born</source>
        <translation>рождение</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>турнирный рейтинг</translation>
    </message>
    <message>
        <source>rating from round {0} on</source>
        <translation>рейтинг с тура {0}</translation>
    </message>
    <message>
        <source>{0} rating</source>
        <translation>Рейтинг, {0}</translation>
    </message>
    <message>
        <source>Whether the change is applied; Space ticks it</source>
        <translation>Применяется ли изменение; Пробел отмечает</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>До сих пор</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>В листе</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>отмечено</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>не отмечено</translation>
    </message>
    <message>
        <source>{0} players have no rating: {1}</source>
        <translation>Игроков без рейтинга – {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players have no federation: {1}</source>
        <translation>Игроков без федерации – {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players have no date or year of birth: {1}</source>
        <translation>Игроков без даты и года рождения – {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players have another tournament rating than by the method: {1}</source>
        <translation>Игроков с турнирным рейтингом не по способу – {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players have no FIDE number: {1}</source>
        <translation>Игроков без номера ФИДЕ – {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players have not paid in full: {1}</source>
        <translation>Игроков, уплативших не полностью, – {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players were not checked in: {1}</source>
        <translation>Игроков без отметки о прибытии – {0}: {1}</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>На что обратить внимание</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>Enter переходит к игроку</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>“{0}” is no number of points; write 1, ½ or 0.5.</source>
        <translation>«{0}» – не число очков; писать 1, ½ или 0.5.</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>классические шахматы</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>быстрые шахматы</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>блиц</translation>
    </message>
    <message>
        <source>A win counts {0}, a draw {1}, a loss {2}.</source>
        <translation>Победа даёт {0}, ничья – {1}, поражение – {2}.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts {0}, a half-point bye {1}.</source>
        <translation>Бай по жеребьёвке даёт {0}, бай в пол-очка – {1}.</translation>
    </message>
    <message>
        <source>Half-point byes are not allowed.</source>
        <translation>Баи в пол-очка не разрешены.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}.</source>
        <translation>Баи в пол-очка на игрока: не более {0}.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}, until round {1}.</source>
        <translation>Баи в пол-очка на игрока: не более {0}, до тура {1}.</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks: not announced.</source>
        <translation>Игроки без рейтинга в показателях: не объявлено.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the lowest rating of the field.</source>
        <translation>Игроки без рейтинга считаются в показателях за самый низкий рейтинг турнира.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the average of the field.</source>
        <translation>Игроки без рейтинга считаются в показателях за средний рейтинг турнира.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks with their performance.</source>
        <translation>Игроки без рейтинга считаются в показателях по своему перформансу.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as {0}.</source>
        <translation>Игроки без рейтинга считаются в показателях за {0}.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has White in round 1.</source>
        <translation>Начальный цвет по жребию: номер 1 в туре 1 играет белыми.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has Black in round 1.</source>
        <translation>Начальный цвет по жребию: номер 1 в туре 1 играет чёрными.</translation>
    </message>
    <message>
        <source>The initial colour has not been drawn yet.</source>
        <translation>Начальный цвет ещё не определён жребием.</translation>
    </message>
    <message>
        <source>Rate of play: {1}.</source>
        <translation>Вид контроля времени: {1}.</translation>
    </message>
    <message>
        <source>Swiss system, {0} rounds, {1}.</source>
        <translation>Швейцарская система, туров: {0}, {1}.</translation>
    </message>
    <message>
        <source>Match of two players, {0} games, {1}.</source>
        <translation>Матч двух игроков, партий: {0}, {1}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}, {2} games against each opponent.</source>
        <translation>Круговая система, туров: {0}, {1}, партий с каждым соперником: {2}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}.</source>
        <translation>Круговая система, туров: {0}, {1}.</translation>
    </message>
    <message>
        <source>Rate of play: {0}.</source>
        <translation>Контроль времени: {0}.</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places (C.05, annex 1).</source>
        <translation>Последние два тура первого круга меняются местами (C.05, приложение 1).</translation>
    </message>
    <message>
        <source>Tournament rating: {0}.</source>
        <translation>Турнирный рейтинг: {0}.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the first rating of a player counts.</source>
        <translation>Турнир длится более 30 дней: считается первый рейтинг игрока.</translation>
    </message>
    <message>
        <source>Categories: {0}.</source>
        <translation>Категории: {0}.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Правила дополнительных показателей: редакция ФИДЕ {0}.</translation>
    </message>
</context>
<context>
    <name>RegulationsForm</name>
    <message>
        <source>&amp;Name of the section</source>
        <translation>&amp;Название группы</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Обсчёт как</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Вид контроля времени</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>in words; empty: as the event</source>
        <translation>словами; пусто: как у турнира</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Контроль времени</translation>
    </message>
    <message>
        <source>win</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>поражение</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>бай</translation>
    </message>
    <message>
        <source>Points for: {0}</source>
        <translation>Очки за: {0}</translation>
    </message>
    <message>
        <source>The usual points</source>
        <translation>Обычные очки</translation>
    </message>
    <message>
        <source>Three points for a win</source>
        <translation>Три очка за победу</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Half-point byes are allowed</source>
        <translation>Баи в пол-очка разрешены</translation>
    </message>
    <message>
        <source>Half-point byes for a player</source>
        <translation>Баи в пол-очка на игрока</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Last round for them; 0: any</source>
        <translation>Последний тур для них; 0: любой</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>for a player at most</source>
        <translation>на игрока не более</translation>
    </message>
    <message>
        <source>until round (0: any)</source>
        <translation>до тура (0: любой)</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places</source>
        <translation>Последние два тура первого круга меняются местами</translation>
    </message>
    <message>
        <source>Nobody then has the same colour three times running (C.05, annex 1).</source>
        <translation>Тогда ни у кого нет одного цвета три раза подряд (C.05, приложение 1).</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Таблица Бергера</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Баи</translation>
    </message>
    <message>
        <source>Tie-break r&amp;ules</source>
        <translation>П&amp;равила показателей</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Редакция ФИДЕ {0}</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Редакция правил дополнительных показателей ФИДЕ</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks</source>
        <translation>Игроки без рейтинга в показателях</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>не объявлено</translation>
    </message>
    <message>
        <source>lowest rating of the field</source>
        <translation>самый низкий рейтинг турнира</translation>
    </message>
    <message>
        <source>average of the field</source>
        <translation>средний рейтинг турнира</translation>
    </message>
    <message>
        <source>their performance</source>
        <translation>их перформанс</translation>
    </message>
    <message>
        <source>a fixed rating:</source>
        <translation>постоянный рейтинг:</translation>
    </message>
    <message>
        <source>Fixed rating of unrated players</source>
        <translation>Постоянный рейтинг игроков без рейтинга</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Игроки без рейтинга</translation>
    </message>
    <message>
        <source>Over &amp;30 days</source>
        <translation>Более &amp;30 дней</translation>
    </message>
    <message>
        <source>as the dates say</source>
        <translation>по датам</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Lasts more than 30 days</source>
        <translation>Длится более 30 дней</translation>
    </message>
    <message>
        <source>Rating tie-breaks are not advised then; new ratings are noted by round</source>
        <translation>Тогда показатели по рейтингу не советуются; новые рейтинги отмечаются по турам</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Начальный цвет</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>жребия ещё не было</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Бросить жребий</translation>
    </message>
    <message>
        <source>number of the lot</source>
        <translation>число жребия</translation>
    </message>
    <message>
        <source>Number 1 begins with</source>
        <translation>Номер 1 начинает</translation>
    </message>
    <message>
        <source>Locked: round 1 is paired.</source>
        <translation>Изменить нельзя: жеребьёвка тура 1 проведена.</translation>
    </message>
    <message>
        <source>The fixed rating of unrated players is a number, for example 1400.</source>
        <translation>Постоянный рейтинг игроков без рейтинга – число, например 1400.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Export a tournament report</source>
        <translation>Экспорт отчёта о турнире</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} уже есть. Ничего не изменилось; выбрать другое имя.</translation>
    </message>
    <message>
        <source>The tournament report was written: {0}</source>
        <translation>Отчёт о турнире записан: {0}</translation>
    </message>
    <message>
        <source>TRF26, everything that happened (*.trf)</source>
        <translation>TRF26, всё, что было (*.trf)</translation>
    </message>
    <message>
        <source>TRF16, for older programs (*.trf)</source>
        <translation>TRF16, для более старых программ (*.trf)</translation>
    </message>
    <message>
        <source>TRF26 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF26 для обсчёта рейтинга, с поздними исправлениями (*.trf)</translation>
    </message>
    <message>
        <source>TRF16 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF16 для обсчёта рейтинга, с поздними исправлениями (*.trf)</translation>
    </message>
    <message>
        <source>The whole event as JSON (*.json)</source>
        <translation>Весь турнир как JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>У %n партии ещё нет результата: отчёт промежуточный, не итоговый.</numerusform>
            <numerusform>У %n партий ещё нет результата: отчёт промежуточный, не итоговый.</numerusform>
            <numerusform>У %n партий ещё нет результата: отчёт промежуточный, не итоговый.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrections for the rating report only are left out.</source>
        <translation>Исправления только для отчёта по рейтингу пропускаются.</translation>
    </message>
    <message>
        <source>What this file does not hold</source>
        <translation>Чего в этом файле нет</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Записать файл</translation>
    </message>
</context>
<context>
    <name>Rescue</name>
    <message>
        <source>The copy: {0}</source>
        <translation>Копия: {0}</translation>
    </message>
    <message>
        <source>The damaged file is not thrown away: it stays beside the event under another name.</source>
        <translation>Повреждённый файл не удаляется: он остаётся рядом с турниром под другим именем.</translation>
    </message>
    <message>
        <source>Missing in the copy, to be entered again:</source>
        <translation>В копии нет, ввести заново:</translation>
    </message>
    <message>
        <source>{0} is damaged. Go on with the newest good copy?</source>
        <translation>{0} повреждён. Продолжить с самой новой исправной копией?</translation>
    </message>
    <message>
        <source>Go on with the copy</source>
        <translation>Продолжить с копией</translation>
    </message>
    <message>
        <source>The damaged file is kept as {0}</source>
        <translation>Повреждённый файл сохраняется как {0}</translation>
    </message>
    <message>
        <source>{0} is damaged, and there is no good copy at hand</source>
        <translation>{0} повреждён, и исправной копии под рукой нет</translation>
    </message>
    <message>
        <source>Nothing was changed. Put in the stick with the backups, or choose the folder they are in.</source>
        <translation>Ничего не изменилось. Вставить флешку с резервными копиями или выбрать папку, где они лежат.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Выбрать папку…</translation>
    </message>
    <message>
        <source>Folder with backups</source>
        <translation>Папка с резервными копиями</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Swap the colours?</source>
        <translation>Поменять цвета?</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter clears it, Esc keeps it.</source>
        <translation>На доске {0} стоит {1}. Enter стирает, Esc оставляет.</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.</source>
        <translation>На доске {0} стоит {1}. Enter заменяет на {2}, Esc оставляет {1}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.</source>
        <translation>Доска {0}: введено {1}, теперь прочитано {2}. Enter берёт {2}, Esc оставляет {1}.</translation>
    </message>
    <message>
        <source>{0} Enter does it, Esc keeps it.</source>
        <translation>{0} Enter – выполнить, Esc – оставить.</translation>
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
        <translation>Num Lock выключен: включить его, чтобы вводить результаты на цифровом блоке.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Все группы</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Турнирная таблица</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Нормы</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message>
        <source>Pair round {0} as it is?</source>
        <translation>Провести жеребьёвку тура {0} как есть?</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Провести жеребьёвку тура {0}</translation>
    </message>
    <message>
        <source>The pairing comes out the same: nothing changes.</source>
        <translation>Жеребьёвка получается той же: ничего не меняется.</translation>
    </message>
    <message>
        <source>Pair round {0} again?</source>
        <translation>Повторить жеребьёвку тура {0}?</translation>
    </message>
    <message>
        <source>Take the new pairing</source>
        <translation>Взять новую жеребьёвку</translation>
    </message>
    <message>
        <source>Pair round {0} by hand?</source>
        <translation>Провести жеребьёвку тура {0} вручную?</translation>
    </message>
    <message>
        <source>Withdraw the pairings of round {0}?</source>
        <translation>Отозвать жеребьёвку тура {0}?</translation>
    </message>
    <message>
        <source>The boards stay as they are; the round is a draft again and can be paired anew.</source>
        <translation>Доски остаются как есть; тур снова черновик, жеребьёвку можно повторить.</translation>
    </message>
    <message>
        <source>Withdraw the pairings</source>
        <translation>Отозвать жеребьёвку</translation>
    </message>
    <message>
        <source>Unpair round {0}?</source>
        <translation>Отменить жеребьёвку тура {0}?</translation>
    </message>
    <message>
        <source>Unpair the round</source>
        <translation>Отменить жеребьёвку тура</translation>
    </message>
    <message>
        <source>Record missing results as adjourned?</source>
        <translation>Записать недостающие результаты как отложенные?</translation>
    </message>
    <message>
        <source>Draw the position again?</source>
        <translation>Снова определить позицию жребием?</translation>
    </message>
    <message>
        <source>A result cannot be corrected to an adjourned game.</source>
        <translation>Результат нельзя исправить на отложенную партию.</translation>
    </message>
    <message>
        <source>Round {0} was not paired here: there is nothing to undo.</source>
        <translation>Жеребьёвки тура {0} здесь не было: отменять нечего.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>Будет отменён %n шаг; отмена вернёт его.</numerusform>
            <numerusform>Будут отменены %n шага; отмена вернёт их.</numerusform>
            <numerusform>Будет отменено %n шагов; отмена вернёт их.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the whole round {0} back?</source>
        <translation>Отменить весь тур {0}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Open the tournament again?</source>
        <translation>Снова открыть турнир?</translation>
    </message>
    <message>
        <source>The standings are provisional again; the tournament report notes it.</source>
        <translation>Положение снова предварительное; это отмечается в отчёте о турнире.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Открыть снова</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>Навсегда выйти из режима ФИДЕ?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good</source>
        <translation>Навсегда выйти из режима ФИДЕ</translation>
    </message>
</context>
<context>
    <name>RoundMenu</name>
    <message>
        <source>&amp;Publish the pairings</source>
        <translation>&amp;Опубликовать жеребьёвку</translation>
    </message>
    <message>
        <source>Pair &amp;again</source>
        <translation>Повтори&amp;ть жеребьёвку</translation>
    </message>
    <message>
        <source>Pair by &amp;hand…</source>
        <translation>Жеребьёвка вру&amp;чную…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the pairings…</source>
        <translation>Отозват&amp;ь жеребьёвку…</translation>
    </message>
    <message>
        <source>&amp;Unpair the round…</source>
        <translation>Отм&amp;енить жеребьёвку тура…</translation>
    </message>
    <message>
        <source>Record missing results as a&amp;djourned…</source>
        <translation>Недостающие результаты – &amp;как отложенные…</translation>
    </message>
    <message>
        <source>&amp;Take the whole round back…</source>
        <translation>Отменить &amp;весь тур…</translation>
    </message>
    <message>
        <source>Draw the &amp;starting position (Chess960)</source>
        <translation>Начальная &amp;позиция по жребию (шахматы-960)</translation>
    </message>
    <message>
        <source>Why this &amp;board?</source>
        <translation>Почему эта &amp;доска?</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Нет доски</translation>
    </message>
    <message>
        <source>Why this b&amp;ye?</source>
        <translation>Почему этот &amp;бай?</translation>
    </message>
    <message>
        <source>Nobody has the bye</source>
        <translation>Бая ни у кого нет</translation>
    </message>
    <message>
        <source>Pairing &amp;rules…</source>
        <translation>Пр&amp;авила жеребьёвки…</translation>
    </message>
    <message>
        <source>Pairing &amp;engine…</source>
        <translation>Про&amp;грамма жеребьёвки…</translation>
    </message>
    <message>
        <source>&amp;Close the tournament…</source>
        <translation>&amp;Закрыть турнир…</translation>
    </message>
    <message>
        <source>Write the &amp;final pack…</source>
        <translation>Записать &amp;итоговый комплект…</translation>
    </message>
    <message>
        <source>&amp;Open the tournament again…</source>
        <translation>&amp;Снова открыть турнир…</translation>
    </message>
    <message>
        <source>Leave &amp;FIDE mode for good…</source>
        <translation>Навсегда выйти из режима &amp;ФИДЕ…</translation>
    </message>
    <message>
        <source>Drawn &amp;matches of the knock-out…</source>
        <translation>&amp;Ничейные матчи нокаут-системы…</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Программа проводит жеребьёвку</translation>
    </message>
    <message>
        <source>A knock-out is read from its bracket</source>
        <translation>Нокаут-система читается по сетке</translation>
    </message>
    <message>
        <source>A round robin is read from its table</source>
        <translation>Круговой турнир читается из своей таблицы</translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation>Показанный тур</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>На тур назад</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>На тур вперёд</translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation>Выбрать тур</translation>
    </message>
    <message>
        <source>Choose the round: {0}</source>
        <translation>Выбрать тур: {0}</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>После тура {0}</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Перед туром 1</translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation>{0} (есть незаконченные партии)</translation>
    </message>
</context>
<context>
    <name>RoundStepDialog</name>
    <message>
        <source>From round</source>
        <translation>С тура</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Более ранний тур</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Более поздний тур</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Reason, kept in the log</source>
        <translation>Причина, сохраняется в журнале</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation>1 – 0 без обсчёта</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ без обсчёта</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 без обсчёта</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>отложена</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Очки перед туром</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Дск</translation>
    </message>
    <message>
        <source>Board; an asterisk marks a fixed table</source>
        <translation>Доска; звёздочка отмечает закреплённый стол</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation>Стартовый номер белых</translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation>Звание белых</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation>Игрок, играющий белыми</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Рейтинг белых</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Очк.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>White&apos;s side first</source>
        <translation>Сначала сторона белых</translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation>Стартовый номер чёрных</translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation>Звание чёрных</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation>Игрок, играющий чёрными</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Рейтинг чёрных</translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation>Результат, доска {0}: {1} – {2}: {3}</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>ещё нет результата</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, подтверждено</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Заметка: {0}</translation>
    </message>
    <message>
        <source>A fixed table (*)</source>
        <translation>Закреплённый стол (*)</translation>
    </message>
    <message>
        <source>Played with the colours the other way round (↔)</source>
        <translation>Сыграно с переменой цветов (↔)</translation>
    </message>
    <message>
        <source>For the rating report: {0} (®)</source>
        <translation>Для отчёта по рейтингу: {0} (®)</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Стартовый номер</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation>Игроки без партии в этом туре</translation>
    </message>
    <message>
        <source>No game because</source>
        <translation>Почему без партии</translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation>Почему у игрока нет партии</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Получает</translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation>Очки за этот тур</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>исключён</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>снялся</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>бай по жеребьёвке</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>бай в целое очко</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>бай в пол-очка</translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation>отсутствует (бай без очка)</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>свободный тур</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>нет пары</translation>
    </message>
    <message>
        <source>opponent missing</source>
        <translation>нет соперника</translation>
    </message>
    <message>
        <source>match forfeited</source>
        <translation>неявка в матче</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Перед туром 1</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>После тура {0} из {1}</translation>
    </message>
</context>
<context>
    <name>RoundsMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Сначала открыть турнир</translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Найти по имени или доске</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Жеребьёвка вручную…</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Другая программа…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Сохранить файл для сообщения об ошибке…</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Игроков пока нет</translation>
    </message>
    <message>
        <source>Enter or import players on the Players page; then the first round is paired here.</source>
        <translation>Ввести или импортировать игроков на странице «Игроки»; затем здесь проводится жеребьёвка первого тура.</translation>
    </message>
    <message>
        <source>Go to the players</source>
        <translation>К игрокам</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Предыдущий тур</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Следующий тур</translation>
    </message>
    <message>
        <source>Choose the round of this page</source>
        <translation>Выбрать тур этой страницы</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>What can be done with this round</source>
        <translation>Что можно сделать с этим туром</translation>
    </message>
    <message>
        <source>Large window for a projector</source>
        <translation>Большое окно для проектора</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>Round {0} (to be paired)</source>
        <translation>Тур {0} (до жеребьёвки)</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Тур {0} из {1}</translation>
    </message>
    <message>
        <source>Choose the round of this page: {0}</source>
        <translation>Выбрать тур этой страницы: {0}</translation>
    </message>
    <message>
        <source>also on this page: {0}</source>
        <translation>также на этой странице: {0}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>результатов {0}/{1}</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>без проверки {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>%n отличие от программы</numerusform>
            <numerusform>%n отличия от программы</numerusform>
            <numerusform>%n отличий от программы</numerusform>
        </translation>
    </message>
    <message>
        <source>the tournament is closed</source>
        <translation>турнир закрыт</translation>
    </message>
    <message>
        <source>Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.</source>
        <translation>Без соперника и бая: {0}. Составить пары вручную или назначить бай там.</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Сохранить файл для сообщения об ошибке</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Файлы TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Сохранено: {0}. Имён игроков в нём нет.</translation>
    </message>
    <message>
        <source>{0} pairs from now on.</source>
        <translation>Теперь жеребьёвку проводит {0}.</translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation>Параметры показателя</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Закрыть параметры</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Об этом показателе</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Усечения</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Без усечения</translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation>Учитываются все туры</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Наименьшие</translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation>Отбрасываются наименьшие значения</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Медиана</translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation>Отбрасывается поровну наименьших и наибольших</translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation>Отброшенные значения</translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation>Отбрасывать меньше</translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation>Отбрасывать больше</translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation>Предел, в половинках очка от половины очков</translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation>Опустить предел</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Поднять предел</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Предел</translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation>Как считаются несыгранные партии</translation>
    </message>
    <message>
        <source>About the policy looked at</source>
        <translation>О просматриваемом правиле</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Ввести вручную…</translation>
    </message>
    <message>
        <source>“{0}” was typed without Enter and does not count.</source>
        <translation>«{0}» введено без Enter и не учитывается.</translation>
    </message>
    <message>
        <source>“{0}” was only looked at; “{1}” stays in force.</source>
        <translation>«{0}» только просмотрено; действует «{1}».</translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation>половина очков</translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>На %n × пол-очка выше половины</numerusform>
            <numerusform>На %n × пол-очка выше половины</numerusform>
            <numerusform>На %n × пол-очка выше половины</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>На %n × пол-очка ниже половины</numerusform>
            <numerusform>На %n × пол-очка ниже половины</numerusform>
            <numerusform>На %n × пол-очка ниже половины</numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation>другое число</translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation>{0}: другое число</translation>
    </message>
    <message>
        <source>such as {0}</source>
        <translation>например, {0}</translation>
    </message>
    <message>
        <source>{0}: such as {1}</source>
        <translation>{0}: например, {1}</translation>
    </message>
    <message>
        <source>Enter sets the value</source>
        <translation>Enter задаёт значение</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>(nobody&apos;s value changes)</source>
        <translation>(ни у кого значение не меняется)</translation>
    </message>
    <message>
        <source>instead of {0}</source>
        <translation>вместо {0}</translation>
    </message>
</context>
<context>
    <name>ScheduleDialog</name>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Расписание туров</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>ScheduleTable</name>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Расписание туров</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>С тура</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Более ранний тур</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Более поздний тур</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Первый день</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Туров в день</translation>
    </message>
    <message>
        <source>Fewer a day</source>
        <translation>В день меньше</translation>
    </message>
    <message>
        <source>More a day</source>
        <translation>В день больше</translation>
    </message>
    <message>
        <source>Starts on a day</source>
        <translation>Начало в день</translation>
    </message>
    <message>
        <source>When the rounds of a day start, the first one first</source>
        <translation>Когда начинаются туры дня, сначала первый</translation>
    </message>
    <message>
        <source>Default time in minutes</source>
        <translation>Допустимое опоздание в минутах</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>on</source>
        <translation>от</translation>
    </message>
    <message>
        <source>a day, at</source>
        <translation>в день, в</translation>
    </message>
    <message>
        <source>default time</source>
        <translation>опоздание</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Заполнить</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Default time (minutes)</source>
        <translation>Опоздание (минут)</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Опоздание</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Тур {0}: {1}</translation>
    </message>
    <message>
        <source>The first day is written as 2026-11-21.</source>
        <translation>Первый день записывается как 2026-11-21.</translation>
    </message>
    <message>
        <source>“{0}” (round {1}) is no date; write 2026-11-21.</source>
        <translation>«{0}» (тур {1}) – не дата; писать 2026-11-21.</translation>
    </message>
    <message>
        <source>The default time of round {0} is given in minutes.</source>
        <translation>Допустимое время опоздания тура {0} указывается в минутах.</translation>
    </message>
</context>
<context>
    <name>ScoresheetsDialog</name>
    <message>
        <source>Two scoresheets</source>
        <translation>Два бланка</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>Type what each sheet says; ? holds the place of a move that is missing.</source>
        <translation>Ввести, что стоит на каждом бланке; ? занимает место пропущенного хода.</translation>
    </message>
    <message>
        <source>Scoresheet of {0}</source>
        <translation>Бланк игрока {0}</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Ход за ходом</translation>
    </message>
    <message>
        <source>Take these moves</source>
        <translation>Взять эти ходы</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Буквы фигур</translation>
    </message>
    <message>
        <source>{0} half-moves, {1} to look at.</source>
        <translation>Полуходов {0}, требуют внимания {1}.</translation>
    </message>
    <message>
        <source>From here neither sheet can be played: the record ends before it.</source>
        <translation>Отсюда невозможны ходы с обоих бланков: запись кончается перед этим.</translation>
    </message>
</context>
<context>
    <name>ScrollingPage</name>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Go to round {0}</source>
        <translation>К туру {0}</translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation>К состоянию до тура 1</translation>
    </message>
    <message>
        <source>Show the section {0}</source>
        <translation>Показать группу {0}</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>игрок {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>не сейчас</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Очистить фильтр</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>Next season</source>
        <translation>Следующий сезон</translation>
    </message>
    <message>
        <source>New sections with the teams that go up and down. The sections of this season stay.</source>
        <translation>Новые группы с командами, которые поднимаются и опускаются. Группы этого сезона остаются.</translation>
    </message>
    <message>
        <source>for example 2027</source>
        <translation>например, 2027</translation>
    </message>
    <message>
        <source>&amp;Season</source>
        <translation>&amp;Сезон</translation>
    </message>
    <message>
        <source>Add the sections</source>
        <translation>Добавить группы</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Take the other pairing…</source>
        <translation>Взять другую жеребьёвку…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Сохранить файл для сообщения об ошибке…</translation>
    </message>
    <message>
        <source>No second opinion: {0}</source>
        <translation>Второго мнения нет: {0}</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>жеребьёвка вручную</translation>
    </message>
    <message>
        <source>by the Berger tables</source>
        <translation>по таблицам Бергера</translation>
    </message>
    <message>
        <source>by the bracket</source>
        <translation>по сетке</translation>
    </message>
    <message>
        <source>by the Scheveningen table</source>
        <translation>по схевенингенской таблице</translation>
    </message>
    <message>
        <source>paired by {0}, {1} agrees</source>
        <translation>жеребьёвка: {0}, {1} подтверждает</translation>
    </message>
    <message>
        <source>paired by {0}</source>
        <translation>жеребьёвка: {0}</translation>
    </message>
    <message>
        <source>Two engines differ on this round.</source>
        <translation>Две программы расходятся в этом туре.</translation>
    </message>
    <message>
        <source>{0}, bye {1}: {2}</source>
        <translation>{0}, бай {1}: {2}</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Сохранить файл для сообщения об ошибке</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Файлы TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Сохранено: {0}. Имён игроков в нём нет.</translation>
    </message>
</context>
<context>
    <name>SecondOpinionDialog</name>
    <message>
        <source>Verify</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Второе мнение</translation>
    </message>
    <message>
        <source>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. The second calculation is this program&apos;s own, written from the articles alone without anything of the first one. Nothing in the event changes.</source>
        <translation>gacrux – программа Технической комиссии ФИДЕ. Она сама вычисляет каждый показатель по результатам; личную встречу – среди игроков с равными очками. Второй расчёт – собственный, написан по одним статьям, без чего-либо из первого. В турнире ничего не меняется.</translation>
    </message>
    <message>
        <source>Rungs computed</source>
        <translation>Вычисленные показатели</translation>
    </message>
    <message>
        <source>gacrux is starting…</source>
        <translation>gacrux запускается…</translation>
    </message>
    <message>
        <source>Rungs and what came out</source>
        <translation>Показатели и что получилось</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Расходящиеся значения</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Page to print…</source>
        <translation>Лист для печати…</translation>
    </message>
    <message>
        <source>The proof of every value, for a protest committee</source>
        <translation>Проверка каждого значения, для апелляционного комитета</translation>
    </message>
    <message>
        <source>{0} of {1} computed</source>
        <translation>вычислено {0} из {1}</translation>
    </message>
    <message>
        <source>Proof of the tie-breaks</source>
        <translation>Проверка дополнительных показателей</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} values differ.</source>
        <translation>{0}: расходится значений {1} из {2}.</translation>
    </message>
    <message>
        <source>{0}: all {1} values are the same.</source>
        <translation>{0}: все значения ({1}) одинаковы.</translation>
    </message>
    <message>
        <source>Nothing known explains this: look at the calculation, and report it.</source>
        <translation>Ничто известное этого не объясняет: посмотреть расчёт и сообщить.</translation>
    </message>
    <message>
        <source>The second calculation, by {0}, says otherwise: report it.</source>
        <translation>Второй расчёт, по {0}, даёт другое: сообщить.</translation>
    </message>
</context>
<context>
    <name>SectionFactsDialog</name>
    <message>
        <source>A new section</source>
        <translation>Новая группа</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Регламент</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, edition, unrated rule or bye rule is asked about first and noted in the tournament report.</source>
        <translation>Жеребьёвка тура 1 проведена: систему, очки и цену бая изменить нельзя. Другое число туров, редакция, правило об игроках без рейтинга или о баях сначала спрашивается и отмечается в отчёте о турнире.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Reason for a change after round 1, kept in the log</source>
        <translation>Причина изменения после тура 1, сохраняется в журнале</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Добавить группу</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Name of the section there is</source>
        <translation>Название имеющейся группы</translation>
    </message>
    <message>
        <source>for example Open A</source>
        <translation>например, Опен A</translation>
    </message>
    <message>
        <source>The section there is gets the &amp;name</source>
        <translation>&amp;Имеющаяся группа получает название</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Дать новой группе название.</translation>
    </message>
    <message>
        <source>Change the regulations?</source>
        <translation>Изменить регламент?</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Группы</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Группа {0}</translation>
    </message>
    <message>
        <source>{0} is in view (Alt+PgUp, Alt+PgDown for the others)</source>
        <translation>Показано: {0} (Alt+PgUp, Alt+PgDown – другие)</translation>
    </message>
    <message>
        <source>Show {0}; players dragged here move to it</source>
        <translation>Показать {0}; перетащенные сюда игроки перемещаются в группу</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Section</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Enter goes there</source>
        <translation>Enter ведёт туда</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Заявлено</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Игроки или команды</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Прибыло</translation>
    </message>
    <message>
        <source>Ticked as present</source>
        <translation>Отмечены здесь</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>The last one paired</source>
        <translation>Последний с жеребьёвкой</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Of the last round paired</source>
        <translation>Последнего тура с жеребьёвкой</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Без результата</translation>
    </message>
    <message>
        <source>Boards or matches without a result</source>
        <translation>Доски или матчи без результата</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Что дальше</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Что можно сделать сейчас</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Группа {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} из {1}</translation>
    </message>
    <message>
        <source>by hand, not finished</source>
        <translation>вручную, не завершено</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>нет пары</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>не опубликован</translation>
    </message>
    <message>
        <source>all results, entered twice</source>
        <translation>все результаты, введены дважды</translation>
    </message>
    <message>
        <source>published</source>
        <translation>опубликован</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>results</source>
        <translation>результаты</translation>
    </message>
</context>
<context>
    <name>SectionsCard</name>
    <message>
        <source>Add a section…</source>
        <translation>Добавить группу…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Удалить эту группу</translation>
    </message>
    <message>
        <source>From a table…</source>
        <translation>Из таблицы…</translation>
    </message>
    <message>
        <source>A play-off, finals of groups or quads: places of a table are seeds</source>
        <translation>Дополнительный матч, финалы групп или четвёрки: места таблицы дают посев</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Группы</translation>
    </message>
    <message>
        <source>An event needs at least one section.</source>
        <translation>В турнире нужна хотя бы одна группа.</translation>
    </message>
    <message>
        <source>The section still has players; move or remove them first.</source>
        <translation>В группе ещё есть игроки; сначала переместить или удалить их.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Группа {0}</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>Показана</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Показать эту группу</translation>
    </message>
    <message>
        <source>{0}: further up</source>
        <translation>{0}: выше</translation>
    </message>
    <message>
        <source>{0}: further down</source>
        <translation>{0}: ниже</translation>
    </message>
    <message>
        <source>{0} is now number {1} of the sections.</source>
        <translation>{0} теперь номер {1} среди групп.</translation>
    </message>
    <message>
        <source>Rename the section</source>
        <translation>Переименовать группу</translation>
    </message>
    <message>
        <source>Name of the section</source>
        <translation>Название группы</translation>
    </message>
    <message>
        <source>Remove the section {0}?</source>
        <translation>Удалить группу {0}?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message>
        <source>All sections</source>
        <translation>Все группы</translation>
    </message>
    <message>
        <source>Start lists</source>
        <translation>Стартовые списки</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>One document of every section</source>
        <translation>По одному документу каждой группы</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Группы</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s), {0} entered</source>
        <translation>
            <numerusform>%n группа, заявлено {0}</numerusform>
            <numerusform>%n группы, заявлено {0}</numerusform>
            <numerusform>%n групп, заявлено {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n section(s)</source>
        <translation>
            <numerusform>В %n группе</numerusform>
            <numerusform>В %n группах</numerusform>
            <numerusform>В %n группах</numerusform>
        </translation>
    </message>
    <message>
        <source>No section is ready for it now</source>
        <translation>Сейчас ни одна группа к этому не готова</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: nothing was done. Try again.</source>
        <translation>Тем временем турнир изменился: ничего не сделано. Попробовать снова.</translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>Жеребьёвка %n группы…</numerusform>
            <numerusform>Жеребьёвка %n групп…</numerusform>
            <numerusform>Жеребьёвка %n групп…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}: сделано в %n группе.</numerusform>
            <numerusform>{0}: сделано в %n группах.</numerusform>
            <numerusform>{0}: сделано в %n группах.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>No round of any section is paired yet.</source>
        <translation>Жеребьёвки ещё не было ни в одной группе.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Number of the lot</source>
        <translation>Число жребия</translation>
    </message>
    <message>
        <source>Number of the lot: the same number gives the same lot on every computer</source>
        <translation>Число жребия: одно и то же число даёт один и тот же жребий на любом компьютере</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Новый жребий</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Показывать пока нечего.</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>страница {0} из {1}</translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message>
        <source>Prizes and page head</source>
        <translation>Призы и заголовок страниц</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Призы…</translation>
    </message>
    <message>
        <source>Logo and header lines…</source>
        <translation>Логотип и строки заголовка…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Опубликовать…</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Электронные доски…</translation>
    </message>
    <message>
        <source>Work together…</source>
        <translation>Работать вместе…</translation>
    </message>
    <message>
        <source>Go public…</source>
        <translation>Показать публике…</translation>
    </message>
    <message>
        <source>No prizes are announced.</source>
        <translation>Призы не объявлены.</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n приз</numerusform>
            <numerusform>%n приза</numerusform>
            <numerusform>%n призов</numerusform>
        </translation>
    </message>
    <message>
        <source>fund {0}</source>
        <translation>фонд {0}</translation>
    </message>
    <message>
        <source>Every page carries the name of the event only.</source>
        <translation>На каждой странице только название турнира.</translation>
    </message>
    <message>
        <source>Picture on every page</source>
        <translation>Картинка на каждой странице</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Find a document</source>
        <translation>Найти документ</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Избранное</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
</context>
<context>
    <name>SlipEntry</name>
    <message>
        <source>Slips: board, Enter, result</source>
        <translation>Карточки: доска, Enter, результат</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Белые: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Чёрные: {0}</translation>
    </message>
    <message>
        <source>Result so far: {0}. Now the result key; Esc for another board.</source>
        <translation>Пока результат: {0}. Теперь клавиша результата; Esc – другая доска.</translation>
    </message>
    <message>
        <source>Put back what stood at board {0}</source>
        <translation>Вернуть то, что стояло на доске {0}</translation>
    </message>
    <message>
        <source>Type the board number and press Enter.</source>
        <translation>Ввести номер доски и нажать Enter.</translation>
    </message>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Num Lock выключен: включить его, чтобы вводить результаты на цифровом блоке.</translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>Наблюдать за &amp;папкой…</translation>
    </message>
    <message>
        <source>Watch a &amp;file…</source>
        <translation>Наблюдать за &amp;файлом…</translation>
    </message>
    <message>
        <source>Listen to &amp;e-boards…</source>
        <translation>Подключить &amp;электронные доски…</translation>
    </message>
    <message>
        <source>W&amp;hich e-board is where…</source>
        <translation>Какая электронная доска &amp;где…</translation>
    </message>
    <message>
        <source>&amp;Delayed file for broadcasters…</source>
        <translation>Файл с &amp;задержкой для трансляций…</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>И&amp;сточники</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>Больше не на&amp;блюдать</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Ни за чем не наблюдается</translation>
    </message>
    <message>
        <source>No e-boards are listened to</source>
        <translation>Электронные доски не подключены</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Наблюдать за папкой</translation>
    </message>
    <message>
        <source>Watch a file</source>
        <translation>Наблюдать за файлом</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партии (*.pgn)</translation>
    </message>
    <message>
        <source>Listen to e-boards</source>
        <translation>Подключить электронные доски</translation>
    </message>
    <message>
        <source>Address of LiveChess:</source>
        <translation>Адрес LiveChess:</translation>
    </message>
    <message>
        <source>The address of e-boards begins with ws://.</source>
        <translation>Адрес электронных досок начинается с ws://.</translation>
    </message>
    <message>
        <source>Serial number and board, as 7425=1, 7426=2:</source>
        <translation>Серийный номер и доска, как 7425=1, 7426=2:</translation>
    </message>
    <message>
        <source>Which e-board is where</source>
        <translation>Какая электронная доска где</translation>
    </message>
    <message>
        <source>“{0}” is no serial number with a board.</source>
        <translation>«{0}» – не серийный номер с доской.</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Файл с задержкой для трансляций</translation>
    </message>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>Записано с задержкой в %n минуту</numerusform>
            <numerusform>Записано с задержкой в %n минуты</numerusform>
            <numerusform>Записано с задержкой в %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Буквы фигур</translation>
    </message>
    <message>
        <source>found out</source>
        <translation>определяется само</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>Больше не наблюдать</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Click to see how this value comes about.</source>
        <translation>Щёлкнуть – видно, откуда берётся это значение.</translation>
    </message>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation>Несыгранные партии: {0}. {1}</translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation>НЕ C.07: не так, как определяют правила ФИДЕ.</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Кат.</translation>
    </message>
    <message>
        <source>Place in the category</source>
        <translation>Место в категории</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>У разделённых мест один номер</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Стартовый номер (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Звание ФИДЕ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнирный рейтинг</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Очки после этого тура</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>МО</translation>
    </message>
    <message>
        <source>Match points after this round</source>
        <translation>Матчевые очки после этого тура</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>ОП</translation>
    </message>
    <message>
        <source>Game points after this round</source>
        <translation>Очки в партиях после этого тура</translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation>Щёлкнуть или нажать Enter – видно, откуда берётся это значение.</translation>
    </message>
    <message>
        <source>{0}. This value separates the place from the next one.</source>
        <translation>{0}. Это значение отделяет место от следующего.</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Разделённое место</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Очки: {0}</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Официальный</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Официальный порядок показателей</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Пробный</translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation>Пробный порядок со страницы «Показатели», не официальный</translation>
    </message>
    <message>
        <source>Who is ranked</source>
        <translation>Кому дано место</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Everybody&apos;s own games</source>
        <translation>Собственные партии каждого</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Доски</translation>
    </message>
    <message>
        <source>Everybody on the board where he or she sat most</source>
        <translation>Каждый – на той доске, где играл чаще всего</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Найти по имени, клубу или номеру</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Призы…</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Открыть порядок показателей</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Положения ещё нет</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Оно появится, как только в турнире будут игроки.</translation>
    </message>
    <message>
        <source>Bold: the value that separates a place from the next one. Enter on a value explains it.</source>
        <translation>Жирным: значение, отделяющее место от следующего. Enter на значении объясняет его.</translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Каждая доска по очкам, затем по проценту и перформансу. Для приза по доскам нужна %n партия за доской.</numerusform>
            <numerusform>Каждая доска по очкам, затем по проценту и перформансу. Для приза по доскам нужны %n партии за доской.</numerusform>
            <numerusform>Каждая доска по очкам, затем по проценту и перформансу. Для приза по доскам нужно %n партий за доской.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce prizes, and see who gets what</source>
        <translation>Объявить призы и посмотреть, кто что получает</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>Объявлен %n приз: изменить и посмотреть, кто что получает</numerusform>
            <numerusform>Объявлено %n приза: изменить и посмотреть, кто что получает</numerusform>
            <numerusform>Объявлено %n призов: изменить и посмотреть, кто что получает</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>К порядку есть ещё %n замечание.</numerusform>
            <numerusform>К порядку есть ещё %n замечания.</numerusform>
            <numerusform>К порядку есть ещё %n замечаний.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results changed after the ranking by hand: it may be out of date.</source>
        <translation>Результаты изменились после ввода мест вручную: они могли устареть.</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Пробный порядок, не официальный: здесь ничего не решено.</translation>
    </message>
    <message>
        <source>What is explained here are the values of teams.</source>
        <translation>Здесь объясняются значения команд.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation>Швейцарская или круговая; несколько вопросов – и можно начинать.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Открыть турнир</translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation>Файл турнира (.tdb) на этом компьютере или флешке.</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Импорт отчёта о турнире</translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation>Формат обмена ФИДЕ (TRF06, 16, 26). Сначала видно каждое предположение.</translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation>Открыть учебный пример</translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation>Законченный турнир, чтобы осмотреться; сломать ничего нельзя.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Недавние</translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation>Добро пожаловать</translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation>Провести турнир, выбрать порядок показателей и увидеть, почему каждое число именно такое.</translation>
    </message>
    <message>
        <source>Join an event…</source>
        <translation>Подключиться к турниру…</translation>
    </message>
    <message>
        <source>An event that another computer in this hall leads: this one becomes a desk.</source>
        <translation>Турнир, который ведёт другой компьютер в этом зале: этот становится рабочим местом.</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Сыграть тур</translation>
    </message>
    <message>
        <source>An event in its fourth round of five; cards say what comes next.</source>
        <translation>Турнир в четвёртом туре из пяти; карточки подсказывают, что дальше.</translation>
    </message>
    <message>
        <source>Bring your last event…</source>
        <translation>Проверить свой последний турнир…</translation>
    </message>
    <message>
        <source>Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.</source>
        <translation>Наша таблица рядом с опубликованной и почему они расходятся. Перетащить её файл сюда; ничего не сохраняется.</translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation>Файл можно и перетащить в это окно. F1 открывает руководство.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начальный экран</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Язык системы</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Открыть {0}</translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation>Убрать {0} из списка</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>players: {0}</source>
        <translation>игроков: {0}</translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation>пробный порядок, изменено показателей: {0}</translation>
    </message>
    <message>
        <source>closed: the standings are final</source>
        <translation>закрыт: положение итоговое</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>предварительно: есть незаконченные партии</translation>
    </message>
    <message>
        <source>provisional: round {0} is not verified</source>
        <translation>предварительно: тур {0} не подтверждён</translation>
    </message>
    <message>
        <source>provisional: the tournament was opened again</source>
        <translation>предварительно: турнир снова открыт</translation>
    </message>
    <message>
        <source>final</source>
        <translation>итоговое</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand</source>
        <translation>Идёт ручная жеребьёвка тура {0}</translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation>Жеребьёвки ещё не было, запланировано туров: {0}</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Тур {0} из {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>результатов {0}/{1}</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>без проверки {0}</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Undo or redo</source>
        <translation>Отмена или повтор</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Закрыть эту строку</translation>
    </message>
    <message>
        <source>Take back: {0}?</source>
        <translation>Отменить: {0}?</translation>
    </message>
    <message>
        <source>Repeat: {0}?</source>
        <translation>Повторить: {0}?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Отменено: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Повторено: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Steps of the round</source>
        <translation>Шаги тура</translation>
    </message>
    <message>
        <source>check-in {0}/{1}</source>
        <translation>прибытие {0}/{1}</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>жребий</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>номера</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>жеребьёвка</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>опубликовать</translation>
    </message>
    <message>
        <source>results {0}/{1}</source>
        <translation>результаты {0}/{1}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>результаты</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>проверить</translation>
    </message>
    <message>
        <source>drawn matches</source>
        <translation>ничейные матчи</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>тур {0}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>закрыть</translation>
    </message>
    <message>
        <source>Check-in: {0} of {1} here</source>
        <translation>Прибытие: здесь {0} из {1}</translation>
    </message>
    <message>
        <source>Draw the first colour</source>
        <translation>Жребий первого цвета</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Раздать номера…</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Жеребьёвка вручную…</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Провести жеребьёвку тура {0}</translation>
    </message>
    <message>
        <source>Publish round {0}</source>
        <translation>Опубликовать тур {0}</translation>
    </message>
    <message>
        <source>Results: {0} of {1}</source>
        <translation>Результаты: {0} из {1}</translation>
    </message>
    <message>
        <source>Verify the results</source>
        <translation>Проверить результаты</translation>
    </message>
    <message>
        <source>Drawn matches…</source>
        <translation>Ничейные матчи…</translation>
    </message>
    <message>
        <source>Go to round {0}</source>
        <translation>К туру {0}</translation>
    </message>
    <message>
        <source>Close the tournament…</source>
        <translation>Закрыть турнир…</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: сделано</translation>
    </message>
    <message>
        <source>{0}: waits</source>
        <translation>{0}: ждёт</translation>
    </message>
    <message>
        <source>Pair again, while the round is a draft</source>
        <translation>Повторить жеребьёвку, пока тур – черновик</translation>
    </message>
    <message>
        <source>Every result is in</source>
        <translation>Все результаты введены</translation>
    </message>
    <message>
        <source>Every result was typed a second time</source>
        <translation>Каждый результат введён второй раз</translation>
    </message>
    <message>
        <source>On the wall: board numbers never move from here on</source>
        <translation>На стене: с этого момента номера досок не меняются</translation>
    </message>
    <message>
        <source>Open the tournament again…</source>
        <translation>Снова открыть турнир…</translation>
    </message>
</context>
<context>
    <name>SystemFields</name>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Швейцарская</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Встречаются игроки с равными очками</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Круговая система</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Каждый играет с каждым</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Двухкруговой</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Каждый играет с каждым дважды</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Two players or two teams, several games</source>
        <translation>Два игрока или две команды, несколько партий</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Нокаут-система</translation>
    </message>
    <message>
        <source>The winners go on</source>
        <translation>Победители проходят дальше</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Схевенинген</translation>
    </message>
    <message>
        <source>Everybody of one team meets everybody of the other</source>
        <translation>Каждый из одной команды играет с каждым из другой</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Меньше туров</translation>
    </message>
    <message>
        <source>More rounds</source>
        <translation>Больше туров</translation>
    </message>
    <message>
        <source>Who is paired</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Everybody plays for himself or herself</source>
        <translation>Каждый играет за себя</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Teams meet on several boards</source>
        <translation>Команды встречаются на нескольких досках</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Досок в матче</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Меньше досок</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Больше досок</translation>
    </message>
    <message>
        <source>boards a match</source>
        <translation>досок в матче</translation>
    </message>
    <message>
        <source>More systems…</source>
        <translation>Другие системы…</translation>
    </message>
    <message>
        <source>Two legs, home and away</source>
        <translation>Две встречи, дома и в гостях</translation>
    </message>
    <message>
        <source>More systems</source>
        <translation>Другие системы</translation>
    </message>
    <message>
        <source>Swiss (FIDE Dutch)</source>
        <translation>Швейцарская (голландская ФИДЕ)</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Другая система</translation>
    </message>
    <message>
        <source>rounds, each a match of two games</source>
        <translation>туров, каждый – матч из двух партий</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>туров</translation>
    </message>
    <message>
        <source>rounds: for up to {0} teams</source>
        <translation>туров: до {0} команд</translation>
    </message>
    <message>
        <source>rounds: for up to {0} players</source>
        <translation>туров: до {0} игроков</translation>
    </message>
    <message>
        <source>rounds: as many as boards</source>
        <translation>туров: столько, сколько досок</translation>
    </message>
    <message>
        <source>games</source>
        <translation>партий</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} teams</source>
        <translation>туров: на {0} или {1} команд</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} players</source>
        <translation>туров: на {0} или {1} игроков</translation>
    </message>
    <message>
        <source>{0}, {1} games against each opponent</source>
        <translation>{0}, партий с каждым соперником: {1}</translation>
    </message>
</context>
<context>
    <name>SystemParameters</name>
    <message>
        <source>Parameters…</source>
        <translation>Параметры…</translation>
    </message>
</context>
<context>
    <name>SystemsDialog</name>
    <message>
        <source>FIDE</source>
        <translation>ФИДЕ</translation>
    </message>
    <message>
        <source>FIDE text, no approved program</source>
        <translation>Текст ФИДЕ, одобренной программы нет</translation>
    </message>
    <message>
        <source>national</source>
        <translation>национальный</translation>
    </message>
    <message>
        <source>club</source>
        <translation>клуб</translation>
    </message>
    <message>
        <source>Played {0}.</source>
        <translation>Где играют: {0}.</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Причина (сохраняется в журнале)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>в нескольких словах</translation>
    </message>
    <message>
        <source>Take this system</source>
        <translation>Взять эту систему</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Give a reason first</source>
        <translation>Сначала указать причину</translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>Приглашений уже %n: отозвать некоторые.</numerusform>
            <numerusform>Приглашений уже %n: отозвать некоторые.</numerusform>
            <numerusform>Приглашений уже %n: отозвать некоторые.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>Снова открыта %n страница</numerusform>
            <numerusform>Снова открыты %n страницы</numerusform>
            <numerusform>Снова открыто %n страниц</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has another address now, {0}: telephones scan their code again.</source>
        <translation>У этого компьютера теперь другой адрес, {0}: телефонам считать код снова.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n телефон</numerusform>
            <numerusform>%n телефона</numerusform>
            <numerusform>%n телефонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n рабочее место</numerusform>
            <numerusform>%n рабочих места</numerusform>
            <numerusform>%n рабочих мест</numerusform>
        </translation>
    </message>
    <message>
        <source>Invited to this event until then: {0}.</source>
        <translation>К этому турниру были приглашены: {0}.</translation>
    </message>
    <message>
        <source>They go on where they were, by the same codes. Without it nothing listens.</source>
        <translation>Они продолжат с того же места, по тем же кодам. Без этого ничего не открыто.</translation>
    </message>
    <message>
        <source>Go on working together?</source>
        <translation>Продолжать работать вместе?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>{0} Only the leading computer has it: no desk answers.</source>
        <translation>{0} Есть только на главном компьютере: рабочие места не отвечают.</translation>
    </message>
    <message>
        <source>The event is not open any more.</source>
        <translation>Турнир больше не открыт.</translation>
    </message>
    <message>
        <source>This board is not yours.</source>
        <translation>Эта доска – не из назначенных.</translation>
    </message>
    <message>
        <source>Board {0}: a volunteer calls the arbiter.</source>
        <translation>Доска {0}: помощник зовёт арбитра.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>Edit the team</source>
        <translation>Изменить команду</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Новая команда</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Краткое название</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Контакт</translation>
    </message>
    <message>
        <source>Strength by hand</source>
        <translation>Сила вручную</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>TeamGrid</name>
    <message>
        <source>Place in the table</source>
        <translation>Место в таблице</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнирный рейтинг</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Очки после этого тура</translation>
    </message>
    <message>
        <source>Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.</source>
        <translation>Строки: команда A, столбцы: команда B. б белые, ч чёрные; 1 победа, ½ ничья, 0 поражение; + и − неявки; · незаконченная партия.</translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message>
        <source>Boards, colours and points are locked once round 1 is paired.</source>
        <translation>После жеребьёвки тура 1 доски, цвета и очки изменить нельзя.</translation>
    </message>
    <message>
        <source>Rules of the teams</source>
        <translation>Правила команд</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Досок в матче</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Меньше досок</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Больше досок</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Доски</translation>
    </message>
    <message>
        <source>Colours of the first-named team</source>
        <translation>Цвета команды, названной первой</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Победа в матче</translation>
    </message>
    <message>
        <source>Match drawn</source>
        <translation>Ничья в матче</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Поражение в матче</translation>
    </message>
    <message>
        <source>as a drawn match</source>
        <translation>как ничья в матче</translation>
    </message>
    <message>
        <source>Bye: match points</source>
        <translation>Бай: матчевые очки</translation>
    </message>
    <message>
        <source>Bye: game points</source>
        <translation>Бай: очки в партиях</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Матчевые очки</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Очки в партиях</translation>
    </message>
    <message>
        <source>decide who is named first</source>
        <translation>решают, кто назван первым</translation>
    </message>
    <message>
        <source>are not used for colours</source>
        <translation>для цветов не применяются</translation>
    </message>
    <message>
        <source>Type A, the usual ones</source>
        <translation>Тип A, обычные</translation>
    </message>
    <message>
        <source>Type B, strong and mild</source>
        <translation>Тип B, сильные и слабые</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Counts first</source>
        <translation>Решает сначала</translation>
    </message>
    <message>
        <source>The other points</source>
        <translation>Другие очки</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Цветовые предпочтения</translation>
    </message>
    <message>
        <source>keep the order of the members</source>
        <translation>сохраняет порядок заявки</translation>
    </message>
    <message>
        <source>may have any order</source>
        <translation>может быть в любом порядке</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Составы</translation>
    </message>
    <message>
        <source>the best ratings, one a board</source>
        <translation>лучшие рейтинги, по одному на доску</translation>
    </message>
    <message>
        <source>the first boards</source>
        <translation>первые доски</translation>
    </message>
    <message>
        <source>all members</source>
        <translation>все игроки</translation>
    </message>
    <message>
        <source>as the arbiter gives it</source>
        <translation>как задаёт арбитр</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Сила команды</translation>
    </message>
    <message>
        <source>keeps its results</source>
        <translation>сохраняет свои результаты</translation>
    </message>
    <message>
        <source>loses them before half of its matches (C.05, 6.6)</source>
        <translation>теряет их, если сыграно меньше половины матчей (C.05, 6.6)</translation>
    </message>
    <message>
        <source>A team that leaves a round robin</source>
        <translation>Команда, выбывшая из кругового турнира</translation>
    </message>
    <message>
        <source>A member without a rating counts</source>
        <translation>Игрок без рейтинга считается за</translation>
    </message>
    <message>
        <source>Reserves of a team</source>
        <translation>Запасных в команде</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>любое число</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>не считаются</translation>
    </message>
    <message>
        <source>count as games</source>
        <translation>считаются партиями</translation>
    </message>
    <message>
        <source>Wins by forfeit for a board prize</source>
        <translation>Победы за неявкой для приза по доскам</translation>
    </message>
    <message>
        <source>Games for a board prize</source>
        <translation>Партий для приза по доскам</translation>
    </message>
    <message>
        <source>two thirds of the rounds</source>
        <translation>две трети туров</translation>
    </message>
    <message>
        <source>The losers of the semi-finals play for place 3</source>
        <translation>Проигравшие в полуфиналах играют за 3-е место</translation>
    </message>
    <message>
        <source>A drawn match is decided by</source>
        <translation>Ничейный матч решает</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>затем</translation>
    </message>
    <message>
        <source>Place 3</source>
        <translation>3-е место</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>больше ничего</translation>
    </message>
</context>
<context>
    <name>TeamTicks</name>
    <message>
        <source>Bd</source>
        <translation>Дск</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Доска матча</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Place among the members</source>
        <translation>Место в заявке</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Игрок команды</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнирный рейтинг</translation>
    </message>
    <message>
        <source>{0} of {1} boards</source>
        <translation>досок {0} из {1}</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Team pairing number (TPN)</source>
        <translation>Стартовый номер команды (TPN)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
    <message>
        <source>By the announced rule</source>
        <translation>По объявленному правилу</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Заявка</translation>
    </message>
    <message>
        <source>Boards and reserves</source>
        <translation>Доски и запасные</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>Check-in, or has left</source>
        <translation>Прибытие или выбыла</translation>
    </message>
    <message>
        <source>present</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>снялся</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Дск</translation>
    </message>
    <message>
        <source>Board, or R for a reserve</source>
        <translation>Доска или З – запасной</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Стартовый номер игрока</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Игрок команды</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнирный рейтинг</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>З{0}</translation>
    </message>
</context>
<context>
    <name>TeamsPanel</name>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Find by name, club or captain</source>
        <translation>Найти по названию, клубу или капитану</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Новая команда…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Правила…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Заявка</translation>
    </message>
    <message>
        <source>Players without a team</source>
        <translation>Игроки без команды</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>Points…</source>
        <translation>Очки…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Снять с турнира…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Number by strength</source>
        <translation>Номера по силе</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Раздать номера по жребию</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Исключить…</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Лига…</translation>
    </message>
    <message>
        <source>Fixtures…</source>
        <translation>Календарь матчей…</translation>
    </message>
    <message>
        <source>Eligibility…</source>
        <translation>Право на игру…</translation>
    </message>
    <message>
        <source>Fines…</source>
        <translation>Штрафы…</translation>
    </message>
    <message>
        <source>Next season…</source>
        <translation>Следующий сезон…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>More steps with teams</source>
        <translation>Другие шаги с командами</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Teams from clubs…</source>
        <translation>Команды из клубов…</translation>
    </message>
    <message>
        <source>Into the team</source>
        <translation>В команду</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Команд пока нет</translation>
    </message>
    <message>
        <source>Make a team, then put players into it; players are entered or imported on the Players page.</source>
        <translation>Создать команду, затем включить в неё игроков; игроки вводятся или импортируются на странице «Игроки».</translation>
    </message>
    <message>
        <source>In this section players are paired, not teams</source>
        <translation>В этой группе играют игроки, а не команды</translation>
    </message>
    <message>
        <source>Choose teams in the regulations of a section before round 1.</source>
        <translation>Команды выбираются в регламенте группы до тура 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>в матче %n доска</numerusform>
            <numerusform>в матче %n доски</numerusform>
            <numerusform>в матче %n досок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n команда</numerusform>
            <numerusform>%n команды</numerusform>
            <numerusform>%n команд</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team first</source>
        <translation>Сначала выбрать команду</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Ещё не прибыла</translation>
    </message>
    <message>
        <source>Choose a member first</source>
        <translation>Сначала выбрать игрока</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Сначала выбрать игрока</translation>
    </message>
    <message>
        <source>The team has left already</source>
        <translation>Команда уже выбыла</translation>
    </message>
    <message>
        <source>Make these teams?</source>
        <translation>Создать эти команды?</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Создать команды</translation>
    </message>
    <message>
        <source>Name the division of the section first (League…)</source>
        <translation>Сначала указать дивизион группы (Лига…)</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Добавлено: {0}</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>Изменить очки?</translation>
    </message>
    <message>
        <source>{0} leaves from round {1} on?</source>
        <translation>{0} выбывает с тура {1}?</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Снять команду</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Исключить: {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Больше не участвует в жеребьёвке и положении. Соперники сохраняют очки.</translation>
    </message>
    <message>
        <source>The teams are numbered by strength already</source>
        <translation>Команды уже пронумерованы по силе</translation>
    </message>
    <message>
        <source>The numbers of the teams were drawn by lot, seed {0}</source>
        <translation>Номера команд определены жребием, начальное число {0}</translation>
    </message>
    <message>
        <source>Change the members of {0} after round 1?</source>
        <translation>Изменить заявку команды {0} после тура 1?</translation>
    </message>
    <message>
        <source>Change the members</source>
        <translation>Изменить заявку</translation>
    </message>
    <message>
        <source>Change the members?</source>
        <translation>Изменить заявку?</translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message>
        <source>Pairing before the check-in is closed</source>
        <translation>Жеребьёвка до конца отметки о прибытии</translation>
    </message>
    <message>
        <source>Round {0} with and without those missing</source>
        <translation>Тур {0} с отсутствующими и без них</translation>
    </message>
    <message>
        <source>Both pairings</source>
        <translation>Обе жеребьёвки</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Программа проводит жеребьёвку</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n ещё не здесь</numerusform>
            <numerusform>%n ещё не здесь</numerusform>
            <numerusform>%n ещё не здесь</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}. {2} of {3} boards are the same either way.</source>
        <translation>{0}: {1}. Одинаковых досок {2} из {3}.</translation>
    </message>
    <message>
        <source>If they come in time</source>
        <translation>Если они успеют прийти</translation>
    </message>
    <message>
        <source>If the check-in is closed now</source>
        <translation>Если закончить отметку сейчас</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Дск</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>With those missing</source>
        <translation>С отсутствующими</translation>
    </message>
    <message>
        <source>Without them</source>
        <translation>Без них</translation>
    </message>
    <message>
        <source>{0}: pairing-allocated bye</source>
        <translation>{0}: бай по жеребьёвке</translation>
    </message>
</context>
<context>
    <name>TiesDialog</name>
    <message>
        <source>Drawn matches</source>
        <translation>Ничейные матчи</translation>
    </message>
    <message>
        <source>Tie-break games belong to the match; they are no rounds and are not rated with them.</source>
        <translation>Решающие партии относятся к матчу; это не туры, и вместе с ними они не обсчитываются.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>Поменять &amp;цвета</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Вид контроля времени</translation>
    </message>
    <message>
        <source>rate of play</source>
        <translation>контроль времени</translation>
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
        <translation>Отменить &amp;последнюю партию</translation>
    </message>
    <message>
        <source>&amp;Who goes on…</source>
        <translation>&amp;Кто проходит дальше…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>{0} (decided)</source>
        <translation>{0} (решён)</translation>
    </message>
    <message>
        <source>No match is drawn.</source>
        <translation>Ничейных матчей нет.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Далее: {0}</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Белые: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Чёрные: {0}</translation>
    </message>
    <message>
        <source>Enter this game?</source>
        <translation>Записать эту партию?</translation>
    </message>
    <message>
        <source>Take the last game back?</source>
        <translation>Отменить последнюю партию?</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Решить матч?</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Work together</source>
        <translation>Работать вместе</translation>
    </message>
    <message>
        <source>Each invitation is for one telephone or one computer. This one stays the leading one.</source>
        <translation>Каждое приглашение – для одного телефона или одного компьютера. Этот остаётся главным.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>End all</source>
        <translation>Закончить все</translation>
    </message>
    <message>
        <source>as it shall stand in the log</source>
        <translation>как оно будет стоять в журнале</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Для чего</translation>
    </message>
    <message>
        <source>{0}, on a telephone</source>
        <translation>{0}, на телефоне</translation>
    </message>
    <message>
        <source>{0}, on a computer</source>
        <translation>{0}, на компьютере</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>Для &amp;чего</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>all sections</source>
        <translation>все группы</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Группа</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Доски</translation>
    </message>
    <message>
        <source>In the &amp;hall, not on this computer only</source>
        <translation>В &amp;зале, не только на этом компьютере</translation>
    </message>
    <message>
        <source>&amp;Encrypted: browsers warn once</source>
        <translation>&amp;Шифровать: браузеры один раз предупредят</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>туннеля или прокси, если есть</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>П&amp;убличное имя</translation>
    </message>
    <message>
        <source>That computer keeps a copy of the whole event, with all that is known of the players, until the invitation is taken back.</source>
        <translation>Тот компьютер хранит копию всего турнира, со всем, что известно об игроках, пока приглашение не отозвано.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Пригласить</translation>
    </message>
    <message>
        <source>Who entered a result does not &amp;verify it</source>
        <translation>Вводивший результат его не подтвер&amp;ждает</translation>
    </message>
    <message>
        <source>The second pass over the slips is done by another person.</source>
        <translation>Второй проход по карточкам делает другой человек.</translation>
    </message>
    <message>
        <source>An entry on a telephone counts when a second &amp;computer has it</source>
        <translation>Запись с телефона засчитывается, когда она есть на втором &amp;компьютере</translation>
    </message>
    <message>
        <source>It is answered when a desk has it too, or says after two seconds that none does.</source>
        <translation>Ответ приходит, когда запись есть и на рабочем месте, или через две секунды с указанием, что её нет ни на одном.</translation>
    </message>
    <message>
        <source>Invitations that are valid</source>
        <translation>Действующие приглашения</translation>
    </message>
    <message>
        <source>Only this computer opens this address. For telephones: In the hall.</source>
        <translation>Этот адрес открывается только на этом компьютере. Для телефонов – «В зале».</translation>
    </message>
    <message>
        <source>QR code of the page</source>
        <translation>QR-код страницы</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Копировать адрес</translation>
    </message>
    <message>
        <source>Another &amp;code</source>
        <translation>Другой к&amp;од</translation>
    </message>
    <message>
        <source>For another telephone, or another address: the code of before opens nothing.</source>
        <translation>Для другого телефона или другого адреса: прежний код ничего не открывает.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Отозвать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The pages go on when this is closed.</source>
        <translation>Страницы продолжают работать, когда это окно закрыто.</translation>
    </message>
    <message>
        <source>all, or some: 1-20, 31</source>
        <translation>все или некоторые: 1-20, 31</translation>
    </message>
    <message>
        <source>Write a name: the log keeps it with every step.</source>
        <translation>Ввести имя: журнал хранит его при каждом шаге.</translation>
    </message>
    <message>
        <source>“{0}” is no name of a host.</source>
        <translation>«{0}» – не имя компьютера.</translation>
    </message>
    <message>
        <source>Boards are those of one section: choose it.</source>
        <translation>Доски – одной группы: выбрать её.</translation>
    </message>
    <message>
        <source>Write the boards as 1-4, 7.</source>
        <translation>Доски писать как 1-4, 7.</translation>
    </message>
    <message>
        <source>Whoever in this network has the address of a page may open it first; after that only its device.</source>
        <translation>Первым страницу может открыть любой в этой сети, у кого есть её адрес; после этого – только его устройство.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Система может спросить, пропускать ли их через брандмауэр.</translation>
    </message>
    <message>
        <source>Open these pages in the hall?</source>
        <translation>Открыть эти страницы в зале?</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Telephones know this computer by another address, {0}: they scan their code again, or type {1} where their page asks for it.</source>
        <translation>Телефоны знают этот компьютер по другому адресу, {0}: считать их код снова или ввести {1}, где спрашивает страница.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n телефон</numerusform>
            <numerusform>%n телефона</numerusform>
            <numerusform>%n телефонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n рабочее место</numerusform>
            <numerusform>%n рабочих места</numerusform>
            <numerusform>%n рабочих мест</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing listens: {0} worked on this event when it was closed.</source>
        <translation>Ничего не открыто: при закрытии с этим турниром работали: {0}.</translation>
    </message>
    <message>
        <source>Nothing listens.</source>
        <translation>Ничего не открыто.</translation>
    </message>
    <message>
        <source>boards {0}</source>
        <translation>доски {0}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>ещё не открыта</translation>
    </message>
    <message>
        <source>last entry {0}</source>
        <translation>последняя запись {0}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>открыта</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>сегодня %n шаг</numerusform>
            <numerusform>сегодня %n шага</numerusform>
            <numerusform>сегодня %n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is being started…</source>
        <translation>Страница запускается…</translation>
    </message>
    <message>
        <source>The tunnel or proxy leads to port {0} of this computer.</source>
        <translation>Туннель или прокси ведёт на порт {0} этого компьютера.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256): {0}</source>
        <translation>Отпечаток (SHA-256): {0}</translation>
    </message>
    <message>
        <source>Made before the window was started again: give it another code.</source>
        <translation>Создано до перезапуска окна: дать другой код.</translation>
    </message>
    <message>
        <source>Made before the window was started again: its telephone goes on, its address is not known any more.</source>
        <translation>Создано до перезапуска окна: телефон работает дальше, его адрес больше не известен.</translation>
    </message>
    <message>
        <source>{0} works at the computer {1}.</source>
        <translation>{0} работает за компьютером {1}.</translation>
    </message>
    <message>
        <source>On the other computer: Join an event…
Address: {0}
Code: {1} (ten minutes, once)
Figures to compare: {2}</source>
        <translation>На другом компьютере: Подключиться к турниру…
Адрес: {0}
Код: {1} (десять минут, один раз)
Цифры для сверки: {2}</translation>
    </message>
    <message>
        <source>The code is too old: take the invitation back and make a new one.</source>
        <translation>Код устарел: отозвать приглашение и создать новое.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Адрес скопирован.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Поиск команд и игроков</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Поиск команд, страниц и игроков</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Турнир без названия</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Группа {0}</translation>
    </message>
</context>
<context>
    <name>TwoLadders</name>
    <message>
        <source>First ladder</source>
        <translation>Первый порядок</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>Второй порядок</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>Места при обоих порядках</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Официальный порядок показателей</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Пробный порядок показателей</translation>
    </message>
    <message>
        <source>Official: {0}</source>
        <translation>Официальный: {0}</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Набор: {0}</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Свой: {0}</translation>
    </message>
</context>
<context>
    <name>TwoStepDialog</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Далее…</translation>
    </message>
    <message>
        <source>Change the official ladder</source>
        <translation>Изменить официальный порядок</translation>
    </message>
    <message>
        <source>Whose place changes</source>
        <translation>Чьё место меняется</translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation>Сейчас ни одно место не меняется</translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation>Следующие туры могут отличаться.</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>До сих пор</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>С этого момента</translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation>Причина (сохраняется в файле и пишется в отчёт о турнире)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>Причина изменения</translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation>например: в объявленном регламенте другой порядок</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Шаг {0} из 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Сначала указать причину</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Отменить: {0}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Отменять нечего</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Повторить: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Повторять нечего</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>agrees</source>
        <translation>совпадает</translation>
    </message>
    <message>
        <source>differs as known</source>
        <translation>известное расхождение</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>расходится</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>не проверено</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>The tie-break with its policy</source>
        <translation>Показатель с его правилом</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>What FIDE&apos;s tool says</source>
        <translation>Что говорит программа ФИДЕ</translation>
    </message>
    <message>
        <source>Second calculation</source>
        <translation>Второй расчёт</translation>
    </message>
    <message>
        <source>Written from the articles</source>
        <translation>Написано по статьям</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Статья</translation>
    </message>
    <message>
        <source>The article it was written from</source>
        <translation>Статья, по которой написано</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
    <message>
        <source>Values compared</source>
        <translation>Сравнено значений</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Расход.</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Расходящиеся значения</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Стартовый номер</translation>
    </message>
    <message>
        <source>Value of this program</source>
        <translation>Значение этой программы</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Второй</translation>
    </message>
    <message>
        <source>Value of the second calculation</source>
        <translation>Значение второго расчёта</translation>
    </message>
    <message>
        <source>Value of gacrux</source>
        <translation>Значение gacrux</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>What explains the difference</source>
        <translation>Что объясняет расхождение</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>не объяснено</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Кр&amp;упнее текст</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Мельче текст</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Обыч&amp;ный текст</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Строки</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>&amp;Как в системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлые</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмные</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Высокий контраст</translation>
    </message>
    <message>
        <source>&amp;Airy</source>
        <translation>П&amp;росторные</translation>
    </message>
    <message>
        <source>&amp;Compact, for small screens</source>
        <translation>&amp;Плотные, для малых экранов</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Как в систе&amp;ме</translation>
    </message>
    <message>
        <source>{0}: sheets and website only</source>
        <translation>{0}: только листы и сайт</translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Under way</source>
        <translation>Выполняется</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cancelled; the event was not opened.</source>
        <translation>Прервано; турнир не открыт.</translation>
    </message>
    <message>
        <source>Cancelled; nothing has changed.</source>
        <translation>Прервано; ничего не изменилось.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>e-boards</source>
        <translation>электронные доски</translation>
    </message>
</context>
<context>
    <name>WhichKeysDialog</name>
    <message>
        <source>Keys for results</source>
        <translation>Клавиши результатов</translation>
    </message>
    <message>
        <source>{0} is no result with the keys in force. Which keys do you mean?</source>
        <translation>{0} – не результат при нынешних клавишах. Какие клавиши имеются в виду?</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key again afterwards.</source>
        <translation>Ничего не введено: затем нажать клавишу снова.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>нет результата</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}</source>
        <translation>{0}: {1} – это {2}</translation>
    </message>
    <message>
        <source>Keep the keys in force</source>
        <translation>Оставить нынешние клавиши</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>file is whole</source>
        <translation>всё в файле</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>сохранено</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>FIDE mode</source>
        <translation>режим ФИДЕ</translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation>Турнир проводится по правилам ФИДЕ для турнирных программ.</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>Найти ко&amp;манды и игроков…</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>Объ&amp;яснение рядом со страницей</translation>
    </message>
    <message>
        <source>Large &amp;window for a projector</source>
        <translation>Большое окно для пр&amp;оектора</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>&amp;First steps, over the demo event</source>
        <translation>Первые &amp;шаги, на учебном примере</translation>
    </message>
    <message>
        <source>Play a &amp;round</source>
        <translation>Сыграть &amp;тур</translation>
    </message>
    <message>
        <source>&amp;Bring your last event…</source>
        <translation>Проверить свой последний т&amp;урнир…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Сочетания &amp;клавиш</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>О &amp;программе tdapp</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version</source>
        <translation>Проверить &amp;новую версию</translation>
    </message>
    <message>
        <source>NOT IN FIDE MODE</source>
        <translation>НЕ В РЕЖИМЕ ФИДЕ</translation>
    </message>
    <message>
        <source>This page has no values to explain</source>
        <translation>На этой странице нечего объяснять</translation>
    </message>
</context>
<context>
    <name>_Decision</name>
    <message>
        <source>Who goes on: {0}</source>
        <translation>Кто проходит дальше: {0}</translation>
    </message>
    <message>
        <source>The decision and its reason stand in the tournament report.</source>
        <translation>Решение и его причина стоят в отчёте о турнире.</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Кто проходит дальше</translation>
    </message>
    <message>
        <source>nobody yet: take the decision back</source>
        <translation>пока никто: отменить решение</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>дополнительный матч</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>жребий</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>решение арбитра</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Проходит</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Как</translation>
    </message>
    <message>
        <source>the score of the play-off, or how the lot was drawn</source>
        <translation>счёт доп. матча или жребий</translation>
    </message>
    <message>
        <source>Result or lot</source>
        <translation>Результат или жребий</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>_GroupDialog</name>
    <message>
        <source>First round</source>
        <translation>Первый тур</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Последний тур</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>В турах</translation>
    </message>
    <message>
        <source>to</source>
        <comment>rounds 1 to 3</comment>
        <translation>до</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Насколько строго</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Не должны встречаться</translation>
    </message>
    <message>
        <source>The round is not paired otherwise, whatever it costs</source>
        <translation>Иначе пары тура не составляются, чего бы это ни стоило</translation>
    </message>
    <message>
        <source>Wished apart</source>
        <translation>По возможности</translation>
    </message>
    <message>
        <source>Yields where a round could not be paired</source>
        <translation>Уступает, если иначе пары тура не составить</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <source>%n of {0} player(s) get another number.</source>
        <translation>
            <numerusform>У %n игрока из {0} будет другой номер.</numerusform>
            <numerusform>У %n игроков из {0} будет другой номер.</numerusform>
            <numerusform>У %n игроков из {0} будет другой номер.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_NumbersDialog</name>
    <message>
        <source>Players whose number changes</source>
        <translation>Игроки, у которых меняется номер</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Ни один номер не меняется</translation>
    </message>
    <message>
        <source>The numbers are in this order already.</source>
        <translation>Номера уже в этом порядке.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>_TableDialog</name>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>_Tree</name>
    <message>
        <source>not decided: Who goes on… on the page Rounds</source>
        <translation>не решено: «Кто проходит дальше…» на странице «Туры»</translation>
    </message>
    <message>
        <source>Match for place 3</source>
        <translation>Матч за 3-е место</translation>
    </message>
</context>
<context>
    <name>_WindowMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Сначала открыть турнир</translation>
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
