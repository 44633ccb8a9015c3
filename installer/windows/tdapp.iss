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

[CustomMessages]
en.OpenFiles=Open event files (*.tdb) with tdapp
de.OpenFiles=Turnierdateien (*.tdb) mit tdapp öffnen
es.OpenFiles=Abrir los archivos de torneo (*.tdb) con tdapp
fr.OpenFiles=Ouvrir les fichiers de tournoi (*.tdb) avec tdapp
en.EventFile=Chess event
de.EventFile=Schachturnier
es.EventFile=Torneo de ajedrez
fr.EventFile=Tournoi d'échecs
en.Newer=A newer version of tdapp (%1) is installed. This one (%2) could not open events that it has saved. Nothing was changed. Remove the newer version first if you mean it; events and settings stay.
de.Newer=Eine neuere Version von tdapp (%1) ist installiert. Diese hier (%2) könnte Turniere nicht öffnen, die jene gespeichert hat. Es wurde nichts geändert. Entfernen Sie zuerst die neuere Version, wenn Sie es so wollen; Turniere und Einstellungen bleiben.
es.Newer=Está instalada una versión más nueva de tdapp (%1). Esta (%2) no podría abrir los torneos guardados por ella. No se ha cambiado nada. Si es lo que quiere, quite antes la versión más nueva; los torneos y los ajustes se conservan.
fr.Newer=Une version plus récente de tdapp (%1) est installée. Celle-ci (%2) ne pourrait pas ouvrir les tournois enregistrés par elle. Rien n'a été modifié. Si c'est ce que vous voulez, désinstallez d'abord la version plus récente ; les tournois et les réglages sont conservés.
en.StayBehind=tdapp is removed. Your events, settings and backups stay where they are.
de.StayBehind=tdapp ist entfernt. Ihre Turniere, Einstellungen und Sicherungen bleiben, wo sie sind.
es.StayBehind=tdapp se ha quitado. Sus torneos, ajustes y copias de seguridad siguen donde están.
fr.StayBehind=tdapp a été désinstallé. Vos tournois, réglages et sauvegardes restent où ils sont.

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
