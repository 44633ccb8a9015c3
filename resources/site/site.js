// Search and sorting are an extra: every page says everything without this file.
"use strict";
const words = document.body.dataset;
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

// Where one is stands in sight, also where the ways on are a line to be pushed.
for (const here of document.querySelectorAll("nav a[aria-current]")) here.scrollIntoView({ block: "nearest", inline: "center" });

// One search over everything: the list was folded when the site was made; what is typed is folded with its letters.
const header = document.querySelector("header.site");
const list = { entries: [], letters: {}, pairs: [], whole: {} };
function folded(text) {
  let found = [...text.normalize("NFC").toLowerCase()].map((letter) => list.whole[letter] ?? letter).join("");
  found = found.normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’‘ʼ`´]/g, "");
  for (const [pair, sound] of list.pairs) found = found.replaceAll(pair, sound);
  return [...found].map((letter) => list.letters[letter] ?? letter).join("");
}
// Other ways to write the same sounds: Tschigorin is Chigorin, Ilyin is Ilin, Mueller is Müller.
const sounds = [[/shch|sch|sh|sz|zh|z/g, "s"], [/tch|ch|cz|kh|ck|q|k/g, "c"], [/ts|tz/g, "s"], [/ph/g, "f"], [/th/g, "t"],
  [/x/g, "cs"], [/w/g, "v"], [/[jyi]+/g, "i"], [/ae/g, "a"], [/oe/g, "o"], [/ou|ue/g, "u"], [/(.)\1+/g, "$1"]];
const coarse = (text) => sounds.reduce((held, [from, to]) => held.replace(from, to), text);
window.tdappSearch = (held) => {
  Object.assign(list, held);
  list.entries = held.entries.map(([found, title, beside, address]) => ({ found: ` ${found}`, rough: ` ${coarse(found)}`, title, beside, address }));
};

function hits(typed) {
  const asked = folded(typed).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (!asked.length) return [];
  const all = (key, wanted) => list.entries.filter((one) => wanted.every((word) => one[key].includes(` ${word}`)));
  const exact = all("found", asked);
  return [...new Set([...exact, ...all("rough", asked.map(coarse))])].slice(0, 12);
}

if (header) {
  const box = document.createElement("div");
  box.className = "search";
  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = words.find;
  field.setAttribute("aria-label", words.find);
  field.autocomplete = "off";
  const said = document.createElement("p");
  said.className = "hidden";
  said.setAttribute("role", "status");
  const shown = document.createElement("ul");
  shown.hidden = true;
  box.append(field, shown, said);
  header.prepend(box);
  let asked = false;
  const load = () => {
    if (asked) return;
    asked = true;
    const script = document.createElement("script");
    script.src = `${words.index}search.js`;
    script.addEventListener("load", show);
    document.head.append(script);
  };
  function show() {
    const found = hits(field.value);
    shown.replaceChildren(...found.map((one) => {
      const line = document.createElement("li");
      const link = document.createElement("a");
      link.href = words.index + one.address;
      const name = document.createElement("bdi");
      name.textContent = one.title;
      const beside = document.createElement("small");
      beside.textContent = one.beside;
      link.append(name, " ", beside);
      line.append(link);
      return line;
    }));
    const nothing = !found.length && field.value.trim() !== "" && list.entries.length > 0;
    if (nothing) {
      const line = document.createElement("li");
      line.textContent = words.none;
      shown.append(line);
    }
    shown.hidden = !found.length && !nothing;
    said.textContent = nothing ? words.none : found.length ? String(found.length) : "";
  }
  field.addEventListener("focus", load);
  field.addEventListener("input", () => { load(); show(); });
  box.addEventListener("keydown", (event) => {
    const links = [...shown.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (event.key === "Escape") { field.value = ""; show(); field.focus(); }
    else if (event.key === "ArrowDown" && links.length) { event.preventDefault(); links[Math.min(at + 1, links.length - 1)].focus(); }
    else if (event.key === "ArrowUp" && at >= 0) { event.preventDefault(); (at ? links[at - 1] : field).focus(); }
    else if (event.key === "Enter" && at < 0 && links.length) links[0].click();
  });
  document.addEventListener("click", (event) => { if (!box.contains(event.target)) shown.hidden = true; });
}

// A table that is wider than its place says so in words as well, with a button for who has no wheel that turns sideways.
for (const scroll of document.querySelectorAll(".scroll")) {
  const hint = document.createElement("p");
  hint.className = "hint";
  hint.hidden = true;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "→";
  button.title = words.right;
  button.setAttribute("aria-label", words.right);
  button.addEventListener("click", () => {
    const end = scroll.scrollLeft + scroll.clientWidth >= scroll.scrollWidth - 2;
    scroll.scrollTo({ left: end ? 0 : scroll.scrollLeft + scroll.clientWidth / 2, behavior: "smooth" });
  });
  hint.append(button, " ", words.wide);
  const above = scroll.previousElementSibling; // .more and .scroll stay neighbours, as the style sheet has them
  (above?.matches(".more") ? above : scroll).before(hint);
  const measure = () => { hint.hidden = scroll.scrollWidth <= scroll.clientWidth + 1; };
  new ResizeObserver(measure).observe(scroll);
  new ResizeObserver(measure).observe(scroll.firstElementChild);
}

function value(cell) {
  const text = (cell?.textContent ?? "").trim();
  const number = text.replace(/½/, ".5").replace(",", ".").match(/^-?\d*\.?\d+/);
  return { text, number: number ? parseFloat(number[0]) : null };
}

function compare(a, b) {
  if (a.number !== null && b.number !== null) return a.number - b.number;
  if ((a.number === null) !== (b.number === null)) return a.number === null ? 1 : -1;
  return a.text.localeCompare(b.text, document.documentElement.lang);
}

function sortable(table) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const title = head.textContent;
    if (title === "–" || !title.trim()) return;
    const button = document.createElement("button");
    button.type = "button";
    button.title = words.sort.replace("{column}", title);
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") === "ascending";
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const body = table.tBodies[0];
      const rows = [...body.rows].map((row) => ({ row, key: value(row.cells[column]) }));
      rows.sort((a, b) => (down ? compare(b.key, a.key) : compare(a.key, b.key)));
      body.append(...rows.map((one) => one.row));
    });
  });
}

function searchable(table) {
  const label = document.createElement("label");
  label.className = "find";
  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = words.search;
  field.setAttribute("aria-label", words.search);
  const said = document.createElement("span");
  said.setAttribute("role", "status");
  label.append(field, " ", said);
  const scroll = table.closest(".scroll");
  let top = scroll;
  while (top.previousElementSibling?.matches(".more, .hint")) top = top.previousElementSibling;
  top.before(label);
  field.addEventListener("input", () => {
    const wanted = plain(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const row of table.tBodies[0].rows) {
      const text = plain(row.textContent);
      row.hidden = !wanted.every((word) => text.includes(word));
      found += !row.hidden;
    }
    said.textContent = found ? "" : words.none;
  });
}

for (const table of document.querySelectorAll("main table")) {
  if (!table.tHead || table.tBodies[0].rows.length < 3) continue;
  sortable(table);
  if (table.tBodies[0].rows.length > 12) searchable(table);
}

const KINDS = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
for (const replay of document.querySelectorAll(".replay")) {
  const fens = replay.dataset.fens.split(" ");
  const links = [...document.querySelectorAll(".moves a")];
  const squares = document.createElement("div");
  squares.className = "cg-wrap squares";
  squares.setAttribute("role", "img");
  let ply = fens.length - 1;
  const show = (wanted) => {
    ply = Math.max(0, Math.min(wanted, fens.length - 1));
    squares.replaceChildren();
    squares.setAttribute("aria-label", fens[ply]);
    fens[ply].split("/").forEach((row, rank) => {
      let file = 0;
      for (const sign of row) {
        if (/\d/.test(sign)) { file += Number(sign); continue; }
        const piece = document.createElement("piece");
        piece.className = `${KINDS[sign.toLowerCase()]} ${sign === sign.toLowerCase() ? "black" : "white"}`;
        piece.style.gridArea = `${rank + 1} / ${++file}`;
        squares.append(piece);
      }
    });
    links.forEach((link, index) => index + 1 === ply ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current"));
  };
  const labels = replay.dataset.words.split("|");
  const step = (text, label, act) => {
    const button = document.createElement("button");
    button.title = labels[label];
    button.setAttribute("aria-label", labels[label]);
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", act);
    return button;
  };
  replay.append(squares, step("|◀", 0, () => show(0)), step("◀", 1, () => show(ply - 1)), step("▶", 2, () => show(ply + 1)), step("▶|", 3, () => show(fens.length)));
  links.forEach((link, index) => link.addEventListener("click", (event) => { event.preventDefault(); show(index + 1); }));
  addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") show(ply - 1);
    else if (event.key === "ArrowRight") show(ply + 1);
  });
  const asked = location.hash.match(/ply=(\d+)/);
  show(asked ? Number(asked[1]) : fens.length - 1);
}
