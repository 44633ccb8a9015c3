// The volunteer's page: one board at a time, the next legal move by two taps. Without a connection entries wait in this
// browser, under the key, in their order: a tab that is closed loses none. Each has its game and the number of its
// half-move; the program decides when they arrive.
import { Chessground } from "./chessground.min.js";
import { legal, placement, play, read, san } from "./legal.js";
import { ask, brought, elsewhere } from "./way.js";

const words = JSON.parse(document.body.dataset.words), key = document.body.dataset.key;
const base = `/d/${key}/`, drawer = `tdapp/${key}`;
const main = document.querySelector("main"), quiet = document.querySelector(".quiet");
let boards = [], shown = null, ground = null, version = -1, gone = false, since = 0, silent = false, sending = null, isVoid = false;
// Where the browser trusts the connection a worker keeps the page, and the page what it showed last.
const again = "again" in document.body.dataset && isSecureContext && "serviceWorker" in navigator, before = `tdapp-shown/${key}`;
let opens = false;  // whether it can be opened again
function remember() {
  try { isVoid ? localStorage.removeItem(before) : localStorage.setItem(before, JSON.stringify(boards)); } catch { /* private windows */ }
}
if (again) {
  try { boards = JSON.parse(localStorage.getItem(before)) || []; } catch { /* none yet */ }
  navigator.serviceWorker.register(`${base}worker.js`, { scope: base }).catch(() => {});
  navigator.serviceWorker.ready.then(() => { opens = true; tell(); });
}
let queue = [...kept(), ...brought("id")].filter((one, at, all) => all.findIndex((other) => other.id === one.id) === at);  // entries that have not arrived yet
keep();
function kept() {
  try {
    const held = JSON.parse(localStorage.getItem(drawer));
    return Array.isArray(held) ? held : [];
  } catch { return []; }
}
function keep() {
  try { queue.length ? localStorage.setItem(drawer, JSON.stringify(queue)) : localStorage.removeItem(drawer); } catch { /* private windows keep nothing */ }
}
const board = () => boards.find((one) => one.board === shown) || boards[0];
const mine = (held) => queue.filter((entry) => entry.game === held.game);
const said = (move) => move.replace(/[NBRQK]/g, (piece) => words.alphabets[words.notation][1 + "NBRQK".indexOf(piece)]);
const make = (tag, text = "", name = "") => Object.assign(document.createElement(tag), { textContent: text, className: name });
function button(text, act) {
  const made = make("button", text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}
const choose = make("nav", "", "rounds"), title = make("h1"), turn = make("p", "", "turn"), place = make("div", "", "board"), pawn = make("div", "", "tools"), tools = make("div", "", "tools"), rest = make("p", "", "notice"), moves = make("ol", "", "moves"), answer = make("p", "", "notice");
answer.setAttribute("role", "status");
answer.hidden = pawn.hidden = rest.hidden = true;
const otherAddress = elsewhere(words, () => queue);
main.append(choose, title, turn, place, pawn, tools, answer, rest, moves, otherAddress);  // last: nothing moves under a finger
document.body.append(quiet);  // it lies over the page: nothing moves under a finger when it comes
tools.append(
  button(words.back, () => takeBack()),
  button(words.gap, () => send({ kind: "gap", ply: played(board()).length })),
  button(words.turn, () => ground.toggleOrientation()),
  button(words.call, () => send({ kind: "call", ply: played(board()).length })),
);
// Chessground measures the board once: whatever has moved it since, it is measured again before a finger counts.
for (const kind of ["touchstart", "mousedown"]) place.addEventListener(kind, () => ground.state.dom.bounds.clear(), true);

function played(held) {  // the moves with what waits
  const list = [...held.moves];
  for (const entry of mine(held)) {
    if (entry.kind === "move") list.splice(entry.ply, list.length, entry.uci);
    else if (entry.kind === "back" && list.length) list.pop();
  }
  return list;
}
function positions(held) {
  const list = [read(held.start)];
  for (const uci of played(held)) list.push(play(list.at(-1), uci, held.chess960));
  return list;
}
function draw() {
  const held = board();
  for (const part of [turn, place, tools, moves]) part.hidden = !held;
  title.textContent = held ? `${held.board}. ${held.white} – ${held.black}` : words.none;
  title.title = title.textContent;
  const list = make("ul");
  for (const one of boards) {
    const item = make("li"), way = button(String(one.board), () => { shown = one.board; pawn.hidden = true; draw(); });
    way.setAttribute("aria-pressed", String(one === held));
    item.append(way);
    list.append(item);
  }
  choose.replaceChildren(list);
  choose.hidden = boards.length < 2;
  tell();
  if (!held) return;
  shown = held.board;
  rest.hidden = !held.rest;
  rest.textContent = words.rest.replace("{text}", held.rest);
  const path = played(held), stages = positions(held), now = stages.at(-1);
  turn.textContent = held.over ? words.over : words[now.white ? "white" : "black"];
  const dests = new Map();
  for (const uci of held.over ? [] : legal(now, held.chess960)) dests.set(uci.slice(0, 2), [...(dests.get(uci.slice(0, 2)) || []), uci.slice(2, 4)]);
  const last = path.at(-1), colour = now.white ? "white" : "black";
  const config = {
    fen: placement(now), lastMove: last ? [last.slice(0, 2), last.slice(2, 4)] : undefined, turnColor: colour,
    coordinates: true, animation: { enabled: false },
    movable: { free: false, color: held.over ? undefined : colour, dests, showDests: true, rookCastle: true, events: { after: moved } },
    draggable: { enabled: false }, premovable: { enabled: false }, drawable: { enabled: false },
  };
  if (ground) ground.set(config); else ground = Chessground(place, config);
  moves.replaceChildren(...path.map((uci, index) => {
    const there = index < held.sans.length && held.moves[index] === uci;
    const text = there ? held.sans[index] : san(stages[index], uci, held.chess960);
    return make("li", `${index % 2 ? "" : `${index / 2 + 1}. `}${said(text)}`, there ? "" : "waits");
  }));
  moves.scrollTop = moves.scrollHeight;
}
function moved(from, to) {
  const held = board(), now = positions(held).at(-1), ply = played(held).length;
  const found = legal(now, held.chess960).filter((uci) => uci.startsWith(from + to));
  if (found.length === 1) { send({ kind: "move", ply, uci: found[0] }); return; }
  pawn.hidden = false;
  pawn.replaceChildren(make("span", words.become), ...found.map((uci) => button(said(uci[4].toUpperCase()), () => {
    pawn.hidden = true;
    send({ kind: "move", ply, uci });
  })));
}
function takeBack() {
  const held = board(), last = mine(held).at(-1);
  pawn.hidden = true;
  if (last?.kind === "move" && last.id !== sending) {  // it has not left yet
    queue = queue.filter((entry) => entry.id !== last.id);
    keep();
    draw();
  } else send({ kind: "back", ply: played(held).length });
}
function send(entry) {
  const held = board();
  queue = kept().length >= queue.length ? kept() : queue;  // another tab of this page may have added some
  queue.push({ id: `${Date.now()}-${Math.random()}`, game: held.game, board: held.board, uci: "", blind: gone || mine(held).length > 0, ...entry });
  keep();
  draw();
  deliver();
}
function tell() {
  const waits = queue.length > 0 && (gone || isVoid);
  since = gone && !isVoid ? since || Date.now() : 0;
  otherAddress.hidden = !since || Date.now() - since < 15_000;
  quiet.hidden = !(gone || silent || isVoid);
  quiet.textContent = [isVoid ? words.void : (gone ? words.quiet : words.silent).replace("{count}", queue.length), isVoid && waits ? words.waiting.replace("{count}", queue.length) : "", gone && !isVoid && !opens ? words.stay : ""].filter(Boolean).join(" ");
}
async function deliver() {  // an entry has its number: one that arrives twice counts once
  if (sending !== null || isVoid) return;
  while (queue.length && !isVoid) {
    const { id, ...entry } = queue[0];
    sending = id;
    const slow = setTimeout(() => { silent = true; tell(); }, 3000);
    try {
      const got = await ask(`${base}act`, 15, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(entry) });
      silent = got.status === 503;  // the pages are there, the program behind them does not answer
      if (got.status === 403 || got.status === 404) { isVoid = true; break; }
      if (!got.ok && got.status !== 400) throw new Error(String(got.status));
      queue = queue.filter((one) => one.id !== id);
      keep();
      gone = false;
      if (got.ok) take(got.told);
    } catch (fault) {
      if (fault.name !== "Error") silent = false;  // nobody is there at all
      gone = !silent;
      draw();
      await new Promise((again) => setTimeout(again, 2000));
    } finally { clearTimeout(slow); }
  }
  sending = null;
  draw();
}
function take(state) {
  boards = state.boards || [];
  version = state.v;
  if (again) remember();
  if (state.text || !queue.length) {
    answer.hidden = !state.text;
    answer.textContent = state.text;
  }
  draw();
}
async function follow() {  // asks for what is new, and waits for it
  while (!isVoid) {
    try {
      const got = await ask(`${base}state.json?v=${version}`, 30);
      if (got.status === 403 || got.status === 404) { isVoid = true; break; }
      if (!got.ok) throw new Error(String(got.status));
      const state = got.told;
      if (gone && sending === null) gone = false;
      if (state.v !== version) { boards = state.boards || []; version = state.v; if (again) remember(); }
      draw();
      deliver();
    } catch {
      gone = true;
      draw();
      await new Promise((again) => setTimeout(again, 2000));
    }
  }
  if (again) {
    remember();
    (await navigator.serviceWorker.getRegistration(base))?.unregister();
    await caches.delete(`tdapp${base}`);
  }
  if (!queue.length) main.replaceChildren();
  else draw();
  tell();
}
addEventListener("storage", (event) => { if (event.key === drawer && sending === null) { queue = kept(); draw(); } });
draw();
follow();
