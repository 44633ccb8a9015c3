<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window of tdapp says. Not yet reviewed by a native arbiter unless it says so here. What is wrong goes, with the
     English text beside it, to whoever keeps the program: docs/translating.md. -->
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{where}: “{text}” is no day; write {example}.</source>
        <translation>{where}: «{text}» – не день; слід писати {example}.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation>Про tdapp</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Версія {0}</translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation>Програма для проведення турнірів для шахових арбітрів: офлайн, з поясненням кожного показника.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>Вільна програма за GNU General Public License версії 3 або пізнішої (GPL-3.0-or-later). Без жодних гарантій.</translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation>Подяка Технічній комісії ФІДЕ за її програму показників і жеребкування gacrux:</translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation>Шрифти: Noto Sans (SIL Open Font License 1.1) і WenQuanYi Micro Hei (Apache License 2.0). Значки: Lucide (ISC License), частково з Feather (MIT License).</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation>Створено за допомогою Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation>Ліцензія та подяки</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>AbsenceDialog</name>
    <message>
        <source>A paired player does not come</source>
        <translation>Гравець, що має пару, не прийде</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} не прийде</translation>
    </message>
    <message>
        <source>Board {0}, against {1}</source>
        <translation>Дошка {0}, проти {1}</translation>
    </message>
    <message>
        <source>The opponent wins by forfeit</source>
        <translation>Суперник виграє через неявку</translation>
    </message>
    <message>
        <source>Somebody without a game takes the seat</source>
        <translation>Місце займає хтось без партії</translation>
    </message>
    <message>
        <source>The board goes; the opponent is paired again</source>
        <translation>Дошка знімається; суперник жеребкується знову</translation>
    </message>
    <message>
        <source>Who takes the seat</source>
        <translation>Хто займає місце</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Причина (зберігається в журналі)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Виконати</translation>
    </message>
    <message>
        <source>{0} loses by forfeit, {1} wins without playing. The next round is not touched.</source>
        <translation>{0} програє через неявку, {1} виграє без гри. Наступного туру це не стосується.</translation>
    </message>
    <message>
        <source>Board {0}: {1} meets {2} instead of {3}, who is absent in this round.</source>
        <translation>Дошка {0}: {1} грає з {2} замість {3}, відсутнього в цьому турі.</translation>
    </message>
    <message>
        <source>Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.</source>
        <translation>Дошка {0} знімається. {1} відсутній; {2} без партії до ручного жеребкування.</translation>
    </message>
    <message>
        <source>The pairings are published: players may have seen them (C.04.2, 3.6).</source>
        <translation>Пари опубліковано: гравці могли їх бачити (C.04.2, 3.6).</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Спершу слід написати причину</translation>
    </message>
</context>
<context>
    <name>AbsenceGrid</name>
    <message>
        <source>Byes by round</source>
        <translation>Баї за турами</translation>
    </message>
    <message>
        <source>game</source>
        <translation>партія</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>грає</translation>
    </message>
    <message>
        <source>absent, 0 points</source>
        <translation>відсутній, 0 очок</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>бай у пів очка</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>бай у ціле очко</translation>
    </message>
    <message>
        <source>this round is paired; change it on the Rounds page</source>
        <translation>цей тур уже складено; це змінюється на сторінці «Тури»</translation>
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
        <translation>Баї та відсутності</translation>
    </message>
    <message>
        <source>Byes and absences by round</source>
        <translation>Баї та відсутності за турами</translation>
    </message>
    <message>
        <source>The regulations allow no half-point byes.</source>
        <translation>Регламент не дозволяє баїв у пів очка.</translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>Регламент дозволяє гравцеві %n бай у пів очка.</numerusform>
            <numerusform>Регламент дозволяє гравцеві %n баї в пів очка.</numerusform>
            <numerusform>Регламент дозволяє гравцеві %n баїв у пів очка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>Регламент дозволяє гравцеві %n бай у пів очка, до туру {0}.</numerusform>
            <numerusform>Регламент дозволяє гравцеві %n баї в пів очка, до туру {0}.</numerusform>
            <numerusform>Регламент дозволяє гравцеві %n баїв у пів очка, до туру {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>These players have left the event; take them back first.</source>
        <translation>Ці гравці вибули; спершу слід повернути їх у турнір.</translation>
    </message>
    <message>
        <source>0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.</source>
        <translation>0 відсутній, 5 або H бай у пів очка, 1 бай у ціле очко, Del грає. Пробіл перебирає їх.</translation>
    </message>
    <message>
        <source>0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.</source>
        <translation>0 {0}, 5 або H {1}, 1 {2}, Del грає. Пробіл перебирає їх.</translation>
    </message>
    <message>
        <source>Set these byes?</source>
        <translation>Задати ці баї?</translation>
    </message>
</context>
<context>
    <name>AddCriterion</name>
    <message>
        <source>Add a criterion: type its name or code</source>
        <translation>Додати показник: ввести назву або код</translation>
    </message>
    <message>
        <source>All criteria to choose from</source>
        <translation>Усі показники на вибір</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Про цей показник</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>Додати показник до порядку</translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message>
        <source>Add players</source>
        <translation>Додати гравців</translation>
    </message>
    <message>
        <source>Add players to {0}</source>
        <translation>Додати гравців до {0}</translation>
    </message>
    <message>
        <source>Name or number in the rating list</source>
        <translation>Ім’я або номер у рейтинг-листі</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Рейтинг-лист</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Рейтинг-листи…</translation>
    </message>
    <message>
        <source>Players of the rating list</source>
        <translation>Гравці рейтинг-листа</translation>
    </message>
    <message>
        <source>Enter adds the marked player, {0} puts him into the form below.</source>
        <translation>Enter додає позначеного гравця, {0} переносить його у форму нижче.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Додати гравця</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Late entry. Missed rounds:</source>
        <translation>Пізній вступ. Пропущені тури:</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>{0}: 0 points</source>
        <translation>{0}: 0 очок</translation>
    </message>
    <message>
        <source>{0}: half point</source>
        <translation>{0}: пів очка</translation>
    </message>
    <message>
        <source>{0}: full point</source>
        <translation>{0}: ціле очко</translation>
    </message>
    <message>
        <source>The number is {0}, after the last; the place by rating is proposed before round {1}.</source>
        <translation>Номер {0}, після останнього; місце за рейтингом буде запропоновано перед туром {1}.</translation>
    </message>
    <message>
        <source>The number is {0}, after the last.</source>
        <translation>Номер {0}, після останнього.</translation>
    </message>
    <message>
        <source>No rating list yet. Import FIDE&apos;s download once, then a few letters of a name and Enter do.</source>
        <translation>Рейтинг-листа ще немає. Досить раз імпортувати завантажене з ФІДЕ, і вистачить кількох літер імені та Enter.</translation>
    </message>
    <message>
        <source>{0} is in the event already.</source>
        <translation>{0} вже є в турнірі.</translation>
    </message>
    <message>
        <source>“{0}” has no letter</source>
        <translation>У «{0}» немає жодної літери</translation>
    </message>
    <message>
        <source>{0}. Enter again adds the player all the same.</source>
        <translation>{0}. Ще раз Enter – усе одно додати гравця.</translation>
    </message>
    <message>
        <source>Add {0}?</source>
        <translation>Додати {0}?</translation>
    </message>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Додано: {0}. Тепер %n гравець.</numerusform>
            <numerusform>Додано: {0}. Тепер %n гравці.</numerusform>
            <numerusform>Додано: {0}. Тепер %n гравців.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1} is in the event already and may be the same person.</source>
        <translation>{0} {1} вже є в турнірі, це може бути та сама особа.</translation>
    </message>
    <message>
        <source>{0} is in the section {1} and may be the same person.</source>
        <translation>{0} є в групі {1}, це може бути та сама особа.</translation>
    </message>
    <message>
        <source>{0} is not added yet: Enter adds, Esc or Close once more leaves.</source>
        <translation>{0}: ще не додано. Enter додає, ще раз Esc чи «Закрити» – вихід.</translation>
    </message>
</context>
<context>
    <name>AnswerFields</name>
    <message>
        <source>not answered</source>
        <translation>без відповіді</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>так</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ні</translation>
    </message>
    <message>
        <source>found by itself (d)</source>
        <translation>визначається само (d)</translation>
    </message>
    <message>
        <source>a: national championship</source>
        <translation>a: національний чемпіонат</translation>
    </message>
    <message>
        <source>b: national team championship</source>
        <translation>b: національний командний чемпіонат</translation>
    </message>
    <message>
        <source>c: zonal or subzonal</source>
        <translation>c: зональний або субзональний</translation>
    </message>
    <message>
        <source>d: players from abroad</source>
        <translation>d: гравці з-за кордону</translation>
    </message>
    <message>
        <source>by computer</source>
        <translation>комп’ютером</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>вручну</translation>
    </message>
    <message>
        <source>as the dates of the rounds say</source>
        <translation>за датами турів</translation>
    </message>
    <message>
        <source>&amp;Format, hours, arbiters as asked (1.1)</source>
        <translation>&amp;Формат, години, арбітри за вимогами (1.1)</translation>
    </message>
    <message>
        <source>&amp;Games needed (1.4.1)</source>
        <translation>Потрібно &amp;партій (1.4.1)</translation>
    </message>
    <message>
        <source>&amp;Registered 30 days before (1.1.1)</source>
        <translation>&amp;Зареєстровано за 30 днів (1.1.1)</translation>
    </message>
    <message>
        <source>One round a &amp;day (1.1.3 a)</source>
        <translation>Один тур на &amp;день (1.1.3 a)</translation>
    </message>
    <message>
        <source>&amp;Exempt from the mix (1.4.3)</source>
        <translation>&amp;Без вимоги до складу (1.4.3)</translation>
    </message>
    <message>
        <source>&amp;Pairing, where rounds do not say (IT3)</source>
        <translation>&amp;Жеребкування, якщо тури не кажуть (IT3)</translation>
    </message>
    <message>
        <source>E&amp;xpected average of unknown opponents</source>
        <translation>&amp;Очікуване середнє невідомих суперників</translation>
    </message>
    <message>
        <source>as those so far</source>
        <translation>як дотеперішні</translation>
    </message>
</context>
<context>
    <name>AtDeskDialog</name>
    <message>
        <source>This computer is a desk</source>
        <translation>Цей комп’ютер – робоче місце</translation>
    </message>
    <message>
        <source>It works as {0}, {1}; another computer leads the event.</source>
        <translation>Працює як {0}, {1}; турнір веде інший комп’ютер.</translation>
    </message>
    <message>
        <source>The leading computer answers.</source>
        <translation>Головний комп’ютер відповідає.</translation>
    </message>
    <message>
        <source>When the leading computer has died: switch it off, compare the number of the newest step at all desks, and lead from the one with the highest.</source>
        <translation>Якщо головний комп’ютер вийшов з ладу: вимкнути його, порівняти номер найновішого кроку на всіх робочих місцях і вести з того, де він найбільший.</translation>
    </message>
    <message>
        <source>&amp;Lead from here…</source>
        <translation>Вести &amp;звідси…</translation>
    </message>
    <message>
        <source>&amp;Another computer leads now…</source>
        <translation>Тепер веде &amp;інший комп’ютер…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Newest step here: {0}, at {1}: {2}</source>
        <translation>Найновіший крок тут: {0}, о {1}: {2}</translation>
    </message>
    <message>
        <source>A deputy or the chief arbiter leads from his desk.</source>
        <translation>Вести зі свого місця може заступник або головний арбітр.</translation>
    </message>
    <message>
        <source>Lead from here: not while the leading computer answers.</source>
        <translation>Вести звідси не можна, доки головний комп’ютер відповідає.</translation>
    </message>
    <message>
        <source>The computer that led must be off, or be used by nobody: two that lead make two events.</source>
        <translation>Комп’ютер, що вів турнір, має бути вимкнений або вільний: два, що ведуть, – це два турніри.</translation>
    </message>
    <message>
        <source>Telephones and desks that it invited are expected here. They need the new address: Event &gt; Work together… shows it then.</source>
        <translation>Тут очікуються запрошені ним телефони й робочі місця. Їм потрібна нова адреса: її тоді покаже Турнір &gt; Працювати разом….</translation>
    </message>
    <message>
        <source>Lead the event from this computer?</source>
        <translation>Вести турнір із цього комп’ютера?</translation>
    </message>
    <message>
        <source>Lead from here</source>
        <translation>Вести звідси</translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message>
        <source>Work together</source>
        <translation>Працювати разом</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n телефон</numerusform>
            <numerusform>%n телефони</numerusform>
            <numerusform>%n телефонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n робоче місце</numerusform>
            <numerusform>%n робочі місця</numerusform>
            <numerusform>%n робочих місць</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>BACKUP FAILED: {0}</source>
        <translation>ПОМИЛКА РЕЗЕРВНОЇ КОПІЇ: {0}</translation>
    </message>
    <message>
        <source>no backup yet</source>
        <translation>ще без резервної копії</translation>
    </message>
    <message>
        <source>last backup just now</source>
        <translation>резервна копія щойно</translation>
    </message>
    <message>
        <source>last backup {0} min ago</source>
        <translation>резервна копія {0} хв тому</translation>
    </message>
    <message>
        <source>last backup {0} h ago</source>
        <translation>резервна копія {0} год тому</translation>
    </message>
    <message>
        <source>{0} The event itself is safe.</source>
        <translation>{0} Сам турнір у безпеці.</translation>
    </message>
</context>
<context>
    <name>BoardMenus</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Клавіші для результатів</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>What can be done with this board</source>
        <translation>Що можна зробити з цією дошкою</translation>
    </message>
    <message>
        <source>&amp;Why this board?</source>
        <translation>&amp;Чому ця дошка?</translation>
    </message>
    <message>
        <source>&amp;Swap the colours</source>
        <translation>Поміняти &amp;кольори</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Примітка…</translation>
    </message>
    <message>
        <source>White does not come…</source>
        <translation>Білі не прийдуть…</translation>
    </message>
    <message>
        <source>Black does not come…</source>
        <translation>Чорні не прийдуть…</translation>
    </message>
    <message>
        <source>Results of board {0}</source>
        <translation>Результати дошки {0}</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Стерти результат</translation>
    </message>
    <message>
        <source>{0}  White wins</source>
        <translation>{0}  білі виграли</translation>
    </message>
    <message>
        <source>{0}  draw</source>
        <translation>{0}  нічия</translation>
    </message>
    <message>
        <source>{0}  Black wins</source>
        <translation>{0}  чорні виграли</translation>
    </message>
    <message>
        <source>{0}  Black did not come</source>
        <translation>{0}  чорні не з’явилися</translation>
    </message>
    <message>
        <source>{0}  White did not come</source>
        <translation>{0}  білі не з’явилися</translation>
    </message>
    <message>
        <source>{0}  neither came</source>
        <translation>{0}  обопільна неявка</translation>
    </message>
    <message>
        <source>{0}  to be finished later</source>
        <translation>{0}  догравання пізніше</translation>
    </message>
    <message>
        <source>Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.</source>
        <translation>Результати вводяться клавішами {0}. Звичніша інша програма? Її клавіші можна обрати в «Клавіші».</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Клавіші: {0}</translation>
    </message>
    <message>
        <source>Choose a board first</source>
        <translation>Спершу слід обрати дошку</translation>
    </message>
    <message>
        <source>{0} does not come…</source>
        <translation>{0} не прийде…</translation>
    </message>
    <message>
        <source>Lost for the match by {0}, rated as played…</source>
        <translation>У матчі програє {0}, обрахунок як зіграно…</translation>
    </message>
    <message>
        <source>Counts for the match as it was played…</source>
        <translation>У матчі рахується так, як зіграно…</translation>
    </message>
    <message>
        <source>Lost for the match, rated as played?</source>
        <translation>У матчі програно, обрахунок як зіграно?</translation>
    </message>
    <message>
        <source>Count it as it was played?</source>
        <translation>Рахувати так, як зіграно?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Виконати</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Результат</translation>
    </message>
    <message>
        <source>Note at board {0}</source>
        <translation>Примітка на дошці {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Примітка:</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Bd</source>
        <translation>Д.</translation>
    </message>
    <message>
        <source>The board where the player sat most</source>
        <translation>Дошка, де гравець сидів найчастіше</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Розділені місця мають однаковий номер</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Стартовий номер гравця</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Звання ФІДЕ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
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
        <translation>Турнірний рейтинг</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Партії за дошкою</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points, forfeits included</source>
        <translation>Очки, з неявками</translation>
    </message>
    <message>
        <source>Percentage of the games over the board</source>
        <translation>Відсоток партій за дошкою</translation>
    </message>
    <message>
        <source>Rp</source>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>Перформанс за рейтингом</translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message>
        <source>Boards</source>
        <translation>Дошки</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Гравці без партії</translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Як вводити результати</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>По порядку</translation>
    </message>
    <message>
        <source>One key per board, the cursor goes on by itself</source>
        <translation>Одна клавіша на дошку, далі курсор іде сам</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Картки</translation>
    </message>
    <message>
        <source>Slips in any order: board, Enter, result</source>
        <translation>Картки в будь-якому порядку: дошка, Enter, результат</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Звірити</translation>
    </message>
    <message>
        <source>Type every result a second time; a difference stops you</source>
        <translation>Усі результати вводяться вдруге; відмінність зупиняє</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>Показані дошки</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Усі дошки</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкриті</translation>
    </message>
    <message>
        <source>Boards without a result</source>
        <translation>Дошки без результату</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Непідтверджені</translation>
    </message>
    <message>
        <source>Boards whose result was not typed a second time</source>
        <translation>Дошки, результат яких не введено вдруге</translation>
    </message>
    <message>
        <source>Show or hide them</source>
        <translation>Показати або сховати</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n гравець без партії</numerusform>
            <numerusform>%n гравці без партії</numerusform>
            <numerusform>%n гравців без партії</numerusform>
        </translation>
    </message>
    <message>
        <source>Find: {0}</source>
        <translation>Пошук: {0}</translation>
    </message>
    <message>
        <source>verified {0}/{1}</source>
        <translation>звірено {0}/{1}</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>відкрито {0}</translation>
    </message>
    <message>
        <source>Board {0}: {1}</source>
        <translation>Дошка {0}: {1}</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, підтверджено</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key for board {0} again.</source>
        <translation>Нічого не введено: слід знову натиснути клавішу для дошки {0}.</translation>
    </message>
    <message>
        <source>“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.</source>
        <translation>«{0}» – не результат за клавішами {1}. Дошка {2} чекає: прочитати це, натиснути Enter або Esc.</translation>
    </message>
    <message>
        <source>Every result is verified.</source>
        <translation>Усі результати підтверджено.</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>Усі результати є.</translation>
    </message>
    <message>
        <source>There is no board {0} in this round.</source>
        <translation>У цьому турі немає дошки {0}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} against {2}</source>
        <translation>Дошка {0}: {1} проти {2}</translation>
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
        <translation>Сітка</translation>
    </message>
</context>
<context>
    <name>Bring</name>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Що</translation>
    </message>
    <message>
        <source>Points, a tie-break, or the place</source>
        <translation>Очки, показник або місце</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Опубліковане</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Як указано у файлі</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Наше</translation>
    </message>
    <message>
        <source>As it is calculated here</source>
        <translation>Як обчислено тут</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Чому</translation>
    </message>
    <message>
        <source>place</source>
        <translation>місце</translation>
    </message>
</context>
<context>
    <name>BringDialog</name>
    <message>
        <source>Bring your last event</source>
        <translation>Узяти свій останній турнір</translation>
    </message>
    <message>
        <source>Drop the file of a finished event here: a tournament report, a crosstable, or the file of another program. Its table is calculated anew and laid beside the published one. Nothing is kept.</source>
        <translation>Сюди можна перетягнути файл закінченого турніру: звіт про турнір, хрестову таблицю або файл іншої програми. Його таблиця обчислюється заново й показується поруч з опублікованою. Нічого не зберігається.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Обрати файл…</translation>
    </message>
    <message>
        <source>As a sheet…</source>
        <translation>Як аркуш…</translation>
    </message>
    <message>
        <source>Import it as an event…</source>
        <translation>Імпортувати як турнір…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>What differs from the published table</source>
        <translation>Що відрізняється від опублікованої таблиці</translation>
    </message>
    <message>
        <source>Our own standings</source>
        <translation>Наша власна таблиця</translation>
    </message>
    <message>
        <source>The calculation</source>
        <translation>Розрахунок</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Усі файли (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} читається…</translation>
    </message>
    <message>
        <source>The file can be read in several ways: import it, and you are asked which one is right.</source>
        <translation>Файл можна прочитати по-різному: слід імпортувати, тоді буде запитано, що правильно.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнірна таблиця</translation>
    </message>
</context>
<context>
    <name>BroadcastDialog</name>
    <message>
        <source>Broadcast</source>
        <translation>Трансляція</translation>
    </message>
    <message>
        <source>Moves, clocks and results reach viewers and files only after the delay.</source>
        <translation>Ходи, годинники й результати доходять до глядачів і файлів лише після затримки.</translation>
    </message>
    <message>
        <source>Minutes of delay</source>
        <translation>Хвилин затримки</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>На хвилину менше</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>На хвилину більше</translation>
    </message>
    <message>
        <source>Minutes of delay:</source>
        <translation>Хвилин затримки:</translation>
    </message>
    <message>
        <source>Line for viewers:</source>
        <translation>Рядок для глядачів:</translation>
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
        <translation>Затримувати й решту партії, результат якої введено</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Задати</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Moves are public at once: whoever helps a player from outside sees them.</source>
        <translation>Ходи одразу загальнодоступні: їх бачить і помічник ззовні.</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Спершу слід написати причину</translation>
    </message>
