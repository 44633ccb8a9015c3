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
