// Results and check-in: the board that is next, large keys under the thumb, a question over them, Undo for a minute.
import { button, fill, folded, make, MOST, post, queue, set, state, words } from "./common.js";

const KEYS = [["1-0", "1", "white"], ["1/2-1/2", "½", "draw"], ["0-1", "0", "black"]];
const MORE = ["1-0f", "0-1f", "0-0f", "1/2-0", "0-1/2", "0-0"];
const short = (result) => result.replace("1/2", "½").replace("1/2", "½").replace(/[fu]$/, "");

// -- one step back, for a minute --
let step = null;  // { origin, board, until }
export const notice = make("div", "", "notice said");
notice.setAttribute("role", "status");
notice.hidden = true;
let redraw = () => {}, shownText = "";
export function whenDrawn(draw) { redraw = draw; }
export function say(text, origin = "", board = 0) {
  step = origin ? { origin, board, until: Date.now() + 60_000 } : null;
  shownText = text;
  showNotice();
}
function showNotice() {
  notice.replaceChildren(make("span", shownText));
  if (step && Date.now() < step.until) notice.append(button(words.undo, () => undo(), "undo"));
  notice.hidden = !shownText;
}
setInterval(() => { if (step && Date.now() >= step.until) { step = null; shownText = ""; showNotice(); } }, 1000);
async function undo(confirmed = [], reason = "") {
  const { origin, board } = step;
  try {
    const told = await post({ kind: "undo", step: origin, origin: `${origin.slice(0, 32)}-back-${confirmed.length}`, confirmed, reason });
    set(told);
    if (told.ask) {
      if (!told.needs_reason && confirm(told.ask.map((one) => one.text).join("\n"))) return undo(told.ask.map((one) => one.id));
      say(told.ask.map((one) => one.text).join(" "), origin, board);
    } else {
      say(told.text);
      if (told.done && board) choose(board);  // what is right is entered next
    }
  } catch { say(words.later, origin, board); }
  redraw();
}
export function answered(entry, told) {
  if (entry && told && !told.ask) say(told.done ? told.text : "", told.done ? told.undo : "", entry.board);
  redraw();
}
export function send(entry) {
  if (!queue.add(entry)) { say(fill(words.full, { count: MOST })); return; }
  say("");
  redraw();
  queue.deliver(answered);
}

// -- what waits, what was refused --
export const waiting = make("p", "", "notice"), refused = make("ul", "", "refused");
export function drawQueue(nameOf) {
  const count = queue.list.length;
  waiting.hidden = !(count && (state.isGone || state.isVoid || state.isSilent));
  waiting.textContent = fill(state.isSilent && !state.isGone ? words.silent : words.wait, { count });
  refused.replaceChildren(...queue.refused.map((one) => {
    const item = make("li"), entered = one.result ? short(one.result) : one.state ? words[one.state] : one.note || "";
    item.append(make("b", `${nameOf(one)} ${entered} `), make("span", one.why), button(words.seen, () => {
      queue.refused = queue.refused.filter((other) => other.origin !== one.origin);
      queue.keep();
      redraw();
    }));
    return item;
  }));
  refused.hidden = !queue.refused.length;
}

