<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window of tdapp says. Not yet reviewed by a native arbiter unless it says so here. What is wrong goes, with the
     English text beside it, to whoever keeps the program: docs/translating.md. -->
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{where}: “{text}” is no day; write {example}.</source>
        <translation>{where}: “{text}” gün değil; {example} yazın.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About tdapp</source>
        <translation>tdapp hakkında</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Sürüm {0}</translation>
    </message>
    <message>
        <source>A tournament director for chess arbiters: offline, every tie-break explained.</source>
        <translation>Satranç hakemleri için turnuva yönetimi: çevrimdışı, her eşitlik bozma açıklamalı.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>GNU Genel Kamu Lisansı sürüm 3 ya da sonrası (GPL-3.0-or-later) altında özgür yazılım. Hiçbir garanti verilmez.</translation>
    </message>
    <message>
        <source>Thanks to the FIDE Technical Commission for its tie-break and pairing tool gacrux:</source>
        <translation>Eşitlik bozma ve eşlendirme aracı gacrux için FIDE Teknik Komisyonuna teşekkürler:</translation>
    </message>
    <message>
        <source>Typefaces: Noto Sans (SIL Open Font License 1.1) and WenQuanYi Micro Hei (Apache License 2.0). Icons: Lucide (ISC License), in part from Feather (MIT License).</source>
        <translation>Yazı tipleri: Noto Sans (SIL Open Font License 1.1) ve WenQuanYi Micro Hei (Apache License 2.0). Simgeler: Lucide (ISC License), bir bölümü Feather (MIT License).</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</source>
        <translation>Yapımında: Python, Qt for Python (LGPL-3.0), SQLAlchemy, numpy, reportlab, pypdfium2.</translation>
    </message>
    <message>
        <source>Licence and thanks</source>
        <translation>Lisans ve teşekkür</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>AbsenceDialog</name>
    <message>
        <source>A paired player does not come</source>
        <translation>Eşlendirilmiş oyuncu gelmiyor</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} gelmiyor</translation>
    </message>
    <message>
        <source>Board {0}, against {1}</source>
        <translation>{0}. masa, rakip {1}</translation>
    </message>
    <message>
        <source>The opponent wins by forfeit</source>
        <translation>Rakip hükmen kazanır</translation>
    </message>
    <message>
        <source>Somebody without a game takes the seat</source>
        <translation>Oyunsuz biri yerine oturur</translation>
    </message>
    <message>
        <source>The board goes; the opponent is paired again</source>
        <translation>Masa kalkar; rakip yeniden eşlendirilir</translation>
    </message>
    <message>
        <source>Who takes the seat</source>
        <translation>Yerine kim oturur</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Sebep (günlükte saklanır)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Yap</translation>
    </message>
    <message>
        <source>{0} loses by forfeit, {1} wins without playing. The next round is not touched.</source>
        <translation>{0} hükmen kaybeder, {1} oynamadan kazanır. Sonraki tur etkilenmez.</translation>
    </message>
    <message>
        <source>Board {0}: {1} meets {2} instead of {3}, who is absent in this round.</source>
        <translation>{0}. masa: {1} – {2}; bu turda olmayan {3} yerine.</translation>
    </message>
    <message>
        <source>Board {0} goes. {1} is absent; {2} is without a game until you pair by hand.</source>
        <translation>{0}. masa kalkar. {1} yok; {2} siz elle eşlendirene dek oyunsuz.</translation>
    </message>
    <message>
        <source>The pairings are published: players may have seen them (C.04.2, 3.6).</source>
        <translation>Eşlendirmeler yayımlandı: oyuncular görmüş olabilir (C.04.2, 3.6).</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Önce sebep yazın</translation>
    </message>
</context>
<context>
    <name>AbsenceGrid</name>
    <message>
        <source>Byes by round</source>
        <translation>Turlara göre baylar</translation>
    </message>
    <message>
        <source>game</source>
        <translation>oyun</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>oynuyor</translation>
    </message>
    <message>
        <source>absent, 0 points</source>
        <translation>yok, 0 puan</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>yarım puanlık bay</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>tam puanlık bay</translation>
    </message>
    <message>
        <source>this round is paired; change it on the Rounds page</source>
        <translation>bu tur eşlendirildi; Turlar sayfasında değiştirin</translation>
    </message>
    <message>
        <source>{0}, round {1}: {2}</source>
        <translation>{0}, {1}. tur: {2}</translation>
    </message>
</context>
<context>
    <name>AbsencesDialog</name>
    <message>
        <source>Byes and absences</source>
        <translation>Baylar ve gelmemeler</translation>
    </message>
    <message>
        <source>Byes and absences by round</source>
        <translation>Turlara göre baylar ve gelmemeler</translation>
    </message>
    <message>
        <source>The regulations allow no half-point byes.</source>
        <translation>Yönerge yarım puanlık baya izin vermiyor.</translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player.</source>
        <translation>
            <numerusform>Yönerge oyuncu başına %n yarım puanlık baya izin veriyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The regulations allow %n half-point bye(s) for a player, until round {0}.</source>
        <translation>
            <numerusform>Yönerge oyuncu başına %n yarım puanlık baya izin veriyor, en geç {0}. tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>These players have left the event; take them back first.</source>
        <translation>Bu oyuncular turnuvadan ayrıldı; önce geri alın.</translation>
    </message>
    <message>
        <source>0 absent, 5 or H half-point bye, 1 full-point bye, Del plays. Space goes through them.</source>
        <translation>0 yok, 5 ya da H yarım puanlık bay, 1 tam puanlık bay, Del oynuyor. Boşluk sırayla gezer.</translation>
    </message>
    <message>
        <source>0 {0}, 5 or H {1}, 1 {2}, Del plays. Space goes through them.</source>
        <translation>0 {0}, 5 ya da H {1}, 1 {2}, Del oynuyor. Boşluk sırayla gezer.</translation>
    </message>
    <message>
        <source>Set these byes?</source>
        <translation>Bu baylar belirlensin mi?</translation>
    </message>
</context>
<context>
    <name>AddCriterion</name>
    <message>
        <source>Add a criterion: type its name or code</source>
        <translation>Kriter ekle: adını ya da kodunu yazın</translation>
    </message>
    <message>
        <source>All criteria to choose from</source>
        <translation>Seçilebilecek bütün kriterler</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Bu eşitlik bozma hakkında</translation>
    </message>
    <message>
        <source>Add the criterion to the ladder</source>
        <translation>Kriteri listeye ekle</translation>
    </message>
</context>
<context>
    <name>AddPlayersDialog</name>
    <message>
        <source>Add players</source>
        <translation>Oyuncu ekleme</translation>
    </message>
    <message>
        <source>Add players to {0}</source>
        <translation>Oyuncu ekle: {0}</translation>
    </message>
    <message>
        <source>Name or number in the rating list</source>
        <translation>Ad ya da rating listesindeki numara</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Rating listesi</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Rating listeleri…</translation>
    </message>
    <message>
        <source>Players of the rating list</source>
        <translation>Rating listesindeki oyuncular</translation>
    </message>
    <message>
        <source>Enter adds the marked player, {0} puts him into the form below.</source>
        <translation>Enter işaretli oyuncuyu ekler, {0} onu aşağıdaki forma koyar.</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Oyuncuyu ekle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Late entry. Missed rounds:</source>
        <translation>Geç katılım. Kaçırılan turlar:</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>{0}. tur</translation>
    </message>
    <message>
        <source>{0}: 0 points</source>
        <translation>{0}: 0 puan</translation>
    </message>
    <message>
        <source>{0}: half point</source>
        <translation>{0}: yarım puan</translation>
    </message>
    <message>
        <source>{0}: full point</source>
        <translation>{0}: tam puan</translation>
    </message>
    <message>
        <source>The number is {0}, after the last; the place by rating is proposed before round {1}.</source>
        <translation>Numarası {0}, sonuncudan sonra; ratinge göre yeri {1}. turdan önce önerilir.</translation>
    </message>
    <message>
        <source>The number is {0}, after the last.</source>
        <translation>Numarası {0}, sonuncudan sonra.</translation>
    </message>
    <message>
        <source>No rating list yet. Import FIDE&apos;s download once, then a few letters of a name and Enter do.</source>
        <translation>Henüz rating listesi yok. FIDE&apos;nin indirdiğiniz listesini bir kez içe aktarın, sonra addan birkaç harf ve Enter yeter.</translation>
    </message>
    <message>
        <source>{0} is in the event already.</source>
        <translation>{0} zaten turnuvada.</translation>
    </message>
    <message>
        <source>“{0}” has no letter</source>
        <translation>“{0}” içinde harf yok</translation>
    </message>
    <message>
        <source>{0}. Enter again adds the player all the same.</source>
        <translation>{0}. Bir daha Enter yine de ekler.</translation>
    </message>
    <message>
        <source>Add {0}?</source>
        <translation>{0} eklensin mi?</translation>
    </message>
    <message numerus="yes">
        <source>Added: {0}. %n player(s) now.</source>
        <translation>
            <numerusform>Eklendi: {0}. Şimdi %n oyuncu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1} is in the event already and may be the same person.</source>
        <translation>{0} {1} zaten turnuvada ve aynı kişi olabilir.</translation>
    </message>
    <message>
        <source>{0} is in the section {1} and may be the same person.</source>
        <translation>{0} zaten şu grupta, aynı kişi olabilir: {1}.</translation>
    </message>
    <message>
        <source>{0} is not added yet: Enter adds, Esc or Close once more leaves.</source>
        <translation>{0} henüz eklenmedi: Enter ekler, Esc ya da bir daha Kapat çıkar.</translation>
    </message>
</context>
<context>
    <name>AnswerFields</name>
    <message>
        <source>not answered</source>
        <translation>yanıtlanmadı</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>evet</translation>
    </message>
    <message>
        <source>no</source>
        <translation>hayır</translation>
    </message>
    <message>
        <source>found by itself (d)</source>
        <translation>kendiliğinden bulunur (d)</translation>
    </message>
    <message>
        <source>a: national championship</source>
        <translation>a: ulusal şampiyona</translation>
    </message>
    <message>
        <source>b: national team championship</source>
        <translation>b: ulusal takım şampiyonası</translation>
    </message>
    <message>
        <source>c: zonal or subzonal</source>
        <translation>c: bölge ya da alt bölge</translation>
    </message>
    <message>
        <source>d: players from abroad</source>
        <translation>d: yurt dışından oyuncular</translation>
    </message>
    <message>
        <source>by computer</source>
        <translation>bilgisayarla</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>elle</translation>
    </message>
    <message>
        <source>as the dates of the rounds say</source>
        <translation>tur tarihlerine göre</translation>
    </message>
    <message>
        <source>&amp;Format, hours, arbiters as asked (1.1)</source>
        <translation>&amp;Biçim, saatler, hakemler istendiği gibi (1.1)</translation>
    </message>
    <message>
        <source>&amp;Games needed (1.4.1)</source>
        <translation>&amp;Gereken oyun (1.4.1)</translation>
    </message>
    <message>
        <source>&amp;Registered 30 days before (1.1.1)</source>
        <translation>&amp;30 gün önceden kaydedildi (1.1.1)</translation>
    </message>
    <message>
        <source>One round a &amp;day (1.1.3 a)</source>
        <translation>Günde bir &amp;tur (1.1.3 a)</translation>
    </message>
    <message>
        <source>&amp;Exempt from the mix (1.4.3)</source>
        <translation>&amp;Karışımdan muaf (1.4.3)</translation>
    </message>
    <message>
        <source>&amp;Pairing, where rounds do not say (IT3)</source>
        <translation>&amp;Eşlendirme, turlarda yazmıyorsa (IT3)</translation>
    </message>
    <message>
        <source>E&amp;xpected average of unknown opponents</source>
        <translation>Bilinmeyen rakiplerin beklenen &amp;ortalaması</translation>
    </message>
    <message>
        <source>as those so far</source>
        <translation>şimdiye dekiler gibi</translation>
    </message>
</context>
<context>
    <name>AtDeskDialog</name>
    <message>
        <source>This computer is a desk</source>
        <translation>Bu bilgisayar bir hakem masası</translation>
    </message>
    <message>
        <source>It works as {0}, {1}; another computer leads the event.</source>
        <translation>{0} olarak çalışıyor, {1}; turnuvayı başka bir bilgisayar yönetiyor.</translation>
    </message>
    <message>
        <source>The leading computer answers.</source>
        <translation>Ana bilgisayar yanıt veriyor.</translation>
    </message>
    <message>
        <source>When the leading computer has died: switch it off, compare the number of the newest step at all desks, and lead from the one with the highest.</source>
        <translation>Ana bilgisayar bozulduysa: kapatın, bütün hakem masalarında en yeni işlemin numarasını karşılaştırın, numarası en yüksek olandan yönetin.</translation>
    </message>
    <message>
        <source>&amp;Lead from here…</source>
        <translation>B&amp;uradan yönet…</translation>
    </message>
    <message>
        <source>&amp;Another computer leads now…</source>
        <translation>Artık &amp;başka bilgisayar yönetiyor…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Newest step here: {0}, at {1}: {2}</source>
        <translation>Buradaki en yeni işlem: {0}, saat {1}: {2}</translation>
    </message>
    <message>
        <source>A deputy or the chief arbiter leads from his desk.</source>
        <translation>Başhakem ya da yardımcısı kendi hakem masasından yönetir.</translation>
    </message>
    <message>
        <source>Lead from here: not while the leading computer answers.</source>
        <translation>Buradan yönet: ana bilgisayar yanıt verirken olmaz.</translation>
    </message>
    <message>
        <source>The computer that led must be off, or be used by nobody: two that lead make two events.</source>
        <translation>Önceki ana bilgisayar kapalı olmalı ya da kimse kullanmamalı: iki yöneten, iki turnuva demektir.</translation>
    </message>
    <message>
        <source>Telephones and desks that it invited are expected here. They need the new address: Event &gt; Work together… shows it then.</source>
        <translation>Onun davet ettiği telefonlar ve hakem masaları burada beklenir. Yeni adres gerekir: Turnuva &gt; Birlikte çalış… o zaman gösterir.</translation>
    </message>
    <message>
        <source>Lead the event from this computer?</source>
        <translation>Turnuva bu bilgisayardan yönetilsin mi?</translation>
    </message>
    <message>
        <source>Lead from here</source>
        <translation>Buradan yönet</translation>
    </message>
</context>
<context>
    <name>AtWork</name>
    <message>
        <source>Work together</source>
        <translation>Birlikte çalış</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n hakem masası</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>BACKUP FAILED: {0}</source>
        <translation>YEDEKLEME BAŞARISIZ: {0}</translation>
    </message>
    <message>
        <source>no backup yet</source>
        <translation>henüz yedek yok</translation>
    </message>
    <message>
        <source>last backup just now</source>
        <translation>son yedek az önce</translation>
    </message>
    <message>
        <source>last backup {0} min ago</source>
        <translation>son yedek {0} dk önce</translation>
    </message>
    <message>
        <source>last backup {0} h ago</source>
        <translation>son yedek {0} sa önce</translation>
    </message>
    <message>
        <source>{0} The event itself is safe.</source>
        <translation>{0} Turnuvanın kendisi güvende.</translation>
    </message>
</context>
<context>
    <name>BoardMenus</name>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Sonuç tuşları</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>What can be done with this board</source>
        <translation>Bu masayla yapılabilecekler</translation>
    </message>
    <message>
        <source>&amp;Why this board?</source>
        <translation>N&amp;eden bu masa?</translation>
    </message>
    <message>
        <source>&amp;Swap the colours</source>
        <translation>&amp;Renkleri değiştir</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Not…</translation>
    </message>
    <message>
        <source>White does not come…</source>
        <translation>Beyaz gelmiyor…</translation>
    </message>
    <message>
        <source>Black does not come…</source>
        <translation>Siyah gelmiyor…</translation>
    </message>
    <message>
        <source>Results of board {0}</source>
        <translation>{0}. masanın sonuçları</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Sonucu kaldır</translation>
    </message>
    <message>
        <source>{0}  White wins</source>
        <translation>{0}  Beyaz kazandı</translation>
    </message>
    <message>
        <source>{0}  draw</source>
        <translation>{0}  beraberlik</translation>
    </message>
    <message>
        <source>{0}  Black wins</source>
        <translation>{0}  Siyah kazandı</translation>
    </message>
    <message>
        <source>{0}  Black did not come</source>
        <translation>{0}  Siyah gelmedi</translation>
    </message>
    <message>
        <source>{0}  White did not come</source>
        <translation>{0}  Beyaz gelmedi</translation>
    </message>
    <message>
        <source>{0}  neither came</source>
        <translation>{0}  ikisi de gelmedi</translation>
    </message>
    <message>
        <source>{0}  to be finished later</source>
        <translation>{0}  sonra bitirilecek</translation>
    </message>
    <message>
        <source>Results are typed with the keys {0}. Used to another program? Choose its keys under “Keys”.</source>
        <translation>Sonuçlar {0} tuşlarıyla yazılır. Başka programa mı alışkınsınız? Tuşlarını “Tuşlar” altında seçin.</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Tuşlar: {0}</translation>
    </message>
    <message>
        <source>Choose a board first</source>
        <translation>Önce bir masa seçin</translation>
    </message>
    <message>
        <source>{0} does not come…</source>
        <translation>{0} gelmiyor…</translation>
    </message>
    <message>
        <source>Lost for the match by {0}, rated as played…</source>
        <translation>Maçta {0} kaybeder, rating için oynandığı gibi…</translation>
    </message>
    <message>
        <source>Counts for the match as it was played…</source>
        <translation>Maçta oynandığı gibi sayılır…</translation>
    </message>
    <message>
        <source>Lost for the match, rated as played?</source>
        <translation>Maçta kayıp, rating için oynandığı gibi sayılsın mı?</translation>
    </message>
    <message>
        <source>Count it as it was played?</source>
        <translation>Oynandığı gibi sayılsın mı?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Yap</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Sonuç</translation>
    </message>
    <message>
        <source>Note at board {0}</source>
        <translation>{0}. masada not</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Not:</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Bd</source>
        <translation>Ms</translation>
    </message>
    <message>
        <source>The board where the player sat most</source>
        <translation>Oyuncunun en çok oturduğu masa</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Paylaşılan sıraların numarası aynıdır</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Oyuncunun eşlendirme numarası</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>FIDE unvanı</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Takım</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnuva ratingi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Tahta başında oyunlar</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Points, forfeits included</source>
        <translation>Puan, hükmenler dahil</translation>
    </message>
    <message>
        <source>Percentage of the games over the board</source>
        <translation>Tahta başı oyunlarının yüzdesi</translation>
    </message>
    <message>
        <source>Rp</source>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rating performance</source>
        <translation>Rating performansı</translation>
    </message>
</context>
<context>
    <name>BoardsView</name>
    <message>
        <source>Boards</source>
        <translation>Masalar</translation>
    </message>
    <message>
        <source>Players without a game</source>
        <translation>Oyunsuz oyuncular</translation>
    </message>
    <message>
        <source>How results are typed</source>
        <translation>Sonuçların yazılışı</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Sırayla</translation>
    </message>
    <message>
        <source>One key per board, the cursor goes on by itself</source>
        <translation>Masa başına bir tuş, imleç kendisi ilerler</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Fişler</translation>
    </message>
    <message>
        <source>Slips in any order: board, Enter, result</source>
        <translation>Fişler karışık sırada: masa, Enter, sonuç</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Doğrula</translation>
    </message>
    <message>
        <source>Type every result a second time; a difference stops you</source>
        <translation>Her sonucu ikinci kez yazın; fark olursa durur</translation>
    </message>
    <message>
        <source>Boards shown</source>
        <translation>Gösterilen masalar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tümü</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Tüm masalar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Boards without a result</source>
        <translation>Sonucu olmayan masalar</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Doğrulanmamış</translation>
    </message>
    <message>
        <source>Boards whose result was not typed a second time</source>
        <translation>Sonucu ikinci kez yazılmamış masalar</translation>
    </message>
    <message>
        <source>Show or hide them</source>
        <translation>Göster ya da gizle</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game</source>
        <translation>
            <numerusform>%n oyunsuz oyuncu</numerusform>
        </translation>
    </message>
    <message>
        <source>Find: {0}</source>
        <translation>Bul: {0}</translation>
    </message>
    <message>
        <source>verified {0}/{1}</source>
        <translation>doğrulandı {0}/{1}</translation>
    </message>
    <message>
        <source>{0} open</source>
        <translation>{0} açık</translation>
    </message>
    <message>
        <source>Board {0}: {1}</source>
        <translation>{0}. masa: {1}</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, doğrulandı</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key for board {0} again.</source>
        <translation>Bir şey girilmedi: {0}. masa için tuşa yeniden basın.</translation>
    </message>
    <message>
        <source>“{0}” is no result with the keys {1}. Board {2} waits: read this, press Enter or Esc.</source>
        <translation>“{0}” {1} tuşlarıyla sonuç değil. {2}. masa bekliyor: bunu okuyun, Enter ya da Esc tuşuna basın.</translation>
    </message>
    <message>
        <source>Every result is verified.</source>
        <translation>Bütün sonuçlar doğrulandı.</translation>
    </message>
    <message>
        <source>Every result is in.</source>
        <translation>Bütün sonuçlar girildi.</translation>
    </message>
    <message>
        <source>There is no board {0} in this round.</source>
        <translation>Bu turda {0}. masa yok.</translation>
    </message>
    <message>
        <source>Board {0}: {1} against {2}</source>
        <translation>{0}. masa: {1} - {2}</translation>
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
        <translation>Eleme tablosu</translation>
    </message>
</context>
<context>
    <name>Bring</name>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Points, a tie-break, or the place</source>
        <translation>Puan, bir eşitlik bozma ya da sıra</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Yayımlanan</translation>
    </message>
    <message>
        <source>As the file states it</source>
        <translation>Dosyada yazdığı gibi</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Bizim</translation>
    </message>
    <message>
        <source>As it is calculated here</source>
        <translation>Burada hesaplandığı gibi</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>place</source>
        <translation>sıra</translation>
    </message>
</context>
<context>
    <name>BringDialog</name>
    <message>
        <source>Bring your last event</source>
        <translation>Son turnuvanızı getirin</translation>
    </message>
    <message>
        <source>Drop the file of a finished event here: a tournament report, a crosstable, or the file of another program. Its table is calculated anew and laid beside the published one. Nothing is kept.</source>
        <translation>Bitmiş bir turnuvanın dosyasını buraya bırakın: turnuva raporu, çapraz tablo ya da başka bir programın dosyası. Tablosu yeniden hesaplanır ve yayımlananın yanına konur. Hiçbir şey saklanmaz.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Dosya seç…</translation>
    </message>
    <message>
        <source>As a sheet…</source>
        <translation>Kâğıt olarak…</translation>
    </message>
    <message>
        <source>Import it as an event…</source>
        <translation>Turnuva olarak içe aktar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>What differs from the published table</source>
        <translation>Yayımlanan tablodan farklar</translation>
    </message>
    <message>
        <source>Our own standings</source>
        <translation>Bizim sıralamamız</translation>
    </message>
    <message>
        <source>The calculation</source>
        <translation>Hesap dökümü</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} okunuyor…</translation>
    </message>
    <message>
        <source>The file can be read in several ways: import it, and you are asked which one is right.</source>
        <translation>Dosya birkaç biçimde okunabilir: içe aktarın, hangisinin doğru olduğu sorulur.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Sıralama</translation>
    </message>
</context>
<context>
    <name>BroadcastDialog</name>
    <message>
        <source>Broadcast</source>
        <translation>Yayın</translation>
    </message>
    <message>
        <source>Moves, clocks and results reach viewers and files only after the delay.</source>
        <translation>Hamleler, saatler ve sonuçlar izleyicilere ve dosyalara ancak gecikmeden sonra ulaşır.</translation>
    </message>
    <message>
        <source>Minutes of delay</source>
        <translation>Gecikme dakikası</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>Bir dakika azalt</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>Bir dakika artır</translation>
    </message>
    <message>
        <source>Minutes of delay:</source>
        <translation>Gecikme dakikası:</translation>
    </message>
    <message>
        <source>Line for viewers:</source>
        <translation>İzleyicilere satır:</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Sebep:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>Also hold back the rest of a game whose result is entered</source>
        <translation>Sonucu girilmiş oyunun gerisini de beklet</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Uygula</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Moves are public at once: whoever helps a player from outside sees them.</source>
        <translation>Hamleler hemen görünür: oyuncuya dışarıdan yardım eden de görür.</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Önce sebep yazın</translation>
    </message>
</context>
<context>
    <name>BulkEntry</name>
    <message>
        <source>– leave out –</source>
        <translation>– atla –</translation>
    </message>
    <message>
        <source>Name (Family, Given)</source>
        <translation>Ad (Soyadı, Adı)</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Soyadı</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Adı</translation>
    </message>
    <message>
        <source>Name in own script</source>
        <translation>Kendi yazısıyla ad</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Unvan</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Cinsiyet</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Doğum</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federasyon</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Ulusal kimlik</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnuva ratingi</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE standart</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE hızlı</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE yıldırım</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Ulusal rating</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Kulüp</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Takım</translation>
    </message>
    <message>
        <source>Board in the team</source>
        <translation>Takımdaki masa</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategori</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Sabit masa</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Ödenen</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Katılım ücreti</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Yorum</translation>
    </message>
</context>
<context>
    <name>BulkEntryDialog</name>
    <message>
        <source>Add many players</source>
        <translation>Çok oyuncu ekle</translation>
    </message>
    <message>
        <source>Add many players to {0}</source>
        <translation>Çok oyuncu ekle: {0}</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet and paste them here, or open a CSV, a workbook or a tournament report. Nothing is added before you have seen what becomes of every row.</source>
        <translation>Elektronik tablodaki satırları kopyalayıp buraya yapıştırın ya da bir CSV, çalışma kitabı ya da turnuva raporu açın. Her satıra ne olacağını görmeden hiçbir şey eklenmez.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Yapıştır</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Dosya aç…</translation>
    </message>
    <message>
        <source>Open a CSV, a workbook or a tournament report</source>
        <translation>Bir CSV, çalışma kitabı ya da turnuva raporu aç</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Okumayı durdur</translation>
    </message>
    <message>
        <source>The first row has the headings</source>
        <translation>İlk satır başlıktır</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Yapıştırılan satırlar</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Sütunların anlamı</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Atla</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>Gün</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>Ay</translation>
    </message>
    <message>
        <source>What becomes of every row</source>
        <translation>Her satıra ne olacak</translation>
    </message>
    <message>
        <source>Add the conflicts as well</source>
        <translation>Çakışanları da ekle</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>The cell that cannot be used</source>
        <translation>Kullanılamayan hücre</translation>
    </message>
    <message>
        <source>Take this</source>
        <translation>Bunu al</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy the rows in the spreadsheet first.</source>
        <translation>Panoda metin yok: önce elektronik tabloda satırları kopyalayın.</translation>
    </message>
    <message>
        <source>Open a table of players</source>
        <translation>Oyuncu tablosu aç</translation>
    </message>
    <message>
        <source>Tables and reports (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;All files (*)</source>
        <translation>Tablolar ve raporlar (*.csv *.tsv *.txt *.xlsx *.xlsm *.trf *.trfx);;Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} okunuyor…</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Satır {0}, sütun {1}: {2}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Sütun {0}</translation>
    </message>
    <message>
        <source>Column {0} holds numbers ({1}) and would be left out: choose above what they are.</source>
        <translation>{0}. sütunda sayılar var ({1}), atlanırdı: yukarıda ne olduğunu seçin.</translation>
    </message>
    <message>
        <source>{0} What comes first in the dates of this table?</source>
        <translation>{0} Bu tablonun tarihlerinde önce hangisi gelir?</translation>
    </message>
    <message>
        <source>Line {0}, column {1}:</source>
        <translation>Satır {0}, sütun {1}:</translation>
    </message>
    <message>
        <source>{0} is in the section {1}.</source>
        <translation>{0} şu grupta: {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>%n oyuncu ekle</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, teams: {1}</source>
        <translation>{0}, takımlar: {1}</translation>
    </message>
    <message>
        <source>There is no new player to add</source>
        <translation>Eklenecek yeni oyuncu yok</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n oyuncu eklendi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) stay here: repair them, or close.</source>
        <translation>
            <numerusform>%n satır burada kaldı: düzeltin ya da kapatın.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Bd</source>
        <translation>Ms</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>White, with the colour due</source>
        <translation>Beyaz, hakkı olan renkle</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Turdan önceki puan</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Black, with the colour due</source>
        <translation>Siyah, hakkı olan renkle</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>What this board breaks</source>
        <translation>Bu masanın bozduğu</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Eşlendirme numarası</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Player, with the colour due</source>
        <translation>Oyuncu, hakkı olan renkle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Durum</translation>
    </message>
    <message>
        <source>Without a game, or on a bye</source>
        <translation>Oyunsuz ya da bayda</translation>
    </message>
    <message>
        <source>What a game with the marked player breaks</source>
        <translation>İşaretli oyuncuyla oyunun bozduğu</translation>
    </message>
</context>
<context>
    <name>ByHandDialog</name>
    <message>
        <source>Places and values by hand</source>
        <translation>Elle sıra ve değerler</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Sütun</translation>
    </message>
    <message>
        <source>Only those still tied when this rung is reached</source>
        <translation>Yalnız bu kritere gelindiğinde hâlâ eşit olanlar</translation>
    </message>
    <message>
        <source>Lines and their entries</source>
        <translation>Satırlar ve girilenler</translation>
    </message>
    <message>
        <source>Clear this column</source>
        <translation>Bu sütunu temizle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Results changed after these were entered: the ranking by hand may be out of date.</source>
        <translation>Bunlar girildikten sonra sonuçlar değişti: elle sıralama güncel olmayabilir.</translation>
    </message>
    <message>
        <source>The place of the play-off or of your decision; 1 is best. Who has none comes last.</source>
        <translation>Play-off ya da kararınızın sırası; 1 en iyi. Sırası olmayan sondadır.</translation>
    </message>
    <message>
        <source>A number for each; who has none comes last.</source>
        <translation>Her birine bir sayı; sayısı olmayan sondadır.</translation>
    </message>
    <message>
        <source>Nobody is tied when this rung is reached, so it decides nothing at present.</source>
        <translation>Bu kritere gelindiğinde eşit kimse yok, şu an bir şey belirlemiyor.</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Hiçbir şey değişmedi</translation>
    </message>
</context>
<context>
    <name>ByPolicy</name>
    <message>
        <source>Ladder</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Resmî</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Resmî liste</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Deneme</translation>
    </message>
    <message>
        <source>The trial ladder of the editor</source>
        <translation>Düzenleyicideki deneme listesi</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Gösterim</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>A line for each from policy to policy</source>
        <translation>Kuraldan kurala her biri için bir çizgi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tablo</translation>
    </message>
    <message>
        <source>The same places as numbers</source>
        <translation>Aynı sıralar sayı olarak</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Gösterilen sıralar</translation>
    </message>
    <message>
        <source>Show fewer places</source>
        <translation>Daha az sıra göster</translation>
    </message>
    <message>
        <source>Show more places</source>
        <translation>Daha çok sıra göster</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Kurala göre sıralar</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>olduğu gibi</translation>
    </message>
    <message>
        <source>place {0}: {1}</source>
        <translation>{0}. sıra: {1}</translation>
    </message>
</context>
<context>
    <name>ByeDialog</name>
    <message>
        <source>Bye or absence</source>
        <translation>Bay ya da gelmeme</translation>
    </message>
    <message>
        <source>Bye or absence in round {0}</source>
        <translation>{0}. turda bay ya da gelmeme</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Takım</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Ad yazın ya da seçin</translation>
    </message>
    <message>
        <source>What is asked for</source>
        <translation>İstenen</translation>
    </message>
    <message>
        <source>none: plays</source>
        <translation>yok: oynuyor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Uygula</translation>
    </message>
    <message>
        <source>Choose a name first</source>
        <translation>Önce bir ad seçin</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Drag a rung</source>
        <translation>Bir kriteri sürükleyin</translation>
    </message>
    <message>
        <source>The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see who moves, before you let go. It is a trial; Ctrl+Z takes it back.</source>
        <translation>Eşitlik bozma kriterleri bir listedir. Birini tutamağından sürükleyin ya da Alt+Aşağı ile taşıyın: bırakmadan önce kimin yer değiştirdiğini sağda görürsünüz. Bu bir denemedir; Ctrl+Z geri alır.</translation>
    </message>
    <message>
        <source>Ask a number why</source>
        <translation>Bir sayıya nedenini sorun</translation>
    </message>
    <message>
        <source>Click any value of the standings, or press Enter on it: every round that makes it is shown.</source>
        <translation>Sıralamada bir değere tıklayın ya da üstünde Enter tuşuna basın: onu oluşturan her tur gösterilir.</translation>
    </message>
    <message>
        <source>Print a sheet</source>
        <translation>Bir kâğıt yazdırın</translation>
    </message>
    <message>
        <source>Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a printer.</source>
        <translation>Soldan bir kâğıt seçin; sayfalar yazdırılacakları gibidir. PDF olarak kaydet, yazıcısız dener.</translation>
    </message>
    <message>
        <source>Enter three results</source>
        <translation>Üç sonuç girin</translation>
    </message>
    <message>
        <source>Three slips are still out. Type 1, 5 or 0 on each board without a result.</source>
        <translation>Üç fiş daha gelmedi. Sonucu olmayan her masada 1, 5 ya da 0 yazın.</translation>
    </message>
    <message>
        <source>Pair the last round</source>
        <translation>Son turu eşlendirin</translation>
    </message>
    <message>
        <source>Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.</source>
        <translation>5. tur eşlendirilene dek Ctrl+Enter tuşlarına ya da renkli düğmeye basın: hep sıradaki adımdır.</translation>
    </message>
    <message>
        <source>Publish it</source>
        <translation>Yayımlayın</translation>
    </message>
    <message>
        <source>A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.</source>
        <translation>Taslağı kimse görmez, yeniden eşlendirilebilir. Ctrl+Enter yayımlar: masalar artık değişmez.</translation>
    </message>
    <message>
        <source>Now break something</source>
        <translation>Şimdi bir şeyi bozun</translation>
    </message>
    <message>
        <source>Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.</source>
        <translation>Turlar menüsü, Turun eşlendirmesini boz…; sebebini yazın. Bütün eşlendirme, bir yanlıştan sonraki gibi gider.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Geri alın</translation>
    </message>
    <message>
        <source>Ctrl+Z brings the round back, as it was. Every step can be taken back like this.</source>
        <translation>Ctrl+Z turu olduğu gibi geri getirir. Her işlem böyle geri alınabilir.</translation>
    </message>
    <message>
        <source>That was a round</source>
        <translation>Bir tur böyleydi</translation>
    </message>
    <message>
        <source>The manual (F1) has all of it in ten steps: Your first tournament.</source>
        <translation>Kılavuz (F1) hepsini on adımda anlatır: İlk turnuvanız.</translation>
    </message>
</context>
<context>
    <name>CatalogueView</name>
    <message>
        <source>Available criteria</source>
        <translation>Seçilebilecek kriterler</translation>
    </message>
    <message>
        <source>Enter adds the criterion below the current rung, Shift+F1 opens its page of the manual.</source>
        <translation>Enter kriteri geçerli kriterin altına ekler, Shift+F1 kılavuzdaki sayfasını açar.</translation>
    </message>
    <message>
        <source>Add to the ladder	Enter</source>
        <translation>Listeye ekle	Enter</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Bu eşitlik bozma hakkında	Shift+F1</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Category</source>
        <translation>Kategori</translation>
    </message>
    <message>
        <source>Who belongs to it</source>
        <translation>Kimler içinde</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Elle</translation>
    </message>
    <message>
        <source>Put in by hand / taken out by hand</source>
        <translation>Elle konan / elle çıkarılan</translation>
    </message>
    <message>
        <source>The date of birth is missing or not exact enough</source>
        <translation>Doğum tarihi eksik ya da yeterince kesin değil</translation>
    </message>
    <message>
        <source>Written at players only, without a rule.</source>
        <translation>Yalnız oyuncularda yazıyor, kuralsız.</translation>
    </message>
    <message>
        <source>Whether the player belongs to it; Space changes it</source>
        <translation>Oyuncu içinde mi; Boşluk değiştirir</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Doğum</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Cinsiyet</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Sebebi</translation>
    </message>
    <message>
        <source>in it</source>
        <translation>içinde</translation>
    </message>
    <message>
        <source>put in by hand</source>
        <translation>elle kondu</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>elle</translation>
    </message>
    <message>
        <source>taken out by hand</source>
        <translation>elle çıkarıldı</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>belirsiz</translation>
    </message>
    <message>
        <source>date of birth</source>
        <translation>doğum tarihi</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>içinde değil</translation>
    </message>
</context>
<context>
    <name>CategoriesDialog</name>
    <message>
        <source>Categories</source>
        <translation>Kategoriler</translation>
    </message>
    <message>
        <source>Players fall into them by their rules. What you set by hand stays, whatever the rules say.</source>
        <translation>Oyuncular kurallara göre yerleşir. Elle belirledikleriniz, kurallar ne derse desin kalır.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Henüz kategori yok</translation>
    </message>
    <message>
        <source>Until there are some, lists and rankings use the usual groups: women, age, rating bands.</source>
        <translation>Kategori olmadıkça listeler ve sıralamalar olağan grupları kullanır: kadınlar, yaş, rating dilimleri.</translation>
    </message>
    <message>
        <source>Youth: U8, U10 … U20</source>
        <translation>Gençler: U8, U10 … U20</translation>
    </message>
    <message>
        <source>Seniors: S50+, S65+</source>
        <translation>Veteranlar: S50+, S65+</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Kadınlar</translation>
    </message>
    <message>
        <source>Rating bands of 200</source>
        <translation>200 puanlık rating dilimleri</translation>
    </message>
    <message>
        <source>Rating under …</source>
        <translation>Rating üst sınırı …</translation>
    </message>
    <message>
        <source>Own rule…</source>
        <translation>Kendi kuralı…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>Add categories</source>
        <translation>Kategori ekle</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Düzenle…</translation>
    </message>
    <message>
        <source>Edit the rule (Enter)</source>
        <translation>Kuralı düzenle (Enter)</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Yukarı (Alt+Yukarı)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Aşağı (Alt+Aşağı)</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>Kaldır (Del)</translation>
    </message>
    <message>
        <source>Whose age counts</source>
        <translation>Hangi yaş sayılır</translation>
    </message>
    <message>
        <source>Year of the event</source>
        <translation>Turnuva yılı</translation>
    </message>
    <message>
        <source>As in FIDE&apos;s youth and senior events</source>
        <translation>FIDE gençler ve veteranlar turnuvalarındaki gibi</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Bir gün</translation>
    </message>
    <message>
        <source>The age on a cut-off day</source>
        <translation>Belirli bir gündeki yaş</translation>
    </message>
    <message>
        <source>Cut-off day</source>
        <translation>Esas alınan gün</translation>
    </message>
    <message>
        <source>Age in</source>
        <translation>Yaş</translation>
    </message>
    <message>
        <source>A player is in every category that fits, not in the narrowest only</source>
        <translation>Oyuncu, yalnız en dar değil, uyduğu her kategoridedir</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>İçinde</translation>
    </message>
    <message>
        <source>Who is in it, was taken out, or cannot be judged</source>
        <translation>Kim içinde, kim çıkarıldı, kim belirsiz</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Herkes</translation>
    </message>
    <message>
        <source>All players of the section</source>
        <translation>Grubun bütün oyuncuları</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Oyuncu bul</translation>
    </message>
    <message>
        <source>Players of the category</source>
        <translation>Kategorinin oyuncuları</translation>
    </message>
    <message>
        <source>In or out by hand</source>
        <translation>Elle ekle ya da çıkar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Boşluk</translation>
    </message>
    <message>
        <source>By the rule again</source>
        <translation>Yine kurala göre</translation>
    </message>
    <message>
        <source>Takes the hand&apos;s word back (Del)</source>
        <translation>Elle verilen kararı geri alır (Del)</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Hiçbir şey değişmedi</translation>
    </message>
    <message>
        <source>Written at players only: give it a rule with Add, Own rule.</source>
        <translation>Yalnız oyuncularda yazıyor: Ekle, Kendi kuralı ile kural verin.</translation>
    </message>
    <message>
        <source>Choose a category</source>
        <translation>Bir kategori seçin</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Zaten ilk sırada</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Zaten son sırada</translation>
    </message>
    <message>
        <source>These categories are there already.</source>
        <translation>Bu kategoriler zaten var.</translation>
    </message>
    <message>
        <source>Two categories are called “{0}”.</source>
        <translation>Adı “{0}” olan iki kategori var.</translation>
    </message>
    <message>
        <source>The cut-off day is empty.</source>
        <translation>Esas alınan gün boş.</translation>
    </message>
</context>
<context>
    <name>CategoryMenu</name>
    <message>
        <source>In {0} by hand: {1}</source>
        <translation>{0} kategorisine elle alındı: {1}</translation>
    </message>
    <message>
        <source>Taken out of {0} by hand: {1}</source>
        <translation>{0} kategorisinden elle çıkarıldı: {1}</translation>
    </message>
</context>
<context>
    <name>CategoryRuleDialog</name>
    <message>
        <source>Category {0}</source>
        <translation>Kategori {0}</translation>
    </message>
    <message>
        <source>A new category</source>
        <translation>Yeni kategori</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Ad</translation>
    </message>
    <message>
        <source>for example U18, Women, under 1800</source>
        <translation>örneğin U18, Kadınlar, 1800 altı</translation>
    </message>
    <message>
        <source>&amp;Age</source>
        <translation>&amp;Yaş</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Rating</translation>
    </message>
    <message>
        <source>under</source>
        <translation>altında</translation>
    </message>
    <message>
        <source>has reached</source>
        <translation>doldurmuş</translation>
    </message>
    <message>
        <source>from</source>
        <translation>en az</translation>
    </message>
    <message>
        <source>to</source>
        <translation>en çok</translation>
    </message>
    <message>
        <source>Which rating</source>
        <translation>Hangi rating</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>turnuva ratingi</translation>
    </message>
    <message>
        <source>Players without a rating as well</source>
        <translation>Ratingsiz oyuncular da</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>herkes</translation>
    </message>
    <message>
        <source>women</source>
        <translation>kadınlar</translation>
    </message>
    <message>
        <source>men</source>
        <translation>erkekler</translation>
    </message>
    <message>
        <source>&amp;Sex</source>
        <translation>&amp;Cinsiyet</translation>
    </message>
    <message>
        <source>separated by commas; empty: any</source>
        <translation>virgülle ayrılmış; boş: hepsi</translation>
    </message>
    <message>
        <source>&amp;Federations</source>
        <translation>&amp;Federasyonlar</translation>
    </message>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Kulüpler</translation>
    </message>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Unvanlar</translation>
    </message>
    <message>
        <source>for example CM, {0} for players without one</source>
        <translation>örneğin CM, unvansızlar için {0}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Give the category a name.</source>
        <translation>Kategoriye ad verin.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) fit.</source>
        <translation>
            <numerusform>%n oyuncu uyuyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be judged: no date of birth.</source>
        <translation>
            <numerusform>%n oyuncu belirsiz: doğum tarihi yok.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Others have changed the same: enter yours?</source>
        <translation>Başkaları aynı yeri değiştirdi: sizinki girilsin mi?</translation>
    </message>
    <message>
        <source>Please confirm</source>
        <translation>Lütfen onaylayın</translation>
    </message>
    <message>
        <source>Take back what is public or locked?</source>
        <translation>Yayımlanmış ya da kilitli olan geri alınsın mı?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Geri alındı: {0}</translation>
    </message>
    <message>
        <source>Change what is public or locked?</source>
        <translation>Yayımlanmış ya da kilitli olan değişsin mi?</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Yinelendi: {0}</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check the event file</source>
        <translation>Turnuva dosyasını denetle</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between the file and what was entered:</source>
        <translation>
            <numerusform>Dosya ile girilenler arasında %n fark:</numerusform>
        </translation>
    </message>
    <message>
        <source>Every page, every table and every row is as it was entered: no difference.</source>
        <translation>Her sayfa, her tablo ve her satır girildiği gibi: fark yok.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Farklar</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Satırları kopyala</translation>
    </message>
    <message>
        <source>Go on with the newest good copy…</source>
        <translation>En yeni sağlam kopyayla devam…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>CheckInBar</name>
    <message>
        <source>Show</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>all</source>
        <translation>hepsi</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Herkes</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>gelmedi</translation>
    </message>
    <message>
        <source>Not yet seen, or absent</source>
        <translation>Henüz görülmedi ya da gelmedi</translation>
    </message>
    <message>
        <source>here</source>
        <translation>geldi</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Geldi</translation>
    </message>
    <message>
        <source>All others are here</source>
        <translation>Ötekilerin hepsi burada</translation>
    </message>
    <message>
        <source>Who is neither ticked off nor marked absent is here</source>
        <translation>İşaretlenmeyen ve “gelmedi” denmeyen herkes geldi sayılır</translation>
    </message>
    <message>
        <source>Close the check-in…</source>
        <translation>Yoklamayı kapat…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Yeni akşam</translation>
    </message>
    <message>
        <source>Nobody is here yet: all ticks are taken away</source>
        <translation>Henüz kimse yok: bütün işaretler kaldırıldı</translation>
    </message>
    <message>
        <source>Take it back (Backspace)</source>
        <translation>Geri al (Backspace)</translation>
    </message>
    <message>
        <source>Type the first letters of a name, then Space: here. Space again takes it back, Shift+Space: absent. Arrows move through the list.</source>
        <translation>Adın ilk harflerini, sonra Boşluk: geldi. Bir daha Boşluk geri alır, Shift+Boşluk: gelmedi. Oklar listede gezer.</translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Bulunamadı: “{0}”</translation>
    </message>
    <message>
        <source>{0} here  ·  {1} absent  ·  {2} not yet  ·  {3} in all</source>
        <translation>{0} geldi  ·  {1} gelmedi  ·  {2} henüz değil  ·  toplam {3}</translation>
    </message>
    <message>
        <source>paid {0} of {1}, {2} due</source>
        <translation>ödenen {0} / {1}, kalan {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye in this round</source>
        <translation>
            <numerusform>%n oyuncunun bu turda bayı var</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckView</name>
    <message>
        <source>Go there</source>
        <translation>Oraya git</translation>
    </message>
    <message>
        <source>Record them as adjourned</source>
        <translation>Ertelenmiş olarak yaz</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Kurayla çek</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Numara ver…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Denetimin bulduğu</translation>
    </message>
    <message>
        <source>Without a game in this round</source>
        <translation>Bu turda oyunsuz</translation>
    </message>
    <message>
        <source>Bye or absence…</source>
        <translation>Bay ya da gelmeme…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Eşlendirme kuralları…</translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Yanlış görünen yok</translation>
    </message>
    <message>
        <source>Nobody is entered twice, and nothing is missing.</source>
        <translation>Kimse iki kez girilmemiş, eksik yok.</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Herkes oynuyor</translation>
    </message>
    <message>
        <source>Who is away or has a bye in this round is listed here.</source>
        <translation>Bu turda olmayan ya da bay alan burada listelenir.</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Elle eşlendir…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Motor eşlendiriyor</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>Motor…</translation>
    </message>
    <message>
        <source>With and without them…</source>
        <translation>Onlarla ve onlarsız…</translation>
    </message>
    <message>
        <source>The pairing with those who are missing and without them, side by side; nothing is stored</source>
        <translation>Eksikler varken ve yokken eşlendirme yan yana; hiçbir şey saklanmaz</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does team 1 get on board 1?</source>
        <translation>Başlangıç rengi henüz çekilmedi: 1 numaralı takım 1. masada hangi rengi alır?</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet: which colour does the highest-ranked player get?</source>
        <translation>Başlangıç rengi henüz çekilmedi: ilk sıradaki oyuncu hangi rengi alır?</translation>
    </message>
    <message numerus="yes">
        <source>Make it %n round(s)</source>
        <translation>
            <numerusform>%n tur yap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before pairing</source>
        <translation>
            <numerusform>Eşlendirmeden önce %n açıklama</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a game in this round</source>
        <translation>
            <numerusform>Bu turda %n oyunsuz oyuncu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) without a match in this round</source>
        <translation>
            <numerusform>Bu turda %n maçsız takım</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n kişi henüz burada değil</numerusform>
        </translation>
    </message>
    <message>
        <source>They are asked about when the round is paired.</source>
        <translation>Tur eşlendirilirken sorulur.</translation>
    </message>
    <message>
        <source>{0} players are to be paired, {1} without a game.</source>
        <translation>{0} oyuncu eşlendirilecek, {1} oyunsuz.</translation>
    </message>
    <message>
        <source>{0} teams are to be paired, {1} without a match.</source>
        <translation>{0} takım eşlendirilecek, {1} maçsız.</translation>
    </message>
    <message>
        <source>One of them gets the pairing-allocated bye.</source>
        <translation>Biri eşlendirme bayı alır.</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>{0}. turu eşlendir</translation>
    </message>
    <message>
        <source>Knock-out: the matches come from the bracket.</source>
        <translation>Eleme: maçlar eleme tablosundan gelir.</translation>
    </message>
    <message>
        <source>The matches come from the table of the system.</source>
        <translation>Maçlar sistemin tablosundan gelir.</translation>
    </message>
    <message>
        <source>Round robin: the boards come from the Berger table.</source>
        <translation>Döner sistem: masalar Berger tablosundan gelir.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE&apos;s system for teams (C.04.6); ended after {1} min.</source>
        <translation>Motor: {0}, FIDE takım sistemi (C.04.6); {1} dk sonra durdurulur.</translation>
    </message>
    <message>
        <source>Engine: {0}; ended after {1} min.</source>
        <translation>Motor: {0}; {1} dk sonra durdurulur.</translation>
    </message>
    <message>
        <source>Engine: {0}, {1}; ended after {2} min.</source>
        <translation>Motor: {0}, {1}; {2} dk sonra durdurulur.</translation>
    </message>
    <message>
        <source>Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.</source>
        <translation>Motor: {0}, FIDE (Dutch) sistemi 2026; genelde {1} sn içinde biter, {2} dk sonra durdurulur.</translation>
    </message>
    <message>
        <source>{0} is pairing: {1} s; usually done within {2} s.</source>
        <translation>{0} eşlendiriyor: {1} sn; genelde {2} sn içinde biter.</translation>
    </message>
    <message>
        <source>Drawn by lot (number of the lot {0}): {1} for number 1.</source>
        <translation>Kurayla çekildi (kura sayısı {0}): 1 numara için {1}.</translation>
    </message>
    <message>
        <source>Bye or absence</source>
        <translation>Bay ya da gelmeme</translation>
    </message>
    <message>
        <source>{0} And {1} more like this.</source>
        <translation>{0} Ve böyle {1} tane daha.</translation>
    </message>
</context>
<context>
    <name>ChessBoard</name>
    <message>
        <source>Position</source>
        <translation>Konum</translation>
    </message>
</context>
<context>
    <name>CloseCheckInDialog</name>
    <message>
        <source>Close the check-in</source>
        <translation>Yoklamanın kapatılması</translation>
    </message>
    <message>
        <source>Close the check-in for round {0}</source>
        <translation>{0}. tur için yoklamayı kapat</translation>
    </message>
    <message>
        <source>Here: {0} of {1}. Bye in this round: {2}. Missing: {3}.</source>
        <translation>Gelen: {0} / {1}. Bu turda bay: {2}. Eksik: {3}.</translation>
    </message>
    <message>
        <source>{0} (absent)</source>
        <translation>{0} (yok)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ve %n tane daha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a zero-point bye in this round only</source>
        <translation>
            <numerusform>%n oyuncu yalnız bu turda sıfır puanlık bay alır</numerusform>
        </translation>
    </message>
    <message>
        <source>In this round: {0}</source>
        <translation>Bu turda: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n leave(s) the event: zero points in every round</source>
        <translation>
            <numerusform>%n oyuncu turnuvadan ayrılır: her turda sıfır puan</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: they are paired as if they were here</source>
        <translation>Hiçbir şey: buradaymış gibi eşlendirilirler</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message numerus="yes">
        <source>%n marked absent: a zero-point bye in this round</source>
        <translation>
            <numerusform>%n oyuncu gelmedi olarak işaretlendi: bu turda sıfır puanlık bay</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
    <message numerus="yes">
        <source>the other %n are here</source>
        <translation>
            <numerusform>öteki %n oyuncu burada</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>The final pack is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Kapanış paketi yazıldı: {0} içinde %n dosya</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the final pack…</source>
        <translation>Kapanış paketi yazılıyor…</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>The final pack</source>
        <translation>Kapanış paketi</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Turnuvanın kapatılması</translation>
    </message>
    <message>
        <source>The standings become final on screen and paper, and nothing can be changed while it is closed. It can be opened again with a reason; that is logged and makes the standings provisional.</source>
        <translation>Sıralama ekranda ve kâğıtta kesinleşir, kapalıyken hiçbir şey değiştirilemez. Sebep yazılarak yeniden açılabilir; bu günlüğe yazılır ve sıralamayı geçici yapar.</translation>
    </message>
    <message>
        <source>Write the &amp;final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder</source>
        <translation>Ka&amp;panış paketini yaz: sıralama, çapraz tablo, kararlar, günlük, TRF16 ve TRF26 tek klasörde</translation>
    </message>
    <message>
        <source>Put a &amp;copy of the event file beside it</source>
        <translation>Yanına turnuva dosyasının &amp;kopyasını koy</translation>
    </message>
    <message>
        <source>Another &amp;place…</source>
        <translation>Başka &amp;yer…</translation>
    </message>
    <message>
        <source>Write the pack</source>
        <translation>Paketi yaz</translation>
    </message>
    <message>
        <source>Something is still missing, see above</source>
        <translation>Hâlâ eksik var, yukarıya bakın</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: tamam</translation>
    </message>
    <message>
        <source>{0}: missing</source>
        <translation>{0}: eksik</translation>
    </message>
    <message>
        <source>Where the final pack goes</source>
        <translation>Kapanış paketinin yeri</translation>
    </message>
    <message>
        <source>In a folder of its own in {0}</source>
        <translation>{0} içinde kendi klasöründe</translation>
    </message>
</context>
<context>
    <name>ColourField</name>
    <message>
        <source>Colour of the website</source>
        <translation>Web sitesinin rengi</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Seç…</translation>
    </message>
    <message>
        <source>Choose the colour of the website</source>
        <translation>Web sitesinin rengini seç</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>First</source>
        <translation>Birinci</translation>
    </message>
    <message>
        <source>Place under the first ladder</source>
        <translation>Birinci listeye göre sıra</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>İkinci</translation>
    </message>
    <message>
        <source>Place under the second ladder</source>
        <translation>İkinci listeye göre sıra</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Decided, first</source>
        <translation>Belirleyen, birinci</translation>
    </message>
    <message>
        <source>The rung of the first ladder that decides</source>
        <translation>Birinci listede belirleyen kriter</translation>
    </message>
    <message>
        <source>Decided, second</source>
        <translation>Belirleyen, ikinci</translation>
    </message>
    <message>
        <source>The rung of the second ladder that decides</source>
        <translation>İkinci listede belirleyen kriter</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>paylaşılan</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>olduğu gibi</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare sources</source>
        <translation>Kaynakları karşılaştır</translation>
    </message>
    <message>
        <source>{0}: nothing of what a source has said is lost; one of them is shown.</source>
        <translation>{0}: bir kaynağın söylediği hiçbir şey kaybolmaz; biri gösterilir.</translation>
    </message>
    <message>
        <source>Sources of this game</source>
        <translation>Bu oyunun kaynakları</translation>
    </message>
    <message>
        <source>Show this one</source>
        <translation>Bunu göster</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>no move yet</source>
        <translation>henüz hamle yok</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kaynak</translation>
    </message>
    <message>
        <source>Half-moves</source>
        <translation>Yarım hamle</translation>
    </message>
    <message>
        <source>Last heard</source>
        <translation>Son haber</translation>
    </message>
    <message>
        <source>Against what is shown</source>
        <translation>Gösterilene göre</translation>
    </message>
    <message>
        <source>is shown</source>
        <translation>gösteriliyor</translation>
    </message>
    <message>
        <source>went on after the result</source>
        <translation>sonuçtan sonra sürdü</translation>
    </message>
    <message>
        <source>not seen in the start position</source>
        <translation>başlangıç konumunda görülmedi</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>hiçbiri gösterilmiyor</translation>
    </message>
    <message>
        <source>the same moves, {0} half-moves</source>
        <translation>aynı hamleler, {0} yarım hamle</translation>
    </message>
    <message>
        <source>differs from half-move {0} on</source>
        <translation>{0}. yarım hamleden sonra farklı</translation>
    </message>
    <message>
        <source>Compare ladders</source>
        <translation>Listeleri karşılaştır</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Ne karşılaştırılıyor</translation>
    </message>
    <message>
        <source>Two ladders</source>
        <translation>İki liste</translation>
    </message>
    <message>
        <source>Who changes places between two ladders</source>
        <translation>İki liste arasında sırası değişenler</translation>
    </message>
    <message>
        <source>Places by policy</source>
        <translation>Kurala göre sıralar</translation>
    </message>
    <message>
        <source>What the rule for unplayed games changes</source>
        <translation>Oynanmamış oyun kuralının değiştirdiği</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Karşılaştır</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Sebep (günlükte saklanır)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>birkaç sözcükle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Devam…</translation>
    </message>
    <message>
        <source>I have read this</source>
        <translation>Bunu okudum</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Yine de yap</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Değişenler</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Adım {0} / 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Önce sebep yazın</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct an earlier result</source>
        <translation>Önceki bir sonucu düzelt</translation>
    </message>
    <message>
        <source>Round {0}, board {1}: {2} becomes {3}</source>
        <translation>{0}. tur, {1}. masa: {2} → {3}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} - {1}</translation>
    </message>
    <message>
        <source>How far the correction reaches</source>
        <translation>Düzeltme nereye kadar</translation>
    </message>
    <message>
        <source>Everything: standings and every pairing not yet played</source>
        <translation>Her şey: sıralama ve henüz oynanmamış her eşlendirme</translation>
    </message>
    <message>
        <source>Standings, and pairings from the next one that is made</source>
        <translation>Sıralama ve yapılacak ilk eşlendirmeden itibaren eşlendirmeler</translation>
    </message>
    <message>
        <source>The rating report only; standings and pairings stay</source>
        <translation>Yalnız rating raporu; sıralama ve eşlendirmeler kalır</translation>
    </message>
    <message>
        <source>In FIDE mode only the last two rounds change the standings</source>
        <translation>FIDE kipinde sıralamayı yalnız son iki tur değiştirir</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Sebep (günlükte saklanır)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>for example: both players say that Black won</source>
        <translation>örneğin: iki oyuncu da Siyahın kazandığını söylüyor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <translation>Sonucu düzelt</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Önce sebep yazın</translation>
    </message>
</context>
<context>
    <name>CoverField</name>
    <message>
        <source>Picture of the website</source>
        <translation>Web sitesinin resmi</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Seç…</translation>
    </message>
    <message>
        <source>Choose the picture of the website</source>
        <translation>Web sitesinin resmini seç</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Resimler (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Resim yok</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation>Program hatası</translation>
    </message>
    <message>
        <source>The program made a mistake</source>
        <translation>Program bir hata yaptı</translation>
    </message>
    <message>
        <source>Everything entered before is saved in the event file. You can go on; if something looks wrong, close the program and open the event again. Please send the text below to the makers.</source>
        <translation>Önceden girilen her şey turnuva dosyasında kayıtlı. Devam edebilirsiniz; bir şey yanlış görünürse programı kapatıp turnuvayı yeniden açın. Lütfen aşağıdaki metni yapımcılara gönderin.</translation>
    </message>
    <message>
        <source>Details for the makers</source>
        <translation>Yapımcılar için ayrıntılar</translation>
    </message>
    <message>
        <source>Later faults are written to the log only: {0}</source>
        <translation>Sonraki hatalar yalnız günlük dosyasına yazılır: {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Metni kopyala</translation>
    </message>
</context>
<context>
    <name>Crosstable</name>
    <message>
        <source>2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the order of the rows.</source>
        <translation>2½ (2): oyun puanı ve ayraç içinde maç puanı; + ve − hükmen maç; · açık maç. Sütunlar satır sırasıyla.</translation>
    </message>
    <message>
        <source>12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. + and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.</source>
        <translation>12b 2½ (2): 12 numaralı takıma karşı 1. masada Beyaz (b) ya da Siyah (s), oyun puanı ve ayraç içinde maç puanı. + ve − hükmen maç; bay: eşlendirme bayı; bay ½: istenen; — yok; · açık maç.</translation>
    </message>
    <message>
        <source>1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows.</source>
        <translation>1 galibiyet, ½ beraberlik, 0 mağlubiyet; + ve − hükmen; · açık oyun. Sütunlar satır sırasıyla.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>sıra</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>eşlendirme numarası</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.</source>
        <translation>12b1: {0} 12 olan oyuncuya karşı Beyaz (b) ya da Siyah (s), kazandı. + ve − hükmen; {1}; · açık oyun.</translation>
    </message>
    <message>
        <source>12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; bye 1, bye ½: requested; — absent; · open game.</source>
        <translation>12b1: {0} 12 olan oyuncuya karşı Beyaz (b) ya da Siyah (s), kazandı. + ve − hükmen; bay: eşlendirme bayı; bay 1, bay ½: istenen; — yok; · açık oyun.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Rank after this round</source>
        <translation>Bu turdan sonraki sıra</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Eşlendirme numarası (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnuva ratingi</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>T{0}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>{0}. tur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Bu turdan sonraki puan</translation>
    </message>
    <message>
        <source>Round {0}: {1} {2}</source>
        <translation>{0}. tur: {1} {2}</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Çapraz tablo</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Sıraya göre</translation>
    </message>
    <message>
        <source>Lines in the order of the standings</source>
        <translation>Satırlar sıralamaya göre</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Numaraya göre</translation>
    </message>
    <message>
        <source>Lines in the order of the pairing numbers</source>
        <translation>Satırlar eşlendirme numarası sırasıyla</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rakipler</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numaralar</translation>
    </message>
    <message>
        <source>Opponents by pairing number: the same in every round</source>
        <translation>Rakipler eşlendirme numarasıyla: her turda aynı</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Sıralar</translation>
    </message>
    <message>
        <source>Opponents by their rank in this table</source>
        <translation>Rakipler bu tablodaki sıralarıyla</translation>
    </message>
    <message>
        <source>Opponents as</source>
        <translation>Rakip gösterimi</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Ad, kulüp ya da numarayla bul</translation>
    </message>
    <message>
        <source>No round to show yet</source>
        <translation>Henüz gösterilecek tur yok</translation>
    </message>
    <message>
        <source>Choose a later round above.</source>
        <translation>Yukarıdan daha sonraki bir tur seçin.</translation>
    </message>
    <message>
        <source>The winner of each match goes on. Point at a match for what decided it.</source>
        <translation>Her maçın galibi üst tura çıkar. Neyin belirlediğini görmek için maçın üstüne gelin.</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>From a calendar (F4)</source>
        <translation>Takvimden (F4)</translation>
    </message>
    <message>
        <source>“{0}” is no date; write {1}.</source>
        <translation>“{0}” tarih değil; {1} yazın.</translation>
    </message>
</context>
<context>
    <name>DecideDialog</name>
    <message>
        <source>Say why, for example: drawn on all boards, play-off after the round.</source>
        <translation>Sebebi yazın, örneğin: bütün masalar berabere, turdan sonra play-off.</translation>
    </message>
</context>
<context>
    <name>DecideTieDialog</name>
    <message>
        <source>Say why, for example: all tie-break games drawn, lot as announced.</source>
        <translation>Sebebi yazın, örneğin: eşitlik bozma oyunlarının hepsi berabere, ilan edilen kura.</translation>
    </message>
</context>
<context>
    <name>DenseTable</name>
    <message>
        <source>{0}: column headers</source>
        <translation>{0}: sütun başlıkları</translation>
    </message>
    <message>
        <source>F4 sorts by a column.</source>
        <translation>F4 bir sütuna göre sıralar.</translation>
    </message>
    <message>
        <source>Sorted by {0}</source>
        <translation>Sıralama ölçütü: {0}</translation>
    </message>
    <message>
        <source>Copied with the headings; paste it into a spreadsheet.</source>
        <translation>Başlıklarıyla kopyalandı; elektronik tabloya yapıştırın.</translation>
    </message>
</context>
<context>
    <name>DeskLink</name>
    <message>
        <source>desk of {0}, {1}</source>
        <translation>hakem masası: {0}, {1}</translation>
    </message>
    <message>
        <source>with the leading computer</source>
        <translation>ana bilgisayarla bağlı</translation>
    </message>
    <message>
        <source>The leading computer has everything; the copy on this one can be removed, or looked at until then.</source>
        <translation>Ana bilgisayarda her şey var; bu bilgisayardaki kopya kaldırılabilir ya da o ana dek bakılabilir.</translation>
    </message>
    <message>
        <source>This computer is no desk of the event any more</source>
        <translation>Bu bilgisayar artık turnuvanın hakem masası değil</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Kopyayı kaldır</translation>
    </message>
    <message>
        <source>The copy was removed from this computer.</source>
        <translation>Kopya bu bilgisayardan kaldırıldı.</translation>
    </message>
    <message>
        <source>The step that waited was refused: {0}</source>
        <translation>Bekleyen işlem kabul edilmedi: {0}</translation>
    </message>
    <message>
        <source>The step that waited is done.</source>
        <translation>Bekleyen işlem yapıldı.</translation>
    </message>
</context>
<context>
    <name>Desks</name>
    <message numerus="yes">
        <source>There are %n desks already: take some back.</source>
        <translation>
            <numerusform>Zaten %n hakem masası var: birkaçını geri alın.</numerusform>
        </translation>
    </message>
    <message>
        <source>A desk of this name is there already: the log would not tell them apart.</source>
        <translation>Bu adda bir hakem masası zaten var: günlük ikisini ayıramazdı.</translation>
    </message>
    <message>
        <source>The invitation has ended.</source>
        <translation>Davet sona erdi.</translation>
    </message>
    <message>
        <source>The leading computer has another version of the program.</source>
        <translation>Ana bilgisayarda programın başka bir sürümü var.</translation>
    </message>
    <message>
        <source>This is done at the leading computer.</source>
        <translation>Bu, ana bilgisayarda yapılır.</translation>
    </message>
</context>
<context>
    <name>DocumentOptions</name>
    <message>
        <source>Options of the document</source>
        <translation>Belgenin seçenekleri</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopya</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Bir kopya azalt</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Bir kopya artır</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Otomatik</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} punto</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Group of players</source>
        <translation>Oyuncu grubu</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Kâğıt</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Yön</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Dikey</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Yatay</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Yazı boyutu</translation>
    </message>
    <message>
        <source>Lists side by side</source>
        <translation>Yan yana listeler</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Tek sütun</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>İki sütun</translation>
    </message>
    <message>
        <source>Three columns</source>
        <translation>Üç sütun</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sütunlar</translation>
    </message>
    <message>
        <source>Additional columns</source>
        <translation>Ek sütunlar</translation>
    </message>
    <message>
        <source>Group the list by</source>
        <translation>Listeyi grupla</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Gruplama yok</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federasyon</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Kulüp</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategori</translation>
    </message>
    <message>
        <source>Results are written</source>
        <translation>Sonuç yazımı</translation>
    </message>
    <message>
        <source>Opponents by</source>
        <translation>Rakipler</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Eşlendirme no.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Lines in the order of</source>
        <translation>Satırların sırası</translation>
    </message>
    <message>
        <source>Half points</source>
        <translation>Yarım puan</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Kâğıdın dili</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Taş harfleri</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Dile göre</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Kaç tane</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tümü</translation>
    </message>
    <message>
        <source>The first {0}, as a test</source>
        <translation>Deneme için ilk {0}</translation>
    </message>
    <message>
        <source>First at each board</source>
        <translation>Her masada önce</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Ev sahibi takım</translation>
    </message>
    <message>
        <source>White, as on the screen</source>
        <translation>Beyaz, ekrandaki gibi</translation>
    </message>
    <message>
        <source>Room for pens</source>
        <translation>Yazma payı</translation>
    </message>
    <message>
        <source>Leave room for pens between the lines</source>
        <translation>Satırlar arasında yazacak yer bırak</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>Kılavuz çizgileri</translation>
    </message>
    <message>
        <source>Draw lines around all cells</source>
        <translation>Bütün hücrelere çizgi çiz</translation>
    </message>
    <message>
        <source>The PDF says what headings and tables are (PDF/UA): for screen readers; the file is larger</source>
        <translation>PDF başlıkları ve tabloları tanımlar (PDF/UA): ekran okuyucular için; dosya daha büyük olur</translation>
    </message>
    <message>
        <source>Accessible PDF</source>
        <translation>Erişilebilir PDF</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>{0}. tur</translation>
    </message>
    <message>
        <source>Last round paired</source>
        <translation>Son eşlendirilen tur</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Herkes</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tüm oyuncular</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Additional columns: {0}</source>
        <translation>Ek sütunlar: {0}</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Cinsiyet</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE standart</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE hızlı</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE yıldırım</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Ulusal rating</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Doğum</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategoriler</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
</context>
<context>
    <name>DocumentOutlet</name>
    <message>
        <source>Save as PDF</source>
        <translation>PDF olarak kaydet</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF dosyaları (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Web sayfaları (*.html)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV dosyaları (*.csv)</translation>
    </message>
    <message>
        <source>Workbooks (*.xlsx)</source>
        <translation>Çalışma kitapları (*.xlsx)</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Resimler (*.svg)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabloyu kaydet</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Tablo panoya kopyalandı.</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Favourites</source>
        <translation>Favoriler</translation>
    </message>
</context>
<context>
    <name>DocumentsPanel</name>
    <message>
        <source>Documents</source>
        <translation>Belgeler</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Resmî</translation>
    </message>
    <message>
        <source>Under the official ladder</source>
        <translation>Resmî liste ile</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Deneme</translation>
    </message>
    <message>
        <source>Under the trial ladder; the paper says “trial, not official”</source>
        <translation>Deneme listesi ile; kâğıtta “deneme, resmî değil” yazar</translation>
    </message>
    <message>
        <source>To the queue</source>
        <translation>Kuyruğa</translation>
    </message>
    <message>
        <source>Put it into the print queue</source>
        <translation>Yazdırma kuyruğuna koy</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>Save each as a PDF in a folder…</source>
        <translation>Her birini PDF olarak bir klasöre kaydet…</translation>
    </message>
    <message>
        <source>Save every document in a folder…</source>
        <translation>Bütün belgeleri bir klasöre kaydet…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Web sayfası olarak kaydet…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSV olarak kaydet…</translation>
    </message>
    <message>
        <source>Save as a workbook…</source>
        <translation>Çalışma kitabı olarak kaydet…</translation>
    </message>
    <message>
        <source>Save as a picture (SVG)…</source>
        <translation>Resim olarak kaydet (SVG)…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabloyu kopyala</translation>
    </message>
    <message>
        <source>Paper, language and ½ like this for all documents</source>
        <translation>Kâğıt, dil ve ½ bütün belgelerde böyle</translation>
    </message>
    <message>
        <source>Usual options again</source>
        <translation>Olağan seçeneklere dön</translation>
    </message>
    <message>
        <source>More that can be done with the document</source>
        <translation>Belgeyle yapılabilecek başka şeyler</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF olarak kaydet…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Yazdır</translation>
    </message>
    <message>
        <source>Print queue</source>
        <translation>Yazdırma kuyruğu</translation>
    </message>
    <message>
        <source>Paper, language and half points are now the same for all documents.</source>
        <translation>Kâğıt, dil ve yarım puan artık bütün belgelerde aynı.</translation>
    </message>
    <message>
        <source>{0} is opened by Alt+{1} now.</source>
        <translation>{0} artık Alt+{1} ile açılır.</translation>
    </message>
    <message numerus="yes">
        <source>{0} is in the print queue, with %n document(s).</source>
        <translation>
            <numerusform>{0} yazdırma kuyruğunda, %n belgeyle.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (does not apply)</source>
        <translation>{0} (geçerli değil)</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>{0}. tur</translation>
    </message>
    <message>
        <source>no. {0}</source>
        <translation>no. {0}</translation>
    </message>
    <message>
        <source>The print queue is empty: choose a document and press {0}, as often as you like.</source>
        <translation>Yazdırma kuyruğu boş: bir belge seçip {0} tuşlarına istediğiniz kadar basın.</translation>
    </message>
    <message>
        <source>No document of this pack applies now.</source>
        <translation>Bu paketten şu an geçerli belge yok.</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Sayfalar hazırlanıyor…</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Yazdırılacak bir şey yok.</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Sayfa {0} / {1}</translation>
    </message>
</context>
<context>
    <name>EditManyDialog</name>
    <message>
        <source>Edit several players</source>
        <translation>Birkaç oyuncuyu düzenle</translation>
    </message>
    <message numerus="yes">
        <source>Edit %n player(s)</source>
        <translation>
            <numerusform>%n oyuncuyu düzenle</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is ticked is changed.</source>
        <translation>Yalnız işaretlenenler değişir.</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federasyon</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Kulüp</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategoriler</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Katılım ücreti</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Ödenen</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Yorum</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Unvan</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Cinsiyet</translation>
    </message>
    <message>
        <source>Half-point</source>
        <translation>Yarım puan</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>bilinmiyor</translation>
    </message>
    <message>
        <source>male</source>
        <translation>erkek</translation>
    </message>
    <message>
        <source>female</source>
        <translation>kadın</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>izin var</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>izin yok</translation>
    </message>
    <message>
        <source>Half-point byes</source>
        <translation>Yarım puanlık bay</translation>
    </message>
    <message>
        <source>Everybody has paid the whole fee</source>
        <translation>Herkes ücretin tamamını ödedi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>&amp;Find on this page</source>
        <translation>Bu sayfada &amp;bul</translation>
    </message>
</context>
<context>
    <name>EditPlayerDialog</name>
    <message>
        <source>A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew.</source>
        <translation>Değişen rating eşitlik bozmada hemen sayılır; eşlendirme numaraları yeniden verilene dek kalır.</translation>
    </message>
    <message>
        <source>Save, previous</source>
        <translation>Kaydet, önceki</translation>
    </message>
    <message>
        <source>Save, next</source>
        <translation>Kaydet, sonraki</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Oyuncu {0}</translation>
    </message>
    <message>
        <source>This is the first player shown</source>
        <translation>Gösterilen ilk oyuncu bu</translation>
    </message>
    <message>
        <source>This is the last player shown</source>
        <translation>Gösterilen son oyuncu bu</translation>
    </message>
    <message>
        <source>{0}. Save again keeps it all the same.</source>
        <translation>{0}. Bir daha Kaydet yine de saklar.</translation>
    </message>
</context>
<context>
    <name>EligibilityDialog</name>
    <message>
        <source>Type from when until when a member may play; empty is without a limit.</source>
        <translation>Üyenin ne zamandan ne zamana dek oynayabileceğini yazın; boş, sınırsızdır.</translation>
    </message>
    <message>
        <source>Eligibility</source>
        <translation>Oynama hakkı</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Takım</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bitiş</translation>
    </message>
    <message>
        <source>No. in the club&apos;s list</source>
        <translation>Kulüp listesi no.</translation>
    </message>
    <message>
        <source>Played above</source>
        <translation>Üstte oynadı</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: “{1}” sayı değil.</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>Pairing engine</source>
        <translation>Eşlendirme motoru</translation>
    </message>
    <message>
        <source>Whatever engine pairs, its answer is checked against the rules before it is taken, and another engine pairs the round once more in the background.</source>
        <translation>Hangi motor eşlendirirse eşlendirsin, yanıtı alınmadan önce kurallara göre denetlenir ve arka planda başka bir motor turu bir kez daha eşlendirir.</translation>
    </message>
    <message>
        <source>tdapp&apos;s own (Dutch system 2026)</source>
        <translation>tdapp&apos;in kendi motoru (Dutch sistemi 2026)</translation>
    </message>
    <message>
        <source>gacrux, which comes with this program (Dutch system 2026)</source>
        <translation>gacrux, bu programla gelir (Dutch sistemi 2026)</translation>
    </message>
    <message>
        <source>Another program: bbpPairings, or the .jar of JaVaFo</source>
        <translation>Başka bir program: bbpPairings ya da JaVaFo&apos;nun .jar dosyası</translation>
    </message>
    <message>
        <source>Path of the engine</source>
        <translation>Motorun yolu</translation>
    </message>
    <message>
        <source>Path of the program or .jar</source>
        <translation>Programın ya da .jar dosyasının yolu</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Gözat…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Dene</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Dakika</translation>
    </message>
    <message>
        <source>Less time</source>
        <translation>Daha az süre</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Daha çok süre</translation>
    </message>
    <message>
        <source>Longest time for one round, in minutes</source>
        <translation>Bir tur için en uzun süre, dakika</translation>
    </message>
    <message>
        <source>When the time is over nothing has changed: another engine or pairing by hand is offered.</source>
        <translation>Süre bitince hiçbir şey değişmemiştir: başka bir motor ya da elle eşlendirme önerilir.</translation>
    </message>
    <message>
        <source>Use this engine</source>
        <translation>Bu motoru kullan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>{0} works: it paired a small round in {1} s.</source>
        <translation>{0} çalışıyor: küçük bir turu {1} sn içinde eşlendirdi.</translation>
    </message>
    <message>
        <source>Trying it…</source>
        <translation>Deneniyor…</translation>
    </message>
    <message>
        <source>Choose the engine</source>
        <translation>Motoru seç</translation>
    </message>
    <message>
        <source>Try the engine first</source>
        <translation>Önce motoru deneyin</translation>
    </message>
</context>
<context>
    <name>EventActions</name>
    <message>
        <source>&amp;Edit the event…</source>
        <translation>Turnuvayı &amp;düzenle…</translation>
    </message>
    <message>
        <source>&amp;Regulations…</source>
        <translation>Yö&amp;nerge…</translation>
    </message>
    <message>
        <source>&amp;Schedule…</source>
        <translation>&amp;Program…</translation>
    </message>
    <message>
        <source>&amp;Print the regulations…</source>
        <translation>Yönergeyi &amp;yazdır…</translation>
    </message>
    <message>
        <source>Pri&amp;zes…</source>
        <translation>Ödülle&amp;r…</translation>
    </message>
    <message>
        <source>&amp;Logo and header lines…</source>
        <translation>L&amp;ogo ve üst satırlar…</translation>
    </message>
    <message>
        <source>Live &amp;boards…</source>
        <translation>&amp;Canlı masalar…</translation>
    </message>
    <message>
        <source>&amp;Work together…</source>
        <translation>&amp;Birlikte çalış…</translation>
    </message>
    <message>
        <source>G&amp;o public…</source>
        <translation>&amp;Herkese aç…</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Yayı&amp;mla…</translation>
    </message>
    <message>
        <source>&amp;Add a section…</source>
        <translation>&amp;Grup ekle…</translation>
    </message>
    <message>
        <source>Re&amp;name the section…</source>
        <translation>Grubun &amp;adını değiştir…</translation>
    </message>
    <message>
        <source>Re&amp;move the section…</source>
        <translation>Grubu &amp;kaldır…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Önce bir turnuva açın</translation>
    </message>
</context>
<context>
    <name>EventFactsDialog</name>
    <message>
        <source>Event</source>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>Event and officials</source>
        <translation>Turnuva ve görevliler</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Ad</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Yer</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federasyon</translation>
    </message>
    <message>
        <source>F&amp;irst day</source>
        <translation>İlk &amp;gün</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Son gün</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Görevli ekle</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Görevliler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>Edit the event…</source>
        <translation>Turnuvayı düzenle…</translation>
    </message>
    <message>
        <source>Edit the regulations…</source>
        <translation>Yönergeyi düzenle…</translation>
    </message>
    <message>
        <source>Pairing rules…</source>
        <translation>Eşlendirme kuralları…</translation>
    </message>
    <message>
        <source>Go on by another system…</source>
        <translation>Başka sistemle devam et…</translation>
    </message>
    <message>
        <source>The rounds that are paired stay; the next ones are paired by a system of your choice</source>
        <translation>Eşlendirilen turlar kalır; sonrakiler seçtiğiniz sistemle eşlendirilir</translation>
    </message>
    <message>
        <source>Edit the schedule…</source>
        <translation>Programı düzenle…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Copy the regulations as text</source>
        <translation>Yönergeyi metin olarak kopyala</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Preview the regulations, print them or save them as PDF</source>
        <translation>Yönergeyi önizle, yazdır ya da PDF olarak kaydet</translation>
    </message>
    <message>
        <source>Show the players</source>
        <translation>Oyuncuları göster</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Listeyi aç</translation>
    </message>
    <message>
        <source>Show the standings</source>
        <translation>Sıralamayı göster</translation>
    </message>
    <message>
        <source>Remarks in the file</source>
        <translation>Dosyadaki açıklamalar</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Durum</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Yönerge</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>How ties are broken</source>
        <translation>Eşitlikler nasıl bozulur</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Adsız turnuva</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked.</source>
        <translation>1. tur eşlendirildi: sistem, puanlar ve bayın değeri kilitli.</translation>
    </message>
    <message>
        <source>There are no players yet</source>
        <translation>Henüz oyuncu yok</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Yer</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Tarihler</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Dosya</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>{0} of {1} complete</source>
        <translation>{0} / {1} tamam</translation>
    </message>
    <message>
        <source>Paired</source>
        <translation>Eşlendirildi</translation>
    </message>
    <message>
        <source>up to round {0}</source>
        <translation>{0}. tura dek</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>henüz yok</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>final</source>
        <translation>kesin</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>geçici</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Kip</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>FIDE kipi</translation>
    </message>
    <message>
        <source>outside FIDE mode</source>
        <translation>FIDE kipi dışında</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>Pzt</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>Sal</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>Çar</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>Cum</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>Cmt</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Paz</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>{0}. tur</translation>
    </message>
    <message>
        <source>default time {0} min</source>
        <translation>geç kalma süresi {0} dk</translation>
    </message>
    <message>
        <source>No dates of rounds yet.</source>
        <translation>Henüz tur tarihi yok.</translation>
    </message>
    <message>
        <source>The rounds so far were paired by the {0}. They stay as they are.</source>
        <translation>Şimdiye dek turların eşlendirildiği sistem: {0}. O turlar olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Go on by another system</source>
        <translation>Başka sistemle devam et</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>Eşlendirme sistemi değiştirilsin mi?</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Yönerge – {0}</translation>
    </message>
    <message>
        <source>The regulations were copied.</source>
        <translation>Yönerge kopyalandı.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Round {0}: {1}</source>
        <translation>{0}. tur: {1}</translation>
    </message>
    <message>
        <source>Default time: {0} minutes.</source>
        <translation>Geç kalma süresi: {0} dakika.</translation>
    </message>
    <message>
        <source>Place: {0}.</source>
        <translation>Yer: {0}.</translation>
    </message>
    <message>
        <source>Dates: {0}.</source>
        <translation>Tarihler: {0}.</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}.</source>
        <translation>Başhakem: {0}.</translation>
    </message>
    <message>
        <source>Deputies: {0}.</source>
        <translation>Başhakem yardımcıları: {0}.</translation>
    </message>
    <message>
        <source>Time control in the report: {0}.</source>
        <translation>Rapordaki tempo: {0}.</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Res.</source>
        <translation>Yed.</translation>
    </message>
    <message>
        <source>Result as used</source>
        <translation>Kullanılan sonuç</translation>
    </message>
    <message>
        <source>Opp.</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>The opponent&apos;s score or rating as used</source>
        <translation>Rakibin kullanılan puanı ya da ratingi</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Sayılan</translation>
    </message>
    <message>
        <source>What the round contributes</source>
        <translation>Turun kattığı</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Durum</translation>
    </message>
    <message>
        <source>Counted, cut or not counted, and why</source>
        <translation>Sayıldı, atıldı ya da sayılmadı; sebebi</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>Colour and opponent</source>
        <translation>Renk ve rakip</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>sayıldı</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>atıldı</translation>
    </message>
    <message>
        <source>out</source>
        <translation>dışarıda</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>{0}. tur: {1}</translation>
    </message>
    <message>
        <source>Rounds {0}: {1}</source>
        <translation>Turlar {0}: {1}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Eşlendirme numarası (TPN)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>Value of this criterion</source>
        <translation>Bu kriterin değeri</translation>
    </message>
    <message>
        <source>Sum if every game not played were lost</source>
        <translation>Oynanmamış her oyun kaybedilse toplam</translation>
    </message>
    <message>
        <source>Sum if every game not played were won</source>
        <translation>Oynanmamış her oyun kazanılsa toplam</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>En az</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>En çok</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Points among the tied players</source>
        <translation>Eşit oyuncular arasındaki puan</translation>
    </message>
    <message>
        <source>have not met</source>
        <translation>karşılaşmadılar</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Rakibin ratingi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Points after the round</source>
        <translation>Turdan sonraki puan</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Açıklama</translation>
    </message>
    <message>
        <source>Copy the calculation as text</source>
        <translation>Hesabı metin olarak kopyala</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Bu eşitlik bozma hakkında</translation>
    </message>
    <message>
        <source>Print this calculation</source>
        <translation>Bu hesabı yazdır</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Açıklamayı kapat</translation>
    </message>
    <message>
        <source>trial ladder, not official</source>
        <translation>deneme listesi, resmî değil</translation>
    </message>
    <message>
        <source>Points and tie-breaks of this line</source>
        <translation>Bu satırın puanı ve eşitlik bozması</translation>
    </message>
    <message>
        <source>Worked calculation</source>
        <translation>Ayrıntılı hesap</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Hesap dökümü</translation>
    </message>
    <message>
        <source>Among the tied (· have not met)</source>
        <translation>Eşitler arasında (· karşılaşmadı)</translation>
    </message>
    <message>
        <source>Who is tied</source>
        <translation>Kim eşit</translation>
    </message>
    <message>
        <source>No. {0}</source>
        <translation>No. {0}</translation>
    </message>
    <message>
        <source>rating {0}</source>
        <translation>rating {0}</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>sıralamada yok</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>{0}. sıra</translation>
    </message>
    <message>
        <source>{0} after round {1}</source>
        <translation>{0}, {1}. turdan sonra</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Points, round by round</source>
        <translation>Tur tur puan</translation>
    </message>
    <message>
        <source>Points after round {0}: {1}</source>
        <translation>{0}. turdan sonra puan: {1}</translation>
    </message>
    <message>
        <source>Unplayed games: {0}</source>
        <translation>Oynanmamış oyunlar: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Still tied when this rung is reached (%n)</source>
        <translation>
            <numerusform>Bu kritere gelindiğinde hâlâ eşit (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody was tied with this line when this rung is reached</source>
        <translation>Bu kritere gelindiğinde bu satırla eşit kimse yoktu</translation>
    </message>
    <message>
        <source>Crosstable of the tied</source>
        <translation>Eşitlerin çapraz tablosu</translation>
    </message>
    <message>
        <source>The calculation was copied.</source>
        <translation>Hesap kopyalandı.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open an event</source>
        <translation>Turnuva aç</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Turnuvalar ve turnuva raporları (*.tdb *.trf *.trfx *.txt);;Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Turnuva raporunu içe aktar</translation>
    </message>
    <message>
        <source>Reports, tables, games, JSON ({endings});;All files (*)</source>
        <translation>Raporlar, tablolar, oyunlar, JSON ({endings});;Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>The table that was copied is being read…</source>
        <translation>Kopyalanan tablo okunuyor…</translation>
    </message>
    <message>
        <source>What was copied cannot be imported</source>
        <translation>Kopyalanan içe aktarılamaz</translation>
    </message>
    <message>
        <source>The event cannot be opened</source>
        <translation>Turnuva açılamıyor</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Turnuva alınıyor…</translation>
    </message>
    <message>
        <source>The demo event is being opened…</source>
        <translation>Örnek turnuva açılıyor…</translation>
    </message>
    <message>
        <source>The practice event is being made…</source>
        <translation>Alıştırma turnuvası oluşturuluyor…</translation>
    </message>
    <message>
        <source>The copy was not written</source>
        <translation>Kopya yazılmadı</translation>
    </message>
    <message>
        <source>A copy was written: {0}</source>
        <translation>Kopya yazıldı: {0}</translation>
    </message>
    <message>
        <source>Hand over to another computer</source>
        <translation>Başka bilgisayara devret</translation>
    </message>
    <message>
        <source>What the other computer is called (the log keeps it):</source>
        <translation>Öteki bilgisayarın adı (günlükte saklanır):</translation>
    </message>
    <message>
        <source>The event was not handed over</source>
        <translation>Turnuva devredilmedi</translation>
    </message>
    <message>
        <source>Handed over to {0}: go on there with {1}, and not here.</source>
        <translation>Devredildi: {0}. Orada {1} ile devam edin, burada değil.</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} açılıyor…</translation>
    </message>
    <message>
        <source>{0} is open in another window</source>
        <translation>{0} başka bir pencerede açık</translation>
    </message>
    <message>
        <source>You can look at it here: this window shows what the other one writes, and changes nothing.</source>
        <translation>Burada bakabilirsiniz: bu pencere ötekinin yazdığını gösterir, hiçbir şey değiştirmez.</translation>
    </message>
    <message>
        <source>Open it to look at</source>
        <translation>Bakmak için aç</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} okunuyor…</translation>
    </message>
    <message>
        <source>These files cannot be imported as one event</source>
        <translation>Bu dosyalar tek turnuva olarak içe aktarılamaz</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n dosya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are being read…</source>
        <translation>
            <numerusform>%n dosya okunuyor…</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be imported</source>
        <translation>{0} içe aktarılamaz</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… ve %n tane daha</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was created. It can be imported all the same: a game that only one player states is completed or becomes a bye worth the same, results count and not the points column. Every contradiction is listed in the review and noted in the tournament report.</source>
        <translation>Hiçbir şey oluşturulmadı. Yine de içe aktarılabilir: yalnız bir oyuncunun yazdığı oyun tamamlanır ya da aynı değerde bay olur, puan sütunu değil sonuçlar sayılır. Her çelişki denetimde listelenir ve turnuva raporuna yazılır.</translation>
    </message>
    <message>
        <source>{0} contradicts itself</source>
        <translation>{0} kendi içinde çelişiyor</translation>
    </message>
    <message>
        <source>Import it all the same…</source>
        <translation>Yine de içe aktar…</translation>
    </message>
    <message>
        <source>{0} is being written…</source>
        <translation>{0} yazılıyor…</translation>
    </message>
    <message>
        <source>Nothing was created or changed.</source>
        <translation>Hiçbir şey oluşturulmadı ya da değişmedi.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>Satır {0}, sütun {1}: {2}</translation>
    </message>
    <message>
        <source>Name of the event file</source>
        <translation>Turnuva dosyasının adı</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Turnuva dosyaları (*.tdb)</translation>
    </message>
    <message>
        <source>That name is taken</source>
        <translation>Bu ad alınmış</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} zaten var. Hiçbir şey değişmedi; başka ad seçin.</translation>
    </message>
</context>
<context>
    <name>FileCheck</name>
    <message>
        <source>Check the event file</source>
        <translation>Turnuva dosyasını denetle</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Turnuva dosyaları (*.tdb)</translation>
    </message>
    <message>
        <source>{0} is being checked…</source>
        <translation>{0} denetleniyor…</translation>
    </message>
    <message>
        <source>THIS FILE IS NOT AS IT WAS LEFT: something else has changed it. Check the event file now.</source>
        <translation>BU DOSYA BIRAKILDIĞI GİBİ DEĞİL: başka bir şey değiştirmiş. Turnuva dosyasını şimdi denetleyin.</translation>
    </message>
    <message>
        <source>{0} is not as it was left</source>
        <translation>{0} bırakıldığı gibi değil</translation>
    </message>
    <message>
        <source>Something else than this program has changed it: a disk, another program, a sync folder.</source>
        <translation>Bu programdan başka bir şey değiştirmiş: disk, başka bir program, eşitlenen klasör.</translation>
    </message>
    <message>
        <source>The check names every row that differs from the log, and the newest good copy.</source>
        <translation>Denetim, günlükten farklı olan her satırı ve en yeni sağlam kopyayı gösterir.</translation>
    </message>
    <message>
        <source>{0}: everything is as it was entered.</source>
        <translation>{0}: her şey girildiği gibi.</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Yeni turnuva…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Aç…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Son açılanlar</translation>
    </message>
    <message>
        <source>&amp;Import a tournament report…</source>
        <translation>Turnuva raporunu iç&amp;e aktar…</translation>
    </message>
    <message>
        <source>Im&amp;port a copied crosstable</source>
        <translation>Kopyalanan çapraz &amp;tabloyu içe aktar</translation>
    </message>
    <message>
        <source>Open the &amp;demo event</source>
        <translation>Ö&amp;rnek turnuvayı aç</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Ko&amp;pya kaydet…</translation>
    </message>
    <message>
        <source>&amp;Hand over to another computer…</source>
        <translation>Başka bilgisayara de&amp;vret…</translation>
    </message>
    <message>
        <source>Chec&amp;k the event file…</source>
        <translation>Turnuva dosyasını de&amp;netle…</translation>
    </message>
    <message>
        <source>&amp;Export a tournament report…</source>
        <translation>Turnuva raporunu &amp;dışa aktar…</translation>
    </message>
    <message>
        <source>Report for the &amp;rating officer…</source>
        <translation>Ratin&amp;g görevlisi için rapor…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Ya&amp;zdır…</translation>
    </message>
    <message>
        <source>C&amp;lose the event</source>
        <translation>Turnuvayı &amp;kapat</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Progra&amp;mdan çık</translation>
    </message>
    <message>
        <source>No file opened yet</source>
        <translation>Henüz dosya açılmadı</translation>
    </message>
</context>
<context>
    <name>FinesDialog</name>
    <message>
        <source>Fine of {0}</source>
        <translation>Para cezası: {0}</translation>
    </message>
    <message>
        <source>It stands on the match sheet and below the table, with its reason.</source>
        <translation>Sebebiyle birlikte maç tutanağında ve tablonun altında yer alır.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Karar</translation>
    </message>
    <message>
        <source>A new fine</source>
        <translation>Yeni para cezası</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} ({2})</source>
        <translation>Geri al: {0}. tur, {1} ({2})</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Tutar</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Karar ver</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>FixturesDialog</name>
    <message>
        <source>Type day, hour and place; without a day that of the round counts. A postponed match holds up nobody.</source>
        <translation>Gün, saat ve yer yazın; gün yoksa turunki geçerlidir. Ertelenen maç kimseyi bekletmez.</translation>
    </message>
    <message>
        <source>Fixtures</source>
        <translation>Fikstür</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Ev sahibi takım</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Konuk takım</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Durum</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Saat</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Yer</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Ertelendi</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Onaylandı</translation>
    </message>
    <message>
        <source>Save as a calendar…</source>
        <translation>Takvim olarak kaydet…</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Satır {0}</translation>
    </message>
    <message>
        <source>Save as a calendar</source>
        <translation>Takvim olarak kaydet</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Takvimler (*.ics)</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Kaydedildi: {0}</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: “{1}” sayı değil.</translation>
    </message>
</context>
<context>
    <name>FoundElsewhere</name>
    <message>
        <source>Go there</source>
        <translation>Oraya git</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grup {0}</translation>
    </message>
    <message>
        <source>Not in this section, but in {0}: {1}</source>
        <translation>Bu grupta değil, şu grupta: {0}: {1}</translation>
    </message>
</context>
<context>
    <name>FromTableDialog</name>
    <message>
        <source>New section from a table</source>
        <translation>Tablodan yeni grup</translation>
    </message>
    <message>
        <source>Places are seeds: all first places come first, then all second ones. The old sections stay.</source>
        <translation>Sıralar başlangıç sırasıdır: önce bütün birinciler, sonra bütün ikinciler. Eski gruplar kalır.</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Play-off</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Ad</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grup {0}</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Alınan gruplar</translation>
    </message>
    <message>
        <source>for example 1-8; empty: everybody</source>
        <translation>örneğin 1-8; boş: herkes</translation>
    </message>
    <message>
        <source>&amp;Places of each</source>
        <translation>Her birinden &amp;sıralar</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>Siste&amp;m</translation>
    </message>
    <message>
        <source>In &amp;groups of</source>
        <translation>&amp;Gruplar hâlinde, kişi:</translation>
    </message>
    <message>
        <source>Players of a group</source>
        <translation>Bir grubun oyuncuları</translation>
    </message>
    <message>
        <source>Fewer players</source>
        <translation>Daha az oyuncu</translation>
    </message>
    <message>
        <source>More players</source>
        <translation>Daha çok oyuncu</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Grubu ekle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Yeni gruba ad verin.</translation>
    </message>
    <message>
        <source>Choose a section to take the players from.</source>
        <translation>Oyuncuların alınacağı grubu seçin.</translation>
    </message>
    <message>
        <source>Write places as 1-8.</source>
        <translation>Sıraları 1-8 gibi yazın.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Sonraki hamle</translation>
    </message>
    <message>
        <source>Next move, then Enter</source>
        <translation>Hamle, sonra Enter</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Taş harfleri</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figürler</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tahtayı çevir</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Başa</translation>
    </message>
    <message>
        <source>One half-move back</source>
        <translation>Bir yarım hamle geri</translation>
    </message>
    <message>
        <source>One half-move on</source>
        <translation>Bir yarım hamle ileri</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Son hamleye</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Konumu kopyala (FEN)</translation>
    </message>
    <message>
        <source>Take back from here</source>
        <translation>Buradan geri al</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Gösterilen hamleyi ve sonrasını kaldır</translation>
    </message>
    <message>
        <source>Keep the moves</source>
        <translation>Hamleleri sakla</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Hamleleri at</translation>
    </message>
    <message>
        <source>Not understood, kept as it came: {0}</source>
        <translation>Anlaşılamadı, geldiği gibi saklandı: {0}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>başlangıç</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Hamle Beyazda</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Hamle Siyahta</translation>
    </message>
    <message>
        <source>Choose a move first</source>
        <translation>Önce bir hamle seçin</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Round and board</source>
        <translation>Tur ve masa</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notlar</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>masa yok</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Kayıtlı hamleler</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Kayıt</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Kaynak</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Saat</translation>
    </message>
    <message>
        <source>Entered or corrected by hand</source>
        <translation>Elle girildi ya da düzeltildi</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Bakılacak</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Madde</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Üstlenen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>White’s sheet</source>
        <translation>Beyazın kâğıdı</translation>
    </message>
    <message>
        <source>Black’s sheet</source>
        <translation>Siyahın kâğıdı</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Alınan</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>only on White’s sheet</source>
        <translation>yalnız Beyazın kâğıdında</translation>
    </message>
    <message>
        <source>only on Black’s sheet</source>
        <translation>yalnız Siyahın kâğıdında</translation>
    </message>
    <message>
        <source>Black’s sheet cannot be played here</source>
        <translation>Siyahın kâğıdı burada oynanamıyor</translation>
    </message>
    <message>
        <source>White’s sheet cannot be played here</source>
        <translation>Beyazın kâğıdı burada oynanamıyor</translation>
    </message>
    <message>
        <source>both can be played; with White’s the game goes on</source>
        <translation>ikisi de oynanabilir; Beyazınkiyle oyun sürer</translation>
    </message>
    <message>
        <source>both can be played; with Black’s the game goes on</source>
        <translation>ikisi de oynanabilir; Siyahınkiyle oyun sürer</translation>
    </message>
    <message>
        <source>neither can be played</source>
        <translation>hiçbiri oynanamıyor</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Önceki tur</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Sonraki tur</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Ad ya da masayla bul</translation>
    </message>
    <message>
        <source>P&amp;aste games (PGN)…</source>
        <translation>O&amp;yun yapıştır (PGN)…</translation>
    </message>
    <message>
        <source>&amp;Games of the round as PGN…</source>
        <translation>Turun oyunları &amp;PGN olarak…</translation>
    </message>
    <message>
        <source>&amp;Pairings for e-board software…</source>
        <translation>&amp;Elektronik tahta programı için eşlendirmeler…</translation>
    </message>
    <message>
        <source>&amp;Broadcast: delay and notice…</source>
        <translation>Yayı&amp;n: gecikme ve satır…</translation>
    </message>
    <message>
        <source>&amp;Compare sources…</source>
        <translation>Kaynakları karşılaş&amp;tır…</translation>
    </message>
    <message>
        <source>Show what sta&amp;nds on the e-boards</source>
        <translation>Elektronik tahtalarda &amp;duranı göster</translation>
    </message>
    <message>
        <source>Gi&amp;ve the game to a board…</source>
        <translation>Oyunu bir &amp;masaya ver…</translation>
    </message>
    <message>
        <source>&amp;Take the game from its board</source>
        <translation>Oyunu masasından &amp;al</translation>
    </message>
    <message>
        <source>&amp;Remove the record…</source>
        <translation>&amp;Kaydı kaldır…</translation>
    </message>
    <message>
        <source>Keep what came</source>
        <translation>Geleni sakla</translation>
    </message>
    <message>
        <source>Write the games of the source into the event</source>
        <translation>Kaynağın oyunlarını turnuvaya yaz</translation>
    </message>
    <message>
        <source>Import games…</source>
        <translation>Oyunları içe aktar…</translation>
    </message>
    <message>
        <source>Two scoresheets…</source>
        <translation>İki notasyon kâğıdı…</translation>
    </message>
    <message>
        <source>Put the game together from both sheets</source>
        <translation>Oyunu iki notasyon kâğıdından birleştir</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>More that can be done with games</source>
        <translation>Oyunlarla yapılabilecek başka şeyler</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Masalar</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Bakılacak</translation>
    </message>
    <message>
        <source>I look after this</source>
        <translation>Ben bakıyorum</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Sonucu gir</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Henüz eşlendirilmiş tur yok</translation>
    </message>
    <message>
        <source>Games are kept at the boards of a round: import a PGN, or enter moves from the scoresheets.</source>
        <translation>Oyunlar bir turun masalarında saklanır: PGN içe aktarın ya da hamleleri notasyon kâğıtlarından girin.</translation>
    </message>
    <message>
        <source>{0} of {1} games recorded, {2} to look at</source>
        <translation>{1} oyundan {0} kayıtlı, {2} bakılacak</translation>
    </message>
    <message>
        <source>watching {0}</source>
        <translation>izlenen {0}</translation>
    </message>
    <message>
        <source>delayed file in {0}</source>
        <translation>{0} içinde gecikmeli dosya</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sonuç yok</translation>
    </message>
    <message>
        <source>Round {0}, board {1}</source>
        <translation>{0}. tur, {1}. masa</translation>
    </message>
    <message>
        <source>This game belongs to no board of the round</source>
        <translation>Bu oyun turun hiçbir masasına ait değil</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Oyunları içe aktar</translation>
    </message>
    <message>
        <source>Games (*.pgn);;All files (*)</source>
        <translation>Oyunlar (*.pgn);;Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>There is no text on the clipboard: copy the games as PGN.</source>
        <translation>Panoda metin yok: oyunları PGN olarak kopyalayın.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>pano</translation>
    </message>
    <message>
        <source>Publish moves at once?</source>
        <translation>Hamleler hemen yayımlansın mı?</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Kayıtlı oyunların yerine geçsin mi?</translation>
    </message>
    <message>
        <source>Games of the round</source>
        <translation>Turun oyunları</translation>
    </message>
    <message>
        <source>Pairings for e-board software</source>
        <translation>Elektronik tahta programı için eşlendirmeler</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Oyunlar (*.pgn)</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Yazıldı: {0}</translation>
    </message>
    <message>
        <source>No game is recorded at this board</source>
        <translation>Bu masada kayıtlı oyun yok</translation>
    </message>
    <message>
        <source>This game has its board</source>
        <translation>Bu oyunun masası var</translation>
    </message>
    <message>
        <source>This game has no board</source>
        <translation>Bu oyunun masası yok</translation>
    </message>
    <message>
        <source>No source has said anything here</source>
        <translation>Burada hiçbir kaynak bir şey söylemedi</translation>
    </message>
    <message>
        <source>Every e-board was seen in the start position</source>
        <translation>Bütün elektronik tahtalar başlangıç konumunda görüldü</translation>
    </message>
    <message>
        <source>Give the game to a board</source>
        <translation>Oyunu bir masaya ver</translation>
    </message>
    <message>
        <source>Number of the board:</source>
        <translation>Masa numarası:</translation>
    </message>
    <message>
        <source>This round has no board {0}.</source>
        <translation>Bu turda {0}. masa yok.</translation>
    </message>
    <message>
        <source>Replace the game of board {0}?</source>
        <translation>{0}. masanın oyununun yerine geçsin mi?</translation>
    </message>
    <message>
        <source>This is board…</source>
        <translation>Bu masa şu…</translation>
    </message>
    <message>
        <source>Enter {0}</source>
        <translation>Gir: {0}</translation>
    </message>
    <message>
        <source>Choose an alert first</source>
        <translation>Önce bir uyarı seçin</translation>
    </message>
    <message>
        <source>Who looks after this?</source>
        <translation>Buna kim bakıyor?</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Ad:</translation>
    </message>
</context>
<context>
    <name>GoPublicDialog</name>
    <message>
        <source>Go public</source>
        <translation>Herkese aç</translation>
    </message>
    <message>
        <source>Moves leave this computer after the delay of the section, on every way.</source>
        <translation>Hamleler her yolda, grubun gecikmesinden sonra bu bilgisayardan çıkar.</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Canlı masalar…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Yayımla…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Klasör seç…</translation>
    </message>
    <message>
        <source>In the hall</source>
        <translation>Salonda</translation>
    </message>
    <message>
        <source>pages for telephones and the wall, from this computer</source>
        <translation>telefonlar ve duvar için sayfalar, bu bilgisayardan</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Web sitesi</translation>
    </message>
    <message>
        <source>pairings, standings and games for your web host</source>
        <translation>web sunucunuz için eşlendirmeler, sıralama ve oyunlar</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Klasör</translation>
    </message>
    <message>
        <source>one PGN a round, for chess.com, FTP and other broadcasters</source>
        <translation>tur başına bir PGN; chess.com, FTP ve öteki yayıncılar için</translation>
    </message>
    <message>
        <source>Lichess</source>
        <translation>Lichess</translation>
    </message>
    <message>
        <source>Lichess asks here</source>
        <translation>Lichess buradan alır</translation>
    </message>
    <message>
        <source>&amp;Round of the broadcast</source>
        <translation>Yayının &amp;turu</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Anahtar</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Anahtarı sakla</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Anahtar</translation>
    </message>
    <message>
        <source>Either Lichess asks at the address, or this program pushes with your token (study:write). The token lies in the keyring of this computer, never in the event.</source>
        <translation>Ya Lichess adresten kendisi alır ya da bu program sizin anahtarınızla (study:write) gönderir. Anahtar bu bilgisayarın anahtarlığındadır, turnuvada değil.</translation>
    </message>
    <message>
        <source>What Lichess would show, and what was pushed</source>
        <translation>Lichess&apos;in göstereceği ve gönderilenler</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Deneme</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Gönder</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Yayıncılar için gecikmeli dosya</translation>
    </message>
    <message>
        <source>Each round is kept in {0}.</source>
        <translation>Her tur {0} içinde saklanır.</translation>
    </message>
    <message>
        <source>Only where the live boards have a public name: a tunnel, or a proxy on your server.</source>
        <translation>Yalnız canlı masaların herkese açık adı varsa: sunucunuzda bir tünel ya da vekil sunucu.</translation>
    </message>
</context>
<context>
    <name>GroupFilter</name>
    <message>
        <source>Players of a category</source>
        <translation>Bir kategorinin oyuncuları</translation>
    </message>
    <message>
        <source>Show the players of one category only</source>
        <translation>Yalnız bir kategorinin oyuncularını göster</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Herkes</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>First steps</source>
        <translation>İlk adımlar</translation>
    </message>
    <message>
        <source>Take me there</source>
        <translation>Oraya götür</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>İleri</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Kartları kapat</translation>
    </message>
    <message>
        <source>{0} of {1}: {2}</source>
        <translation>{0} / {1}: {2}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Bitir</translation>
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
        <translation>bir şey girilmedi</translation>
    </message>
    <message>
        <source>“{0}” is not a place; places are whole numbers from 1.</source>
        <translation>“{0}” bir sıra değil; sıralar 1&apos;den başlayan tam sayılardır.</translation>
    </message>
    <message>
        <source>“{0}” is not a value; write a number such as 2.5.</source>
        <translation>“{0}” bir değer değil; 2.5 gibi bir sayı yazın.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Elle sıra</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Place before this rung is reached; shared places are ties</source>
        <translation>Bu kritere gelmeden önceki sıra; paylaşılan sıralar eşittir</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Type a number; Enter goes to the next line, Del empties the field.</source>
        <translation>Sayı yazın; Enter sonraki satıra geçer, Del alanı boşaltır.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Manual</source>
        <translation>Kılavuz</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Kılavuzda bul</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Kılavuz sayfaları</translation>
    </message>
    <message>
        <source>Using the program</source>
        <translation>Programı kullanma</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Eşitlik bozma</translation>
    </message>
    <message>
        <source>Policies for unplayed games</source>
        <translation>Oynanmamış oyun kuralları</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Kılavuz sayfası</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Önceki sayfaya dön</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n sayfa bulundu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportGamesDialog</name>
    <message>
        <source>Import games</source>
        <translation>Oyunları içe aktar</translation>
    </message>
    <message>
        <source>Games of {0}</source>
        <translation>{0} içindeki oyunlar</translation>
    </message>
    <message>
        <source>Each game goes to the board of its players. What is wrong is kept as a doubt.</source>
        <translation>Her oyun oyuncularının masasına gider. Yanlış olan şüpheli olarak saklanır.</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Taş harfleri</translation>
    </message>
    <message>
        <source>as each game proves</source>
        <translation>her oyundan anlaşıldığı gibi</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Hangi tur</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>dosyada yazdığı gibi</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>{0}. tur</translation>
    </message>
    <message>
        <source>Letters:</source>
        <translation>Harfler:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Tur:</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>Dosyadaki oyunlar</translation>
    </message>
    <message>
        <source>Keep these games</source>
        <translation>Bu oyunları sakla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>Bu dosyada oyun yok.</translation>
    </message>
    <message>
        <source>Games: {0}, to be kept: {1}, to look at: {2}</source>
        <translation>Oyun: {0}, saklanacak: {1}, bakılacak: {2}</translation>
    </message>
    <message>
        <source>There is nothing new in this file</source>
        <translation>Bu dosyada yeni bir şey yok</translation>
    </message>
    <message>
        <source>Replace recorded games?</source>
        <translation>Kayıtlı oyunların yerine geçsin mi?</translation>
    </message>
</context>
<context>
    <name>ImportReviewDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>İçe aktar: {0}</translation>
    </message>
    <message>
        <source>Review before importing</source>
        <translation>İçe aktarmadan önce denetim</translation>
    </message>
    <message>
        <source>Nothing has been created yet. {0} itself stays as it is.</source>
        <translation>Henüz hiçbir şey oluşturulmadı. {0} olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>Lütfen denetleyin</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Varsayılan</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Düzeltilen</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Atlanan</translation>
    </message>
    <message>
        <source>The file says everything itself: nothing was assumed or repaired.</source>
        <translation>Dosyada her şey yazıyor: hiçbir şey varsayılmadı ya da düzeltilmedi.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Denetim</translation>
    </message>
    <message>
        <source>I have read what to check: import the rounds all the same, and note it</source>
        <translation>Denetlenecekleri okudum: turları yine de al ve bunu yaz</translation>
    </message>
    <message>
        <source>Each of these becomes a ### line of the tournament report.</source>
        <translation>Bunların her biri turnuva raporunda bir ### satırı olur.</translation>
    </message>
    <message>
        <source>New event file</source>
        <translation>Yeni turnuva dosyası</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Değiştir…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Create the event</source>
        <translation>Turnuvanın oluşturulması</translation>
    </message>
    <message>
        <source>Tick the box above first: the file breaks rules of pairing.</source>
        <translation>Önce yukarıdaki kutuyu işaretleyin: dosya eşlendirme kurallarını bozuyor.</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Documents in it</source>
        <translation>İçindeki belgeler</translation>
    </message>
    <message>
        <source>Documents in the pack</source>
        <translation>Paketteki belgeler</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Belge ekle</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Önceki</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Bir kopya azalt</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Bir kopya artır</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Çıkar</translation>
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
        <translation>Turnuvaya katıl</translation>
    </message>
    <message>
        <source>Another computer leads it and has invited this one: Event &gt; Work together…, on its screen.</source>
        <translation>Başka bir bilgisayar yönetiyor ve bunu davet etti: onun ekranında Turnuva &gt; Birlikte çalış….</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adres</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Kod</translation>
    </message>
    <message>
        <source>Figures to compare</source>
        <translation>Karşılaştırılacak rakamlar</translation>
    </message>
    <message>
        <source>Are these the figures on the screen of the leading computer? If not, somebody else answers at this address: do not join.</source>
        <translation>Ana bilgisayarın ekranındaki rakamlar bunlar mı? Değilse bu adreste başkası yanıt veriyor: katılmayın.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>İ&amp;leri</translation>
    </message>
    <message>
        <source>They are the &amp;same: join</source>
        <translation>A&amp;ynı: katıl</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Fill in the address and the code first.</source>
        <translation>Önce adresi ve kodu doldurun.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Ana bilgisayara soruluyor…</translation>
    </message>
</context>
<context>
    <name>KeizerDialog</name>
    <message>
        <source>Shares are of the value of a place. What is announced holds for the whole season.</source>
        <translation>Paylar, bir sıranın değerinin payıdır. İlan edilenler bütün sezon geçerlidir.</translation>
    </message>
    <message>
        <source>Rounds are paired: only shares can still change, with a reason.</source>
        <translation>Turlar eşlendirildi: yalnız paylar, sebep yazılarak değiştirilebilir.</translation>
    </message>
    <message>
        <source>Keizer system</source>
        <translation>Keizer sistemi</translation>
    </message>
    <message>
        <source>Ready parameters</source>
        <translation>Hazır parametreler</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Kendimizinki</translation>
    </message>
    <message>
        <source>&amp;As in</source>
        <translation>Ş&amp;unun gibi</translation>
    </message>
    <message>
        <source>All of it…</source>
        <translation>Hepsi…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>&amp;First place is worth</source>
        <translation>İlk &amp;sıranın değeri</translation>
    </message>
    <message>
        <source>a multiple of the last, rounded down</source>
        <translation>sonuncunun katı, aşağı yuvarlanır</translation>
    </message>
    <message>
        <source>a multiple of the last, halves rounded to even</source>
        <translation>sonuncunun katı, yarımlar çifte yuvarlanır</translation>
    </message>
    <message>
        <source>as much as there are players</source>
        <translation>oyuncu sayısı kadar</translation>
    </message>
    <message>
        <source>twice as much as there are players</source>
        <translation>oyuncu sayısının iki katı</translation>
    </message>
    <message>
        <source>&amp;Bye of who is left over</source>
        <translation>&amp;Boşta kalanın bayı</translation>
    </message>
    <message>
        <source>&amp;Excused absence</source>
        <translation>&amp;Mazeretli gelmeme</translation>
    </message>
    <message>
        <source>all rounds by the table of the round before</source>
        <translation>bütün turlar önceki turun tablosuna göre</translation>
    </message>
    <message>
        <source>all rounds until values and table agree</source>
        <translation>değerler ile tablo uyuşana dek bütün turlar</translation>
    </message>
    <message>
        <source>each round keeps the values of its evening</source>
        <translation>her tur kendi akşamının değerlerini korur</translation>
    </message>
    <message>
        <source>After each round &amp;values count</source>
        <translation>Her turdan sonra sayılan &amp;değerler</translation>
    </message>
    <message>
        <source>0: at once, {0}: never</source>
        <translation>0: hemen, {0}: hiç</translation>
    </message>
    <message>
        <source>&amp;Not again within … rounds</source>
        <translation>Şu kadar tur &amp;yeniden yok</translation>
    </message>
    <message>
        <source>Multiple of the last</source>
        <translation>Sonuncunun katı</translation>
    </message>
    <message>
        <source>Or a number for the first place</source>
        <translation>Ya da ilk sıra için bir sayı</translation>
    </message>
    <message>
        <source>follows from the above</source>
        <translation>yukarıdakinden çıkar</translation>
    </message>
    <message>
        <source>The own value is added</source>
        <translation>Kendi değeri eklenir</translation>
    </message>
    <message>
        <source>once, the one of now</source>
        <translation>bir kez, şimdiki</translation>
    </message>
    <message>
        <source>once, the one at the start</source>
        <translation>bir kez, başlangıçtaki</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>hiç</translation>
    </message>
    <message>
        <source>It is gone after round</source>
        <translation>Biteceği tur</translation>
    </message>
    <message>
        <source>0: it stays</source>
        <translation>0: kalır</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Beraberlik</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Mağlubiyet</translation>
    </message>
    <message>
        <source>Win by forfeit</source>
        <translation>Hükmen galibiyet</translation>
    </message>
    <message>
        <source>Loss by forfeit</source>
        <translation>Hükmen mağlubiyet</translation>
    </message>
    <message>
        <source>Absence without excuse</source>
        <translation>Mazeretsiz gelmeme</translation>
    </message>
    <message>
        <source>Game for the club elsewhere</source>
        <translation>Başka yerde kulüp oyunu</translation>
    </message>
    <message>
        <source>Excused absences that count</source>
        <translation>Sayılan mazeretli gelmeme</translation>
    </message>
    <message>
        <source>0: all</source>
        <translation>0: hepsi</translation>
    </message>
    <message>
        <source>Each further one counts half of the one before</source>
        <translation>Sonraki her biri öncekinin yarısı</translation>
    </message>
    <message>
        <source>Amounts are rounded</source>
        <translation>Tutarların yuvarlanması</translation>
    </message>
    <message>
        <source>to halves</source>
        <translation>yarıma</translation>
    </message>
    <message>
        <source>to whole numbers</source>
        <translation>tam sayıya</translation>
    </message>
    <message>
        <source>First ranking</source>
        <translation>İlk sıralama</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>ratinge göre</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>numaraya göre</translation>
    </message>
    <message>
        <source>The bye goes round</source>
        <translation>Bay dönüşümlü verilir</translation>
    </message>
    <message>
        <source>Byes mean</source>
        <translation>Bayların anlamı</translation>
    </message>
    <message>
        <source>H excused, Z not, F a game for the club</source>
        <translation>H mazeretli, Z değil, F kulüp oyunu</translation>
    </message>
    <message>
        <source>H and Z excused, F not, as in a file</source>
        <translation>H ve Z mazeretli, F değil, dosyadaki gibi</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Open the folder</source>
        <translation>Klasörü aç</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
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
        <translation>sonuçsuz sonraki masa</translation>
    </message>
    <message>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <source>find a player</source>
        <translation>oyuncu bul</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Tuşlar: {0}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Beyaz kazandı</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>beraberlik</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Siyah kazandı</translation>
    </message>
    <message>
        <source>Black absent</source>
        <translation>Siyah yok</translation>
    </message>
    <message>
        <source>White absent</source>
        <translation>Beyaz yok</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>ikisi de yok</translation>
    </message>
    <message>
        <source>other</source>
        <translation>diğer</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>sil</translation>
    </message>
</context>
<context>
    <name>KeyMaps</name>
    <message>
        <source>Classic (1, 5, 0)</source>
        <translation>Klasik (1, 5, 0)</translation>
    </message>
    <message>
        <source>Sharly (1, 3, 2; 0 clears)</source>
        <translation>Sharly (1, 3, 2; 0 siler)</translation>
    </message>
    <message>
        <source>OpenPairings (1, 2, 3)</source>
        <translation>OpenPairings (1, 2, 3)</translation>
    </message>
    <message>
        <source>Space (1, space bar, 0)</source>
        <translation>Boşluk (1, boşluk çubuğu, 0)</translation>
    </message>
    <message>
        <source>US (W, D, L)</source>
        <translation>ABD (W, D, L)</translation>
    </message>
    <message>
        <source>Own keys…</source>
        <translation>Kendi tuşları…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Boşluk</translation>
    </message>
</context>
<context>
    <name>KnockoutDialog</name>
    <message>
        <source>“{0}” is no tie-break; write for example rapid-25-10. There are {1}.</source>
        <translation>“{0}” bir eşitlik bozma değil; örneğin rapid-25-10 yazın. Olanlar: {1}.</translation>
    </message>
    <message>
        <source>The winner of a match goes on. What decides a drawn match is announced beforehand.</source>
        <translation>Maçı kazanan üst tura çıkar. Berabere maçı neyin belirlediği önceden ilan edilir.</translation>
    </message>
    <message>
        <source>Round 1 is paired: only the tie-break can still change, with a reason.</source>
        <translation>1. tur eşlendirildi: yalnız eşitlik bozma, sebep yazılarak değiştirilebilir.</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eleme sistemi</translation>
    </message>
    <message>
        <source>&amp;Games of a match</source>
        <translation>Bir maçta &amp;oyun</translation>
    </message>
    <message>
        <source>one</source>
        <translation>bir</translation>
    </message>
    <message>
        <source>two, with both colours</source>
        <translation>iki, her iki renkle</translation>
    </message>
    <message>
        <source>four</source>
        <translation>dört</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Başlangıç sırası</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>ratinge göre</translation>
    </message>
    <message>
        <source>as the start list has them</source>
        <translation>başlangıç listesindeki gibi</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>kurayla</translation>
    </message>
    <message>
        <source>&amp;White in the first game</source>
        <translation>İlk oyunda Be&amp;yaz</translation>
    </message>
    <message>
        <source>who had it less often, else the bracket says who</source>
        <translation>daha az alan, eşitse eleme tablosu belirler</translation>
    </message>
    <message>
        <source>the better seed</source>
        <translation>başlangıç sırası iyi olan</translation>
    </message>
    <message>
        <source>The losers of the semi-finals &amp;play for place 3</source>
        <translation>Yarı finalde &amp;kaybedenler üçüncülük için oynar</translation>
    </message>
    <message>
        <source>A match &amp;ends when nobody can catch up</source>
        <translation>Kimse yetişemeyince &amp;maç biter</translation>
    </message>
    <message>
        <source>Tie-breaks to choose from</source>
        <translation>Seçilecek eşitlik bozma yöntemleri</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Kendimizinki</translation>
    </message>
    <message>
        <source>&amp;A drawn match</source>
        <translation>B&amp;erabere maç</translation>
    </message>
    <message>
        <source>&amp;In this order</source>
        <translation>Bu sı&amp;rayla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>bir oyun</translation>
    </message>
    <message>
        <source>two games</source>
        <translation>iki oyun</translation>
    </message>
    <message>
        <source>four games</source>
        <translation>dört oyun</translation>
    </message>
    <message>
        <source>the arbiter decides a drawn match</source>
        <translation>berabere maça hakem karar verir</translation>
    </message>
    <message>
        <source>place 3 is played for</source>
        <translation>üçüncülük için oynanır</translation>
    </message>
    <message>
        <source>the arbiter decides</source>
        <translation>hakem karar verir</translation>
    </message>
    <message>
        <source>The arbiter decides.</source>
        <translation>Hakem karar verir.</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <source>tdapp: laboratory</source>
        <translation>tdapp: laboratuvar</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Çalışma</translation>
    </message>
    <message>
        <source>Players and rounds</source>
        <translation>Oyuncu ve tur</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Süreç</translation>
    </message>
    <message>
        <source>Fewer processes</source>
        <translation>Daha az süreç</translation>
    </message>
    <message>
        <source>More processes</source>
        <translation>Daha çok süreç</translation>
    </message>
    <message>
        <source>BH/C1,SB; DE,BH@fide-2009</source>
        <translation>BH/C1,SB; DE,BH@fide-2009</translation>
    </message>
    <message>
        <source>Add this event&apos;s</source>
        <translation>Bu turnuvanınkileri ekle</translation>
    </message>
    <message>
        <source>Put the ladders of the open event into the rows</source>
        <translation>Açık turnuvanın listelerini satırlara koy</translation>
    </message>
    <message>
        <source>Reports of a folder…</source>
        <translation>Klasördeki raporlar…</translation>
    </message>
    <message>
        <source>Look at events that were really played instead of events made by chance</source>
        <translation>Rastgele üretilenler yerine gerçekten oynanmış turnuvalara bak</translation>
    </message>
    <message>
        <source>Players × rounds</source>
        <translation>Oyuncu × tur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Kura sayısı</translation>
    </message>
    <message>
        <source>Ladders of your own, separated by ;</source>
        <translation>Kendi listeleriniz, ; ile ayrılmış</translation>
    </message>
    <message>
        <source>Keep the events in a file…</source>
        <translation>Turnuvaları dosyada sakla…</translation>
    </message>
    <message>
        <source>A run that was stopped goes on where it was; more events can be added later</source>
        <translation>Durdurulan çalışma kaldığı yerden sürer; sonra turnuva eklenebilir</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başlat</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>About the laboratory</source>
        <translation>Laboratuvar hakkında</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Laboratuvar</translation>
    </message>
    <message>
        <source>Nothing was run yet</source>
        <translation>Henüz bir şey çalıştırılmadı</translation>
    </message>
    <message>
        <source>Choose a study and how many events. A hundred events of 100 players take some ten seconds.</source>
        <translation>Bir çalışma ve kaç turnuva olacağını seçin. 100 oyunculu yüz turnuva on saniye kadar sürer.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF olarak kaydet…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSV olarak kaydet…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>JSON olarak kaydet…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Daha küçük</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Daha büyük</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Bütün sayfa</translation>
    </message>
    <message>
        <source>A folder of tournament reports</source>
        <translation>Turnuva raporları klasörü</translation>
    </message>
    <message>
        <source>The reports in {0} instead of events made by chance</source>
        <translation>Rastgele üretilenler yerine {0} klasöründeki raporlar</translation>
    </message>
    <message>
        <source>Keep the events in a file</source>
        <translation>Turnuvaları dosyada sakla</translation>
    </message>
    <message>
        <source>Results of the laboratory (*.jsonl)</source>
        <translation>Laboratuvar sonuçları (*.jsonl)</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Saklandığı yer: {0}</translation>
    </message>
    <message>
        <source>Stopping after the events under way…</source>
        <translation>Süren turnuvalardan sonra durduruluyor…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) counted.</source>
        <translation>
            <numerusform>%n turnuva sayıldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF dosyaları (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV dosyaları (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON dosyaları (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Sonuçları kaydet</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Kaydedildi: {0}</translation>
    </message>
</context>
<context>
    <name>LadderActions</name>
    <message>
        <source>&amp;Make the trial ladder official…</source>
        <translation>Deneme listesini resmî &amp;yap…</translation>
    </message>
    <message>
        <source>&amp;Drop the trial ladder</source>
        <translation>&amp;Deneme listesinden vazgeç</translation>
    </message>
    <message>
        <source>&amp;Compare ladders…</source>
        <translation>Listeleri &amp;karşılaştır…</translation>
    </message>
    <message>
        <source>&amp;Places by policy…</source>
        <translation>Kurala göre &amp;sıralar…</translation>
    </message>
    <message>
        <source>&amp;Verify every value…</source>
        <translation>Her değeri d&amp;oğrula…</translation>
    </message>
    <message>
        <source>&amp;Enter places and values by hand…</source>
        <translation>Sıra ve değerleri &amp;elle gir…</translation>
    </message>
    <message>
        <source>La&amp;boratory: which tie-break?</source>
        <translation>L&amp;aboratuvar: hangi eşitlik bozma?</translation>
    </message>
    <message>
        <source>&amp;Save this ladder as…</source>
        <translation>&amp;Bu listeyi farklı kaydet…</translation>
    </message>
    <message>
        <source>C&amp;opy the ladder of another event…</source>
        <translation>Başka turnuvanın listesini ko&amp;pyala…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Önce bir turnuva açın</translation>
    </message>
    <message>
        <source>There is no trial ladder: the official one is shown</source>
        <translation>Deneme listesi yok: resmî olan gösteriliyor</translation>
    </message>
    <message>
        <source>The ladder has no rung MAN or EXT that would ask for entries</source>
        <translation>Listede giriş isteyecek MAN ya da EXT kriteri yok</translation>
    </message>
    <message>
        <source>Change the official ladder?</source>
        <translation>Resmî liste değiştirilsin mi?</translation>
    </message>
    <message>
        <source>Round 1 is paired: players may rely on the announced tie-breaks. The old ladder is kept, the change is logged and written to the tournament report.</source>
        <translation>1. tur eşlendirildi: oyuncular ilan edilen eşitlik bozmaya güvenebilir. Eski liste saklanır, değişiklik günlüğe ve turnuva raporuna yazılır.</translation>
    </message>
    <message>
        <source>Change the edition of the rules?</source>
        <translation>Kuralların sürümü değiştirilsin mi?</translation>
    </message>
    <message>
        <source>Round 1 is paired. Another edition changes how unplayed games count; the change is logged.</source>
        <translation>1. tur eşlendirildi. Başka bir sürüm oynanmamış oyunların nasıl sayıldığını değiştirir; değişiklik günlüğe yazılır.</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE sürümü {0}</translation>
    </message>
    <message>
        <source>The ladder is official now.</source>
        <translation>Liste artık resmî.</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Resmî liste</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Deneme listesi</translation>
    </message>
    <message>
        <source>Save this ladder</source>
        <translation>Bu listeyi kaydet</translation>
    </message>
    <message>
        <source>Name of the ladder:</source>
        <translation>Listenin adı:</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Kaydedildi: {0}</translation>
    </message>
    <message>
        <source>Forgotten: {0}</source>
        <translation>Unutuldu: {0}</translation>
    </message>
    <message>
        <source>Copy the ladder of another event</source>
        <translation>Başka turnuvanın listesini kopyala</translation>
    </message>
    <message>
        <source>Events and tournament reports (*.tdb *.trf *.trfx *.txt);;All files (*)</source>
        <translation>Turnuvalar ve turnuva raporları (*.tdb *.trf *.trfx *.txt);;Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>{0} names no tie-breaks.</source>
        <translation>{0}: eşitlik bozma yazmıyor.</translation>
    </message>
    <message>
        <source>Ladder copied from {0}</source>
        <translation>Liste kopyalandı: {0}</translation>
    </message>
    <message>
        <source>Copy a ladder</source>
        <translation>Liste kopyala</translation>
    </message>
    <message>
        <source>The file has several sections:</source>
        <translation>Dosyada birkaç grup var:</translation>
    </message>
</context>
<context>
    <name>LadderDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>C.07 DEĞİL</translation>
    </message>
    <message>
        <source>unplayed games: {0}</source>
        <translation>oynanmamış oyunlar: {0}</translation>
    </message>
</context>
<context>
    <name>LadderGestures</name>
    <message>
        <source>{0} moved to position {1} of {2}</source>
        <translation>{0} {1}. sıraya taşındı, toplam {2}</translation>
    </message>
    <message>
        <source>{0} added at position {1}</source>
        <translation>{0} {1}. sıraya eklendi</translation>
    </message>
    <message>
        <source>{0} removed</source>
        <translation>{0} kaldırıldı</translation>
    </message>
</context>
<context>
    <name>LadderModel</name>
    <message>
        <source>not C.07</source>
        <translation>C.07 değil</translation>
    </message>
    <message>
        <source>Options of {0} (F2)</source>
        <translation>{0}: seçenekler (F2)</translation>
    </message>
    <message>
        <source>{0} is already the first rung</source>
        <translation>{0} zaten ilk kriter</translation>
    </message>
    <message>
        <source>Move {0} up (Alt+Up)</source>
        <translation>{0}: yukarı taşı (Alt+Yukarı)</translation>
    </message>
    <message>
        <source>{0} is already the last rung</source>
        <translation>{0} zaten son kriter</translation>
    </message>
    <message>
        <source>Move {0} down (Alt+Down)</source>
        <translation>{0}: aşağı taşı (Alt+Aşağı)</translation>
    </message>
    <message>
        <source>Remove {0} (Del)</source>
        <translation>{0}: kaldır (Del)</translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Eşitlik bozma</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Hazır</translation>
    </message>
    <message>
        <source>Put a ready ladder into the editor</source>
        <translation>Düzenleyiciye hazır bir liste koy</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>FIDE eşitlik bozma kurallarının sürümü</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE sürümü {0}</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Karşılaştır…</translation>
    </message>
    <message>
        <source>Places by policy: what each rule for unplayed games would change</source>
        <translation>Kurala göre sıralar: oynanmamış oyunlar için her kuralın değiştireceği</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Doğrula…</translation>
    </message>
    <message>
        <source>Compare every value with FIDE&apos;s tool and with a second calculation</source>
        <translation>Her değeri FIDE&apos;nin aracıyla ve ikinci bir hesapla karşılaştır</translation>
    </message>
    <message>
        <source>Drop trial</source>
        <translation>Denemeyi bırak</translation>
    </message>
    <message>
        <source>Back to the official ladder; can be undone</source>
        <translation>Resmî listeye dön; geri alınabilir</translation>
    </message>
    <message>
        <source>Make official…</source>
        <translation>Resmî yap…</translation>
    </message>
    <message>
        <source>Laboratory: which tie-break, which rule for unplayed games serves best?</source>
        <translation>Laboratuvar: hangi eşitlik bozma, oynanmamış oyunlar için hangi kural en iyisi?</translation>
    </message>
    <message>
        <source>Ladder, in the order of use after points</source>
        <translation>Liste, puandan sonra kullanılış sırasıyla</translation>
    </message>
    <message>
        <source>No tie-break: all ties stay shared</source>
        <translation>Eşitlik bozma yok: bütün eşitlikler paylaşılır</translation>
    </message>
    <message>
        <source>Type a criterion below, or drag one here.</source>
        <translation>Aşağıya bir kriter yazın ya da buraya sürükleyin.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Sözle</translation>
    </message>
    <message>
        <source>Results changed after this was entered: it may be out of date.</source>
        <translation>Bu girildikten sonra sonuçlar değişti: güncel olmayabilir.</translation>
    </message>
    <message numerus="yes">
        <source>TRIAL, %n change(s) from official</source>
        <translation>
            <numerusform>DENEME, resmîden %n fark</numerusform>
        </translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Resmî liste</translation>
    </message>
    <message>
        <source>The trial ladder becomes the official one</source>
        <translation>Deneme listesi resmî olur</translation>
    </message>
    <message>
        <source>The ladder shown is the official one already; change something first</source>
        <translation>Gösterilen liste zaten resmî; önce bir şey değiştirin</translation>
    </message>
    <message>
        <source>Edition {0}</source>
        <translation>Sürüm {0}</translation>
    </message>
    <message>
        <source>Change freely: this is a trial until you make it official.</source>
        <translation>Serbestçe değiştirin: siz resmî yapana dek bu bir denemedir.</translation>
    </message>
    <message>
        <source>Options of {0}</source>
        <translation>Seçenekler: {0}</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Ladder, in the order of use</source>
        <translation>Liste, kullanılış sırasıyla</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a rung, F2 or Enter opens its options, Del removes it, Shift+F1 opens its page of the manual.</source>
        <translation>Alt+Yukarı ve Alt+Aşağı kriteri taşır, F2 ya da Enter seçeneklerini açar, Del kaldırır, Shift+F1 kılavuzdaki sayfasını açar.</translation>
    </message>
    <message>
        <source>Options…	F2</source>
        <translation>Seçenekler…	F2</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Yukarı taşı	Alt+Yukarı</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Aşağı taşı	Alt+Aşağı</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Kaldır	Del</translation>
    </message>
    <message>
        <source>About this tie-break	Shift+F1</source>
        <translation>Bu eşitlik bozma hakkında	Shift+F1</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Elle gir…</translation>
    </message>
</context>
<context>
    <name>Leading</name>
    <message>
        <source>This computer leads the event from here on.</source>
        <translation>Bundan sonra turnuvayı bu bilgisayar yönetiyor.</translation>
    </message>
    <message>
        <source>The leading computer is being asked…</source>
        <translation>Ana bilgisayara soruluyor…</translation>
    </message>
    <message>
        <source>The computer that led before knows that this one leads now.</source>
        <translation>Önceki ana bilgisayar artık bunun yönettiğini biliyor.</translation>
    </message>
    <message>
        <source>the computer that led</source>
        <translation>önceki ana bilgisayar</translation>
    </message>
    <message>
        <source>{0} leads it since this computer did not answer, at {1}.</source>
        <translation>Bu bilgisayar yanıt vermeyeli {0} yönetiyor, adres {1}.</translation>
    </message>
    <message>
        <source>Here it can only be looked at. As a desk you work on; what was entered only here is shown.</source>
        <translation>Burada yalnız bakılabilir. Hakem masası olarak çalışmayı sürdürürsünüz; yalnız burada girilenler gösterilir.</translation>
    </message>
    <message>
        <source>Another computer leads this event</source>
        <translation>Bu turnuvayı başka bir bilgisayar yönetiyor</translation>
    </message>
    <message>
        <source>Become a desk</source>
        <translation>Hakem masası ol</translation>
    </message>
    <message>
        <source>The event is being fetched…</source>
        <translation>Turnuva alınıyor…</translation>
    </message>
</context>
<context>
    <name>LeagueDialog</name>
    <message>
        <source>League</source>
        <translation>Lig</translation>
    </message>
    <message>
        <source>Who plays against these rules is asked about with the rule, when a line-up is handed in.</source>
        <translation>Bu kurallara aykırı oynayan, diziliş teslim edilirken kuralıyla birlikte sorulur.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>herhangi bir sayı</translation>
    </message>
    <message>
        <source>Fixed members of a team</source>
        <translation>Takımın sabit üyeleri</translation>
    </message>
    <message>
        <source>as many as boards</source>
        <translation>masa sayısı kadar</translation>
    </message>
    <message>
        <source>A reserve may play</source>
        <translation>Bir yedek oynayabilir</translation>
    </message>
    <message>
        <source>by nothing else</source>
        <translation>başka bir şeyle değil</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>ratinge göre</translation>
    </message>
    <message>
        <source>by the numbers in the club&apos;s list</source>
        <translation>kulüp listesindeki numaralarla</translation>
    </message>
    <message>
        <source>The order is limited</source>
        <translation>Sıranın sınırı</translation>
    </message>
    <message>
        <source>Rating points that may be turned round</source>
        <translation>Sırası değişebilecek rating farkı</translation>
    </message>
    <message>
        <source>Fine for a board without a player</source>
        <translation>Oyuncusuz masa için para cezası</translation>
    </message>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>Fine for a team that does not appear</source>
        <translation>Gelmeyen takım için para cezası</translation>
    </message>
    <message>
        <source>Division of this file (1 is the highest, 0: none)</source>
        <translation>Bu dosyanın kümesi (1 en üst, 0: yok)</translation>
    </message>
    <message>
        <source>Season (divisions of one season are compared)</source>
        <translation>Sezon (aynı sezonun kümeleri karşılaştırılır)</translation>
    </message>
    <message>
        <source>Times a member may play for higher teams of the club</source>
        <translation>Üye, kulübün üst takımlarında kaç kez oynayabilir</translation>
    </message>
    <message>
        <source>Teams that go up</source>
        <translation>Yükselen takım</translation>
    </message>
    <message>
        <source>Teams that go down</source>
        <translation>Düşen takım</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>LichessDesk</name>
    <message>
        <source>The token is kept by this computer.</source>
        <translation>Anahtar bu bilgisayarda saklandı.</translation>
    </message>
    <message>
        <source>Nothing is pushed any more.</source>
        <translation>Artık bir şey gönderilmiyor.</translation>
    </message>
</context>
<context>
    <name>LimitsDialog</name>
    <message>
        <source>Categories under a rating</source>
        <translation>Rating sınırlı kategoriler</translation>
    </message>
    <message>
        <source>Limits, separated by commas; players without a rating go to the lowest.</source>
        <translation>Sınırlar, virgülle ayrılmış; ratingsizler en alttakine gider.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Sınırlar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Limits are ratings, for example 2000, 1800.</source>
        <translation>Sınırlar ratingdir, örneğin 2000, 1800.</translation>
    </message>
</context>
<context>
    <name>LineUpDialog</name>
    <message>
        <source>Line-ups</source>
        <translation>Dizilişler</translation>
    </message>
    <message>
        <source>Line-ups of match {0}, round {1}</source>
        <translation>{0}. maçın dizilişleri, {1}. tur</translation>
    </message>
    <message>
        <source>Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in.</source>
        <translation>Boşluk ya da üyenin rakamı onu içeri ya da dışarı alır; Tab öteki takıma geçer, Enter teslim eder.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Teslim et</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>ListOrder</name>
    <message>
        <source>standard</source>
        <translation>standart</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>hızlı</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>yıldırım</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>Order of the rating lists</source>
        <translation>Rating listelerinin sırası</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>Add a rating of a list</source>
        <translation>Bir listenin ratingini ekle</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Yukarı (Alt+Yukarı)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Aşağı (Alt+Aşağı)</translation>
    </message>
    <message>
        <source>Leave this rating out (Del)</source>
        <translation>Bu ratingi atla (Del)</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Olağan sıra</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating of the rate of play, then standard</source>
        <translation>Temponun FIDE ratingi, sonra standart</translation>
    </message>
    <message>
        <source>Every rating of the lists is there</source>
        <translation>Listelerin bütün ratingleri var</translation>
    </message>
    <message>
        <source>It is the first already</source>
        <translation>Zaten ilk sırada</translation>
    </message>
    <message>
        <source>It is the last already</source>
        <translation>Zaten son sırada</translation>
    </message>
    <message>
        <source>One rating has to stay</source>
        <translation>Bir rating kalmalı</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Place</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Place under the ladder shown</source>
        <translation>Gösterilen listeye göre sıra</translation>
    </message>
    <message>
        <source>By how many places the ladder shown moves the player against the official</source>
        <translation>Gösterilen liste oyuncuyu resmî listeye göre kaç sıra kaydırıyor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Bu turdan sonraki puan</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Belirleyen</translation>
    </message>
    <message>
        <source>The rung that separates the player from those nearest on the same points</source>
        <translation>Oyuncuyu aynı puandaki en yakınlarından ayıran kriter</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Oyuncunun o kriterdeki değeri</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Paylaşılan sıra</translation>
    </message>
    <message>
        <source>up from place {0}</source>
        <translation>yukarı, önceki sıra {0}</translation>
    </message>
    <message>
        <source>down from place {0}</source>
        <translation>aşağı, önceki sıra {0}</translation>
    </message>
</context>
<context>
    <name>LiveDesk</name>
    <message>
        <source>The pages for viewers are open again.</source>
        <translation>İzleyici sayfaları yeniden açık.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Live boards</source>
        <translation>Canlı masalar</translation>
    </message>
    <message>
        <source>Boards, games and standings for everybody with a browser, from a process that holds only these.</source>
        <translation>Tarayıcısı olan herkese masalar, oyunlar ve sıralama; yalnız bunları tutan ayrı bir süreçten.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> dk</translation>
    </message>
    <message>
        <source>&amp;Moves appear later by</source>
        <translation>&amp;Hamleler şu kadar sonra</translation>
    </message>
    <message>
        <source>also when the &amp;result is entered</source>
        <translation>sonuç girili&amp;nce de</translation>
    </message>
    <message>
        <source>&amp;Line for the viewers</source>
        <translation>İ&amp;zleyicilere satır</translation>
    </message>
    <message>
        <source>Show the &amp;standings as they would be now</source>
        <translation>Şu anki sı&amp;ralamayı göster</translation>
    </message>
    <message>
        <source>While a round is played: with the results that viewers know. Games without one do not count.</source>
        <translation>Tur oynanırken: izleyicilerin bildiği sonuçlarla. Sonucu olmayan oyunlar sayılmaz.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>A UCI engine, its path or name; only for games whose result viewers know. Stop ends it.</source>
        <translation>Bir UCI motoru, yolu ya da adı; yalnız izleyicilerin sonucunu bildiği oyunlar için. Durdur ile biter.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Seç…</translation>
    </message>
    <message>
        <source>&amp;Engine for finished games</source>
        <translation>Biten oyunlar için &amp;motor</translation>
    </message>
    <message>
        <source>Engine for finished games</source>
        <translation>Biten oyunlar için motor</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>Show in the &amp;hall, not on this computer only</source>
        <translation>&amp;Salonda göster, yalnız bu bilgisayarda değil</translation>
    </message>
    <message>
        <source>Only for viewers who know a &amp;word</source>
        <translation>Yalnız p&amp;arolayı bilen izleyicilere</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>tünelin ya da vekil sunucunun, varsa</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Herkese açık a&amp;d</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>Adresin QR kodu</translation>
    </message>
    <message>
        <source>Open the pages</source>
        <translation>Sayfaları aç</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresi kopyala</translation>
    </message>
    <message>
        <source>Code as a page…</source>
        <translation>Kod sayfası…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başlat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>The pages go on when this is closed, and when the event is opened here again.</source>
        <translation>Bu kapatılınca ve turnuva burada yeniden açılınca sayfalar sürer.</translation>
    </message>
    <message>
        <source>Whoever sits in the hall with a telephone sees every move at once.</source>
        <translation>Salonda telefonuyla oturan herkes her hamleyi anında görür.</translation>
    </message>
    <message>
        <source>Without any delay?</source>
        <translation>Hiç gecikmesiz mi?</translation>
    </message>
    <message>
        <source>Everybody in this network can open the pages: pairings, results, and moves after the delay.</source>
        <translation>Bu ağdaki herkes sayfaları açabilir: eşlendirmeler, sonuçlar ve gecikmeden sonra hamleler.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Sistem, güvenlik duvarının izin verip vermeyeceğini sorabilir.</translation>
    </message>
    <message>
        <source>Show the boards in the hall?</source>
        <translation>Masalar salonda gösterilsin mi?</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>The pages are being started…</source>
        <translation>Sayfalar başlatılıyor…</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s) now</source>
        <translation>
            <numerusform>şu an %n izleyici</numerusform>
        </translation>
    </message>
    <message>
        <source>Code as a page</source>
        <translation>Kod sayfası</translation>
    </message>
    <message>
        <source>All boards on your telephone</source>
        <translation>Bütün masalar telefonunuzda</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Yazıldı: {0}</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Adres kopyalandı.</translation>
    </message>
</context>
<context>
    <name>LiveStandings</name>
    <message>
        <source>Moved first</source>
        <translation>Önce değişen</translation>
    </message>
    <message>
        <source>Show at the top whose place is another one than under the official ladder</source>
        <translation>Sırası resmî listedekinden farklı olanları üstte göster</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Neden?</translation>
    </message>
    <message>
        <source>Show the worked calculation of the selected line (Enter)</source>
        <translation>Seçilen satırın ayrıntılı hesabını göster (Enter)</translation>
    </message>
    <message>
        <source>Standings by this ladder</source>
        <translation>Bu listeyle sıralama</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Henüz sıralama yok</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Turnuvada oyuncu olunca görünür.</translation>
    </message>
    <message>
        <source>Let go here: {0} of {1} places change</source>
        <translation>Burada bırakın: {1} sıradan {0} tanesi değişiyor</translation>
    </message>
    <message>
        <source>After round {0}: {1} of {2} places change</source>
        <translation>{0}. turdan sonra: {2} sıradan {1} tanesi değişiyor</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>{0}. turdan sonra sıralama</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>&amp;All steps</source>
        <translation>Bütün işle&amp;mler</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Sonuçlar</translation>
    </message>
    <message>
        <source>&amp;Pairings and rounds</source>
        <translation>&amp;Eşlendirmeler ve turlar</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Oyuncular</translation>
    </message>
    <message>
        <source>Tie-&amp;breaks</source>
        <translation>Eşitli&amp;k bozma</translation>
    </message>
    <message>
        <source>Steps with a r&amp;eason</source>
        <translation>Se&amp;bepli işlemler</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kim</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Kim yaptı</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Saat</translation>
    </message>
    <message>
        <source>When the step was written</source>
        <translation>İşlem ne zaman yazıldı</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>İşlem</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Ne yapıldı</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Which game or entry</source>
        <translation>Hangi oyun ya da kayıt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Önce</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Sonra</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>Undo does not go behind this step</source>
        <translation>Geri alma bu işlemin gerisine gitmez</translation>
    </message>
    <message>
        <source>When the state was named</source>
        <translation>Duruma ne zaman ad verildi</translation>
    </message>
    <message>
        <source>Restore point</source>
        <translation>Geri yükleme noktası</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Grup</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Günlük</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Ne listelenir</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>İşlemler</translation>
    </message>
    <message>
        <source>Every step, newest first</source>
        <translation>Her işlem, en yenisi önce</translation>
    </message>
    <message>
        <source>Restore points</source>
        <translation>Geri yükleme noktaları</translation>
    </message>
    <message>
        <source>Named states you can go back to</source>
        <translation>Dönebileceğiniz adlı durumlar</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Hangi gruplar</translation>
    </message>
    <message>
        <source>Whole event</source>
        <translation>Bütün turnuva</translation>
    </message>
    <message>
        <source>Steps of every section</source>
        <translation>Bütün grupların işlemleri</translation>
    </message>
    <message>
        <source>This section</source>
        <translation>Bu grup</translation>
    </message>
    <message>
        <source>Only steps of the section in view</source>
        <translation>Yalnız görünen grubun işlemleri</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Bütün işlemler</translation>
    </message>
    <message>
        <source>Which steps are listed</source>
        <translation>Hangi işlemler listelenir</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>İşlem bul</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Henüz bir şey olmadı</translation>
    </message>
    <message>
        <source>Every change of the event is listed here, with what it changed, and can be taken back.</source>
        <translation>Turnuvadaki her değişiklik, neyi değiştirdiğiyle burada listelenir ve geri alınabilir.</translation>
    </message>
    <message>
        <source>Go back to this step…</source>
        <translation>Bu işleme dön…</translation>
    </message>
    <message>
        <source>Take this step back</source>
        <translation>Bu işlemi geri al</translation>
    </message>
    <message>
        <source>The newest step of somebody else</source>
        <translation>Başka birinin en yeni işlemi</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Geri yükle…</translation>
    </message>
    <message>
        <source>Restore from a file…</source>
        <translation>Dosyadan geri yükle…</translation>
    </message>
    <message>
        <source>A backup or another copy of this event</source>
        <translation>Bu turnuvanın bir yedeği ya da başka kopyası</translation>
    </message>
    <message>
        <source>Name the state as it is now…</source>
        <translation>Şimdiki duruma ad ver…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Klasör seç…</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Şimdi yedekle</translation>
    </message>
    <message>
        <source>No more backups</source>
        <translation>Yedeklemeyi bırak</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Yedekler</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n işlem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the newest %n step(s)</source>
        <translation>
            <numerusform>en yeni %n işlem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n restore point(s)</source>
        <translation>
            <numerusform>%n geri yükleme noktası</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a step first</source>
        <translation>Önce bir işlem seçin</translation>
    </message>
    <message>
        <source>Choose a restore point first</source>
        <translation>Önce bir geri yükleme noktası seçin</translation>
    </message>
    <message>
        <source>Only one &amp;round</source>
        <translation>Yalnız bir &amp;tur</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Bütün turlar</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>{0}. tur</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Kim</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Herkes</translation>
    </message>
    <message>
        <source>Also steps that were &amp;taken back</source>
        <translation>&amp;Geri alınan işlemler de</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>{0}. tur</translation>
    </message>
    <message>
        <source>without those taken back</source>
        <translation>geri alınanlar hariç</translation>
    </message>
    <message>
        <source>Go back to the state after “{0}”?</source>
        <translation>“{0}” sonrasındaki duruma dönülsün mü?</translation>
    </message>
    <message>
        <source>Restore “{0}”?</source>
        <translation>“{0}” geri yüklensin mi?</translation>
    </message>
    <message>
        <source>That is the state as it is now.</source>
        <translation>Bu zaten şimdiki durum.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n işlem geri alınacak; geri al komutu onları yine getirir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Geri dön</translation>
    </message>
    <message>
        <source>Restore from a file</source>
        <translation>Dosyadan geri yükleme</translation>
    </message>
    <message>
        <source>Event files (*.tdb)</source>
        <translation>Turnuva dosyaları (*.tdb)</translation>
    </message>
    <message>
        <source>It stands as of {0}, after “{1}”.</source>
        <translation>Durumu {0}, “{1}” işleminden sonra.</translation>
    </message>
    <message>
        <source>The state as it is now is kept in a file beside the event. Undo does not go behind this step.</source>
        <translation>Şimdiki durum turnuvanın yanında bir dosyada saklanır. Geri alma bu işlemin gerisine gitmez.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only in that file and come in.</source>
        <translation>
            <numerusform>%n işlem yalnız o dosyada var ve eklenecek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are only here and go:</source>
        <translation>
            <numerusform>%n işlem yalnız burada var ve kaybolacak:</numerusform>
        </translation>
    </message>
    <message>
        <source>Make everything as it is in {0}?</source>
        <translation>Her şey {0} içindeki gibi yapılsın mı?</translation>
    </message>
    <message>
        <source>Restore from the file</source>
        <translation>Dosyadan geri yükle</translation>
    </message>
    <message>
        <source>Name the state as it is now</source>
        <translation>Şimdiki duruma ad ver</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Ad:</translation>
    </message>
    <message>
        <source>Named: {0}</source>
        <translation>Ad verildi: {0}</translation>
    </message>
    <message>
        <source>No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.</source>
        <translation>İkinci yer seçilmedi. Bir klasör seçin, en iyisi USB bellekte: oraya kendiliğinden bir kopya gider.</translation>
    </message>
    <message>
        <source>To {0}, the last {1} copies are kept: {2}</source>
        <translation>{0} klasöründe son {1} kopya saklanır: {2}</translation>
    </message>
    <message>
        <source>Folder for backups</source>
        <translation>Yedek klasörü</translation>
    </message>
    <message>
        <source>A backup beside the event is lost with it: choose another place.</source>
        <translation>Turnuvanın yanındaki yedek onunla birlikte kaybolur: başka yer seçin.</translation>
    </message>
</context>
<context>
    <name>LotDialog</name>
    <message>
        <source>Number of the lot</source>
        <translation>Kura sayısı</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Tam sayı yazın</translation>
    </message>
</context>
<context>
    <name>LotLine</name>
    <message>
        <source>Draw the position</source>
        <translation>Konumu çek</translation>
    </message>
    <message>
        <source>Starting position {0}, drawn with the seed {1}.</source>
        <translation>Başlangıç konumu {0}, kura sayısı {1} ile çekildi.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Yeniden çek</translation>
    </message>
    <message>
        <source>The starting position of this round is not drawn yet.</source>
        <translation>Bu turun başlangıç konumu henüz çekilmedi.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Dosya</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Dü&amp;zen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Görünüm</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <translation>&amp;Turnuva</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Oyuncular</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>Tu&amp;rlar</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>&amp;Eşitlik bozma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Durum</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} açılıyor…</translation>
    </message>
    <message>
        <source>The demo event</source>
        <translation>Örnek turnuva</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation>Bu olmaz</translation>
    </message>
    <message>
        <source>No backup</source>
        <translation>Yedek yok</translation>
    </message>
</context>
<context>
    <name>ManualView</name>
    <message>
        <source>Boards</source>
        <translation>Masalar</translation>
    </message>
    <message>
        <source>Without a board</source>
        <translation>Masasız</translation>
    </message>
    <message>
        <source>Unpair (U)</source>
        <translation>Eşleşmeyi boz (U)</translation>
    </message>
    <message>
        <source>Take both off this board: U or Del</source>
        <translation>İkisini de bu masadan al: U ya da Del</translation>
    </message>
    <message>
        <source>Swap colours (S)</source>
        <translation>Renkleri değiştir (S)</translation>
    </message>
    <message>
        <source>White plays Black: S</source>
        <translation>Beyaz Siyah oynar: S</translation>
    </message>
    <message>
        <source>Mark (M)</source>
        <translation>İşaretle (M)</translation>
    </message>
    <message>
        <source>Mark this line, then choose the opponent and press P</source>
        <translation>Bu satırı işaretleyin, sonra rakibi seçip P tuşuna basın</translation>
    </message>
    <message>
        <source>Pair (P)</source>
        <translation>Eşlendir (P)</translation>
    </message>
    <message>
        <source>The marked one meets this one, with the colours due</source>
        <translation>İşaretli olan bununla, hak edilen renklerle karşılaşır</translation>
    </message>
    <message>
        <source>Bye (B)</source>
        <translation>Bay (B)</translation>
    </message>
    <message>
        <source>The pairing-allocated bye</source>
        <translation>Eşlendirme bayı</translation>
    </message>
    <message>
        <source>Absent (Z)</source>
        <translation>Yok (Z)</translation>
    </message>
    <message>
        <source>A zero-point bye</source>
        <translation>Sıfır puanlık bay</translation>
    </message>
    <message>
        <source>Pair the others (E)</source>
        <translation>Ötekileri eşlendir (E)</translation>
    </message>
    <message>
        <source>The engine pairs those who are left; boards that stand are not touched: E</source>
        <translation>Motor kalanları eşlendirir; duran masalara dokunulmaz: E</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Finish and compare…</source>
        <translation>Bitir ve karşılaştır…</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand: nothing else can be paired until you finish.</source>
        <translation>{0}. tur elle eşlendiriliyor: bitirene dek başka bir şey eşlendirilemez.</translation>
    </message>
    <message numerus="yes">
        <source>%n without an opponent or a bye</source>
        <translation>
            <numerusform>%n rakipsiz ve baysız</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has a place</source>
        <translation>Herkesin yeri var</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P.</source>
        <translation>Bir oyuncuyu başka birinin üstüne, bir yere ya da boşta kalsın diye listenin altına sürükleyin; ya da M ile işaretleyin, rakibi seçip P tuşuna basın.</translation>
    </message>
    <message>
        <source>Drag a player onto another one, onto a seat, or below the list to be free; or mark one with M, choose the opponent and press P. w and b after a name is the colour due: 2 absolutely, 1 strongly, 0 mildly.</source>
        <translation>Bir oyuncuyu başka birinin üstüne, bir yere ya da boşta kalsın diye listenin altına sürükleyin; ya da M ile işaretleyin, rakibi seçip P tuşuna basın. Addan sonraki b ve s hakkı olan renktir: 2 mutlak, 1 güçlü, 0 hafif.</translation>
    </message>
    <message>
        <source>Fewer than two are left</source>
        <translation>İkiden az oyuncu kaldı</translation>
    </message>
    <message>
        <source>Somebody has neither an opponent nor a bye</source>
        <translation>Birinin ne rakibi ne bayı var</translation>
    </message>
    <message>
        <source>This breaks rules</source>
        <translation>Kuralları bozuyor</translation>
    </message>
    <message>
        <source>The bye is given already: one is still without a game.</source>
        <translation>Bay zaten verildi: biri hâlâ oyunsuz.</translation>
    </message>
    <message>
        <source>Nobody of those who are left may meet another of them.</source>
        <translation>Kalanlardan kimse başka biriyle karşılaşamaz.</translation>
    </message>
    <message>
        <source>Keep the pairing by hand?</source>
        <translation>Elle eşlendirme korunsun mu?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Sakla</translation>
    </message>
    <message>
        <source>The pairing by hand is the same as that of {0}.</source>
        <translation>Elle eşlendirme şununkiyle aynı: {0}.</translation>
    </message>
    <message>
        <source>Finish without a comparison?</source>
        <translation>Karşılaştırmadan bitirilsin mi?</translation>
    </message>
    <message>
        <source>The log keeps that there was no engine&apos;s pairing to compare with.</source>
        <translation>Karşılaştırılacak motor eşlendirmesi olmadığı günlükte yazar.</translation>
    </message>
    <message>
        <source>Finish without it</source>
        <translation>Karşılaştırmadan bitir</translation>
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
        <translation>Maç</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Takım</translation>
    </message>
    <message>
        <source>First-named team</source>
        <translation>İlk yazılan takım</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Game points so far</source>
        <translation>Şimdiye dek oyun puanı</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Öteki takım</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Henüz belli değil</translation>
    </message>
    <message>
        <source>Postponed: the next round does not wait for it</source>
        <translation>Ertelendi: sonraki tur onu beklemez</translation>
    </message>
    <message>
        <source>The score entered is not the sum of the boards</source>
        <translation>Girilen skor masaların toplamı değil</translation>
    </message>
    <message>
        <source>Entered at once</source>
        <translation>Toptan girildi</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Not: {0}</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bay</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>yarım puanlık bay</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>tam puanlık bay</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>boş tur</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>gelmedi</translation>
    </message>
</context>
<context>
    <name>MatchesView</name>
    <message>
        <source>Matches</source>
        <translation>Maçlar</translation>
    </message>
    <message>
        <source>Line-ups…</source>
        <translation>Dizilişler…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Skor…</translation>
    </message>
    <message>
        <source>Home ↔ away</source>
        <translation>Ev sahibi ↔ konuk</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Hükmen</translation>
    </message>
    <message>
        <source>The match is lost without playing</source>
        <translation>Maç oynamadan kaybedilir</translation>
    </message>
    <message>
        <source>Who goes on…</source>
        <translation>Kim üst tura çıkar…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Not…</translation>
    </message>
    <message>
        <source>Choose a match first</source>
        <translation>Önce bir maç seçin</translation>
    </message>
    <message>
        <source>Hand in this line-up?</source>
        <translation>Bu diziliş teslim edilsin mi?</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Maçın skoru</translation>
    </message>
    <message>
        <source>Game points, the first-named team first, for example 2½:1½; empty takes the score away</source>
        <translation>Oyun puanı, ilk yazılan takım önce, örneğin 2½:1½; boş bırakılırsa skor kalkar</translation>
    </message>
    <message>
        <source>“{0}” is no score: write for example 2.5:1.5.</source>
        <translation>“{0}” bir skor değil: örneğin 2.5:1.5 yazın.</translation>
    </message>
    <message>
        <source>Enter this score?</source>
        <translation>Bu skor girilsin mi?</translation>
    </message>
    <message>
        <source>Note at match {0}</source>
        <translation>{0}. maçta not</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Not:</translation>
    </message>
    <message>
        <source>Swap home and away?</source>
        <translation>Ev sahibi ve konuk değişsin mi?</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Değiştir</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Maça karar verilsin mi?</translation>
    </message>
    <message>
        <source>{0} does not come</source>
        <translation>{0} gelmiyor</translation>
    </message>
    <message>
        <source>Neither comes</source>
        <translation>İkisi de gelmiyor</translation>
    </message>
    <message>
        <source>It is played after all</source>
        <translation>Yine de oynanıyor</translation>
    </message>
    <message>
        <source>Forfeit the match?</source>
        <translation>Maç hükmen sayılsın mı?</translation>
    </message>
</context>
<context>
    <name>MissingDialog</name>
    <message>
        <source>Pair round {0}</source>
        <translation>{0}. turu eşlendir</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>{0}. turun yoklamasında %n oyuncu görülmedi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) were not seen at the check-in of round {0}</source>
        <translation>
            <numerusform>{0}. turun yoklamasında %n takım görülmedi</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Hepsi</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>gelmedi</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>görülmedi</translation>
    </message>
    <message>
        <source>Who is missing</source>
        <translation>Kim eksik</translation>
    </message>
    <message>
        <source>Do this and pair</source>
        <translation>Böyle yap ve eşlendir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>is here: is paired</source>
        <translation>burada: eşlendirilir</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>bu turda sıfır puanlık bay</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>bu turda yarım puanlık bay</translation>
    </message>
    <message>
        <source>stays in the table: forfeits if not there</source>
        <translation>tabloda kalır: gelmezse hükmen kaybeder</translation>
    </message>
    <message>
        <source>leaves the tournament</source>
        <translation>turnuvadan ayrılır</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Place</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Place under the official ladder</source>
        <translation>Resmî listeye göre sıra</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Deneme</translation>
    </message>
    <message>
        <source>Place under the trial ladder, and by how many places</source>
        <translation>Deneme listesine göre sıra ve kaç sıra kaydığı</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Belirleyen</translation>
    </message>
    <message>
        <source>The rung of the trial ladder that decides</source>
        <translation>Deneme listesinde belirleyen kriter</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>The player&apos;s value of that rung</source>
        <translation>Oyuncunun o kriterdeki değeri</translation>
    </message>
    <message>
        <source>From place {0} to place {1}</source>
        <translation>{0}. sıradan {1}. sıraya</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>paylaşılan</translation>
    </message>
</context>
<context>
    <name>NetworkBox</name>
    <message>
        <source>Network</source>
        <translation>Ağ</translation>
    </message>
    <message>
        <source>No network: open a hotspot, or join one</source>
        <translation>Ağ yok: bağlantı noktası açın ya da bir ağa katılın</translation>
    </message>
</context>
<context>
    <name>NewEventWizard</name>
    <message>
        <source>New event</source>
        <translation>Yeni turnuva</translation>
    </message>
    <message>
        <source>&amp;Create the event</source>
        <translation>Turnuvayı &amp;oluştur</translation>
    </message>
    <message>
        <source>To the regulations in words; what was not asked yet stays as it is proposed</source>
        <translation>Sözle yönergeye; henüz sorulmayanlar önerildiği gibi kalır</translation>
    </message>
    <message>
        <source>The rest as usual</source>
        <translation>Gerisi olağan</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Adı ne?</translation>
    </message>
    <message>
        <source>The name stands on every printed page.</source>
        <translation>Ad, yazdırılan her sayfada yer alır.</translation>
    </message>
    <message>
        <source>three letters, for example NOR</source>
        <translation>üç harf, örneğin NOR</translation>
    </message>
    <message>
        <source>N&amp;ame *</source>
        <translation>&amp;Ad *</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Yer</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federasyon</translation>
    </message>
    <message>
        <source>Add an official</source>
        <translation>Görevli ekle</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Görevliler</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Nasıl oynanır?</translation>
    </message>
    <message>
        <source>All of it can be changed until round 1 is paired.</source>
        <translation>1. tur eşlendirilene dek hepsi değiştirilebilir.</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Rating türü</translation>
    </message>
    <message>
        <source>When is it played?</source>
        <translation>Ne zaman oynanır?</translation>
    </message>
    <message>
        <source>Fill the schedule from the first round and the rounds a day, or leave it for later.</source>
        <translation>Programı ilk turdan ve günlük tur sayısından doldurun ya da sonraya bırakın.</translation>
    </message>
    <message>
        <source>The dates are known</source>
        <translation>Tarihler belli</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>İlk gün</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Son gün</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>İlk &amp;gün</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>&amp;Son gün</translation>
    </message>
    <message>
        <source>What counts how much?</source>
        <translation>Ne kaç puan sayılır?</translation>
    </message>
    <message>
        <source>Points and byes are locked once round 1 is paired.</source>
        <translation>Puanlar ve baylar 1. tur eşlendirilince kilitlenir.</translation>
    </message>
    <message>
        <source>How are ties broken?</source>
        <translation>Eşitlikler nasıl bozulur?</translation>
    </message>
    <message>
        <source>Start from a ready ladder. The Tie-breaks page changes it at any time.</source>
        <translation>Hazır bir listeyle başlayın. Eşitlik bozma sayfası onu her zaman değiştirir.</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>FIDE eşitlik bozma kurallarının sürümü</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Eşitlik bozma</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>The regulations in words</source>
        <translation>Sözle yönerge</translation>
    </message>
    <message>
        <source>Compare them with what was announced, then create the event.</source>
        <translation>İlan edilenle karşılaştırın, sonra turnuvayı oluşturun.</translation>
    </message>
    <message>
        <source>Preview, print or save as PDF…</source>
        <translation>Önizle, yazdır ya da PDF olarak kaydet…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Metni kopyala</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE sürümü {0}</translation>
    </message>
    <message>
        <source>Regulations – {0}</source>
        <translation>Yönerge – {0}</translation>
    </message>
    <message>
        <source>Leave the new event? What was entered is lost.</source>
        <translation>Yeni turnuvadan çıkılsın mı? Girilenler kaybolur.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Çık</translation>
    </message>
</context>
<context>
    <name>Norms</name>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Eşlendirme numarası (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>FIDE unvanı</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>The greatest norm within reach</source>
        <translation>Ulaşılabilecek en büyük norm</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Karar</translation>
    </message>
    <message>
        <source>Preliminary: FIDE decides</source>
        <translation>Ön hesap: kararı FIDE verir</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>In the games that count</source>
        <translation>Sayılan oyunlarda</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Sayılan oyunlar</translation>
    </message>
    <message>
        <source>Average of the opponents after 1.4.6</source>
        <translation>1.4.6&apos;ya göre rakiplerin ortalaması</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performans</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Gereken</translation>
    </message>
    <message>
        <source>In the rounds to come</source>
        <translation>Gelecek turlarda</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Madde</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Koşul</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Sınır</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Uygun</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>evet</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>HAYIR</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>yanıtlanmadı</translation>
    </message>
</context>
<context>
    <name>NormsPanel</name>
    <message>
        <source>Title norms</source>
        <translation>Unvan normları</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Ad, kulüp ya da numarayla bul</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Stop looking after norms</source>
        <translation>Normları izlemeyi bırak</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Adaylar</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Koşullar</translation>
    </message>
    <message>
        <source>Nobody has made a norm or still can</source>
        <translation>Norm yapan ya da hâlâ yapabilecek kimse yok</translation>
    </message>
    <message>
        <source>This is looked at anew after every result.</source>
        <translation>Her sonuçtan sonra buna yeniden bakılır.</translation>
    </message>
    <message>
        <source>Norms are not looked after in this section</source>
        <translation>Bu grupta normlar izlenmiyor</translation>
    </message>
    <message>
        <source>Say so, and this page and its sheets appear.</source>
        <translation>İzlensin deyin; bu sayfa ve kâğıtları görünür.</translation>
    </message>
    <message>
        <source>Look after title norms</source>
        <translation>Unvan normlarının izlenmesi</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Yalnız sizin bildiğiniz</translation>
    </message>
    <message>
        <source>preliminary: FIDE decides</source>
        <translation>ön hesap: kararı FIDE verir</translation>
    </message>
    <message>
        <source>{0} norm of {1}: {2}</source>
        <translation>{0} normu, {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Until now</source>
        <translation>Şimdiye dek</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Yeni</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Number the players by rating</source>
        <translation>Oyuncuları ratinge göre numarala</translation>
    </message>
    <message>
        <source>By tournament rating, then title, then what was announced for equals (C.04.2).</source>
        <translation>Turnuva ratingine, sonra unvana, sonra eşitler için ilan edilene göre (C.04.2).</translation>
    </message>
    <message>
        <source>Give the numbers</source>
        <translation>Numara ver</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Numaraların kurayla çekilmesi</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Aynı kura sayısı her yerde aynı sırayı verir.</translation>
    </message>
    <message>
        <source>Take this lot</source>
        <translation>Bu kurayı al</translation>
    </message>
    <message>
        <source>Give the numbers by hand</source>
        <translation>Numaraların elle verilmesi</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the marked player, as the buttons do.</source>
        <translation>Alt+Yukarı ve Alt+Aşağı, düğmeler gibi işaretli oyuncuyu taşır.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>The FIDE rating (FIDE)</source>
        <translation>FIDE ratingi (FIDE)</translation>
    </message>
    <message>
        <source>The national rating (NRO)</source>
        <translation>Ulusal rating (NRO)</translation>
    </message>
    <message>
        <source>The FIDE rating, without one the national (FIDON)</source>
        <translation>FIDE ratingi, yoksa ulusal (FIDON)</translation>
    </message>
    <message>
        <source>The national rating, without one FIDE&apos;s (NIDOF)</source>
        <translation>Ulusal rating, yoksa FIDE (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of FIDE and national (HBFN)</source>
        <translation>FIDE ve ulusalın yükseği (HBFN)</translation>
    </message>
    <message>
        <source>The lower of FIDE and national (LBFN)</source>
        <translation>FIDE ve ulusalın düşüğü (LBFN)</translation>
    </message>
    <message>
        <source>Another rule: the order of the lists, or as typed (OTHER)</source>
        <translation>Başka kural: listelerin sırası ya da yazıldığı gibi (OTHER)</translation>
    </message>
</context>
<context>
    <name>OfferAgain</name>
    <message>
        <source>Everything of {0} is there.</source>
        <translation>{0} kopyasındaki her şey burada var.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) only in {0}</source>
        <translation>
            <numerusform>%n işlem yalnız burada: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter them again</source>
        <translation>Yeniden gir</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were entered again.</source>
        <translation>
            <numerusform>%n işlem yeniden girildi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Officials</name>
    <message>
        <source>Chief arbiter</source>
        <translation>Başhakem</translation>
    </message>
    <message>
        <source>Deputy chief arbiter</source>
        <translation>Başhakem yardımcısı</translation>
    </message>
    <message>
        <source>Sector arbiter</source>
        <translation>Salon hakemi</translation>
    </message>
    <message>
        <source>Pairings officer</source>
        <translation>Eşlendirme hakemi</translation>
    </message>
    <message>
        <source>Fair-play officer</source>
        <translation>Adil oyun görevlisi</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Hakem</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Organizatör</translation>
    </message>
</context>
<context>
    <name>OfficialsTable</name>
    <message>
        <source>Role</source>
        <translation>Görev</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Unvan</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Soyadı, Adı</translation>
    </message>
    <message>
        <source>Take this official away</source>
        <translation>Bu görevliyi kaldır</translation>
    </message>
</context>
<context>
    <name>OpenReadingsDialog</name>
    <message>
        <source>Import: {0}</source>
        <translation>İçe aktar: {0}</translation>
    </message>
    <message>
        <source>{0} can be read in several ways</source>
        <translation>{0} birkaç biçimde okunabilir</translation>
    </message>
    <message>
        <source>Its own totals fit each of these readings. Choose what really happened; nothing was created yet.</source>
        <translation>Kendi toplamları bu okumaların her birine uyuyor. Gerçekte olanı seçin; henüz hiçbir şey oluşturulmadı.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Sorular</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>Böyle oku</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Satır {0}</translation>
    </message>
    <message>
        <source>Choose a reading for each question first.</source>
        <translation>Önce her soru için bir okuma seçin.</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>Up</source>
        <translation>Yukarı</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Aşağı</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Hiçbir numara değişmiyor</translation>
    </message>
</context>
<context>
    <name>OriginQuestion</name>
    <message>
        <source>Which program do you come from?</source>
        <translation>Hangi programdan geliyorsunuz?</translation>
    </message>
    <message>
        <source>Results are then typed with the keys you know. The Rounds page changes them at any time.</source>
        <translation>Sonuçlar o zaman bildiğiniz tuşlarla yazılır. Turlar sayfası bunu her zaman değiştirir.</translation>
    </message>
    <message>
        <source>Another, or none</source>
        <translation>Başka ya da hiçbiri</translation>
    </message>
    <message>
        <source>Keys: {0}</source>
        <translation>Tuşlar: {0}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Değiştir</translation>
    </message>
    <message>
        <source>Own keys</source>
        <translation>Kendi tuşları</translation>
    </message>
    <message>
        <source>Keys for results: {0}.</source>
        <translation>Sonuç tuşları: {0}.</translation>
    </message>
</context>
<context>
    <name>OwnKeysDialog</name>
    <message>
        <source>Own keys for results</source>
        <translation>Sonuç için kendi tuşlarınız</translation>
    </message>
    <message>
        <source>Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count wherever they are, also on the number block; Del always clears. Letters that are results find no player.</source>
        <translation>Tab ile bir alana gidip istediğiniz tuşa basın; Backspace boş bırakır. Rakamlar sayı takımında da geçerlidir; Del her zaman siler. Sonuç olan harfler oyuncu bulmaz.</translation>
    </message>
    <message>
        <source>Key for: {0}</source>
        <translation>Şunun tuşu: {0}</translation>
    </message>
    <message>
        <source>As &amp;Classic</source>
        <translation>&amp;Klasik gibi</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Bu tuşları kullan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>{0} would mean two things.</source>
        <translation>{0} iki anlama gelirdi.</translation>
    </message>
    <message>
        <source>White wins, draw and Black wins need a key each.</source>
        <translation>Beyaz kazandı, beraberlik ve Siyah kazandı için birer tuş gerekir.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Beyaz kazandı</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Beraberlik</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Siyah kazandı</translation>
    </message>
    <message>
        <source>Black did not come</source>
        <translation>Siyah gelmedi</translation>
    </message>
    <message>
        <source>White did not come</source>
        <translation>Beyaz gelmedi</translation>
    </message>
    <message>
        <source>Neither came</source>
        <translation>İkisi de gelmedi</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Diğer sonuçlar</translation>
    </message>
    <message>
        <source>Clear the result</source>
        <translation>Sonucu sil</translation>
    </message>
</context>
<context>
    <name>PackPart</name>
    <message>
        <source>Each document is printed with its own options.</source>
        <translation>Her belge kendi seçenekleriyle yazdırılır.</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>Gönderme biçimi</translation>
    </message>
    <message>
        <source>One job</source>
        <translation>Tek iş</translation>
    </message>
    <message>
        <source>All documents go to the printer together</source>
        <translation>Bütün belgeler yazıcıya birlikte gider</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Ayrı ayrı</translation>
    </message>
    <message>
        <source>Every document is a job of its own</source>
        <translation>Her belge ayrı bir iştir</translation>
    </message>
    <message>
        <source>Usual contents</source>
        <translation>Olağan içerik</translation>
    </message>
    <message>
        <source>Empty the queue</source>
        <translation>Kuyruğu boşalt</translation>
    </message>
    <message>
        <source>Send to the printer as</source>
        <translation>Yazıcıya gönderme biçimi</translation>
    </message>
</context>
<context>
    <name>PageHeadDialog</name>
    <message>
        <source>On every page</source>
        <translation>Her sayfada</translation>
    </message>
    <message>
        <source>Header lines, logo and sponsors</source>
        <translation>Üst satırlar, logo ve sponsorlar</translation>
    </message>
    <message>
        <source>Lines above the name of the event</source>
        <translation>Turnuva adının üstündeki satırlar</translation>
    </message>
    <message>
        <source>Header line {0}</source>
        <translation>{0}. üst satır</translation>
    </message>
    <message>
        <source>The federation or the club that invites</source>
        <translation>Davet eden federasyon ya da kulüp</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Seç…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Sponsors, at the foot of the page</source>
        <translation>Sponsorlar, sayfanın altında</translation>
    </message>
    <message>
        <source>Add a sponsor…</source>
        <translation>Sponsor ekle…</translation>
    </message>
    <message>
        <source>PNG or JPEG. Large pictures are made smaller.</source>
        <translation>PNG ya da JPEG. Büyük resimler küçültülür.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>At most {0} sponsors are printed.</source>
        <translation>En çok {0} sponsor yazdırılır.</translation>
    </message>
    <message>
        <source>{0} was made smaller: {1} x {2} pixels.</source>
        <translation>{0} küçültüldü: {1} x {2} piksel.</translation>
    </message>
    <message>
        <source>Sponsors</source>
        <translation>Sponsorlar</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Resimler (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>No logo yet.</source>
        <translation>Henüz logo yok.</translation>
    </message>
    <message>
        <source>There is no logo</source>
        <translation>Logo yok</translation>
    </message>
    <message>
        <source>Sponsor {0}</source>
        <translation>Sponsor {0}</translation>
    </message>
    <message>
        <source>Move sponsor {0} up</source>
        <translation>{0}. sponsoru yukarı taşı</translation>
    </message>
    <message>
        <source>Take sponsor {0} away</source>
        <translation>{0}. sponsoru kaldır</translation>
    </message>
    <message>
        <source>There are {0} already</source>
        <translation>Zaten {0} tane var</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview of the printed pages</source>
        <translation>Yazdırılacak sayfaların önizlemesi</translation>
    </message>
</context>
<context>
    <name>PairingDesk</name>
    <message>
        <source>No legal pairing keeps them all apart; these wishes yielded: {0}.</source>
        <translation>Kurallı hiçbir eşlendirme hepsini ayrı tutamıyor; şu istekler yerine getirilemedi: {0}.</translation>
    </message>
    <message>
        <source>The event has changed while the engine worked: pair again.</source>
        <translation>Motor çalışırken turnuva değişti: yeniden eşlendirin.</translation>
    </message>
    <message>
        <source>Pairing was cancelled; nothing has changed.</source>
        <translation>Eşlendirme iptal edildi; hiçbir şey değişmedi.</translation>
    </message>
</context>
<context>
    <name>PairingRules</name>
    <message>
        <source>Rule</source>
        <translation>Kural</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Kimler için</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>wished apart</source>
        <translation>ayrı olsun</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>karşılaşamaz</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>prohibitions: {0}</source>
        <translation>yasaklar: {0}</translation>
    </message>
    <message>
        <source>wishes: {0}</source>
        <translation>istekler: {0}</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Bakü hızlandırması</translation>
    </message>
    <message>
        <source>fixed tables: {0}</source>
        <translation>sabit masalar: {0}</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>A round robin is not accelerated.</source>
        <translation>Döner sistem hızlandırılmaz.</translation>
    </message>
    <message>
        <source>No acceleration: everybody is paired by the points scored.</source>
        <translation>Hızlandırma yok: herkes aldığı puana göre eşlendirilir.</translation>
    </message>
    <message>
        <source>The groups are formed of those who play round 1; nobody does yet.</source>
        <translation>Gruplar 1. turu oynayanlardan oluşur; henüz oynayan yok.</translation>
    </message>
    <message>
        <source>Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>{0}–{1}. turlar: {2}–{3} numaralar +{4} ile eşlendirilir.</translation>
    </message>
    <message>
        <source>Round {0}: numbers {2} to {3} are paired with +{4}.</source>
        <translation>{0}. tur: {2}–{3} numaralar +{4} ile eşlendirilir.</translation>
    </message>
    <message>
        <source>Upper group, {0} players: {1}.</source>
        <translation>Üst grup, {0} oyuncu: {1}.</translation>
    </message>
    <message>
        <source>The others, {0} players: {1}.</source>
        <translation>Ötekiler, {0} oyuncu: {1}.</translation>
    </message>
    <message>
        <source>Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the group of the number he or she gets (C.04.7).</source>
        <translation>1. tur yayımlanana dek gruplar katılanlara göredir; 1. turda bayı olan oyuncu, aldığı numaranın grubundadır (C.04.7).</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7).</source>
        <translation>Bakü hızlandırması (C.04.7).</translation>
    </message>
    <message>
        <source>Not paired with each other in rounds {0} to {1}: {2}.</source>
        <translation>{0}–{1}. turlarda birbiriyle eşlendirilmeyenler: {2}.</translation>
    </message>
    <message>
        <source>Kept apart in rounds {0} to {1} where the rules allow it: {2}.</source>
        <translation>{0}–{1}. turlarda, kurallar elverdikçe ayrı tutulanlar: {2}.</translation>
    </message>
    <message>
        <source>Chess960: every round starts from a position drawn by lot.</source>
        <translation>Chess960: her tur kurayla çekilen bir konumdan başlar.</translation>
    </message>
</context>
<context>
    <name>PairingRulesDialog</name>
    <message>
        <source>Pairing rules</source>
        <translation>Eşlendirme kuralları</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bölüm</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Kimler karşılaşamaz</translation>
    </message>
    <message>
        <source>Prohibited pairings, clubs, federations</source>
        <translation>Yasaklı eşleşmeler, kulüpler, federasyonlar</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Hızlandırma</translation>
    </message>
    <message>
        <source>Baku acceleration (C.04.7)</source>
        <translation>Bakü hızlandırması (C.04.7)</translation>
    </message>
    <message>
        <source>Fixed tables</source>
        <translation>Sabit masalar</translation>
    </message>
    <message>
        <source>Players who do not move</source>
        <translation>Yeri değişmeyen oyuncular</translation>
    </message>
    <message>
        <source>Colour and Chess960</source>
        <translation>Renk ve Chess960</translation>
    </message>
    <message>
        <source>The first colour, positions drawn by lot</source>
        <translation>İlk renk, kurayla çekilen konumlar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Bitti</translation>
    </message>
    <message>
        <source>Every change is stored at once; undo takes it back.</source>
        <translation>Her değişiklik hemen saklanır; geri al onu geri alır.</translation>
    </message>
    <message>
        <source>Prohibit a pairing…</source>
        <translation>Eşleşme yasakla…</translation>
    </message>
    <message>
        <source>Clubs or federations…</source>
        <translation>Kulüpler ya da federasyonlar…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or federations apart in the first rounds; it must be announced before round 1.</source>
        <translation>Ayrı tutulan yok. Bir eşleşmeyi yasaklayın (kardeşler, aynı araç) ya da ilk turlarda kulüp ya da federasyon üyelerini ayrı tutun; 1. turdan önce ilan edilmelidir.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Paired by the points scored</source>
        <translation>Alınan puana göre eşlendirilir</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Bakü</translation>
    </message>
    <message>
        <source>The upper half gets points that count for pairing only (C.04.7)</source>
        <translation>Üst yarı yalnız eşlendirmede sayılan puan alır (C.04.7)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Ad yazın ya da seçin</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>A lower board</source>
        <translation>Daha düşük masa</translation>
    </message>
    <message>
        <source>A higher board</source>
        <translation>Daha yüksek masa</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Sabitle</translation>
    </message>
    <message>
        <source>Let move again</source>
        <translation>Serbest bırak</translation>
    </message>
    <message>
        <source>A player who cannot move plays at this board in every round paired from now on.</source>
        <translation>Yerinden kalkamayan oyuncu, bundan sonra eşlendirilen her turda bu masada oynar.</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Kurayla çek</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Chess960: a starting position is drawn by lot for every round</source>
        <translation>Chess960: her tur için başlangıç konumu kurayla çekilir</translation>
    </message>
    <message>
        <source>The colour of the highest-ranked player in round 1</source>
        <translation>İlk sıradaki oyuncunun 1. turdaki rengi</translation>
    </message>
    <message>
        <source>The colour of team 1 on board 1 in round 1</source>
        <translation>1 numaralı takımın 1. turda 1. masadaki rengi</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>The Rounds page draws the position; it stands on the pairings sheet and the projector.</source>
        <translation>Turlar sayfası konumu çeker; eşlendirme kâğıdında ve projektörde görünür.</translation>
    </message>
    <message>
        <source>Only in a Swiss: a round robin is read from its table</source>
        <translation>Yalnız İsviçre sisteminde: döner sistem tablosundan okunur</translation>
    </message>
    <message>
        <source>Teams have no fixed tables</source>
        <translation>Takımların sabit masası olmaz</translation>
    </message>
    <message>
        <source>Choose a line first</source>
        <translation>Önce bir satır seçin</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Önce bir oyuncu seçin</translation>
    </message>
    <message>
        <source>Round 1 is paired: outside FIDE mode a change is asked about and noted in the report</source>
        <translation>1. tur eşlendirildi: FIDE kipi dışında değişiklik sorulur ve rapora yazılır</translation>
    </message>
    <message>
        <source>Change the pairing rules?</source>
        <translation>Eşlendirme kuralları değiştirilsin mi?</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search commands and players</source>
        <translation>Komut ve oyuncu ara</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Komut, sayfa ve oyuncu ara</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Bulunanlar</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Bulunamadı</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
</context>
<context>
    <name>PdfPreview</name>
    <message>
        <source>Save as PDF</source>
        <translation>PDF olarak kaydet</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF dosyaları (*.pdf)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF olarak kaydet…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Daha küçük</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Daha büyük</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Bütün sayfa</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}</source>
        <translation>Yazıcıya gönderildi: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Kaydedildi: {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Sayfa {0} / {1}</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>{0}: the picture is damaged.</source>
        <translation>{0}: resim bozuk.</translation>
    </message>
</context>
<context>
    <name>PlacesChart</name>
    <message>
        <source>Chart of places by policy</source>
        <translation>Kurala göre sıraların grafiği</translation>
    </message>
    <message>
        <source>The same places stand in the table: choose Table above.</source>
        <translation>Aynı sıralar tabloda var: yukarıdan Tablo seçin.</translation>
    </message>
    <message>
        <source>{0}: place {1} under {2}</source>
        <translation>{0}: {2} ile {1}. sıra</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>olduğu gibi</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Add players…</source>
        <translation>Oyuncu &amp;ekle…</translation>
    </message>
    <message>
        <source>Add &amp;many: paste or open a table…</source>
        <translation>Ç&amp;ok oyuncu ekle: tablo yapıştır ya da aç…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>Dü&amp;zenle…</translation>
    </message>
    <message>
        <source>&amp;Byes and absences…</source>
        <translation>&amp;Baylar ve gelmemeler…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>Çekil&amp;di…</translation>
    </message>
    <message>
        <source>Take bac&amp;k…</source>
        <translation>Ge&amp;ri al…</translation>
    </message>
    <message>
        <source>E&amp;xpel…</source>
        <translation>İ&amp;hraç et…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Kaldır</translation>
    </message>
    <message>
        <source>Move to another &amp;section</source>
        <translation>Başka gr&amp;uba taşı</translation>
    </message>
    <message>
        <source>C&amp;ategory</source>
        <translation>K&amp;ategori</translation>
    </message>
    <message>
        <source>&amp;Check-in</source>
        <translation>&amp;Yoklama</translation>
    </message>
    <message>
        <source>Cl&amp;ose the check-in…</source>
        <translation>Yoklamayı ka&amp;pat…</translation>
    </message>
    <message>
        <source>Check the reg&amp;istration</source>
        <translation>Kaydı dene&amp;tle</translation>
    </message>
    <message>
        <source>&amp;Number the players by rating…</source>
        <translation>Oyuncuları ratinge göre &amp;numarala…</translation>
    </message>
    <message>
        <source>Exchange two pairing numbers</source>
        <translation>İki eşlendirme numarasının değiş tokuşu</translation>
    </message>
    <message>
        <source>Draw the numbers by &amp;lot…</source>
        <translation>Numaraları kura &amp;ile çek…</translation>
    </message>
    <message>
        <source>Give the numbers by &amp;hand…</source>
        <translation>Numaraları elle &amp;ver…</translation>
    </message>
    <message>
        <source>&amp;Tournament ratings…</source>
        <translation>Turnuva rating&amp;leri…</translation>
    </message>
    <message>
        <source>Cate&amp;gories…</source>
        <translation>Kate&amp;goriler…</translation>
    </message>
    <message>
        <source>Compare with the rating list…</source>
        <translation>Rating listesiyle karşılaştır…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Rating listeleri…</translation>
    </message>
    <message>
        <source>Open an event first</source>
        <translation>Önce bir turnuva açın</translation>
    </message>
    <message>
        <source>Select players on the Players page first</source>
        <translation>Önce Oyuncular sayfasında oyuncu seçin</translation>
    </message>
    <message>
        <source>Select one player who has not left</source>
        <translation>Ayrılmamış bir oyuncu seçin</translation>
    </message>
    <message>
        <source>The event has one section only; add one on the Event page</source>
        <translation>Turnuvada tek grup var; Turnuva sayfasında ekleyin</translation>
    </message>
    <message>
        <source>Select two players of equal rating</source>
        <translation>Ratingi eşit iki oyuncu seçin</translation>
    </message>
    <message>
        <source>From this round on: zero points, not paired. The player stays in the standings, marked.</source>
        <translation>Bu turdan itibaren: sıfır puan, eşlendirilmez. Oyuncu işaretli olarak sıralamada kalır.</translation>
    </message>
    <message>
        <source>From this round on every game is lost; the opponent goes on.</source>
        <translation>Bu turdan itibaren her oyun kaybedilir; rakip üst tura çıkar.</translation>
    </message>
    <message>
        <source>From this round on every opponent wins without a game. Who played less than half of the games by then is not ranked, and those games do not count (C.05, 6.6).</source>
        <translation>Bu turdan itibaren her rakip oynamadan kazanır. O ana dek oyunların yarısından azını oynamışsa sıralamaya girmez ve o oyunlar sayılmaz (C.05, 6.6).</translation>
    </message>
    <message>
        <source>Withdraw {0}</source>
        <translation>Çekildi: {0}</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Çekildi</translation>
    </message>
    <message>
        <source>Withdrawn: {0}</source>
        <translation>Çekildi: {0}</translation>
    </message>
    <message>
        <source>Take {0} back</source>
        <translation>Geri al: {0}</translation>
    </message>
    <message>
        <source>From this round on the player is paired again; missed rounds stay as they are.</source>
        <translation>Oyuncu bu turdan itibaren yeniden eşlendirilir; kaçırdığı turlar olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Back in the event: {0}</source>
        <translation>Turnuvaya geri alındı: {0}</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>İhraç et: {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Artık eşlendirilmez ve sıralamadan çıkarılır. Rakipler puanlarını korur.</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>İhraç et…</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>%n oyuncu kaldırılsın mı?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Removed: {0}. Undo brings back.</source>
        <translation>Kaldırıldı: {0}. Geri alma geri getirir.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grup {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) moved to {0}</source>
        <translation>
            <numerusform>%n oyuncu şu gruba taşındı: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the numbers {0} and {1}</source>
        <translation>{0} ve {1} numaralarını değiş tokuş et</translation>
    </message>
    <message>
        <source>The check-in is closed.</source>
        <translation>Yoklama kapatıldı.</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Fa&amp;mily name</source>
        <translation>&amp;Soyadı</translation>
    </message>
    <message>
        <source>&amp;Given name</source>
        <translation>&amp;Adı</translation>
    </message>
    <message>
        <source>In own &amp;script</source>
        <translation>Kendi &amp;yazısıyla</translation>
    </message>
    <message>
        <source>&amp;Federation</source>
        <translation>&amp;Federasyon</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Unvan</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Cinsiyet</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>bilinmiyor</translation>
    </message>
    <message>
        <source>male</source>
        <translation>erkek</translation>
    </message>
    <message>
        <source>female</source>
        <translation>kadın</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>U&amp;nvan</translation>
    </message>
    <message>
        <source>Se&amp;x</source>
        <translation>Cinsiye&amp;t</translation>
    </message>
    <message>
        <source>&amp;Born</source>
        <translation>&amp;Doğum</translation>
    </message>
    <message>
        <source>2004 or 2004-02-29</source>
        <translation>2004 ya da 2004-02-29</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Kulüp</translation>
    </message>
    <message>
        <source>Categor&amp;ies</source>
        <translation>Kate&amp;goriler</translation>
    </message>
    <message>
        <source>by hand, separated by commas</source>
        <translation>elle, virgülle ayrılmış</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Yorum</translation>
    </message>
    <message>
        <source>Tournament &amp;rating</source>
        <translation>Turnuva &amp;ratingi</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE standart</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE hızlı</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE yıldırım</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Ulusal rating</translation>
    </message>
    <message>
        <source>F&amp;IDE ID</source>
        <translation>&amp;FIDE ID</translation>
    </message>
    <message>
        <source>&amp;National ID</source>
        <translation>&amp;Ulusal kimlik</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Sabit masa</translation>
    </message>
    <message>
        <source>Entry f&amp;ee</source>
        <translation>Katılım ü&amp;creti</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>Öd&amp;enen</translation>
    </message>
    <message>
        <source>May have a &amp;half-point bye</source>
        <translation>Yarım puanlık &amp;bay alabilir</translation>
    </message>
    <message>
        <source>Other lists</source>
        <translation>Öteki listeler</translation>
    </message>
    <message>
        <source>Ratings by round</source>
        <translation>Turlara göre rating</translation>
    </message>
    <message>
        <source>3: 1850, 5: 1872</source>
        <translation>3: 1850, 5: 1872</translation>
    </message>
    <message>
        <source>as list, age and rating tell</source>
        <translation>listeye, yaşa ve ratinge göre</translation>
    </message>
    <message>
        <source>For the rating changes, where you know it better</source>
        <translation>Rating değişimi için, daha iyisini biliyorsanız</translation>
    </message>
    <message>
        <source>From that round on; the tournament rating is the first one</source>
        <translation>O turdan itibaren; turnuva ratingi ilkidir</translation>
    </message>
    <message>
        <source>Ratings from the lists</source>
        <translation>Listelerdeki ratingler</translation>
    </message>
    <message>
        <source>Take a rating of one of the rating lists</source>
        <translation>Rating listelerinden birinden al</translation>
    </message>
    <message>
        <source>By the rules: {0}.</source>
        <translation>Kurallara göre: {0}.</translation>
    </message>
    <message>
        <source>Taken out by hand: {0}.</source>
        <translation>Elle çıkarıldı: {0}.</translation>
    </message>
    <message>
        <source>{0} gives {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>elle yazıldı</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>içe aktarıldı</translation>
    </message>
    <message>
        <source>Ratings by round are written as 3: 1850, 5: 1872.</source>
        <translation>Turlara göre rating 3: 1850, 5: 1872 gibi yazılır.</translation>
    </message>
    <message>
        <source>{0}: “{1}” is no number.</source>
        <translation>{0}: “{1}” sayı değil.</translation>
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
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Rating of the list; a dot means that it was typed by hand</source>
        <translation>Listedeki rating; nokta, elle yazıldığı anlamına gelir</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Eşlendirme numarası (TPN)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Geldi</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Yoklama</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Unvan</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>FIDE unvanı</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Name as in the rating list</source>
        <translation>Rating listesindeki gibi ad</translation>
    </message>
    <message>
        <source>Own script</source>
        <translation>Kendi yazısı</translation>
    </message>
    <message>
        <source>Name in the player&apos;s own script</source>
        <translation>Oyuncunun kendi yazısıyla adı</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnuva ratingi</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Yıld.</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>UKD</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federasyon</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Cins.</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Doğum</translation>
    </message>
    <message>
        <source>Year or date of birth</source>
        <translation>Doğum yılı ya da tarihi</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Kulüp</translation>
    </message>
    <message>
        <source>Club or city</source>
        <translation>Kulüp ya da şehir</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Number in FIDE&apos;s rating list</source>
        <translation>FIDE rating listesindeki numara</translation>
    </message>
    <message>
        <source>Nat. ID</source>
        <translation>Ulus. ID</translation>
    </message>
    <message>
        <source>Number in the national list</source>
        <translation>Ulusal listedeki numara</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategoriler</translation>
    </message>
    <message>
        <source>Categories of the player</source>
        <translation>Oyuncunun kategorileri</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Sabit masa</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Ödenen</translation>
    </message>
    <message>
        <source>Entry fee paid</source>
        <translation>Ödenen katılım ücreti</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Ücret</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Katılım ücreti</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Baylar</translation>
    </message>
    <message>
        <source>Byes and absences, by round: 1 full point, ½ half point, 0 zero points</source>
        <translation>Turlara göre baylar ve gelmemeler: 1 tam puan, ½ yarım puan, 0 sıfır puan</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Yorum</translation>
    </message>
    <message>
        <source>Comment of the arbiter</source>
        <translation>Hakemin yorumu</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Durum</translation>
    </message>
    <message>
        <source>Withdrawn or expelled</source>
        <translation>Çekildi ya da ihraç edildi</translation>
    </message>
    <message>
        <source>typed by hand</source>
        <translation>elle yazıldı</translation>
    </message>
    <message>
        <source>from round {0}: {1}</source>
        <translation>{0}. turdan itibaren: {1}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>geldi</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>gelmedi</translation>
    </message>
    <message>
        <source>not yet seen</source>
        <translation>henüz görülmedi</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>çekildi</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>ihraç edildi</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Oyuncu bul</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Ad, kulüp ya da numarayla bul</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Yoklama</translation>
    </message>
    <message>
        <source>Check the registration</source>
        <translation>Kaydı denetle</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Denetim</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sütunlar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>Everything that can be done with players</source>
        <translation>Oyuncularla yapılabilecek her şey</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Henüz oyuncu yok</translation>
    </message>
    <message>
        <source>Search the FIDE list, type a name, or paste a whole table from a spreadsheet.</source>
        <translation>FIDE listesinde arayın, ad yazın ya da elektronik tablodan bütün tabloyu yapıştırın.</translation>
    </message>
    <message>
        <source>Add players…</source>
        <translation>Oyuncu ekle…</translation>
    </message>
    <message>
        <source>Paste or open a table…</source>
        <translation>Tablo yapıştır ya da aç…</translation>
    </message>
    <message>
        <source>Rating lists…</source>
        <translation>Rating listeleri…</translation>
    </message>
    <message>
        <source>Add players (Ins)</source>
        <translation>Oyuncu ekle (Ins)</translation>
    </message>
    <message>
        <source>Check of the registration</source>
        <translation>Kayıt denetimi</translation>
    </message>
    <message>
        <source>Nothing to remark</source>
        <translation>Söylenecek bir şey yok</translation>
    </message>
    <message>
        <source>The registration is complete.</source>
        <translation>Kayıt tamam.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {0}</source>
        <translation>ortalama rating {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n without a rating</source>
        <translation>
            <numerusform>%n ratingsiz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left the event</source>
        <translation>
            <numerusform>%n oyuncu turnuvadan ayrıldı</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Olağan genişlikler</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s), {0} of them to be cleared up</source>
        <translation>
            <numerusform>%n açıklama, {0} tanesi çözülmeli</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in: type the first letters of a name, then Space</source>
        <translation>Yoklama: adın ilk harflerini yazın, sonra Boşluk</translation>
    </message>
    <message>
        <source>{0}: here</source>
        <translation>{0}: geldi</translation>
    </message>
    <message>
        <source>{0}: absent</source>
        <translation>{0}: gelmedi</translation>
    </message>
    <message>
        <source>{0}: not yet seen</source>
        <translation>{0}: henüz görülmedi</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) ticked off as here</source>
        <translation>
            <numerusform>%n oyuncu geldi olarak işaretlendi</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody found: “{0}”</source>
        <translation>Bulunamadı: “{0}”</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
</context>
<context>
    <name>PointsDialog</name>
    <message>
        <source>Points of {0} in round {1}</source>
        <translation>{1}. turda puan: {0}</translation>
    </message>
    <message>
        <source>They are added; a minus takes points away. The reason stands in the tournament report.</source>
        <translation>Eklenir; eksi işareti puan alır. Sebep turnuva raporuna yazılır.</translation>
    </message>
    <message>
        <source>Points by decision</source>
        <translation>Kararla puan</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Karar</translation>
    </message>
    <message>
        <source>A new decision</source>
        <translation>Yeni karar</translation>
    </message>
    <message>
        <source>Take back: round {0}, {1} match points, {2} game points ({3})</source>
        <translation>Geri al: {0}. tur, {1} maç puanı, {2} oyun puanı ({3})</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Maç puanı</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Oyun puanı</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Karar ver</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>PolicyDelegate</name>
    <message>
        <source>NOT C.07</source>
        <translation>C.07 DEĞİL</translation>
    </message>
</context>
<context>
    <name>PolicyList</name>
    <message>
        <source>How unplayed games count</source>
        <translation>Oynanmamış oyunlar nasıl sayılır</translation>
    </message>
    <message>
        <source>Arrow keys look, Enter or Space chooses, Shift+F1 explains.</source>
        <translation>Ok tuşları bakar, Enter ya da Boşluk seçer, Shift+F1 açıklar.</translation>
    </message>
    <message>
        <source>About this policy	Shift+F1</source>
        <translation>Bu kural hakkında	Shift+F1</translation>
    </message>
</context>
<context>
    <name>PolicyModel</name>
    <message>
        <source>not C.07</source>
        <translation>C.07 değil</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>geçerli</translation>
    </message>
</context>
<context>
    <name>PresetMenu</name>
    <message>
        <source>{0}. Edition: {1}. Source: {2}</source>
        <translation>{0}. Sürüm: {1}. Kaynak: {2}</translation>
    </message>
    <message>
        <source>Save this ladder as…</source>
        <translation>Bu listeyi farklı kaydet…</translation>
    </message>
    <message>
        <source>Copy the ladder of another event…</source>
        <translation>Başka turnuvanın listesini kopyala…</translation>
    </message>
    <message>
        <source>Forget an own ladder</source>
        <translation>Kendi listelerinden birini unut</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Progress</source>
        <translation>İlerleme</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Daha küçük</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Daha büyük</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Bütün sayfa</translation>
    </message>
</context>
<context>
    <name>PrintDesk</name>
    <message>
        <source>Making the table…</source>
        <translation>Tablo yapılıyor…</translation>
    </message>
    <message>
        <source>Folder for the PDFs</source>
        <translation>PDF klasörü</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) written.</source>
        <translation>
            <numerusform>%n PDF yazıldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: {0} of {1} PDFs were written.</source>
        <translation>Durduruldu: {1} PDF&apos;den {0} tanesi yazıldı.</translation>
    </message>
    <message>
        <source>{0} They lie in {1}.</source>
        <translation>{0} Klasör: {1}.</translation>
    </message>
    <message>
        <source>Files of these names are there already</source>
        <translation>Bu adda dosyalar zaten var</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the same name are in this folder already, for example {0}.</source>
        <translation>
            <numerusform>Bu klasörde aynı adda %n dosya zaten var, örneğin {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep both gives the new ones a number.</source>
        <translation>İkisini de sakla, yenilere numara verir.</translation>
    </message>
    <message>
        <source>Write over them</source>
        <translation>Üzerine yaz</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>İkisini de sakla</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Kaydedildi: {0}</translation>
    </message>
    <message>
        <source>{0}: page {1}</source>
        <translation>{0}: sayfa {1}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n page(s).</source>
        <translation>
            <numerusform>%n sayfadan sonra durduruldu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>%n sayfa yazıcıya gönderildi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizeDelegate</name>
    <message>
        <source>Standings</source>
        <translation>Sıralama</translation>
    </message>
</context>
<context>
    <name>PrizeRules</name>
    <message>
        <source>By place</source>
        <translation>Sıraya göre</translation>
    </message>
    <message>
        <source>Shared equally</source>
        <translation>Eşit paylaşılır</translation>
    </message>
    <message>
        <source>Hort system</source>
        <translation>Hort sistemi</translation>
    </message>
    <message>
        <source>The most valuable</source>
        <translation>En değerlisi</translation>
    </message>
    <message>
        <source>The first in the list</source>
        <translation>Listedeki ilki</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Hepsi</translation>
    </message>
    <message>
        <source>To the best placed</source>
        <translation>En üsttekine</translation>
    </message>
    <message>
        <source>Stays in the fund</source>
        <translation>Fonda kalır</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Eşit puan</translation>
    </message>
    <message>
        <source>As in the standings</source>
        <translation>Sıralamadaki gibi</translation>
    </message>
    <message>
        <source>In groups</source>
        <translation>Gruplarda</translation>
    </message>
    <message>
        <source>Who wins several keeps</source>
        <translation>Birden çok ödül kazanana kalan</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Yuvarlama birimi</translation>
    </message>
    <message>
        <source>Left by rounding</source>
        <translation>Yuvarlama artığı</translation>
    </message>
    <message>
        <source>Who withdrew may win</source>
        <translation>Çekilen de kazanabilir</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Para birimi</translation>
    </message>
    <message>
        <source>Smallest share</source>
        <translation>En küçük pay</translation>
    </message>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>Most for one</source>
        <translation>Kişi başına en çok</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sınır yok</translation>
    </message>
    <message>
        <source>Fewest in a group</source>
        <translation>Grupta en az</translation>
    </message>
    <message>
        <source>Players of a club</source>
        <translation>Kulüpten oyuncu</translation>
    </message>
    <message>
        <source>Without prizes (No.)</source>
        <translation>Ödülsüz (No.)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>kimse</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number.</source>
        <translation>{0}: “{1}” sayı değil.</translation>
    </message>
    <message>
        <source>Start numbers without prizes are written as 3, 17.</source>
        <translation>Ödülsüz eşlendirme numaraları 3, 17 gibi yazılır.</translation>
    </message>
</context>
<context>
    <name>PrizeTable</name>
    <message>
        <source>Kind</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Group or name</source>
        <translation>Grup ya da ad</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Eşya</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Kazanan</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>henüz kimse</translation>
    </message>
    <message>
        <source>“{0}” is not a place.</source>
        <translation>“{0}” bir sıra değil.</translation>
    </message>
    <message>
        <source>“{0}” is not a start number or the name of one player.</source>
        <translation>“{0}” bir eşlendirme numarası ya da tek bir oyuncunun adı değil.</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Place</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Named by hand</source>
        <translation>Elle belirlenen</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Kulüp</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Ödül</translation>
    </message>
    <message>
        <source>Which prize</source>
        <translation>Hangi ödül</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Kazanan</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Kim alır</translation>
    </message>
    <message>
        <source>Rk</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Place in the standings</source>
        <translation>Sıralamadaki yeri</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Amount to be paid</source>
        <translation>Ödenecek tutar</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Eşya</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Başka ne var</translation>
    </message>
</context>
<context>
    <name>PrizesDialog</name>
    <message>
        <source>Prizes</source>
        <translation>Ödüller</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Kim ne alır</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Ödül listesi</translation>
    </message>
    <message>
        <source>Add a place</source>
        <translation>Sıra ekle</translation>
    </message>
    <message>
        <source>The next place of the group of this line</source>
        <translation>Bu satırın grubundaki sonraki sıra</translation>
    </message>
    <message>
        <source>Special prize</source>
        <translation>Özel ödül</translation>
    </message>
    <message>
        <source>Best game, youngest player: you name the winner</source>
        <translation>En iyi oyun, en genç oyuncu: kazananı siz belirlersiniz</translation>
    </message>
    <message>
        <source>Club prize</source>
        <translation>Kulüp ödülü</translation>
    </message>
    <message>
        <source>By the points of a club&apos;s best players</source>
        <translation>Kulübün en iyi oyuncularının puanıyla</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Remove the lines chosen</source>
        <translation>Seçilen satırları kaldır</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Satırı yukarı taşı</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Satırı aşağı taşı</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Yapıştır</translation>
    </message>
    <message>
        <source>Lines from a spreadsheet: group, place, amount, thing, start number</source>
        <translation>Elektronik tablodan satırlar: grup, sıra, tutar, eşya, eşlendirme numarası</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>İçe aktar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa aktar…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>The Documents page prints the list, the winners and receipts to sign.</source>
        <translation>Belgeler sayfası listeyi, kazananları ve imzalanacak makbuzları yazdırır.</translation>
    </message>
    <message>
        <source>Best club</source>
        <translation>En iyi kulüp</translation>
    </message>
    <message>
        <source>Line {0}: {1}</source>
        <translation>Satır {0}: {1}</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv);;All files (*)</source>
        <translation>Tablolar (*.csv *.txt *.tsv);;Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>Import prizes</source>
        <translation>Ödülleri içe aktar</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablolar (*.csv)</translation>
    </message>
    <message>
        <source>Export prizes</source>
        <translation>Ödülleri dışa aktar</translation>
    </message>
    <message>
        <source>There are no prizes yet</source>
        <translation>Henüz ödül yok</translation>
    </message>
    <message>
        <source>{0}: as it would be if the event ended now</source>
        <translation>{0}: turnuva şimdi bitseydi</translation>
    </message>
    <message>
        <source>Prize fund {0}: {1} to the winners, {2} left over.</source>
        <translation>Ödül fonu {0}: kazananlara {1}, artan {2}.</translation>
    </message>
    <message>
        <source>No prizes yet: add the first place, or paste a list from a spreadsheet.</source>
        <translation>Henüz ödül yok: birinciliği ekleyin ya da elektronik tablodan bir liste yapıştırın.</translation>
    </message>
    <message>
        <source>No player is in the group “{0}”.</source>
        <translation>Bu grupta oyuncu yok: “{0}”.</translation>
    </message>
</context>
<context>
    <name>ProhibitionDialog</name>
    <message>
        <source>A prohibited pairing</source>
        <translation>Yasaklı eşleşme</translation>
    </message>
    <message>
        <source>Tick two or more: none of them meets another of them.</source>
        <translation>İki ya da daha çok işaretleyin: hiçbiri ötekiyle karşılaşmaz.</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Ad bul</translation>
    </message>
    <message>
        <source>Who must not meet</source>
        <translation>Kimler karşılaşamaz</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>Why, for the list (brothers, one car …)</source>
        <translation>Neden, liste için (kardeşler, aynı araç …)</translation>
    </message>
    <message>
        <source>Chosen: {0}</source>
        <translation>Seçilen: {0}</translation>
    </message>
    <message>
        <source>Tick two or more, and rounds in their order</source>
        <translation>İki ya da daha çok işaretleyin; turları sırasıyla yazın</translation>
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
        <translation>{0}. tur</translation>
    </message>
    <message>
        <source>The pairings are not published yet.</source>
        <translation>Eşlendirmeler henüz yayımlanmadı.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Round {0}: where you play</source>
        <translation>{0}. tur: nerede oynuyorsunuz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Renginiz</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>{0}. turdan sonra sıralama</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>tdapp: projector</source>
        <translation>tdapp: projektör</translation>
    </message>
    <message>
        <source>Large window: 1 boards, 2 players, 3 standings, Space pauses, F11 full screen</source>
        <translation>Büyük pencere: 1 masalar, 2 oyuncular, 3 sıralama, Boşluk duraklatır, F11 tam ekran</translation>
    </message>
    <message>
        <source>not in FIDE mode</source>
        <translation>FIDE kipinde değil</translation>
    </message>
    <message>
        <source>Boards and results</source>
        <translation>Masalar ve sonuçlar</translation>
    </message>
    <message>
        <source>Where you play, by name</source>
        <translation>Ada göre, nerede oynuyorsunuz</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>Turn the page every {0} seconds</source>
        <translation>Her {0} saniyede sayfa çevir</translation>
    </message>
    <message>
        <source>Pause or go on	Space</source>
        <translation>Duraklat ya da sürdür	Boşluk</translation>
    </message>
    <message>
        <source>Larger	+</source>
        <translation>Daha büyük	+</translation>
    </message>
    <message>
        <source>Smaller	-</source>
        <translation>Daha küçük	-</translation>
    </message>
    <message>
        <source>Full screen	F11</source>
        <translation>Tam ekran	F11</translation>
    </message>
    <message>
        <source>Close	Esc</source>
        <translation>Kapat	Esc</translation>
    </message>
</context>
<context>
    <name>ProtectionDialog</name>
    <message>
        <source>Clubs or federations apart</source>
        <translation>Kulüp ya da federasyonları ayır</translation>
    </message>
    <message>
        <source>Members of a ticked club or federation do not meet each other in these rounds.</source>
        <translation>İşaretli kulüp ya da federasyonun üyeleri bu turlarda birbiriyle karşılaşmaz.</translation>
    </message>
    <message>
        <source>As entered with the players</source>
        <translation>Oyuncularda girildiği gibi</translation>
    </message>
    <message>
        <source>As entered with the teams</source>
        <translation>Takımlarda girildiği gibi</translation>
    </message>
    <message>
        <source>What keeps them apart</source>
        <translation>Onları ayıran</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kulüpler</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Federasyonlar</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruplar</translation>
    </message>
    <message>
        <source>No club or federation is entered twice</source>
        <translation>Hiçbir kulüp ya da federasyon iki kez girilmemiş</translation>
    </message>
    <message>
        <source>Tick a group</source>
        <translation>Bir grup işaretleyin</translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message>
        <source>Publish</source>
        <translation>Yayımla</translation>
    </message>
    <message>
        <source>The event as a website</source>
        <translation>Web sitesi olarak turnuva</translation>
    </message>
    <message>
        <source>A folder of plain pages for any web server, sync tool or stick. Only what changed is written again.</source>
        <translation>Her web sunucusu, eşitleme aracı ya da bellek için düz sayfalar klasörü. Yalnız değişenler yeniden yazılır.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Seç…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Klasör</translation>
    </message>
    <message>
        <source>Folder for the website</source>
        <translation>Web sitesi klasörü</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Diller</translation>
    </message>
    <message>
        <source>&amp;Address of the website</source>
        <translation>Web sitesinin &amp;adresi</translation>
    </message>
    <message>
        <source>Where the folder can be seen; printed with a QR code on every sheet</source>
        <translation>Klasörün görüldüğü yer; her kâğıda QR kodla basılır</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>kimse</translation>
    </message>
    <message>
        <source>&amp;Initials only for who is younger than</source>
        <translation>Şu yaştan gençlerin yalnız &amp;baş harfleri</translation>
    </message>
    <message>
        <source>Years of &amp;birth</source>
        <translation>&amp;Doğum yılları</translation>
    </message>
    <message>
        <source>FIDE &amp;ids</source>
        <translation>&amp;FIDE ID</translation>
    </message>
    <message>
        <source>Shown of the others</source>
        <translation>Ötekilerden gösterilen</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>&amp;Renk</translation>
    </message>
    <message>
        <source>Picture of the first page</source>
        <translation>İlk sayfanın resmi</translation>
    </message>
    <message>
        <source>Also the &amp;standings as they would be now, while a round is played</source>
        <translation>Tur oynanırken ş&amp;u anki sıralama da</translation>
    </message>
    <message>
        <source>&amp;Keep it up to date while this event is open</source>
        <translation>Turnuva açıkken &amp;güncel tut</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without a year of birth are shown by their whole names.</source>
        <translation>
            <numerusform>Doğum yılı olmayan %n oyuncu tam adıyla gösterilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write into it all the same</source>
        <translation>Yine de yaz</translation>
    </message>
    <message>
        <source>Open the start page</source>
        <translation>Ana sayfayı aç</translation>
    </message>
    <message>
        <source>Stop keeping it up to date</source>
        <translation>Güncel tutmayı bırak</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Bir klasör seçin.</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Bir dil seçin.</translation>
    </message>
    <message>
        <source>The pages are being written…</source>
        <translation>Sayfalar yazılıyor…</translation>
    </message>
    <message>
        <source>The website stays as it is now.</source>
        <translation>Web sitesi şimdiki gibi kalır.</translation>
    </message>
</context>
<context>
    <name>RateFields</name>
    <message>
        <source>Time control in words</source>
        <translation>Sözle tempo</translation>
    </message>
    <message>
        <source>in words: 90 min + 30 s per move</source>
        <translation>sözle: 90 dk + hamle başına 30 sn</translation>
    </message>
    <message>
        <source>Code of the time control, for the report</source>
        <translation>Rapor için tempo kodu</translation>
    </message>
    <message>
        <source>The code of FIDE&apos;s report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.</source>
        <translation>FIDE raporunun kodu saniye sayar: 5400+30, 40/6000+30:900+30 ya da W300-B240.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Olağan</translation>
    </message>
    <message>
        <source>Choose a usual time control</source>
        <translation>Olağan bir tempo seç</translation>
    </message>
    <message>
        <source>The code means: {0}, {1}.</source>
        <translation>Kodun anlamı: {0}, {1}.</translation>
    </message>
    <message>
        <source>Without a code the report names the time control in words only.</source>
        <translation>Kod yoksa raporda tempo yalnız sözle yazar.</translation>
    </message>
    <message>
        <source>Fill in one of the two: the other one follows.</source>
        <translation>İkisinden birini doldurun: öteki ondan çıkar.</translation>
    </message>
</context>
<context>
    <name>RatingCheckDialog</name>
    <message>
        <source>Compare with the rating list</source>
        <translation>Rating listesiyle karşılaştır</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Rating listesi</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Oyuncu bul</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Hepsini işaretle</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>İşaretleri kaldır</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tümü</translation>
    </message>
    <message>
        <source>Every difference</source>
        <translation>Her fark</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratingler</translation>
    </message>
    <message>
        <source>Ratings of the list and tournament ratings</source>
        <translation>Listedeki ratingler ve turnuva ratingleri</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Kişi</translation>
    </message>
    <message>
        <source>Name, title, federation, sex and birth</source>
        <translation>Ad, unvan, federasyon, cinsiyet ve doğum</translation>
    </message>
    <message>
        <source>Proposed changes</source>
        <translation>Önerilen değişiklikler</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Fark yok</translation>
    </message>
    <message>
        <source>The players agree with the list.</source>
        <translation>Oyuncular listeyle aynı.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Uygula</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>The list valid on {0} counts. Only what is ticked changes, in one step.</source>
        <translation>{0} tarihinde geçerli liste sayılır. Yalnız işaretlenenler, tek işlemde değişir.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament rating stays the first one; new ratings are noted for the rounds to come.</source>
        <translation>Turnuva 30 günden uzun sürüyor: denetim günü olan {0} tarihinde geçerli liste sayılır. Turnuva ratingi ilki olarak kalır; yeni ratingler gelecek turlar için yazılır.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no number and were not compared.</source>
        <translation>
            <numerusform>%n oyuncunun numarası yok, karşılaştırılmadı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} and %n more</source>
        <translation>
            <numerusform>{0} ve %n tane daha</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list any more, or never: {0}.</source>
        <translation>Artık listede değil ya da hiç olmadı: {0}.</translation>
    </message>
    <message>
        <source>No rating list yet</source>
        <translation>Henüz rating listesi yok</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s download first: Players, Rating lists.</source>
        <translation>Önce FIDE&apos;nin indirdiğiniz listesini içe aktarın: Oyuncular, Rating listeleri.</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n change(s)</source>
        <translation>
            <numerusform>%n değişikliği uygula</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be changed</source>
        <translation>Değiştirilecekleri işaretleyin</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed</source>
        <translation>
            <numerusform>%n oyuncu değişti</numerusform>
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
        <translation>Geçerlilik</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratingler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Boyut</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Kaynak dosya</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standart</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>hızlı</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>yıldırım</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Family name</source>
        <translation>Soyadı</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Adı</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Ulusal kimlik</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federasyon</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Cinsiyet</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Unvan</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Doğum</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Kulüp</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rapid rating</source>
        <translation>Hızlı rating</translation>
    </message>
    <message>
        <source>Blitz rating</source>
        <translation>Yıldırım ratingi</translation>
    </message>
</context>
<context>
    <name>RatingListsDialog</name>
    <message>
        <source>Rating lists</source>
        <translation>Rating listeleri</translation>
    </message>
    <message>
        <source>Rating lists on this computer</source>
        <translation>Bu bilgisayardaki rating listeleri</translation>
    </message>
    <message>
        <source>Download the list from FIDE&apos;s rating page (XML or text, zipped or not) and import it here. Several months can be kept; an event takes the one valid when it starts.</source>
        <translation>Listeyi FIDE&apos;nin rating sayfasından indirin (XML ya da metin, sıkıştırılmış olabilir) ve buraya aktarın. Birkaç ay saklanabilir; turnuva, başladığında geçerli olanı alır.</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Henüz liste yok</translation>
    </message>
    <message>
        <source>Import a download, it takes a minute.</source>
        <translation>İndirdiğiniz listeyi içe aktarın, bir dakika sürer.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>İçe aktarmanın ilerlemesi</translation>
    </message>
    <message>
        <source>Import FIDE&apos;s list…</source>
        <translation>FIDE listesini içe aktar…</translation>
    </message>
    <message>
        <source>Import another list…</source>
        <translation>Başka liste içe aktar…</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Klasör izle…</translation>
    </message>
    <message>
        <source>New lists in the folder of your downloads are offered when this window opens</source>
        <translation>İndirilenler klasöründeki yeni listeler bu pencere açılınca önerilir</translation>
    </message>
    <message>
        <source>Import them</source>
        <translation>İçe aktar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message numerus="yes">
        <source>%n new list(s) in the watched folder: {0}</source>
        <translation>
            <numerusform>İzlenen klasörde %n yeni liste: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, month by {1}</source>
        <translation>{0}, ayı belirten: {1}</translation>
    </message>
    <message>
        <source>The folder of your downloads</source>
        <translation>İndirilenler klasörü</translation>
    </message>
    <message>
        <source>New lists in {0} will be offered here.</source>
        <translation>{0} klasöründeki yeni listeler burada önerilecek.</translation>
    </message>
    <message>
        <source>Mark a list first</source>
        <translation>Önce bir liste işaretleyin</translation>
    </message>
    <message>
        <source>A list is being read</source>
        <translation>Bir liste okunuyor</translation>
    </message>
    <message>
        <source>{0} {1} was removed; import the file again to have it back.</source>
        <translation>{0} {1} kaldırıldı; geri almak için dosyayı yeniden içe aktarın.</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Geçerlilik</translation>
    </message>
    <message>
        <source>Ratings of the file</source>
        <translation>Dosyadaki ratingler</translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation>Listenin adı</translation>
    </message>
    <message>
        <source>for example DWZ</source>
        <translation>örneğin UKD</translation>
    </message>
    <message>
        <source>Valid from (year-month)</source>
        <translation>Geçerlilik (yıl-ay)</translation>
    </message>
    <message>
        <source>The file has the ratings for</source>
        <translation>Dosyadaki ratinglerin türü</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>İçe aktar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Şimdi değil</translation>
    </message>
    <message>
        <source>FIDE&apos;s rating list</source>
        <translation>FIDE rating listesi</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.xml *.txt);;All files (*)</source>
        <translation>Rating listeleri (*.zip *.xml *.txt);;Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>{0} does not say everything itself:</source>
        <translation>{0} her şeyi kendisi belirtmiyor:</translation>
    </message>
    <message>
        <source>Another rating list</source>
        <translation>Başka rating listesi</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)</source>
        <translation>Tablolar (*.csv *.tsv *.txt *.xlsx *.zip);;Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>{0} is being read…</source>
        <translation>{0} okunuyor…</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Okumayı durdur</translation>
    </message>
    <message>
        <source>What {0} is, and what its columns mean:</source>
        <translation>{0} nedir ve sütunları ne demektir:</translation>
    </message>
    <message>
        <source>Write the month as 2026-11.</source>
        <translation>Ayı 2026-11 gibi yazın.</translation>
    </message>
    <message>
        <source>The list needs a name.</source>
        <translation>Listenin adı olmalı.</translation>
    </message>
    <message>
        <source>Importing {0}. The lists stay as they are until it is complete.</source>
        <translation>{0} içe aktarılıyor. Bitene dek listeler olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>İçe aktarmayı iptal et</translation>
    </message>
    <message>
        <source>Reading was stopped; the lists are as they were.</source>
        <translation>Okuma durduruldu; listeler olduğu gibi.</translation>
    </message>
    <message numerus="yes">
        <source>{0} {1}: %n player(s).</source>
        <translation>
            <numerusform>{0} {1}: %n oyuncu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were left out, the first: {0}</source>
        <translation>
            <numerusform>%n satır atlandı, ilki: {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingMethodDialog</name>
    <message>
        <source>Tournament ratings</source>
        <translation>Turnuva ratingleri</translation>
    </message>
    <message>
        <source>The official ratings of a player stay as the lists have them. The tournament rating is what counts for pairing numbers and tie-breaks.</source>
        <translation>Oyuncunun resmî ratingleri listelerdeki gibi kalır. Turnuva ratingi, eşlendirme numaraları ve eşitlik bozma için sayılandır.</translation>
    </message>
    <message>
        <source>Players whose tournament rating changes</source>
        <translation>Turnuva ratingi değişen oyuncular</translation>
    </message>
    <message>
        <source>No rating changes</source>
        <translation>Değişen rating yok</translation>
    </message>
    <message>
        <source>Everybody has this rating already.</source>
        <translation>Herkesin ratingi zaten bu.</translation>
    </message>
    <message>
        <source>Take these ratings</source>
        <translation>Bu ratingleri al</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>Bu sırayı koru</translation>
    </message>
    <message>
        <source>Which rating counts</source>
        <translation>Hangi rating sayılır</translation>
    </message>
    <message>
        <source>Round 1 is paired: tournament ratings are changed player by player only.</source>
        <translation>1. tur eşlendirildi: turnuva ratingleri yalnız oyuncu oyuncu değiştirilir.</translation>
    </message>
    <message>
        <source>Order of the lists for {0}</source>
        <translation>Listelerin sırası, {0}</translation>
    </message>
    <message>
        <source>&amp;National list</source>
        <translation>&amp;Ulusal liste</translation>
    </message>
    <message>
        <source>National list</source>
        <translation>Ulusal liste</translation>
    </message>
    <message>
        <source>none: as typed or imported</source>
        <translation>hiçbiri: yazıldığı ya da aktarıldığı gibi</translation>
    </message>
    <message>
        <source>The first rating that a player has counts as the FIDE rating; Alt+Up and Alt+Down move.</source>
        <translation>Oyuncunun sahip olduğu ilk rating FIDE ratingi sayılır; Alt+Yukarı ve Alt+Aşağı taşır.</translation>
    </message>
    <message numerus="yes">
        <source>%n tournament rating(s) change.</source>
        <translation>
            <numerusform>%n turnuva ratingi değişir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round 1 is paired: the order counts for players who are added from now on.</source>
        <translation>1. tur eşlendirildi: sıra, bundan sonra eklenen oyuncular için sayılır.</translation>
    </message>
    <message>
        <source>Nothing is chosen otherwise</source>
        <translation>Farklı bir seçim yok</translation>
    </message>
</context>
<context>
    <name>RatingOfficerDialog</name>
    <message>
        <source>Report for the rating officer</source>
        <translation>Rating görevlisi için rapor</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Bulgular</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>Raporu yaz…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>What is missing or odd. Enter or a click opens the place where it is mended.</source>
        <translation>Eksik ya da tuhaf olan. Enter ya da tıklama, düzeltildiği yeri açar.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Nerede</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Bulgu</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before the report is sent.</source>
        <translation>
            <numerusform>Rapor gönderilmeden önce %n şey düzeltilmeli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that the report needs is missing.</source>
        <translation>Raporun gerektirdiği hiçbir şey eksik değil.</translation>
    </message>
    <message>
        <source>Rated games: {0}, unrated games: {1}</source>
        <translation>Ratinge sayılan oyun: {0}, sayılmayan: {1}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Yönerge</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Raporun yazılacağı yer</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %n file(s) in {0}</source>
        <translation>
            <numerusform>Rapor yazıldı: {0} içinde %n dosya</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Rapor yazılıyor…</translation>
    </message>
    <message>
        <source>What independent readers made of the written files.</source>
        <translation>Yazılan dosyalardan bağımsız okuyucuların çıkardığı.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>aynı</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>farklı</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>sorulmadı</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Okuyan</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Dosya</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Karar</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Bulduğu</translation>
    </message>
</context>
<context>
    <name>ReasonsView</name>
    <message>
        <source>Why this board?</source>
        <translation>Neden bu masa?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Sebepler</translation>
    </message>
    <message>
        <source>Why this bye?</source>
        <translation>Neden bu bay?</translation>
    </message>
    <message>
        <source>Why not somebody else?</source>
        <translation>Neden başka biri değil?</translation>
    </message>
    <message>
        <source>One of this board</source>
        <translation>Bu masadan biri</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Başka biri</translation>
    </message>
    <message>
        <source>Type a name or choose</source>
        <translation>Ad yazın ya da seçin</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Yanıt</translation>
    </message>
    <message>
        <source>What would the round be with it?</source>
        <translation>Onunla tur nasıl olurdu?</translation>
    </message>
    <message>
        <source>Why not another team?</source>
        <translation>Neden başka takım değil?</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Bir masa seçin.</translation>
    </message>
    <message>
        <source>Why match {0}?</source>
        <translation>Neden {0}. maç?</translation>
    </message>
    <message>
        <source>Why board {0}?</source>
        <translation>Neden {0}. masa?</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Why has {0} no match?</source>
        <translation>{0} neden maçsız?</translation>
    </message>
    <message>
        <source>Why has {0} no game?</source>
        <translation>{0} neden oyunsuz?</translation>
    </message>
    <message>
        <source>{0} ({1}) against …</source>
        <translation>{0} ({1}) rakibi …</translation>
    </message>
    <message>
        <source>the bye</source>
        <translation>bay</translation>
    </message>
    <message>
        <source>Why has {0} the bye?</source>
        <translation>Bayı neden {0} alıyor?</translation>
    </message>
    <message>
        <source>Forbidden: {0} [{1}]</source>
        <translation>Yasak: {0} [{1}]</translation>
    </message>
    <message>
        <source>Worse: {0} [{1}]</source>
        <translation>Daha kötü: {0} [{1}]</translation>
    </message>
    <message>
        <source>Forbidden: {0}</source>
        <translation>Yasak: {0}</translation>
    </message>
    <message>
        <source>Worse: {0}</source>
        <translation>Daha kötü: {0}</translation>
    </message>
    <message>
        <source>It is so in this round.</source>
        <translation>Bu turda öyle.</translation>
    </message>
    <message>
        <source>The engine is pairing the round with these two at one board …</source>
        <translation>Motor, turu bu ikisi aynı masadayken eşlendiriyor …</translation>
    </message>
    <message>
        <source>No legal pairing of the round has these two at one board.</source>
        <translation>Turun hiçbir kurallı eşlendirmesinde bu ikisi aynı masada değil.</translation>
    </message>
    <message>
        <source>The round would be this instead:</source>
        <translation>Tur o zaman şöyle olurdu:</translation>
    </message>
</context>
<context>
    <name>RegenerateDialog</name>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>Reason, noted in the tournament report</source>
        <translation>Sebep, turnuva raporuna yazılır</translation>
    </message>
    <message>
        <source>Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew.</source>
        <translation>Başlangıç listesi, eşlendirmeler ve {0}. tura dek çapraz tablo eski numaralarla dağıtıldı: yeniden yazdırın.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Eşit rating ve unvan</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>ada göre</translation>
    </message>
    <message>
        <source>In the order of the alphabet</source>
        <translation>Alfabe sırasıyla</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>kurayla</translation>
    </message>
    <message>
        <source>The same number of the lot gives the same order, everywhere.</source>
        <translation>Aynı kura sayısı her yerde aynı sırayı verir.</translation>
    </message>
    <message>
        <source>as they stand</source>
        <translation>olduğu gibi</translation>
    </message>
    <message>
        <source>In the order of the numbers they have now</source>
        <translation>Şimdiki numaraların sırasıyla</translation>
    </message>
    <message>
        <source>Round 1 is paired: equals keep their order</source>
        <translation>1. tur eşlendirildi: eşitler sırasını korur</translation>
    </message>
    <message>
        <source>Equal rating and title:</source>
        <translation>Eşit rating ve unvan:</translation>
    </message>
    <message>
        <source>Write a whole number</source>
        <translation>Tam sayı yazın</translation>
    </message>
</context>
<context>
    <name>Registration</name>
    <message>
        <source>Title</source>
        <translation>Unvan</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Doğum</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Yıld.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>pasif</translation>
    </message>
    <message>
        <source>in the event</source>
        <translation>turnuvada</translation>
    </message>
    <message>
        <source>new</source>
        <translation>yeni</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>zaten burada</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>çakışma</translation>
    </message>
    <message>
        <source>error</source>
        <translation>hata</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Satır</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Olacağı</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE ID</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Kulüp</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Takım</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Sebebi</translation>
    </message>
    <message>
        <source>Column {0}: {1}</source>
        <translation>Sütun {0}: {1}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>ad</translation>
    </message>
    <message>
        <source>title</source>
        <translation>unvan</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>federasyon</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>cinsiyet</translation>
    </message>
    <message>
        <source>born</source>
        <translation>doğum</translation>
    </message>
    <message>
        <source>tournament rating</source>
        <translation>turnuva ratingi</translation>
    </message>
    <message>
        <source>rating from round {0} on</source>
        <translation>{0}. turdan itibaren rating</translation>
    </message>
    <message>
        <source>{0} rating</source>
        <translation>{0} ratingi</translation>
    </message>
    <message>
        <source>Whether the change is applied; Space ticks it</source>
        <translation>Değişiklik uygulanacak mı; Boşluk işaretler</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Alan</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Şimdiye dek</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>Listede</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Açıklama</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>işaretli</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>işaretli değil</translation>
    </message>
    <message>
        <source>{0} players have no rating: {1}</source>
        <translation>{0} oyuncunun ratingi yok: {1}</translation>
    </message>
    <message>
        <source>{0} players have no federation: {1}</source>
        <translation>{0} oyuncunun federasyonu yok: {1}</translation>
    </message>
    <message>
        <source>{0} players have no date or year of birth: {1}</source>
        <translation>{0} oyuncunun doğum tarihi ya da yılı yok: {1}</translation>
    </message>
    <message>
        <source>{0} players have another tournament rating than by the method: {1}</source>
        <translation>{0} oyuncunun turnuva ratingi yönteme göre farklı: {1}</translation>
    </message>
    <message>
        <source>{0} players have no FIDE number: {1}</source>
        <translation>{0} oyuncunun FIDE numarası yok: {1}</translation>
    </message>
    <message>
        <source>{0} players have not paid in full: {1}</source>
        <translation>{0} oyuncu ücreti tam ödemedi: {1}</translation>
    </message>
    <message>
        <source>{0} players were not checked in: {1}</source>
        <translation>{0} oyuncu yoklamada işaretlenmedi: {1}</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Bakılacak</translation>
    </message>
    <message>
        <source>Enter goes to the player</source>
        <translation>Enter oyuncuya gider</translation>
    </message>
</context>
<context>
    <name>Regulations</name>
    <message>
        <source>“{0}” is no number of points; write 1, ½ or 0.5.</source>
        <translation>“{0}” bir puan değil; 1, ½ ya da 0.5 yazın.</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>standart satranç</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>hızlı satranç</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>yıldırım</translation>
    </message>
    <message>
        <source>A win counts {0}, a draw {1}, a loss {2}.</source>
        <translation>Galibiyet {0}, beraberlik {1}, mağlubiyet {2} sayılır.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye counts {0}, a half-point bye {1}.</source>
        <translation>Eşlendirme bayı {0}, yarım puanlık bay {1} sayılır.</translation>
    </message>
    <message>
        <source>Half-point byes are not allowed.</source>
        <translation>Yarım puanlık baya izin yok.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}.</source>
        <translation>Oyuncu başına yarım puanlık bay: en çok {0}.</translation>
    </message>
    <message>
        <source>Half-point byes for a player: at most {0}, until round {1}.</source>
        <translation>Oyuncu başına yarım puanlık bay: en çok {0}, en geç {1}. tur.</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks: not announced.</source>
        <translation>Eşitlik bozmada ratingsizler: ilan edilmedi.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the lowest rating of the field.</source>
        <translation>Eşitlik bozmada ratingsizler katılanların en düşük ratingi sayılır.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as the average of the field.</source>
        <translation>Eşitlik bozmada ratingsizler katılanların ortalaması sayılır.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks with their performance.</source>
        <translation>Eşitlik bozmada ratingsizler performanslarıyla sayılır.</translation>
    </message>
    <message>
        <source>Unrated players count in tie-breaks as {0}.</source>
        <translation>Eşitlik bozmada ratingsizler {0} sayılır.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has White in round 1.</source>
        <translation>Başlangıç rengi kurayla: 1 numara 1. turda Beyaz.</translation>
    </message>
    <message>
        <source>Initial colour by lot: number 1 has Black in round 1.</source>
        <translation>Başlangıç rengi kurayla: 1 numara 1. turda Siyah.</translation>
    </message>
    <message>
        <source>The initial colour has not been drawn yet.</source>
        <translation>Başlangıç rengi henüz kurayla çekilmedi.</translation>
    </message>
    <message>
        <source>Rate of play: {1}.</source>
        <translation>Tempo türü: {1}.</translation>
    </message>
    <message>
        <source>Swiss system, {0} rounds, {1}.</source>
        <translation>İsviçre sistemi, {0} tur, {1}.</translation>
    </message>
    <message>
        <source>Match of two players, {0} games, {1}.</source>
        <translation>İki oyuncunun maçı, {0} oyun, {1}.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}, {2} games against each opponent.</source>
        <translation>Döner sistem, {0} tur, {1}, her rakiple {2} oyun.</translation>
    </message>
    <message>
        <source>Round robin, {0} rounds, {1}.</source>
        <translation>Döner sistem, {0} tur, {1}.</translation>
    </message>
    <message>
        <source>Rate of play: {0}.</source>
        <translation>Tempo: {0}.</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places (C.05, annex 1).</source>
        <translation>İlk devrenin son iki turu yer değiştirir (C.05, ek 1).</translation>
    </message>
    <message>
        <source>Tournament rating: {0}.</source>
        <translation>Turnuva ratingi: {0}.</translation>
    </message>
    <message>
        <source>The event lasts more than 30 days: the first rating of a player counts.</source>
        <translation>Turnuva 30 günden uzun sürüyor: oyuncunun ilk ratingi sayılır.</translation>
    </message>
    <message>
        <source>Categories: {0}.</source>
        <translation>Kategoriler: {0}.</translation>
    </message>
    <message>
        <source>Tie-break rules: FIDE edition {0}.</source>
        <translation>Eşitlik bozma kuralları: FIDE sürümü {0}.</translation>
    </message>
</context>
<context>
    <name>RegulationsForm</name>
    <message>
        <source>&amp;Name of the section</source>
        <translation>&amp;Grubun adı</translation>
    </message>
    <message>
        <source>&amp;Rated as</source>
        <translation>&amp;Rating türü</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Tempo türü</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>in words; empty: as the event</source>
        <translation>sözle; boş: turnuvadaki gibi</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>win</source>
        <translation>galibiyet</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>beraberlik</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>mağlubiyet</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bay</translation>
    </message>
    <message>
        <source>Points for: {0}</source>
        <translation>Puan: {0}</translation>
    </message>
    <message>
        <source>The usual points</source>
        <translation>Olağan puanlar</translation>
    </message>
    <message>
        <source>Three points for a win</source>
        <translation>Galibiyete üç puan</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Half-point byes are allowed</source>
        <translation>Yarım puanlık baya izin var</translation>
    </message>
    <message>
        <source>Half-point byes for a player</source>
        <translation>Oyuncu başına yarım puanlık bay</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Daha az</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>Last round for them; 0: any</source>
        <translation>Bunlar için son tur; 0: hepsi</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Önceki</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>for a player at most</source>
        <translation>oyuncu başına en çok</translation>
    </message>
    <message>
        <source>until round (0: any)</source>
        <translation>şu tura dek (0: hepsi)</translation>
    </message>
    <message>
        <source>The last two rounds of the first cycle change places</source>
        <translation>İlk devrenin son iki turu yer değiştirir</translation>
    </message>
    <message>
        <source>Nobody then has the same colour three times running (C.05, annex 1).</source>
        <translation>O zaman kimse üst üste üç kez aynı rengi almaz (C.05, ek 1).</translation>
    </message>
    <message>
        <source>Berger table</source>
        <translation>Berger tablosu</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Baylar</translation>
    </message>
    <message>
        <source>Tie-break r&amp;ules</source>
        <translation>Eşitlik bozma k&amp;uralları</translation>
    </message>
    <message>
        <source>FIDE edition {0}</source>
        <translation>FIDE sürümü {0}</translation>
    </message>
    <message>
        <source>Edition of FIDE&apos;s tie-break rules</source>
        <translation>FIDE eşitlik bozma kurallarının sürümü</translation>
    </message>
    <message>
        <source>Unrated players in tie-breaks</source>
        <translation>Eşitlik bozmada ratingsizler</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>ilan edilmedi</translation>
    </message>
    <message>
        <source>lowest rating of the field</source>
        <translation>katılanların en düşük ratingi</translation>
    </message>
    <message>
        <source>average of the field</source>
        <translation>katılanların ortalaması</translation>
    </message>
    <message>
        <source>their performance</source>
        <translation>performansları</translation>
    </message>
    <message>
        <source>a fixed rating:</source>
        <translation>sabit bir rating:</translation>
    </message>
    <message>
        <source>Fixed rating of unrated players</source>
        <translation>Ratingsiz oyuncuların sabit ratingi</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Ratingsiz oyuncular</translation>
    </message>
    <message>
        <source>Over &amp;30 days</source>
        <translation>&amp;30 günü aşar</translation>
    </message>
    <message>
        <source>as the dates say</source>
        <translation>tarihlere göre</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>evet</translation>
    </message>
    <message>
        <source>no</source>
        <translation>hayır</translation>
    </message>
    <message>
        <source>Lasts more than 30 days</source>
        <translation>30 günden uzun sürer</translation>
    </message>
    <message>
        <source>Rating tie-breaks are not advised then; new ratings are noted by round</source>
        <translation>O zaman ratingli eşitlik bozma önerilmez; yeni ratingler tur tur yazılır</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Başlangıç rengi</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>henüz çekilmedi</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Kurayla çek</translation>
    </message>
    <message>
        <source>number of the lot</source>
        <translation>kura sayısı</translation>
    </message>
    <message>
        <source>Number 1 begins with</source>
        <translation>1 numara başlar:</translation>
    </message>
    <message>
        <source>Locked: round 1 is paired.</source>
        <translation>Kilitli: 1. tur eşlendirildi.</translation>
    </message>
    <message>
        <source>The fixed rating of unrated players is a number, for example 1400.</source>
        <translation>Ratingsizlerin sabit ratingi bir sayıdır, örneğin 1400.</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Export a tournament report</source>
        <translation>Turnuva raporunu dışa aktar</translation>
    </message>
    <message>
        <source>{0} exists already. Nothing was changed; choose another name.</source>
        <translation>{0} zaten var. Hiçbir şey değişmedi; başka ad seçin.</translation>
    </message>
    <message>
        <source>The tournament report was written: {0}</source>
        <translation>Turnuva raporu yazıldı: {0}</translation>
    </message>
    <message>
        <source>TRF26, everything that happened (*.trf)</source>
        <translation>TRF26, olan her şey (*.trf)</translation>
    </message>
    <message>
        <source>TRF16, for older programs (*.trf)</source>
        <translation>TRF16, eski programlar için (*.trf)</translation>
    </message>
    <message>
        <source>TRF26 for the rating office, with late corrections (*.trf)</source>
        <translation>Rating ofisi için TRF26, geç düzeltmelerle (*.trf)</translation>
    </message>
    <message>
        <source>TRF16 for the rating office, with late corrections (*.trf)</source>
        <translation>Rating ofisi için TRF16, geç düzeltmelerle (*.trf)</translation>
    </message>
    <message>
        <source>The whole event as JSON (*.json)</source>
        <translation>Bütün turnuva JSON olarak (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result yet: an interim report, not the final one.</source>
        <translation>
            <numerusform>%n oyunun henüz sonucu yok: ara rapor, son rapor değil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrections for the rating report only are left out.</source>
        <translation>Yalnız rating raporu için düzeltmeler atlandı.</translation>
    </message>
    <message>
        <source>What this file does not hold</source>
        <translation>Bu dosyada olmayanlar</translation>
    </message>
    <message>
        <source>Write the file</source>
        <translation>Dosyayı yaz</translation>
    </message>
</context>
<context>
    <name>Rescue</name>
    <message>
        <source>The copy: {0}</source>
        <translation>Kopya: {0}</translation>
    </message>
    <message>
        <source>The damaged file is not thrown away: it stays beside the event under another name.</source>
        <translation>Bozuk dosya atılmaz: turnuvanın yanında başka adla kalır.</translation>
    </message>
    <message>
        <source>Missing in the copy, to be entered again:</source>
        <translation>Kopyada eksik, yeniden girilecek:</translation>
    </message>
    <message>
        <source>{0} is damaged. Go on with the newest good copy?</source>
        <translation>{0} bozuk. En yeni sağlam kopyayla devam edilsin mi?</translation>
    </message>
    <message>
        <source>Go on with the copy</source>
        <translation>Kopyayla devam et</translation>
    </message>
    <message>
        <source>The damaged file is kept as {0}</source>
        <translation>Bozuk dosya {0} adıyla saklandı</translation>
    </message>
    <message>
        <source>{0} is damaged, and there is no good copy at hand</source>
        <translation>{0} bozuk ve elde sağlam kopya yok</translation>
    </message>
    <message>
        <source>Nothing was changed. Put in the stick with the backups, or choose the folder they are in.</source>
        <translation>Hiçbir şey değişmedi. Yedeklerin olduğu belleği takın ya da klasörlerini seçin.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Klasör seç…</translation>
    </message>
    <message>
        <source>Folder with backups</source>
        <translation>Yedeklerin klasörü</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Swap the colours?</source>
        <translation>Renkler değişsin mi?</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter clears it, Esc keeps it.</source>
        <translation>{0}. masada {1} var. Enter siler, Esc bırakır.</translation>
    </message>
    <message>
        <source>Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.</source>
        <translation>{0}. masada {1} var. Enter yerine {2} koyar, Esc {1} olarak bırakır.</translation>
    </message>
    <message>
        <source>Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.</source>
        <translation>{0}. masa: {1} girilmişti, şimdi {2} okundu. Enter {2} alır, Esc {1} olarak bırakır.</translation>
    </message>
    <message>
        <source>{0} Enter does it, Esc keeps it.</source>
        <translation>{0} Enter yapar, Esc bırakır.</translation>
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
        <translation>Num Lock kapalı: sonuçları sayı takımında yazmak için açın.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Event</source>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Takımlar</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Bütün gruplar</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Çapraz tablo</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Eşitlik bozma</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normlar</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Belgeler</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Günlük</translation>
    </message>
</context>
<context>
    <name>RoundActions</name>
    <message>
        <source>Pair round {0} as it is?</source>
        <translation>{0}. tur olduğu gibi eşlendirilsin mi?</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>{0}. turu eşlendir</translation>
    </message>
    <message>
        <source>The pairing comes out the same: nothing changes.</source>
        <translation>Eşlendirme aynı çıkıyor: hiçbir şey değişmez.</translation>
    </message>
    <message>
        <source>Pair round {0} again?</source>
        <translation>{0}. tur yeniden eşlendirilsin mi?</translation>
    </message>
    <message>
        <source>Take the new pairing</source>
        <translation>Yeni eşlendirmeyi al</translation>
    </message>
    <message>
        <source>Pair round {0} by hand?</source>
        <translation>{0}. tur elle eşlendirilsin mi?</translation>
    </message>
    <message>
        <source>Withdraw the pairings of round {0}?</source>
        <translation>{0}. turun eşlendirmeleri geri çekilsin mi?</translation>
    </message>
    <message>
        <source>The boards stay as they are; the round is a draft again and can be paired anew.</source>
        <translation>Masalar olduğu gibi kalır; tur yine taslaktır ve yeniden eşlendirilebilir.</translation>
    </message>
    <message>
        <source>Withdraw the pairings</source>
        <translation>Eşlendirmeleri geri çek</translation>
    </message>
    <message>
        <source>Unpair round {0}?</source>
        <translation>{0}. turun eşlendirmesi bozulsun mu?</translation>
    </message>
    <message>
        <source>Unpair the round</source>
        <translation>Turun eşlendirmesinin bozulması</translation>
    </message>
    <message>
        <source>Record missing results as adjourned?</source>
        <translation>Eksik sonuçlar ertelenmiş olarak yazılsın mı?</translation>
    </message>
    <message>
        <source>Draw the position again?</source>
        <translation>Konum yeniden çekilsin mi?</translation>
    </message>
    <message>
        <source>A result cannot be corrected to an adjourned game.</source>
        <translation>Bir sonuç, ertelenmiş oyuna düzeltilemez.</translation>
    </message>
    <message>
        <source>Round {0} was not paired here: there is nothing to undo.</source>
        <translation>{0}. tur burada eşlendirilmedi: geri alınacak bir şey yok.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) would be taken back; undo brings them back.</source>
        <translation>
            <numerusform>%n işlem geri alınacak; geri al komutu onları yine getirir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the whole round {0} back?</source>
        <translation>{0}. tur bütünüyle geri alınsın mı?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Open the tournament again?</source>
        <translation>Turnuva yeniden açılsın mı?</translation>
    </message>
    <message>
        <source>The standings are provisional again; the tournament report notes it.</source>
        <translation>Sıralama yine geçicidir; turnuva raporuna yazılır.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Yeniden aç</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>FIDE kipinden temelli çıkılsın mı?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good</source>
        <translation>FIDE kipinden temelli çık</translation>
    </message>
</context>
<context>
    <name>RoundMenu</name>
    <message>
        <source>&amp;Publish the pairings</source>
        <translation>Eşlendirmeleri &amp;yayımla</translation>
    </message>
    <message>
        <source>Pair &amp;again</source>
        <translation>Yeniden &amp;eşlendir</translation>
    </message>
    <message>
        <source>Pair by &amp;hand…</source>
        <translation>E&amp;lle eşlendir…</translation>
    </message>
    <message>
        <source>&amp;Withdraw the pairings…</source>
        <translation>Eşlendirmeleri &amp;geri çek…</translation>
    </message>
    <message>
        <source>&amp;Unpair the round…</source>
        <translation>Turun eşlendirmesini &amp;boz…</translation>
    </message>
    <message>
        <source>Record missing results as a&amp;djourned…</source>
        <translation>Eksik &amp;sonuçları ertelenmiş olarak yaz…</translation>
    </message>
    <message>
        <source>&amp;Take the whole round back…</source>
        <translation>&amp;Turu bütünüyle geri al…</translation>
    </message>
    <message>
        <source>Draw the &amp;starting position (Chess960)</source>
        <translation>Başlangıç k&amp;onumunu çek (Chess960)</translation>
    </message>
    <message>
        <source>Why this &amp;board?</source>
        <translation>&amp;Neden bu masa?</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Masa yok</translation>
    </message>
    <message>
        <source>Why this b&amp;ye?</source>
        <translation>Neden bu b&amp;ay?</translation>
    </message>
    <message>
        <source>Nobody has the bye</source>
        <translation>Kimse bay almıyor</translation>
    </message>
    <message>
        <source>Pairing &amp;rules…</source>
        <translation>Eşlendirme k&amp;uralları…</translation>
    </message>
    <message>
        <source>Pairing &amp;engine…</source>
        <translation>Eşlendirme moto&amp;ru…</translation>
    </message>
    <message>
        <source>&amp;Close the tournament…</source>
        <translation>Turnuvayı &amp;kapat…</translation>
    </message>
    <message>
        <source>Write the &amp;final pack…</source>
        <translation>Kapanış &amp;paketini yaz…</translation>
    </message>
    <message>
        <source>&amp;Open the tournament again…</source>
        <translation>Turnuvayı yeni&amp;den aç…</translation>
    </message>
    <message>
        <source>Leave &amp;FIDE mode for good…</source>
        <translation>&amp;FIDE kipinden temelli çık…</translation>
    </message>
    <message>
        <source>Drawn &amp;matches of the knock-out…</source>
        <translation>Elemenin berabere &amp;maçları…</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Motor eşlendiriyor</translation>
    </message>
    <message>
        <source>A knock-out is read from its bracket</source>
        <translation>Eleme, eleme tablosundan okunur</translation>
    </message>
    <message>
        <source>A round robin is read from its table</source>
        <translation>Döner sistem kendi tablosundan okunur</translation>
    </message>
</context>
<context>
    <name>RoundSelector</name>
    <message>
        <source>Round in view</source>
        <translation>Görünen tur</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Bir tur geri</translation>
    </message>
    <message>
        <source>One round forward</source>
        <translation>Bir tur ileri</translation>
    </message>
    <message>
        <source>Choose the round</source>
        <translation>Tur seç</translation>
    </message>
    <message>
        <source>Choose the round: {0}</source>
        <translation>Tur seç: {0}</translation>
    </message>
    <message>
        <source>After round {0}</source>
        <translation>{0}. turdan sonra</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>1. turdan önce</translation>
    </message>
    <message>
        <source>{0} (games are open)</source>
        <translation>{0} (açık oyunlar var)</translation>
    </message>
</context>
<context>
    <name>RoundStepDialog</name>
    <message>
        <source>From round</source>
        <translation>Şu turdan itibaren</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Daha önceki tur</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Daha sonraki tur</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>Reason, kept in the log</source>
        <translation>Sebep, günlükte saklanır</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>1 – 0 unrated</source>
        <translation>1 – 0 rating dışı</translation>
    </message>
    <message>
        <source>½ – ½ unrated</source>
        <translation>½ – ½ rating dışı</translation>
    </message>
    <message>
        <source>0 – 1 unrated</source>
        <translation>0 – 1 rating dışı</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>ertelenmiş</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Turdan önceki puan</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Ms</translation>
    </message>
    <message>
        <source>Board; an asterisk marks a fixed table</source>
        <translation>Masa; yıldız sabit masayı gösterir</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>White&apos;s pairing number</source>
        <translation>Beyazın eşlendirme numarası</translation>
    </message>
    <message>
        <source>White&apos;s title</source>
        <translation>Beyazın unvanı</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>The player with White</source>
        <translation>Beyaz oynayan</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Beyazın ratingi</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>White&apos;s side first</source>
        <translation>Önce Beyazın tarafı</translation>
    </message>
    <message>
        <source>Black&apos;s pairing number</source>
        <translation>Siyahın eşlendirme numarası</translation>
    </message>
    <message>
        <source>Black&apos;s title</source>
        <translation>Siyahın unvanı</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>The player with Black</source>
        <translation>Siyah oynayan</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Siyahın ratingi</translation>
    </message>
    <message>
        <source>Result, board {0}: {1} against {2}: {3}</source>
        <translation>Sonuç, {0}. masa: {1} - {2}: {3}</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>henüz sonuç yok</translation>
    </message>
    <message>
        <source>{0}, verified</source>
        <translation>{0}, doğrulandı</translation>
    </message>
    <message>
        <source>Note: {0}</source>
        <translation>Not: {0}</translation>
    </message>
    <message>
        <source>A fixed table (*)</source>
        <translation>Sabit masa (*)</translation>
    </message>
    <message>
        <source>Played with the colours the other way round (↔)</source>
        <translation>Renkler ters oynandı (↔)</translation>
    </message>
    <message>
        <source>For the rating report: {0} (®)</source>
        <translation>Rating raporu için: {0} (®)</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Eşlendirme numarası</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Players without a game in this round</source>
        <translation>Bu turda oyunsuz oyuncular</translation>
    </message>
    <message>
        <source>No game because</source>
        <translation>Oyunsuz, sebebi</translation>
    </message>
    <message>
        <source>Why this player had no game</source>
        <translation>Bu oyuncu neden oyunsuz</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Aldığı</translation>
    </message>
    <message>
        <source>Points for this round</source>
        <translation>Bu turun puanı</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>ihraç edildi</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>çekildi</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>eşlendirme bayı</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>tam puanlık bay</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>yarım puanlık bay</translation>
    </message>
    <message>
        <source>absent (zero-point bye)</source>
        <translation>yok (sıfır puanlık bay)</translation>
    </message>
    <message>
        <source>free round</source>
        <translation>boş tur</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>eşlendirilmedi</translation>
    </message>
    <message>
        <source>opponent missing</source>
        <translation>rakip eksik</translation>
    </message>
    <message>
        <source>match forfeited</source>
        <translation>hükmen maç</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>1. turdan önce</translation>
    </message>
    <message>
        <source>After round {0} of {1}</source>
        <translation>{0}. turdan sonra, toplam {1}</translation>
    </message>
</context>
<context>
    <name>RoundsMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Önce bir turnuva açın</translation>
    </message>
</context>
<context>
    <name>RoundsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>Find by name or board</source>
        <translation>Ad ya da masayla bul</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Elle eşlendir…</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>Başka motor…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Dosyayı bildirmek üzere sakla…</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Henüz oyuncu yok</translation>
    </message>
    <message>
        <source>Enter or import players on the Players page; then the first round is paired here.</source>
        <translation>Oyuncular sayfasında oyuncu girin ya da içe aktarın; sonra ilk tur burada eşlendirilir.</translation>
    </message>
    <message>
        <source>Go to the players</source>
        <translation>Oyunculara git</translation>
    </message>
    <message>
        <source>The round before</source>
        <translation>Önceki tur</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Sonraki tur</translation>
    </message>
    <message>
        <source>Choose the round of this page</source>
        <translation>Bu sayfanın turunu seç</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>What can be done with this round</source>
        <translation>Bu turla yapılabilecekler</translation>
    </message>
    <message>
        <source>Large window for a projector</source>
        <translation>Projektör için büyük pencere</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>{0}. tur</translation>
    </message>
    <message>
        <source>Round {0} (to be paired)</source>
        <translation>{0}. tur (eşlendirilecek)</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>{0}. tur / {1}</translation>
    </message>
    <message>
        <source>Choose the round of this page: {0}</source>
        <translation>Bu sayfanın turunu seç: {0}</translation>
    </message>
    <message>
        <source>also on this page: {0}</source>
        <translation>bu sayfada ayrıca: {0}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} sonuç</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} doğrulanmamış</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from the engine</source>
        <translation>
            <numerusform>motordan %n fark</numerusform>
        </translation>
    </message>
    <message>
        <source>the tournament is closed</source>
        <translation>turnuva kapatıldı</translation>
    </message>
    <message>
        <source>Without an opponent or a bye: {0}. Pair them by hand, or set a bye there.</source>
        <translation>Rakibi ve bayı olmayan: {0}. Elle eşlendirin ya da orada bay verin.</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Dosyayı bildirmek üzere sakla</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>TRF dosyaları (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Saklandı: {0}. İçinde oyuncu adı yok.</translation>
    </message>
    <message>
        <source>{0} pairs from now on.</source>
        <translation>Bundan sonra {0} eşlendirir.</translation>
    </message>
</context>
<context>
    <name>RungOptionsPopover</name>
    <message>
        <source>Options of a rung</source>
        <translation>Kriterin seçenekleri</translation>
    </message>
    <message>
        <source>Close the options</source>
        <translation>Seçenekleri kapat</translation>
    </message>
    <message>
        <source>About this tie-break</source>
        <translation>Bu eşitlik bozma hakkında</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Atılanlar</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Atılan yok</translation>
    </message>
    <message>
        <source>Every round counts</source>
        <translation>Her tur sayılır</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>En düşük</translation>
    </message>
    <message>
        <source>The lowest values are left out</source>
        <translation>En düşük değerler atılır</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Medyan</translation>
    </message>
    <message>
        <source>As many of the lowest as of the highest are out</source>
        <translation>En düşüklerden ve en yükseklerden eşit sayıda atılır</translation>
    </message>
    <message>
        <source>Values cut</source>
        <translation>Atılan değerler</translation>
    </message>
    <message>
        <source>Cut fewer</source>
        <translation>Daha az at</translation>
    </message>
    <message>
        <source>Cut more</source>
        <translation>Daha çok at</translation>
    </message>
    <message>
        <source>Limit, in half points from one half of the points</source>
        <translation>Sınır, puanların yarısından itibaren yarım puan olarak</translation>
    </message>
    <message>
        <source>Lower the limit</source>
        <translation>Sınırı düşür</translation>
    </message>
    <message>
        <source>Raise the limit</source>
        <translation>Sınırı yükselt</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Sınır</translation>
    </message>
    <message>
        <source>How unplayed games count</source>
        <translation>Oynanmamış oyunlar nasıl sayılır</translation>
    </message>
    <message>
        <source>About the policy looked at</source>
        <translation>Bakılan kural hakkında</translation>
    </message>
    <message>
        <source>Enter by hand…</source>
        <translation>Elle gir…</translation>
    </message>
    <message>
        <source>“{0}” was typed without Enter and does not count.</source>
        <translation>“{0}” Enter olmadan yazıldı, sayılmaz.</translation>
    </message>
    <message>
        <source>“{0}” was only looked at; “{1}” stays in force.</source>
        <translation>“{0}” yalnız incelendi; “{1}” geçerli kalır.</translation>
    </message>
    <message>
        <source>one half of the points</source>
        <translation>puanların yarısı</translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) above one half</source>
        <translation>
            <numerusform>yarının %n yarım puan üstü</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half point(s) below one half</source>
        <translation>
            <numerusform>yarının %n yarım puan altı</numerusform>
        </translation>
    </message>
    <message>
        <source>another number</source>
        <translation>başka sayı</translation>
    </message>
    <message>
        <source>{0}: another number</source>
        <translation>{0}: başka sayı</translation>
    </message>
    <message>
        <source>such as {0}</source>
        <translation>örneğin {0}</translation>
    </message>
    <message>
        <source>{0}: such as {1}</source>
        <translation>{0}: örneğin {1}</translation>
    </message>
    <message>
        <source>Enter sets the value</source>
        <translation>Enter değeri uygular</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>(nobody&apos;s value changes)</source>
        <translation>(kimsenin değeri değişmiyor)</translation>
    </message>
    <message>
        <source>instead of {0}</source>
        <translation>{0} yerine</translation>
    </message>
</context>
<context>
    <name>ScheduleDialog</name>
    <message>
        <source>Schedule</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Turların programı</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>ScheduleTable</name>
    <message>
        <source>Schedule of the rounds</source>
        <translation>Turların programı</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Şu turdan itibaren</translation>
    </message>
    <message>
        <source>An earlier round</source>
        <translation>Daha önceki tur</translation>
    </message>
    <message>
        <source>A later round</source>
        <translation>Daha sonraki tur</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>İlk gün</translation>
    </message>
    <message>
        <source>Rounds a day</source>
        <translation>Günlük tur</translation>
    </message>
    <message>
        <source>Fewer a day</source>
        <translation>Günde daha az</translation>
    </message>
    <message>
        <source>More a day</source>
        <translation>Günde daha çok</translation>
    </message>
    <message>
        <source>Starts on a day</source>
        <translation>Bir günün başlangıçları</translation>
    </message>
    <message>
        <source>When the rounds of a day start, the first one first</source>
        <translation>Bir günün turlarının başlangıç saatleri, ilki önce</translation>
    </message>
    <message>
        <source>Default time in minutes</source>
        <translation>Dakika olarak geç kalma süresi</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Daha az</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>on</source>
        <translation>tarih</translation>
    </message>
    <message>
        <source>a day, at</source>
        <translation>günde, saat</translation>
    </message>
    <message>
        <source>default time</source>
        <translation>geç kalma süresi</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Doldur</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Default time (minutes)</source>
        <translation>Geç kalma süresi (dakika)</translation>
    </message>
    <message>
        <source>Default time</source>
        <translation>Geç kalma süresi</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>{0}. tur: {1}</translation>
    </message>
    <message>
        <source>The first day is written as 2026-11-21.</source>
        <translation>İlk gün 2026-11-21 gibi yazılır.</translation>
    </message>
    <message>
        <source>“{0}” (round {1}) is no date; write 2026-11-21.</source>
        <translation>“{0}” ({1}. tur) tarih değil; 2026-11-21 yazın.</translation>
    </message>
    <message>
        <source>The default time of round {0} is given in minutes.</source>
        <translation>{0}. turun geç kalma süresi dakika olarak verilir.</translation>
    </message>
</context>
<context>
    <name>ScoresheetsDialog</name>
    <message>
        <source>Two scoresheets</source>
        <translation>İki notasyon kâğıdı</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>Type what each sheet says; ? holds the place of a move that is missing.</source>
        <translation>Her kâğıtta yazanı yazın; ? eksik bir hamlenin yerini tutar.</translation>
    </message>
    <message>
        <source>Scoresheet of {0}</source>
        <translation>Notasyon kâğıdı: {0}</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Hamle hamle</translation>
    </message>
    <message>
        <source>Take these moves</source>
        <translation>Bu hamleleri al</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Taş harfleri</translation>
    </message>
    <message>
        <source>{0} half-moves, {1} to look at.</source>
        <translation>{0} yarım hamle, {1} bakılacak.</translation>
    </message>
    <message>
        <source>From here neither sheet can be played: the record ends before it.</source>
        <translation>Buradan sonra iki kâğıt da oynanamıyor: kayıt bundan önce biter.</translation>
    </message>
</context>
<context>
    <name>ScrollingPage</name>
    <message>
        <source>Page</source>
        <translation>Sayfa</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Go to round {0}</source>
        <translation>{0}. tura git</translation>
    </message>
    <message>
        <source>Go to before round 1</source>
        <translation>1. turdan önceye git</translation>
    </message>
    <message>
        <source>Show the section {0}</source>
        <translation>{0} grubunu göster</translation>
    </message>
    <message>
        <source>player {0}</source>
        <translation>oyuncu {0}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Kılavuz</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>şimdi değil</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Temizle</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Süzgeci temizle</translation>
    </message>
</context>
<context>
    <name>SeasonDialog</name>
    <message>
        <source>Next season</source>
        <translation>Sonraki sezon</translation>
    </message>
    <message>
        <source>New sections with the teams that go up and down. The sections of this season stay.</source>
        <translation>Yükselen ve düşen takımlarla yeni gruplar. Bu sezonun grupları kalır.</translation>
    </message>
    <message>
        <source>for example 2027</source>
        <translation>örneğin 2027</translation>
    </message>
    <message>
        <source>&amp;Season</source>
        <translation>&amp;Sezon</translation>
    </message>
    <message>
        <source>Add the sections</source>
        <translation>Grupları ekle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Take the other pairing…</source>
        <translation>Öteki eşlendirmeyi al…</translation>
    </message>
    <message>
        <source>Keep the file for a report…</source>
        <translation>Dosyayı bildirmek üzere sakla…</translation>
    </message>
    <message>
        <source>No second opinion: {0}</source>
        <translation>İkinci görüş yok: {0}</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>elle eşlendirildi</translation>
    </message>
    <message>
        <source>by the Berger tables</source>
        <translation>Berger tablolarıyla</translation>
    </message>
    <message>
        <source>by the bracket</source>
        <translation>eleme tablosuyla</translation>
    </message>
    <message>
        <source>by the Scheveningen table</source>
        <translation>Scheveningen tablosuyla</translation>
    </message>
    <message>
        <source>paired by {0}, {1} agrees</source>
        <translation>eşlendiren {0}, {1} aynı</translation>
    </message>
    <message>
        <source>paired by {0}</source>
        <translation>eşlendiren {0}</translation>
    </message>
    <message>
        <source>Two engines differ on this round.</source>
        <translation>Bu turda iki motor farklı.</translation>
    </message>
    <message>
        <source>{0}, bye {1}: {2}</source>
        <translation>{0}, bay {1}: {2}</translation>
    </message>
    <message>
        <source>Keep the file for a report</source>
        <translation>Dosyayı bildirmek üzere sakla</translation>
    </message>
    <message>
        <source>TRF files (*.trf)</source>
        <translation>TRF dosyaları (*.trf)</translation>
    </message>
    <message>
        <source>Kept: {0}. It holds no names of players.</source>
        <translation>Saklandı: {0}. İçinde oyuncu adı yok.</translation>
    </message>
</context>
<context>
    <name>SecondOpinionDialog</name>
    <message>
        <source>Verify</source>
        <translation>Doğrula</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>İkinci görüş</translation>
    </message>
    <message>
        <source>gacrux is the tool of FIDE&apos;s Technical Commission. It computes every rung by itself from the results; direct encounter among the players level on points. The second calculation is this program&apos;s own, written from the articles alone without anything of the first one. Nothing in the event changes.</source>
        <translation>gacrux, FIDE Teknik Komisyonunun aracıdır. Her kriteri sonuçlardan kendisi hesaplar; aralarındaki maçı puanı eşit oyuncular arasında. İkinci hesap bu programın kendisinindir, ilkinden hiçbir şey alınmadan yalnız maddelere göre yazılmıştır. Turnuvada hiçbir şey değişmez.</translation>
    </message>
    <message>
        <source>Rungs computed</source>
        <translation>Hesaplanan kriterler</translation>
    </message>
    <message>
        <source>gacrux is starting…</source>
        <translation>gacrux başlıyor…</translation>
    </message>
    <message>
        <source>Rungs and what came out</source>
        <translation>Kriterler ve çıkanlar</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Farklı değerler</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Page to print…</source>
        <translation>Yazdırılacak sayfa…</translation>
    </message>
    <message>
        <source>The proof of every value, for a protest committee</source>
        <translation>İtiraz kurulu için her değerin kanıtı</translation>
    </message>
    <message>
        <source>{0} of {1} computed</source>
        <translation>{0} / {1} hesaplandı</translation>
    </message>
    <message>
        <source>Proof of the tie-breaks</source>
        <translation>Eşitlik bozma kanıtı</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} values differ.</source>
        <translation>{0}: {2} değerden {1} tanesi farklı.</translation>
    </message>
    <message>
        <source>{0}: all {1} values are the same.</source>
        <translation>{0}: {1} değerin hepsi aynı.</translation>
    </message>
    <message>
        <source>Nothing known explains this: look at the calculation, and report it.</source>
        <translation>Bilinen hiçbir şey bunu açıklamıyor: hesaba bakın ve bildirin.</translation>
    </message>
    <message>
        <source>The second calculation, by {0}, says otherwise: report it.</source>
        <translation>İkinci hesap, {0} maddesine göre, başka diyor: bildirin.</translation>
    </message>
</context>
<context>
    <name>SectionFactsDialog</name>
    <message>
        <source>A new section</source>
        <translation>Yeni grup</translation>
    </message>
    <message>
        <source>Regulations</source>
        <translation>Yönerge</translation>
    </message>
    <message>
        <source>Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, edition, unrated rule or bye rule is asked about first and noted in the tournament report.</source>
        <translation>1. tur eşlendirildi: sistem, puanlar ve bayın değeri kilitli. Başka tur sayısı, sürüm, ratingsiz kuralı ya da bay kuralı önce sorulur ve turnuva raporuna yazılır.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>Reason for a change after round 1, kept in the log</source>
        <translation>1. turdan sonraki değişikliğin sebebi, günlükte saklanır</translation>
    </message>
    <message>
        <source>Add the section</source>
        <translation>Grubu ekle</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Name of the section there is</source>
        <translation>Var olan grubun adı</translation>
    </message>
    <message>
        <source>for example Open A</source>
        <translation>örneğin Açık A</translation>
    </message>
    <message>
        <source>The section there is gets the &amp;name</source>
        <translation>Var olan gru&amp;bun adı</translation>
    </message>
    <message>
        <source>Give the new section a name.</source>
        <translation>Yeni gruba ad verin.</translation>
    </message>
    <message>
        <source>Change the regulations?</source>
        <translation>Yönerge değiştirilsin mi?</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Gruplar</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grup {0}</translation>
    </message>
    <message>
        <source>{0} is in view (Alt+PgUp, Alt+PgDown for the others)</source>
        <translation>{0} görünüyor (ötekiler için Alt+PgUp, Alt+PgDown)</translation>
    </message>
    <message>
        <source>Show {0}; players dragged here move to it</source>
        <translation>{0} grubunu göster; buraya sürüklenen oyuncular ona taşınır</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Section</source>
        <translation>Grup</translation>
    </message>
    <message>
        <source>Enter goes there</source>
        <translation>Enter oraya gider</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Kayıtlı</translation>
    </message>
    <message>
        <source>Players or teams</source>
        <translation>Oyuncular ya da takımlar</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Gelen</translation>
    </message>
    <message>
        <source>Ticked as present</source>
        <translation>Geldi olarak işaretli</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>The last one paired</source>
        <translation>Son eşlendirilen</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Eşlendirmeler</translation>
    </message>
    <message>
        <source>Of the last round paired</source>
        <translation>Son eşlendirilen turun</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Boards or matches without a result</source>
        <translation>Sonucu olmayan masa ya da maçlar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sıradaki</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Şimdi yapılabilecek</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grup {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>by hand, not finished</source>
        <translation>elle, bitmedi</translation>
    </message>
    <message>
        <source>not paired</source>
        <translation>eşlendirilmedi</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>yayımlanmadı</translation>
    </message>
    <message>
        <source>all results, entered twice</source>
        <translation>bütün sonuçlar, iki kez girildi</translation>
    </message>
    <message>
        <source>published</source>
        <translation>yayımlandı</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>kapalı</translation>
    </message>
    <message>
        <source>results</source>
        <translation>sonuçlar</translation>
    </message>
</context>
<context>
    <name>SectionsCard</name>
    <message>
        <source>Add a section…</source>
        <translation>Grup ekle…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Adını değiştir…</translation>
    </message>
    <message>
        <source>Remove this section</source>
        <translation>Bu grubu kaldır</translation>
    </message>
    <message>
        <source>From a table…</source>
        <translation>Tablodan…</translation>
    </message>
    <message>
        <source>A play-off, finals of groups or quads: places of a table are seeds</source>
        <translation>Play-off, grup finalleri ya da dörtlü gruplar: tablodaki sıralar başlangıç sırasıdır</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Gruplar</translation>
    </message>
    <message>
        <source>An event needs at least one section.</source>
        <translation>Turnuvada en az bir grup olmalı.</translation>
    </message>
    <message>
        <source>The section still has players; move or remove them first.</source>
        <translation>Grupta hâlâ oyuncu var; önce taşıyın ya da kaldırın.</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grup {0}</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>Görünen</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Bu grubu göster</translation>
    </message>
    <message>
        <source>{0}: further up</source>
        <translation>{0}: daha yukarı</translation>
    </message>
    <message>
        <source>{0}: further down</source>
        <translation>{0}: daha aşağı</translation>
    </message>
    <message>
        <source>{0} is now number {1} of the sections.</source>
        <translation>{0} artık {1}. grup.</translation>
    </message>
    <message>
        <source>Rename the section</source>
        <translation>Grubun adını değiştir</translation>
    </message>
    <message>
        <source>Name of the section</source>
        <translation>Grubun adı</translation>
    </message>
    <message>
        <source>Remove the section {0}?</source>
        <translation>{0} grubu kaldırılsın mı?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
</context>
<context>
    <name>SectionsPanel</name>
    <message>
        <source>All sections</source>
        <translation>Bütün gruplar</translation>
    </message>
    <message>
        <source>Start lists</source>
        <translation>Başlangıç listeleri</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Eşlendirmeler</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Sonuçlar</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Yazdır</translation>
    </message>
    <message>
        <source>One document of every section</source>
        <translation>Her gruptan bir belge</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Gruplar</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s), {0} entered</source>
        <translation>
            <numerusform>%n grup, {0} kayıtlı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n section(s)</source>
        <translation>
            <numerusform>%n grupta</numerusform>
        </translation>
    </message>
    <message>
        <source>No section is ready for it now</source>
        <translation>Şu an hazır grup yok</translation>
    </message>
    <message>
        <source>The event has changed meanwhile: nothing was done. Try again.</source>
        <translation>Turnuva bu arada değişti: hiçbir şey yapılmadı. Yeniden deneyin.</translation>
    </message>
    <message numerus="yes">
        <source>Pairing %n section(s)…</source>
        <translation>
            <numerusform>%n grup eşlendiriliyor…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}: done in %n section(s).</source>
        <translation>
            <numerusform>{0}: %n grupta yapıldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>No round of any section is paired yet.</source>
        <translation>Henüz hiçbir grubun turu eşlendirilmedi.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Number of the lot</source>
        <translation>Kura sayısı</translation>
    </message>
    <message>
        <source>Number of the lot: the same number gives the same lot on every computer</source>
        <translation>Kura sayısı: aynı sayı her bilgisayarda aynı kurayı verir</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Yeniden çek</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Henüz gösterilecek bir şey yok.</translation>
    </message>
    <message>
        <source>page {0} of {1}</source>
        <translation>sayfa {0} / {1}</translation>
    </message>
</context>
<context>
    <name>SheetsCard</name>
    <message>
        <source>Prizes and page head</source>
        <translation>Ödüller ve sayfa başı</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Ödüller…</translation>
    </message>
    <message>
        <source>Logo and header lines…</source>
        <translation>Logo ve üst satırlar…</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Yayımla…</translation>
    </message>
    <message>
        <source>Live boards…</source>
        <translation>Canlı masalar…</translation>
    </message>
    <message>
        <source>Work together…</source>
        <translation>Birlikte çalış…</translation>
    </message>
    <message>
        <source>Go public…</source>
        <translation>Herkese aç…</translation>
    </message>
    <message>
        <source>No prizes are announced.</source>
        <translation>Ödül ilan edilmedi.</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n ödül</numerusform>
        </translation>
    </message>
    <message>
        <source>fund {0}</source>
        <translation>fon {0}</translation>
    </message>
    <message>
        <source>Every page carries the name of the event only.</source>
        <translation>Her sayfada yalnız turnuvanın adı var.</translation>
    </message>
    <message>
        <source>Picture on every page</source>
        <translation>Her sayfadaki resim</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Find a document</source>
        <translation>Belge bul</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favori</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Belgeler</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Klavye kısayolları</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Sayfalar</translation>
    </message>
</context>
<context>
    <name>SlipEntry</name>
    <message>
        <source>Slips: board, Enter, result</source>
        <translation>Fişler: masa, Enter, sonuç</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Beyaz: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Siyah: {0}</translation>
    </message>
    <message>
        <source>Result so far: {0}. Now the result key; Esc for another board.</source>
        <translation>Şimdiki sonuç: {0}. Şimdi sonuç tuşu; başka masa için Esc.</translation>
    </message>
    <message>
        <source>Put back what stood at board {0}</source>
        <translation>{0}. masada önceden olanı geri koy</translation>
    </message>
    <message>
        <source>Type the board number and press Enter.</source>
        <translation>Masa numarasını yazıp Enter tuşuna basın.</translation>
    </message>
    <message>
        <source>Num Lock is off: switch it on to type results on the number block.</source>
        <translation>Num Lock kapalı: sonuçları sayı takımında yazmak için açın.</translation>
    </message>
</context>
<context>
    <name>SourceActions</name>
    <message>
        <source>&amp;Watch a folder…</source>
        <translation>&amp;Klasör izle…</translation>
    </message>
    <message>
        <source>Watch a &amp;file…</source>
        <translation>&amp;Dosya izle…</translation>
    </message>
    <message>
        <source>Listen to &amp;e-boards…</source>
        <translation>&amp;Elektronik tahtaları dinle…</translation>
    </message>
    <message>
        <source>W&amp;hich e-board is where…</source>
        <translation>&amp;Hangi elektronik tahta nerede…</translation>
    </message>
    <message>
        <source>&amp;Delayed file for broadcasters…</source>
        <translation>Yayıncılar için &amp;gecikmeli dosya…</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>Kaynakla&amp;r</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>İzlemeyi &amp;bırak</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>İzlenen bir şey yok</translation>
    </message>
    <message>
        <source>No e-boards are listened to</source>
        <translation>Dinlenen elektronik tahta yok</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Klasör izle</translation>
    </message>
    <message>
        <source>Watch a file</source>
        <translation>Dosya izle</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Oyunlar (*.pgn)</translation>
    </message>
    <message>
        <source>Listen to e-boards</source>
        <translation>Elektronik tahtaları dinle</translation>
    </message>
    <message>
        <source>Address of LiveChess:</source>
        <translation>LiveChess adresi:</translation>
    </message>
    <message>
        <source>The address of e-boards begins with ws://.</source>
        <translation>Elektronik tahtaların adresi ws:// ile başlar.</translation>
    </message>
    <message>
        <source>Serial number and board, as 7425=1, 7426=2:</source>
        <translation>Seri numarası ve masa, 7425=1, 7426=2 gibi:</translation>
    </message>
    <message>
        <source>Which e-board is where</source>
        <translation>Hangi elektronik tahta nerede</translation>
    </message>
    <message>
        <source>“{0}” is no serial number with a board.</source>
        <translation>“{0}” masalı bir seri numarası değil.</translation>
    </message>
    <message>
        <source>Delayed file for broadcasters</source>
        <translation>Yayıncılar için gecikmeli dosya</translation>
    </message>
    <message numerus="yes">
        <source>Written with %n minute(s) of delay</source>
        <translation>
            <numerusform>%n dakika gecikmeyle yazıldı</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <translation>Taş harfleri</translation>
    </message>
    <message>
        <source>found out</source>
        <translation>kendisi buldu</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>İzlemeyi bırak</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Click to see how this value comes about.</source>
        <translation>Bu değerin nasıl çıktığını görmek için tıklayın.</translation>
    </message>
    <message>
        <source>Unplayed games: {0}. {1}</source>
        <translation>Oynanmamış oyunlar: {0}. {1}</translation>
    </message>
    <message>
        <source>NOT C.07: not as FIDE&apos;s rules define it.</source>
        <translation>C.07 DEĞİL: FIDE kurallarının tanımladığı gibi değil.</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Kat.</translation>
    </message>
    <message>
        <source>Place in the category</source>
        <translation>Kategorideki sıra</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Shared places carry the same number</source>
        <translation>Paylaşılan sıraların numarası aynıdır</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Pairing number (TPN)</source>
        <translation>Eşlendirme numarası (TPN)</translation>
    </message>
    <message>
        <source>FIDE title</source>
        <translation>FIDE unvanı</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnuva ratingi</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federasyon</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Bu turdan sonraki puan</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>Match points after this round</source>
        <translation>Bu turdan sonraki maç puanı</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>OP</translation>
    </message>
    <message>
        <source>Game points after this round</source>
        <translation>Bu turdan sonraki oyun puanı</translation>
    </message>
    <message>
        <source>Click or press Enter to see how this value comes about.</source>
        <translation>Bu değerin nasıl çıktığını görmek için tıklayın ya da Enter tuşuna basın.</translation>
    </message>
    <message>
        <source>{0}. This value separates the place from the next one.</source>
        <translation>{0}. Bu değer sırayı sonrakinden ayırıyor.</translation>
    </message>
    <message>
        <source>Shared place</source>
        <translation>Paylaşılan sıra</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Puan: {0}</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Resmî</translation>
    </message>
    <message>
        <source>The official ladder</source>
        <translation>Resmî liste</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Deneme</translation>
    </message>
    <message>
        <source>The trial ladder of the Tie-breaks page, not official</source>
        <translation>Eşitlik bozma sayfasının deneme listesi, resmî değil</translation>
    </message>
    <message>
        <source>Who is ranked</source>
        <translation>Kim sıralanıyor</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Takımlar</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Takımlar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Everybody&apos;s own games</source>
        <translation>Herkesin kendi oyunları</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Masalar</translation>
    </message>
    <message>
        <source>Everybody on the board where he or she sat most</source>
        <translation>Herkes en çok oturduğu masada</translation>
    </message>
    <message>
        <source>Find by name, club or number</source>
        <translation>Ad, kulüp ya da numarayla bul</translation>
    </message>
    <message>
        <source>Prizes…</source>
        <translation>Ödüller…</translation>
    </message>
    <message>
        <source>Open the ladder</source>
        <translation>Listeyi aç</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Henüz sıralama yok</translation>
    </message>
    <message>
        <source>They appear as soon as the event has players.</source>
        <translation>Turnuvada oyuncu olunca görünür.</translation>
    </message>
    <message>
        <source>Bold: the value that separates a place from the next one. Enter on a value explains it.</source>
        <translation>Kalın: sırayı sonrakinden ayıran değer. Değer üstünde Enter onu açıklar.</translation>
    </message>
    <message numerus="yes">
        <source>Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.</source>
        <translation>
            <numerusform>Her masa puana, sonra yüzdeye ve performansa göre. Masa ödülü tahta başında %n oyun ister.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce prizes, and see who gets what</source>
        <translation>Ödül ilan edin ve kimin ne aldığını görün</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s) announced: change them, and see who gets what</source>
        <translation>
            <numerusform>%n ödül ilan edildi: değiştirin ve kimin ne aldığını görün</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ladder has %n more remark(s).</source>
        <translation>
            <numerusform>Listeyle ilgili %n açıklama daha var.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results changed after the ranking by hand: it may be out of date.</source>
        <translation>Elle sıralamadan sonra sonuçlar değişti: güncel olmayabilir.</translation>
    </message>
    <message>
        <source>Trial ladder, not official: nothing here is decided.</source>
        <translation>Deneme listesi, resmî değil: burada hiçbir şey belirlenmez.</translation>
    </message>
    <message>
        <source>What is explained here are the values of teams.</source>
        <translation>Burada takımların değerleri açıklanır.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>New event</source>
        <translation>Yeni turnuva</translation>
    </message>
    <message>
        <source>Swiss or round robin; a few questions, then go.</source>
        <translation>İsviçre ya da döner sistem; birkaç soru, sonra başlayın.</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Turnuva aç</translation>
    </message>
    <message>
        <source>An event file (.tdb) on this computer or a stick.</source>
        <translation>Bu bilgisayarda ya da bellekte bir turnuva dosyası (.tdb).</translation>
    </message>
    <message>
        <source>Import a tournament report</source>
        <translation>Turnuva raporunu içe aktar</translation>
    </message>
    <message>
        <source>FIDE&apos;s exchange format (TRF06, 16, 26). You see every assumption first.</source>
        <translation>FIDE&apos;nin değişim biçimi (TRF06, 16, 26). Önce her varsayımı görürsünüz.</translation>
    </message>
    <message>
        <source>Try the demo event</source>
        <translation>Örnek turnuvayı dene</translation>
    </message>
    <message>
        <source>A finished tournament to look around in; nothing can break.</source>
        <translation>Dolaşılacak bitmiş bir turnuva; hiçbir şey bozulmaz.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Son açılanlar</translation>
    </message>
    <message>
        <source>Welcome, arbiter</source>
        <translation>Hoş geldiniz, hakem</translation>
    </message>
    <message>
        <source>Run a tournament, choose how ties are broken, and see why every number is what it is.</source>
        <translation>Turnuva yönetin, eşitliklerin nasıl bozulacağını seçin ve her sayının nedenini görün.</translation>
    </message>
    <message>
        <source>Join an event…</source>
        <translation>Turnuvaya katıl…</translation>
    </message>
    <message>
        <source>An event that another computer in this hall leads: this one becomes a desk.</source>
        <translation>Bu salonda başka bir bilgisayarın yönettiği turnuva: bu bilgisayar hakem masası olur.</translation>
    </message>
    <message>
        <source>Play a round</source>
        <translation>Bir tur oyna</translation>
    </message>
    <message>
        <source>An event in its fourth round of five; cards say what comes next.</source>
        <translation>Beş turun dördüncüsünde bir turnuva; kartlar sırada ne olduğunu söyler.</translation>
    </message>
    <message>
        <source>Bring your last event…</source>
        <translation>Son turnuvanızı getirin…</translation>
    </message>
    <message>
        <source>Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.</source>
        <translation>Yayımlananın yanında bizim tablomuz ve neden farklı oldukları. Dosyasını buraya bırakın; hiçbir şey saklanmaz.</translation>
    </message>
    <message>
        <source>You can also drop a file onto this window. F1 opens the manual.</source>
        <translation>Bu pencereye dosya da bırakabilirsiniz. F1 kılavuzu açar.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Sistemin dili</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation>Aç: {0}</translation>
    </message>
    <message>
        <source>Take {0} off this list</source>
        <translation>{0}: bu listeden çıkar</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>players: {0}</source>
        <translation>oyuncu: {0}</translation>
    </message>
    <message>
        <source>trial ladder, rungs changed: {0}</source>
        <translation>deneme listesi, değişen kriter: {0}</translation>
    </message>
    <message>
        <source>closed: the standings are final</source>
        <translation>kapalı: sıralama kesin</translation>
    </message>
    <message>
        <source>provisional: games are open</source>
        <translation>geçici: açık oyunlar var</translation>
    </message>
    <message>
        <source>provisional: round {0} is not verified</source>
        <translation>geçici: {0}. tur doğrulanmadı</translation>
    </message>
    <message>
        <source>provisional: the tournament was opened again</source>
        <translation>geçici: turnuva yeniden açıldı</translation>
    </message>
    <message>
        <source>final</source>
        <translation>kesin</translation>
    </message>
    <message>
        <source>Round {0} is being paired by hand</source>
        <translation>{0}. tur elle eşlendiriliyor</translation>
    </message>
    <message>
        <source>No round paired yet, {0} planned</source>
        <translation>Henüz eşlendirilmiş tur yok, {0} planlandı</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>{0}. tur / {1}</translation>
    </message>
    <message>
        <source>{0}/{1} results</source>
        <translation>{0}/{1} sonuç</translation>
    </message>
    <message>
        <source>{0} unverified</source>
        <translation>{0} doğrulanmamış</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Undo or redo</source>
        <translation>Geri al ya da yinele</translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation>Bu satırı kapat</translation>
    </message>
    <message>
        <source>Take back: {0}?</source>
        <translation>Geri alınsın mı: {0}?</translation>
    </message>
    <message>
        <source>Repeat: {0}?</source>
        <translation>Yinelensin mi: {0}?</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Geri alındı: {0}</translation>
    </message>
    <message>
        <source>Repeated: {0}</source>
        <translation>Yinelendi: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Steps of the round</source>
        <translation>Turun adımları</translation>
    </message>
    <message>
        <source>check-in {0}/{1}</source>
        <translation>yoklama {0}/{1}</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>kura</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>numaralar</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>eşlendir</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>yayımla</translation>
    </message>
    <message>
        <source>results {0}/{1}</source>
        <translation>sonuçlar {0}/{1}</translation>
    </message>
    <message>
        <source>results</source>
        <translation>sonuçlar</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>doğrula</translation>
    </message>
    <message>
        <source>drawn matches</source>
        <translation>berabere maçlar</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>{0}. tur</translation>
    </message>
    <message>
        <source>close</source>
        <translation>kapat</translation>
    </message>
    <message>
        <source>Check-in: {0} of {1} here</source>
        <translation>Yoklama: {0} / {1} burada</translation>
    </message>
    <message>
        <source>Draw the first colour</source>
        <translation>İlk renk kurasını çek</translation>
    </message>
    <message>
        <source>Give the numbers…</source>
        <translation>Numara ver…</translation>
    </message>
    <message>
        <source>Pair by hand…</source>
        <translation>Elle eşlendir…</translation>
    </message>
    <message>
        <source>Pair round {0}</source>
        <translation>{0}. turu eşlendir</translation>
    </message>
    <message>
        <source>Publish round {0}</source>
        <translation>{0}. turu yayımla</translation>
    </message>
    <message>
        <source>Results: {0} of {1}</source>
        <translation>Sonuçlar: {0} / {1}</translation>
    </message>
    <message>
        <source>Verify the results</source>
        <translation>Sonuçları doğrula</translation>
    </message>
    <message>
        <source>Drawn matches…</source>
        <translation>Berabere maçlar…</translation>
    </message>
    <message>
        <source>Go to round {0}</source>
        <translation>{0}. tura git</translation>
    </message>
    <message>
        <source>Close the tournament…</source>
        <translation>Turnuvayı kapat…</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: tamam</translation>
    </message>
    <message>
        <source>{0}: waits</source>
        <translation>{0}: bekliyor</translation>
    </message>
    <message>
        <source>Pair again, while the round is a draft</source>
        <translation>Tur taslakken yeniden eşlendir</translation>
    </message>
    <message>
        <source>Every result is in</source>
        <translation>Bütün sonuçlar girildi</translation>
    </message>
    <message>
        <source>Every result was typed a second time</source>
        <translation>Her sonuç ikinci kez yazıldı</translation>
    </message>
    <message>
        <source>On the wall: board numbers never move from here on</source>
        <translation>Duvarda: masa numaraları bundan sonra değişmez</translation>
    </message>
    <message>
        <source>Open the tournament again…</source>
        <translation>Turnuvayı yeniden aç…</translation>
    </message>
</context>
<context>
    <name>SystemFields</name>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>İsviçre</translation>
    </message>
    <message>
        <source>Players with equal scores meet</source>
        <translation>Eşit puanlı oyuncular karşılaşır</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Döner sistem</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Herkes herkesle karşılaşır</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Çift devreli döner sistem</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Herkes herkesle iki kez karşılaşır</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Maç</translation>
    </message>
    <message>
        <source>Two players or two teams, several games</source>
        <translation>İki oyuncu ya da iki takım, birkaç oyun</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eleme sistemi</translation>
    </message>
    <message>
        <source>The winners go on</source>
        <translation>Kazananlar üst tura çıkar</translation>
    </message>
    <message>
        <source>Scheveningen</source>
        <translation>Scheveningen</translation>
    </message>
    <message>
        <source>Everybody of one team meets everybody of the other</source>
        <translation>Bir takımdan herkes öteki takımdan herkesle karşılaşır</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>Fewer rounds</source>
        <translation>Daha az tur</translation>
    </message>
    <message>
        <source>More rounds</source>
        <translation>Daha çok tur</translation>
    </message>
    <message>
        <source>Who is paired</source>
        <translation>Kim eşlendirilir</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Everybody plays for himself or herself</source>
        <translation>Herkes kendisi için oynar</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Takımlar</translation>
    </message>
    <message>
        <source>Teams meet on several boards</source>
        <translation>Takımlar birkaç masada karşılaşır</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Bir maçın masaları</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Daha az masa</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Daha çok masa</translation>
    </message>
    <message>
        <source>boards a match</source>
        <translation>masa, maç başına</translation>
    </message>
    <message>
        <source>More systems…</source>
        <translation>Başka sistemler…</translation>
    </message>
    <message>
        <source>Two legs, home and away</source>
        <translation>İki ayak, ev sahibi ve konuk</translation>
    </message>
    <message>
        <source>More systems</source>
        <translation>Başka sistemler</translation>
    </message>
    <message>
        <source>Swiss (FIDE Dutch)</source>
        <translation>İsviçre (FIDE Dutch)</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Başka bir sistem</translation>
    </message>
    <message>
        <source>rounds, each a match of two games</source>
        <translation>tur, her biri iki oyunluk maç</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>tur</translation>
    </message>
    <message>
        <source>rounds: for up to {0} teams</source>
        <translation>tur: en çok {0} takım için</translation>
    </message>
    <message>
        <source>rounds: for up to {0} players</source>
        <translation>tur: en çok {0} oyuncu için</translation>
    </message>
    <message>
        <source>rounds: as many as boards</source>
        <translation>tur: masa sayısı kadar</translation>
    </message>
    <message>
        <source>games</source>
        <translation>oyun</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} teams</source>
        <translation>tur: {0} ya da {1} takım için</translation>
    </message>
    <message>
        <source>rounds: for {0} or {1} players</source>
        <translation>tur: {0} ya da {1} oyuncu için</translation>
    </message>
    <message>
        <source>{0}, {1} games against each opponent</source>
        <translation>{0}, her rakiple {1} oyun</translation>
    </message>
</context>
<context>
    <name>SystemParameters</name>
    <message>
        <source>Parameters…</source>
        <translation>Parametreler…</translation>
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
        <translation>FIDE metni, onaylı program yok</translation>
    </message>
    <message>
        <source>national</source>
        <translation>ulusal</translation>
    </message>
    <message>
        <source>club</source>
        <translation>kulüp</translation>
    </message>
    <message>
        <source>Played {0}.</source>
        <translation>Nerede oynanır: {0}.</translation>
    </message>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Sebep (günlükte saklanır)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>in a few words</source>
        <translation>birkaç sözcükle</translation>
    </message>
    <message>
        <source>Take this system</source>
        <translation>Bu sistemi al</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Give a reason first</source>
        <translation>Önce sebep yazın</translation>
    </message>
</context>
<context>
    <name>TeamDesk</name>
    <message numerus="yes">
        <source>There are %n invitations already: take some back.</source>
        <translation>
            <numerusform>Zaten %n davet var: birkaçını geri alın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open again: %n page(s)</source>
        <translation>
            <numerusform>Yeniden aç: %n sayfa</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer has another address now, {0}: telephones scan their code again.</source>
        <translation>Bu bilgisayarın adresi değişti, {0}: telefonlar kodlarını yeniden okutsun.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n hakem masası</numerusform>
        </translation>
    </message>
    <message>
        <source>Invited to this event until then: {0}.</source>
        <translation>O ana dek bu turnuvaya davetliler: {0}.</translation>
    </message>
    <message>
        <source>They go on where they were, by the same codes. Without it nothing listens.</source>
        <translation>Aynı kodlarla kaldıkları yerden sürerler. Bu olmadan dinleyen yok.</translation>
    </message>
    <message>
        <source>Go on working together?</source>
        <translation>Birlikte çalışma sürsün mü?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam</translation>
    </message>
    <message>
        <source>{0} Only the leading computer has it: no desk answers.</source>
        <translation>{0} Yalnız ana bilgisayarda var: hiçbir hakem masası yanıt vermiyor.</translation>
    </message>
    <message>
        <source>The event is not open any more.</source>
        <translation>Turnuva artık açık değil.</translation>
    </message>
    <message>
        <source>This board is not yours.</source>
        <translation>Bu masa sizin değil.</translation>
    </message>
    <message>
        <source>Board {0}: a volunteer calls the arbiter.</source>
        <translation>{0}. masa: bir gönüllü hakemi çağırıyor.</translation>
    </message>
</context>
<context>
    <name>TeamDialog</name>
    <message>
        <source>Edit the team</source>
        <translation>Takımı düzenle</translation>
    </message>
    <message>
        <source>New team</source>
        <translation>Yeni takım</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Kısa ad</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federasyon</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Kulüp</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kaptan</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>İletişim</translation>
    </message>
    <message>
        <source>Strength by hand</source>
        <translation>Elle güç</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>TeamGrid</name>
    <message>
        <source>Place in the table</source>
        <translation>Tablodaki sıra</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnuva ratingi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Points after this round</source>
        <translation>Bu turdan sonraki puan</translation>
    </message>
    <message>
        <source>Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.</source>
        <translation>Satırlar: A takımı, sütunlar: B takımı. b Beyaz, s Siyah; 1 galibiyet, ½ beraberlik, 0 mağlubiyet; + ve − hükmen; · açık oyun.</translation>
    </message>
</context>
<context>
    <name>TeamRulesDialog</name>
    <message>
        <source>Boards, colours and points are locked once round 1 is paired.</source>
        <translation>Masalar, renkler ve puanlar 1. tur eşlendirilince kilitlenir.</translation>
    </message>
    <message>
        <source>Rules of the teams</source>
        <translation>Takım kuralları</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Bir maçın masaları</translation>
    </message>
    <message>
        <source>Fewer boards</source>
        <translation>Daha az masa</translation>
    </message>
    <message>
        <source>More boards</source>
        <translation>Daha çok masa</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Masalar</translation>
    </message>
    <message>
        <source>Colours of the first-named team</source>
        <translation>İlk yazılan takımın renkleri</translation>
    </message>
    <message>
        <source>Match won</source>
        <translation>Kazanılan maç</translation>
    </message>
    <message>
        <source>Match drawn</source>
        <translation>Berabere maç</translation>
    </message>
    <message>
        <source>Match lost</source>
        <translation>Kaybedilen maç</translation>
    </message>
    <message>
        <source>as a drawn match</source>
        <translation>berabere maç gibi</translation>
    </message>
    <message>
        <source>Bye: match points</source>
        <translation>Bay: maç puanı</translation>
    </message>
    <message>
        <source>Bye: game points</source>
        <translation>Bay: oyun puanı</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Maç puanı</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Oyun puanı</translation>
    </message>
    <message>
        <source>decide who is named first</source>
        <translation>kimin önce yazılacağını belirler</translation>
    </message>
    <message>
        <source>are not used for colours</source>
        <translation>renkler için kullanılmaz</translation>
    </message>
    <message>
        <source>Type A, the usual ones</source>
        <translation>A tipi, olağan</translation>
    </message>
    <message>
        <source>Type B, strong and mild</source>
        <translation>B tipi, güçlü ve hafif</translation>
    </message>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>Counts first</source>
        <translation>Önce sayılan</translation>
    </message>
    <message>
        <source>The other points</source>
        <translation>Öteki puan</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Renk tercihleri</translation>
    </message>
    <message>
        <source>keep the order of the members</source>
        <translation>üye sırasını korur</translation>
    </message>
    <message>
        <source>may have any order</source>
        <translation>herhangi bir sırada olabilir</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Dizilişler</translation>
    </message>
    <message>
        <source>the best ratings, one a board</source>
        <translation>en iyi ratingler, masa başına bir</translation>
    </message>
    <message>
        <source>the first boards</source>
        <translation>ilk masalar</translation>
    </message>
    <message>
        <source>all members</source>
        <translation>bütün üyeler</translation>
    </message>
    <message>
        <source>as the arbiter gives it</source>
        <translation>hakemin verdiği gibi</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Takımın gücü</translation>
    </message>
    <message>
        <source>keeps its results</source>
        <translation>sonuçlarını korur</translation>
    </message>
    <message>
        <source>loses them before half of its matches (C.05, 6.6)</source>
        <translation>maçlarının yarısından önceyse kaybeder (C.05, 6.6)</translation>
    </message>
    <message>
        <source>A team that leaves a round robin</source>
        <translation>Döner sistemden ayrılan takım</translation>
    </message>
    <message>
        <source>A member without a rating counts</source>
        <translation>Ratingsiz üye sayılır:</translation>
    </message>
    <message>
        <source>Reserves of a team</source>
        <translation>Takımın yedekleri</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>herhangi bir sayı</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>sayılmaz</translation>
    </message>
    <message>
        <source>count as games</source>
        <translation>oyun sayılır</translation>
    </message>
    <message>
        <source>Wins by forfeit for a board prize</source>
        <translation>Masa ödülünde hükmen galibiyet</translation>
    </message>
    <message>
        <source>Games for a board prize</source>
        <translation>Masa ödülü için oyun</translation>
    </message>
    <message>
        <source>two thirds of the rounds</source>
        <translation>turların üçte ikisi</translation>
    </message>
    <message>
        <source>The losers of the semi-finals play for place 3</source>
        <translation>Yarı finalde kaybedenler üçüncülük için oynar</translation>
    </message>
    <message>
        <source>A drawn match is decided by</source>
        <translation>Berabere maçı belirleyen</translation>
    </message>
    <message>
        <source>then by</source>
        <translation>sonra</translation>
    </message>
    <message>
        <source>Place 3</source>
        <translation>3. sıra</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>başka yok</translation>
    </message>
</context>
<context>
    <name>TeamTicks</name>
    <message>
        <source>Bd</source>
        <translation>Ms</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Maçın masası</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Place among the members</source>
        <translation>Üyeler içindeki sıra</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Üye</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnuva ratingi</translation>
    </message>
    <message>
        <source>{0} of {1} boards</source>
        <translation>{1} masadan {0}</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Team pairing number (TPN)</source>
        <translation>Takım eşlendirme numarası (TPN)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Takım</translation>
    </message>
    <message>
        <source>Fed</source>
        <translation>Fed</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federasyon</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Güç</translation>
    </message>
    <message>
        <source>By the announced rule</source>
        <translation>İlan edilen kurala göre</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Üyeler</translation>
    </message>
    <message>
        <source>Boards and reserves</source>
        <translation>Masalar ve yedekler</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Geldi</translation>
    </message>
    <message>
        <source>Check-in, or has left</source>
        <translation>Yoklama ya da ayrıldı</translation>
    </message>
    <message>
        <source>present</source>
        <translation>geldi</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>gelmedi</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>çekildi</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Ms</translation>
    </message>
    <message>
        <source>Board, or R for a reserve</source>
        <translation>Masa, yedek için Y</translation>
    </message>
    <message>
        <source>Pairing number of the player</source>
        <translation>Oyuncunun eşlendirme numarası</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Üye</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Turnuva ratingi</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>Y{0}</translation>
    </message>
</context>
<context>
    <name>TeamsPanel</name>
    <message>
        <source>Teams</source>
        <translation>Takımlar</translation>
    </message>
    <message>
        <source>Find by name, club or captain</source>
        <translation>Ad, kulüp ya da kaptanla bul</translation>
    </message>
    <message>
        <source>New team…</source>
        <translation>Yeni takım…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Kurallar…</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Üyeler</translation>
    </message>
    <message>
        <source>Players without a team</source>
        <translation>Takımsız oyuncular</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Düzenle…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Geldi</translation>
    </message>
    <message>
        <source>Points…</source>
        <translation>Puan…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Çekildi…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Number by strength</source>
        <translation>Güce göre numarala</translation>
    </message>
    <message>
        <source>Draw the numbers by lot</source>
        <translation>Numaraların kurayla çekilmesi</translation>
    </message>
    <message>
        <source>Expel…</source>
        <translation>İhraç et…</translation>
    </message>
    <message>
        <source>League…</source>
        <translation>Lig…</translation>
    </message>
    <message>
        <source>Fixtures…</source>
        <translation>Fikstür…</translation>
    </message>
    <message>
        <source>Eligibility…</source>
        <translation>Oynama hakkı…</translation>
    </message>
    <message>
        <source>Fines…</source>
        <translation>Para cezaları…</translation>
    </message>
    <message>
        <source>Next season…</source>
        <translation>Sonraki sezon…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>More steps with teams</source>
        <translation>Takımlarla başka işlemler</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Yukarı</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Aşağı</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Çıkar</translation>
    </message>
    <message>
        <source>Teams from clubs…</source>
        <translation>Kulüplerden takım…</translation>
    </message>
    <message>
        <source>Into the team</source>
        <translation>Takıma al</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Henüz takım yok</translation>
    </message>
    <message>
        <source>Make a team, then put players into it; players are entered or imported on the Players page.</source>
        <translation>Takım oluşturun, sonra içine oyuncu koyun; oyuncular Oyuncular sayfasında girilir ya da içe aktarılır.</translation>
    </message>
    <message>
        <source>In this section players are paired, not teams</source>
        <translation>Bu grupta takımlar değil oyuncular eşlendirilir</translation>
    </message>
    <message>
        <source>Choose teams in the regulations of a section before round 1.</source>
        <translation>1. turdan önce bir grubun yönergesinde takımları seçin.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>bir maç %n masa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n takım</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team first</source>
        <translation>Önce bir takım seçin</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Henüz görülmedi</translation>
    </message>
    <message>
        <source>Choose a member first</source>
        <translation>Önce bir üye seçin</translation>
    </message>
    <message>
        <source>Choose a player first</source>
        <translation>Önce bir oyuncu seçin</translation>
    </message>
    <message>
        <source>The team has left already</source>
        <translation>Takım zaten ayrıldı</translation>
    </message>
    <message>
        <source>Make these teams?</source>
        <translation>Bu takımlar oluşturulsun mu?</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Takımları oluştur</translation>
    </message>
    <message>
        <source>Name the division of the section first (League…)</source>
        <translation>Önce grubun kümesini yazın (Lig…)</translation>
    </message>
    <message>
        <source>Added: {0}</source>
        <translation>Eklendi: {0}</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>Puan değiştirilsin mi?</translation>
    </message>
    <message>
        <source>{0} leaves from round {1} on?</source>
        <translation>{0} {1}. turdan itibaren ayrılsın mı?</translation>
    </message>
    <message>
        <source>Withdraw the team</source>
        <translation>Takımın çekilmesi</translation>
    </message>
    <message>
        <source>Expel {0}</source>
        <translation>İhraç et: {0}</translation>
    </message>
    <message>
        <source>Not paired any more and left out of the standings. Opponents keep their points.</source>
        <translation>Artık eşlendirilmez ve sıralamadan çıkarılır. Rakipler puanlarını korur.</translation>
    </message>
    <message>
        <source>The teams are numbered by strength already</source>
        <translation>Takımlar zaten güce göre numaralı</translation>
    </message>
    <message>
        <source>The numbers of the teams were drawn by lot, seed {0}</source>
        <translation>Takım numaraları kurayla çekildi, kura sayısı {0}</translation>
    </message>
    <message>
        <source>Change the members of {0} after round 1?</source>
        <translation>{0} takımının üyeleri 1. turdan sonra değiştirilsin mi?</translation>
    </message>
    <message>
        <source>Change the members</source>
        <translation>Üyeleri değiştir</translation>
    </message>
    <message>
        <source>Change the members?</source>
        <translation>Üyeler değiştirilsin mi?</translation>
    </message>
</context>
<context>
    <name>TentativeDialog</name>
    <message>
        <source>Pairing before the check-in is closed</source>
        <translation>Yoklama kapanmadan eşlendirme</translation>
    </message>
    <message>
        <source>Round {0} with and without those missing</source>
        <translation>{0}. tur, eksiklerle ve onlarsız</translation>
    </message>
    <message>
        <source>Both pairings</source>
        <translation>İki eşlendirme</translation>
    </message>
    <message>
        <source>The engine is pairing</source>
        <translation>Motor eşlendiriyor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message numerus="yes">
        <source>%n not here yet</source>
        <translation>
            <numerusform>%n kişi henüz burada değil</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}. {2} of {3} boards are the same either way.</source>
        <translation>{0}: {1}. {3} masadan {2} tanesi iki durumda da aynı.</translation>
    </message>
    <message>
        <source>If they come in time</source>
        <translation>Vaktinde gelirlerse</translation>
    </message>
    <message>
        <source>If the check-in is closed now</source>
        <translation>Yoklama şimdi kapatılırsa</translation>
    </message>
    <message>
        <source>Bd</source>
        <translation>Ms</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>With those missing</source>
        <translation>Eksiklerle</translation>
    </message>
    <message>
        <source>Without them</source>
        <translation>Onlarsız</translation>
    </message>
    <message>
        <source>{0}: pairing-allocated bye</source>
        <translation>{0}: eşlendirme bayı</translation>
    </message>
</context>
<context>
    <name>TiesDialog</name>
    <message>
        <source>Drawn matches</source>
        <translation>Berabere maçlar</translation>
    </message>
    <message>
        <source>Tie-break games belong to the match; they are no rounds and are not rated with them.</source>
        <translation>Eşitlik bozma oyunları maça aittir; tur değildir ve turlarla birlikte ratinge sayılmaz.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Maç</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>&amp;Renkleri değiştir</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Tempo türü</translation>
    </message>
    <message>
        <source>rate of play</source>
        <translation>tempo</translation>
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
        <translation>&amp;Son oyunu geri al</translation>
    </message>
    <message>
        <source>&amp;Who goes on…</source>
        <translation>&amp;Kim üst tura çıkar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>{0} (decided)</source>
        <translation>{0} (belli)</translation>
    </message>
    <message>
        <source>No match is drawn.</source>
        <translation>Berabere maç yok.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Sonraki: {0}</translation>
    </message>
    <message>
        <source>White: {0}</source>
        <translation>Beyaz: {0}</translation>
    </message>
    <message>
        <source>Black: {0}</source>
        <translation>Siyah: {0}</translation>
    </message>
    <message>
        <source>Enter this game?</source>
        <translation>Bu oyun girilsin mi?</translation>
    </message>
    <message>
        <source>Take the last game back?</source>
        <translation>Son oyun geri alınsın mı?</translation>
    </message>
    <message>
        <source>Decide the match?</source>
        <translation>Maça karar verilsin mi?</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Work together</source>
        <translation>Birlikte çalış</translation>
    </message>
    <message>
        <source>Each invitation is for one telephone or one computer. This one stays the leading one.</source>
        <translation>Her davet tek bir telefon ya da tek bir bilgisayar içindir. Bu bilgisayar ana bilgisayar kalır.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam</translation>
    </message>
    <message>
        <source>End all</source>
        <translation>Hepsini bitir</translation>
    </message>
    <message>
        <source>as it shall stand in the log</source>
        <translation>günlükte nasıl yazacaksa</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Ad</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Ne için</translation>
    </message>
    <message>
        <source>{0}, on a telephone</source>
        <translation>{0}, telefonda</translation>
    </message>
    <message>
        <source>{0}, on a computer</source>
        <translation>{0}, bilgisayarda</translation>
    </message>
    <message>
        <source>&amp;What for</source>
        <translation>&amp;Ne için</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Grup</translation>
    </message>
    <message>
        <source>all sections</source>
        <translation>bütün gruplar</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Grup</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Masalar</translation>
    </message>
    <message>
        <source>In the &amp;hall, not on this computer only</source>
        <translation>&amp;Salonda, yalnız bu bilgisayarda değil</translation>
    </message>
    <message>
        <source>&amp;Encrypted: browsers warn once</source>
        <translation>Şifreli: &amp;tarayıcılar bir kez uyarır</translation>
    </message>
    <message>
        <source>of a tunnel or proxy, where there is one</source>
        <translation>tünelin ya da vekil sunucunun, varsa</translation>
    </message>
    <message>
        <source>P&amp;ublic name</source>
        <translation>Herkese açık a&amp;d</translation>
    </message>
    <message>
        <source>That computer keeps a copy of the whole event, with all that is known of the players, until the invitation is taken back.</source>
        <translation>O bilgisayar, davet geri alınana dek oyuncular hakkında bilinen her şeyle bütün turnuvanın bir kopyasını tutar.</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Davet et</translation>
    </message>
    <message>
        <source>Who entered a result does not &amp;verify it</source>
        <translation>Sonucu giren onu doğr&amp;ulayamaz</translation>
    </message>
    <message>
        <source>The second pass over the slips is done by another person.</source>
        <translation>Fişlerin ikinci denetimini başka biri yapar.</translation>
    </message>
    <message>
        <source>An entry on a telephone counts when a second &amp;computer has it</source>
        <translation>Telefondaki giriş, ikinci bir &amp;bilgisayarda da olunca sayılır</translation>
    </message>
    <message>
        <source>It is answered when a desk has it too, or says after two seconds that none does.</source>
        <translation>Bir hakem masasında da olunca ya da iki saniye sonra hiçbirinde olmadığı belli olunca yanıtlanır.</translation>
    </message>
    <message>
        <source>Invitations that are valid</source>
        <translation>Geçerli davetler</translation>
    </message>
    <message>
        <source>Only this computer opens this address. For telephones: In the hall.</source>
        <translation>Bu adresi yalnız bu bilgisayar açar. Telefonlar için: Salonda.</translation>
    </message>
    <message>
        <source>QR code of the page</source>
        <translation>Sayfanın QR kodu</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresi kopyala</translation>
    </message>
    <message>
        <source>Another &amp;code</source>
        <translation>Başka &amp;kod</translation>
    </message>
    <message>
        <source>For another telephone, or another address: the code of before opens nothing.</source>
        <translation>Başka bir telefon ya da başka bir adres için: önceki kod artık açmaz.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>The pages go on when this is closed.</source>
        <translation>Bu kapatılınca sayfalar sürer.</translation>
    </message>
    <message>
        <source>all, or some: 1-20, 31</source>
        <translation>hepsi ya da bazıları: 1-20, 31</translation>
    </message>
    <message>
        <source>Write a name: the log keeps it with every step.</source>
        <translation>Bir ad yazın: günlük her işlemle birlikte saklar.</translation>
    </message>
    <message>
        <source>“{0}” is no name of a host.</source>
        <translation>“{0}” bir bilgisayar adı değil.</translation>
    </message>
    <message>
        <source>Boards are those of one section: choose it.</source>
        <translation>Masalar tek bir grubundur: onu seçin.</translation>
    </message>
    <message>
        <source>Write the boards as 1-4, 7.</source>
        <translation>Masaları 1-4, 7 gibi yazın.</translation>
    </message>
    <message>
        <source>Whoever in this network has the address of a page may open it first; after that only its device.</source>
        <translation>Bu ağda sayfanın adresini bilen ilk o açabilir; sonra yalnız onun cihazı açar.</translation>
    </message>
    <message>
        <source>The system may ask whether the firewall lets them through.</source>
        <translation>Sistem, güvenlik duvarının izin verip vermeyeceğini sorabilir.</translation>
    </message>
    <message>
        <source>Open these pages in the hall?</source>
        <translation>Bu sayfalar salonda açılsın mı?</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Telephones know this computer by another address, {0}: they scan their code again, or type {1} where their page asks for it.</source>
        <translation>Telefonlar bu bilgisayarı başka bir adresle tanıyor, {0}: kodlarını yeniden okutsunlar ya da sayfaları sorunca {1} yazsınlar.</translation>
    </message>
    <message numerus="yes">
        <source>%n telephone(s)</source>
        <translation>
            <numerusform>%n telefon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n hakem masası</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing listens: {0} worked on this event when it was closed.</source>
        <translation>Dinleyen yok: turnuva kapatılırken {0} çalışıyordu.</translation>
    </message>
    <message>
        <source>Nothing listens.</source>
        <translation>Dinleyen yok.</translation>
    </message>
    <message>
        <source>boards {0}</source>
        <translation>masalar {0}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>henüz açılmadı</translation>
    </message>
    <message>
        <source>last entry {0}</source>
        <translation>son giriş {0}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>açıldı</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) today</source>
        <translation>
            <numerusform>bugün %n işlem</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is being started…</source>
        <translation>Sayfa başlatılıyor…</translation>
    </message>
    <message>
        <source>The tunnel or proxy leads to port {0} of this computer.</source>
        <translation>Tünel ya da vekil sunucu bu bilgisayarın {0} portuna gider.</translation>
    </message>
    <message>
        <source>Fingerprint (SHA-256): {0}</source>
        <translation>Parmak izi (SHA-256): {0}</translation>
    </message>
    <message>
        <source>Made before the window was started again: give it another code.</source>
        <translation>Pencere yeniden başlatılmadan önce yapıldı: başka bir kod verin.</translation>
    </message>
    <message>
        <source>Made before the window was started again: its telephone goes on, its address is not known any more.</source>
        <translation>Pencere yeniden başlatılmadan önce yapıldı: telefonu sürer, adresi artık bilinmiyor.</translation>
    </message>
    <message>
        <source>{0} works at the computer {1}.</source>
        <translation>{0} şu bilgisayarda çalışıyor: {1}.</translation>
    </message>
    <message>
        <source>On the other computer: Join an event…
Address: {0}
Code: {1} (ten minutes, once)
Figures to compare: {2}</source>
        <translation>Öteki bilgisayarda: Turnuvaya katıl…
Adres: {0}
Kod: {1} (on dakika, bir kez)
Karşılaştırılacak rakamlar: {2}</translation>
    </message>
    <message>
        <source>The code is too old: take the invitation back and make a new one.</source>
        <translation>Kod çok eski: daveti geri alıp yenisini yapın.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Adres kopyalandı.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Section</source>
        <translation>Grup</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Search commands and players</source>
        <translation>Komut ve oyuncu ara</translation>
    </message>
    <message>
        <source>Search commands, pages and players</source>
        <translation>Komut, sayfa ve oyuncu ara</translation>
    </message>
    <message>
        <source>Event without a name</source>
        <translation>Adsız turnuva</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Grup {0}</translation>
    </message>
</context>
<context>
    <name>TwoLadders</name>
    <message>
        <source>First ladder</source>
        <translation>Birinci liste</translation>
    </message>
    <message>
        <source>Second ladder</source>
        <translation>İkinci liste</translation>
    </message>
    <message>
        <source>Places under both ladders</source>
        <translation>İki listeye göre sıralar</translation>
    </message>
    <message>
        <source>Official ladder</source>
        <translation>Resmî liste</translation>
    </message>
    <message>
        <source>Trial ladder</source>
        <translation>Deneme listesi</translation>
    </message>
    <message>
        <source>Official: {0}</source>
        <translation>Resmî: {0}</translation>
    </message>
    <message>
        <source>Preset: {0}</source>
        <translation>Hazır: {0}</translation>
    </message>
    <message>
        <source>Own: {0}</source>
        <translation>Kendi: {0}</translation>
    </message>
</context>
<context>
    <name>TwoStepDialog</name>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Devam…</translation>
    </message>
    <message>
        <source>Change the official ladder</source>
        <translation>Resmî listeyi değiştir</translation>
    </message>
    <message>
        <source>Whose place changes</source>
        <translation>Sırası değişenler</translation>
    </message>
    <message>
        <source>No place changes now</source>
        <translation>Şimdi değişen sıra yok</translation>
    </message>
    <message>
        <source>Later rounds may differ.</source>
        <translation>Sonraki turlar farklı olabilir.</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Şimdiye dek</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Bundan sonra</translation>
    </message>
    <message>
        <source>Reason (kept in the file and written to the tournament report)</source>
        <translation>Sebep (dosyada saklanır ve turnuva raporuna yazılır)</translation>
    </message>
    <message>
        <source>Reason for the change</source>
        <translation>Değişikliğin sebebi</translation>
    </message>
    <message>
        <source>for example: the announced regulations name another order</source>
        <translation>örneğin: ilan edilen yönergede başka sıra var</translation>
    </message>
    <message>
        <source>Step {0} of 2</source>
        <translation>Adım {0} / 2</translation>
    </message>
    <message>
        <source>Write a reason first</source>
        <translation>Önce sebep yazın</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Geri al: {0}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Geri alınacak bir şey yok</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Yinele: {0}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Yinelenecek bir şey yok</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>agrees</source>
        <translation>aynı</translation>
    </message>
    <message>
        <source>differs as known</source>
        <translation>bilinen fark</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>farklı</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>denetlenmedi</translation>
    </message>
    <message>
        <source>Rung</source>
        <translation>Kriter</translation>
    </message>
    <message>
        <source>The tie-break with its policy</source>
        <translation>Eşitlik bozma ve kuralı</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>What FIDE&apos;s tool says</source>
        <translation>FIDE aracının dediği</translation>
    </message>
    <message>
        <source>Second calculation</source>
        <translation>İkinci hesap</translation>
    </message>
    <message>
        <source>Written from the articles</source>
        <translation>Maddelere göre yazılan</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Madde</translation>
    </message>
    <message>
        <source>The article it was written from</source>
        <translation>Yazıldığı madde</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Değerler</translation>
    </message>
    <message>
        <source>Values compared</source>
        <translation>Karşılaştırılan değerler</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Farklı</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Farklı değerler</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Eşlendirme numarası</translation>
    </message>
    <message>
        <source>Value of this program</source>
        <translation>Bu programın değeri</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>İkinci</translation>
    </message>
    <message>
        <source>Value of the second calculation</source>
        <translation>İkinci hesabın değeri</translation>
    </message>
    <message>
        <source>Value of gacrux</source>
        <translation>gacrux&apos;un değeri</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>What explains the difference</source>
        <translation>Farkı açıklayan</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>açıklanmadı</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Renkler</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Dil</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Daha büyük ya&amp;zı</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Daha &amp;küçük yazı</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>N&amp;ormal yazı</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Satırlar</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>Sis&amp;teme uy</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Açık</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Koyu</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Yüksek karşıtlık</translation>
    </message>
    <message>
        <source>&amp;Airy</source>
        <translation>&amp;Geniş</translation>
    </message>
    <message>
        <source>&amp;Compact, for small screens</source>
        <translation>&amp;Sıkı, küçük ekranlar için</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Sistem &amp;gibi</translation>
    </message>
    <message>
        <source>{0}: sheets and website only</source>
        <translation>{0}: yalnız kâğıtlar ve web sitesi</translation>
    </message>
</context>
<context>
    <name>WaitingLine</name>
    <message>
        <source>Under way</source>
        <translation>Sürüyor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Cancelled; the event was not opened.</source>
        <translation>İptal edildi; turnuva açılmadı.</translation>
    </message>
    <message>
        <source>Cancelled; nothing has changed.</source>
        <translation>İptal edildi; hiçbir şey değişmedi.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>e-boards</source>
        <translation>elektronik tahtalar</translation>
    </message>
</context>
<context>
    <name>WhichKeysDialog</name>
    <message>
        <source>Keys for results</source>
        <translation>Sonuç tuşları</translation>
    </message>
    <message>
        <source>{0} is no result with the keys in force. Which keys do you mean?</source>
        <translation>{0} geçerli tuşlarla sonuç değil. Hangi tuşları kastediyorsunuz?</translation>
    </message>
    <message>
        <source>Nothing was entered: press the key again afterwards.</source>
        <translation>Bir şey girilmedi: sonra tuşa yeniden basın.</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sonuç yok</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}</source>
        <translation>{0}: {1} = {2}</translation>
    </message>
    <message>
        <source>Keep the keys in force</source>
        <translation>Geçerli tuşlar kalsın</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>file is whole</source>
        <translation>dosya tam</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>kaydedildi</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>FIDE mode</source>
        <translation>FIDE kipi</translation>
    </message>
    <message>
        <source>The event follows FIDE&apos;s rules for tournament programs.</source>
        <translation>Turnuva, FIDE&apos;nin turnuva programları kurallarına uyuyor.</translation>
    </message>
    <message>
        <source>&amp;Search commands and players…</source>
        <translation>Ko&amp;mut ve oyuncu ara…</translation>
    </message>
    <message>
        <source>&amp;Explanation beside the page</source>
        <translation>Sayfanın yanında &amp;açıklama</translation>
    </message>
    <message>
        <source>Large &amp;window for a projector</source>
        <translation>Projektör için büyük &amp;pencere</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Kıla&amp;vuz</translation>
    </message>
    <message>
        <source>&amp;First steps, over the demo event</source>
        <translation>İlk adımla&amp;r, örnek turnuvada</translation>
    </message>
    <message>
        <source>Play a &amp;round</source>
        <translation>Bir tur &amp;oyna</translation>
    </message>
    <message>
        <source>&amp;Bring your last event…</source>
        <translation>Son turnuvanızı &amp;getirin…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Klavye &amp;kısayolları</translation>
    </message>
    <message>
        <source>&amp;About tdapp</source>
        <translation>tdapp &amp;hakkında</translation>
    </message>
    <message>
        <source>&amp;Look for a newer version</source>
        <translation>&amp;Yeni sürüme bak</translation>
    </message>
    <message>
        <source>NOT IN FIDE MODE</source>
        <translation>FIDE KİPİNDE DEĞİL</translation>
    </message>
    <message>
        <source>This page has no values to explain</source>
        <translation>Bu sayfada açıklanacak değer yok</translation>
    </message>
</context>
<context>
    <name>_Decision</name>
    <message>
        <source>Who goes on: {0}</source>
        <translation>Kim üst tura çıkar: {0}</translation>
    </message>
    <message>
        <source>The decision and its reason stand in the tournament report.</source>
        <translation>Karar ve sebebi turnuva raporunda yer alır.</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Kim üst tura çıkar</translation>
    </message>
    <message>
        <source>nobody yet: take the decision back</source>
        <translation>henüz kimse: kararı geri al</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>play-off</translation>
    </message>
    <message>
        <source>drawing of lots</source>
        <translation>kura</translation>
    </message>
    <message>
        <source>decision of the arbiter</source>
        <translation>hakem kararı</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Tur geçen</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Nasıl</translation>
    </message>
    <message>
        <source>the score of the play-off, or how the lot was drawn</source>
        <translation>play-off skoru ya da kuranın nasıl çekildiği</translation>
    </message>
    <message>
        <source>Result or lot</source>
        <translation>Sonuç ya da kura</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sebep</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Karar ver</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>_GroupDialog</name>
    <message>
        <source>First round</source>
        <translation>İlk tur</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Önceki</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Son tur</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>to</source>
        <comment>rounds 1 to 3</comment>
        <translation>en çok</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Ne kadar kesin</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Karşılaşamaz</translation>
    </message>
    <message>
        <source>The round is not paired otherwise, whatever it costs</source>
        <translation>Bedeli ne olursa olsun tur başka türlü eşlendirilmez</translation>
    </message>
    <message>
        <source>Wished apart</source>
        <translation>Ayrı olsun</translation>
    </message>
    <message>
        <source>Yields where a round could not be paired</source>
        <translation>Tur eşlendirilemeyecekse vazgeçilir</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>_MovedWords</name>
    <message numerus="yes">
        <source>%n of {0} player(s) get another number.</source>
        <translation>
            <numerusform>{0} oyuncudan %n oyuncunun numarası değişir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_NumbersDialog</name>
    <message>
        <source>Players whose number changes</source>
        <translation>Numarası değişen oyuncular</translation>
    </message>
    <message>
        <source>No number changes</source>
        <translation>Hiçbir numara değişmiyor</translation>
    </message>
    <message>
        <source>The numbers are in this order already.</source>
        <translation>Numaralar zaten bu sırada.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>_TableDialog</name>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>_Tree</name>
    <message>
        <source>not decided: Who goes on… on the page Rounds</source>
        <translation>belli değil: Turlar sayfasında, Kim üst tura çıkar… ile</translation>
    </message>
    <message>
        <source>Match for place 3</source>
        <translation>Üçüncülük maçı</translation>
    </message>
</context>
<context>
    <name>_WindowMenu</name>
    <message>
        <source>Open an event first</source>
        <translation>Önce bir turnuva açın</translation>
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
