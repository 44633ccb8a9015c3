// The volunteer's page: one board at a time, the next legal move by two taps. Without a connection entries wait here in
// their order, each with the number of its half-move; what is legal then is judged when they arrive.
import { Chessground } from "./chessground.min.js";

const words = JSON.parse(document.body.dataset.words);
const base = `/d/${document.body.dataset.key}/`;
const main = document.querySelector("main"), quiet = document.querySelector(".quiet");
let boards = [], shown = null, ground = null, version = -1, gone = false, sending = false;
let queue = [];  // entries that have not arrived yet
const mine = () => queue.filter((entry) => entry.board === board().board);
const added = () => mine().reduce((count, entry) => count + (entry.kind === "move" ? 1 : entry.kind === "back" ? -1 : 0), 0);
const ply = () => board().sans.length + added();
const said = (move) => move.replace(/[NBRQK]/g, (piece) => words.alphabets[words.notation][1 + "NBRQK".indexOf(piece)]);
const make = (tag, text = "", name = "") => Object.assign(document.createElement(tag), { textContent: text, className: name });
function button(text, act) {
  const made = make("button", text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}
const choose = make("nav", "", "rounds"), title = make("h1"), turn = make("p"), place = make("div", "", "board"), pawn = make("div", "", "tools"), tools = make("div", "", "tools"), rest = make("p", "", "notice"), moves = make("ol", "", "moves"), answer = make("p", "", "notice");
answer.setAttribute("role", "status");
answer.hidden = pawn.hidden = rest.hidden = true;
main.append(choose, title, turn, place, pawn, tools, rest, answer, moves);
tools.append(
  button(words.back, () => take_back()),
  button(words.gap, () => send({ kind: "gap", ply: ply() })),
  button(words.turn, () => ground.toggleOrientation()),
  button(words.call, () => send({ kind: "call", ply: ply() })),
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
  rest.hidden = !held.rest;
  rest.textContent = words.rest.replace("{text}", held.rest);
  const blind = mine().length > 0, white = (held.turn === "white") === (Math.abs(added()) % 2 === 0);
  turn.textContent = held.over ? "" : words[white ? "white" : "black"];
  const dests = new Map();
  for (const uci of held.legal) dests.set(uci.slice(0, 2), [...(dests.get(uci.slice(0, 2)) || []), uci.slice(2, 4)]);
  const config = {
    turnColor: white ? "white" : "black", coordinates: false, animation: { enabled: false },
    movable: { free: blind, color: held.over || sending && !gone ? undefined : white ? "white" : "black", dests: blind ? new Map() : dests, showDests: !blind, events: { after: moved } },
    draggable: { enabled: false }, premovable: { enabled: false }, drawable: { enabled: false },
  };
  config.fen = held.fen;
  config.lastMove = held.last.length ? held.last : undefined;
  if (ground) ground.set(config); else ground = Chessground(place, config);
  for (const entry of mine()) {  // what waits is shown on the board as it was entered
    if (entry.kind === "move") step(entry.uci);
  }
  ground.set({ turnColor: config.turnColor, movable: config.movable });
  const waits = mine().filter((entry) => entry.kind === "move").map((entry) => entry.uci);
  moves.replaceChildren(...[...held.sans.map(said), ...waits].map((text, index) => make("li", `${index % 2 ? "" : `${index / 2 + 1}. `}${text}`, index < held.sans.length ? "" : "waits")));
  moves.scrollTop = moves.scrollHeight;
  placed();
}
function step(uci) {
  const piece = ground.state.pieces.get(uci.slice(0, 2));
  ground.move(uci.slice(0, 2), uci.slice(2, 4));
  const role = { q: "queen", r: "rook", b: "bishop", n: "knight" }[uci[4]];
  if (role && piece) ground.setPieces(new Map([[uci.slice(2, 4), { ...piece, role, promoted: true }]]));
}
function moved(from, to) {
  const held = board(), blind = mine().length > 0;
  const pawnOn = blind && ground.state.pieces.get(to)?.role === "pawn" && (to[1] === "8" || to[1] === "1");
  const found = blind ? (pawnOn ? ["q", "r", "b", "n"].map((one) => from + to + one) : [from + to]) : held.legal.filter((uci) => uci.startsWith(from + to));
  if (found.length === 1) { send({ kind: "move", ply: ply(), uci: found[0], blind }); return; }
  pawn.hidden = false;
  pawn.replaceChildren(make("span", words.become), ...found.map((uci) => button(said(uci[4].toUpperCase()), () => {
    pawn.hidden = true;
    send({ kind: "move", ply: ply(), uci, blind });
  })));
}
function take_back() {
  const last = queue.findLast((entry) => entry.board === board().board);
  if (last?.kind === "move" && last !== (sending ? queue[0] : null)) {  // it has not left yet
    queue = queue.filter((entry) => entry !== last);
    draw();
    tell();
  } else send({ kind: "back", ply: ply() });
}
function send(entry) {
  queue.push({ board: board().board, uci: "", ...entry });
  if (!sending) deliver();
  tell();
  draw();
}
function tell() {
  quiet.hidden = !gone;
  if (gone) quiet.textContent = words.quiet.replace("{count}", queue.length);
  placed();
}
const placed = () => document.body.dispatchEvent(new Event("chessground.resize"));  // a line above has moved the board
async function deliver() {  // an entry has its number: one that arrives twice counts once
  sending = true;
  while (queue.length) {
    try {
      const got = await fetch(`${base}act`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(queue[0]) });
      if (!got.ok && ![400, 403, 404].includes(got.status)) throw new Error(String(got.status));
      queue.shift();
      gone = false;
      if (got.ok) take(await got.json());
    } catch {
      gone = true;
      tell();
      draw();
      await new Promise((again) => setTimeout(again, 2000));
    }
  }
  sending = false;
  tell();
  draw();
}
function take(state) {
  boards = state.boards || [];
  version = state.v;
  if (state.text || !queue.length) {
    answer.hidden = !state.text;
    answer.textContent = state.text;
  }
  draw();
}
async function follow() {  // asks for what is new, and waits for it
  for (;;) {
    try {
      const got = await fetch(`${base}state.json?v=${version}`);
      if (got.status === 403 || got.status === 404) { quiet.hidden = false; quiet.textContent = words.void; main.replaceChildren(quiet); return; }
      if (!got.ok) throw new Error(String(got.status));
      const state = await got.json();
      if (!sending && state.v !== version) { boards = state.boards || []; version = state.v; draw(); }
    } catch {
      await new Promise((again) => setTimeout(again, 2000));
    }
  }
}
addEventListener("beforeunload", (event) => { if (queue.length) event.preventDefault(); });
draw();
follow();