</context>
<context>
    <name>BulkEntry</name>
    <message>
        <source>– leave out –</source>
        <translation>– пропустити –</translation>
    </message>
    <message>
        <source>Name (Family, Given)</source>
        <translation>Ім’я (Прізвище, Ім’я)</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Прізвище</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Name in own script</source>
        <translation>Ім’я рідним письмом</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звання</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Стать</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Рік н.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерація</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Національний ID</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнірний рейтинг</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>ФІДЕ класичні</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>ФІДЕ швидкі</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>ФІДЕ бліц</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Національний рейтинг</translation>
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
        <translation>Дошка в команді</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категорія</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Закріплений стіл</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Сплачено</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Турнірний внесок</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Коментар</translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message>
        <source>Add many players</source>
        <translation>Додати багатьох гравців</translation>
    </message>
    <message>
        <source>Add many players to {0}</source>
        <translation>Додати багатьох гравців до {0}</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. Nothing is added before you have seen what becomes of every row.</source>
        <translation>Слід скопіювати рядки в електронній таблиці й вставити тут або відкрити CSV, XLSX чи звіт про турнір. Нічого не додається, доки не показано, що стане з кожним рядком.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставити</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Відкрити файл…</translation>
    </message>
    <message>
        <source>Open a CSV, a workbook or a tournament report</source>
        <translation>Відкрити CSV, XLSX або звіт про турнір</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Зупинити читання</translation>
    </message>
    <message>
        <source>The first row has the headings</source>
        <translation>У першому рядку заголовки</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Вставлені рядки</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Що означають стовпці</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>Місяць</translation>
    </message>
    <message>
        <source>What becomes of every row</source>
        <translation>Що стане з кожним рядком</translation>
    </message>
    <message>
        <source>Add the conflicts as well</source>
        <translation>Додати й суперечливих</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Додати</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>The cell that cannot be used</source>
        <translation>Клітинка, яку не можна використати</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Узяти це</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy the rows in the spreadsheet first.</source>
        <translation>У буфері обміну немає тексту: спершу слід скопіювати рядки в електронній таблиці.</translation>
    </message>
    <message>
        <source>Open a table of players</source>
        <translation>Відкрити таблицю гравців</translation>
    </message>
    <message>
        <source>Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)</source>
        <translation>Таблиці й звіти (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;Усі файли (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} читається…</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Рядок {0}, стовпець {1}: {2}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Стовпець {0}</translation>
    </message>
    <message>
        <source>Column {0} holds numbers ({1}) and would be left out: choose above what they are.</source>
        <translation>У стовпці {0} числа ({1}), його буде пропущено: вгорі слід обрати, що це.</translation>
    </message>
    <message>
        <source>{0} What comes first in the dates of this table?</source>
        <translation>{0} Що в датах цієї таблиці стоїть першим?</translation>
    </message>
    <message>
        <source>Line {0}, column {1}:</source>
        <translation>Рядок {0}, стовпець {1}:</translation>
    </message>
    <message>
        <source>{0} is in the section {1}.</source>
        <translation>{0} є в групі {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Додати %n гравця</numerusform>
            <numerusform>Додати %n гравців</numerusform>
            <numerusform>Додати %n гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, teams: {1}</source>
        <translation>{0}, команд: {1}</translation>
    </message>
    <message>
        <source>There is no new player to add</source>
        <translation>Нових гравців, щоб додати, немає</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>Додано %n гравця</numerusform>
            <numerusform>Додано %n гравців</numerusform>
            <numerusform>Додано %n гравців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>Лишається %n рядок: виправити або закрити.</numerusform>
            <numerusform>Лишаються %n рядки: виправити або закрити.</numerusform>
            <numerusform>Лишається %n рядків: виправити або закрити.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Bd</source>
        <translation>Д.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білі</translation>
    </message>
    <message>
        <source>White, with the colour due</source>
        <translation>Білі, з належним кольором</translation>
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
        <translation>Чорні</translation>
    </message>
    <message>
        <source>Black, with the colour due</source>
        <translation>Чорні, з належним кольором</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>What this board breaks</source>
        <translation>Що порушує ця дошка</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Стартовий номер</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Player, with the colour due</source>
        <translation>Гравець, з належним кольором</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Without a game, or on a bye</source>
        <translation>Без партії або з баєм</translation>
    </message>
    <message>
        <source>What a game with the marked player breaks</source>
        <translation>Що порушує партія з позначеним</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>Places and values by hand</source>
        <translation>Місця й значення вручну</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Стовпець</translation>
    </message>
    <message>
        <source>Only those still tied when this rung is reached</source>
        <translation>Лише ті, хто на цьому показнику досі рівні</translation>
    </message>
    <message>
        <source>Lines and their entries</source>
        <translation>Рядки та їхні значення</translation>
    </message>
    <message>
        <source>Clear this column</source>
        <translation>Очистити цей стовпець</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Results changed after these were entered: the ranking by hand may be out of date.</source>
        <translation>Після введення цього результати змінилися: порядок, заданий вручну, може бути неактуальний.</translation>
    </message>
    <message>
        <source>The place of the play-off or of your decision; 1 is best. Who has none comes last.</source>
        <translation>Місце за додатковим матчем чи рішенням арбітра; 1 – найкраще. Хто не має, той останній.</translation>
    </message>
    <message>
        <source>A number for each; who has none comes last.</source>
        <translation>Число для кожного; хто не має, той останній.</translation>
    </message>
    <message>
        <source>Nobody is tied when this rung is reached, so it decides nothing at present.</source>
        <translation>На цьому показнику рівних немає, тож зараз він нічого не вирішує.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Нічого не змінилося</translation>
    </message>
</context>
<context>
    <name>ByPolicy</name>
    <message>
        <source>Ladder</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Офіційний</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Офіційний порядок</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Пробний</translation>
    </message>
    <message>
        <source>The trial ladder of the editor</source>
        <translation>Пробний порядок редактора</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Показано як</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Графік</translation>
    </message>
    <message>
        <source>A line for each from policy to policy</source>
        <translation>Лінія для кожного від правила до правила</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>The same places as numbers</source>
        <translation>Ті самі місця числами</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Показані місця</translation>
    </message>
    <message>
        <source>Show fewer places</source>
        <translation>Показати менше місць</translation>
    </message>
    <message>
        <source>Show more places</source>
        <translation>Показати більше місць</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Місця за правилом</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>як є</translation>
    </message>
    <message>
        <source>place {0}: {1}</source>
        <translation>місце {0}: {1}</translation>
    </message>
</context>
<context>
    <name>ByeDialog</name>
    <message>
        <source>Bye or absence</source>
        <translation>Бай або відсутність</translation>
    </message>
    <message>
        <source>Bye or absence in round {0}</source>
        <translation>Бай або відсутність у турі {0}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Ввести ім’я або обрати</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>Що просять</translation>
    </message>
    <message>
        <source>none: plays</source>
        <translation>нічого: грає</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Задати</translation>
    </message>
    <message>
        <source>Choose a name first</source>
        <translation>Спершу слід обрати ім’я</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Drag a rung</source>
        <translation>Перетягнути показник</translation>
    </message>
    <message>
        <source>The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see who moves, before you let go. It is a trial; Ctrl+Z takes it back.</source>
        <translation>Показники стоять за порядком. Один можна перетягнути за ручку або перемістити через Alt+Вниз: праворуч видно, хто змінює місце, ще до відпускання. Це проба; Ctrl+Z скасовує.</translation>
    </message>
    <message>
        <source>Ask a number why</source>
        <translation>Запитати число, чому</translation>
    </message>
    <message>
        <source>Click any value of the standings, or press Enter on it: every round that makes it is shown.</source>
        <translation>Натиснути будь-яке значення таблиці або Enter на ньому: показано кожен тур, з якого воно складається.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Надрукувати аркуш</translation>
    </message>
    <message>
        <source>Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a printer.</source>
        <translation>Обрати аркуш ліворуч; сторінки такі, якими їх буде надруковано. «Зберегти як PDF» – проба без принтера.</translation>
    </message>
    <message>
        <source>Enter three results</source>
        <translation>Ввести три результати</translation>
    </message>
    <message>
        <source>Three slips are still out. Type 1, 5 or 0 on each board without a result.</source>
        <translation>Ще немає трьох карток. Ввести 1, 5 або 0 на кожній дошці без результату.</translation>
    </message>
    <message>
        <source>Pair the last round</source>
        <translation>Жеребкувати останній тур</translation>
    </message>
    <message>
        <source>Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.</source>
        <translation>Натискати Ctrl+Enter або кольорову кнопку, доки не проведено жеребкування туру 5: це завжди наступний крок.</translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Опублікувати</translation>
    </message>
    <message>
        <source>A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.</source>
        <translation>Чернетки не бачить ніхто, її можна жеребкувати знову. Ctrl+Enter публікує: тоді дошки незмінні.</translation>
    </message>
    <message>
        <source>Now break something</source>
        <translation>Тепер щось зламати</translation>
    </message>
    <message>
        <source>Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.</source>
        <translation>Меню «Тури», «Скасувати жеребкування туру…»; написати причину. Усе жеребкування зникло, як після помилки.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Ctrl+Z brings the round back, as it was. Every step can be taken back like this.</source>
        <translation>Ctrl+Z повертає тур, яким він був. Так можна скасувати кожен крок.</translation>
    </message>
    <message>
        <source>That was a round</source>
        <translation>Це був тур</translation>
    </message>
    <message>
        <source>The manual (F1) has all of it in ten steps: Your first tournament.</source>
        <translation>У посібнику (F1) усе це в десяти кроках: «Перший турнір».</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Наявні показники</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual.</source>
        <translation>Enter додає показник під поточним, Shift+F1 відкриває його сторінку посібника.</translation>
    </message>
    <message>
        <source>Add to the ladder	Enter</source>
        <translation>Додати до порядку	Enter</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Про цей показник	Shift+F1</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Category</source>
        <translation>Категорія</translation>
    </message>
    <message>
        <source>Who belongs to it</source>
        <translation>Хто належить до неї</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Вручну</translation>
    </message>
    <message>
        <source>Put in by hand / taken out by hand</source>
        <translation>Внесено вручну / вилучено вручну</translation>
    </message>
    <message>
        <source>The date of birth is missing or not exact enough</source>
        <translation>Дати народження немає, або вона недостатньо точна</translation>
    </message>
    <message>
        <source>Written at players only, without a rule.</source>
        <translation>Записана лише в гравців, без правила.</translation>
    </message>
    <message>
        <source>Whether the player belongs to it; Space changes it</source>
        <translation>Чи належить гравець до неї; пробіл змінює</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Рік н.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Стать</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Чому</translation>
    </message>
    <message>
        <source>in it</source>
        <translation>належить</translation>
    </message>
    <message>
        <source>put in by hand</source>
        <translation>внесено вручну</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>вручну</translation>
    </message>
    <message>
        <source>taken out by hand</source>
        <translation>вилучено вручну</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>не ясно</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>дата народження</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>не належить</translation>
    </message>
</context>
<context>
    <name>CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Категорії</translation>
    </message>
    <message>
        <source>Players fall into them by their rules. What you set by hand stays, whatever the rules say.</source>
        <translation>Гравці потрапляють до них за правилами. Задане вручну лишається, хоч що кажуть правила.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Категорій ще немає</translation>
    </message>
    <message>
        <source>Until there are some, lists and rankings use the usual groups: women, age, rating bands.</source>
        <translation>Доки їх немає, у списках і таблицях звичайні групи: жінки, вік, рейтинг.</translation>
    </message>
    <message>
        <source>Youth: U8, U10 … U20</source>
        <translation>Юнацькі: U8, U10 … U20</translation>
    </message>
    <message>
        <source>Seniors: S50+, S65+</source>
        <translation>Ветерани: S50+, S65+</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Жінки</translation>
    </message>
    <message>
        <source>Rating bands of 200</source>
        <translation>Рейтингові групи по 200</translation>
    </message>
    <message>
        <source>Rating under …</source>
        <translation>Рейтинг до …</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Власне правило…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Додати</translation>
    </message>
    <message>
        <source>Add categories</source>
        <translation>Додати категорії</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Редагувати…</translation>
    </message>
    <message>
        <source>Edit the rule (Enter)</source>
        <translation>Редагувати правило (Enter)</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Вище (Alt+Вгору)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Нижче (Alt+Вниз)</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Видалити (Del)</translation>
    </message>
    <message>
        <source>Whose age counts</source>
        <translation>Чий вік рахується</translation>
    </message>
    <message>
        <source>Year of the event</source>
        <translation>Рік турніру</translation>
    </message>
    <message>
        <source>As in FIDE&apos;s youth and senior events</source>
        <translation>Як у юнацьких і ветеранських турнірах ФІДЕ</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>The age on a cut-off day</source>
        <translation>Вік на контрольну дату</translation>
    </message>
    <message>
        <source>Cut-off day</source>
        <translation>Контрольна дата</translation>
    </message>
    <message>
        <source>Age in</source>
        <translation>Вік на</translation>
    </message>
    <message>
        <source>A player is in every category that fits, not in the narrowest only</source>
        <translation>Гравець належить до кожної категорії, що підходить, а не лише до найвужчої</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>Належать</translation>
    </message>
    <message>
        <source>Who is in it, was taken out, or cannot be judged</source>
        <translation>Хто належить, вилучений або не визначений</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>All players of the section</source>
        <translation>Усі гравці групи</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Знайти гравця</translation>
    </message>
    <message>
        <source>Players of the category</source>
        <translation>Гравці категорії</translation>
    </message>
    <message>
        <source>In or out by hand</source>
        <translation>Вручну</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>By the rule again</source>
        <translation>Знову за правилом</translation>
    </message>
    <message>
        <source>Takes the hand&apos;s word back (Del)</source>
        <translation>Скасовує задане вручну (Del)</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Нічого не змінено</translation>
    </message>
    <message>
        <source>Written at players only: give it a rule with Add, Own rule.</source>
        <translation>Записана лише в гравців: правило можна дати через «Додати», «Власне правило».</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Слід обрати категорію</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Вона вже перша</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Вона вже остання</translation>
    </message>
    <message>
        <source>These categories are there already.</source>
        <translation>Ці категорії вже є.</translation>
    </message>
    <message>
        <source>Two categories are called “{0}”.</source>
        <translation>Дві категорії мають назву «{0}».</translation>
    </message>
    <message>
        <source>The cut-off day is empty.</source>
        <translation>Контрольна дата порожня.</translation>
    </message>
</context>
<context>
    <name>CategoryMenu</name>
    <message>
        <source>In {0} by hand: {1}</source>
        <translation>До {0} внесено вручну: {1}</translation>
    </message>
    <message>
        <source>Taken out of {0} by hand: {1}</source>
        <translation>Із {0} вилучено вручну: {1}</translation>
    </message>
</context>
<context>
    <name>CategoryRuleDialog</name>
    <message>
        <source>Category {0}</source>
        <translation>Категорія {0}</translation>
    </message>
    <message>
        <source>A new category</source>
        <translation>Нова категорія</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Назва</translation>
    </message>
    <message>
        <source>for example U18, Women, under 1800</source>
        <translation>наприклад U18, Жінки, до 1800</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Вік</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Рейтинг</translation>
    </message>
    <message>
        <source>under</source>
        <translation>до</translation>
    </message>
    <message>
        <source>has reached</source>
        <translation>вже має</translation>
    </message>
    <message>
        <source>from</source>
        <translation>від</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>Which rating</source>
        <translation>Який рейтинг</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>турнірний рейтинг</translation>
    </message>
    <message>
        <source>Players without a rating as well</source>
        <translation>Також гравці без рейтингу</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>усі</translation>
    </message>
    <message>
        <source>women</source>
        <translation>жінки</translation>
    </message>
    <message>
        <source>men</source>
        <translation>чоловіки</translation>
    </message>
    <message>
        <source>&amp;Sex</source>
        <translation>&amp;Стать</translation>
    </message>
    <message>
        <source>separated by commas; empty: any</source>
        <translation>через кому; порожньо: будь-які</translation>
    </message>
    <message>
        <source>&amp;Federations</source>
        <translation>&amp;Федерації</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Клуби</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Звання</translation>
    </message>
    <message>
        <source>for example CM, {0} for players without one</source>
        <translation>наприклад CM, {0} для гравців без звання</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Give the category a name.</source>
        <translation>Слід дати категорії назву.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>Підходить %n гравець.</numerusform>
            <numerusform>Підходять %n гравці.</numerusform>
            <numerusform>Підходять %n гравців.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>%n не визначити: немає дати народження.</numerusform>
            <numerusform>%n не визначити: немає дати народження.</numerusform>
            <numerusform>%n не визначити: немає дати народження.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Others have changed the same: enter yours?</source>
        <translation>Те саме змінили інші: все одно ввести?</translation>
    </message>
    <message>
        <source>Please confirm</source>
        <translation>Підтвердження</translation>
    </message>
    <message>
        <source>Take back what is public or locked?</source>
        <translation>Скасувати опубліковане або зафіксоване?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Скасовано: {0}</translation>
    </message>
    <message>
        <source>Change what is public or locked?</source>
        <translation>Змінити опубліковане або зафіксоване?</translation>
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
        <translation>Перевірити файл турніру</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>%n відмінність між файлом і введеним:</numerusform>
            <numerusform>%n відмінності між файлом і введеним:</numerusform>
            <numerusform>%n відмінностей між файлом і введеним:</numerusform>
        </translation>
    </message>
    <message>
        <source>Every page, every table and every row is as it was entered: no difference.</source>
        <translation>Кожна сторінка, таблиця й рядок такі, як введено: відмінностей немає.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Відмінності</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Копіювати рядки</translation>
    </message>
    <message>
        <source>Go on with the newest good copy…</source>
        <translation>Продовжити з найновішою справною копією…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message>
        <source>Show</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>all</source>
        <translation>усі</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>Not yet seen, or absent</source>
        <translation>Ще не з’явився або відсутній</translation>
    </message>
    <message>
        <source>here</source>
        <translation>тут</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Присутній</translation>
    </message>
    <message>
        <source>All others are here</source>
        <translation>Усі інші тут</translation>
    </message>
    <message>
        <source>Who is neither ticked off nor marked absent is here</source>
        <translation>Хто не позначений ні присутнім, ні відсутнім – тут</translation>
    </message>
    <message>
        <source>Close the check-in…</source>
        <translation>Завершити підтвердження участі…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Новий вечір</translation>
    </message>
    <message>
        <source>Nobody is here yet: all ticks are taken away</source>
        <translation>Ще нікого немає: усі позначки знімаються</translation>
    </message>
    <message>
        <source>Take it back (Backspace)</source>
        <translation>Скасувати (Backspace)</translation>
    </message>
    <message>
        <source>Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: absent. Arrows move through the list.</source>
        <translation>Перші літери імені, далі пробіл: тут. Ще раз пробіл скасовує, Shift+пробіл: відсутній. Стрілки – рух списком.</translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Нікого не знайдено: «{0}»</translation>
    </message>
    <message>
        <source>{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all</source>
        <translation>{0} тут  ·  {1} відсутні  ·  {2} ще ні  ·  {3} разом</translation>
    </message>
    <message>
        <source>paid {0} of {1}, {2} due</source>
        <translation>сплачено {0} із {1}, борг {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n з баєм у цьому турі</numerusform>
            <numerusform>%n з баєм у цьому турі</numerusform>
            <numerusform>%n з баєм у цьому турі</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Go there</source>
        <translation>Перейти туди</translation>
    </message>
    <message>
        <source>Record them as adjourned</source>
        <translation>Записати як відкладені</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Розіграти жеребом</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білі</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Надати номери…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Тури</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Що виявила перевірка</translation>
    </message>
    <message>
        <source>Without a game in this round</source>
        <translation>Без партії в цьому турі</translation>
    </message>
    <message>
        <source>Bye or absence…</source>
        <translation>Бай або відсутність…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Правила жеребкування…</translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Зауважень немає</translation>
    </message>
    <message>
        <source>Nobody is entered twice, and nothing is missing.</source>
        <translation>Ніхто не введений двічі, усе на місці.</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Грають усі</translation>
    </message>
    <message>
        <source>Who is away or has a bye in this round is listed here.</source>
        <translation>Тут наведено, хто відсутній або має бай у цьому турі.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Жеребкувати вручну…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Програма жеребкує</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Програма…</translation>
    </message>
    <message>
        <source>With and without them…</source>
        <translation>З ними й без них…</translation>
    </message>
    <message>
        <source>The pairing with those who are missing and without them, side by side; nothing is stored</source>
        <translation>Жеребкування з тими, кого бракує, і без них, поруч; нічого не зберігається</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does team 1 get on board 1?</source>
        <translation>Початковий колір ще не розіграно: який колір отримує команда 1 на дошці 1?</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does the highest-ranked player get?</source>
        <translation>Початковий колір ще не розіграно: який колір отримує перший гравець стартового списку?</translation>
    </message>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>Зробити %n тур</numerusform>
            <numerusform>Зробити %n тури</numerusform>
            <numerusform>Зробити %n турів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>%n зауваження перед жеребкуванням</numerusform>
            <numerusform>%n зауваження перед жеребкуванням</numerusform>
            <numerusform>%n зауважень перед жеребкуванням</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>%n гравець без партії в цьому турі</numerusform>
            <numerusform>%n гравці без партії в цьому турі</numerusform>
            <numerusform>%n гравців без партії в цьому турі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>%n команда без матчу в цьому турі</numerusform>
            <numerusform>%n команди без матчу в цьому турі</numerusform>
            <numerusform>%n команд без матчу в цьому турі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n ще не тут</numerusform>
            <numerusform>%n ще не тут</numerusform>
            <numerusform>%n ще не тут</numerusform>
        </translation>
    </message>
    <message>
        <source>They are asked about when the round is paired.</source>
        <translation>Про них буде запитано під час жеребкування туру.</translation>
    </message>
    <message>
        <source>{0} players are to be paired, {1} without a game.</source>
        <translation>Гравців для жеребкування: {0}, без партії: {1}.</translation>
    </message>
    <message>
        <source>{0} teams are to be paired, {1} without a match.</source>
        <translation>Команд для жеребкування: {0}, без матчу: {1}.</translation>
    </message>
    <message>
        <source>One of them gets the pairing-allocated bye.</source>
        <translation>Один із них отримує бай за жеребкуванням.</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Жеребкувати тур {0}</translation>
    </message>
    <message>
        <source>Knock-out: the matches come from the bracket.</source>
        <translation>Нокаут-система: матчі беруться із сітки.</translation>
    </message>
    <message>
        <source>The matches come from the table of the system.</source>
        <translation>Матчі беруться з таблиці системи.</translation>
    </message>
    <message>
        <source>Round robin: the boards come from the Berger table.</source>
        <translation>Колова система: дошки беруться з таблиці Бергера.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE&apos;s system for teams (C.04.6); ended after {1} min.</source>
        <translation>Програма: {0}, система ФІДЕ для команд (C.04.6); зупиняється через {1} хв.</translation>
    </message>
    <message>
        <source>Engine: {0}; ended after {1} min.</source>
        <translation>Програма: {0}; зупиняється через {1} хв.</translation>
    </message>
    <message>
        <source>Engine: {0}, {1}; ended after {2} min.</source>
        <translation>Програма: {0}, {1}; зупиняється через {2} хв.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.</source>
        <translation>Програма: {0}, система ФІДЕ (голландська) 2026; зазвичай до {1} с, зупиняється через {2} хв.</translation>
    </message>
    <message>
        <source>{0} is pairing: {1} s; usually done within {2} s.</source>
        <translation>{0} жеребкує: {1} с; зазвичай до {2} с.</translation>
    </message>
    <message>
        <source>Drawn by lot (number of the lot {0}): {1} for number 1.</source>
        <translation>Розіграно жеребом (число {0}): {1} для номера 1.</translation>
    </message>
    <message>
        <source>Bye or absence</source>
        <translation>Бай або відсутність</translation>
    </message>
    <message>
        <source>{0} And {1} more like this.</source>
        <translation>{0} І ще таких: {1}.</translation>
    </message>
</context>
<context>
    <name>ChessBoard</name>
    <message>
        <source>Position</source>
        <translation>Позиція</translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message>
        <source>Close the check-in</source>
        <translation>Завершити підтвердження участі</translation>
    </message>
    <message>
        <source>Close the check-in for round {0}</source>
        <translation>Завершити підтвердження участі в турі {0}</translation>
    </message>
    <message>
        <source>Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.</source>
        <translation>Тут: {0} із {1}. Бай у цьому турі: {2}. Бракує: {3}.</translation>
    </message>
    <message>
        <source>{0} (absent)</source>
        <translation>{0} (відсутній)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
            <numerusform>і ще %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n отримує бай без очка лише в цьому турі</numerusform>
            <numerusform>%n отримують бай без очка лише в цьому турі</numerusform>
            <numerusform>%n отримують бай без очка лише в цьому турі</numerusform>
        </translation>
    </message>
    <message>
        <source>In this round: {0}</source>
        <translation>У цьому турі: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n вибуває з турніру: нуль очок у кожному турі</numerusform>
            <numerusform>%n вибувають із турніру: нуль очок у кожному турі</numerusform>
            <numerusform>%n вибувають із турніру: нуль очок у кожному турі</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: they are paired as if they were here</source>
        <translation>Нічого: жеребкуються так, ніби присутні</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n позначено відсутнім: бай без очка в цьому турі</numerusform>
            <numerusform>%n позначено відсутніми: бай без очка в цьому турі</numerusform>
            <numerusform>%n позначено відсутніми: бай без очка в цьому турі</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>інший %n тут</numerusform>
            <numerusform>інші %n тут</numerusform>
            <numerusform>інші %n тут</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Підсумковий комплект записано: %n файл у {0}</numerusform>
            <numerusform>Підсумковий комплект записано: %n файли в {0}</numerusform>
            <numerusform>Підсумковий комплект записано: %n файлів у {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the final pack…</source>
        <translation>Записується підсумковий комплект…</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>The final pack</source>
        <translation>Підсумковий комплект</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Завершити турнір</translation>
    </message>
    <message>
        <source>The standings become final on screen and paper, and nothing can be changed while it is closed. It can be opened again with a reason; that is logged and makes the standings provisional.</source>
        <translation>Таблиця на екрані й папері стає остаточною, і, поки турнір завершено, нічого не можна змінити. Його можна відкрити знову, вказавши причину; це записується в журнал, і таблиця стає попередньою.</translation>
    </message>
    <message>
        <source>Write the &amp;final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder</source>
        <translation>Записати &amp;підсумковий комплект: таблиця, хрестова таблиця, рішення, журнал, TRF16 і TRF26 в одній папці</translation>
    </message>
    <message>
        <source>Put a &amp;copy of the event file beside it</source>
        <translation>Покласти поруч &amp;копію файлу турніру</translation>
    </message>
    <message>
        <source>Another &amp;place…</source>
        <translation>Інше &amp;місце…</translation>
    </message>
    <message>
        <source>Write the pack</source>
        <translation>Записати комплект</translation>
    </message>
    <message>
        <source>Something is still missing, see above</source>
        <translation>Ще чогось бракує, див. вище</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: готово</translation>
    </message>
    <message>
        <source>{0}: missing</source>
        <translation>{0}: бракує</translation>
    </message>
    <message>
        <source>Where the final pack goes</source>
        <translation>Куди записати підсумковий комплект</translation>
    </message>
    <message>
        <source>In a folder of its own in {0}</source>
        <translation>В окрему папку в {0}</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Colour of the website</source>
        <translation>Колір сайту</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Обрати…</translation>
    </message>
    <message>
        <source>Choose the colour of the website</source>
        <translation>Обрати колір сайту</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>First</source>
        <translation>Перше</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Місце за першим порядком</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Друге</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>Місце за другим порядком</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Decided, first</source>
        <translation>Вирішив, перший</translation>
    </message>
    <message>
        <source>The rung of the first ladder that decides</source>
        <translation>Вирішальний показник першого порядку</translation>
    </message>
    <message>
        <source>Decided, second</source>
        <translation>Вирішив, другий</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>Вирішальний показник другого порядку</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>розділене</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>як є</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare sources</source>
        <translation>Порівняти джерела</translation>
    </message>
    <message>
        <source>{0}: nothing of what a source has said is lost; one of them is shown.</source>
        <translation>{0}: ніщо з переданого джерелом не втрачено; показано одне з них.</translation>
    </message>
    <message>
        <source>Sources of this game</source>
        <translation>Джерела цієї партії</translation>
    </message>
    <message>
        <source>Show this one</source>
        <translation>Показати це</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>no move yet</source>
        <translation>ще без ходів</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Джерело</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Півходи</translation>
    </message>
    <message>
        <source>Last heard</source>
        <translation>Востаннє</translation>
    </message>
    <message>
        <source>Against what is shown</source>
        <translation>Проти показаного</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>показано</translation>
    </message>
    <message>
        <source>went on after the result</source>
        <translation>продовжено після результату</translation>
    </message>
    <message>
        <source>not seen in the start position</source>
        <translation>не було в початковій позиції</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>нічого не показано</translation>
    </message>
    <message>
        <source>the same moves, {0} half-moves</source>
        <translation>ті самі ходи, півходів: {0}</translation>
    </message>
    <message>
        <source>differs from half-move {0} on</source>
        <translation>відрізняється з півходу {0}</translation>
    </message>
    <message>
        <source>Compare ladders</source>
        <translation>Порівняти порядки</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Що порівнюється</translation>
    </message>
    <message>
        <source>Two ladders</source>
        <translation>Два порядки</translation>
    </message>
    <message>
        <source>Who changes places between two ladders</source>
        <translation>Хто змінює місце між двома порядками</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Місця за правилом</translation>
    </message>
    <message>
        <source>What the rule for unplayed games changes</source>
        <translation>Що змінює правило для незіграних партій</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Порівняти</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Причина (зберігається в журналі)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>кількома словами</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Далі…</translation>
    </message>
    <message>
        <source>I have read this</source>
        <translation>Прочитано</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Усе одно виконати</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Що змінюється</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Крок {0} з 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Спершу слід написати причину</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct an earlier result</source>
        <translation>Виправити попередній результат</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: {2} becomes {3}</source>
        <translation>Тур {0}, дошка {1}: {2} стає {3}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} проти {1}</translation>
    </message>
    <message>
        <source>How far the correction reaches</source>
        <translation>Наскільки далеко діє виправлення</translation>
    </message>
    <message>
        <source>Everything: standings and every pairing not yet played</source>
        <translation>Усе: таблиця й жеребкування ще не зіграних турів</translation>
    </message>
    <message>
        <source>Standings, and pairings from the next one that is made</source>
        <translation>Таблиця та жеребкування від наступного</translation>
    </message>
    <message>
        <source>The rating report only; standings and pairings stay</source>
        <translation>Лише звіт на обрахунок; таблиця й жеребкування лишаються</translation>
    </message>
    <message>
        <source>In FIDE mode only the last two rounds change the standings</source>
        <translation>У режимі ФІДЕ таблицю змінюють лише останні два тури</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Причина (зберігається в журналі)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>for example: both players say that Black won</source>
        <translation>наприклад: обидва гравці кажуть, що виграли чорні</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Виправити результат</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Спершу слід написати причину</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Picture of the website</source>
        <translation>Зображення сайту</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Обрати…</translation>
    </message>
    <message>
        <source>Choose the picture of the website</source>
        <translation>Обрати зображення сайту</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Вилучити</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Зображення (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Без зображення</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation>Помилка програми</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Програма помилилася</translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation>Усе введене раніше збережено у файлі турніру. Можна працювати далі; якщо щось не так, слід закрити програму й відкрити турнір знову. Текст нижче варто надіслати розробникам.</translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation>Подробиці для розробників</translation>
    </message>
    <message>
        <source>Later faults are written to the log only: {0}</source>
        <translation>Подальші помилки записуються лише в журнал: {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Копіювати текст</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the order of the rows.</source>
        <translation>2½ (2): очки в партіях, у дужках матчеві очки; + і − неявка в матчі; · відкритий матч. Стовпці за порядком рядків.</translation>
    </message>
    <message>
        <source>12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. + and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.</source>
        <translation>12б 2½ (2): білі (б) чи чорні (ч) на дошці 1 проти команди 12, очки в партіях, у дужках матчеві очки. + і − неявка в матчі; бай: за жеребкуванням; бай ½: за заявою; — відсутня; · відкритий матч.</translation>
    </message>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation>1 перемога, ½ нічия, 0 поразка; + і − неявки; · відкрита партія. Стовпці за порядком рядків.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>місце</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>стартовий номер</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.</source>
        <translation>12б1: білими (б) чи чорними (ч) проти гравця, {0} 12, перемога. + і − неявки; {1}; · відкрита партія.</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12б1: білими (б) чи чорними (ч) проти гравця, {0} 12, перемога. + і − неявки; бай: за жеребкуванням; бай 1, бай ½: за заявою; — відсутній; · відкрита партія.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation>Місце після цього туру</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Стартовий номер (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнірний рейтинг</translation>
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
        <translation>Очки після цього туру</translation>
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
        <translation>Хрестова таблиця</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>За місцем</translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation>Рядки за турнірною таблицею</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>За номером</translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation>Рядки за стартовими номерами</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Суперники</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номери</translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation>Суперники за стартовим номером: однаково в кожному турі</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Місця</translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation>Суперники за місцем у цій таблиці</translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation>Суперники як</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Шукати за іменем, клубом або номером</translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation>Показувати ще нічого</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Слід обрати вгорі пізніший тур.</translation>
    </message>
    <message>
        <source>The winner of each match goes on. Point at a match for what decided it.</source>
        <translation>Переможець кожного матчу проходить далі. Щоб побачити, що його вирішило, слід навести на матч.</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>From a calendar (F4)</source>
        <translation>З календаря (F4)</translation>
    </message>
    <message>
        <source>“{0}” is no date; write {1}.</source>
        <translation>«{0}» – не дата; слід писати {1}.</translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>Say why, for example: drawn on all boards, play-off after the round.</source>
        <translation>Слід указати чому, наприклад: нічия на всіх дошках, додатковий матч після туру.</translation>
    </message>
</context>
<context>
    <name>DecideTieDialog</name>
    <message>
        <source>Say why, for example: all tie-break games drawn, lot as announced.</source>
        <translation>Слід указати чому, наприклад: усі додаткові партії внічию, жереб за оголошенням.</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}: заголовки стовпців</translation>
    </message>
    <message>
        <source>F4 sorts by a column.</source>
        <translation>F4 упорядковує за стовпцем.</translation>
    </message>
    <message>
        <source>Sorted by {0}</source>
        <translation>Упорядковано за: {0}</translation>
    </message>
    <message>
        <source>Copied with the headings; paste it into a spreadsheet.</source>
        <translation>Скопійовано із заголовками; можна вставити в електронну таблицю.</translation>
    </message>
</context>
<context>
    <name>DeskLink</name>
    <message>
        <source>desk of {0}, {1}</source>
        <translation>робоче місце: {0}, {1}</translation>
    </message>
    <message>
        <source>with the leading computer</source>
        <translation>з головним комп’ютером</translation>
    </message>
    <message>
        <source>The leading computer has everything; the copy on this one can be removed, or looked at until then.</source>
        <translation>На головному комп’ютері є все; копію на цьому можна видалити, а доти переглядати.</translation>
    </message>
    <message>
        <source>This computer is no desk of the event any more</source>
        <translation>Цей комп’ютер уже не робоче місце турніру</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Видалити копію</translation>
    </message>
    <message>
        <source>The copy was removed from this computer.</source>
        <translation>Копію видалено з цього комп’ютера.</translation>
    </message>
    <message>
        <source>The step that waited was refused: {0}</source>
        <translation>Крок, що чекав, відхилено: {0}</translation>
    </message>
    <message>
        <source>The step that waited is done.</source>
        <translation>Крок, що чекав, зроблено.</translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>Уже є %n робоче місце: слід відкликати деякі.</numerusform>
            <numerusform>Уже є %n робочі місця: слід відкликати деякі.</numerusform>
            <numerusform>Уже є %n робочих місць: слід відкликати деякі.</numerusform>
        </translation>
    </message>
    <message>
        <source>A desk of this name is there already: the log would not tell them apart.</source>
        <translation>Робоче місце з такою назвою вже є: журнал їх не розрізнив би.</translation>
    </message>
    <message>
        <source>The invitation has ended.</source>
        <translation>Запрошення закінчилося.</translation>
    </message>
    <message>
        <source>The leading computer has another version of the program.</source>
        <translation>На головному комп’ютері інша версія програми.</translation>
    </message>
    <message>
        <source>This is done at the leading computer.</source>
        <translation>Це робиться на головному комп’ютері.</translation>
    </message>
</context>
<context>
    <name>DocumentOptions</name>
    <message>
        <source>Options of the document</source>
        <translation>Параметри документа</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Копій</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>На копію менше</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>На копію більше</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматично</translation>
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
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Group of players</source>
        <translation>Група гравців</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Папір</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Орієнтація</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Книжкова</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Альбомна</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Розмір шрифту</translation>
    </message>
    <message>
        <source>Lists side by side</source>
        <translation>Списки поруч</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Один стовпець</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Два стовпці</translation>
    </message>
    <message>
        <source>Three columns</source>
        <translation>Три стовпці</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпці</translation>
    </message>
    <message>
        <source>Additional columns</source>
        <translation>Додаткові стовпці</translation>
    </message>
    <message>
        <source>Group the list by</source>
        <translation>Групувати список за</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Нічим</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерація</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категорія</translation>
    </message>
    <message>
        <source>Results are written</source>
        <translation>Запис результатів</translation>
    </message>
    <message>
        <source>Opponents by</source>
        <translation>Суперники за</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Стартовий номер</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Lines in the order of</source>
        <translation>Порядок рядків</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>Пів очка</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Мова документа</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Літери фігур</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Як мова</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Скільки</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>The first {0}, as a test</source>
        <translation>Перші {0}, для проби</translation>
    </message>
    <message>
        <source>First at each board</source>
        <translation>Перший на кожній дошці</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Команда господарів</translation>
    </message>
    <message>
        <source>White, as on the screen</source>
        <translation>Білі, як на екрані</translation>
    </message>
    <message>
        <source>Room for pens</source>
        <translation>Місце для ручки</translation>
    </message>
    <message>
        <source>Leave room for pens between the lines</source>
        <translation>Лишити місце для ручки між рядками</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>Сітка ліній</translation>
    </message>
    <message>
        <source>Draw lines around all cells</source>
        <translation>Лінії навколо всіх клітинок</translation>
    </message>
    <message>
        <source>The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger</source>
        <translation>PDF указує, де заголовки й таблиці (PDF/UA): для читачів екрана; файл більший</translation>
    </message>
    <message>
        <source>Accessible PDF</source>
        <translation>Доступний PDF</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>Last round paired</source>
        <translation>Останній складений тур</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Усі гравці</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Немає</translation>
    </message>
    <message>
        <source>Additional columns: {0}</source>
        <translation>Додаткові стовпці: {0}</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Стать</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>ФІДЕ класичні</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>ФІДЕ швидкі</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>ФІДЕ бліц</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Національний рейтинг</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Рік н.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Категорії</translation>
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
        <translation>Зберегти як PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файли PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Вебсторінки (*.html)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файли CSV (*.csv)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Електронні таблиці (*.xlsx)</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Зображення (*.svg)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Зберегти таблицю</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Таблиця в буфері обміну.</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Favourites</source>
        <translation>Вибрані</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Офіційний</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>За офіційним порядком</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Пробний</translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation>За пробним порядком; на папері «проба, не офіційно»</translation>
    </message>
    <message>
        <source>To the queue</source>
        <translation>До черги</translation>
    </message>
    <message>
        <source>Put it into the print queue</source>
        <translation>Додати до черги друку</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ще</translation>
    </message>
    <message>
        <source>Save each as a PDF in a folder…</source>
        <translation>Зберегти кожен як PDF у папку…</translation>
    </message>
    <message>
        <source>Save every document in a folder…</source>
        <translation>Зберегти кожен документ у папку…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Зберегти як вебсторінку…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Зберегти як CSV…</translation>
    </message>
    <message>
        <source>Save as a workbook…</source>
        <translation>Зберегти як електронну таблицю…</translation>
    </message>
    <message>
        <source>Save as a picture (SVG)…</source>
        <translation>Зберегти як зображення (SVG)…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Копіювати таблицю</translation>
    </message>
    <message>
        <source>Paper, language and ½ like this for all documents</source>
        <translation>Папір, мова та ½ так для всіх документів</translation>
    </message>
    <message>
        <source>Usual options again</source>
        <translation>Знову звичайні параметри</translation>
    </message>
    <message>
        <source>More that can be done with the document</source>
        <translation>Що ще можна зробити з документом</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Зберегти як PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Друкувати…</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Надрукувати</translation>
    </message>
    <message>
        <source>Print queue</source>
        <translation>Черга друку</translation>
    </message>
    <message>
        <source>Paper, language and half points are now the same for all documents.</source>
        <translation>Папір, мова й пів очка тепер однакові для всіх документів.</translation>
    </message>
    <message>
        <source>{0} is opened by Alt+{1} now.</source>
        <translation>{0} тепер відкриває Alt+{1}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} у черзі друку, у ній %n документ.</numerusform>
            <numerusform>{0} у черзі друку, у ній %n документи.</numerusform>
            <numerusform>{0} у черзі друку, у ній %n документів.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (does not apply)</source>
        <translation>{0} (не підходить)</translation>
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
        <translation>Черга друку порожня: слід обрати документ і натиснути {0}; так можна додати скільки завгодно документів.</translation>
    </message>
    <message>
        <source>No document of this pack applies now.</source>
        <translation>Жоден документ цього комплекту зараз не підходить.</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Сторінки готуються…</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Друкувати нічого.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Сторінка {0} із {1}</translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message>
        <source>Edit several players</source>
        <translation>Редагувати кількох гравців</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>Редагувати %n гравця</numerusform>
            <numerusform>Редагувати %n гравців</numerusform>
            <numerusform>Редагувати %n гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is ticked is changed.</source>
        <translation>Змінюється лише позначене.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерація</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Категорії</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Турнірний внесок</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Сплачено</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Коментар</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звання</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Стать</translation>
    </message>
    <message>
        <source>Half-point</source>
        <translation>Пів очка</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>не відомо</translation>
    </message>
    <message>
        <source>male</source>
        <translation>чоловіча</translation>
    </message>
    <message>
        <source>female</source>
        <translation>жіноча</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>дозволено</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>не дозволено</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Баї в пів очка</translation>
    </message>
    <message>
        <source>Everybody has paid the whole fee</source>
        <translation>Усі сплатили весь внесок</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>&amp;Знайти на цій сторінці</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew.</source>
        <translation>Змінений рейтинг одразу враховується в показниках; стартові номери лишаються, доки їх не надано заново.</translation>
    </message>
    <message>
        <source>Save, previous</source>
        <translation>Зберегти, попередній</translation>
    </message>
    <message>
        <source>Save, next</source>
        <translation>Зберегти, наступний</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Гравець {0}</translation>
    </message>
    <message>
        <source>This is the first player shown</source>
        <translation>Це перший показаний гравець</translation>
    </message>
    <message>
        <source>This is the last player shown</source>
        <translation>Це останній показаний гравець</translation>
    </message>
    <message>
        <source>{0}. Save again keeps it all the same.</source>
        <translation>{0}. Ще раз «Зберегти» – усе одно лишити так.</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Type from when until when a member may play; empty is without a limit.</source>
        <translation>Ввести, від коли й до коли гравець має право на гру; порожньо – без обмеження.</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Право на гру</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Від</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>До</translation>
    </message>
    <message>
        <source>No. in the club&apos;s list</source>
        <translation>№ у списку клубу</translation>
    </message>
    <message>
        <source>Played above</source>
        <translation>Зіграно вище</translation>
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
        <translation>Програма жеребкування</translation>
    </message>
    <message>
        <source>Whatever engine pairs, its answer is checked against the rules before it is taken, and another engine pairs the round once more in the background.</source>
        <translation>Хоч яка програма жеребкує, її відповідь перевіряється за правилами, перш ніж її прийняти, а інша програма у фоні жеребкує тур ще раз.</translation>
    </message>
    <message>
        <source>tdapp&apos;s own (Dutch system 2026)</source>
        <translation>власна програма tdapp (голландська система 2026)</translation>
    </message>
    <message>
        <source>gacrux, which comes with this program (Dutch system 2026)</source>
        <translation>gacrux, що йде з цією програмою (голландська система 2026)</translation>
    </message>
    <message>
        <source>Another program: bbpPairings, or the .jar of JaVaFo</source>
        <translation>Інша програма: bbpPairings або файл .jar JaVaFo</translation>
    </message>
    <message>
        <source>Path of the engine</source>
        <translation>Шлях до програми</translation>
    </message>
    <message>
        <source>Path of the program or .jar</source>
        <translation>Шлях до програми або .jar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Огляд…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Випробувати</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Хвилин</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Менше часу</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Більше часу</translation>
    </message>
    <message>
        <source>Longest time for one round, in minutes</source>
        <translation>Найбільший час на один тур, у хвилинах</translation>
    </message>
    <message>
        <source>When the time is over nothing has changed: another engine or pairing by hand is offered.</source>
        <translation>Коли час вийшов, нічого не змінено: пропонується інша програма або ручне жеребкування.</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Узяти цю програму</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>{0} works: it paired a small round in {1} s.</source>
        <translation>{0} працює: малий тур складено за {1} с.</translation>
    </message>
    <message>
        <source>Trying it…</source>
        <translation>Випробування…</translation>
    </message>
    <message>
        <source>Choose the engine</source>
        <translation>Обрати програму</translation>
    </message>
    <message>
        <source>Try the engine first</source>
        <translation>Спершу слід випробувати програму</translation>
    </message>
</context>
<context>
    <name>EventActions</name>
    <message>
        <source>&amp;Edit the event…</source>
        <translation>&amp;Редагувати турнір…</translation>
    </message>
    <message>
        <source>&amp;Regulations…</source>
        <translation>Р&amp;егламент…</translation>
    </message>
    <message>
        <source>&amp;Schedule…</source>
        <translation>Розкл&amp;ад…</translation>
    </message>
    <message>
        <source>&amp;Print the regulations…</source>
        <translation>&amp;Надрукувати регламент…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>При&amp;зи…</translation>
    </message>
    <message>
        <source>&amp;Logo and header lines…</source>
        <translation>&amp;Логотип і рядки заголовка…</translation>
    </message>
    <message>
        <source>Live &amp;boards…</source>
        <translation>Дошки на&amp;живо…</translation>
    </message>
    <message>
        <source>&amp;Work together…</source>
        <translation>&amp;Працювати разом…</translation>
    </message>
    <message>
        <source>G&amp;o public…</source>
        <translation>&amp;Оприлюднити…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Опу&amp;блікувати…</translation>
    </message>
    <message>
        <source>&amp;Add a section…</source>
        <translation>&amp;Додати групу…</translation>
    </message>
    <message>
        <source>Re&amp;name the section…</source>
        <translation>Перей&amp;менувати групу…</translation>
    </message>
    <message>
        <source>Re&amp;move the section…</source>
        <translation>&amp;Видалити групу…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Спершу слід відкрити турнір</translation>
    </message>
</context>
<context>
    <name>EventFactsDialog</name>
    <message>
        <source>Event</source>
        <translation>Турнір</translation>
    </message>
    <message>
        <source>Event and officials</source>
        <translation>Турнір та офіційні особи</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Назва</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Місце проведення</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Федерація</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>&amp;Перший день</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Останній день</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Контроль часу</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Додати офіційну особу</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Офіційні особи</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Edit the event…</source>
        <translation>Редагувати турнір…</translation>
    </message>
    <message>
        <source>Edit the regulations…</source>
        <translation>Редагувати регламент…</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Правила жеребкування…</translation>
    </message>
    <message>
        <source>Go on by another system…</source>
        <translation>Продовжити за іншою системою…</translation>
    </message>
    <message>
        <source>The rounds that are paired stay; the next ones are paired by a system of your choice</source>
        <translation>Складені тури лишаються; наступні жеребкуються за обраною системою</translation>
    </message>
    <message>
        <source>Edit the schedule…</source>
        <translation>Редагувати розклад…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Copy the regulations as text</source>
        <translation>Копіювати регламент як текст</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Друкувати…</translation>
    </message>
    <message>
        <source>Preview the regulations, print them or save them as PDF</source>
        <translation>Переглянути регламент, надрукувати або зберегти як PDF</translation>
    </message>
    <message>
        <source>Show the players</source>
        <translation>Показати гравців</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Відкрити порядок показників</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Показати таблицю</translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation>Зауваження у файлі</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнір</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Регламент</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Розклад</translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation>За рівності очок</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Турнір без назви</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked.</source>
        <translation>Жеребкування туру 1 проведено: систему, очки й ціну бая зафіксовано.</translation>
    </message>
    <message>
        <source>There are no players yet</source>
        <translation>Гравців ще немає</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце проведення</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Дати</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Контроль часу</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Тури</translation>
    </message>
    <message>
        <source>{0} of {1} complete</source>
        <translation>завершено {0} із {1}</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Жеребкування</translation>
    </message>
    <message>
        <source>up to round {0}</source>
        <translation>до туру {0}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ще нічого</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнірна таблиця</translation>
    </message>
    <message>
        <source>final</source>
        <translation>остаточна</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>попередня</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>режим ФІДЕ</translation>
    </message>
    <message>
        <source>outside FIDE mode</source>
        <translation>поза режимом ФІДЕ</translation>
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
        <translation>нд</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>default time {0} min</source>
        <translation>запізнення до {0} хв</translation>
    </message>
    <message>
        <source>No dates of rounds yet.</source>
        <translation>Дат турів ще немає.</translation>
    </message>
    <message>
        <source>The rounds so far were paired by the {0}. They stay as they are.</source>
        <translation>Дотеперішні тури жеребкувала {0}. Вони лишаються як є.</translation>
    </message>
    <message>
        <source>Go on by another system</source>
        <translation>Продовжити за іншою системою</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>Змінити систему жеребкування?</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Регламент – {0}</translation>
    </message>
    <message>
        <source>The regulations were copied.</source>
        <translation>Регламент скопійовано.</translation>
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
        <translation>Допустимий час запізнення: {0} хв.</translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Місце проведення: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Дати: {0}.</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation>Головний арбітр: {0}.</translation>
    </message>
    <message>
        <source>Deputies: {0}.</source>
        <translation>Заступники: {0}.</translation>
    </message>
    <message>
        <source>Time control in the report: {0}.</source>
        <translation>Контроль часу у звіті: {0}.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Res.</source>
        <translation>Рез.</translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation>Результат, як він рахується</translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation>Суп.</translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation>Очки чи рейтинг суперника, як рахуються</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Дає</translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation>Що дає тур</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation>Враховано, відкинуто чи не враховано, і чому</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation>Колір і суперник</translation>
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
        <translation>враховано</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>відкинуто</translation>
    </message>
    <message>
        <source>out</source>
        <translation>не враховано</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Тур {0}: {1}</translation>
    </message>
    <message>
        <source>Rounds {0}: {1}</source>
        <translation>Тури {0}: {1}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Стартовий номер (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значення</translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation>Значення цього показника</translation>
    </message>
    <message>
        <source>Sum if every game not played were lost</source>
        <translation>Сума, якби всі незіграні партії було програно</translation>
    </message>
    <message>
        <source>Sum if every game not played were won</source>
        <translation>Сума, якби всі незіграні партії було виграно</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Найменше</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Найб.</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сума</translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation>Очки між рівними гравцями</translation>
    </message>
    <message>
        <source>have not met</source>
        <translation>не грали між собою</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Рейтинг суперника</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation>Очки після туру</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Пояснення</translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation>Копіювати розрахунок як текст</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Про цей показник</translation>
    </message>
    <message>
        <source>Print this calculation</source>
        <translation>Надрукувати цей розрахунок</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Закрити пояснення</translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation>пробний порядок, не офіційний</translation>
    </message>
    <message>
        <source>Points and tie-breaks of this line</source>
        <translation>Очки й показники цього рядка</translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation>Детальний розрахунок</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Тури</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Розрахунок</translation>
    </message>
    <message>
        <source>Among the tied (· have not met)</source>
        <translation>Між рівними (· не грали)</translation>
    </message>
    <message>
        <source>Who is tied</source>
        <translation>Рівні між собою</translation>
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
        <translation>без місця</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>місце {0}</translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation>{0} після туру {1}</translation>
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
        <translation>Очки після туру {0}: {1}</translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation>Незіграні партії: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>Досі рівні на цьому показнику (%n)</numerusform>
            <numerusform>Досі рівні на цьому показнику (%n)</numerusform>
            <numerusform>Досі рівні на цьому показнику (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this line when this rung is reached</source>
        <translation>На цьому показнику з цим рядком не рівний ніхто</translation>
    </message>
    <message>
        <source>Crosstable of the tied</source>
        <translation>Хрестова таблиця рівних</translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation>Розрахунок скопійовано.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation>Відкрити турнір</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Турніри та звіти про турніри (*.tdb *.trf *.trfx *.txt);;Усі файли (*)</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Імпорт звіту про турнір</translation>
    </message>
    <message>
        <source>Reports, tables, games, JSON ({endings});;All files (*)</source>
        <translation>Звіти, таблиці, партії, JSON ({endings});;Усі файли (*)</translation>
    </message>
    <message>
        <source>The table that was copied is being read…</source>
        <translation>Читається скопійована таблиця…</translation>
    </message>
    <message>
        <source>What was copied cannot be imported</source>
        <translation>Скопійоване не можна імпортувати</translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation>Турнір не відкривається</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Турнір завантажується…</translation>
    </message>
    <message>
        <source>The demo event is being opened…</source>
        <translation>Відкривається демонстраційний турнір…</translation>
    </message>
    <message>
        <source>The practice event is being made…</source>
        <translation>Створюється навчальний турнір…</translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation>Копію не записано</translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation>Копію записано: {0}</translation>
    </message>
    <message>
        <source>Hand over to another computer</source>
        <translation>Передати на інший комп’ютер</translation>
    </message>
    <message>
        <source>What the other computer is called (the log keeps it):</source>
        <translation>Назва іншого комп’ютера (зберігається в журналі):</translation>
    </message>
    <message>
        <source>The event was not handed over</source>
        <translation>Турнір не передано</translation>
    </message>
    <message>
        <source>Handed over to {0}: go on there with {1}, and not here.</source>
        <translation>Передано: {0}; продовжувати там із {1}, а не тут.</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} відкривається…</translation>
    </message>
    <message>
        <source>{0} is open in another window</source>
        <translation>{0} відкрито в іншому вікні</translation>
    </message>
    <message>
        <source>You can look at it here: this window shows what the other one writes, and changes nothing.</source>
        <translation>Тут його можна переглядати: це вікно показує, що записує інше, і нічого не змінює.</translation>
    </message>
    <message>
        <source>Open it to look at</source>
        <translation>Відкрити для перегляду</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} читається…</translation>
    </message>
    <message>
        <source>These files cannot be imported as one event</source>
        <translation>Ці файли не можна імпортувати як один турнір</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n файл</numerusform>
            <numerusform>%n файли</numerusform>
            <numerusform>%n файлів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>Читається %n файл…</numerusform>
            <numerusform>Читаються %n файли…</numerusform>
            <numerusform>Читаються %n файлів…</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>{0} не можна імпортувати</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… і ще %n</numerusform>
            <numerusform>… і ще %n</numerusform>
            <numerusform>… і ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created. It can be imported all the same: a game that only one player states is completed or becomes a bye worth the same, results count and not the points column. Every contradiction is listed in the review and noted in the tournament report.</source>
        <translation>Нічого не створено. Усе одно можна імпортувати: партія, яку вказав лише один гравець, доповнюється або стає баєм тієї ж ціни, рахуються результати, а не стовпець очок. Кожна суперечність наводиться в перевірці й зазначається у звіті про турнір.</translation>
    </message>
    <message>
        <source>{0} contradicts itself</source>
        <translation>{0} суперечить сам собі</translation>
    </message>
    <message>
        <source>Import it all the same…</source>
        <translation>Усе одно імпортувати…</translation>
    </message>
    <message>
        <source>{0} is being written…</source>
        <translation>{0} записується…</translation>
    </message>
    <message>
        <source>Nothing was created or changed.</source>
        <translation>Нічого не створено й не змінено.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Рядок {0}, стовпець {1}: {2}</translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Ім’я файлу турніру</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Файли турнірів (*.tdb)</translation>
    </message>
    <message>
        <source>That name is taken</source>
        <translation>Таке ім’я вже зайняте</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} вже є. Нічого не змінено; слід обрати інше ім’я.</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>Check the event file</source>
        <translation>Перевірити файл турніру</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Файли турнірів (*.tdb)</translation>
    </message>
    <message>
        <source>{0} is being checked…</source>
        <translation>{0} перевіряється…</translation>
    </message>
    <message>
        <source>THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.</source>
        <translation>ЦЕЙ ФАЙЛ НЕ ТАКИЙ, ЯКИМ БУВ ЗАЛИШЕНИЙ: його змінило щось інше. Файл турніру слід негайно перевірити.</translation>
    </message>
    <message>
        <source>{0} is not as it was left</source>
        <translation>{0} не такий, яким був залишений</translation>
    </message>
    <message>
        <source>Something else than this program has changed it: a disk, another program, a sync folder.</source>
        <translation>Його змінила не ця програма: диск, інша програма, синхронізована папка.</translation>
    </message>
    <message>
        <source>The check names every row that differs from the log, and the newest good copy.</source>
        <translation>Перевірка називає кожен рядок, що відрізняється від журналу, і найновішу справну копію.</translation>
    </message>
    <message>
        <source>{0}: everything is as it was entered.</source>
        <translation>{0}: усе так, як введено.</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Новий турнір…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Відкрити…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Відкрити &amp;останні</translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation>&amp;Імпортувати звіт про турнір…</translation>
    </message>
    <message>
        <source>Im&amp;port a copied crosstable</source>
        <translation>Імпортувати скопійовану &amp;хрестову таблицю</translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation>Відкрити де&amp;монстраційний турнір</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Зберегти &amp;копію…</translation>
    </message>
    <message>
        <source>&amp;Hand over to another computer…</source>
        <translation>Пере&amp;дати на інший комп’ютер…</translation>
    </message>
    <message>
        <source>Chec&amp;k the event file…</source>
        <translation>&amp;Перевірити файл турніру…</translation>
    </message>
    <message>
        <source>&amp;Export a tournament report…</source>
        <translation>&amp;Експортувати звіт про турнір…</translation>
    </message>
    <message>
        <source>Report for the &amp;rating officer…</source>
        <translation>Звіт для рейтинг-офі&amp;цера…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Д&amp;рукувати…</translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation>&amp;Закрити турнір</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Вийт&amp;и</translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation>Ще не відкрито жодного файлу</translation>
    </message>
</context>
<context>
    <name>FinesDialog</name>
    <message>
        <source>Fine of {0}</source>
        <translation>Штраф: {0}</translation>
    </message>
    <message>
        <source>It stands on the match sheet and below the table, with its reason.</source>
        <translation>Стоїть у протоколі матчу й під таблицею, разом із причиною.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Рішення</translation>
    </message>
    <message>
        <source>A new fine</source>
        <translation>Новий штраф</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} ({2})</source>
        <translation>Скасувати: тур {0}, {1} ({2})</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Сума</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Вирішити</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>FixturesDialog</name>
    <message>
        <source>Type day, hour and place; without a day that of the round counts. A postponed match holds up nobody.</source>
        <translation>Ввести день, годину й місце; без дня діє день туру. Перенесений матч нікого не затримує.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Календар матчів</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Команда господарів</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Команда гостей</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Місце проведення</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Перенесено</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Підтверджено</translation>
    </message>
    <message>
        <source>Save as a calendar…</source>
        <translation>Зберегти як календар…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Рядок {0}</translation>
    </message>
    <message>
        <source>Save as a calendar</source>
        <translation>Зберегти як календар</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Календарі (*.ics)</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Збережено: {0}</translation>
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
        <translation>Перейти туди</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Група {0}</translation>
    </message>
    <message>
        <source>Not in this section, but in {0}: {1}</source>
        <translation>Не в цій групі, а в {0}: {1}</translation>
    </message>
</context>
<context>
    <name>FromTableDialog</name>
    <message>
        <source>New section from a table</source>
        <translation>Нова група з таблиці</translation>
    </message>
    <message>
        <source>Places are seeds: all first places come first, then all second ones. The old sections stay.</source>
        <translation>Місця визначають посів: спершу всі перші, потім усі другі. Старі групи лишаються.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Додатковий матч</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Назва</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Група {0}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Звідки</translation>
    </message>
    <message>
        <source>for example 1-8; empty: everybody</source>
        <translation>наприклад 1-8; порожньо: усі</translation>
    </message>
    <message>
        <source>&amp;Places of each</source>
        <translation>&amp;Місця з кожної</translation>
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
        <translation>&amp;Групами по</translation>
    </message>
    <message>
        <source>Players of a group</source>
        <translation>Гравців у групі</translation>
    </message>
    <message>
        <source>Fewer players</source>
        <translation>Менше гравців</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Більше гравців</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Додати групу</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Слід дати новій групі назву.</translation>
    </message>
    <message>
        <source>Choose a section to take the players from.</source>
        <translation>Слід обрати групу, з якої взяти гравців.</translation>
    </message>
    <message>
        <source>Write places as 1-8.</source>
        <translation>Місця слід писати як 1-8.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Наступний хід</translation>
    </message>
    <message>
        <source>Next move, then Enter</source>
        <translation>Наступний хід, далі Enter</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Літери фігур</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Фігурки</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Повернути дошку</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>До початку</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>На півхід назад</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>На півхід уперед</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>До останнього ходу</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Копіювати позицію (FEN)</translation>
    </message>
    <message>
        <source>Take back from here</source>
        <translation>Скасувати звідси</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Вилучити показаний хід і всі наступні</translation>
    </message>
    <message>
        <source>Keep the moves</source>
        <translation>Зберегти ходи</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Відкинути</translation>
    </message>
    <message>
        <source>Not understood, kept as it came: {0}</source>
        <translation>Не розпізнано, збережено як є: {0}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>початок</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Хід білих</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Хід чорних</translation>
    </message>
    <message>
        <source>Choose a move first</source>
        <translation>Спершу слід обрати хід</translation>
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
        <translation>Білі</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Тур і дошка</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Примітки</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>без дошки</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Записані ходи</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запис</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Джерело</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Годинник</translation>
    </message>
    <message>
        <source>Entered or corrected by hand</source>
        <translation>Введено або виправлено вручну</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Глянути</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Стаття</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Займається</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>White’s sheet</source>
        <translation>Бланк білих</translation>
    </message>
    <message>
        <source>Black’s sheet</source>
        <translation>Бланк чорних</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Узято</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Чому</translation>
    </message>
    <message>
        <source>only on White’s sheet</source>
        <translation>лише на бланку білих</translation>
    </message>
    <message>
        <source>only on Black’s sheet</source>
        <translation>лише на бланку чорних</translation>
    </message>
    <message>
        <source>Black’s sheet cannot be played here</source>
        <translation>За бланком чорних тут не зіграти</translation>
    </message>
    <message>
        <source>White’s sheet cannot be played here</source>
        <translation>За бланком білих тут не зіграти</translation>
    </message>
    <message>
        <source>both can be played; with White’s the game goes on</source>
        <translation>можливі обидва; з ходом білих партія триває</translation>
    </message>
    <message>
        <source>both can be played; with Black’s the game goes on</source>
        <translation>можливі обидва; з ходом чорних партія триває</translation>
    </message>
    <message>
        <source>neither can be played</source>
        <translation>не можливий жоден</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Попередній тур</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Наступний тур</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Шукати за іменем або дошкою</translation>
    </message>
    <message>
        <source>P&amp;aste games (PGN)…</source>
        <translation>Вст&amp;авити партії (PGN)…</translation>
    </message>
    <message>
        <source>&amp;Games of the round as PGN…</source>
        <translation>Партії тур&amp;у як PGN…</translation>
    </message>
    <message>
        <source>&amp;Pairings for e-board software…</source>
        <translation>Пари для &amp;електронних дощок…</translation>
    </message>
    <message>
        <source>&amp;Broadcast: delay and notice…</source>
        <translation>&amp;Трансляція: затримка й рядок…</translation>
    </message>
    <message>
        <source>&amp;Compare sources…</source>
        <translation>&amp;Порівняти джерела…</translation>
    </message>
    <message>
        <source>Show what sta&amp;nds on the e-boards</source>
        <translation>Показати, що &amp;стоїть на електронних дошках</translation>
    </message>
    <message>
        <source>Gi&amp;ve the game to a board…</source>
        <translation>Віднести партію до &amp;дошки…</translation>
    </message>
    <message>
        <source>&amp;Take the game from its board</source>
        <translation>&amp;Зняти партію з дошки</translation>
    </message>
    <message>
        <source>&amp;Remove the record…</source>
        <translation>&amp;Видалити запис…</translation>
    </message>
    <message>
        <source>Keep what came</source>
        <translation>Зберегти отримане</translation>
    </message>
    <message>
        <source>Write the games of the source into the event</source>
        <translation>Записати партії джерела в турнір</translation>
    </message>
    <message>
        <source>Import games…</source>
        <translation>Імпортувати партії…</translation>
    </message>
    <message>
        <source>Two scoresheets…</source>
        <translation>Два бланки…</translation>
    </message>
    <message>
        <source>Put the game together from both sheets</source>
        <translation>Скласти партію з обох бланків</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ще</translation>
    </message>
    <message>
        <source>More that can be done with games</source>
        <translation>Що ще можна зробити з партіями</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Дошки</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>До уваги</translation>
    </message>
    <message>
        <source>I look after this</source>
        <translation>Беру на себе</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Ввести результат</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Жеребкування ще не проведено</translation>
    </message>
    <message>
        <source>Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets.</source>
        <translation>Партії зберігаються на дошках туру: можна імпортувати PGN або ввести ходи з бланків.</translation>
    </message>
    <message>
        <source>{0} of {1} games recorded, {2} to look at</source>
        <translation>записано {0} із {1} партій, переглянути {2}</translation>
    </message>
    <message>
        <source>watching {0}</source>
        <translation>спостереження за {0}</translation>
    </message>
    <message>
        <source>delayed file in {0}</source>
        <translation>файл із затримкою в {0}</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>без результату</translation>
    </message>
    <message>
        <source>Round {0}, board {1}</source>
        <translation>Тур {0}, дошка {1}</translation>
    </message>
    <message>
        <source>This game belongs to no board of the round</source>
        <translation>Ця партія не належить до жодної дошки туру</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Імпортувати партії</translation>
    </message>
    <message>
        <source>Games (*.pgn);;All files (*)</source>
        <translation>Партії (*.pgn);;Усі файли (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy the games as PGN.</source>
        <translation>У буфері обміну немає тексту: партії слід скопіювати як PGN.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>буфер обміну</translation>
    </message>
    <message>
        <source>Publish moves at once?</source>
        <translation>Показувати ходи одразу?</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Замінити записані партії?</translation>
    </message>
    <message>
        <source>Games of the round</source>
        <translation>Партії туру</translation>
    </message>
    <message>
        <source>Pairings for e-board software</source>
        <translation>Пари для електронних дощок</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партії (*.pgn)</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Записано: {0}</translation>
    </message>
    <message>
        <source>No game is recorded at this board</source>
        <translation>На цій дошці партію не записано</translation>
    </message>
    <message>
        <source>This game has its board</source>
        <translation>Ця партія має свою дошку</translation>
    </message>
    <message>
        <source>This game has no board</source>
        <translation>Ця партія не має дошки</translation>
    </message>
    <message>
        <source>No source has said anything here</source>
        <translation>Жодне джерело тут нічого не передавало</translation>
    </message>
    <message>
        <source>Every e-board was seen in the start position</source>
        <translation>Усі електронні дошки були в початковій позиції</translation>
    </message>
    <message>
        <source>Give the game to a board</source>
        <translation>Віднести партію до дошки</translation>
    </message>
    <message>
        <source>Number of the board:</source>
        <translation>Номер дошки:</translation>
    </message>
    <message>
        <source>This round has no board {0}.</source>
        <translation>У цьому турі немає дошки {0}.</translation>
    </message>
    <message>
        <source>Replace the game of board {0}?</source>
        <translation>Замінити партію на дошці {0}?</translation>
    </message>
    <message>
        <source>This is board…</source>
        <translation>Це дошка…</translation>
    </message>
    <message>
        <source>Enter {0}</source>
        <translation>Ввести {0}</translation>
    </message>
    <message>
        <source>Choose an alert first</source>
        <translation>Спершу слід обрати виклик</translation>
    </message>
    <message>
        <source>Who looks after this?</source>
        <translation>Хто цим займається?</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Ім’я:</translation>
    </message>
</context>
<context>
    <name>GoPublicDialog</name>
    <message>
        <source>Go public</source>
        <translation>Оприлюднити</translation>
    </message>
    <message>
        <source>Moves leave this computer after the delay of the section, on every way.</source>
        <translation>Ходи виходять із цього комп’ютера після затримки групи, хоч яким шляхом.</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Дошки наживо…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Опублікувати…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Обрати папку…</translation>
    </message>
    <message>
        <source>In the hall</source>
        <translation>У залі</translation>
    </message>
    <message>
        <source>pages for telephones and the wall, from this computer</source>
        <translation>сторінки для телефонів і стіни, з цього комп’ютера</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Сайт</translation>
    </message>
    <message>
        <source>pairings, standings and games for your web host</source>
        <translation>пари, таблиці й партії для вебхостингу</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>one PGN a round, for chess.com, FTP and other broadcasters</source>
        <translation>один PGN на тур, для chess.com, FTP та інших трансляцій</translation>
    </message>
    <message>
        <source>Lichess</source>
        <translation>Lichess</translation>
    </message>
    <message>
        <source>Lichess asks here</source>
        <translation>Lichess опитує тут</translation>
    </message>
    <message>
        <source>&amp;Round of the broadcast</source>
        <translation>Т&amp;ур трансляції</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Токен</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Зберегти токен</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Токен</translation>
    </message>
    <message>
        <source>Either Lichess asks at the address, or this program pushes with your token (study:write). The token lies in the keyring of this computer, never in the event.</source>
        <translation>Або Lichess опитує адресу, або ця програма надсилає за власним токеном (study:write). Токен лежить у сховищі ключів цього комп’ютера, а не в турнірі.</translation>
    </message>
    <message>
        <source>What Lichess would show, and what was pushed</source>
        <translation>Що показав би Lichess і що надіслано</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Пробний запуск</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Надіслати</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Файл із затримкою для трансляцій</translation>
    </message>
    <message>
        <source>Each round is kept in {0}.</source>
        <translation>Кожен тур зберігається в {0}.</translation>
    </message>
    <message>
        <source>Only where the live boards have a public name: a tunnel, or a proxy on your server.</source>
        <translation>Лише якщо дошки наживо мають публічне ім’я: тунель або проксі на власному сервері.</translation>
    </message>
</context>
<context>
    <name>GroupFilter</name>
    <message>
        <source>Players of a category</source>
        <translation>Гравці категорії</translation>
    </message>
    <message>
        <source>Show the players of one category only</source>
        <translation>Показати гравців лише однієї категорії</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Усі</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First steps</source>
        <translation>Перші кроки</translation>
    </message>
    <message>
        <source>Take me there</source>
        <translation>Перейти туди</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Більше без карток</translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <translation>{0} із {1}: {2}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Закінчити</translation>
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
        <translation>нічого не введено</translation>
    </message>
    <message>
        <source>“{0}” is not a place; places are whole numbers from 1.</source>
        <translation>«{0}» – не місце; місця – цілі числа від 1.</translation>
    </message>
    <message>
        <source>“{0}” is not a value; write a number such as 2.5.</source>
        <translation>«{0}» – не значення; слід писати число, наприклад 2.5.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Місце вручну</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значення</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Place before this rung is reached; shared places are ties</source>
        <translation>Місце до цього показника; розділені місця – рівні</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Type a number; Enter goes to the next line, Del empties the field.</source>
        <translation>Ввести число; Enter – наступний рядок, Del очищує поле.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>Посібник</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Шукати в посібнику</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Сторінки посібника</translation>
    </message>
    <message>
        <source>Using the program</source>
        <translation>Робота з програмою</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Показники</translation>
    </message>
    <message>
        <source>Policies for unplayed games</source>
        <translation>Правила для незіграних партій</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Сторінка посібника</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>До попередньої сторінки</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>Знайдено %n сторінку</numerusform>
            <numerusform>Знайдено %n сторінки</numerusform>
            <numerusform>Знайдено %n сторінок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportGamesDialog</name>
    <message>
        <source>Import games</source>
        <translation>Імпортувати партії</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation>Партії з {0}</translation>
    </message>
    <message>
        <source>Each game goes to the board of its players. What is wrong is kept as a doubt.</source>
        <translation>Кожна партія потрапляє на дошку своїх гравців. Хибне лишається як сумнівне.</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Літери фігур</translation>
    </message>
    <message>
        <source>as each game proves</source>
        <translation>як видно з партії</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Який тур</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>як у файлі</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>Letters:</source>
        <translation>Літери:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Тур:</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Партії файлу</translation>
    </message>
    <message>
        <source>Keep these games</source>
        <translation>Зберегти ці партії</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>У цьому файлі партій немає.</translation>
    </message>
    <message>
        <source>Games: {0}, to be kept: {1}, to look at: {2}</source>
        <translation>Партій: {0}, зберегти: {1}, переглянути: {2}</translation>
    </message>
    <message>
        <source>There is nothing new in this file</source>
        <translation>Нового в цьому файлі немає</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Замінити записані партії?</translation>
    </message>
</context>
<context>
    <name>ImportReviewDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Імпорт: {0}</translation>
    </message>
    <message>
        <source>Review before importing</source>
        <translation>Перевірка перед імпортом</translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation>Ще нічого не створено. Сам {0} лишається як є.</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Перевірити</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Припущено</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Виправлено</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Пропущено</translation>
    </message>
    <message>
        <source>The file says everything itself: nothing was assumed or repaired.</source>
        <translation>У файлі сказано все: нічого не припущено й не виправлено.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Перевірка</translation>
    </message>
    <message>
        <source>I have read what to check: import the rounds all the same, and note it</source>
        <translation>Перевірено: усе одно імпортувати тури й зазначити це</translation>
    </message>
    <message>
        <source>Each of these becomes a ### line of the tournament report.</source>
        <translation>Кожне з цього стає рядком ### звіту про турнір.</translation>
    </message>
    <message>
        <source>New event file</source>
        <translation>Новий файл турніру</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Змінити…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Створити турнір</translation>
    </message>
    <message>
        <source>Tick the box above first: the file breaks rules of pairing.</source>
        <translation>Спершу слід поставити позначку вгорі: файл порушує правила жеребкування.</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Documents in it</source>
        <translation>Документи в ньому</translation>
    </message>
    <message>
        <source>Documents in the pack</source>
        <translation>Документи комплекту</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Додати</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Додати документ</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раніше</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Пізніше</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>На копію менше</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>На копію більше</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Вилучити</translation>
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
        <translation>Приєднатися до турніру</translation>
    </message>
    <message>
        <source>Another computer leads it and has invited this one: Event &gt; Work together…, on its screen.</source>
        <translation>Турнір веде інший комп’ютер, який запросив цей: Турнір &gt; Працювати разом… на його екрані.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Адреса</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Код</translation>
    </message>
    <message>
        <source>Figures to compare</source>
        <translation>Цифри для звірки</translation>
    </message>
    <message>
        <source>Are these the figures on the screen of the leading computer? If not, somebody else answers at this address: do not join.</source>
        <translation>Чи ці цифри на екрані головного комп’ютера? Якщо ні, за цією адресою відповідає хтось інший: не приєднуватися.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Далі</translation>
    </message>
    <message>
        <source>They are the &amp;same: join</source>
        <translation>Цифри &amp;ті самі: приєднатися</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Fill in the address and the code first.</source>
        <translation>Спершу слід заповнити адресу й код.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Запит до головного комп’ютера…</translation>
    </message>
</context>
<context>
    <name>KeizerDialog</name>
    <message>
        <source>Shares are of the value of a place. What is announced holds for the whole season.</source>
        <translation>Частки беруться від цінності місця. Оголошене діє весь сезон.</translation>
    </message>
    <message>
        <source>Rounds are paired: only shares can still change, with a reason.</source>
        <translation>Тури вже складено: змінити можна лише частки, з указаною причиною.</translation>
    </message>
    <message>
        <source>Keizer system</source>
        <translation>Система Кейзера</translation>
    </message>
    <message>
        <source>Ready parameters</source>
        <translation>Готові параметри</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Власні</translation>
    </message>
    <message>
        <source>&amp;As in</source>
        <translation>&amp;Як у</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Усе…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>&amp;First place is worth</source>
        <translation>&amp;Перше місце цінується в</translation>
    </message>
    <message>
        <source>a multiple of the last, rounded down</source>
        <translation>кратне останнього, округлене вниз</translation>
    </message>
    <message>
        <source>a multiple of the last, halves rounded to even</source>
        <translation>кратне останнього, половини до парного</translation>
    </message>
    <message>
        <source>as much as there are players</source>
        <translation>стільки, скільки гравців</translation>
    </message>
    <message>
        <source>twice as much as there are players</source>
        <translation>удвічі більше, ніж гравців</translation>
    </message>
    <message>
        <source>&amp;Bye of who is left over</source>
        <translation>&amp;Бай того, хто без пари</translation>
    </message>
    <message>
        <source>&amp;Excused absence</source>
        <translation>&amp;Відсутність з поважної причини</translation>
    </message>
    <message>
        <source>all rounds by the table of the round before</source>
        <translation>усі тури за таблицею попереднього туру</translation>
    </message>
    <message>
        <source>all rounds until values and table agree</source>
        <translation>усі тури, доки цінності й таблиця збіжаться</translation>
    </message>
    <message>
        <source>each round keeps the values of its evening</source>
        <translation>кожен тур зберігає цінності свого вечора</translation>
    </message>
    <message>
        <source>After each round &amp;values count</source>
        <translation>Після кожного туру &amp;цінності</translation>
    </message>
    <message>
        <source>0: at once, {0}: never</source>
        <translation>0: одразу, {0}: ніколи</translation>
    </message>
    <message>
        <source>&amp;Not again within … rounds</source>
        <translation>&amp;Знову не раніше … турів</translation>
    </message>
    <message>
        <source>Multiple of the last</source>
        <translation>Кратне останнього</translation>
    </message>
    <message>
        <source>Or a number for the first place</source>
        <translation>Або число для першого місця</translation>
    </message>
    <message>
        <source>follows from the above</source>
        <translation>випливає з верхнього</translation>
    </message>
    <message>
        <source>The own value is added</source>
        <translation>Власна цінність додається</translation>
    </message>
    <message>
        <source>once, the one of now</source>
        <translation>один раз, теперішня</translation>
    </message>
    <message>
        <source>once, the one at the start</source>
        <translation>один раз, та, що на початку</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>ніколи</translation>
    </message>
    <message>
        <source>It is gone after round</source>
        <translation>Зникає після туру</translation>
    </message>
    <message>
        <source>0: it stays</source>
        <translation>0: лишається</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Нічия</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Поразка</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>Перемога через неявку</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>Поразка через неявку</translation>
    </message>
    <message>
        <source>Absence without excuse</source>
        <translation>Відсутність без поважної причини</translation>
    </message>
    <message>
        <source>Game for the club elsewhere</source>
        <translation>Партія за клуб в іншому місці</translation>
    </message>
    <message>
        <source>Excused absences that count</source>
        <translation>Скільки поважних відсутностей рахується</translation>
    </message>
    <message>
        <source>0: all</source>
        <translation>0: усі</translation>
    </message>
    <message>
        <source>Each further one counts half of the one before</source>
        <translation>Кожна наступна рахується як половина попередньої</translation>
    </message>
    <message>
        <source>Amounts are rounded</source>
        <translation>Суми округлюються</translation>
    </message>
    <message>
        <source>to halves</source>
        <translation>до половин</translation>
    </message>
    <message>
        <source>to whole numbers</source>
        <translation>до цілих</translation>
    </message>
    <message>
        <source>First ranking</source>
        <translation>Початковий порядок</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>за рейтингом</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>за номером</translation>
    </message>
    <message>
        <source>The bye goes round</source>
        <translation>Бай по черзі</translation>
    </message>
    <message>
        <source>Byes mean</source>
        <translation>Баї означають</translation>
    </message>
    <message>
        <source>H excused, Z not, F a game for the club</source>
        <translation>H поважна, Z ні, F партія за клуб</translation>
    </message>
    <message>
        <source>H and Z excused, F not, as in a file</source>
        <translation>H і Z поважні, F ні, як у файлі</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Open the folder</source>
        <translation>Відкрити папку</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
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
        <translation>наступна відкрита дошка</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>А–Я</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>знайти гравця</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Клавіші: {0}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Білі виграли</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>нічия</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Чорні виграли</translation>
    </message>
    <message>
        <source>Black absent</source>
        <translation>немає чорних</translation>
    </message>
    <message>
        <source>White absent</source>
        <translation>немає білих</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>немає обох</translation>
    </message>
    <message>
        <source>other</source>
        <translation>інше</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>стерти</translation>
    </message>
</context>
<context>
    <name>KeyMaps</name>
    <message>
        <source>Classic (1, 5, 0)</source>
        <translation>Класичні (1, 5, 0)</translation>
    </message>
    <message>
        <source>Sharly (1, 3, 2; 0 clears)</source>
        <translation>Sharly (1, 3, 2; 0 стирає)</translation>
    </message>
    <message>
        <source>OpenPairings (1, 2, 3)</source>
        <translation>OpenPairings (1, 2, 3)</translation>
    </message>
    <message>
        <source>Space (1, space bar, 0)</source>
        <translation>Пробіл (1, пробіл, 0)</translation>
    </message>
    <message>
        <source>US (W, D, L)</source>
        <translation>США (W, D, L)</translation>
    </message>
    <message>
        <source>Own keys…</source>
        <translation>Власні клавіші…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
</context>
<context>
    <name>KnockoutDialog</name>
    <message>
        <source>“{0}” is no tie-break; write for example rapid-25-10. There are {1}.</source>
        <translation>«{0}» – не спосіб вирішення; слід писати, наприклад, rapid-25-10. Є {1}.</translation>
    </message>
    <message>
        <source>The winner of a match goes on. What decides a drawn match is announced beforehand.</source>
        <translation>Переможець матчу проходить далі. Як вирішується нічийний матч, оголошується заздалегідь.</translation>
    </message>
    <message>
        <source>Round 1 is paired: only the tie-break can still change, with a reason.</source>
        <translation>Жеребкування туру 1 проведено: змінити можна лише вирішення нічийних матчів, з указаною причиною.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Нокаут-система</translation>
    </message>
    <message>
        <source>&amp;Games of a match</source>
        <translation>&amp;Партій у матчі</translation>
    </message>
    <message>
        <source>one</source>
        <translation>одна</translation>
    </message>
    <message>
        <source>two, with both colours</source>
        <translation>дві, обома кольорами</translation>
    </message>
    <message>
        <source>four</source>
        <translation>чотири</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>П&amp;осів</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>за рейтингом</translation>
    </message>
    <message>
        <source>as the start list has them</source>
        <translation>як у стартовому списку</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>за жеребом</translation>
    </message>
    <message>
        <source>&amp;White in the first game</source>
        <translation>&amp;Білі в першій партії</translation>
    </message>
    <message>
        <source>who had it less often, else the bracket says who</source>
        <translation>хто мав їх рідше, інакше вирішує сітка</translation>
    </message>
    <message>
        <source>the better seed</source>
        <translation>вищий у посіві</translation>
    </message>
    <message>
        <source>The losers of the semi-finals &amp;play for place 3</source>
        <translation>Хто програв у півфіналах, &amp;грає за 3-тє місце</translation>
    </message>
    <message>
        <source>A match &amp;ends when nobody can catch up</source>
        <translation>Матч &amp;закінчується, коли вже не наздогнати</translation>
    </message>
    <message>
        <source>Tie-breaks to choose from</source>
        <translation>Способи на вибір</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Власні</translation>
    </message>
    <message>
        <source>&amp;A drawn match</source>
        <translation>&amp;Нічийний матч</translation>
    </message>
    <message>
        <source>&amp;In this order</source>
        <translation>У такому пор&amp;ядку</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>одна партія</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>дві партії</translation>
    </message>
    <message>
        <source>four games</source>
        <translation>чотири партії</translation>
    </message>
    <message>
        <source>the arbiter decides a drawn match</source>
        <translation>нічийний матч вирішує арбітр</translation>
    </message>
    <message>
        <source>place 3 is played for</source>
        <translation>за 3-тє місце грають</translation>
    </message>
    <message>
        <source>the arbiter decides</source>
        <translation>вирішує арбітр</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Вирішує арбітр.</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <source>tdapp: laboratory</source>
        <translation>tdapp: лабораторія</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Дослідження</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Гравці й тури</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Турнірів</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Процесів</translation>
    </message>
    <message>
        <source>Fewer processes</source>
        <translation>Менше процесів</translation>
    </message>
    <message>
        <source>More processes</source>
        <translation>Більше процесів</translation>
    </message>
    <message>
        <source>BH/C1,SB; DE,BH@fide-2009</source>
        <translation>BH/C1,SB; DE,BH@fide-2009</translation>
    </message>
    <message>
        <source>Add this event&apos;s</source>
        <translation>Додати з цього турніру</translation>
    </message>
    <message>
        <source>Put the ladders of the open event into the rows</source>
        <translation>Узяти в рядки порядки відкритого турніру</translation>
    </message>
    <message>
        <source>Reports of a folder…</source>
        <translation>Звіти з папки…</translation>
    </message>
    <message>
        <source>Look at events that were really played instead of events made by chance</source>
        <translation>Узяти справді зіграні турніри замість випадкових</translation>
    </message>
    <message>
        <source>Players × rounds</source>
        <translation>Гравці × тури</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Початкове число</translation>
    </message>
    <message>
        <source>Ladders of your own, separated by ;</source>
        <translation>Власні порядки, через ;</translation>
    </message>
    <message>
        <source>Keep the events in a file…</source>
        <translation>Зберігати турніри у файл…</translation>
    </message>
    <message>
        <source>A run that was stopped goes on where it was; more events can be added later</source>
        <translation>Зупинене триває з того ж місця; турніри можна додати пізніше</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Запустити</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>About the laboratory</source>
        <translation>Про лабораторію</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Лабораторія</translation>
    </message>
    <message>
        <source>Nothing was run yet</source>
        <translation>Ще нічого не запущено</translation>
    </message>
    <message>
        <source>Choose a study and how many events. A hundred events of 100 players take some ten seconds.</source>
        <translation>Слід обрати дослідження й кількість турнірів. Сто турнірів на 100 гравців тривають близько десяти секунд.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Зберегти як PDF…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Зберегти як CSV…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Зберегти як JSON…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Менше</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Більше</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Уся сторінка</translation>
    </message>
    <message>
        <source>A folder of tournament reports</source>
        <translation>Папка звітів про турніри</translation>
    </message>
    <message>
        <source>The reports in {0} instead of events made by chance</source>
        <translation>Звіти в {0} замість випадкових турнірів</translation>
    </message>
    <message>
        <source>Keep the events in a file</source>
        <translation>Зберігати турніри у файл</translation>
    </message>
    <message>
        <source>Results of the laboratory (*.jsonl)</source>
        <translation>Результати лабораторії (*.jsonl)</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Зберігається в {0}</translation>
    </message>
    <message>
        <source>Stopping after the events under way…</source>
        <translation>Зупинка після поточних турнірів…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>Враховано %n турнір.</numerusform>
            <numerusform>Враховано %n турніри.</numerusform>
            <numerusform>Враховано %n турнірів.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файли PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файли CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Файли JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Зберегти результати</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Збережено: {0}</translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation>Зробити пробний порядок &amp;офіційним…</translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation>&amp;Відкинути пробний порядок</translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation>&amp;Порівняти порядки…</translation>
    </message>
    <message>
        <source>&amp;Places by policy…</source>
        <translation>Місця за п&amp;равилом…</translation>
    </message>
    <message>
        <source>&amp;Verify every value…</source>
        <translation>Перевірити &amp;кожне значення…</translation>
    </message>
    <message>
        <source>&amp;Enter places and values by hand…</source>
        <translation>Ввести місця й зна&amp;чення вручну…</translation>
    </message>
    <message>
        <source>La&amp;boratory: which tie-break?</source>
        <translation>&amp;Лабораторія: який показник?</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>&amp;Зберегти цей порядок як…</translation>
    </message>
    <message>
        <source>C&amp;opy the ladder of another event…</source>
        <translation>&amp;Скопіювати порядок іншого турніру…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Спершу слід відкрити турнір</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>Пробного порядку немає: показано офіційний</translation>
    </message>
    <message>
        <source>The ladder has no rung MAN or EXT that would ask for entries</source>
        <translation>У порядку немає показника MAN чи EXT, що потребує введення</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>Змінити офіційний порядок?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>Жеребкування туру 1 проведено: гравці можуть покладатися на оголошені показники. Старий порядок зберігається, зміна записується в журнал і у звіт про турнір.</translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation>Змінити редакцію правил?</translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation>Жеребкування туру 1 проведено. Інша редакція змінює рахунок незіграних партій; зміна записується в журнал.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Редакція ФІДЕ {0}</translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation>Порядок тепер офіційний.</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Офіційний порядок</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Пробний порядок</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Зберегти цей порядок</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Назва порядку показників:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Збережено: {0}</translation>
    </message>
    <message>
        <source>Forgotten: {0}</source>
        <translation>Забуто: {0}</translation>
    </message>
    <message>
        <source>Copy the ladder of another event</source>
        <translation>Скопіювати порядок іншого турніру</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Турніри та звіти про турніри (*.tdb *.trf *.trfx *.txt);;Усі файли (*)</translation>
    </message>
    <message>
        <source>{0} names no tie-breaks.</source>
        <translation>У {0} показників не названо.</translation>
    </message>
    <message>
        <source>Ladder copied from {0}</source>
        <translation>Порядок показників скопійовано з {0}</translation>
    </message>
    <message>
        <source>Copy a ladder</source>
        <translation>Скопіювати порядок показників</translation>
    </message>
    <message>
        <source>The file has several sections:</source>
        <translation>У файлі кілька груп:</translation>
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
        <translation>незіграні партії: {0}</translation>
    </message>
</context>
<context>
    <name>LadderGestures</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation>{0}: переміщено на позицію {1} із {2}</translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation>{0}: додано на позицію {1}</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0}: видалено</translation>
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
        <translation>Параметри: {0} (F2)</translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation>{0} вже перший показник</translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation>{0}: вище (Alt+Вгору)</translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation>{0} вже останній показник</translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation>{0}: нижче (Alt+Вниз)</translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation>Видалити {0} (Del)</translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Показники</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Набір</translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation>Узяти готовий порядок у редактор</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Редакція правил ФІДЕ щодо додаткових показників</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Редакція ФІДЕ {0}</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Порівняти…</translation>
    </message>
    <message>
        <source>Places by policy: what each rule for unplayed games would change</source>
        <translation>Місця за правилом: що змінило б кожне правило для незіграних партій</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Перевірити…</translation>
    </message>
    <message>
        <source>Compare every value with FIDE&apos;s tool and with a second calculation</source>
        <translation>Порівняти кожне значення з програмою ФІДЕ та другим розрахунком</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Відкинути</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>Назад до офіційного порядку; можна скасувати</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Зробити офіційним…</translation>
    </message>
    <message>
        <source>Laboratory: which tie-break, which rule for unplayed games serves best?</source>
        <translation>Лабораторія: який показник, яке правило для незіграних партій краще?</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Порядок показників, як вони діють після очок</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Жодного показника: усі рівності лишаються</translation>
    </message>
    <message>
        <source>Type a criterion below, or drag one here.</source>
        <translation>Показник можна ввести нижче або перетягнути сюди.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Словами</translation>
    </message>
    <message>
        <source>Results changed after this was entered: it may be out of date.</source>
        <translation>Після введення цього результати змінилися: воно може бути неактуальне.</translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>ПРОБА, %n зміна проти офіційного</numerusform>
            <numerusform>ПРОБА, %n зміни проти офіційного</numerusform>
            <numerusform>ПРОБА, %n змін проти офіційного</numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Офіційний порядок</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>Пробний порядок стає офіційним</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>Показаний порядок уже офіційний; спершу слід щось змінити</translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation>Редакція {0}</translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation>Змінювати вільно: це проба, доки порядок не стане офіційним.</translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation>Параметри: {0}</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Порядок показників, як вони діють</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, Shift+F1 opens its page of the manual.</source>
        <translation>Alt+Вгору й Alt+Вниз переміщують показник, F2 чи Enter відкриває його параметри, Del видаляє, Shift+F1 відкриває його сторінку посібника.</translation>
    </message>
    <message>
        <source>Options…	F2</source>
        <translation>Параметри…	F2</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Вище	Alt+Вгору</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Нижче	Alt+Вниз</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Видалити	Del</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Про цей показник	Shift+F1</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Ввести вручну…</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>This computer leads the event from here on.</source>
        <translation>Відтепер турнір веде цей комп’ютер.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Запит до головного комп’ютера…</translation>
    </message>
    <message>
        <source>The computer that led before knows that this one leads now.</source>
        <translation>Комп’ютер, що вів турнір раніше, знає, що тепер веде цей.</translation>
    </message>
    <message>
        <source>the computer that led</source>
        <translation>комп’ютер, що вів турнір</translation>
    </message>
    <message>
        <source>{0} leads it since this computer did not answer, at {1}.</source>
        <translation>Турнір веде {0}, відколи цей комп’ютер не відповідав, адреса {1}.</translation>
    </message>
    <message>
        <source>Here it can only be looked at. As a desk you work on; what was entered only here is shown.</source>
        <translation>Тут його можна лише переглядати. Як робоче місце – працювати далі; введене лише тут буде показано.</translation>
    </message>
    <message>
        <source>Another computer leads this event</source>
        <translation>Цей турнір веде інший комп’ютер</translation>
    </message>
    <message>
        <source>Become a desk</source>
        <translation>Стати робочим місцем</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Турнір завантажується…</translation>
    </message>
</context>
<context>
    <name>LeagueDialog</name>
    <message>
        <source>League</source>
        <translation>Ліга</translation>
    </message>
    <message>
        <source>Who plays against these rules is asked about with the rule, when a line-up is handed in.</source>
        <translation>Якщо хтось грає всупереч цим правилам, під час подання складу про це запитується з назвою правила.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>скільки завгодно</translation>
    </message>
    <message>
        <source>Fixed members of a team</source>
        <translation>Постійних гравців команди</translation>
    </message>
    <message>
        <source>as many as boards</source>
        <translation>стільки, скільки дощок</translation>
    </message>
    <message>
        <source>A reserve may play</source>
        <translation>Запасний може зіграти</translation>
    </message>
    <message>
        <source>by nothing else</source>
        <translation>більше нічим</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>за рейтингом</translation>
    </message>
    <message>
        <source>by the numbers in the club&apos;s list</source>
        <translation>за номерами в списку клубу</translation>
    </message>
    <message>
        <source>The order is limited</source>
        <translation>Порядок обмежено</translation>
    </message>
    <message>
        <source>Rating points that may be turned round</source>
        <translation>Пункти рейтингу, на які можна порушити порядок</translation>
    </message>
    <message>
        <source>Fine for a board without a player</source>
        <translation>Штраф за дошку без гравця</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>Fine for a team that does not appear</source>
        <translation>Штраф за неявку команди</translation>
    </message>
    <message>
        <source>Division of this file (1 is the highest, 0: none)</source>
        <translation>Дивізіон цього файлу (1 – найвищий, 0: немає)</translation>
    </message>
    <message>
        <source>Season (divisions of one season are compared)</source>
        <translation>Сезон (порівнюються дивізіони одного сезону)</translation>
    </message>
    <message>
        <source>Times a member may play for higher teams of the club</source>
        <translation>Скільки разів гравець може грати за вищі команди клубу</translation>
    </message>
    <message>
        <source>Teams that go up</source>
        <translation>Команд на підвищення</translation>
    </message>
    <message>
        <source>Teams that go down</source>
        <translation>Команд на пониження</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>LichessDesk</name>
    <message>
        <source>The token is kept by this computer.</source>
        <translation>Токен зберігає цей комп’ютер.</translation>
    </message>
    <message>
        <source>Nothing is pushed any more.</source>
        <translation>Більше нічого не надсилається.</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>Categories under a rating</source>
        <translation>Категорії до рейтингу</translation>
    </message>
    <message>
        <source>Limits, separated by commas; players without a rating go to the lowest.</source>
        <translation>Межі через кому; гравці без рейтингу йдуть до найнижчої.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Межі</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Додати</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Limits are ratings, for example 2000, 1800.</source>
        <translation>Межі – це рейтинги, наприклад 2000, 1800.</translation>
    </message>
</context>
<context>
    <name>LineUpDialog</name>
    <message>
        <source>Line-ups</source>
        <translation>Склади</translation>
    </message>
    <message>
        <source>Line-ups of match {0}, round {1}</source>
        <translation>Склади матчу {0}, тур {1}</translation>
    </message>
    <message>
        <source>Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in.</source>
        <translation>Пробіл або цифра додає чи знімає гравця; Tab – інша команда, Enter – подати.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Подати</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>ListOrder</name>
    <message>
        <source>standard</source>
        <translation>класичні шахи</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>швидкі шахи</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>бліц</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>Order of the rating lists</source>
        <translation>Порядок рейтинг-листів</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Додати</translation>
    </message>
    <message>
        <source>Add a rating of a list</source>
        <translation>Додати рейтинг листа</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Вище (Alt+Вгору)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Нижче (Alt+Вниз)</translation>
    </message>
    <message>
        <source>Leave this rating out (Del)</source>
        <translation>Пропустити цей рейтинг (Del)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Звичайний порядок</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating of the rate of play, then standard</source>
        <translation>Рейтинг ФІДЕ за контролем часу, потім класичні</translation>
    </message>
    <message>
        <source>Every rating of the lists is there</source>
        <translation>Усі рейтинги листів уже є</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Вона вже перша</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Вона вже остання</translation>
    </message>
    <message>
        <source>One rating has to stay</source>
        <translation>Один рейтинг має лишитися</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Place under the ladder shown</source>
        <translation>Місце за показаним порядком</translation>
    </message>
    <message>
        <source>By how many places the ladder shown moves the player against the official</source>
        <translation>На скільки місць показаний порядок зсуває гравця проти офіційного</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Очки після цього туру</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Вирішено за</translation>
    </message>
    <message>
        <source>The rung that separates the player from those nearest on the same points</source>
        <translation>Показник, що відокремлює гравця від найближчих із рівними очками</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значення</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Значення цього показника в гравця</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Розділене місце</translation>
    </message>
    <message>
        <source>up from place {0}</source>
        <translation>угору з місця {0}</translation>
    </message>
    <message>
        <source>down from place {0}</source>
        <translation>униз із місця {0}</translation>
    </message>
</context>
<context>
    <name>LiveDesk</name>
    <message>
        <source>The pages for viewers are open again.</source>
        <translation>Сторінки для глядачів знову відкрито.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Live boards</source>
        <translation>Дошки наживо</translation>
    </message>
    <message>
        <source>Boards, games and standings for everybody with a browser, from a process that holds only these.</source>
        <translation>Дошки, партії й таблиці для кожного, хто має браузер, з процесу, що містить лише їх.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> хв</translation>
    </message>
    <message>
        <source>&amp;Moves appear later by</source>
        <translation>&amp;Ходи показуються пізніше на</translation>
    </message>
    <message>
        <source>also when the &amp;result is entered</source>
        <translation>також &amp;коли результат введено</translation>
    </message>
    <message>
        <source>&amp;Line for the viewers</source>
        <translation>&amp;Рядок для глядачів</translation>
    </message>
    <message>
        <source>Show the &amp;standings as they would be now</source>
        <translation>Показувати &amp;таблицю, якою вона була б зараз</translation>
    </message>
    <message>
        <source>While a round is played: with the results that viewers know. Games without one do not count.</source>
        <translation>Поки грається тур: з результатами, відомими глядачам. Партії без результату не рахуються.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.</source>
        <translation>Рушій UCI, шлях або ім’я; лише для партій, результат яких глядачам відомий. «Зупинити» вимикає його.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Обрати…</translation>
    </message>
    <message>
        <source>&amp;Engine for finished games</source>
        <translation>Р&amp;ушій для закінчених партій</translation>
    </message>
    <message>
        <source>Engine for finished games</source>
        <translation>Рушій для закінчених партій</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Порт</translation>
    </message>
    <message>
        <source>Show in the &amp;hall, not on this computer only</source>
        <translation>Показувати в &amp;залі, не лише на цьому комп’ютері</translation>
    </message>
    <message>
        <source>Only for viewers who know a &amp;word</source>
        <translation>Лише для глядачів, які знають &amp;слово</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>тунелю або проксі, якщо він є</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Публічне &amp;ім’я</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR-код адреси</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Відкрити сторінки</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Копіювати адресу</translation>
    </message>
    <message>
        <source>Code as a page…</source>
        <translation>Код як сторінка…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Запустити</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>The pages go on when this is closed, and when the event is opened here again.</source>
        <translation>Сторінки працюють і після закриття цього вікна, і коли турнір тут відкрито знову.</translation>
    </message>
    <message>
        <source>Whoever sits in the hall with a telephone sees every move at once.</source>
        <translation>Кожен у залі з телефоном одразу бачить кожен хід.</translation>
    </message>
    <message>
        <source>Without any delay?</source>
        <translation>Зовсім без затримки?</translation>
    </message>
    <message>
        <source>Everybody in this network can open the pages: pairings, results, and moves after the delay.</source>
        <translation>Кожен у цій мережі може відкрити сторінки: пари, результати й ходи після затримки.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Система може запитати, чи пропускати їх через брандмауер.</translation>
    </message>
    <message>
        <source>Show the boards in the hall?</source>
        <translation>Показати дошки в залі?</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>The pages are being started…</source>
        <translation>Сторінки запускаються…</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>%n глядач зараз</numerusform>
            <numerusform>%n глядачі зараз</numerusform>
            <numerusform>%n глядачів зараз</numerusform>
        </translation>
    </message>
    <message>
        <source>Code as a page</source>
        <translation>Код як сторінка</translation>
    </message>
    <message>
        <source>All boards on your telephone</source>
        <translation>Усі дошки на телефоні</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Записано: {0}</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Адресу скопійовано.</translation>
    </message>
</context>
<context>
    <name>LiveStandings</name>
    <message>
        <source>Moved first</source>
        <translation>Спершу зміни</translation>
    </message>
    <message>
        <source>Show at the top whose place is another one than under the official ladder</source>
        <translation>Показати вгорі тих, чиє місце інше, ніж за офіційним порядком</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Чому?</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected line (Enter)</source>
        <translation>Показати детальний розрахунок обраного рядка (Enter)</translation>
    </message>
    <message>
        <source>Standings by this ladder</source>
        <translation>Таблиця за цим порядком</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Таблиці ще немає</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>З’явиться, щойно в турнірі будуть гравці.</translation>
    </message>
    <message>
        <source>Let go here: {0} of {1} places change</source>
        <translation>Відпустити тут: змінюються місця {0} із {1}</translation>
    </message>
    <message>
        <source>After round {0}: {1} of {2} places change</source>
        <translation>Після туру {0}: змінюються місця {1} із {2}</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Таблиця після туру {0}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Усі кроки</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Результати</translation>
    </message>
    <message>
        <source>&amp;Pairings and rounds</source>
        <translation>&amp;Жеребкування й тури</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Гравці</translation>
    </message>
    <message>
        <source>Tie-&amp;breaks</source>
        <translation>По&amp;казники</translation>
    </message>
    <message>
        <source>Steps with a r&amp;eason</source>
        <translation>Кроки з &amp;причиною</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Хто</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Хто це зробив</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>When the step was written</source>
        <translation>Коли записано крок</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Крок</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Що зроблено</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Що</translation>
    </message>
    <message>
        <source>Which game or entry</source>
        <translation>Яка партія чи запис</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Після</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Undo does not go behind this step</source>
        <translation>Скасування не йде далі цього кроку</translation>
    </message>
    <message>
        <source>When the state was named</source>
        <translation>Коли названо стан</translation>
    </message>
    <message>
        <source>Restore point</source>
        <translation>Точка відновлення</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Група</translation>
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
        <translation>Що наведено</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Кроки</translation>
    </message>
    <message>
        <source>Every step, newest first</source>
        <translation>Усі кроки, найновіші спершу</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Точки відновлення</translation>
    </message>
    <message>
        <source>Named states you can go back to</source>
        <translation>Названі стани, до яких можна повернутися</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Які групи</translation>
    </message>
    <message>
        <source>Whole event</source>
        <translation>Увесь турнір</translation>
    </message>
    <message>
        <source>Steps of every section</source>
        <translation>Кроки всіх груп</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Ця група</translation>
    </message>
    <message>
        <source>Only steps of the section in view</source>
        <translation>Лише кроки показаної групи</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Усі кроки</translation>
    </message>
    <message>
        <source>Which steps are listed</source>
        <translation>Які кроки наведено</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>Знайти крок</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Ще нічого не сталося</translation>
    </message>
    <message>
        <source>Every change of the event is listed here, with what it changed, and can be taken back.</source>
        <translation>Тут наведено кожну зміну турніру з тим, що вона змінила, і її можна скасувати.</translation>
    </message>
    <message>
        <source>Go back to this step…</source>
        <translation>Повернутися до цього кроку…</translation>
    </message>
    <message>
        <source>Take this step back</source>
        <translation>Скасувати цей крок</translation>
    </message>
    <message>
        <source>The newest step of somebody else</source>
        <translation>Найновіший чужий крок</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Відновити…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Відновити з файлу…</translation>
    </message>
    <message>
        <source>A backup or another copy of this event</source>
        <translation>Резервна або інша копія цього турніру</translation>
    </message>
    <message>
        <source>Name the state as it is now…</source>
        <translation>Назвати теперішній стан…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Обрати папку…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Створити копію зараз</translation>
    </message>
    <message>
        <source>No more backups</source>
        <translation>Більше не створювати копій</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Резервні копії</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n крок</numerusform>
            <numerusform>%n кроки</numerusform>
            <numerusform>%n кроків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>%n найновіший крок</numerusform>
            <numerusform>%n найновіші кроки</numerusform>
            <numerusform>%n найновіших кроків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n точка відновлення</numerusform>
            <numerusform>%n точки відновлення</numerusform>
            <numerusform>%n точок відновлення</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a step first</source>
        <translation>Спершу слід обрати крок</translation>
    </message>
    <message>
        <source>Choose a restore point first</source>
        <translation>Спершу слід обрати точку відновлення</translation>
    </message>
    <message>
        <source>Only one &amp;round</source>
        <translation>Лише один &amp;тур</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Усі тури</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Хто</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Also steps that were &amp;taken back</source>
        <translation>Також &amp;скасовані кроки</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>тур {0}</translation>
    </message>
    <message>
        <source>without those taken back</source>
        <translation>без скасованих</translation>
    </message>
    <message>
        <source>Go back to the state after “{0}”?</source>
        <translation>Повернутися до стану після «{0}»?</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>Відновити «{0}»?</translation>
    </message>
    <message>
        <source>That is the state as it is now.</source>
        <translation>Це і є теперішній стан.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>Буде скасовано %n крок; скасування його поверне.</numerusform>
            <numerusform>Буде скасовано %n кроки; скасування їх поверне.</numerusform>
            <numerusform>Буде скасовано %n кроків; скасування їх поверне.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Повернутися</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Відновити з файлу</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Файли турнірів (*.tdb)</translation>
    </message>
    <message>
        <source>It stands as of {0}, after “{1}”.</source>
        <translation>Стан на {0}, після «{1}».</translation>
    </message>
    <message>
        <source>The state as it is now is kept in a file beside the event. Undo does not go behind this step.</source>
        <translation>Теперішній стан зберігається у файлі поруч із турніром. Скасування не йде далі цього кроку.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>Лише в тому файлі %n крок, він додається.</numerusform>
            <numerusform>Лише в тому файлі %n кроки, вони додаються.</numerusform>
            <numerusform>Лише в тому файлі %n кроків, вони додаються.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>Лише тут %n крок, він зникає:</numerusform>
            <numerusform>Лише тут %n кроки, вони зникають:</numerusform>
            <numerusform>Лише тут %n кроків, вони зникають:</numerusform>
        </translation>
    </message>
    <message>
        <source>Make everything as it is in {0}?</source>
        <translation>Зробити все, як у {0}?</translation>
    </message>
    <message>
        <source>Restore from the file</source>
        <translation>Відновити з файлу</translation>
    </message>
    <message>
        <source>Name the state as it is now</source>
        <translation>Назвати теперішній стан</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Ім’я:</translation>
    </message>
    <message>
        <source>Named: {0}</source>
        <translation>Названо: {0}</translation>
    </message>
    <message>
        <source>No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.</source>
        <translation>Другого місця не обрано. Слід обрати папку, найкраще на флешці: копія потрапляє туди сама.</translation>
    </message>
    <message>
        <source>To {0}, the last {1} copies are kept: {2}</source>
        <translation>До {0}, зберігаються останні копії ({1}): {2}</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Папка для резервних копій</translation>
    </message>
    <message>
        <source>A backup beside the event is lost with it: choose another place.</source>
        <translation>Резервна копія поруч із турніром пропаде разом із ним: слід обрати інше місце.</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Number of the lot</source>
        <translation>Число жеребу</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Слід написати ціле число</translation>
    </message>
</context>
<context>
    <name>LotLine</name>
    <message>
        <source>Draw the position</source>
        <translation>Розіграти позицію</translation>
    </message>
    <message>
        <source>Starting position {0}, drawn with the seed {1}.</source>
        <translation>Початкова позиція {0}, розіграна з початковим числом {1}.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Розіграти знову</translation>
    </message>
    <message>
        <source>The starting position of this round is not drawn yet.</source>
        <translation>Початкову позицію цього туру ще не розіграно.</translation>
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
        <translation>&amp;Редагування</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Турнір</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Гравці</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>Т&amp;ури</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>&amp;Показники</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} відкривається…</translation>
    </message>
    <message>
        <source>The demo event</source>
        <translation>Демонстраційний турнір</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>Це неможливо</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Без резервної копії</translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message>
        <source>Boards</source>
        <translation>Дошки</translation>
    </message>
    <message>
        <source>Without a board</source>
        <translation>Без дошки</translation>
    </message>
    <message>
        <source>Unpair (U)</source>
        <translation>Розвести пару (U)</translation>
    </message>
    <message>
        <source>Take both off this board: U or Del</source>
        <translation>Зняти обох із цієї дошки: U або Del</translation>
    </message>
    <message>
        <source>Swap colours (S)</source>
        <translation>Поміняти кольори (S)</translation>
    </message>
    <message>
        <source>White plays Black: S</source>
        <translation>Білі грають чорними: S</translation>
    </message>
    <message>
        <source>Mark (M)</source>
        <translation>Позначити (M)</translation>
    </message>
    <message>
        <source>Mark this line, then choose the opponent and press P</source>
        <translation>Позначити цей рядок, тоді обрати суперника й натиснути P</translation>
    </message>
    <message>
        <source>Pair (P)</source>
        <translation>Скласти пару (P)</translation>
    </message>
    <message>
        <source>The marked one meets this one, with the colours due</source>
        <translation>Позначений грає з цим, належними кольорами</translation>
    </message>
    <message>
        <source>Bye (B)</source>
        <translation>Бай (B)</translation>
    </message>
    <message>
        <source>The pairing-allocated bye</source>
        <translation>Бай за жеребкуванням</translation>
    </message>
    <message>
        <source>Absent (Z)</source>
        <translation>Відсутній (Z)</translation>
    </message>
    <message>
        <source>A zero-point bye</source>
        <translation>Бай без очка</translation>
    </message>
    <message>
        <source>Pair the others (E)</source>
        <translation>Жеребкувати решту (E)</translation>
    </message>
    <message>
        <source>The engine pairs those who are left; boards that stand are not touched: E</source>
        <translation>Програма жеребкує решту; складені дошки не змінюються: E</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Finish and compare…</source>
        <translation>Закінчити й порівняти…</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand: nothing else can be paired until you finish.</source>
        <translation>Триває ручне жеребкування туру {0}: доки воно не закінчене, інше жеребкування неможливе.</translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n без суперника й бая</numerusform>
            <numerusform>%n без суперника й бая</numerusform>
            <numerusform>%n без суперника й бая</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a place</source>
        <translation>Усі мають місце</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P.</source>
        <translation>Гравця можна перетягнути на іншого, на місце або під список, щоб звільнити; або позначити клавішею M, обрати суперника й натиснути P.</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly.</source>
        <translation>Гравця можна перетягнути на іншого, на місце або під список, щоб звільнити; або позначити клавішею M, обрати суперника й натиснути P. б і ч після імені – належний колір: 2 абсолютно, 1 сильно, 0 слабко.</translation>
    </message>
    <message>
        <source>Fewer than two are left</source>
        <translation>Лишилося менше двох</translation>
    </message>
    <message>
        <source>Somebody has neither an opponent nor a bye</source>
        <translation>Хтось не має ні суперника, ні бая</translation>
    </message>
    <message>
        <source>This breaks rules</source>
        <translation>Це порушує правила</translation>
    </message>
    <message>
        <source>The bye is given already: one is still without a game.</source>
        <translation>Бай уже надано: один ще без партії.</translation>
    </message>
    <message>
        <source>Nobody of those who are left may meet another of them.</source>
        <translation>Ніхто з тих, хто лишився, не може грати з іншим із них.</translation>
    </message>
    <message>
        <source>Keep the pairing by hand?</source>
        <translation>Лишити ручне жеребкування?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>The pairing by hand is the same as that of {0}.</source>
        <translation>Ручне жеребкування таке саме, як у {0}.</translation>
    </message>
    <message>
        <source>Finish without a comparison?</source>
        <translation>Закінчити без порівняння?</translation>
    </message>
    <message>
        <source>The log keeps that there was no engine&apos;s pairing to compare with.</source>
        <translation>У журналі зазначається, що порівнювати з жеребкуванням програми було нема з чим.</translation>
    </message>
    <message>
        <source>Finish without it</source>
        <translation>Закінчити без порівняння</translation>
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
        <translation>Команда, названа першою</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Game points so far</source>
        <translation>Очки в партіях досі</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Інша команда</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Ще не вирішено</translation>
    </message>
    <message>
        <source>Postponed: the next round does not wait for it</source>
        <translation>Перенесено: наступний тур його не чекає</translation>
    </message>
    <message>
        <source>The score entered is not the sum of the boards</source>
        <translation>Введений рахунок – не сума дощок</translation>
    </message>
    <message>
        <source>Entered at once</source>
        <translation>Введено одразу</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Примітка: {0}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>бай</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>бай у пів очка</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>бай у ціле очко</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>вільний тур</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>відсутня</translation>
    </message>
</context>
<context>
    <name>MatchesView</name>
    <message>
        <source>Matches</source>
        <translation>Матчі</translation>
    </message>
    <message>
        <source>Line-ups…</source>
        <translation>Склади…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Рахунок…</translation>
    </message>
    <message>
        <source>Home ↔ away</source>
        <translation>Господарі ↔ гості</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Неявка</translation>
    </message>
    <message>
        <source>The match is lost without playing</source>
        <translation>Матч програно без гри</translation>
    </message>
    <message>
        <source>Who goes on…</source>
        <translation>Хто проходить далі…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Примітка…</translation>
    </message>
    <message>
        <source>Choose a match first</source>
        <translation>Спершу слід обрати матч</translation>
    </message>
    <message>
        <source>Hand in this line-up?</source>
        <translation>Подати цей склад?</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Рахунок матчу</translation>
    </message>
    <message>
        <source>Game points, the first-named team first, for example 2½:1½; empty takes the score away</source>
        <translation>Очки в партіях, спершу команда, названа першою, наприклад 2½:1½; порожнє знімає рахунок</translation>
    </message>
    <message>
        <source>“{0}” is no score: write for example 2.5:1.5.</source>
        <translation>«{0}» – не рахунок: слід писати, наприклад, 2.5:1.5.</translation>
    </message>
    <message>
        <source>Enter this score?</source>
        <translation>Ввести цей рахунок?</translation>
    </message>
    <message>
        <source>Note at match {0}</source>
        <translation>Примітка до матчу {0}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Примітка:</translation>
    </message>
    <message>
        <source>Swap home and away?</source>
        <translation>Поміняти господарів і гостей?</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Поміняти</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Вирішити матч?</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} не прийде</translation>
    </message>
    <message>
        <source>Neither comes</source>
        <translation>Обидві не прийдуть</translation>
    </message>
    <message>
        <source>It is played after all</source>
        <translation>Його все ж грають</translation>
    </message>
    <message>
        <source>Forfeit the match?</source>
        <translation>Неявка в матчі?</translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message>
        <source>Pair round {0}</source>
        <translation>Жеребкувати тур {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n гравець не підтвердив участі в турі {0}</numerusform>
            <numerusform>%n гравці не підтвердили участі в турі {0}</numerusform>
            <numerusform>%n гравців не підтвердили участі в турі {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>%n команда не підтвердила участі в турі {0}</numerusform>
            <numerusform>%n команди не підтвердили участі в турі {0}</numerusform>
            <numerusform>%n команд не підтвердили участі в турі {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Усі разом</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>відсутній</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>не з’явився</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Кого бракує</translation>
    </message>
    <message>
        <source>Do this and pair</source>
        <translation>Зробити так і жеребкувати</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>is here: is paired</source>
        <translation>тут: жеребкується</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>бай без очка в цьому турі</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>бай у пів очка в цьому турі</translation>
    </message>
    <message>
        <source>stays in the table: forfeits if not there</source>
        <translation>лишається в таблиці; якщо не прийде – неявка</translation>
    </message>
    <message>
        <source>leaves the tournament</source>
        <translation>вибуває з турніру</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation>Місце за офіційним порядком</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Пробний</translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation>Місце за пробним порядком і на скільки місць</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Вирішено за</translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation>Вирішальний показник пробного порядку</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значення</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Значення цього показника в гравця</translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation>З місця {0} на місце {1}</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>розділене</translation>
    </message>
</context>
<context>
    <name>NetworkBox</name>
    <message>
        <source>Network</source>
        <translation>Мережа</translation>
    </message>
    <message>
        <source>No network: open a hotspot, or join one</source>
        <translation>Мережі немає: слід відкрити точку доступу або під’єднатися</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Новий турнір</translation>
    </message>
    <message>
        <source>&amp;Create the event</source>
        <translation>&amp;Створити турнір</translation>
    </message>
    <message>
        <source>To the regulations in words; what was not asked yet stays as it is proposed</source>
        <translation>До регламенту словами; про що не запитано, лишається як запропоновано</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Решта як звичайно</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Як називається?</translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation>Назва стоїть на кожній друкованій сторінці.</translation>
    </message>
    <message>
        <source>three letters, for example NOR</source>
        <translation>три літери, наприклад NOR</translation>
    </message>
    <message>
        <source>N&amp;ame *</source>
        <translation>&amp;Назва *</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Місце проведення</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Федерація</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Додати офіційну особу</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Офіційні особи</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Як грають?</translation>
    </message>
    <message>
        <source>All of it can be changed until round 1 is paired.</source>
        <translation>Усе це можна змінити до жеребкування туру 1.</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Вид контролю часу</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Контроль часу</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>Обра&amp;хунок як</translation>
    </message>
    <message>
        <source>When is it played?</source>
        <translation>Коли грають?</translation>
    </message>
    <message>
        <source>Fill the schedule from the first round and the rounds a day, or leave it for later.</source>
        <translation>Розклад можна заповнити за першим туром і кількістю турів на день або лишити на потім.</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>Дати відомі</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Перший день</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Останній день</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Перший день</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Останній день</translation>
    </message>
    <message>
        <source>What counts how much?</source>
        <translation>Що скільки дає?</translation>
    </message>
    <message>
        <source>Points and byes are locked once round 1 is paired.</source>
        <translation>Після жеребкування туру 1 очки й баї фіксуються.</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>Що вирішує за рівності очок?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Почати можна з готового порядку. На сторінці «Показники» він змінюється будь-коли.</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Редакція правил ФІДЕ щодо додаткових показників</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Показники</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation>Регламент словами</translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation>Слід звірити з оголошеним, а тоді створити турнір.</translation>
    </message>
    <message>
        <source>Preview, print or save as PDF…</source>
        <translation>Переглянути, надрукувати або зберегти як PDF…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Копіювати текст</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Редакція ФІДЕ {0}</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Регламент – {0}</translation>
    </message>
    <message>
        <source>Leave the new event? What was entered is lost.</source>
        <translation>Вийти з нового турніру? Введене буде втрачено.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Вийти</translation>
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
        <translation>Стартовий номер (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Звання ФІДЕ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Норма</translation>
    </message>
    <message>
        <source>The greatest norm within reach</source>
        <translation>Найвища досяжна норма</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Висновок</translation>
    </message>
    <message>
        <source>Preliminary: FIDE decides</source>
        <translation>Попередньо: вирішує ФІДЕ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>In the games that count</source>
        <translation>У врахованих партіях</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Враховані партії</translation>
    </message>
    <message>
        <source>Average of the opponents after 1.4.6</source>
        <translation>Середнє суперників за 1.4.6</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Перформанс</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Ще треба</translation>
    </message>
    <message>
        <source>In the rounds to come</source>
        <translation>У наступних турах</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Стаття</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Умова</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значення</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Межа</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Виконано</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>так</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>НІ</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>без відповіді</translation>
    </message>
</context>
<context>
    <name>NormsPanel</name>
    <message>
        <source>Title norms</source>
        <translation>Норми звань</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Шукати за іменем, клубом або номером</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Друкувати…</translation>
    </message>
    <message>
        <source>Stop looking after norms</source>
        <translation>Не стежити за нормами</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Кандидати</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Умови</translation>
    </message>
    <message>
        <source>Nobody has made a norm or still can</source>
        <translation>Норми ніхто не виконав і вже не може</translation>
    </message>
    <message>
        <source>This is looked at anew after every result.</source>
        <translation>Це перераховується після кожного результату.</translation>
    </message>
    <message>
        <source>Norms are not looked after in this section</source>
        <translation>У цій групі за нормами не стежать</translation>
    </message>
    <message>
        <source>Say so, and this page and its sheets appear.</source>
        <translation>Слід увімкнути, і ця сторінка та її аркуші з’являться.</translation>
    </message>
    <message>
        <source>Look after title norms</source>
        <translation>Стежити за нормами звань</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Що знає лише арбітр</translation>
    </message>
    <message>
        <source>preliminary: FIDE decides</source>
        <translation>попередньо: вирішує ФІДЕ</translation>
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
        <translation>Досі</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новий</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Number the players by rating</source>
        <translation>Пронумерувати за рейтингом</translation>
    </message>
    <message>
        <source>By tournament rating, then title, then what was announced for equals (C.04.2).</source>
        <translation>За турнірним рейтингом, званням, далі за оголошеним для рівних (C.04.2).</translation>
    </message>
    <message>
        <source>Give the numbers</source>
        <translation>Надати номери</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Розіграти номери жеребом</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Те саме число жеребу всюди дає той самий порядок.</translation>
    </message>
    <message>
        <source>Take this lot</source>
        <translation>Узяти цей жереб</translation>
    </message>
    <message>
        <source>Give the numbers by hand</source>
        <translation>Надати номери вручну</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the marked player, as the buttons do.</source>
        <translation>Alt+Вгору й Alt+Вниз переміщують позначеного гравця, як і кнопки.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>The FIDE rating (FIDE)</source>
        <translation>Рейтинг ФІДЕ (FIDE)</translation>
    </message>
    <message>
        <source>The national rating (NRO)</source>
        <translation>Національний рейтинг (NRO)</translation>
    </message>
    <message>
        <source>The FIDE rating, without one the national (FIDON)</source>
        <translation>Рейтинг ФІДЕ, без нього національний (FIDON)</translation>
    </message>
    <message>
        <source>The national rating, without one FIDE&apos;s (NIDOF)</source>
        <translation>Національний рейтинг, без нього ФІДЕ (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of FIDE and national (HBFN)</source>
        <translation>Вищий із ФІДЕ та національного (HBFN)</translation>
    </message>
    <message>
        <source>The lower of FIDE and national (LBFN)</source>
        <translation>Нижчий із ФІДЕ та національного (LBFN)</translation>
    </message>
    <message>
        <source>Another rule: the order of the lists, or as typed (OTHER)</source>
        <translation>Інше правило: порядок листів або як введено (OTHER)</translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message>
        <source>Everything of {0} is there.</source>
        <translation>Усе з {0} на місці.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n крок лише в {0}</numerusform>
            <numerusform>%n кроки лише в {0}</numerusform>
            <numerusform>%n кроків лише в {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter them again</source>
        <translation>Ввести знову</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>%n крок введено знову.</numerusform>
            <numerusform>%n кроки введено знову.</numerusform>
            <numerusform>%n кроків введено знову.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Officials</name>
    <message>
        <source>Chief arbiter</source>
        <translation>Головний арбітр</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Заступник головного арбітра</translation>
    </message>
    <message>
        <source>Sector arbiter</source>
        <translation>Арбітр сектора</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Арбітр з жеребкування</translation>
    </message>
    <message>
        <source>Fair-play officer</source>
        <translation>Офіцер чесної гри</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Арбітр</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Організатор</translation>
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
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звання</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Прізвище, Ім’я</translation>
    </message>
    <message>
        <source>Take this official away</source>
        <translation>Вилучити цю офіційну особу</translation>
    </message>
</context>
<context>
    <name>OpenReadingsDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>Імпорт: {0}</translation>
    </message>
    <message>
        <source>{0} can be read in several ways</source>
        <translation>{0} можна прочитати по-різному</translation>
    </message>
    <message>
        <source>Its own totals fit each of these readings. Choose what really happened; nothing was created yet.</source>
        <translation>Його власні підсумки відповідають кожному з цих тлумачень. Слід обрати, що було насправді; ще нічого не створено.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Запитання</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Прочитати так</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Рядок {0}</translation>
    </message>
    <message>
        <source>Choose a reading for each question first.</source>
        <translation>Спершу слід обрати тлумачення для кожного запитання.</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>Up</source>
        <translation>Вгору</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Жоден номер не змінюється</translation>
    </message>
</context>
<context>
    <name>OriginQuestion</name>
    <message>
        <source>Which program do you come from?</source>
        <translation>Яка програма досі була звична?</translation>
    </message>
    <message>
        <source>Results are then typed with the keys you know. The Rounds page changes them at any time.</source>
        <translation>Тоді результати вводяться знайомими клавішами. На сторінці «Тури» їх можна змінити будь-коли.</translation>
    </message>
    <message>
        <source>Another, or none</source>
        <translation>Інша або жодна</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Клавіші: {0}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Змінити</translation>
    </message>
    <message>
        <source>Own keys</source>
        <translation>Власні клавіші</translation>
    </message>
    <message>
        <source>Keys for results: {0}.</source>
        <translation>Клавіші для результатів: {0}.</translation>
    </message>
</context>
<context>
    <name>OwnKeysDialog</name>
    <message>
        <source>Own keys for results</source>
        <translation>Власні клавіші для результатів</translation>
    </message>
    <message>
        <source>Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count wherever they are, also on the number block; Del always clears. Letters that are results find no player.</source>
        <translation>Слід перейти до поля клавішею Tab і натиснути потрібну клавішу; Backspace лишає поле порожнім. Цифри діють усюди, також на цифровому блоці; Del завжди стирає. Літери-результати гравців не шукають.</translation>
    </message>
    <message>
        <source>Key for: {0}</source>
        <translation>Клавіша для: {0}</translation>
    </message>
    <message>
        <source>As &amp;Classic</source>
        <translation>Як &amp;Класичні</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Узяти ці клавіші</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>{0} would mean two things.</source>
        <translation>{0} означало б дві речі.</translation>
    </message>
    <message>
        <source>White wins, draw and Black wins need a key each.</source>
        <translation>Для перемоги білих, нічиєї та перемоги чорних потрібно по клавіші.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Білі виграли</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Нічия</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Чорні виграли</translation>
    </message>
    <message>
        <source>Black did not come</source>
        <translation>Чорні не з’явилися</translation>
    </message>
    <message>
        <source>White did not come</source>
        <translation>Білі не з’явилися</translation>
    </message>
    <message>
        <source>Neither came</source>
        <translation>Обопільна неявка</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Інші результати</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Стерти результат</translation>
    </message>
</context>
<context>
    <name>PackPart</name>
    <message>
        <source>Each document is printed with its own options.</source>
        <translation>Кожен документ друкується зі своїми параметрами.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Надсилати</translation>
    </message>
    <message>
        <source>One job</source>
        <translation>Одне завдання</translation>
    </message>
    <message>
        <source>All documents go to the printer together</source>
        <translation>Усі документи йдуть на принтер разом</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>По одному</translation>
    </message>
    <message>
        <source>Every document is a job of its own</source>
        <translation>Кожен документ – окреме завдання</translation>
    </message>
    <message>
        <source>Usual contents</source>
        <translation>Звичайний вміст</translation>
    </message>
    <message>
        <source>Empty the queue</source>
        <translation>Очистити чергу</translation>
    </message>
    <message>
        <source>Send to the printer as</source>
        <translation>Надсилати на принтер</translation>
    </message>
</context>
<context>
    <name>PageHeadDialog</name>
    <message>
        <source>On every page</source>
        <translation>На кожній сторінці</translation>
    </message>
    <message>
        <source>Header lines, logo and sponsors</source>
        <translation>Рядки заголовка, логотип і спонсори</translation>
    </message>
    <message>
        <source>Lines above the name of the event</source>
        <translation>Рядки над назвою турніру</translation>
    </message>
    <message>
        <source>Header line {0}</source>
        <translation>Рядок заголовка {0}</translation>
    </message>
    <message>
        <source>The federation or the club that invites</source>
        <translation>Федерація або клуб, що запрошує</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Логотип</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Обрати…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Вилучити</translation>
    </message>
    <message>
        <source>Sponsors, at the foot of the page</source>
        <translation>Спонсори, внизу сторінки</translation>
    </message>
    <message>
        <source>Add a sponsor…</source>
        <translation>Додати спонсора…</translation>
    </message>
    <message>
        <source>PNG or JPEG. Large pictures are made smaller.</source>
        <translation>PNG або JPEG. Великі зображення зменшуються.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>At most {0} sponsors are printed.</source>
        <translation>Друкується щонайбільше {0} спонсорів.</translation>
    </message>
    <message>
        <source>{0} was made smaller: {1} x {2} pixels.</source>
        <translation>{0} зменшено: {1} x {2} пікселів.</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Спонсори</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Зображення (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No logo yet.</source>
        <translation>Логотипа ще немає.</translation>
    </message>
    <message>
        <source>There is no logo</source>
        <translation>Логотипа немає</translation>
    </message>
    <message>
        <source>Sponsor {0}</source>
        <translation>Спонсор {0}</translation>
    </message>
    <message>
        <source>Move sponsor {0} up</source>
        <translation>Спонсора {0} вище</translation>
    </message>
    <message>
        <source>Take sponsor {0} away</source>
        <translation>Вилучити спонсора {0}</translation>
    </message>
    <message>
        <source>There are {0} already</source>
        <translation>Уже є {0}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation>Перегляд друкованих сторінок</translation>
    </message>
</context>
<context>
    <name>PairingDesk</name>
    <message>
        <source>No legal pairing keeps them all apart; these wishes yielded: {0}.</source>
        <translation>Жодне допустиме жеребкування не розводить їх усіх; поступилися побажання: {0}.</translation>
    </message>
    <message>
        <source>The event has changed while the engine worked: pair again.</source>
        <translation>Поки програма працювала, турнір змінився: слід жеребкувати знову.</translation>
    </message>
    <message>
        <source>Pairing was cancelled; nothing has changed.</source>
        <translation>Жеребкування скасовано; нічого не змінено.</translation>
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
        <translation>Тури</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Для</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>wished apart</source>
        <translation>бажано не зводити</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>не зводити</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>prohibitions: {0}</source>
        <translation>заборони: {0}</translation>
    </message>
    <message>
        <source>wishes: {0}</source>
        <translation>побажання: {0}</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Бакинське прискорення</translation>
    </message>
    <message>
        <source>fixed tables: {0}</source>
        <translation>закріплені столи: {0}</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Шахи 960</translation>
    </message>
    <message>
        <source>A round robin is not accelerated.</source>
        <translation>Коловий турнір не прискорюється.</translation>
    </message>
    <message>
        <source>No acceleration: everybody is paired by the points scored.</source>
        <translation>Без прискорення: жеребкування за набраними очками.</translation>
    </message>
    <message>
        <source>The groups are formed of those who play round 1; nobody does yet.</source>
        <translation>Групи складаються з тих, хто грає тур 1; ще не грає ніхто.</translation>
    </message>
    <message>
        <source>Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Тури {0}–{1}: номери {2}–{3} жеребкуються з +{4}.</translation>
    </message>
    <message>
        <source>Round {0}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>Тур {0}: номери {2}–{3} жеребкуються з +{4}.</translation>
    </message>
    <message>
        <source>Upper group, {0} players: {1}.</source>
        <translation>Верхня група, гравців {0}: {1}.</translation>
    </message>
    <message>
        <source>The others, {0} players: {1}.</source>
        <translation>Решта, гравців {0}: {1}.</translation>
    </message>
    <message>
        <source>Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the group of the number he or she gets (C.04.7).</source>
        <translation>До публікації туру 1 групи відповідають складу учасників; гравець із баєм у турі 1 належить до групи свого номера (C.04.7).</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7).</source>
        <translation>Бакинське прискорення (C.04.7).</translation>
    </message>
    <message>
        <source>Not paired with each other in rounds {0} to {1}: {2}.</source>
        <translation>Не зводяться між собою в турах {0}–{1}: {2}.</translation>
    </message>
    <message>
        <source>Kept apart in rounds {0} to {1} where the rules allow it: {2}.</source>
        <translation>Не зводяться в турах {0}–{1}, якщо дозволяють правила: {2}.</translation>
    </message>
    <message>
        <source>Chess960: every round starts from a position drawn by lot.</source>
        <translation>Шахи 960: кожен тур починається з позиції, визначеної жеребом.</translation>
    </message>
</context>
<context>
    <name>PairingRulesDialog</name>
    <message>
        <source>Pairing rules</source>
        <translation>Правила жеребкування</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Частина</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Кого не зводити</translation>
    </message>
    <message>
        <source>Prohibited pairings, clubs, federations</source>
        <translation>Заборонені пари, клуби, федерації</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Прискорення</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7)</source>
        <translation>Бакинське прискорення (C.04.7)</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Закріплені столи</translation>
    </message>
    <message>
        <source>Players who do not move</source>
        <translation>Гравці, що не пересідають</translation>
    </message>
    <message>
        <source>Colour and Chess960</source>
        <translation>Колір і Шахи 960</translation>
    </message>
    <message>
        <source>The first colour, positions drawn by lot</source>
        <translation>Початковий колір, позиції за жеребом</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Every change is stored at once; undo takes it back.</source>
        <translation>Кожна зміна зберігається одразу; скасування її знімає.</translation>
    </message>
    <message>
        <source>Prohibit a pairing…</source>
        <translation>Заборонити пару…</translation>
    </message>
    <message>
        <source>Clubs or federations…</source>
        <translation>Клуби чи федерації…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or federations apart in the first rounds; it must be announced before round 1.</source>
        <translation>Нікого не розведено. Можна заборонити пару (брати, одна машина) або розвести представників клубів чи федерацій у перших турах; це слід оголосити до туру 1.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Немає</translation>
    </message>
    <message>
        <source>Paired by the points scored</source>
        <translation>Жеребкування за набраними очками</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Баку</translation>
    </message>
    <message>
        <source>The upper half gets points that count for pairing only (C.04.7)</source>
        <translation>Верхня половина отримує очки лише для жеребкування (C.04.7)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Ввести ім’я або обрати</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>A lower board</source>
        <translation>Нижча дошка</translation>
    </message>
    <message>
        <source>A higher board</source>
        <translation>Вища дошка</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Закріпити</translation>
    </message>
    <message>
        <source>Let move again</source>
        <translation>Зняти закріплення</translation>
    </message>
    <message>
        <source>A player who cannot move plays at this board in every round paired from now on.</source>
        <translation>Гравець, якому важко пересуватися, грає за цією дошкою в кожному подальшому турі.</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Розіграти жеребом</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білі</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>Chess960: a starting position is drawn by lot for every round</source>
        <translation>Шахи 960: початкова позиція кожного туру визначається жеребом</translation>
    </message>
    <message>
        <source>The colour of the highest-ranked player in round 1</source>
        <translation>Колір першого гравця стартового списку в турі 1</translation>
    </message>
    <message>
        <source>The colour of team 1 on board 1 in round 1</source>
        <translation>Колір команди 1 на дошці 1 у турі 1</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Шахи 960</translation>
    </message>
    <message>
        <source>The Rounds page draws the position; it stands on the pairings sheet and the projector.</source>
        <translation>Позицію розігрують на сторінці «Тури»; вона стоїть на аркуші жеребкування й проєкторі.</translation>
    </message>
    <message>
        <source>Only in a Swiss: a round robin is read from its table</source>
        <translation>Лише у швейцарській системі: у коловій пари беруться з таблиці</translation>
    </message>
    <message>
        <source>Teams have no fixed tables</source>
        <translation>Команди не мають закріплених столів</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Спершу слід обрати рядок</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Спершу слід обрати гравця</translation>
    </message>
    <message>
        <source>Round 1 is paired: outside FIDE mode a change is asked about and noted in the report</source>
        <translation>Жеребкування туру 1 проведено: поза режимом ФІДЕ зміна потребує підтвердження й зазначається у звіті</translation>
    </message>
    <message>
        <source>Change the pairing rules?</source>
        <translation>Змінити правила жеребкування?</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation>Шукати команди меню та гравців</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Шукати команди меню, сторінки та гравців</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Знайдене</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Нічого не знайдено</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} із {1}</translation>
    </message>
</context>
<context>
    <name>PdfPreview</name>
    <message>
        <source>Save as PDF</source>
        <translation>Зберегти як PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файли PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Друкувати…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Зберегти як PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Менше</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Більше</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Уся сторінка</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>Надіслано на принтер: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Збережено: {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Сторінка {0} із {1}</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>{0}: the picture is damaged.</source>
        <translation>{0}: зображення пошкоджене.</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chart of places by policy</source>
        <translation>Графік місць за правилом</translation>
    </message>
    <message>
        <source>The same places stand in the table: choose Table above.</source>
        <translation>Ті самі місця є в таблиці: обрати вгорі «Таблиця».</translation>
    </message>
    <message>
        <source>{0}: place {1} under {2}</source>
        <translation>{0}: місце {1} за {2}</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>як є</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Add players…</source>
        <translation>&amp;Додати гравців…</translation>
    </message>
    <message>
        <source>Add &amp;many: paste or open a table…</source>
        <translation>Додати багатьо&amp;х: вставити чи відкрити таблицю…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Редагувати…</translation>
    </message>
    <message>
        <source>&amp;Byes and absences…</source>
        <translation>&amp;Баї та відсутності…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>&amp;Зняти з турніру…</translation>
    </message>
    <message>
        <source>Take bac&amp;k…</source>
        <translation>П&amp;овернути…</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>&amp;Виключити…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Вида&amp;лити</translation>
    </message>
    <message>
        <source>Move to another &amp;section</source>
        <translation>Перевести до &amp;іншої групи</translation>
    </message>
    <message>
        <source>C&amp;ategory</source>
        <translation>&amp;Категорія</translation>
    </message>
    <message>
        <source>&amp;Check-in</source>
        <translation>&amp;Явка</translation>
    </message>
    <message>
        <source>Cl&amp;ose the check-in…</source>
        <translation>Завер&amp;шити підтвердження участі…</translation>
    </message>
    <message>
        <source>Check the reg&amp;istration</source>
        <translation>&amp;Перевірити реєстрацію</translation>
    </message>
    <message>
        <source>&amp;Number the players by rating…</source>
        <translation>Пронумерувати за рей&amp;тингом…</translation>
    </message>
    <message>
        <source>Exchange two pairing numbers</source>
        <translation>Поміняти два стартові номери</translation>
    </message>
    <message>
        <source>Draw the numbers by &amp;lot…</source>
        <translation>Розіграти но&amp;мери жеребом…</translation>
    </message>
    <message>
        <source>Give the numbers by &amp;hand…</source>
        <translation>Надати номери вру&amp;чну…</translation>
    </message>
    <message>
        <source>&amp;Tournament ratings…</source>
        <translation>Т&amp;урнірні рейтинги…</translation>
    </message>
    <message>
        <source>Cate&amp;gories…</source>
        <translation>Кате&amp;горії…</translation>
    </message>
    <message>
        <source>Compare with the rating list…</source>
        <translation>Порівняти з рейтинг-листом…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Рейтинг-листи…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Спершу слід відкрити турнір</translation>
    </message>
    <message>
        <source>Select players on the Players page first</source>
        <translation>Спершу слід обрати гравців на сторінці «Гравці»</translation>
    </message>
    <message>
        <source>Select one player who has not left</source>
        <translation>Слід обрати одного гравця, що не вибув</translation>
    </message>
    <message>
        <source>The event has one section only; add one on the Event page</source>
        <translation>У турнірі лише одна група; ще одну можна додати на сторінці «Турнір»</translation>
    </message>
    <message>
        <source>Select two players of equal rating</source>
        <translation>Слід обрати двох гравців з рівним рейтингом</translation>
    </message>
    <message>
        <source>From this round on: zero points, not paired. The player stays in the standings, marked.</source>
        <translation>З цього туру: нуль очок, без жеребкування. Гравець лишається в таблиці з позначкою.</translation>
    </message>
    <message>
        <source>From this round on every game is lost; the opponent goes on.</source>
        <translation>З цього туру кожна партія програна; суперник грає далі.</translation>
    </message>
    <message>
        <source>From this round on every opponent wins without a game. Who played less than half of the games by then is not ranked, and those games do not count (C.05, 6.6).</source>
        <translation>З цього туру кожен суперник виграє без гри. Хто на той час зіграв менше половини партій, місця не займає, і його партії не рахуються (C.05, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw {0}</source>
        <translation>Зняти з турніру: {0}</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Зняти з турніру</translation>
    </message>
    <message>
        <source>Withdrawn: {0}</source>
        <translation>Знято з турніру: {0}</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>Повернути в турнір: {0}</translation>
    </message>
    <message>
        <source>From this round on the player is paired again; missed rounds stay as they are.</source>
        <translation>З цього туру гравець знову жеребкується; пропущені тури лишаються як є.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Повернути</translation>
    </message>
    <message>
        <source>Back in the event: {0}</source>
        <translation>Знову в турнірі: {0}</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Виключити: {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Більше не жеребкується і не входить до таблиці. Суперники зберігають очки.</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Виключити…</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>Видалити %n гравця?</numerusform>
            <numerusform>Видалити %n гравців?</numerusform>
            <numerusform>Видалити %n гравців?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Removed: {0}. Undo brings back.</source>
        <translation>Видалено: {0}. Скасування кроку поверне.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Група {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>%n гравця переведено до {0}</numerusform>
            <numerusform>%n гравців переведено до {0}</numerusform>
            <numerusform>%n гравців переведено до {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the numbers {0} and {1}</source>
        <translation>Поміняти номери {0} і {1}</translation>
    </message>
    <message>
        <source>The check-in is closed.</source>
        <translation>Підтвердження участі завершено.</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Fa&amp;mily name</source>
        <translation>Прізви&amp;ще</translation>
    </message>
    <message>
        <source>&amp;Given name</source>
        <translation>&amp;Ім’я</translation>
    </message>
    <message>
        <source>In own &amp;script</source>
        <translation>Рідним пись&amp;мом</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Федерація</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звання</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Стать</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>не відомо</translation>
    </message>
    <message>
        <source>male</source>
        <translation>чоловіча</translation>
    </message>
    <message>
        <source>female</source>
        <translation>жіноча</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Звання</translation>
    </message>
    <message>
        <source>Se&amp;x</source>
        <translation>С&amp;тать</translation>
    </message>
    <message>
        <source>&amp;Born</source>
        <translation>На&amp;родження</translation>
    </message>
    <message>
        <source>2004 or 2004-02-29</source>
        <translation>2004 або 2004-02-29</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Клуб</translation>
    </message>
    <message>
        <source>Categor&amp;ies</source>
        <translation>Кате&amp;горії</translation>
    </message>
    <message>
        <source>by hand, separated by commas</source>
        <translation>вручну, через кому</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Коментар</translation>
    </message>
    <message>
        <source>Tournament &amp;rating</source>
        <translation>Т&amp;урнірний рейтинг</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>ФІДЕ класичні</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>ФІДЕ швидкі</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>ФІДЕ бліц</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Національний рейтинг</translation>
    </message>
    <message>
        <source>F&amp;IDE ID</source>
        <translation>FI&amp;DE ID</translation>
    </message>
    <message>
        <source>&amp;National ID</source>
        <translation>Н&amp;аціональний ID</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Закріплений стіл</translation>
    </message>
    <message>
        <source>Entry f&amp;ee</source>
        <translation>Турнірний &amp;внесок</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>С&amp;плачено</translation>
    </message>
    <message>
        <source>May have a &amp;half-point bye</source>
        <translation>Може мати бай у пів о&amp;чка</translation>
    </message>
    <message>
        <source>Other lists</source>
        <translation>Інші листи</translation>
    </message>
    <message>
        <source>Ratings by round</source>
        <translation>Рейтинги за турами</translation>
    </message>
    <message>
        <source>3: 1850, 5: 1872</source>
        <translation>3: 1850, 5: 1872</translation>
    </message>
    <message>
        <source>as list, age and rating tell</source>
        <translation>за листом, віком і рейтингом</translation>
    </message>
    <message>
        <source>For the rating changes, where you know it better</source>
        <translation>Для змін рейтингу, якщо відомо точніше</translation>
    </message>
    <message>
        <source>From that round on; the tournament rating is the first one</source>
        <translation>З того туру; турнірний рейтинг – перший</translation>
    </message>
    <message>
        <source>Ratings from the lists</source>
        <translation>Рейтинги з листів</translation>
    </message>
    <message>
        <source>Take a rating of one of the rating lists</source>
        <translation>Узяти рейтинг з одного з рейтинг-листів</translation>
    </message>
    <message>
        <source>By the rules: {0}.</source>
        <translation>За правилами: {0}.</translation>
    </message>
    <message>
        <source>Taken out by hand: {0}.</source>
        <translation>Вилучено вручну: {0}.</translation>
    </message>
    <message>
        <source>{0} gives {1}</source>
        <translation>{0} дає {1}</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>введено вручну</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>імпортовано</translation>
    </message>
    <message>
        <source>Ratings by round are written as 3: 1850, 5: 1872.</source>
        <translation>Рейтинги за турами пишуться як 3: 1850, 5: 1872.</translation>
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
            <numerusform>%n гравець</numerusform>
            <numerusform>%n гравці</numerusform>
            <numerusform>%n гравців</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Rating of the list; a dot means that it was typed by hand</source>
        <translation>Рейтинг листа; крапка – введено вручну</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Стартовий номер (TPN)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Тут</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Явка</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звання</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Звання ФІДЕ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation>Ім’я, як у рейтинг-листі</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Рідне письмо</translation>
    </message>
    <message>
        <source>Name in the player&apos;s own script</source>
        <translation>Ім’я рідним письмом гравця</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнірний рейтинг</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Клас.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Швидкі</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Бліц</translation>
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
        <translation>Федерація</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Стать</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Рік н.</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation>Рік або дата народження</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation>Клуб або місто</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation>Номер у рейтинг-листі ФІДЕ</translation>
    </message>
    <message>
        <source>Nat. ID</source>
        <translation>Нац. ID</translation>
    </message>
    <message>
        <source>Number in the national list</source>
        <translation>Номер у національному листі</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Категорії</translation>
    </message>
    <message>
        <source>Categories of the player</source>
        <translation>Категорії гравця</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Закріплений стіл</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Сплачено</translation>
    </message>
    <message>
        <source>Entry fee paid</source>
        <translation>Сплачений турнірний внесок</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Внесок</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Турнірний внесок</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Баї</translation>
    </message>
    <message>
        <source>Byes and absences, by round: 1 full point, ½ half point, 0 zero points</source>
        <translation>Баї та відсутності за турами: 1 ціле очко, ½ пів очка, 0 без очка</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Коментар</translation>
    </message>
    <message>
        <source>Comment of the arbiter</source>
        <translation>Коментар арбітра</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation>Вибув або виключений</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>введено вручну</translation>
    </message>
    <message>
        <source>from round {0}: {1}</source>
        <translation>з туру {0}: {1}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>присутній</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>відсутній</translation>
    </message>
    <message>
        <source>not yet seen</source>
        <translation>ще не з’явився</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>вибув</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>виключений</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Знайти гравця</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Шукати за іменем, клубом або номером</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Додати</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Явка</translation>
    </message>
    <message>
        <source>Check the registration</source>
        <translation>Перевірити реєстрацію</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Перевірка</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпці</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ще</translation>
    </message>
    <message>
        <source>Everything that can be done with players</source>
        <translation>Усе, що можна зробити з гравцями</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Гравців ще немає</translation>
    </message>
    <message>
        <source>Search the FIDE list, type a name, or paste a whole table from a spreadsheet.</source>
        <translation>Можна шукати в листі ФІДЕ, ввести ім’я або вставити цілу таблицю.</translation>
    </message>
    <message>
        <source>Add players…</source>
        <translation>Додати гравців…</translation>
    </message>
    <message>
        <source>Paste or open a table…</source>
        <translation>Вставити чи відкрити таблицю…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Рейтинг-листи…</translation>
    </message>
    <message>
        <source>Add players (Ins)</source>
        <translation>Додати гравців (Ins)</translation>
    </message>
    <message>
        <source>Check of the registration</source>
        <translation>Перевірка реєстрації</translation>
    </message>
    <message>
        <source>Nothing to remark</source>
        <translation>Зауважень немає</translation>
    </message>
    <message>
        <source>The registration is complete.</source>
        <translation>Реєстрація повна.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n гравець</numerusform>
            <numerusform>%n гравці</numerusform>
            <numerusform>%n гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation>середній рейтинг {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n без рейтингу</numerusform>
            <numerusform>%n без рейтингу</numerusform>
            <numerusform>%n без рейтингу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n вибув із турніру</numerusform>
            <numerusform>%n вибули з турніру</numerusform>
            <numerusform>%n вибули з турніру</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Звичайна ширина</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n зауваження, з’ясувати: {0}</numerusform>
            <numerusform>%n зауваження, з’ясувати: {0}</numerusform>
            <numerusform>%n зауважень, з’ясувати: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in: type the first letters of a name, then Space</source>
        <translation>Явка: перші літери імені, далі пробіл</translation>
    </message>
    <message>
        <source>{0}: here</source>
        <translation>{0}: тут</translation>
    </message>
    <message>
        <source>{0}: absent</source>
        <translation>{0}: відсутній</translation>
    </message>
    <message>
        <source>{0}: not yet seen</source>
        <translation>{0}: ще не з’явився</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>%n гравця позначено присутнім</numerusform>
            <numerusform>%n гравців позначено присутніми</numerusform>
            <numerusform>%n гравців позначено присутніми</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Нікого не знайдено: «{0}»</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} із {1}</translation>
    </message>
</context>
<context>
    <name>PointsDialog</name>
    <message>
        <source>Points of {0} in round {1}</source>
        <translation>Очки команди {0} в турі {1}</translation>
    </message>
    <message>
        <source>They are added; a minus takes points away. The reason stands in the tournament report.</source>
        <translation>Вони додаються; мінус знімає очки. Причина стоїть у звіті про турнір.</translation>
    </message>
    <message>
        <source>Points by decision</source>
        <translation>Очки за рішенням</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Рішення</translation>
    </message>
    <message>
        <source>A new decision</source>
        <translation>Нове рішення</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} match points, {2} game points ({3})</source>
        <translation>Скасувати: тур {0}, матчевих очок {1}, очок у партіях {2} ({3})</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Матчеві очки</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Очки в партіях</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Вирішити</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
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
        <translation>Як рахуються незіграні партії</translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses, Shift+F1 explains.</source>
        <translation>Стрілки – перегляд, Enter чи пробіл – вибір, Shift+F1 – пояснення.</translation>
    </message>
    <message>
        <source>About this policy	Shift+F1</source>
        <translation>Про це правило	Shift+F1</translation>
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
        <translation>чинне</translation>
    </message>
</context>
<context>
    <name>PresetMenu</name>
    <message>
        <source>{0}. Edition: {1}. Source: {2}</source>
        <translation>{0}. Редакція: {1}. Джерело: {2}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Зберегти цей порядок як…</translation>
    </message>
    <message>
        <source>Copy the ladder of another event…</source>
        <translation>Скопіювати порядок іншого турніру…</translation>
    </message>
    <message>
        <source>Forget an own ladder</source>
        <translation>Забути власний порядок</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Progress</source>
        <translation>Перебіг</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Менше</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Більше</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Уся сторінка</translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>Making the table…</source>
        <translation>Таблиця готується…</translation>
    </message>
    <message>
        <source>Folder for the PDFs</source>
        <translation>Папка для файлів PDF</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) written.</source>
        <translation>
            <numerusform>Записано %n файл PDF.</numerusform>
            <numerusform>Записано %n файли PDF.</numerusform>
            <numerusform>Записано %n файлів PDF.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: {0} of {1} PDFs were written.</source>
        <translation>Зупинено: записано {0} із {1} файлів PDF.</translation>
    </message>
    <message>
        <source>{0} They lie in {1}.</source>
        <translation>{0} Вони в {1}.</translation>
    </message>
    <message>
        <source>Files of these names are there already</source>
        <translation>Файли з такими іменами вже є</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>У цій папці вже є %n файл з таким ім’ям, наприклад {0}.</numerusform>
            <numerusform>У цій папці вже є %n файли з такими іменами, наприклад {0}.</numerusform>
            <numerusform>У цій папці вже є %n файлів з такими іменами, наприклад {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep both gives the new ones a number.</source>
        <translation>«Лишити обидва» дає новим номер.</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Замінити</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Лишити обидва</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Збережено: {0}</translation>
    </message>
    <message>
        <source>{0}: page {1}</source>
        <translation>{0}: сторінка {1}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n page(s).</source>
        <translation>
            <numerusform>Зупинено після %n сторінки.</numerusform>
            <numerusform>Зупинено після %n сторінок.</numerusform>
            <numerusform>Зупинено після %n сторінок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>На принтер надіслано %n сторінку.</numerusform>
            <numerusform>На принтер надіслано %n сторінки.</numerusform>
            <numerusform>На принтер надіслано %n сторінок.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizeDelegate</name>
    <message>
        <source>Standings</source>
        <translation>Турнірна таблиця</translation>
    </message>
</context>
<context>
    <name>PrizeRules</name>
    <message>
        <source>By place</source>
        <translation>За місцем</translation>
    </message>
    <message>
        <source>Shared equally</source>
        <translation>Порівну</translation>
    </message>
    <message>
        <source>Hort system</source>
        <translation>Система Горта</translation>
    </message>
    <message>
        <source>The most valuable</source>
        <translation>Найцінніший</translation>
    </message>
    <message>
        <source>The first in the list</source>
        <translation>Перший у списку</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>To the best placed</source>
        <translation>Найкращому за місцем</translation>
    </message>
    <message>
        <source>Stays in the fund</source>
        <translation>Лишається у фонді</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Рівні очки</translation>
    </message>
    <message>
        <source>As in the standings</source>
        <translation>Як у таблиці</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>У групах</translation>
    </message>
    <message>
        <source>Who wins several keeps</source>
        <translation>Хто виграв кілька, має</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Округлення до</translation>
    </message>
    <message>
        <source>Left by rounding</source>
        <translation>Залишок округлення</translation>
    </message>
    <message>
        <source>Who withdrew may win</source>
        <translation>Хто вибув, може вигравати</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>Smallest share</source>
        <translation>Найменша частка</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>Most for one</source>
        <translation>Найбільше одному</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без межі</translation>
    </message>
    <message>
        <source>Fewest in a group</source>
        <translation>Найменше в групі</translation>
    </message>
    <message>
        <source>Players of a club</source>
        <translation>Гравців клубу</translation>
    </message>
    <message>
        <source>Without prizes (No.)</source>
        <translation>Не отримують призів (№)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ніхто</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number.</source>
        <translation>{0}: «{1}» – не число.</translation>
    </message>
    <message>
        <source>Start numbers without prizes are written as 3, 17.</source>
        <translation>Стартові номери без призів пишуться як 3, 17.</translation>
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
        <translation>Група або назва</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Гроші</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Річ</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Переможець</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнірна таблиця</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>ще ніхто</translation>
    </message>
    <message>
        <source>“{0}” is not a place.</source>
        <translation>«{0}» – не місце.</translation>
    </message>
    <message>
        <source>“{0}” is not a start number or the name of one player.</source>
        <translation>«{0}» – не стартовий номер і не ім’я одного гравця.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Named by hand</source>
        <translation>Названо вручну</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Гроші</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>Which prize</source>
        <translation>Який приз</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Переможець</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Хто отримує</translation>
    </message>
    <message>
        <source>Rk</source>
        <translation>М.</translation>
    </message>
    <message>
        <source>Place in the standings</source>
        <translation>Місце в таблиці</translation>
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
        <translation>Сума до виплати</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Річ</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Що ще</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Призи</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Хто що отримує</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Список призів</translation>
    </message>
    <message>
        <source>Add a place</source>
        <translation>Додати місце</translation>
    </message>
    <message>
        <source>The next place of the group of this line</source>
        <translation>Наступне місце групи цього рядка</translation>
    </message>
    <message>
        <source>Special prize</source>
        <translation>Спеціальний приз</translation>
    </message>
    <message>
        <source>Best game, youngest player: you name the winner</source>
        <translation>Найкраща партія, наймолодший гравець: переможця називають вручну</translation>
    </message>
    <message>
        <source>Club prize</source>
        <translation>Клубний приз</translation>
    </message>
    <message>
        <source>By the points of a club&apos;s best players</source>
        <translation>За очками найкращих гравців клубу</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Remove the lines chosen</source>
        <translation>Видалити обрані рядки</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Рядок вище</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Рядок нижче</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставити</translation>
    </message>
    <message>
        <source>Lines from a spreadsheet: group, place, amount, thing, start number</source>
        <translation>Рядки з електронної таблиці: група, місце, сума, річ, стартовий номер</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Імпорт…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експорт…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>The Documents page prints the list, the winners and receipts to sign.</source>
        <translation>Сторінка «Документи» друкує список, переможців і розписки.</translation>
    </message>
    <message>
        <source>Best club</source>
        <translation>Найкращий клуб</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Рядок {0}: {1}</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Таблиці (*.csv *.txt *.tsv);;Усі файли (*)</translation>
    </message>
    <message>
        <source>Import prizes</source>
        <translation>Імпорт призів</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблиці (*.csv)</translation>
    </message>
    <message>
        <source>Export prizes</source>
        <translation>Експорт призів</translation>
    </message>
    <message>
        <source>There are no prizes yet</source>
        <translation>Призів ще немає</translation>
    </message>
    <message>
        <source>{0}: as it would be if the event ended now</source>
        <translation>{0}: як було б, якби турнір закінчився зараз</translation>
    </message>
    <message>
        <source>Prize fund {0}: {1} to the winners, {2} left over.</source>
        <translation>Призовий фонд {0}: переможцям {1}, залишок {2}.</translation>
    </message>
    <message>
        <source>No prizes yet: add the first place, or paste a list from a spreadsheet.</source>
        <translation>Призів ще немає: слід додати перше місце або вставити список з електронної таблиці.</translation>
    </message>
    <message>
        <source>No player is in the group “{0}”.</source>
        <translation>У групі «{0}» немає гравців.</translation>
    </message>
</context>
<context>
    <name>ProhibitionDialog</name>
    <message>
        <source>A prohibited pairing</source>
        <translation>Заборонена пара</translation>
    </message>
    <message>
        <source>Tick two or more: none of them meets another of them.</source>
        <translation>Слід позначити двох або більше: ніхто з них не грає з іншим із них.</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Знайти ім’я</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Кого не зводити</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Чому</translation>
    </message>
    <message>
        <source>Why, for the list (brothers, one car …)</source>
        <translation>Чому, для списку (брати, одна машина…)</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Обрано: {0}</translation>
    </message>
    <message>
        <source>Tick two or more, and rounds in their order</source>
        <translation>Слід позначити двох або більше; перший тур – не пізніше за останній</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>{0} · Chess960 {1}</source>
        <translation>{0} · Шахи 960 {1}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>The pairings are not published yet.</source>
        <translation>Пари ще не опубліковано.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білі</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>Round {0}: where you play</source>
        <translation>Тур {0}: де грати</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Грає</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Проти</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Таблиця після туру {0}</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>tdapp: projector</source>
        <translation>tdapp: проєктор</translation>
    </message>
    <message>
        <source>Large window: 1 boards, 2 players, 3 standings, Space pauses, F11 full screen</source>
        <translation>Велике вікно: 1 дошки, 2 гравці, 3 таблиця, пробіл – пауза, F11 на весь екран</translation>
    </message>
    <message>
        <source>not in FIDE mode</source>
        <translation>не в режимі ФІДЕ</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Дошки й результати</translation>
    </message>
    <message>
        <source>Where you play, by name</source>
        <translation>Де грати, за іменами</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнірна таблиця</translation>
    </message>
    <message>
        <source>Turn the page every {0} seconds</source>
        <translation>Гортати кожні {0} с</translation>
    </message>
    <message>
        <source>Pause or go on	Space</source>
        <translation>Пауза або далі	Пробіл</translation>
    </message>
    <message>
        <source>Larger	+</source>
        <translation>Більше	+</translation>
    </message>
    <message>
        <source>Smaller	-</source>
        <translation>Менше	-</translation>
    </message>
    <message>
        <source>Full screen	F11</source>
        <translation>На весь екран	F11</translation>
    </message>
    <message>
        <source>Close	Esc</source>
        <translation>Закрити	Esc</translation>
    </message>
</context>
<context>
    <name>ProtectionDialog</name>
    <message>
        <source>Clubs or federations apart</source>
        <translation>Розвести клуби чи федерації</translation>
    </message>
    <message>
        <source>Members of a ticked club or federation do not meet each other in these rounds.</source>
        <translation>Представники позначеного клубу чи федерації в цих турах між собою не зустрічаються.</translation>
    </message>
    <message>
        <source>As entered with the players</source>
        <translation>Як введено в гравців</translation>
    </message>
    <message>
        <source>As entered with the teams</source>
        <translation>Як введено в команд</translation>
    </message>
    <message>
        <source>What keeps them apart</source>
        <translation>Що їх розводить</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Клуби</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Федерації</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Групи</translation>
    </message>
    <message>
        <source>No club or federation is entered twice</source>
        <translation>Жодного клубу чи федерації не введено двічі</translation>
    </message>
    <message>
        <source>Tick a group</source>
        <translation>Слід позначити групу</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish</source>
        <translation>Опублікувати</translation>
    </message>
    <message>
        <source>The event as a website</source>
        <translation>Турнір як сайт</translation>
    </message>
    <message>
        <source>A folder of plain pages for any web server, sync tool or stick. Only what changed is written again.</source>
        <translation>Папка простих сторінок для будь-якого вебсервера, синхронізації чи флешки. Перезаписується лише змінене.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Обрати…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Папка</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Папка для сайту</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Мови</translation>
    </message>
    <message>
        <source>&amp;Address of the website</source>
        <translation>&amp;Адреса сайту</translation>
    </message>
    <message>
        <source>Where the folder can be seen; printed with a QR code on every sheet</source>
        <translation>Де видно папку; друкується QR-кодом на кожному аркуші</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ніхто</translation>
    </message>
    <message>
        <source>&amp;Initials only for who is younger than</source>
        <translation>&amp;Ініціали лише для молодших за</translation>
    </message>
    <message>
        <source>Years of &amp;birth</source>
        <translation>&amp;Роки народження</translation>
    </message>
    <message>
        <source>FIDE &amp;ids</source>
        <translation>&amp;FIDE ID</translation>
    </message>
    <message>
        <source>Shown of the others</source>
        <translation>Про інших показано</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>&amp;Колір</translation>
    </message>
    <message>
        <source>Picture of the first page</source>
        <translation>Зображення першої сторінки</translation>
    </message>
    <message>
        <source>Also the &amp;standings as they would be now, while a round is played</source>
        <translation>Також &amp;таблиця, якою вона була б зараз, поки грається тур</translation>
    </message>
    <message>
        <source>&amp;Keep it up to date while this event is open</source>
        <translation>О&amp;новлювати, поки цей турнір відкрито</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>%n гравець без року народження показаний повним іменем.</numerusform>
            <numerusform>%n гравці без року народження показані повним іменем.</numerusform>
            <numerusform>%n гравців без року народження показано повним іменем.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into it all the same</source>
        <translation>Усе одно записати туди</translation>
    </message>
    <message>
        <source>Open the start page</source>
        <translation>Відкрити головну сторінку</translation>
    </message>
    <message>
        <source>Stop keeping it up to date</source>
        <translation>Більше не оновлювати</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Слід обрати папку.</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Слід обрати мову.</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Сторінки записуються…</translation>
    </message>
    <message>
        <source>The website stays as it is now.</source>
        <translation>Сайт лишається таким, як зараз.</translation>
    </message>
</context>
<context>
    <name>RateFields</name>
    <message>
        <source>Time control in words</source>
        <translation>Контроль часу словами</translation>
    </message>
    <message>
        <source>in words: 90 min + 30 s per move</source>
        <translation>словами: 90 хв + 30 с на хід</translation>
    </message>
    <message>
        <source>Code of the time control, for the report</source>
        <translation>Код контролю часу, для звіту</translation>
    </message>
    <message>
        <source>The code of FIDE&apos;s report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.</source>
        <translation>Код звіту ФІДЕ рахує секунди: 5400+30, 40/6000+30:900+30 або W300-B240.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Звичні</translation>
    </message>
    <message>
        <source>Choose a usual time control</source>
        <translation>Обрати звичний контроль часу</translation>
    </message>
    <message>
        <source>The code means: {0}, {1}.</source>
        <translation>Код означає: {0}, {1}.</translation>
    </message>
    <message>
        <source>Without a code the report names the time control in words only.</source>
        <translation>Без коду у звіті контроль часу лише словами.</translation>
    </message>
    <message>
        <source>Fill in one of the two: the other one follows.</source>
        <translation>Слід заповнити одне з двох: друге підставляється.</translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message>
        <source>Compare with the rating list</source>
        <translation>Порівняти з рейтинг-листом</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Рейтинг-лист</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Знайти гравця</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Позначити всі</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Зняти всі</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Every difference</source>
        <translation>Усі відмінності</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>Ratings of the list and tournament ratings</source>
        <translation>Рейтинги листа й турнірні рейтинги</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Особа</translation>
    </message>
    <message>
        <source>Name, title, federation, sex and birth</source>
        <translation>Ім’я, звання, федерація, стать і народження</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Запропоновані зміни</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Нічого не відрізняється</translation>
    </message>
    <message>
        <source>The players agree with the list.</source>
        <translation>Гравці відповідають листу.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Застосувати</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>The list valid on {0} counts. Only what is ticked changes, in one step.</source>
        <translation>Рахується лист, чинний на {0}. Змінюється лише позначене, одним кроком.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament rating stays the first one; new ratings are noted for the rounds to come.</source>
        <translation>Турнір триває понад 30 днів: рахується лист, чинний на {0}, день перевірки. Турнірний рейтинг лишається перший; нові рейтинги записуються для наступних турів.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>%n гравець без номера, його не порівняно.</numerusform>
            <numerusform>%n гравці без номера, їх не порівняно.</numerusform>
            <numerusform>%n гравців без номера, їх не порівняно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} і ще %n</numerusform>
            <numerusform>{0} і ще %n</numerusform>
            <numerusform>{0} і ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list any more, or never: {0}.</source>
        <translation>У листі вже немає або не було: {0}.</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Рейтинг-листа ще немає</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s download first: Players, Rating lists.</source>
        <translation>Спершу слід імпортувати лист ФІДЕ: Гравці, Рейтинг-листи.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>Застосувати %n зміну</numerusform>
            <numerusform>Застосувати %n зміни</numerusform>
            <numerusform>Застосувати %n змін</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be changed</source>
        <translation>Слід позначити, що змінити</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>Змінено %n гравця</numerusform>
            <numerusform>Змінено %n гравців</numerusform>
            <numerusform>Змінено %n гравців</numerusform>
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
        <translation>Чинний з</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Розмір</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Імпортовано з</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>класичні шахи</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>швидкі шахи</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>бліц</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Прізвище</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Національний ID</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерація</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Стать</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звання</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Рік н.</translation>
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
        <translation>Рейтинг зі швидких шахів</translation>
    </message>
    <message>
        <source>Blitz rating</source>
        <translation>Рейтинг із бліцу</translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message>
        <source>Rating lists</source>
        <translation>Рейтинг-листи</translation>
    </message>
    <message>
        <source>Rating lists on this computer</source>
        <translation>Рейтинг-листи на цьому комп’ютері</translation>
    </message>
    <message>
        <source>Download the list from FIDE&apos;s rating page (XML or text, zipped or not) and import it here. Several months can be kept; an event takes the one valid when it starts.</source>
        <translation>Слід завантажити лист зі сторінки рейтингів ФІДЕ (XML або текст, можна в архіві) й імпортувати тут. Можна зберігати кілька місяців; турнір бере чинний на свій початок.</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Листів ще немає</translation>
    </message>
    <message>
        <source>Import a download, it takes a minute.</source>
        <translation>Імпорт завантаженого триває хвилину.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Перебіг імпорту</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list…</source>
        <translation>Імпортувати лист ФІДЕ…</translation>
    </message>
    <message>
        <source>Import another list…</source>
        <translation>Імпортувати інший лист…</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Спостерігати за папкою…</translation>
    </message>
    <message>
        <source>New lists in the folder of your downloads are offered when this window opens</source>
        <translation>Нові листи в папці завантажень пропонуються, коли відкривається це вікно</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>Імпортувати</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>%n новий лист у папці спостереження: {0}</numerusform>
            <numerusform>%n нові листи в папці спостереження: {0}</numerusform>
            <numerusform>%n нових листів у папці спостереження: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, month by {1}</source>
        <translation>{0}, місяць указує {1}</translation>
    </message>
    <message>
        <source>The folder of your downloads</source>
        <translation>Папка завантажень</translation>
    </message>
    <message>
        <source>New lists in {0} will be offered here.</source>
        <translation>Нові листи в {0} пропонуватимуться тут.</translation>
    </message>
    <message>
        <source>Mark a list first</source>
        <translation>Спершу слід позначити лист</translation>
    </message>
    <message>
        <source>A list is being read</source>
        <translation>Лист читається</translation>
    </message>
    <message>
        <source>{0} {1} was removed; import the file again to have it back.</source>
        <translation>{0} {1} видалено; щоб повернути, слід імпортувати файл знову.</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Чинний з</translation>
    </message>
    <message>
        <source>Ratings of the file</source>
        <translation>Рейтинги файлу</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Назва листа</translation>
    </message>
    <message>
        <source>for example DWZ</source>
        <translation>наприклад DWZ</translation>
    </message>
    <message>
        <source>Valid from (year-month)</source>
        <translation>Чинний з (рік-місяць)</translation>
    </message>
    <message>
        <source>The file has the ratings for</source>
        <translation>У файлі рейтинги з</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Імпортувати</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не зараз</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating list</source>
        <translation>Рейтинг-лист ФІДЕ</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.xml *.txt);;All files (*)</source>
        <translation>Рейтинг-листи (*.zip *.xml *.txt);;Усі файли (*)</translation>
    </message>
    <message>
        <source>{0} does not say everything itself:</source>
        <translation>{0} каже не все сам:</translation>
    </message>
    <message>
        <source>Another rating list</source>
        <translation>Інший рейтинг-лист</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)</source>
        <translation>Таблиці (*.csv *.tsv *.txt *.xlsx *.zip);;Усі файли (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} читається…</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Зупинити читання</translation>
    </message>
    <message>
        <source>What {0} is, and what its columns mean:</source>
        <translation>Що таке {0} і що означають стовпці:</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Місяць слід писати як 2026-11.</translation>
    </message>
    <message>
        <source>The list needs a name.</source>
        <translation>Листу потрібна назва.</translation>
    </message>
    <message>
        <source>Importing {0}. The lists stay as they are until it is complete.</source>
        <translation>Імпортується {0}. Доки не завершено, листи лишаються як є.</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Скасувати імпорт</translation>
    </message>
    <message>
        <source>Reading was stopped; the lists are as they were.</source>
        <translation>Читання зупинено; листи лишилися як були.</translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}: %n гравець.</numerusform>
            <numerusform>{0} {1}: %n гравці.</numerusform>
            <numerusform>{0} {1}: %n гравців.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>Пропущено %n рядок, перший: {0}</numerusform>
            <numerusform>Пропущено %n рядки, перший: {0}</numerusform>
            <numerusform>Пропущено %n рядків, перший: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message>
        <source>Tournament ratings</source>
        <translation>Турнірні рейтинги</translation>
    </message>
    <message>
        <source>The official ratings of a player stay as the lists have them. The tournament rating is what counts for pairing numbers and tie-breaks.</source>
        <translation>Офіційні рейтинги гравця лишаються як у листах. Для стартових номерів і показників рахується турнірний рейтинг.</translation>
    </message>
    <message>
        <source>Players whose tournament rating changes</source>
        <translation>Гравці, чий турнірний рейтинг змінюється</translation>
    </message>
    <message>
        <source>No rating changes</source>
        <translation>Жоден рейтинг не змінюється</translation>
    </message>
    <message>
        <source>Everybody has this rating already.</source>
        <translation>У всіх уже такий рейтинг.</translation>
    </message>
    <message>
        <source>Take these ratings</source>
        <translation>Узяти ці рейтинги</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Лишити цей порядок</translation>
    </message>
    <message>
        <source>Which rating counts</source>
        <translation>Який рейтинг рахується</translation>
    </message>
    <message>
        <source>Round 1 is paired: tournament ratings are changed player by player only.</source>
        <translation>Жеребкування туру 1 проведено: турнірні рейтинги змінюються лише для кожного гравця окремо.</translation>
    </message>
    <message>
        <source>Order of the lists for {0}</source>
        <translation>Порядок листів: {0}</translation>
    </message>
    <message>
        <source>&amp;National list</source>
        <translation>&amp;Національний лист</translation>
    </message>
    <message>
        <source>National list</source>
        <translation>Національний лист</translation>
    </message>
    <message>
        <source>none: as typed or imported</source>
        <translation>жоден: як введено чи імпортовано</translation>
    </message>
    <message>
        <source>The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.</source>
        <translation>Рейтингом ФІДЕ вважається перший, який має гравець; Alt+Вгору й Alt+Вниз переміщують.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>Змінюється %n турнірний рейтинг.</numerusform>
            <numerusform>Змінюються %n турнірні рейтинги.</numerusform>
            <numerusform>Змінюються %n турнірних рейтингів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round 1 is paired: the order counts for players who are added from now on.</source>
        <translation>Жеребкування туру 1 проведено: порядок діє для гравців, доданих відтепер.</translation>
    </message>
    <message>
        <source>Nothing is chosen otherwise</source>
        <translation>Нічого іншого не обрано</translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message>
        <source>Report for the rating officer</source>
        <translation>Звіт для рейтинг-офіцера</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Зауваження</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Записати звіт…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>What is missing or odd. Enter or a click opens the place where it is mended.</source>
        <translation>Чого бракує або що незвичне. Enter чи клацання відкриває місце, де це виправити.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Де</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Зауваження</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>Перед надсиланням звіту слід виправити %n пункт.</numerusform>
            <numerusform>Перед надсиланням звіту слід виправити %n пункти.</numerusform>
            <numerusform>Перед надсиланням звіту слід виправити %n пунктів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that the report needs is missing.</source>
        <translation>Усе потрібне для звіту на місці.</translation>
    </message>
    <message>
        <source>Rated games: {0}, unrated games: {1}</source>
        <translation>Партій з обрахунком: {0}, без обрахунку: {1}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнір</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Регламент</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Розклад</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Куди записати звіт</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Звіт записано: %n файл у {0}</numerusform>
            <numerusform>Звіт записано: %n файли в {0}</numerusform>
            <numerusform>Звіт записано: %n файлів у {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Звіт записується…</translation>
    </message>
    <message>
        <source>What independent readers made of the written files.</source>
        <translation>Що незалежні програми прочитали в записаних файлах.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>збігається</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>відрізняється</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>не запитано</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Програма</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Висновок</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Що виявлено</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>Why this board?</source>
        <translation>Чому ця дошка?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Причини</translation>
    </message>
    <message>
        <source>Why this bye?</source>
        <translation>Чому цей бай?</translation>
    </message>
    <message>
        <source>Why not somebody else?</source>
        <translation>Чому не хтось інший?</translation>
    </message>
    <message>
        <source>One of this board</source>
        <translation>Один із цієї дошки</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Хтось інший</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Ввести ім’я або обрати</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Відповідь</translation>
    </message>
    <message>
        <source>What would the round be with it?</source>
        <translation>Яким був би тур із цим?</translation>
    </message>
    <message>
        <source>Why not another team?</source>
        <translation>Чому не інша команда?</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Слід обрати дошку.</translation>
    </message>
    <message>
        <source>Why match {0}?</source>
        <translation>Чому матч {0}?</translation>
    </message>
    <message>
        <source>Why board {0}?</source>
        <translation>Чому дошка {0}?</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Why has {0} no match?</source>
        <translation>Чому {0} без матчу?</translation>
    </message>
    <message>
        <source>Why has {0} no game?</source>
        <translation>Чому {0} без партії?</translation>
    </message>
    <message>
        <source>{0} ({1}) against …</source>
        <translation>{0} ({1}) проти …</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>бай</translation>
    </message>
    <message>
        <source>Why has {0} the bye?</source>
        <translation>Чому бай має {0}?</translation>
    </message>
    <message>
        <source>Forbidden: {0} [{1}]</source>
        <translation>Заборонено: {0} [{1}]</translation>
    </message>
    <message>
        <source>Worse: {0} [{1}]</source>
        <translation>Гірше: {0} [{1}]</translation>
    </message>
    <message>
        <source>Forbidden: {0}</source>
        <translation>Заборонено: {0}</translation>
    </message>
    <message>
        <source>Worse: {0}</source>
        <translation>Гірше: {0}</translation>
    </message>
    <message>
        <source>It is so in this round.</source>
        <translation>У цьому турі саме так.</translation>
    </message>
    <message>
        <source>The engine is pairing the round with these two at one board …</source>
        <translation>Програма жеребкує тур із цими двома на одній дошці …</translation>
    </message>
    <message>
        <source>No legal pairing of the round has these two at one board.</source>
        <translation>Жодне допустиме жеребкування туру не зводить цих двох на одній дошці.</translation>
    </message>
    <message>
        <source>The round would be this instead:</source>
        <translation>Натомість тур був би такий:</translation>
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
        <translation>Причина, зазначається у звіті про турнір</translation>
    </message>
    <message>
        <source>Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew.</source>
        <translation>Стартовий список, жеребкування й хрестову таблицю до туру {0} видано зі старими номерами: слід надрукувати знову.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Рівні рейтинг і звання</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>за іменем</translation>
    </message>
    <message>
        <source>In the order of the alphabet</source>
        <translation>За абеткою</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>за жеребом</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Те саме число жеребу всюди дає той самий порядок.</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>як стоять</translation>
    </message>
    <message>
        <source>In the order of the numbers they have now</source>
        <translation>За теперішніми номерами</translation>
    </message>
    <message>
        <source>Round 1 is paired: equals keep their order</source>
        <translation>Жеребкування туру 1 проведено: рівні зберігають порядок</translation>
    </message>
    <message>
        <source>Equal rating and title:</source>
        <translation>Рівні рейтинг і звання:</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Слід написати ціле число</translation>
    </message>
</context>
<context>
    <name>Registration</name>
    <message>
        <source>Title</source>
        <translation>Звання</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Рік н.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Клас.</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Швидкі</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Бліц</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>неактивний</translation>
    </message>
    <message>
        <source>in the event</source>
        <translation>у турнірі</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новий</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>вже є</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>суперечність</translation>
    </message>
    <message>
        <source>error</source>
        <translation>помилка</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Рядок</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Стане</translation>
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
        <translation>Чому</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>Стовпець {0}: {1}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>ім’я</translation>
    </message>
    <message>
        <source>title</source>
        <translation>звання</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>федерація</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>стать</translation>
    </message>
    <message>
        <source>born</source>
        <translation>народження</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>турнірний рейтинг</translation>
    </message>
    <message>
        <source>rating from round {0} on</source>
        <translation>рейтинг з туру {0}</translation>
    </message>
    <message>
        <source>{0} rating</source>
        <translation>Рейтинг {0}</translation>
    </message>
    <message>
        <source>Whether the change is applied; Space ticks it</source>
        <translation>Чи застосувати зміну; пробіл позначає</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Досі</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>У листі</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Зауваження</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>позначено</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>не позначено</translation>
    </message>
    <message>
        <source>{0} players have no rating: {1}</source>
        <translation>Гравців без рейтингу: {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players have no federation: {1}</source>
        <translation>Гравців без федерації: {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players have no date or year of birth: {1}</source>
        <translation>Гравців без дати чи року народження: {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players have another tournament rating than by the method: {1}</source>
        <translation>Гравців із турнірним рейтингом не за способом: {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players have no FIDE number: {1}</source>
        <translation>Гравців без номера ФІДЕ: {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players have not paid in full: {1}</source>
        <translation>Гравців, що сплатили не все: {0}: {1}</translation>
    </message>
    <message>
        <source>{0} players were not checked in: {1}</source>
        <translation>Гравців без підтвердження участі: {0}: {1}</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>На що глянути</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>Enter веде до гравця</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>“{0}” is no number of points; write 1, ½ or 0.5.</source>
        <translation>«{0}» – не кількість очок; слід писати 1, ½ або 0.5.</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>класичні шахи</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>швидкі шахи</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>бліц</translation>
    </message>
    <message>
        <source>A win counts {0}, a draw {1}, a loss {2}.</source>
        <translation>Перемога дає {0}, нічия {1}, поразка {2}.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts {0}, a half-point bye {1}.</source>
        <translation>Бай за жеребкуванням дає {0}, бай у пів очка {1}.</translation>
    </message>
    <message>
        <source>Half-point byes are not allowed.</source>
        <translation>Баї в пів очка не дозволено.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}.</source>
        <translation>Баїв у пів очка на гравця: щонайбільше {0}.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}, until round {1}.</source>
        <translation>Баїв у пів очка на гравця: щонайбільше {0}, до туру {1}.</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks: not announced.</source>
        <translation>Гравці без рейтингу в показниках: не оголошено.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the lowest rating of the field.</source>
        <translation>Гравці без рейтингу рахуються в показниках як найнижчий рейтинг учасників.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the average of the field.</source>
        <translation>Гравці без рейтингу рахуються в показниках як середній рейтинг учасників.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks with their performance.</source>
        <translation>Гравці без рейтингу рахуються в показниках за їхнім перформансом.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as {0}.</source>
        <translation>Гравці без рейтингу рахуються в показниках як {0}.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has White in round 1.</source>
        <translation>Початковий колір за жеребом: номер 1 у турі 1 грає білими.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has Black in round 1.</source>
        <translation>Початковий колір за жеребом: номер 1 у турі 1 грає чорними.</translation>
    </message>
    <message>
        <source>The initial colour has not been drawn yet.</source>
        <translation>Початковий колір ще не розіграно.</translation>
    </message>
    <message>
        <source>Rate of play: {1}.</source>
        <translation>Контроль часу: {1}.</translation>
    </message>
    <message>
        <source>Swiss system, {0} rounds, {1}.</source>
        <translation>Швейцарська система, турів: {0}, {1}.</translation>
    </message>
    <message>
        <source>Match of two players, {0} games, {1}.</source>
        <translation>Матч двох гравців, партій: {0}, {1}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}, {2} games against each opponent.</source>
        <translation>Колова система, турів: {0}, {1}, партій з кожним суперником: {2}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}.</source>
        <translation>Колова система, турів: {0}, {1}.</translation>
    </message>
    <message>
        <source>Rate of play: {0}.</source>
        <translation>Контроль часу: {0}.</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places (C.05, annex 1).</source>
        <translation>Останні два тури першого кола міняються місцями (C.05, додаток 1).</translation>
    </message>
    <message>
        <source>Tournament rating: {0}.</source>
        <translation>Турнірний рейтинг: {0}.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the first rating of a player counts.</source>
        <translation>Турнір триває понад 30 днів: рахується перший рейтинг гравця.</translation>
    </message>
    <message>
        <source>Categories: {0}.</source>
        <translation>Категорії: {0}.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Правила додаткових показників: редакція ФІДЕ {0}.</translation>
    </message>
</context>
<context>
    <name>RegulationsForm</name>
    <message>
        <source>&amp;Name of the section</source>
        <translation>&amp;Назва групи</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>Обра&amp;хунок як</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Вид контролю часу</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>in words; empty: as the event</source>
        <translation>словами; порожньо: як у турнірі</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Контроль часу</translation>
    </message>
    <message>
        <source>win</source>
        <translation>перемога</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>нічия</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>поразка</translation>
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
        <translation>Звичайні очки</translation>
    </message>
    <message>
        <source>Three points for a win</source>
        <translation>Три очки за перемогу</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Half-point byes are allowed</source>
        <translation>Баї в пів очка дозволено</translation>
    </message>
    <message>
        <source>Half-point byes for a player</source>
        <translation>Баїв у пів очка на гравця</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Менше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ще</translation>
    </message>
    <message>
        <source>Last round for them; 0: any</source>
        <translation>Останній тур для них; 0: будь-який</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раніше</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Пізніше</translation>
    </message>
    <message>
        <source>for a player at most</source>
        <translation>на гравця щонайбільше</translation>
    </message>
    <message>
        <source>until round (0: any)</source>
        <translation>до туру (0: будь-якого)</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places</source>
        <translation>Останні два тури першого кола міняються місцями</translation>
    </message>
    <message>
        <source>Nobody then has the same colour three times running (C.05, annex 1).</source>
        <translation>Тоді ніхто не має того самого кольору тричі поспіль (C.05, додаток 1).</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Таблиця Бергера</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Баї</translation>
    </message>
    <message>
        <source>Tie-break r&amp;ules</source>
        <translation>&amp;Правила показників</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>Редакція ФІДЕ {0}</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>Редакція правил ФІДЕ щодо додаткових показників</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks</source>
        <translation>Гравці без рейтингу в показниках</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>не оголошено</translation>
    </message>
    <message>
        <source>lowest rating of the field</source>
        <translation>найнижчий серед учасників</translation>
    </message>
    <message>
        <source>average of the field</source>
        <translation>середній серед учасників</translation>
    </message>
    <message>
        <source>their performance</source>
        <translation>їхній перформанс</translation>
    </message>
    <message>
        <source>a fixed rating:</source>
        <translation>сталий рейтинг:</translation>
    </message>
    <message>
        <source>Fixed rating of unrated players</source>
        <translation>Сталий рейтинг гравців без рейтингу</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Гравці без рейтингу</translation>
    </message>
    <message>
        <source>Over &amp;30 days</source>
        <translation>Понад &amp;30 днів</translation>
    </message>
    <message>
        <source>as the dates say</source>
        <translation>за датами</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>так</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ні</translation>
    </message>
    <message>
        <source>Lasts more than 30 days</source>
        <translation>Триває понад 30 днів</translation>
    </message>
    <message>
        <source>Rating tie-breaks are not advised then; new ratings are noted by round</source>
        <translation>Тоді рейтингові показники не рекомендовані; нові рейтинги записуються за турами</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Початковий колір</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>ще не розіграно</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білі</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Розіграти жеребом</translation>
    </message>
    <message>
        <source>number of the lot</source>
        <translation>число жеребу</translation>
    </message>
    <message>
        <source>Number 1 begins with</source>
        <translation>Номер 1 починає</translation>
    </message>
    <message>
        <source>Locked: round 1 is paired.</source>
        <translation>Зафіксовано: жеребкування туру 1 проведено.</translation>
    </message>
    <message>
        <source>The fixed rating of unrated players is a number, for example 1400.</source>
        <translation>Сталий рейтинг гравців без рейтингу – число, наприклад 1400.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Export a tournament report</source>
        <translation>Експорт звіту про турнір</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} вже є. Нічого не змінено; слід обрати інше ім’я.</translation>
    </message>
    <message>
        <source>The tournament report was written: {0}</source>
        <translation>Звіт про турнір записано: {0}</translation>
    </message>
    <message>
        <source>TRF26, everything that happened (*.trf)</source>
        <translation>TRF26, усе, що сталося (*.trf)</translation>
    </message>
    <message>
        <source>TRF16, for older programs (*.trf)</source>
        <translation>TRF16, для старіших програм (*.trf)</translation>
    </message>
    <message>
        <source>TRF26 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF26 на обрахунок, з пізніми виправленнями (*.trf)</translation>
    </message>
    <message>
        <source>TRF16 for the rating office, with late corrections (*.trf)</source>
        <translation>TRF16 на обрахунок, з пізніми виправленнями (*.trf)</translation>
    </message>
    <message>
        <source>The whole event as JSON (*.json)</source>
        <translation>Увесь турнір як JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>%n партія ще без результату: проміжний звіт, не остаточний.</numerusform>
            <numerusform>%n партії ще без результату: проміжний звіт, не остаточний.</numerusform>
            <numerusform>%n партій ще без результату: проміжний звіт, не остаточний.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrections for the rating report only are left out.</source>
        <translation>Виправлення лише для звіту на обрахунок пропускаються.</translation>
    </message>
    <message>
        <source>What this file does not hold</source>
        <translation>Чого немає в цьому файлі</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Записати файл</translation>
    </message>
</context>
<context>
    <name>Rescue</name>
    <message>
        <source>The copy: {0}</source>
        <translation>Копія: {0}</translation>
    </message>
    <message>
        <source>The damaged file is not thrown away: it stays beside the event under another name.</source>
        <translation>Пошкоджений файл не викидається: лишається поруч із турніром під іншим ім’ям.</translation>
    </message>
    <message>
        <source>Missing in the copy, to be entered again:</source>
        <translation>Бракує в копії, слід ввести знову:</translation>
    </message>
    <message>
        <source>{0} is damaged. Go on with the newest good copy?</source>
        <translation>{0} пошкоджений. Продовжити з найновішою справною копією?</translation>
    </message>
    <message>
        <source>Go on with the copy</source>
        <translation>Продовжити з копією</translation>
    </message>
    <message>
        <source>The damaged file is kept as {0}</source>
        <translation>Пошкоджений файл зберігається як {0}</translation>
    </message>
    <message>
        <source>{0} is damaged, and there is no good copy at hand</source>
        <translation>{0} пошкоджений, а справної копії немає</translation>
    </message>
    <message>
        <source>Nothing was changed. Put in the stick with the backups, or choose the folder they are in.</source>
        <translation>Нічого не змінено. Слід вставити флешку з резервними копіями або обрати їхню папку.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Обрати папку…</translation>
    </message>
    <message>
        <source>Folder with backups</source>
        <translation>Папка з резервними копіями</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Swap the colours?</source>
        <translation>Поміняти кольори?</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter clears it, Esc keeps it.</source>
        <translation>На дошці {0} стоїть {1}. Enter стирає, Esc лишає.</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.</source>
        <translation>На дошці {0} стоїть {1}. Enter замінює на {2}, Esc лишає {1}.</translation>
    </message>
    <message>
        <source>Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.</source>
        <translation>Дошка {0}: було введено {1}, тепер {2}. Enter бере {2}, Esc лишає {1}.</translation>
    </message>
    <message>
        <source>{0} Enter does it, Esc keeps it.</source>
        <translation>{0} Enter виконує, Esc лишає.</translation>
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
        <translation>Num Lock вимкнено: для введення результатів на цифровому блоці слід увімкнути.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Event</source>
        <translation>Турнір</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команди</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Тури</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Усі групи</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнірна таблиця</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Хрестова таблиця</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Показники</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Норми</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
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
        <translation>Провести жеребкування туру {0} як є?</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Жеребкувати тур {0}</translation>
    </message>
    <message>
        <source>The pairing comes out the same: nothing changes.</source>
        <translation>Жеребкування те саме: нічого не змінюється.</translation>
    </message>
    <message>
        <source>Pair round {0} again?</source>
        <translation>Провести жеребкування туру {0} знову?</translation>
    </message>
    <message>
        <source>Take the new pairing</source>
        <translation>Узяти нове жеребкування</translation>
    </message>
    <message>
        <source>Pair round {0} by hand?</source>
        <translation>Провести жеребкування туру {0} вручну?</translation>
    </message>
    <message>
        <source>Withdraw the pairings of round {0}?</source>
        <translation>Відкликати пари туру {0}?</translation>
    </message>
    <message>
        <source>The boards stay as they are; the round is a draft again and can be paired anew.</source>
        <translation>Дошки лишаються як є; тур знову чернетка, і жеребкування можна провести заново.</translation>
    </message>
    <message>
        <source>Withdraw the pairings</source>
        <translation>Відкликати пари</translation>
    </message>
    <message>
        <source>Unpair round {0}?</source>
        <translation>Скасувати жеребкування туру {0}?</translation>
    </message>
    <message>
        <source>Unpair the round</source>
        <translation>Скасувати жеребкування туру</translation>
    </message>
    <message>
        <source>Record missing results as adjourned?</source>
        <translation>Записати партії без результату як відкладені?</translation>
    </message>
    <message>
        <source>Draw the position again?</source>
        <translation>Розіграти позицію знову?</translation>
    </message>
    <message>
        <source>A result cannot be corrected to an adjourned game.</source>
        <translation>Результат не можна виправити на відкладену партію.</translation>
    </message>
    <message>
        <source>Round {0} was not paired here: there is nothing to undo.</source>
        <translation>Жеребкування туру {0} тут не проводилося: скасовувати нічого.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>Буде скасовано %n крок; скасування його поверне.</numerusform>
            <numerusform>Буде скасовано %n кроки; скасування їх поверне.</numerusform>
            <numerusform>Буде скасовано %n кроків; скасування їх поверне.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the whole round {0} back?</source>
        <translation>Скасувати весь тур {0}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Open the tournament again?</source>
        <translation>Відкрити турнір знову?</translation>
    </message>
    <message>
        <source>The standings are provisional again; the tournament report notes it.</source>
        <translation>Таблиця знову попередня; це зазначається у звіті про турнір.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Відкрити знову</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>Вийти з режиму ФІДЕ назавжди?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good</source>
        <translation>Вийти з режиму ФІДЕ назавжди</translation>
    </message>
</context>
<context>
    <name>RoundMenu</name>
    <message>
        <source>&amp;Publish the pairings</source>
        <translation>&amp;Опублікувати пари</translation>
    </message>
    <message>
        <source>Pair &amp;again</source>
        <translation>Жеребкувати з&amp;нову</translation>
    </message>
    <message>
        <source>Pair by &amp;hand…</source>
        <translation>Жеребкувати вру&amp;чну…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the pairings…</source>
        <translation>Ві&amp;дкликати пари…</translation>
    </message>
    <message>
        <source>&amp;Unpair the round…</source>
        <translation>&amp;Скасувати жеребкування туру…</translation>
    </message>
    <message>
        <source>Record missing results as a&amp;djourned…</source>
        <translation>Записати без результату як відк&amp;ладені…</translation>
    </message>
    <message>
        <source>&amp;Take the whole round back…</source>
        <translation>Скасувати весь &amp;тур…</translation>
    </message>
    <message>
        <source>Draw the &amp;starting position (Chess960)</source>
        <translation>Розіграти початкову поз&amp;ицію (Шахи 960)</translation>
    </message>
    <message>
        <source>Why this &amp;board?</source>
        <translation>Чому ця до&amp;шка?</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Немає дошки</translation>
    </message>
    <message>
        <source>Why this b&amp;ye?</source>
        <translation>Чому цей &amp;бай?</translation>
    </message>
    <message>
        <source>Nobody has the bye</source>
        <translation>Бая немає ні в кого</translation>
    </message>
    <message>
        <source>Pairing &amp;rules…</source>
        <translation>&amp;Правила жеребкування…</translation>
    </message>
    <message>
        <source>Pairing &amp;engine…</source>
        <translation>Про&amp;грама жеребкування…</translation>
    </message>
    <message>
        <source>&amp;Close the tournament…</source>
        <translation>&amp;Завершити турнір…</translation>
    </message>
    <message>
        <source>Write the &amp;final pack…</source>
        <translation>Записати підсумковий &amp;комплект…</translation>
    </message>
    <message>
        <source>&amp;Open the tournament again…</source>
        <translation>&amp;Відкрити турнір знову…</translation>
    </message>
    <message>
        <source>Leave &amp;FIDE mode for good…</source>
        <translation>Вийти з режиму &amp;ФІДЕ назавжди…</translation>
    </message>
    <message>
        <source>Drawn &amp;matches of the knock-out…</source>
        <translation>Нічийні &amp;матчі нокаут-системи…</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Програма жеребкує</translation>
    </message>
    <message>
        <source>A knock-out is read from its bracket</source>
        <translation>Пари нокаут-системи беруться із сітки</translation>
    </message>
    <message>
        <source>A round robin is read from its table</source>
        <translation>Пари колової системи беруться з таблиці</translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation>Показаний тур</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>На тур назад</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>На тур уперед</translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation>Обрати тур</translation>
    </message>
    <message>
        <source>Choose the round: {0}</source>
        <translation>Обрати тур: {0}</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>Після туру {0}</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Перед туром 1</translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation>{0} (є відкриті партії)</translation>
    </message>
</context>
<context>
    <name>RoundStepDialog</name>
    <message>
        <source>From round</source>
        <translation>З туру</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Раніший тур</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Пізніший тур</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Reason, kept in the log</source>
        <translation>Причина, зберігається в журналі</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation>1 – 0 без обрахунку</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ без обрахунку</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 без обрахунку</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>відкладена</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Очки перед туром</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Д.</translation>
    </message>
    <message>
        <source>Board; an asterisk marks a fixed table</source>
        <translation>Дошка; зірочка позначає закріплений стіл</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation>Стартовий номер білих</translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation>Звання білих</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Білі</translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation>Гравець, що грає білими</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Рейтинг білих</translation>
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
        <translation>Спершу сторона білих</translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation>Стартовий номер чорних</translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation>Звання чорних</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation>Гравець, що грає чорними</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Рейтинг чорних</translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation>Результат, дошка {0}: {1} проти {2}: {3}</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>результату ще немає</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, підтверджено</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Примітка: {0}</translation>
    </message>
    <message>
        <source>A fixed table (*)</source>
        <translation>Закріплений стіл (*)</translation>
    </message>
    <message>
        <source>Played with the colours the other way round (↔)</source>
        <translation>Зіграно з оберненими кольорами (↔)</translation>
    </message>
    <message>
        <source>For the rating report: {0} (®)</source>
        <translation>Для звіту на обрахунок: {0} (®)</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Стартовий номер</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation>Гравці без партії в цьому турі</translation>
    </message>
    <message>
        <source>No game because</source>
        <translation>Без партії, бо</translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation>Чому гравець був без партії</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Дає</translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation>Очки за цей тур</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>виключений</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>вибув</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>бай за жеребкуванням</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>бай у ціле очко</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>бай у пів очка</translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation>відсутня (бай без очка)</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>вільний тур</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>без пари</translation>
    </message>
    <message>
        <source>opponent missing</source>
        <translation>суперника немає</translation>
    </message>
    <message>
        <source>match forfeited</source>
        <translation>неявка в матчі</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Перед туром 1</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>Після туру {0} із {1}</translation>
    </message>
</context>
<context>
    <name>RoundsMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Спершу слід відкрити турнір</translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Тури</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Шукати за іменем або дошкою</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Жеребкувати вручну…</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Інша програма…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Зберегти файл для повідомлення…</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Гравців ще немає</translation>
    </message>
    <message>
        <source>Enter or import players on the Players page; then the first round is paired here.</source>
        <translation>Гравців слід ввести чи імпортувати на сторінці «Гравці»; тоді тут жеребкується перший тур.</translation>
    </message>
    <message>
        <source>Go to the players</source>
        <translation>До гравців</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Попередній тур</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Наступний тур</translation>
    </message>
    <message>
        <source>Choose the round of this page</source>
        <translation>Обрати тур цієї сторінки</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>What can be done with this round</source>
        <translation>Що можна зробити з цим туром</translation>
    </message>
    <message>
        <source>Large window for a projector</source>
        <translation>Велике вікно для проєктора</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Тур {0}</translation>
    </message>
    <message>
        <source>Round {0} (to be paired)</source>
        <translation>Тур {0} (до жеребкування)</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Тур {0} із {1}</translation>
    </message>
    <message>
        <source>Choose the round of this page: {0}</source>
        <translation>Обрати тур цієї сторінки: {0}</translation>
    </message>
    <message>
        <source>also on this page: {0}</source>
        <translation>також на цій сторінці: {0}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>результатів {0}/{1}</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>непідтверджено {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>%n відмінність від програми</numerusform>
            <numerusform>%n відмінності від програми</numerusform>
            <numerusform>%n відмінностей від програми</numerusform>
        </translation>
    </message>
    <message>
        <source>the tournament is closed</source>
        <translation>турнір завершено</translation>
    </message>
    <message>
        <source>Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.</source>
        <translation>Без суперника й бая: {0}. Слід скласти пари вручну або задати там бай.</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Зберегти файл для повідомлення</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Файли TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Збережено: {0}. Імен гравців у ньому немає.</translation>
    </message>
    <message>
        <source>{0} pairs from now on.</source>
        <translation>Відтепер жеребкує {0}.</translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation>Параметри показника</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Закрити параметри</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Про цей показник</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Відкидання</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Немає</translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation>Рахується кожен тур</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Найнижчі</translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation>Найнижчі значення відкидаються</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Медіана</translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation>Найнижчих відкидається стільки ж, скільки найвищих</translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation>Відкинуті значення</translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation>Відкидати менше</translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation>Відкидати більше</translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation>Межа, у пів очках від половини очок</translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation>Знизити межу</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Підвищити межу</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Межа</translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation>Як рахуються незіграні партії</translation>
    </message>
    <message>
        <source>About the policy looked at</source>
        <translation>Про переглянуте правило</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Ввести вручну…</translation>
    </message>
    <message>
        <source>“{0}” was typed without Enter and does not count.</source>
        <translation>«{0}» введено без Enter, це не рахується.</translation>
    </message>
    <message>
        <source>“{0}” was only looked at; “{1}” stays in force.</source>
        <translation>«{0}» лише переглянуто; чинним лишається «{1}».</translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation>половина очок</translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>на %n пів очка вище половини</numerusform>
            <numerusform>на %n пів очка вище половини</numerusform>
            <numerusform>на %n пів очка вище половини</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>на %n пів очка нижче половини</numerusform>
            <numerusform>на %n пів очка нижче половини</numerusform>
            <numerusform>на %n пів очка нижче половини</numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation>інше число</translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation>{0}: інше число</translation>
    </message>
    <message>
        <source>such as {0}</source>
        <translation>наприклад {0}</translation>
    </message>
    <message>
        <source>{0}: such as {1}</source>
        <translation>{0}: наприклад {1}</translation>
    </message>
    <message>
        <source>Enter sets the value</source>
        <translation>Enter задає значення</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>(nobody&apos;s value changes)</source>
        <translation>(жодне значення не змінюється)</translation>
    </message>
    <message>
        <source>instead of {0}</source>
        <translation>замість {0}</translation>
    </message>
</context>
<context>
    <name>ScheduleDialog</name>
    <message>
        <source>Schedule</source>
        <translation>Розклад</translation>
    </message>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Розклад турів</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>ScheduleTable</name>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Розклад турів</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>З туру</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Раніший тур</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Пізніший тур</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Перший день</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Турів на день</translation>
    </message>
    <message>
        <source>Fewer a day</source>
        <translation>Менше на день</translation>
    </message>
    <message>
        <source>More a day</source>
        <translation>Більше на день</translation>
    </message>
    <message>
        <source>Starts on a day</source>
        <translation>Початок у день</translation>
    </message>
    <message>
        <source>When the rounds of a day start, the first one first</source>
        <translation>Коли починаються тури дня, перший – спершу</translation>
    </message>
    <message>
        <source>Default time in minutes</source>
        <translation>Допустимий час запізнення в хвилинах</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Менше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ще</translation>
    </message>
    <message>
        <source>on</source>
        <translation>від</translation>
    </message>
    <message>
        <source>a day, at</source>
        <translation>на день, о</translation>
    </message>
    <message>
        <source>default time</source>
        <translation>запізнення</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Заповнити</translation>
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
        <translation>Початок</translation>
    </message>
    <message>
        <source>Default time (minutes)</source>
        <translation>Запізнення (хвилин)</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Запізнення</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Тур {0}: {1}</translation>
    </message>
    <message>
        <source>The first day is written as 2026-11-21.</source>
        <translation>Перший день пишеться як 2026-11-21.</translation>
    </message>
    <message>
        <source>“{0}” (round {1}) is no date; write 2026-11-21.</source>
        <translation>«{0}» (тур {1}) – не дата; слід писати 2026-11-21.</translation>
    </message>
    <message>
        <source>The default time of round {0} is given in minutes.</source>
        <translation>Допустимий час запізнення в турі {0} вказується в хвилинах.</translation>
    </message>
</context>
<context>
    <name>ScoresheetsDialog</name>
    <message>
        <source>Two scoresheets</source>
        <translation>Два бланки</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>Type what each sheet says; ? holds the place of a move that is missing.</source>
        <translation>Слід ввести, що є на кожному бланку; ? замінює пропущений хід.</translation>
    </message>
    <message>
        <source>Scoresheet of {0}</source>
        <translation>Бланк: {0}</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Хід за ходом</translation>
    </message>
    <message>
        <source>Take these moves</source>
        <translation>Узяти ці ходи</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Літери фігур</translation>
    </message>
    <message>
        <source>{0} half-moves, {1} to look at.</source>
        <translation>Півходів: {0}, переглянути: {1}.</translation>
    </message>
    <message>
        <source>From here neither sheet can be played: the record ends before it.</source>
        <translation>Звідси не зіграти за жодним бланком: запис закінчується раніше.</translation>
    </message>
</context>
<context>
    <name>ScrollingPage</name>
    <message>
        <source>Page</source>
        <translation>Сторінка</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Go to round {0}</source>
        <translation>Перейти до туру {0}</translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation>Перейти до стану перед туром 1</translation>
    </message>
    <message>
        <source>Show the section {0}</source>
        <translation>Показати групу {0}</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>гравець {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Посібник</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>не зараз</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Очистити фільтр</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>Next season</source>
        <translation>Наступний сезон</translation>
    </message>
    <message>
        <source>New sections with the teams that go up and down. The sections of this season stay.</source>
        <translation>Нові групи з урахуванням підвищення й пониження команд. Групи цього сезону лишаються.</translation>
    </message>
    <message>
        <source>for example 2027</source>
        <translation>наприклад 2027</translation>
    </message>
    <message>
        <source>&amp;Season</source>
        <translation>&amp;Сезон</translation>
    </message>
    <message>
        <source>Add the sections</source>
        <translation>Додати групи</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Take the other pairing…</source>
        <translation>Узяти інше жеребкування…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Зберегти файл для повідомлення…</translation>
    </message>
    <message>
        <source>No second opinion: {0}</source>
        <translation>Другої думки немає: {0}</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>складено вручну</translation>
    </message>
    <message>
        <source>by the Berger tables</source>
        <translation>за таблицями Бергера</translation>
    </message>
    <message>
        <source>by the bracket</source>
        <translation>за сіткою</translation>
    </message>
    <message>
        <source>by the Scheveningen table</source>
        <translation>за схевенінгенською таблицею</translation>
    </message>
    <message>
        <source>paired by {0}, {1} agrees</source>
        <translation>жеребкування {0}, {1} згодна</translation>
    </message>
    <message>
        <source>paired by {0}</source>
        <translation>жеребкування {0}</translation>
    </message>
    <message>
        <source>Two engines differ on this round.</source>
        <translation>Дві програми розходяться в цьому турі.</translation>
    </message>
    <message>
        <source>{0}, bye {1}: {2}</source>
        <translation>{0}, бай {1}: {2}</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Зберегти файл для повідомлення</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>Файли TRF (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Збережено: {0}. Імен гравців у ньому немає.</translation>
    </message>
</context>
<context>
    <name>SecondOpinionDialog</name>
    <message>
        <source>Verify</source>
        <translation>Звірити</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Друга думка</translation>
    </message>
    <message>
        <source>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. The second calculation is this program&apos;s own, written from the articles alone without anything of the first one. Nothing in the event changes.</source>
        <translation>gacrux – програма Технічної комісії ФІДЕ. Вона сама обчислює кожен показник за результатами; особисту зустріч – між гравцями з рівними очками. Другий розрахунок – власний, написаний за самими статтями незалежно від першого. У турнірі нічого не змінюється.</translation>
    </message>
    <message>
        <source>Rungs computed</source>
        <translation>Обчислені показники</translation>
    </message>
    <message>
        <source>gacrux is starting…</source>
        <translation>gacrux запускається…</translation>
    </message>
    <message>
        <source>Rungs and what came out</source>
        <translation>Показники та що вийшло</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Значення, що відрізняються</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Page to print…</source>
        <translation>Аркуш для друку…</translation>
    </message>
    <message>
        <source>The proof of every value, for a protest committee</source>
        <translation>Перевірка кожного значення, для апеляційного комітету</translation>
    </message>
    <message>
        <source>{0} of {1} computed</source>
        <translation>обчислено {0} із {1}</translation>
    </message>
    <message>
        <source>Proof of the tie-breaks</source>
        <translation>Перевірка додаткових показників</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} values differ.</source>
        <translation>{0}: відрізняються {1} із {2} значень.</translation>
    </message>
    <message>
        <source>{0}: all {1} values are the same.</source>
        <translation>{0}: усі значення ({1}) однакові.</translation>
    </message>
    <message>
        <source>Nothing known explains this: look at the calculation, and report it.</source>
        <translation>Відомого пояснення немає: слід глянути на розрахунок і повідомити.</translation>
    </message>
    <message>
        <source>The second calculation, by {0}, says otherwise: report it.</source>
        <translation>Другий розрахунок за {0} каже інакше: слід повідомити.</translation>
    </message>
</context>
<context>
    <name>SectionFactsDialog</name>
    <message>
        <source>A new section</source>
        <translation>Нова група</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Регламент</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, edition, unrated rule or bye rule is asked about first and noted in the tournament report.</source>
        <translation>Жеребкування туру 1 проведено: систему, очки й ціну бая зафіксовано. Інша кількість турів, редакція, правило для гравців без рейтингу чи для баїв потребує підтвердження й зазначається у звіті про турнір.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Reason for a change after round 1, kept in the log</source>
        <translation>Причина зміни після туру 1, зберігається в журналі</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Додати групу</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Name of the section there is</source>
        <translation>Назва наявної групи</translation>
    </message>
    <message>
        <source>for example Open A</source>
        <translation>наприклад Опен А</translation>
    </message>
    <message>
        <source>The section there is gets the &amp;name</source>
        <translation>Наявна група отримує &amp;назву</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Слід дати новій групі назву.</translation>
    </message>
    <message>
        <source>Change the regulations?</source>
        <translation>Змінити регламент?</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Групи</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Група {0}</translation>
    </message>
    <message>
        <source>{0} is in view (Alt+PgUp, Alt+PgDown for the others)</source>
        <translation>Показано групу {0} (Alt+PgUp, Alt+PgDown – інші)</translation>
    </message>
    <message>
        <source>Show {0}; players dragged here move to it</source>
        <translation>Показати групу {0}; перетягнуті сюди гравці переходять до неї</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Section</source>
        <translation>Група</translation>
    </message>
    <message>
        <source>Enter goes there</source>
        <translation>Enter веде туди</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Заявлено</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Гравці або команди</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Явка</translation>
    </message>
    <message>
        <source>Ticked as present</source>
        <translation>Позначені присутніми</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>The last one paired</source>
        <translation>Останній складений</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Жеребкування</translation>
    </message>
    <message>
        <source>Of the last round paired</source>
        <translation>Останнього складеного туру</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкриті</translation>
    </message>
    <message>
        <source>Boards or matches without a result</source>
        <translation>Дошки чи матчі без результату</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Що можна зробити зараз</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Група {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} із {1}</translation>
    </message>
    <message>
        <source>by hand, not finished</source>
        <translation>вручну, не закінчено</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>без пари</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>не опубліковано</translation>
    </message>
    <message>
        <source>all results, entered twice</source>
        <translation>усі результати, введені двічі</translation>
    </message>
    <message>
        <source>published</source>
        <translation>опубліковано</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>завершено</translation>
    </message>
    <message>
        <source>results</source>
        <translation>результати</translation>
    </message>
</context>
<context>
    <name>SectionsCard</name>
    <message>
        <source>Add a section…</source>
        <translation>Додати групу…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Перейменувати…</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Видалити цю групу</translation>
    </message>
    <message>
        <source>From a table…</source>
        <translation>З таблиці…</translation>
    </message>
    <message>
        <source>A play-off, finals of groups or quads: places of a table are seeds</source>
        <translation>Додатковий матч, фінали груп або четвірки: місця таблиці визначають посів</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Групи</translation>
    </message>
    <message>
        <source>An event needs at least one section.</source>
        <translation>У турнірі має бути хоча б одна група.</translation>
    </message>
    <message>
        <source>The section still has players; move or remove them first.</source>
        <translation>У групі ще є гравці; спершу слід їх перевести або видалити.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Група {0}</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>Показано</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Показати цю групу</translation>
    </message>
    <message>
        <source>{0}: further up</source>
        <translation>{0}: вище</translation>
    </message>
    <message>
        <source>{0}: further down</source>
        <translation>{0}: нижче</translation>
    </message>
    <message>
        <source>{0} is now number {1} of the sections.</source>
        <translation>{0} тепер група номер {1}.</translation>
    </message>
    <message>
        <source>Rename the section</source>
        <translation>Перейменувати групу</translation>
    </message>
    <message>
        <source>Name of the section</source>
        <translation>Назва групи</translation>
    </message>
    <message>
        <source>Remove the section {0}?</source>
        <translation>Видалити групу {0}?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Видалити</translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message>
        <source>All sections</source>
        <translation>Усі групи</translation>
    </message>
    <message>
        <source>Start lists</source>
        <translation>Стартові списки</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Жеребкування</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результати</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Турнірна таблиця</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Друк</translation>
    </message>
    <message>
        <source>One document of every section</source>
        <translation>Один документ кожної групи</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Групи</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s), {0} entered</source>
        <translation>
            <numerusform>%n група, заявлено {0}</numerusform>
            <numerusform>%n групи, заявлено {0}</numerusform>
            <numerusform>%n груп, заявлено {0}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n section(s)</source>
        <translation>
            <numerusform>У %n групі</numerusform>
            <numerusform>У %n групах</numerusform>
            <numerusform>У %n групах</numerusform>
        </translation>
    </message>
    <message>
        <source>No section is ready for it now</source>
        <translation>Зараз жодна група до цього не готова</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: nothing was done. Try again.</source>
        <translation>Тим часом турнір змінився: нічого не зроблено. Слід спробувати знову.</translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>Жеребкується %n група…</numerusform>
            <numerusform>Жеребкуються %n групи…</numerusform>
            <numerusform>Жеребкуються %n груп…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}: зроблено в %n групі.</numerusform>
            <numerusform>{0}: зроблено в %n групах.</numerusform>
            <numerusform>{0}: зроблено в %n групах.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>No round of any section is paired yet.</source>
        <translation>У жодній групі ще не проведено жеребкування.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Number of the lot</source>
        <translation>Число жеребу</translation>
    </message>
    <message>
        <source>Number of the lot: the same number gives the same lot on every computer</source>
        <translation>Число жеребу: те саме число дає той самий жереб на кожному комп’ютері</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Розіграти знову</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Показувати ще нічого.</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>сторінка {0} із {1}</translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message>
        <source>Prizes and page head</source>
        <translation>Призи й заголовок сторінки</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Призи…</translation>
    </message>
    <message>
        <source>Logo and header lines…</source>
        <translation>Логотип і рядки заголовка…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Опублікувати…</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Дошки наживо…</translation>
    </message>
    <message>
        <source>Work together…</source>
        <translation>Працювати разом…</translation>
    </message>
    <message>
        <source>Go public…</source>
        <translation>Оприлюднити…</translation>
    </message>
    <message>
        <source>No prizes are announced.</source>
        <translation>Призи не оголошено.</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n приз</numerusform>
            <numerusform>%n призи</numerusform>
            <numerusform>%n призів</numerusform>
        </translation>
    </message>
    <message>
        <source>fund {0}</source>
        <translation>фонд {0}</translation>
    </message>
    <message>
        <source>Every page carries the name of the event only.</source>
        <translation>На кожній сторінці лише назва турніру.</translation>
    </message>
    <message>
        <source>Picture on every page</source>
        <translation>Зображення на кожній сторінці</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Find a document</source>
        <translation>Знайти документ</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Вибране</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сполучення клавіш</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Сторінки</translation>
    </message>
</context>
<context>
    <name>SlipEntry</name>
    <message>
        <source>Slips: board, Enter, result</source>
        <translation>Картки: дошка, Enter, результат</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Білі: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Чорні: {0}</translation>
    </message>
    <message>
        <source>Result so far: {0}. Now the result key; Esc for another board.</source>
        <translation>Досі результат: {0}. Тепер клавіша результату; Esc – інша дошка.</translation>
    </message>
    <message>
        <source>Put back what stood at board {0}</source>
        <translation>Повернути те, що було на дошці {0}</translation>
    </message>
    <message>
        <source>Type the board number and press Enter.</source>
        <translation>Ввести номер дошки й натиснути Enter.</translation>
    </message>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Num Lock вимкнено: для введення результатів на цифровому блоці слід увімкнути.</translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>&amp;Спостерігати за папкою…</translation>
    </message>
    <message>
        <source>Watch a &amp;file…</source>
        <translation>Спостерігати &amp;за файлом…</translation>
    </message>
    <message>
        <source>Listen to &amp;e-boards…</source>
        <translation>Слухати &amp;електронні дошки…</translation>
    </message>
    <message>
        <source>W&amp;hich e-board is where…</source>
        <translation>&amp;Яка електронна дошка де…</translation>
    </message>
    <message>
        <source>&amp;Delayed file for broadcasters…</source>
        <translation>&amp;Файл із затримкою для трансляцій…</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>&amp;Джерела</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>При&amp;пинити спостереження</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Спостереження немає</translation>
    </message>
    <message>
        <source>No e-boards are listened to</source>
        <translation>Електронні дошки не слухаються</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Спостерігати за папкою</translation>
    </message>
    <message>
        <source>Watch a file</source>
        <translation>Спостерігати за файлом</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партії (*.pgn)</translation>
    </message>
    <message>
        <source>Listen to e-boards</source>
        <translation>Слухати електронні дошки</translation>
    </message>
    <message>
        <source>Address of LiveChess:</source>
        <translation>Адреса LiveChess:</translation>
    </message>
    <message>
        <source>The address of e-boards begins with ws://.</source>
        <translation>Адреса електронних дощок починається з ws://.</translation>
    </message>
    <message>
        <source>Serial number and board, as 7425=1, 7426=2:</source>
        <translation>Серійний номер і дошка, як 7425=1, 7426=2:</translation>
    </message>
    <message>
        <source>Which e-board is where</source>
        <translation>Яка електронна дошка де</translation>
    </message>
    <message>
        <source>“{0}” is no serial number with a board.</source>
        <translation>«{0}» – не серійний номер із дошкою.</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Файл із затримкою для трансляцій</translation>
    </message>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>Записано із затримкою %n хвилина</numerusform>
            <numerusform>Записано із затримкою %n хвилини</numerusform>
            <numerusform>Записано із затримкою %n хвилин</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Літери фігур</translation>
    </message>
    <message>
        <source>found out</source>
        <translation>визначено</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>Припинити спостереження</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Click to see how this value comes about.</source>
        <translation>Натиснути, щоб побачити, звідки це значення.</translation>
    </message>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation>Незіграні партії: {0}. {1}</translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation>НЕ C.07: не так, як визначають правила ФІДЕ.</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Кат.</translation>
    </message>
    <message>
        <source>Place in the category</source>
        <translation>Місце в категорії</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Розділені місця мають однаковий номер</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Стартовий номер (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>Звання ФІДЕ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнірний рейтинг</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Фед.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерація</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Очки після цього туру</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>МО</translation>
    </message>
    <message>
        <source>Match points after this round</source>
        <translation>Матчеві очки після цього туру</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>ОП</translation>
    </message>
    <message>
        <source>Game points after this round</source>
        <translation>Очки в партіях після цього туру</translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation>Натиснути мишею або Enter, щоб побачити, звідки це значення.</translation>
    </message>
    <message>
        <source>{0}. This value separates the place from the next one.</source>
        <translation>{0}. Це значення відокремлює місце від наступного.</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Розділене місце</translation>
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
        <translation>Турнірна таблиця</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Офіційний</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Офіційний порядок</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Пробний</translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation>Пробний порядок сторінки «Показники», не офіційний</translation>
    </message>
    <message>
        <source>Who is ranked</source>
        <translation>Хто в таблиці</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команди</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Команди</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Everybody&apos;s own games</source>
        <translation>Власні партії кожного</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Дошки</translation>
    </message>
    <message>
        <source>Everybody on the board where he or she sat most</source>
        <translation>Кожен на дошці, де сидів найчастіше</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Шукати за іменем, клубом або номером</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Призи…</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Відкрити порядок показників</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Таблиці ще немає</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>З’явиться, щойно в турнірі будуть гравці.</translation>
    </message>
    <message>
        <source>Bold: the value that separates a place from the next one. Enter on a value explains it.</source>
        <translation>Жирним – значення, що відокремлює місце від наступного. Enter на значенні його пояснює.</translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Кожна дошка – за очками, далі відсотком і перформансом. Для призу на дошці потрібна %n партія за дошкою.</numerusform>
            <numerusform>Кожна дошка – за очками, далі відсотком і перформансом. Для призу на дошці потрібно %n партії за дошкою.</numerusform>
            <numerusform>Кожна дошка – за очками, далі відсотком і перформансом. Для призу на дошці потрібно %n партій за дошкою.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce prizes, and see who gets what</source>
        <translation>Оголосити призи й глянути, хто що отримує</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>Оголошено %n приз: змінити або глянути, хто що отримує</numerusform>
            <numerusform>Оголошено %n призи: змінити або глянути, хто що отримує</numerusform>
            <numerusform>Оголошено %n призів: змінити або глянути, хто що отримує</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>До порядку ще %n зауваження.</numerusform>
            <numerusform>До порядку ще %n зауваження.</numerusform>
            <numerusform>До порядку ще %n зауважень.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results changed after the ranking by hand: it may be out of date.</source>
        <translation>Після порядку, заданого вручну, результати змінилися: він може бути неактуальний.</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Пробний порядок, не офіційний: тут нічого не вирішено.</translation>
    </message>
    <message>
        <source>What is explained here are the values of teams.</source>
        <translation>Тут пояснюються значення команд.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation>Новий турнір</translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation>Швейцарська чи колова; кілька запитань – і до гри.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Відкрити турнір</translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation>Файл турніру (.tdb) на цьому комп’ютері або флешці.</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Імпорт звіту про турнір</translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation>Формат обміну ФІДЕ (TRF06, 16, 26). Спершу видно кожне припущення.</translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation>Спробувати демонстраційний турнір</translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation>Закінчений турнір для огляду; нічого не зламається.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Недавно відкриті</translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation>Вітаємо, арбітре</translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation>Провести турнір, обрати додаткові показники й побачити, чому кожне число саме таке.</translation>
    </message>
    <message>
        <source>Join an event…</source>
        <translation>Приєднатися до турніру…</translation>
    </message>
    <message>
        <source>An event that another computer in this hall leads: this one becomes a desk.</source>
        <translation>Турнір, який веде інший комп’ютер у цьому залі: цей стає робочим місцем.</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Зіграти тур</translation>
    </message>
    <message>
        <source>An event in its fourth round of five; cards say what comes next.</source>
        <translation>Турнір у четвертому турі з п’яти; картки кажуть, що далі.</translation>
    </message>
    <message>
        <source>Bring your last event…</source>
        <translation>Узяти свій останній турнір…</translation>
    </message>
    <message>
        <source>Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.</source>
        <translation>Наша таблиця поруч з опублікованою і чому вони різняться. Сюди можна перетягнути файл; нічого не зберігається.</translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation>У це вікно можна також перетягнути файл. F1 відкриває посібник.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Початкова сторінка</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Мова системи</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Відкрити {0}</translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation>Прибрати {0} із цього списку</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>players: {0}</source>
        <translation>гравців: {0}</translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation>пробний порядок, змінено показників: {0}</translation>
    </message>
    <message>
        <source>closed: the standings are final</source>
        <translation>завершено: таблиця остаточна</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>попередня: є відкриті партії</translation>
    </message>
    <message>
        <source>provisional: round {0} is not verified</source>
        <translation>попередня: тур {0} не підтверджено</translation>
    </message>
    <message>
        <source>provisional: the tournament was opened again</source>
        <translation>попередня: турнір відкрито знову</translation>
    </message>
    <message>
        <source>final</source>
        <translation>остаточна</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand</source>
        <translation>Триває ручне жеребкування туру {0}</translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation>Жеребкування ще не проведено, заплановано турів: {0}</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Тур {0} із {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>результатів {0}/{1}</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>непідтверджено {0}</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Undo or redo</source>
        <translation>Скасувати або повторити</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Закрити цей рядок</translation>
    </message>
    <message>
        <source>Take back: {0}?</source>
        <translation>Скасувати: {0}?</translation>
    </message>
    <message>
        <source>Repeat: {0}?</source>
        <translation>Повторити: {0}?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Скасовано: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Повторено: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Steps of the round</source>
        <translation>Кроки туру</translation>
    </message>
    <message>
        <source>check-in {0}/{1}</source>
        <translation>явка {0}/{1}</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>жереб</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>номери</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>жеребкувати</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>опублікувати</translation>
    </message>
    <message>
        <source>results {0}/{1}</source>
        <translation>результати {0}/{1}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>результати</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>звірити</translation>
    </message>
    <message>
        <source>drawn matches</source>
        <translation>нічийні матчі</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>тур {0}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>завершити</translation>
    </message>
    <message>
        <source>Check-in: {0} of {1} here</source>
        <translation>Явка: {0} із {1} тут</translation>
    </message>
    <message>
        <source>Draw the first colour</source>
        <translation>Розіграти початковий колір</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Надати номери…</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Жеребкувати вручну…</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>Жеребкувати тур {0}</translation>
    </message>
    <message>
        <source>Publish round {0}</source>
        <translation>Опублікувати тур {0}</translation>
    </message>
    <message>
        <source>Results: {0} of {1}</source>
        <translation>Результатів: {0} із {1}</translation>
    </message>
    <message>
        <source>Verify the results</source>
        <translation>Звірити результати</translation>
    </message>
    <message>
        <source>Drawn matches…</source>
        <translation>Нічийні матчі…</translation>
    </message>
    <message>
        <source>Go to round {0}</source>
        <translation>Перейти до туру {0}</translation>
    </message>
    <message>
        <source>Close the tournament…</source>
        <translation>Завершити турнір…</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: готово</translation>
    </message>
    <message>
        <source>{0}: waits</source>
        <translation>{0}: чекає</translation>
    </message>
    <message>
        <source>Pair again, while the round is a draft</source>
        <translation>Жеребкувати знову, поки тур – чернетка</translation>
    </message>
    <message>
        <source>Every result is in</source>
        <translation>Усі результати є</translation>
    </message>
    <message>
        <source>Every result was typed a second time</source>
        <translation>Усі результати введено вдруге</translation>
    </message>
    <message>
        <source>On the wall: board numbers never move from here on</source>
        <translation>На стіні: відтепер номери дощок не змінюються</translation>
    </message>
    <message>
        <source>Open the tournament again…</source>
        <translation>Відкрити турнір знову…</translation>
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
        <translation>Швейцарська</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Зустрічаються гравці з рівними очками</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Колова система</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Кожен з кожним</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Двоколова система</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Кожен з кожним двічі</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Two players or two teams, several games</source>
        <translation>Двоє гравців або дві команди, кілька партій</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Нокаут-система</translation>
    </message>
    <message>
        <source>The winners go on</source>
        <translation>Переможці проходять далі</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Схевенінгенська</translation>
    </message>
    <message>
        <source>Everybody of one team meets everybody of the other</source>
        <translation>Кожен з однієї команди з кожним з іншої</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Тури</translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Менше турів</translation>
    </message>
    <message>
        <source>More rounds</source>
        <translation>Більше турів</translation>
    </message>
    <message>
        <source>Who is paired</source>
        <translation>Хто жеребкується</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Everybody plays for himself or herself</source>
        <translation>Кожен грає за себе</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команди</translation>
    </message>
    <message>
        <source>Teams meet on several boards</source>
        <translation>Команди грають на кількох дошках</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Дощок у матчі</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Менше дощок</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Більше дощок</translation>
    </message>
    <message>
        <source>boards a match</source>
        <translation>дощок у матчі</translation>
    </message>
    <message>
        <source>More systems…</source>
        <translation>Інші системи…</translation>
    </message>
    <message>
        <source>Two legs, home and away</source>
        <translation>Два матчі, вдома й у гостях</translation>
    </message>
    <message>
        <source>More systems</source>
        <translation>Інші системи</translation>
    </message>
    <message>
        <source>Swiss (FIDE Dutch)</source>
        <translation>Швейцарська (голландська ФІДЕ)</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Інша система</translation>
    </message>
    <message>
        <source>rounds, each a match of two games</source>
        <translation>турів, кожен – матч із двох партій</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>турів</translation>
    </message>
    <message>
        <source>rounds: for up to {0} teams</source>
        <translation>турів: до {0} команд</translation>
    </message>
    <message>
        <source>rounds: for up to {0} players</source>
        <translation>турів: до {0} гравців</translation>
    </message>
    <message>
        <source>rounds: as many as boards</source>
        <translation>турів: стільки, скільки дощок</translation>
    </message>
    <message>
        <source>games</source>
        <translation>партій</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} teams</source>
        <translation>турів: на {0} або {1} команд</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} players</source>
        <translation>турів: на {0} або {1} гравців</translation>
    </message>
    <message>
        <source>{0}, {1} games against each opponent</source>
        <translation>{0}, партій з кожним суперником: {1}</translation>
    </message>
</context>
<context>
    <name>SystemParameters</name>
    <message>
        <source>Parameters…</source>
        <translation>Параметри…</translation>
    </message>
</context>
<context>
    <name>SystemsDialog</name>
    <message>
        <source>FIDE</source>
        <translation>ФІДЕ</translation>
    </message>
    <message>
        <source>FIDE text, no approved program</source>
        <translation>текст ФІДЕ, без схваленої програми</translation>
    </message>
    <message>
        <source>national</source>
        <translation>національний</translation>
    </message>
    <message>
        <source>club</source>
        <translation>клуб</translation>
    </message>
    <message>
        <source>Played {0}.</source>
        <translation>Застосовується {0}.</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Причина (зберігається в журналі)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>кількома словами</translation>
    </message>
    <message>
        <source>Take this system</source>
        <translation>Узяти цю систему</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Give a reason first</source>
        <translation>Спершу слід указати причину</translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>Уже є %n запрошення: слід відкликати деякі.</numerusform>
            <numerusform>Уже є %n запрошення: слід відкликати деякі.</numerusform>
            <numerusform>Уже є %n запрошень: слід відкликати деякі.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>Знову відкрито: %n сторінка</numerusform>
            <numerusform>Знову відкрито: %n сторінки</numerusform>
            <numerusform>Знову відкрито: %n сторінок</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has another address now, {0}: telephones scan their code again.</source>
        <translation>Цей комп’ютер тепер має іншу адресу, {0}: телефони мають знову відсканувати код.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n телефон</numerusform>
            <numerusform>%n телефони</numerusform>
            <numerusform>%n телефонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n робоче місце</numerusform>
            <numerusform>%n робочі місця</numerusform>
            <numerusform>%n робочих місць</numerusform>
        </translation>
    </message>
    <message>
        <source>Invited to this event until then: {0}.</source>
        <translation>Досі запрошені до цього турніру: {0}.</translation>
    </message>
    <message>
        <source>They go on where they were, by the same codes. Without it nothing listens.</source>
        <translation>Вони працюють далі за тими самими кодами. Без цього нічого не відкрито.</translation>
    </message>
    <message>
        <source>Go on working together?</source>
        <translation>Працювати разом далі?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>{0} Only the leading computer has it: no desk answers.</source>
        <translation>{0} Є лише на головному комп’ютері: жодне робоче місце не відповідає.</translation>
    </message>
    <message>
        <source>The event is not open any more.</source>
        <translation>Турнір уже не відкрито.</translation>
    </message>
    <message>
        <source>This board is not yours.</source>
        <translation>Ця дошка не з доручених.</translation>
    </message>
    <message>
        <source>Board {0}: a volunteer calls the arbiter.</source>
        <translation>Дошка {0}: волонтер кличе арбітра.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>Edit the team</source>
        <translation>Редагувати команду</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Нова команда</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Скорочена назва</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерація</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Капітан</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Контакт</translation>
    </message>
    <message>
        <source>Strength by hand</source>
        <translation>Сила вручну</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>TeamGrid</name>
    <message>
        <source>Place in the table</source>
        <translation>Місце в таблиці</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнірний рейтинг</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Очки після цього туру</translation>
    </message>
    <message>
        <source>Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.</source>
        <translation>Рядки: команда A, стовпці: команда B. б – білі, ч – чорні; 1 перемога, ½ нічия, 0 поразка; + і − неявки; · відкрита партія.</translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message>
        <source>Boards, colours and points are locked once round 1 is paired.</source>
        <translation>Після жеребкування туру 1 дошки, кольори й очки фіксуються.</translation>
    </message>
    <message>
        <source>Rules of the teams</source>
        <translation>Правила для команд</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Дощок у матчі</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Менше дощок</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Більше дощок</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Дошки</translation>
    </message>
    <message>
        <source>Colours of the first-named team</source>
        <translation>Кольори команди, названої першою</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Виграний матч</translation>
    </message>
    <message>
        <source>Match drawn</source>
        <translation>Нічийний матч</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Програний матч</translation>
    </message>
    <message>
        <source>as a drawn match</source>
        <translation>як нічийний матч</translation>
    </message>
    <message>
        <source>Bye: match points</source>
        <translation>Бай: матчеві очки</translation>
    </message>
    <message>
        <source>Bye: game points</source>
        <translation>Бай: очки в партіях</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Матчеві очки</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Очки в партіях</translation>
    </message>
    <message>
        <source>decide who is named first</source>
        <translation>вирішують, хто названий першим</translation>
    </message>
    <message>
        <source>are not used for colours</source>
        <translation>для кольорів не застосовуються</translation>
    </message>
    <message>
        <source>Type A, the usual ones</source>
        <translation>Тип A, звичайні</translation>
    </message>
    <message>
        <source>Type B, strong and mild</source>
        <translation>Тип B, сильні та слабкі</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>Counts first</source>
        <translation>Спершу рахуються</translation>
    </message>
    <message>
        <source>The other points</source>
        <translation>Інші очки</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Колірні переваги</translation>
    </message>
    <message>
        <source>keep the order of the members</source>
        <translation>зберігають порядок заявки</translation>
    </message>
    <message>
        <source>may have any order</source>
        <translation>можуть мати будь-який порядок</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Склади</translation>
    </message>
    <message>
        <source>the best ratings, one a board</source>
        <translation>найкращі рейтинги, по одному на дошку</translation>
    </message>
    <message>
        <source>the first boards</source>
        <translation>перші дошки</translation>
    </message>
    <message>
        <source>all members</source>
        <translation>усі гравці</translation>
    </message>
    <message>
        <source>as the arbiter gives it</source>
        <translation>як задає арбітр</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Сила команди</translation>
    </message>
    <message>
        <source>keeps its results</source>
        <translation>зберігає результати</translation>
    </message>
    <message>
        <source>loses them before half of its matches (C.05, 6.6)</source>
        <translation>втрачає їх до половини матчів (C.05, 6.6)</translation>
    </message>
    <message>
        <source>A team that leaves a round robin</source>
        <translation>Команда, що вибуває з колового турніру</translation>
    </message>
    <message>
        <source>A member without a rating counts</source>
        <translation>Гравець без рейтингу рахується як</translation>
    </message>
    <message>
        <source>Reserves of a team</source>
        <translation>Запасних у команді</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>скільки завгодно</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>не рахуються</translation>
    </message>
    <message>
        <source>count as games</source>
        <translation>рахуються як партії</translation>
    </message>
    <message>
        <source>Wins by forfeit for a board prize</source>
        <translation>Перемоги через неявку для призу на дошці</translation>
    </message>
    <message>
        <source>Games for a board prize</source>
        <translation>Партій для призу на дошці</translation>
    </message>
    <message>
        <source>two thirds of the rounds</source>
        <translation>дві третини турів</translation>
    </message>
    <message>
        <source>The losers of the semi-finals play for place 3</source>
        <translation>Хто програв у півфіналах, грає за 3-тє місце</translation>
    </message>
    <message>
        <source>A drawn match is decided by</source>
        <translation>Нічийний матч вирішують</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>далі</translation>
    </message>
    <message>
        <source>Place 3</source>
        <translation>3-тє місце</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>більше нічого</translation>
    </message>
</context>
<context>
    <name>TeamTicks</name>
    <message>
        <source>Bd</source>
        <translation>Д.</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Дошка матчу</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Place among the members</source>
        <translation>Місце в заявці</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнірний рейтинг</translation>
    </message>
    <message>
        <source>{0} of {1} boards</source>
        <translation>{0} із {1} дощок</translation>
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
        <translation>Стартовий номер команди (TPN)</translation>
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
        <translation>Федерація</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
    <message>
        <source>By the announced rule</source>
        <translation>За оголошеним правилом</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Boards and reserves</source>
        <translation>Дошки й запасні</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Тут</translation>
    </message>
    <message>
        <source>Check-in, or has left</source>
        <translation>Явка або вибуття</translation>
    </message>
    <message>
        <source>present</source>
        <translation>присутній</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>відсутня</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>вибув</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Д.</translation>
    </message>
    <message>
        <source>Board, or R for a reserve</source>
        <translation>Дошка або З – запасний</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Стартовий номер гравця</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Турнірний рейтинг</translation>
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
        <translation>Команди</translation>
    </message>
    <message>
        <source>Find by name, club or captain</source>
        <translation>Шукати за назвою, клубом або капітаном</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Нова команда…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Правила…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Players without a team</source>
        <translation>Гравці без команди</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Редагувати…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Присутній</translation>
    </message>
    <message>
        <source>Points…</source>
        <translation>Очки…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Зняти з турніру…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Number by strength</source>
        <translation>Номери за силою</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Розіграти номери жеребом</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>Виключити…</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Ліга…</translation>
    </message>
    <message>
        <source>Fixtures…</source>
        <translation>Календар матчів…</translation>
    </message>
    <message>
        <source>Eligibility…</source>
        <translation>Право на гру…</translation>
    </message>
    <message>
        <source>Fines…</source>
        <translation>Штрафи…</translation>
    </message>
    <message>
        <source>Next season…</source>
        <translation>Наступний сезон…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ще</translation>
    </message>
    <message>
        <source>More steps with teams</source>
        <translation>Інші дії з командами</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вгору</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Вилучити</translation>
    </message>
    <message>
        <source>Teams from clubs…</source>
        <translation>Команди з клубів…</translation>
    </message>
    <message>
        <source>Into the team</source>
        <translation>До команди</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Команд ще немає</translation>
    </message>
    <message>
        <source>Make a team, then put players into it; players are entered or imported on the Players page.</source>
        <translation>Слід створити команду й додати до неї гравців; гравців вводять чи імпортують на сторінці «Гравці».</translation>
    </message>
    <message>
        <source>In this section players are paired, not teams</source>
        <translation>У цій групі жеребкуються гравці, а не команди</translation>
    </message>
    <message>
        <source>Choose teams in the regulations of a section before round 1.</source>
        <translation>Команди обирають у регламенті групи до туру 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n дошка в матчі</numerusform>
            <numerusform>%n дошки в матчі</numerusform>
            <numerusform>%n дощок у матчі</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n команда</numerusform>
            <numerusform>%n команди</numerusform>
            <numerusform>%n команд</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team first</source>
        <translation>Спершу слід обрати команду</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Повернути</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Ще не з’явилися</translation>
    </message>
    <message>
        <source>Choose a member first</source>
        <translation>Спершу слід обрати гравця</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Спершу слід обрати гравця</translation>
    </message>
    <message>
        <source>The team has left already</source>
        <translation>Команда вже вибула</translation>
    </message>
    <message>
        <source>Make these teams?</source>
        <translation>Створити ці команди?</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Створити команди</translation>
    </message>
    <message>
        <source>Name the division of the section first (League…)</source>
        <translation>Спершу слід назвати дивізіон групи (Ліга…)</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Додано: {0}</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>Змінити очки?</translation>
    </message>
    <message>
        <source>{0} leaves from round {1} on?</source>
        <translation>{0} вибуває з туру {1}?</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Зняти команду з турніру</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>Виключити: {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Більше не жеребкується і не входить до таблиці. Суперники зберігають очки.</translation>
    </message>
    <message>
        <source>The teams are numbered by strength already</source>
        <translation>Команди вже пронумеровано за силою</translation>
    </message>
    <message>
        <source>The numbers of the teams were drawn by lot, seed {0}</source>
        <translation>Номери команд розіграно жеребом, початкове число {0}</translation>
    </message>
    <message>
        <source>Change the members of {0} after round 1?</source>
        <translation>Змінити гравців команди {0} після туру 1?</translation>
    </message>
    <message>
        <source>Change the members</source>
        <translation>Змінити гравців</translation>
    </message>
    <message>
        <source>Change the members?</source>
        <translation>Змінити гравців?</translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message>
        <source>Pairing before the check-in is closed</source>
        <translation>Жеребкування до завершення підтвердження участі</translation>
    </message>
    <message>
        <source>Round {0} with and without those missing</source>
        <translation>Тур {0} з відсутніми й без них</translation>
    </message>
    <message>
        <source>Both pairings</source>
        <translation>Обидва жеребкування</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Програма жеребкує</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n ще не тут</numerusform>
            <numerusform>%n ще не тут</numerusform>
            <numerusform>%n ще не тут</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}. {2} of {3} boards are the same either way.</source>
        <translation>{0}: {1}. В обох варіантах однакових дощок: {2} із {3}.</translation>
    </message>
    <message>
        <source>If they come in time</source>
        <translation>Якщо вони прийдуть вчасно</translation>
    </message>
    <message>
        <source>If the check-in is closed now</source>
        <translation>Якщо завершити підтвердження зараз</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Д.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дошка</translation>
    </message>
    <message>
        <source>With those missing</source>
        <translation>З відсутніми</translation>
    </message>
    <message>
        <source>Without them</source>
        <translation>Без них</translation>
    </message>
    <message>
        <source>{0}: pairing-allocated bye</source>
        <translation>{0}: бай за жеребкуванням</translation>
    </message>
</context>
<context>
    <name>TiesDialog</name>
    <message>
        <source>Drawn matches</source>
        <translation>Нічийні матчі</translation>
    </message>
    <message>
        <source>Tie-break games belong to the match; they are no rounds and are not rated with them.</source>
        <translation>Додаткові партії належать до матчу; це не тури, і з ними вони не обраховуються.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>Поміняти &amp;кольори</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Контроль часу</translation>
    </message>
    <message>
        <source>rate of play</source>
        <translation>контроль часу</translation>
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
        <translation>&amp;Скасувати останню партію</translation>
    </message>
    <message>
        <source>&amp;Who goes on…</source>
        <translation>&amp;Хто проходить далі…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>{0} (decided)</source>
        <translation>{0} (вирішено)</translation>
    </message>
    <message>
        <source>No match is drawn.</source>
        <translation>Нічийних матчів немає.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Далі: {0}</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Білі: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Чорні: {0}</translation>
    </message>
    <message>
        <source>Enter this game?</source>
        <translation>Ввести цю партію?</translation>
    </message>
    <message>
        <source>Take the last game back?</source>
        <translation>Скасувати останню партію?</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Вирішити матч?</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Work together</source>
        <translation>Працювати разом</translation>
    </message>
    <message>
        <source>Each invitation is for one telephone or one computer. This one stays the leading one.</source>
        <translation>Кожне запрошення – для одного телефону чи комп’ютера. Цей лишається головним.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>End all</source>
        <translation>Закінчити всі</translation>
    </message>
    <message>
        <source>as it shall stand in the log</source>
        <translation>як має стояти в журналі</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Назва</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Для чого</translation>
    </message>
    <message>
        <source>{0}, on a telephone</source>
        <translation>{0}, на телефоні</translation>
    </message>
    <message>
        <source>{0}, on a computer</source>
        <translation>{0}, на комп’ютері</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>Для &amp;чого</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Група</translation>
    </message>
    <message>
        <source>all sections</source>
        <translation>усі групи</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Група</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Дошки</translation>
    </message>
    <message>
        <source>In the &amp;hall, not on this computer only</source>
        <translation>У з&amp;алі, не лише на цьому комп’ютері</translation>
    </message>
    <message>
        <source>&amp;Encrypted: browsers warn once</source>
        <translation>&amp;Шифровано: браузери раз попереджають</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>тунелю або проксі, якщо він є</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Публічне &amp;ім’я</translation>
    </message>
    <message>
        <source>That computer keeps a copy of the whole event, with all that is known of the players, until the invitation is taken back.</source>
        <translation>Той комп’ютер має копію всього турніру, з усім, що відомо про гравців, доки запрошення не відкликано.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Запросити</translation>
    </message>
    <message>
        <source>Who entered a result does not &amp;verify it</source>
        <translation>Хто ввів результат, не &amp;підтверджує його</translation>
    </message>
    <message>
        <source>The second pass over the slips is done by another person.</source>
        <translation>Другу звірку карток робить інша особа.</translation>
    </message>
    <message>
        <source>An entry on a telephone counts when a second &amp;computer has it</source>
        <translation>Введене на телефоні рахується, коли є на другому &amp;комп’ютері</translation>
    </message>
    <message>
        <source>It is answered when a desk has it too, or says after two seconds that none does.</source>
        <translation>Відповідь надходить, коли введене є й на робочому місці, або через дві секунди – що його немає ніде.</translation>
    </message>
    <message>
        <source>Invitations that are valid</source>
        <translation>Дійсні запрошення</translation>
    </message>
    <message>
        <source>Only this computer opens this address. For telephones: In the hall.</source>
        <translation>Цю адресу відкриває лише цей комп’ютер. Для телефонів: у залі.</translation>
    </message>
    <message>
        <source>QR code of the page</source>
        <translation>QR-код сторінки</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Копіювати адресу</translation>
    </message>
    <message>
        <source>Another &amp;code</source>
        <translation>&amp;Інший код</translation>
    </message>
    <message>
        <source>For another telephone, or another address: the code of before opens nothing.</source>
        <translation>Для іншого телефону чи іншої адреси: попередній код нічого не відкриває.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Відкликати</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>The pages go on when this is closed.</source>
        <translation>Сторінки працюють і після закриття цього вікна.</translation>
    </message>
    <message>
        <source>all, or some: 1-20, 31</source>
        <translation>усі або деякі: 1-20, 31</translation>
    </message>
    <message>
        <source>Write a name: the log keeps it with every step.</source>
        <translation>Слід написати ім’я: журнал зберігає його з кожним кроком.</translation>
    </message>
    <message>
        <source>“{0}” is no name of a host.</source>
        <translation>«{0}» – не ім’я хоста.</translation>
    </message>
    <message>
        <source>Boards are those of one section: choose it.</source>
        <translation>Дошки належать одній групі: її слід обрати.</translation>
    </message>
    <message>
        <source>Write the boards as 1-4, 7.</source>
        <translation>Дошки слід писати як 1-4, 7.</translation>
    </message>
    <message>
        <source>Whoever in this network has the address of a page may open it first; after that only its device.</source>
        <translation>Кожен у цій мережі, хто має адресу сторінки, може відкрити її першим; потім – лише його пристрій.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Система може запитати, чи пропускати їх через брандмауер.</translation>
    </message>
    <message>
        <source>Open these pages in the hall?</source>
        <translation>Відкрити ці сторінки в залі?</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>Telephones know this computer by another address, {0}: they scan their code again, or type {1} where their page asks for it.</source>
        <translation>Телефони знають цей комп’ютер за іншою адресою, {0}: слід знову відсканувати код або ввести {1} там, де просить сторінка.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n телефон</numerusform>
            <numerusform>%n телефони</numerusform>
            <numerusform>%n телефонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n робоче місце</numerusform>
            <numerusform>%n робочі місця</numerusform>
            <numerusform>%n робочих місць</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing listens: {0} worked on this event when it was closed.</source>
        <translation>Нічого не відкрито: {0} працювали над цим турніром, коли його закрито.</translation>
    </message>
    <message>
        <source>Nothing listens.</source>
        <translation>Нічого не відкрито.</translation>
    </message>
    <message>
        <source>boards {0}</source>
        <translation>дошки {0}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>ще не відкрито</translation>
    </message>
    <message>
        <source>last entry {0}</source>
        <translation>останнє введення {0}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>відкрито</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>%n крок сьогодні</numerusform>
            <numerusform>%n кроки сьогодні</numerusform>
            <numerusform>%n кроків сьогодні</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is being started…</source>
        <translation>Сторінка запускається…</translation>
    </message>
    <message>
        <source>The tunnel or proxy leads to port {0} of this computer.</source>
        <translation>Тунель або проксі веде на порт {0} цього комп’ютера.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256): {0}</source>
        <translation>Відбиток (SHA-256): {0}</translation>
    </message>
    <message>
        <source>Made before the window was started again: give it another code.</source>
        <translation>Створено до перезапуску вікна: слід дати інший код.</translation>
    </message>
    <message>
        <source>Made before the window was started again: its telephone goes on, its address is not known any more.</source>
        <translation>Створено до перезапуску вікна: його телефон працює далі, адреса вже не відома.</translation>
    </message>
    <message>
        <source>{0} works at the computer {1}.</source>
        <translation>{0} працює за комп’ютером {1}.</translation>
    </message>
    <message>
        <source>On the other computer: Join an event…
Address: {0}
Code: {1} (ten minutes, once)
Figures to compare: {2}</source>
        <translation>На іншому комп’ютері: Приєднатися до турніру…
Адреса: {0}
Код: {1} (десять хвилин, один раз)
Цифри для звірки: {2}</translation>
    </message>
    <message>
        <source>The code is too old: take the invitation back and make a new one.</source>
        <translation>Код застарів: слід відкликати запрошення й створити нове.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Адресу скопійовано.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Група</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Шукати</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Шукати команди меню та гравців</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Шукати команди меню, сторінки та гравців</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Турнір без назви</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Група {0}</translation>
    </message>
</context>
<context>
    <name>TwoLadders</name>
    <message>
        <source>First ladder</source>
        <translation>Перший порядок</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>Другий порядок</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>Місця за обома порядками</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Офіційний порядок</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Пробний порядок</translation>
    </message>
    <message>
        <source>Official: {0}</source>
        <translation>Офіційний: {0}</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Набір: {0}</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Власний: {0}</translation>
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
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Далі…</translation>
    </message>
    <message>
        <source>Change the official ladder</source>
        <translation>Змінити офіційний порядок</translation>
    </message>
    <message>
        <source>Whose place changes</source>
        <translation>Чиє місце змінюється</translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation>Зараз жодне місце не змінюється</translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation>Пізніше може бути інакше.</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Досі</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Відтепер</translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation>Причина (зберігається у файлі та записується у звіт про турнір)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>Причина зміни</translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation>наприклад: в оголошеному регламенті інший порядок</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Крок {0} з 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Спершу слід написати причину</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Скасувати: {0}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Скасовувати нічого</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Повторити: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Повторювати нічого</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>agrees</source>
        <translation>збігається</translation>
    </message>
    <message>
        <source>differs as known</source>
        <translation>відрізняється, як відомо</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>відрізняється</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>не перевірено</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>Показник</translation>
    </message>
    <message>
        <source>The tie-break with its policy</source>
        <translation>Показник із його правилом</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>What FIDE&apos;s tool says</source>
        <translation>Що каже програма ФІДЕ</translation>
    </message>
    <message>
        <source>Second calculation</source>
        <translation>Другий розрахунок</translation>
    </message>
    <message>
        <source>Written from the articles</source>
        <translation>Написано за статтями</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Стаття</translation>
    </message>
    <message>
        <source>The article it was written from</source>
        <translation>Стаття, за якою написано</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значення</translation>
    </message>
    <message>
        <source>Values compared</source>
        <translation>Порівняні значення</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Різних</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Значення, що відрізняються</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Стартовий номер</translation>
    </message>
    <message>
        <source>Value of this program</source>
        <translation>Значення цієї програми</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Друге</translation>
    </message>
    <message>
        <source>Value of the second calculation</source>
        <translation>Значення другого розрахунку</translation>
    </message>
    <message>
        <source>Value of gacrux</source>
        <translation>Значення gacrux</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Чому</translation>
    </message>
    <message>
        <source>What explains the difference</source>
        <translation>Що пояснює відмінність</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>без пояснення</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Кольори</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Мов&amp;а</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Більший текст</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Менший текст</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Звичайний текст</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Рядки</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>&amp;Як у системі</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Світлі</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Темні</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Високий контраст</translation>
    </message>
    <message>
        <source>&amp;Airy</source>
        <translation>&amp;Просторі</translation>
    </message>
    <message>
        <source>&amp;Compact, for small screens</source>
        <translation>&amp;Щільні, для малих екранів</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Як у си&amp;стемі</translation>
    </message>
    <message>
        <source>{0}: sheets and website only</source>
        <translation>{0}: лише аркуші й сайт</translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Under way</source>
        <translation>Виконується</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Cancelled; the event was not opened.</source>
        <translation>Скасовано; турнір не відкрито.</translation>
    </message>
    <message>
        <source>Cancelled; nothing has changed.</source>
        <translation>Скасовано; нічого не змінено.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>e-boards</source>
        <translation>електронні дошки</translation>
    </message>
</context>
<context>
    <name>WhichKeysDialog</name>
    <message>
        <source>Keys for results</source>
        <translation>Клавіші для результатів</translation>
    </message>
    <message>
        <source>{0} is no result with the keys in force. Which keys do you mean?</source>
        <translation>{0} – не результат за чинними клавішами. Які клавіші мають діяти?</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key again afterwards.</source>
        <translation>Нічого не введено: потім слід натиснути клавішу ще раз.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>без результату</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}</source>
        <translation>{0}: {1} – це {2}</translation>
    </message>
    <message>
        <source>Keep the keys in force</source>
        <translation>Лишити чинні клавіші</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>file is whole</source>
        <translation>файл цілий</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>збережено</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>FIDE mode</source>
        <translation>режим ФІДЕ</translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation>Турнір дотримується правил ФІДЕ для турнірних програм.</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>&amp;Шукати команди меню та гравців…</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>По&amp;яснення поруч зі сторінкою</translation>
    </message>
    <message>
        <source>Large &amp;window for a projector</source>
        <translation>Велике &amp;вікно для проєктора</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>По&amp;сібник</translation>
    </message>
    <message>
        <source>&amp;First steps, over the demo event</source>
        <translation>Перші &amp;кроки, на демонстраційному турнірі</translation>
    </message>
    <message>
        <source>Play a &amp;round</source>
        <translation>Зіграти т&amp;ур</translation>
    </message>
    <message>
        <source>&amp;Bring your last event…</source>
        <translation>Узяти свій &amp;останній турнір…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Сполучення к&amp;лавіш</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>&amp;Про tdapp</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version</source>
        <translation>Пошукати &amp;новішу версію</translation>
    </message>
    <message>
        <source>NOT IN FIDE MODE</source>
        <translation>НЕ В РЕЖИМІ ФІДЕ</translation>
    </message>
    <message>
        <source>This page has no values to explain</source>
        <translation>На цій сторінці немає значень для пояснення</translation>
    </message>
</context>
<context>
    <name>_Decision</name>
    <message>
        <source>Who goes on: {0}</source>
        <translation>Хто проходить далі: {0}</translation>
    </message>
    <message>
        <source>The decision and its reason stand in the tournament report.</source>
        <translation>Рішення та його причина стоять у звіті про турнір.</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Хто проходить далі</translation>
    </message>
    <message>
        <source>nobody yet: take the decision back</source>
        <translation>ще ніхто: скасувати рішення</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>додатковий матч</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>жереб</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>рішення арбітра</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Проходить</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Як</translation>
    </message>
    <message>
        <source>the score of the play-off, or how the lot was drawn</source>
        <translation>рахунок додаткового матчу або жереб</translation>
    </message>
    <message>
        <source>Result or lot</source>
        <translation>Результат або жереб</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Вирішити</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>_GroupDialog</name>
    <message>
        <source>First round</source>
        <translation>Перший тур</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раніше</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Пізніше</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Останній тур</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>У турах</translation>
    </message>
    <message>
        <source>to</source>
        <comment>rounds 1 to 3</comment>
        <translation>до</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Наскільки суворо</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Не зводити</translation>
    </message>
    <message>
        <source>The round is not paired otherwise, whatever it costs</source>
        <translation>Інакше тур не складається, хоч би що</translation>
    </message>
    <message>
        <source>Wished apart</source>
        <translation>Бажано не зводити</translation>
    </message>
    <message>
        <source>Yields where a round could not be paired</source>
        <translation>Поступається, якщо тур не вдалося б скласти</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Додати</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <source>%n of {0} player(s) get another number.</source>
        <translation>
            <numerusform>Інший номер отримує %n гравець із {0}.</numerusform>
            <numerusform>Інший номер отримують %n гравці з {0}.</numerusform>
            <numerusform>Інший номер отримують %n гравців із {0}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_NumbersDialog</name>
    <message>
        <source>Players whose number changes</source>
        <translation>Гравці, чий номер змінюється</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Жоден номер не змінюється</translation>
    </message>
    <message>
        <source>The numbers are in this order already.</source>
        <translation>Номери вже в такому порядку.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>_TableDialog</name>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>_Tree</name>
    <message>
        <source>not decided: Who goes on… on the page Rounds</source>
        <translation>не вирішено: «Хто проходить далі…» на сторінці «Тури»</translation>
    </message>
    <message>
        <source>Match for place 3</source>
        <translation>Матч за 3-тє місце</translation>
    </message>
</context>
<context>
    <name>_WindowMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Спершу слід відкрити турнір</translation>
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