// -- results --
let chosen = 0, more = false, second = false, writing = false, follows = false;
export const choose = (number) => { chosen = number; more = writing = false; follows = true; redraw(); };
const isDone = (section, board) => second ? board.verified || !board.result : board.result !== "" && board.result !== "adjourned";
export function results(section, boards) {
  const list = make("ol", "", "rows results"), waits = (board) => queue.at(section.id, board.number);
  const open = boards.filter((board) => !isDone(section, board) && !waits(board)), rest = boards.filter((board) => !open.includes(board));
  if (!boards.some((board) => board.number === chosen)) chosen = (open[0] || boards[0] || { number: 0 }).number;
  for (const board of [...open, ...rest]) {
    const item = make("li"), row = button("", () => choose(board.number)), pending = waits(board);
    row.setAttribute("aria-pressed", String(board.number === chosen));
    const names = make("span", "", "pair");
    names.append(make("bdi", board.white), " – ", make("bdi", board.black));
    row.append(make("b", board.name), names, make("em", pending ? `${short(pending.result || "")} …` : board.words, pending ? "waits" : ""));
    if (board.verified) row.append(make("small", words.verified));
    if (board.note) row.append(make("small", board.note));
    item.append(row);
    list.append(item);
    if (board.number === chosen && follows) requestAnimationFrame(() => { item.scrollIntoView({ block: "nearest" }); follows = false; });
  }
  return list;
}
export function keys(section, boards) {
  const bar = make("div", "", "thumb"), board = boards.find((one) => one.number === chosen);
  if (queue.asked) return question(bar);
  if (!board) return bar;
  const title = make("p", "", "pair");
  title.append(make("b", `${board.name}  `), make("bdi", board.white), " – ", make("bdi", board.black));
  bar.append(title);
  const row = make("div", "", "keys");
  row.append(...KEYS.map(([result, text, name]) => {
    const one = button(text, () => enter(section, boards, board, result));
    one.setAttribute("aria-label", `${words[name]}: ${short(result)}`);
    if (board.result === result) one.setAttribute("aria-pressed", "true");
    return one;
  }));
  const others = button("F …", () => { more = !more; writing = false; redraw(); });
  others.setAttribute("aria-label", words.more);
  others.setAttribute("aria-expanded", String(more));
  row.append(others);
  if (more) {
    const lines = make("div", "", "keys more");
    for (const result of MORE) lines.append(button(words.results[result], () => enter(section, boards, board, result)));
    if (board.result) lines.append(button(words.clear, () => { more = false; send({ kind: "clear", ...game(section, board) }); }));
    lines.append(button(words.note, () => { writing = !writing; redraw(); }));
    bar.append(lines);
  }
  if (writing) bar.append(noteField(section, board));
  bar.append(row);
  return bar;
}
const game = (section, board) => ({ section: section.id, round: section.facts.round, board: board.number, white: board.pair[0], black: board.pair[1], expected: board.result });
function noteField(section, board) {
  const form = make("form", "", "tools"), field = make("input");
  field.value = board.note || "";
  field.maxLength = 300;
  field.setAttribute("aria-label", words.note);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    document.activeElement.blur();  // who writes is not disturbed: now nobody does
    writing = more = false;
    send({ kind: "note", ...game(section, board), expected: board.note || "", note: field.value.trim() });
  });
  const keep = make("button", words.keep);
  form.append(field, keep);
  requestAnimationFrame(() => field.focus());
  return form;
}
function enter(section, boards, board, result) {
  const at = boards.indexOf(board);
  more = false;
  const held = game(section, board);
  if (second) delete held.expected;
  send({ kind: second ? "verify" : "result", ...held, result });
  const next = [...boards.slice(at + 1), ...boards.slice(0, at)].find((one) => !isDone(section, one) && !queue.at(section.id, one.number));
  if (next) choose(next.number);
}
function question(bar) {
  const { ask, entry } = queue.asked, asked = state.sections.get(entry.section)?.boards.get(entry.board);
  if (asked) {
    const title = make("p", "", "pair");
    title.append(make("b", `${asked.name}  `), make("bdi", asked.white), " – ", make("bdi", asked.black));
    bar.append(title);
  }
  for (const one of ask) {
    const line = make("p", one.text);
    if (one.article) line.append(" ", make("small", one.article));
    bar.append(line);
  }
  const row = make("div", "", "keys");
  row.append(button(words.enter, () => queue.answer(true, answered)), button(words.leave, () => queue.answer(false, answered)));
  bar.append(row);
  bar.classList.add("asks");
  bar.setAttribute("role", "alert");
  return bar;
}
export function secondPass() {
  const label = make("label", `${words.second} `), box = make("input");
  box.type = "checkbox";
  box.checked = second;
  box.addEventListener("change", () => { second = box.checked; chosen = 0; redraw(); });
  label.prepend(box);
  return label;
}
export function typed(event, section, boards) {  // a keyboard at a tablet: as in the window
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (queue.asked) {
    if (event.key === "Escape") queue.answer(false, answered);
    return;
  }
  const board = boards.find((one) => one.number === chosen), at = boards.indexOf(board);
  const result = { 1: "1-0", 5: "1/2-1/2", "=": "1/2-1/2", 0: "0-1" }[event.key];
  if (board && result) enter(section, boards, board, result);
  else if (board && event.key.toLowerCase() === "f") { more = !more; redraw(); }
  else if (event.key === "ArrowDown" && boards[at + 1]) choose(boards[at + 1].number);
  else if (event.key === "ArrowUp" && boards[at - 1]) choose(boards[at - 1].number);
  else return;
  event.preventDefault();
}

// -- check-in --
const search = make("input");
search.type = "search";
search.setAttribute("aria-label", words.search);
search.placeholder = words.search;
search.addEventListener("input", () => redraw());
export const finder = search;
export function people(section) {
  const list = make("ol", "", "rows people"), wanted = folded(search.value.trim());
  const found = [...section.people.values()].filter((one) => !wanted || folded(one.name).includes(wanted) || String(one.number) === wanted);
  for (const one of found) {
    const item = make("li"), pending = queue.list.findLast((entry) => entry.kind === "check-in" && entry.section === section.id && entry.person === one.number);
    const now = pending ? pending.state : one.state, name = make("span", "", "pair");
    name.append(make("b", `${one.number}  `), make("bdi", one.name));
    item.append(name);
    for (const wish of ["present", "absent"]) {
      const key = button(words[wish], () => {
        send({ kind: "check-in", section: section.id, person: one.number, state: now === wish ? "not-yet" : wish });
        if (search.value) { search.value = ""; search.focus(); redraw(); }
      });
      key.setAttribute("aria-pressed", String(now === wish));
      key.setAttribute("aria-label", `${one.name}: ${words[wish]}`);
      item.append(key);
    }
    if (pending) item.classList.add("waits");
    list.append(item);
  }
  if (!found.length) list.append(make("li", words.nobody));
  return list;
}
