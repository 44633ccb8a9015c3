// Boards, running clocks, favourites. Every page says the same in text without this file.
import { Chessground } from "./chessground.min.js";

const words = JSON.parse(document.body.dataset.words);
const kept = {
  get: (name, usual) => { try { return JSON.parse(localStorage.getItem(`tdapp-${name}`)) ?? usual; } catch { return usual; } },
  set: (name, value) => { try { localStorage.setItem(`tdapp-${name}`, JSON.stringify(value)); } catch { /* a browser that keeps nothing */ } },
};
async function copied(text) {  // browsers offer their clipboard over https alone
  try { await navigator.clipboard.writeText(text); return; } catch { /* the old way */ }
  const field = Object.assign(document.createElement("textarea"), { value: text });
  field.style.cssText = "position:fixed;opacity:0";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
const FIGURINES = { N: "♘", B: "♗", R: "♖", Q: "♕", K: "♔" };
const notation = () => kept.get("letters", words.notation);
function said(move) {
  const alphabet = words.alphabets[notation()];
  return (move || "").replace(/[NBRQK]/g, (piece) => alphabet ? alphabet[1 + "NBRQK".indexOf(piece)] : FIGURINES[piece] + "\ufe0e");
}
function button(text, label, act, pressed) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.title = label;
  made.setAttribute("aria-label", label);
  if (pressed !== undefined) made.setAttribute("aria-pressed", String(pressed));
  made.addEventListener("click", () => act(made));
  return made;
}
const time = (seconds) => seconds === null || seconds === undefined ? "" : `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
const SIGNS = { "1/2-1/2": "½–½", "1-0": "1–0", "0-1": "0–1", "1-0f": "+ / -", "0-1f": "- / +", "0-0f": "- / -" };

// Clocks run as they ran in the hall, later by the delay: by the time of the computer that serves, not of this one.
const ahead = Number(document.body.dataset.now) * 1000 - Date.now();
function tick() {
  for (const held of document.querySelectorAll("[data-runs]")) {
    const clock = held.querySelector(`.clock.${held.dataset.turn}`);
    if (!clock) continue;
    clock.dataset.from ||= clock.textContent;
    const [hours, minutes, seconds] = clock.dataset.from.split(":").map(Number);
    const left = 3600 * hours + 60 * minutes + seconds - Math.max(0, Math.floor((Date.now() + ahead) / 1000 - held.dataset.runs));
    if (!Number.isNaN(left)) clock.textContent = time(Math.max(0, left));
  }
}
function running(held, board) {  // what stands there now is what the clocks said after the last move
  for (const clock of held.querySelectorAll(".clock")) delete clock.dataset.from;
  held.dataset.turn = board.turn;
  if (board.runs === null || board.runs === undefined || board.state === "closed") delete held.dataset.runs; else held.dataset.runs = board.runs;
  tick();
}
setInterval(tick, 1000);

let leaving = null;
function fresh() { leaving ??= setTimeout(() => location.reload(), Math.random() * 4000); }  // not all at once

// --- all boards ---
const drawn = new Map();
function draw(game) {
  const place = game.querySelector(".board");
  if (!place) return;
  place.hidden = false;
  const last = (game.dataset.last || "").split(" ").filter(Boolean);
  const config = { fen: game.dataset.fen, lastMove: last.length ? last : undefined };
  const board = drawn.get(game.dataset.key);
  if (board) board.set(config);
  else drawn.set(game.dataset.key, Chessground(place, { ...config, viewOnly: true, coordinates: false, animation: { enabled: false } }));
}
const waiting = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) { waiting.unobserve(entry.target); draw(entry.target); }
});
function change(key, board) {
  const game = document.querySelector(`.game[data-key="${key}"]`);
  if (!game) return;
  if (board.game !== game.dataset.game) { fresh(); return; }  // paired again: these names have another game
  game.dataset.fen = board.fen;
  game.dataset.last = board.last.join(" ");
  game.querySelector(".move").textContent = said(board.move);
  game.querySelector(".result").textContent = board.result === "*" ? "" : SIGNS[board.result] || board.result;
  game.querySelector(".clock.w").textContent = time(board.clock[0]);
  game.querySelector(".clock.b").textContent = time(board.clock[1]);
  running(game, board);
  if (drawn.has(key)) draw(game);
}
function overview() {
  const list = document.querySelector(".boards");
  if (!list) return;
  const wall = document.body.classList.contains("wall");
  for (const move of list.querySelectorAll(".move")) { move.dataset.san = move.textContent; move.textContent = said(move.textContent); }
  for (const game of list.children) wall ? draw(game) : waiting.observe(game);
  const stars = new Set(kept.get("stars", []));
  const order = () => {
    const mine = (game) => [...game.querySelectorAll(".player")].some((one) => stars.has(one.dataset.name));
    for (const game of list.children) game.classList.toggle("mine", mine(game));
    if (kept.get("first", false)) list.prepend(...[...list.children].filter(mine));
  };
  for (const player of list.querySelectorAll(".player")) {
    const name = player.dataset.name;
    const star = button(stars.has(name) ? "★" : "☆", `${words.star}: ${name}`, () => {
      stars.has(name) ? stars.delete(name) : stars.add(name);
      kept.set("stars", [...stars]);
      star.textContent = stars.has(name) ? "★" : "☆";
      star.setAttribute("aria-pressed", String(stars.has(name)));
      order();
    }, stars.has(name));
    star.classList.add("star");
    (player.closest("a") || player).after(star);
  }
  order();
  const tools = document.querySelector(".tools");
  tools.hidden = false;
  const sizes = { S: "7rem", M: "11rem", L: "16rem", XL: "24rem" };
  const resize = () => document.documentElement.style.setProperty("--size", sizes[kept.get("size", "M")]);
  const choices = Object.keys(sizes).map((size) => button(size, `${words.size} ${size}`, () => {
    kept.set("size", size);
    resize();
    for (const one of choices) one.setAttribute("aria-pressed", String(one.textContent === size));
    dispatchEvent(new Event("resize"));
  }, kept.get("size", "M") === size));
  resize();
  tools.append(...choices, button(words.stars, words.stars, (self) => {
    kept.set("first", !kept.get("first", false));
    self.setAttribute("aria-pressed", String(kept.get("first", false)));
    order();
  }, kept.get("first", false)), ...looks());
  if (wall) fit(list);
}
function looks() {
  const paint = () => document.body.classList.toggle("green", kept.get("theme", "brown") === "green");
  paint();
  return [
    button("◧", words.theme, () => { kept.set("theme", kept.get("theme", "brown") === "green" ? "brown" : "green"); paint(); }),
    letters(),
  ];
}
function letters() {
  const choice = document.createElement("select");
  choice.setAttribute("aria-label", words.letters);
  choice.title = words.letters;
  for (const [code, [name, ...pieces]] of Object.entries(words.alphabets)) choice.add(new Option(`${pieces.join("")} ${name}`, code));
  choice.add(new Option(`♘♗♖♕♔ ${words.figurines}`, "figurines"));
  choice.value = notation() in words.alphabets ? notation() : "figurines";
  choice.addEventListener("change", () => { kept.set("letters", choice.value); location.reload(); });
  return choice;
}
const LETTER = 17, LINES = 4.7, SMALLEST = 9;  // so many letters are as wide as a board of the wall; so many high is what stands around it
function fit(list) {  // as many columns as let every board be seen at once
  const count = list.children.length;
  const foot = document.querySelector("footer.sponsors");
  const best = () => {
    let chosen = 1, side = 0;
    const end = innerHeight - (foot ? foot.offsetHeight : 0) - 6, room = end - list.getBoundingClientRect().top;
    for (let columns = 1; columns <= 20; columns++) {
      const wide = innerWidth / columns - 14, row = room / Math.ceil(count / columns) - 24;
      const high = Math.min(row / (1 + LINES / LETTER), row - LINES * SMALLEST);  // letters do not shrink for ever
      if (Math.min(wide, high) > side) { side = Math.min(wide, high); chosen = columns; }
    }
    list.style.setProperty("--columns", chosen);
    list.style.fontSize = `${Math.max(SMALLEST, side / LETTER)}px`;
    const set = () => { for (const board of list.querySelectorAll(".board")) board.style.width = `${Math.max(side, 40)}px`; };
    set();
    for (let again = 0; again < 20 && side > 40; again++) {  // fonts are higher here, lower there: what stands below the edge is not seen
      const over = list.getBoundingClientRect().bottom - end;
      if (over <= 0) break;
      side -= Math.max(1, over / Math.ceil(count / chosen));
      set();
    }
    for (const board of drawn.values()) board.redrawAll();
  };
  best();
  addEventListener("resize", best);
  const pages = (new URLSearchParams(location.search).get("pages") || "").split(",").filter(Boolean);
  if (pages.length > 1) setTimeout(() => {
    const now = new URLSearchParams(location.search);
    const at = pages.indexOf(now.get("r") || pages[0]);
    now.set("r", pages[(at + 1) % pages.length]);
    location.search = now.toString();
  }, 1000 * (Number(new URLSearchParams(location.search).get("seconds")) || 20));
}

// --- one board ---
let one = null;
async function single() {
  const place = document.querySelector(".one");
  if (!place) return;
  const [s, r, b] = place.dataset.key.split("/");
  const load = async () => (await fetch(`/board.json?s=${s}&r=${r}&b=${b}`)).json();
  const element = place.querySelector(".board");
  element.hidden = false;
  let game = await load();
  if (game.game !== place.dataset.game) { fresh(); return; }
  let ply = Number((location.hash.match(/ply=(\d+)/) || [])[1] ?? game.moves.length);
  const board = Chessground(element, { fen: game.fens[Math.min(ply, game.moves.length)], viewOnly: true, coordinates: true, animation: { duration: 150 } });
  const squares = (move) => move ? [move.slice(0, 2), move.slice(2, 4)] : undefined;
  const show = (wanted, quiet) => {
    ply = Math.max(0, Math.min(wanted, game.moves.length));
    board.set({ fen: game.fens[ply], lastMove: squares(game.moves[ply - 1]) });
    for (const item of place.querySelectorAll(".moves li")) {
      const here = Number(item.dataset.ply) === ply;
      item.classList.toggle("here", here);
      if (here) {  // the list alone: on a telephone the board stays where it is
        const list = item.parentElement, above = item.offsetTop - list.offsetTop;
        if (above < list.scrollTop || above + item.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = above - list.clientHeight / 2;
      }
    }
    if (!quiet) history.replaceState(null, "", `#ply=${ply}`);
  };
  const write = () => {
    const list = place.querySelector(".moves");
    list.replaceChildren(...game.sans.map((san, index) => {
      const item = document.createElement("li"), link = document.createElement("a"), count = document.createElement("small"), text = document.createElement("span");
      const at = index + (game.first[1] ? 0 : 1), number = game.first[0] + Math.floor(at / 2);
      item.dataset.ply = index + 1;
      if (game.corrected.includes(index + 1)) item.classList.add("corrected");
      link.href = `#ply=${index + 1}`;
      count.textContent = at % 2 === 0 ? `${number}.` : index === 0 ? `${number}…` : "";
      text.textContent = said(san);
      link.append(count, " ", text);
      const used = (game.spent || [])[index];
      if (used !== null && used !== undefined) link.append(" ", Object.assign(document.createElement("small"), { className: "took", textContent: `${Math.floor(used / 60)}:${String(used % 60).padStart(2, "0")}` }));
      const score = (game.evals || [])[index];
      if (score) link.append(" ", Object.assign(document.createElement("small"), { className: "eval", textContent: score }));
      item.append(link);
      link.addEventListener("click", (event) => { event.preventDefault(); show(index + 1); });
      return item;
    }));
    place.querySelector(".clock.w").textContent = time(game.clock[0]);
    place.querySelector(".clock.b").textContent = time(game.clock[1]);
    running(place, game);
    place.querySelector(".opening").textContent = [game.eco, game.opening].filter(Boolean).join(" ");
    document.querySelector(".fen span").textContent = game.fen;
    place.querySelector(".judged")?.toggleAttribute("hidden", !(game.evals || []).length);
    if (game.state === "closed") place.querySelector(".state").textContent = SIGNS[game.result] || game.result;
  };
  write();
  show(ply, true);
  const copy = async (text, self) => { await copied(text); self.title = words.copied; };
  const tools = place.querySelector(".tools");
  tools.hidden = false;
  tools.append(
    button("|◀", words.first, () => show(0)), button("◀", words.back, () => show(ply - 1)),
    button("▶", words.on, () => show(ply + 1)), button("▶|", words.last, () => show(game.moves.length)),
    button("⇅", words.turn, () => board.toggleOrientation()),
    button("URL", words.link, (self) => copy(location.href.replace(/#.*/, "") + `#ply=${ply}`, self)),
    button("FEN", words.fen, (self) => copy(game.fens[ply], self)),
    button("SVG", words.picture, () => open(`/b/${place.dataset.key}.svg?ply=${ply}${board.state.orientation === "black" ? "&black" : ""}`, "_blank", "noopener")), ...looks(),
  );
  addEventListener("keydown", (event) => {
    if (event.target.closest("input, select")) return;
    const steps = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: game.moves.length };
    if (event.key in steps) { event.preventDefault(); show(steps[event.key]); }
  });
  addEventListener("hashchange", () => show(Number((location.hash.match(/ply=(\d+)/) || [])[1] ?? ply), true));
  one = { key: place.dataset.key, changed: async () => {
    const end = ply === game.moves.length, now = await load();
    if (now.game !== place.dataset.game) { fresh(); return; }
    game = now;
    write(); show(end ? game.moves.length : ply, true);
  } };
}

// --- the connection ---
let heard = Date.now(), version = Number(document.body.dataset.v), source = null, polling = null;
function apply(step) {
  heard = Date.now();
  if (step.v > version + 1) { anew().catch(() => {}); return; }  // something was missed
  version = Math.max(version, step.v);
  if (step.event || (step.tables && document.querySelector("[data-table]"))) { fresh(); return; }
  for (const [key, board] of Object.entries(step.boards || {})) {
    change(key, board);
    if (one && one.key === key) one.changed().catch(() => {});
  }
}
async function anew() {
  const state = await (await fetch("/state.json")).json(), before = version;
  version = state.v;
  heard = Date.now();
  for (const [key, board] of Object.entries(state.boards)) change(key, board);
  if (version !== before && document.querySelector("[data-table]")) fresh();
  if ([...document.querySelectorAll("[data-game]")].some((game) => !(game.dataset.key in state.boards))) fresh();
  if (one) one.changed().catch(() => {});
}
function receive(step) {
  if (!step.anew) apply(step);
  else if (step.v !== version) anew().catch(() => {});
}
// One stream for all tabs of a browser: one of them listens and tells the others; when it is gone another one does.
const tab = `${Date.now()}-${Math.random()}`, tabs = "BroadcastChannel" in self ? new BroadcastChannel("tdapp-live") : null;
let told = 0;  // when the tab that listens was heard last
const tell = (message) => tabs?.postMessage({ tab, ...message });
const hears = () => source !== null && source.readyState === EventSource.OPEN;
function listen() {
  source = new EventSource("/events");
  source.onopen = () => { heard = Date.now(); tell({ here: true }); };
  source.onmessage = (event) => {
    const step = JSON.parse(event.data);
    heard = Date.now();
    tell({ step });
    receive(step);
  };
  source.onerror = () => {  // full, or gone: the browser tries again by itself unless it was refused
    if (source?.readyState === EventSource.CLOSED && !polling) polling = setInterval(() => anew().catch(() => {}), 15000);
  };
}
function rest() {
  if (source) { source.close(); tell({ gone: true }); }
  source = null;
}
if (tabs) tabs.onmessage = ({ data }) => {
  if (data.asks) { if (hears()) tell({ here: true }); return; }
  if (data.gone) { told = 0; setTimeout(look, Math.random() * 500); return; }
  if (source && hears()) { if (data.tab < tab) { source.close(); source = null; } else return; }  // two listen: the older one stays
  told = heard = Date.now();
  if (data.step) receive(data.step);
};
function look() {
  if (hears()) tell({ here: true });
  else if (!source && !document.hidden && Date.now() - told > 4000) listen();
}
addEventListener("pagehide", rest);
const quiet = document.querySelector(".quiet");
setInterval(() => {
  look();
  const seconds = Math.round((Date.now() - heard) / 1000);
  const lost = !document.hidden && seconds > 5 && !hears();
  quiet.hidden = !lost;
  if (lost) quiet.textContent = words.quiet.replace("{seconds}", seconds);
}, 1000);
let sleep = null;
document.addEventListener("visibilitychange", () => {  // a page that nobody sees needs no stream
  clearTimeout(sleep);
  if (document.hidden) sleep = setTimeout(rest, 60000);
  else { anew().catch(() => {}); look(); }
});
for (const start of document.querySelectorAll(".next time")) {
  const at = new Date(start.dateTime);
  const tick = () => {
    const left = Math.max(0, Math.round((at - Date.now()) / 1000));
    const days = Math.floor(left / 86400);
    start.textContent = `${at.toLocaleString([], { dateStyle: "medium", timeStyle: "short" })}${left ? `, ${words.starts.replace("{time}", (days ? `${days} d ` : "") + time(left % 86400))}` : ""}`;
  };
  tick();
  setInterval(tick, 1000);
}
overview();
await single();
tell({ asks: true });
setTimeout(look, tabs ? 300 : 0);
