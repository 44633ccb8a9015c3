; The installer for Windows, for Inno Setup 6.3 or newer:
;   iscc /DVersion=1.2.3 /DNumbers=1.2.3.0 /DFolder=...\build\freeze\dist\tdapp /DOut=...\build\packages installer\windows\tdapp.iss
; For whoever runs it, without an administrator's password; for all users where one is given (/ALLUSERS).
; Nothing here ever touches events, settings or backups.
#ifndef Version
  #error Version is given by installer.windows.setup
#endif

[Setup]
AppId={{8E0B6E7C-5B0E-4B0C-9A43-2F1D6C8C4B57}
AppName=tdapp
AppVersion={#Version}
AppVerName=tdapp {#Version}
AppPublisher=tdapp
#ifdef Homepage
AppPublisherURL={#Homepage}
AppUpdatesURL={#Homepage}
#endif
VersionInfoVersion={#Numbers}
DefaultDirName={autopf}\tdapp
DefaultGroupName=tdapp
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
OutputDir={#Out}
OutputBaseFilename=tdapp-{#Version}-windows-x64-setup
SetupIconFile={#Icons}\tdapp.ico
UninstallDisplayIcon={app}\tdapp-window.exe
UninstallDisplayName=tdapp {#Version}
LicenseFile={#Folder}\LICENSE.txt
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
; A program that has an event open is named, and asked to close: it stores every change at once.
CloseApplications=yes
CloseApplicationsFilter=*.exe,*.dll,*.pyd
RestartApplications=no
UsePreviousLanguage=yes
#ifdef Sign
SignTool=release
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "pt"; MessagesFile: "compiler:Languages\Portuguese.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "cs"; MessagesFile: "compiler:Languages\Czech.isl"
Name: "tr"; MessagesFile: "compiler:Languages\Turkish.isl"
Name: "uk"; MessagesFile: "compiler:Languages\Ukrainian.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[CustomMessages]
en.OpenFiles=Open event files (*.tdb) with tdapp
de.OpenFiles=Turnierdateien (*.tdb) mit tdapp öffnen
es.OpenFiles=Abrir los archivos de torneo (*.tdb) con tdapp
fr.OpenFiles=Ouvrir les fichiers de tournoi (*.tdb) avec tdapp
it.OpenFiles=Aprire i file di torneo (*.tdb) con tdapp
pt.OpenFiles=Abrir os ficheiros de torneio (*.tdb) com o tdapp
pt_BR.OpenFiles=Abrir os arquivos de torneio (*.tdb) com o tdapp
nl.OpenFiles=Toernooibestanden (*.tdb) openen met tdapp
pl.OpenFiles=Otwieraj pliki turniejów (*.tdb) programem tdapp
cs.OpenFiles=Otevírat soubory turnajů (*.tdb) v tdapp
tr.OpenFiles=Turnuva dosyalarını (*.tdb) tdapp ile aç
uk.OpenFiles=Відкривати файли турнірів (*.tdb) у tdapp
ru.OpenFiles=Открывать файлы турниров (*.tdb) в tdapp
en.EventFile=Chess event
de.EventFile=Schachturnier
es.EventFile=Torneo de ajedrez
fr.EventFile=Tournoi d'échecs
it.EventFile=Torneo di scacchi
pt.EventFile=Torneio de xadrez
pt_BR.EventFile=Torneio de xadrez
nl.EventFile=Schaaktoernooi
pl.EventFile=Turniej szachowy
cs.EventFile=Šachový turnaj
tr.EventFile=Satranç turnuvası
uk.EventFile=Шаховий турнір
ru.EventFile=Шахматный турнир
en.Newer=A newer version of tdapp (%1) is installed. This one (%2) could not open events that it has saved. Nothing was changed. Remove the newer version first if you mean it; events and settings stay.
de.Newer=Eine neuere Version von tdapp (%1) ist installiert. Diese hier (%2) könnte Turniere nicht öffnen, die jene gespeichert hat. Es wurde nichts geändert. Entfernen Sie zuerst die neuere Version, wenn Sie es so wollen; Turniere und Einstellungen bleiben.
es.Newer=Está instalada una versión más nueva de tdapp (%1). Esta (%2) no podría abrir los torneos guardados por ella. No se ha cambiado nada. Si es lo que quiere, quite antes la versión más nueva; los torneos y los ajustes se conservan.
fr.Newer=Une version plus récente de tdapp (%1) est installée. Celle-ci (%2) ne pourrait pas ouvrir les tournois enregistrés par elle. Rien n'a été modifié. Si c'est ce que vous voulez, désinstallez d'abord la version plus récente ; les tournois et les réglages sont conservés.
it.Newer=È installata una versione più recente di tdapp (%1). Questa (%2) non potrebbe aprire i tornei salvati da quella. Non è stato cambiato nulla. Se è ciò che si vuole, rimuovere prima la versione più recente; i tornei e le impostazioni restano.
pt.Newer=Está instalada uma versão mais recente do tdapp (%1). Esta (%2) não conseguiria abrir os torneios guardados por ela. Nada foi alterado. Se é o que pretende, remova primeiro a versão mais recente; os torneios e as definições mantêm-se.
pt_BR.Newer=Está instalada uma versão mais recente do tdapp (%1). Esta (%2) não conseguiria abrir os torneios salvos por ela. Nada foi alterado. Se é o que você quer, remova primeiro a versão mais recente; os torneios e as configurações são mantidos.
nl.Newer=Er is een nieuwere versie van tdapp (%1) geïnstalleerd. Deze (%2) zou toernooien die daarmee zijn opgeslagen niet kunnen openen. Er is niets gewijzigd. Verwijder eerst de nieuwere versie als u dat echt wilt; toernooien en instellingen blijven.
pl.Newer=Zainstalowana jest nowsza wersja tdapp (%1). Ta wersja (%2) nie mogłaby otworzyć zapisanych w niej turniejów. Niczego nie zmieniono. Jeśli tak ma być, najpierw usuń nowszą wersję; turnieje i ustawienia pozostaną.
cs.Newer=Je nainstalována novější verze tdapp (%1). Tato (%2) by neotevřela turnaje, které v ní byly uloženy. Nic se nezměnilo. Pokud to tak chcete, nejprve odeberte novější verzi; turnaje a nastavení zůstanou.
tr.Newer=Daha yeni bir tdapp sürümü (%1) kurulu. Bu sürüm (%2), onunla kaydedilen turnuvaları açamaz. Hiçbir şey değiştirilmedi. İstediğiniz buysa önce yeni sürümü kaldırın; turnuvalar ve ayarlar kalır.
uk.Newer=Встановлено новішу версію tdapp (%1). Ця версія (%2) не змогла б відкрити збережені в ній турніри. Нічого не змінено. Якщо ви справді цього хочете, спершу видаліть новішу версію; турніри й налаштування залишаться.
ru.Newer=Установлена более новая версия tdapp (%1). Эта версия (%2) не смогла бы открыть сохранённые в ней турниры. Ничего не изменено. Если вы действительно этого хотите, сначала удалите более новую версию; турниры и настройки останутся.
en.StayBehind=tdapp is removed. Your events, settings and backups stay where they are.
de.StayBehind=tdapp ist entfernt. Ihre Turniere, Einstellungen und Sicherungen bleiben, wo sie sind.
es.StayBehind=tdapp se ha quitado. Sus torneos, ajustes y copias de seguridad siguen donde están.
fr.StayBehind=tdapp a été désinstallé. Vos tournois, réglages et sauvegardes restent où ils sont.
it.StayBehind=tdapp è stato rimosso. I tornei, le impostazioni e le copie di sicurezza restano dove sono.
pt.StayBehind=O tdapp foi removido. Os seus torneios, definições e cópias de segurança continuam onde estão.
pt_BR.StayBehind=O tdapp foi removido. Seus torneios, configurações e cópias de segurança continuam onde estão.
nl.StayBehind=tdapp is verwijderd. Uw toernooien, instellingen en reservekopieën blijven waar ze zijn.
pl.StayBehind=Program tdapp został usunięty. Turnieje, ustawienia i kopie zapasowe pozostają na swoim miejscu.
cs.StayBehind=Program tdapp byl odebrán. Vaše turnaje, nastavení a zálohy zůstávají na svém místě.
tr.StayBehind=tdapp kaldırıldı. Turnuvalarınız, ayarlarınız ve yedekleriniz yerinde duruyor.
uk.StayBehind=Програму tdapp видалено. Ваші турніри, налаштування й резервні копії залишаються на місці.
ru.StayBehind=Программа tdapp удалена. Ваши турниры, настройки и резервные копии остаются на месте.

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked
Name: "association"; Description: "{cm:OpenFiles}"

[InstallDelete]
; The folder of the version before, so that none of its libraries is found; it holds nothing but what was installed.
Type: filesandordirs; Name: "{app}\_internal"
Type: filesandordirs; Name: "{app}\licences"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\tdapp"; Filename: "{app}\tdapp-window.exe"; AppUserModelID: "tdapp"
Name: "{autodesktop}\tdapp"; Filename: "{app}\tdapp-window.exe"; AppUserModelID: "tdapp"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.tdb\OpenWithProgids"; ValueType: string; ValueName: "tdapp.event"; ValueData: ""; Flags: uninsdeletevalue; Tasks: association
Root: HKA; Subkey: "Software\Classes\tdapp.event"; ValueType: string; ValueName: ""; ValueData: "{cm:EventFile}"; Flags: uninsdeletekey; Tasks: association
Root: HKA; Subkey: "Software\Classes\tdapp.event\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\tdapp-window.exe,0"; Tasks: association
Root: HKA; Subkey: "Software\Classes\tdapp.event\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\tdapp-window.exe"" ""%1"""; Tasks: association
Root: HKA; Subkey: "Software\Classes\Applications\tdapp-window.exe\SupportedTypes"; ValueType: string; ValueName: ".tdb"; ValueData: ""; Flags: uninsdeletekey

[Run]
Filename: "{app}\tdapp-window.exe"; Description: "{cm:LaunchProgram,tdapp}"; Flags: nowait postinstall skipifsilent

[Code]
const
  Key = 'Software\Microsoft\Windows\CurrentVersion\Uninstall\{8E0B6E7C-5B0E-4B0C-9A43-2F1D6C8C4B57}_is1';

function Installed: String;
begin
  Result := '';
  if not RegQueryStringValue(HKCU, Key, 'DisplayVersion', Result) then
    RegQueryStringValue(HKLM, Key, 'DisplayVersion', Result);
end;

{ Digits up to the next full stop; letters, as of a release candidate, end the number. }
function Taken(var Rest: String): Integer;
var
  Digits: String;
begin
  Digits := '';
  while (Length(Rest) > 0) and (Rest[1] >= '0') and (Rest[1] <= '9') do
  begin
    Digits := Digits + Rest[1];
    Delete(Rest, 1, 1);
  end;
  while (Length(Rest) > 0) and (Rest[1] <> '.') do
    Delete(Rest, 1, 1);
  Delete(Rest, 1, 1);
  Result := StrToIntDef(Digits, 0);
end;

function Older(Ours, Theirs: String): Boolean;
var
  I, A, B: Integer;
begin
  Result := False;
  for I := 1 to 4 do
  begin
    A := Taken(Ours);
    B := Taken(Theirs);
    if A <> B then
    begin
      Result := A < B;
      Exit;
    end;
  end;
end;

function InitializeSetup: Boolean;
var
  There: String;
begin
  There := Installed;
  Result := (There = '') or not Older('{#Version}', There);
  if not Result then
  begin
    Log(FmtMessage(CustomMessage('Newer'), [There, '{#Version}']));
    SuppressibleMsgBox(FmtMessage(CustomMessage('Newer'), [There, '{#Version}']), mbError, MB_OK, IDOK);
  end;
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  if (Step = usPostUninstall) and not UninstallSilent then
    SuppressibleMsgBox(CustomMessage('StayBehind'), mbInformation, MB_OK, IDOK);
end;
