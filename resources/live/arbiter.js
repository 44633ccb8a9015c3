// The arbiter's page: results and check-in, what has to be looked at, every board as it is now.
import { Chessground } from "./chessground.min.js";
import { base, button, fill, follow, make, moved, post, queue, said, set, showMoved, state, words } from "./common.js";
import { answered, choose, drawQueue, finder, keys, notice, people, refused, results, say, secondPass, typed, waiting, whenDrawn } from "./counter.js";

const main = document.querySelector("main"), quiet = document.querySelector(".quiet");
const time = (seconds) => seconds === null ? "" : `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
const alertKey = (one) => [one.kind, one.round, one.board, one.cause].join("/");
// Where the page is stands in its address: the back button goes from one part to another, a reload stays.
const where = () => new URLSearchParams(location.hash.slice(1));
function go(changes, replaces = false) {
  const held = where();
  for (const [name, value] of Object.entries(changes)) value ? held.set(name, value) : held.delete(name);
  history[replaces ? "replaceState" : "pushState"](null, "", `#${held}`);
  draw();
}
let ground = null, shown = 0, sounded = null, known = null, seen = "";
const title = make("h1"), sections = make("nav", "", "rounds"), tabs = make("nav", "", "tabs"), tools = make("div", "", "tools"), one = make("section", "", "seen"), body = make("div"), thumb = make("div");
one.hidden = true;
tabs.setAttribute("aria-label", words.parts);
const only = make("input"), sound = make("input");
only.value = where().get("b") || "";
only.inputMode = "text";
only.addEventListener("input", () => go({ b: only.value }, true));
sound.type = "checkbox";
sound.addEventListener("change", () => { sounded = sounded || new AudioContext(); if (sound.checked) beep(); });
function labelled(field, text) {
  const label = make("label", `${text} `);
  field.type === "checkbox" ? label.prepend(field) : label.append(field);
  return label;
}
main.append(title, sections, tabs, tools, waiting, moved, refused, one, body);
document.body.append(thumb, quiet);

