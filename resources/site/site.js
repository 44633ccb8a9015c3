// Search and sorting are an extra: every page says everything without this file.
"use strict";
const words = document.body.dataset;
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

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
  (scroll.previousElementSibling?.matches(".more") ? scroll.previousElementSibling : scroll).before(label);
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
