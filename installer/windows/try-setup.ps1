# Tries the installer on a machine of Windows that may be thrown away: silently, as a user, then removes it again.
$ErrorActionPreference = "Stop"
$setup = (Get-ChildItem build/packages/*-setup.exe).FullName
$place = Join-Path $env:LOCALAPPDATA "Programs\tdapp"
$events = Join-Path $env:USERPROFILE "Turniere Groesse and Soehne"
New-Item -ItemType Directory -Force $events | Out-Null

function Run($program, $arguments) {
  $done = Start-Process -FilePath $program -ArgumentList $arguments -Wait -PassThru -NoNewWindow
  if ($done.ExitCode -ne 0) { throw "$program $arguments ended with $($done.ExitCode)" }
}

Run $setup @("/VERYSILENT", "/SUPPRESSMSGBOXES", "/CURRENTUSER", "/NORESTART", "/LOG=setup.log")
if (-not (Test-Path "$place\tdapp-window.exe")) { Get-Content setup.log; throw "not installed in $place" }
Run "$place\tdapp.exe" @("--self-check")
Run "$place\tdapp-window.exe" @("--self-check")
$command = (Get-ItemProperty "HKCU:\Software\Classes\tdapp.event\shell\open\command")."(default)"
if ($command -ne "`"$place\tdapp-window.exe`" `"%1`"") { throw "event files are opened by $command" }

Run "$place\tdapp.exe" @("generate", "-o", "many", "--players", "40", "--rounds", "5", "--seed", "setup", "--system", "dutch")
$report = (Get-ChildItem many -File)[0].FullName
Run "$place\tdapp.exe" @("import", "`"$report`"", "`"$events\Open.tdb`"")
Run "$place\tdapp.exe" @("pair", "--round", "3", "--engine", "gacrux", "`"$report`"")
$before = (Get-FileHash "$events\Open.tdb").Hash

Run $setup @("/VERYSILENT", "/SUPPRESSMSGBOXES", "/CURRENTUSER", "/NORESTART") # again: as an update
Run "$place\tdapp.exe" @("standings", "`"$events\Open.tdb`"")
Run "$place\unins000.exe" @("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART")
Start-Sleep -Seconds 5 # the remover removes itself a moment later
if (Test-Path "$place\tdapp.exe") { throw "something is left in $place" }
if (Test-Path "HKCU:\Software\Classes\tdapp.event") { throw "the file type is left" }
if ((Get-FileHash "$events\Open.tdb").Hash -ne $before) { throw "the event is not as it was" }
"installed, tried, updated, removed; the event is as it was"