const MAY = { sector: ["results", "look", "all"], "check-in": ["check-in"], show: ["look", "all"] };
const parts = () => MAY[state.role] || ["results", "check-in", "look", "all"];
const part = () => parts().includes(where().get("p")) ? where().get("p") : parts()[0];
const section = () => state.sections.get(+where().get("s")) || state.sections.get(state.order[0]);
function wanted() {  // 1-20, 31: the boards of a sector; alerts of no board are everybody's
  const spans = only.value.split(",").map((text) => text.trim().match(/^(\d+)(?:\s*-\s*(\d+))?$/)).filter(Boolean);
  return (number) => !spans.length || !number || spans.some((span) => number >= +span[1] && number <= +(span[2] || span[1]));
}
const isMine = (number) => !state.mine.length || !number || state.mine.includes(number);
const boardsOf = (held) => [...held.boards.values()].sort((a, b) => a.number - b.number).filter((board) => wanted()(parseInt(board.name, 10)));
function beep() {
  const tone = sounded.createOscillator(), loud = sounded.createGain();
  loud.gain.value = 0.2;
  tone.connect(loud).connect(sounded.destination);
  tone.start();
  tone.stop(sounded.currentTime + 0.25);
}
function tab(name, text, pressed, act) {
  const made = button(text, act);
  made.setAttribute("aria-pressed", String(pressed));
  made.dataset.part = name;
  return made;
}
function draw() {
  const held = section(), now = part();
  if (only.value !== (where().get("b") || "") && document.activeElement !== only) only.value = where().get("b") || "";
  const kept = document.activeElement && document.activeElement.closest(".thumb form");
  const { round = 0, alerts = [], here } = held ? held.facts : {};
  title.textContent = [now === "check-in" ? held?.facts.name : round ? fill(words.round, { number: round }) : held ? words.none : "", state.name].filter(Boolean).join(" · ");
  sections.hidden = state.order.length < 2;
  sections.replaceChildren(...[...state.sections.values()].sort((a, b) => state.order.indexOf(a.id) - state.order.indexOf(b.id)).map((each) => tab("", each.facts.name, each === held, () => { shown = 0; one.hidden = true; go({ s: each.id }); })));
  const mineToLook = alerts.filter((alert) => isMine(alert.board) && !alert.by).length;
  const texts = { results: words.enterResults, "check-in": words.checkIn, look: mineToLook ? `${words.look} (${mineToLook})` : words.look, all: words.boards };
  tabs.replaceChildren(...parts().map((name) => tab(name, texts[name], name === now, () => { shown = 0; one.hidden = true; go({ p: name }); scrollTo(0, 0); })));
  tabs.hidden = parts().length < 2;
  const wish = now + state.role;
  if (seen !== wish) {
    seen = wish;
    const search = now === "check-in" ? [finder] : [labelled(only, words.only)];
    tools.replaceChildren(...search, ...(now === "results" ? [secondPass()] : now === "look" ? [labelled(sound, words.sound)] : []));
  }
  drawQueue(nameOf);
  showMoved();
  if (!kept) thumb.replaceChildren();
  if (held && now === "results") {
    const boards = boardsOf(held).filter((board) => isMine(board.number));
    body.replaceChildren(round ? results(held, boards) : make("p", words.none));
    if (!kept) thumb.replaceChildren(notice, keys(held, boards));
  } else if (held && now === "check-in") {
    body.replaceChildren(make("p", here ? fill(words.here, { here: here[0], all: here[1] }) : "", "here"), people(held));
    thumb.replaceChildren(notice, ...(queue.asked ? [keys(held, [])] : []));
  } else if (held && now === "look") body.replaceChildren(notice, toLook(held));
  else if (held) body.replaceChildren(notice, everyBoard(held));
  quiet.hidden = !(state.isVoid || (state.isGone && Date.now() - state.heard > 5000));
  quiet.textContent = state.isVoid ? [words.void, queue.list.length ? fill(words.kept, { count: queue.list.length }) : ""].filter(Boolean).join(" ") : fill(words.quiet, { seconds: Math.round((Date.now() - state.heard) / 1000) });
  if (state.isVoid) { thumb.replaceChildren(); if (!queue.list.length) main.replaceChildren(); }
}
function nameOf(entry) {
  const held = state.sections.get(entry.section), board = held?.boards.get(entry.board), person = held?.people.get(entry.person);
  return [state.order.length > 1 ? held?.facts.name : "", entry.person ? person?.name || entry.person : fill(words.board, { number: board?.name || entry.board })].filter(Boolean).join(", ");
}
function toLook(held) {
  const list = make("ol", "", "alerts"), mine = wanted();
  const found = (held.facts.alerts || []).filter((alert) => mine(alert.board));
  list.append(...found.map((alert) => {
    const item = make("li", "", alert.by ? "taken" : alert.urgency), text = make("p", alert.text);
    if (alert.board) item.append(button(fill(words.board, { number: held.boards.get(alert.board)?.name || alert.board }), () => look(alert.board)));
    const small = [alert.urgency === "act" ? words.act : alert.urgency === "inform" ? words.inform : "", alert.kind, alert.article].filter(Boolean).join(" · ");
    text.append(" ", make("small", small));
    item.append(text, alert.by ? make("p", fill(words.taken, { name: alert.by })) : state.role === "show" ? "" : button(words.take, (event) => take(held, alert, event.target)));
    return item;
  }));
  if (!found.length) list.append(make("li", words.nothing));
  return list;
}
function everyBoard(held) {
  const list = make("ol", "", "rows");
  list.append(...boardsOf(held).map((board) => {
    const item = make("li"), way = button("", () => look(board.number)), names = make("span", "", "pair");
    const clocks = (board.clock || []).map(time).filter(Boolean).join(" / ");
    names.append(make("bdi", board.white), " – ", make("bdi", board.black));
    way.append(make("b", `${board.name} `), names, make("small", [board.words, board.move && said(board.move), clocks, board.state].filter(Boolean).join(" · ")));
    item.append(way);
    return item;
  }));
  return list;
}
async function look(number) {
  const held = section();
  shown = number;
  const got = await fetch(`${base}board.json?s=${held.id}&b=${number}`).catch(() => null);
  if (!got || !got.ok || shown !== number) return;
  const board = await got.json(), place = make("div", "", "board"), moves = make("ol", "", "moves");
  moves.append(...(board.sans || []).map((san, index) => {
    const at = index + (board.first[1] ? 0 : 1), count = board.first[0] + Math.floor(at / 2);
    return make("li", `${at % 2 ? index ? "" : `${count}… ` : `${count}. `}${said(san)}`);
  }));
  const person = (name, clock) => { const line = make("p", "", "names"); line.append(make("bdi", name), make("span", time(clock ?? null), "clock")); return line; };
  const isNew = one.hidden || one.dataset.board !== String(number);  // whoever reads further down stays there
  one.dataset.board = number;
  const [top, bottom] = [...(board.clock || [null, null])].reverse();
  one.replaceChildren(make("h2", fill(words.board, { number: board.name })), person(board.black, top), ...(board.fen ? [place] : []), person(board.white, bottom), make("p", board.words), moves);
  if (parts().includes("results") && isMine(number)) one.append(button(words.enterResults, () => { shown = 0; one.hidden = true; go({ p: "results" }); choose(number); }));
  one.append(button(words.close, () => { shown = 0; one.hidden = true; }));
  one.hidden = false;
  if (board.fen) ground = Chessground(place, { fen: board.fen, lastMove: board.last.length ? board.last : undefined, viewOnly: true, animation: { enabled: false } });
  moves.scrollTop = moves.scrollHeight;
  if (isNew) one.scrollIntoView({ block: "start" });
}
async function take(held, alert, pressed) {
  pressed.disabled = true;
  try {
    const told = await post({ kind: "take", section: held.id, round: alert.round, board: alert.board, alert: alert.kind, cause: alert.cause });
    set(told);
    say(told.done ? "" : told.text);
    changed();
  } catch {
    pressed.disabled = false;
  }
}
function changed() {
  const held = section(), alerts = (held && held.facts.alerts) || [], before = known;
  known = new Set(alerts.map(alertKey));
  const urgent = before && alerts.some((alert) => alert.urgency === "act" && !alert.by && !before.has(alertKey(alert)) && wanted()(alert.board));
  if (urgent && sound.checked) beep();
  const board = held?.boards.get(shown), text = JSON.stringify(board);
  draw();
  if (shown && board && one.dataset.told !== text) { one.dataset.told = text; look(shown); }
  queue.deliver(answered);
}
whenDrawn(draw);
addEventListener("popstate", draw);
addEventListener("keydown", (event) => { const held = section(); if (held && part() === "results") typed(event, held, boardsOf(held).filter((board) => isMine(board.number))); });
setInterval(() => { if (state.isGone && !state.isVoid) draw(); }, 5000);
draw();
follow(changed);
