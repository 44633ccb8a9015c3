// The volunteer's page: one board at a time, the next legal move by two taps; nothing is kept in the browser.
import { Chessground } from "./chessground.min.js";

const words = JSON.parse(document.body.dataset.words);
const base = `/d/${document.body.dataset.key}/`;
const main = document.querySelector("main"), quiet = document.querySelector(".quiet");
let boards = [], shown = null, ground = null, waiting = null;
const said = (move) => move.replace(/[NBRQK]/g, (piece) => words.notation["NBRQK".indexOf(piece)]);
const make = (tag, text = "", name = "") => Object.assign(document.createElement(tag), { textContent: text, className: name });
function button(text, act) {
  const made = make("button", text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}
const choose = make("nav", "", "rounds"), title = make("h1"), turn = make("p"), place = make("div", "", "board"), pawn = make("div", "", "tools"), tools = make("div", "", "tools"), moves = make("ol", "", "moves"), answer = make("p", "", "notice");
answer.setAttribute("role", "status");
answer.hidden = pawn.hidden = true;
main.append(choose, title, turn, place, pawn, tools, answer, moves);
tools.append(
  button(words.back, () => send({ kind: "back", ply: board().sans.length })),
  button(words.gap, () => send({ kind: "gap", ply: board().sans.length })),
  button(words.turn, () => ground.toggleOrientation()),
  button(words.call, () => send({ kind: "call", ply: board().sans.length })),
);
const board = () => boards.find((one) => one.board === shown) || boards[0];

function draw() {
  const held = board();
  for (const part of [turn, place, tools, moves]) part.hidden = !held;
  title.textContent = held ? `${held.board}. ${held.white} – ${held.black}` : words.none;
  const list = make("ul");
  for (const one of boards) {
    const item = make("li"), way = button(String(one.board), () => { shown = one.board; draw(); });
    way.setAttribute("aria-pressed", String(one === held));
    item.append(way);
    list.append(item);
  }
  choose.replaceChildren(list);
  choose.hidden = boards.length < 2;
  if (!held) return;
  shown = held.board;
  turn.textContent = held.over ? "" : words[held.turn];
  const dests = new Map();
  for (const uci of held.legal) dests.set(uci.slice(0, 2), [...(dests.get(uci.slice(0, 2)) || []), uci.slice(2, 4)]);
  const config = {
    fen: held.fen, turnColor: held.turn, lastMove: held.last.length ? held.last : undefined, coordinates: false,
    movable: { free: false, color: held.over || waiting ? undefined : held.turn, dests, events: { after: moved } },
    draggable: { enabled: false }, premovable: { enabled: false }, drawable: { enabled: false },
  };
  if (ground) ground.set(config); else ground = Chessground(place, config);
  moves.replaceChildren(...held.sans.map((san, index) => make("li", `${index % 2 ? "" : `${index / 2 + 1}. `}${said(san)}`)));
  moves.lastElementChild?.scrollIntoView({ block: "nearest" });
}
function moved(from, to) {
  const held = board(), found = held.legal.filter((uci) => uci.startsWith(from + to));
  if (found.length === 1) { send({ kind: "move", ply: held.sans.length, uci: found[0] }); return; }
  pawn.hidden = false;
  pawn.replaceChildren(make("span", words.become), ...found.map((uci) => button(said(uci[4].toUpperCase()), () => {
    pawn.hidden = true;
    send({ kind: "move", ply: held.sans.length, uci });
  })));
}
function send(entry) {
  if (waiting) return;
  waiting = { board: board().board, uci: "", ...entry };
  deliver();
}
async function deliver() {  // an entry has its number: one that arrives twice counts once
  try {
    const got = await fetch(`${base}act`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(waiting) });
    if (!got.ok && got.status !== 400 && got.status !== 403 && got.status !== 404) throw new Error(String(got.status));
    waiting = null;
    quiet.hidden = true;
    if (got.ok) take(await got.json()); else await look();
  } catch {
    quiet.hidden = false;
    quiet.textContent = words.quiet;
    setTimeout(deliver, 2000);
  }
}
function take(state) {
  boards = state.boards;
  answer.hidden = !state.text;
  answer.textContent = state.text;
  draw();
}
async function look() {
  try {
    const got = await fetch(`${base}state.json`);
    if (!got.ok) return;
    const state = await got.json();
    if (waiting || JSON.stringify(state.boards) === JSON.stringify(boards)) return;
    boards = state.boards;
    draw();
  } catch { /* the next look says it */ }
}
await look();
draw();
setInterval(look, 4000);
