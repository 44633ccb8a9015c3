// The arbiter's page: what has to be looked at, the most urgent first, taken under his name; every board as it is now.
import { Chessground } from "./chessground.min.js";

const words = JSON.parse(document.body.dataset.words);
const base = `/a/${document.body.dataset.key}/`;
const main = document.querySelector("main"), quiet = document.querySelector(".quiet");
let state = { v: -1, boards: [], alerts: [], round: 0 }, shown = 0, ground = null, heard = Date.now(), sounded = null;
const said = (move) => move.replace(/[NBRQK]/g, (piece) => words.alphabets[words.notation][1 + "NBRQK".indexOf(piece)]);
const time = (seconds) => seconds === null ? "" : `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
const make = (tag, text = "", name = "") => Object.assign(document.createElement(tag), { textContent: text, className: name });
function button(text, act) {
  const made = make("button", text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}
const key = (one) => [one.kind, one.round, one.board, one.cause].join("/");

const title = make("h1"), answer = make("p", "", "notice"), one = make("section", "", "seen"), alerts = make("ol", "", "alerts"), list = make("ol", "", "rows");
answer.setAttribute("role", "status");
answer.hidden = one.hidden = true;
const only = make("input"), sound = make("input"), filters = make("div", "", "tools");
only.value = decodeURIComponent(location.hash.slice(1));
only.inputMode = "numeric";
only.addEventListener("input", () => { history.replaceState(null, "", `#${encodeURIComponent(only.value)}`); draw(); });
sound.type = "checkbox";
sound.addEventListener("change", () => { sounded = sounded || new AudioContext(); if (sound.checked) beep(); });
for (const [field, text] of [[only, words.only], [sound, words.sound]]) {
  const label = make("label", `${text} `);
  field === sound ? label.prepend(field) : label.append(field);
  filters.append(label);
}
main.append(title, answer, one, make("h2", words.look), filters, alerts, make("h2", words.boards), list);

function wanted() {  // 1-20, 31: the boards of a sector; alerts of no board are everybody's
  const spans = only.value.split(",").map((part) => part.trim().match(/^(\d+)(?:\s*-\s*(\d+))?$/)).filter(Boolean);
  return (board) => !spans.length || !board || spans.some((span) => board >= +span[1] && board <= +(span[2] || span[1]));
}
function beep() {
  const tone = sounded.createOscillator(), loud = sounded.createGain();
  loud.gain.value = 0.2;
  tone.connect(loud).connect(sounded.destination);
  tone.start();
  tone.stop(sounded.currentTime + 0.25);
}
function draw() {
  const mine = wanted();
  title.textContent = state.round ? `${words.round.replace("{number}", state.round)} · ${state.name}` : words.none;
  const found = state.alerts.filter((alert) => mine(alert.board));
  alerts.replaceChildren(...found.map((alert) => {
    const item = make("li", "", alert.by ? "taken" : alert.urgency), text = make("p", alert.text);
    if (alert.board) item.append(button(words.board.replace("{number}", alert.board), () => look(alert.board)));
    const small = [alert.urgency === "act" ? words.act : alert.urgency === "inform" ? words.inform : "", alert.kind, alert.article].filter(Boolean).join(" · ");
    text.append(" ", make("small", small));
    item.append(text, alert.by ? make("p", words.taken.replace("{name}", alert.by)) : button(words.take, (event) => take(alert, event.target)));
    return item;
  }));
  if (!found.length) alerts.append(make("li", words.nothing));
  list.replaceChildren(...state.boards.filter((board) => mine(board.board)).map((board) => {
    const item = make("li"), way = button("", () => look(board.board));
    const clocks = board.clock.map(time).filter(Boolean).join(" / ");
    way.append(make("b", `${board.board} `), make("span", `${board.white} – ${board.black}`), make("small", [board.result, board.move && said(board.move), clocks, board.state].filter(Boolean).join(" · ")));
    item.append(way);
    return item;
  }));
}
async function look(number) {
  shown = number;
  const got = await fetch(`${base}board.json?b=${number}`).catch(() => null);
  if (!got || !got.ok || shown !== number) return;
  const board = await got.json(), place = make("div", "", "board"), moves = make("ol", "", "moves");
  moves.append(...board.sans.map((san, index) => {
    const at = index + (board.first[1] ? 0 : 1), count = board.first[0] + Math.floor(at / 2);
    return make("li", `${at % 2 ? index ? "" : `${count}… ` : `${count}. `}${said(san)}`);
  }));
  const person = (name, clock) => { const line = make("p", `${name} `, "names"); line.append(make("span", time(clock), "clock")); return line; };
  const isNew = one.hidden || one.dataset.board !== String(number);  // whoever reads further down stays there
  one.dataset.board = number;
  one.replaceChildren(make("h2", words.board.replace("{number}", number)), person(board.black, board.clock[1]), place, person(board.white, board.clock[0]), moves, button(words.close, () => { shown = 0; one.hidden = true; }));
  one.hidden = false;
  ground = Chessground(place, { fen: board.fen, lastMove: board.last.length ? board.last : undefined, viewOnly: true, animation: { enabled: false } });
  moves.scrollTop = moves.scrollHeight;
  if (isNew) one.scrollIntoView({ block: "start" });
}
async function take(alert, pressed) {
  pressed.disabled = true;
  const act = { kind: "take", round: alert.round, board: alert.board, alert: alert.kind, cause: alert.cause };
  try {
    const got = await fetch(`${base}act`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(act) });
    if (!got.ok) throw new Error(String(got.status));
    const told = await got.json();
    answer.hidden = !told.text;
    answer.textContent = told.text;
    set(told);
  } catch {
    pressed.disabled = false;
  }
}
function set(told) {
  if (told.v === undefined || !told.boards) return;
  heard = Date.now();
  const known = new Set(state.alerts.map(key)), first = state.v < 0;
  const urgent = (told.alerts || []).some((alert) => alert.urgency === "act" && !alert.by && !known.has(key(alert)) && wanted()(alert.board));
  const moved = JSON.stringify(state.boards.find((board) => board.board === shown)) !== JSON.stringify(told.boards.find((board) => board.board === shown));
  state = { round: 0, alerts: [], ...told };
  if (urgent && !first && sound.checked) beep();
  draw();
  if (shown && moved) look(shown);
}
async function follow() {  // asks for what is new, and waits for it
  for (;;) {
    try {
      const got = await fetch(`${base}state.json?v=${state.v}`);
      if (got.status === 404 || got.status === 403) { quiet.hidden = false; quiet.textContent = words.void; main.replaceChildren(quiet); return; }
      if (!got.ok) throw new Error(String(got.status));
      const told = await got.json();
      if (told.v !== state.v) set(told);
      heard = Date.now();
    } catch {
      await new Promise((again) => setTimeout(again, 2000));
    }
  }
}
setInterval(() => {
  const seconds = Math.round((Date.now() - heard) / 1000);
  quiet.hidden = seconds < 25;
  quiet.textContent = words.quiet.replace("{seconds}", seconds);
}, 1000);
draw();
follow();
