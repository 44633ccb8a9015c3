// What the pages of arbiters have in common: parts, the way to the program, entries that wait for it.
import { ask, brought, elsewhere } from "./way.js";

export const words = JSON.parse(document.body.dataset.words), key = document.body.dataset.key, base = `/a/${key}/`;
export const make = (tag, text = "", name = "") => Object.assign(document.createElement(tag), { textContent: text, className: name });
export function button(text, act, name = "") {
  const made = make("button", text, name);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}
export const said = (move) => move.replace(/[NBRQK]/g, (piece) => words.alphabets[words.notation][1 + "NBRQK".indexOf(piece)]);
export const fill = (text, facts) => text.replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all);
export const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
// A mark that nobody else draws: an entry that arrives twice is one. (randomUUID is missing where nothing is encrypted.)
export const drawn = () => [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0")).join("");

// What stands on the page: by section its facts, boards and people, as far as the program has told.
export const state = { v: "-1", name: "", role: "", mine: [], order: [], sections: new Map(), isVoid: false, isGone: false, isSilent: false, heard: Date.now() };
export function set(told) {  // whether anything is another
  if (!told.sections) return false;
  state.heard = Date.now();
  const { name, role, mine, order } = told;
  Object.assign(state, { name, role, mine, order, v: told.v });
  for (const id of [...state.sections.keys()]) if (!order.includes(id)) state.sections.delete(id);
  for (const one of told.sections) {
    if (one.whole || !state.sections.has(one.section)) state.sections.set(one.section, { id: one.section, facts: {}, boards: new Map(), people: new Map() });
    const held = state.sections.get(one.section);
    Object.assign(held.facts, one.facts);
    for (const board of one.boards || []) held.boards.set(board.number, board);
    for (const person of one.people || []) held.people.set(person.number, person);
  }
  return told.sections.length > 0;
}
const SLOW = 3, ENOUGH = 15, NEWS = 30;  // seconds: until it is said, until a question is put again, of one that waits for news
export async function post(entry, slow = () => {}) {  // the answer; an error is a connection that is not there
  const clock = setTimeout(() => { state.isSilent = true; slow(); }, SLOW * 1000);
  try {
    const got = await ask(`${base}act`, ENOUGH, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ ...entry, v: state.v }) });
    state.isSilent = got.status === 503;  // the pages are there, the program behind them does not answer
    if (got.status === 404) state.isVoid = true;
    if (got.status === 400 || got.status === 403) return { text: words.unknown, done: false, refused: true };
    if (!got.ok) throw new Error(String(got.status));
    return got.told;
  } catch (fault) {
    if (fault.name !== "Error") state.isSilent = false;  // nobody is there at all
    throw fault;
  } finally { clearTimeout(clock); }
}

// Entries that have not arrived, in their order, and those that were refused when they came: nothing is dropped.
const drawer = `tdapp/${key}`;
function read(name) {
  try {
    const held = JSON.parse(localStorage.getItem(name));
    return Array.isArray(held) ? held : [];
  } catch { return []; }
}
function write(name, list) {
  try { list.length ? localStorage.setItem(name, JSON.stringify(list)) : localStorage.removeItem(name); } catch { /* private windows keep nothing */ }
}
export const MOST = 50;
export const queue = {
  list: [...read(drawer), ...brought("origin")].filter((one, at, all) => all.findIndex((other) => other.origin === one.origin) === at), refused: read(`${drawer}/refused`), asked: null, sending: false,
  add(entry) {
    if (this.list.length >= MOST) return false;
    this.refresh();
    this.list.push({ origin: drawn(), confirmed: [], expected: "", at: Date.now(), ...entry });
    this.keep();
    return true;
  },
  refresh() {  // another tab of this page may have added some
    const held = read(drawer), known = new Set(held.map((one) => one.origin));
    this.list = [...held, ...this.list.filter((one) => !known.has(one.origin) && !this.sent.has(one.origin))].filter((one) => !this.sent.has(one.origin));
  },
  sent: new Set(),
  keep() { write(drawer, this.list); write(`${drawer}/refused`, this.refused); },
  drop(origin) {
    this.sent.add(origin);
    this.list = this.list.filter((one) => one.origin !== origin);
    this.keep();
  },
  at(section, board) { return this.list.findLast((one) => one.section === section && one.board === board && one.kind !== "note"); },
  async deliver(answered) {  // one after the other; a question stops until somebody answers it
    if (this.sending || this.asked || state.isVoid) return;
    this.sending = true;
    while (this.list.length && !this.asked && !state.isVoid) {
      const entry = this.list[0];
      try {
        const told = await post(entry, () => answered(null, null));
        if (state.isVoid) break;
        state.isGone = false;
        set(told);
        if (told.ask) this.asked = { entry, ask: told.ask };
        else {
          if (!told.done) this.refused.push({ ...entry, why: told.text });
          this.drop(entry.origin);
        }
        answered(entry, told);
      } catch {
        if (!state.isVoid && !state.isSilent) state.isGone = true;
        answered(null, null);
        await new Promise((again) => setTimeout(again, 2000));
      }
    }
    this.sending = false;
    answered(null, null);
  },
  answer(enter, answered) {  // enter it, or leave it
    const { entry, ask } = this.asked;
    this.asked = null;
    if (enter) {
      entry.confirmed = [...new Set([...entry.confirmed, ...ask.map((one) => one.id)])];
      this.list = this.list.map((one) => one.origin === entry.origin ? entry : one);
      this.keep();
    } else this.drop(entry.origin);
    this.deliver(answered);
  },
};
queue.keep();
const LATE = 15;  // seconds without a connection until another address is asked for
export const moved = elsewhere(words, () => queue.list);
let gone = 0;  // since when
export function showMoved() {
  gone = state.isGone && !state.isVoid ? gone || Date.now() : 0;
  moved.hidden = !gone || Date.now() - gone < LATE * 1000;
}
addEventListener("storage", (event) => { if (event.key === drawer && !queue.sending) queue.refresh(); });
export async function follow(changed) {  // asks for what is new, and waits for it
  while (!state.isVoid) {
    try {
      const got = await ask(`${base}state.json?v=${encodeURIComponent(state.v)}`, NEWS);
      if (got.status === 404 || got.status === 403) { state.isVoid = true; break; }
      if (!got.ok) throw new Error(String(got.status));
      const was = state.isGone;
      state.isGone = false;
      if (set(got.told) || was) changed();
      state.heard = Date.now();
    } catch {
      state.isGone = true;
      changed();
      await new Promise((again) => setTimeout(again, 2000));
    }
  }
  changed();
}
