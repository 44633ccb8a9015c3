// The way to the program, for every page of a telephone: a question that does not wait for ever, and the way to another
// address of the leading computer. There the browser keeps nothing yet, so what waits is taken along.
export async function ask(path, seconds, options = {}) {
  const stop = new AbortController(), clock = setTimeout(() => stop.abort(), seconds * 1000);
  try {
    const got = await fetch(path, { ...options, signal: stop.signal });
    return { status: got.status, ok: got.ok, told: got.ok ? await got.json() : null };
  } finally { clearTimeout(clock); }
}
export function elsewhere(words, entries) {
  const form = document.createElement("form"), label = document.createElement("label"), field = document.createElement("input"), go = document.createElement("button");
  form.className = "tools elsewhere";
  form.hidden = true;
  field.value = location.host;
  field.inputMode = "url";
  field.autocapitalize = "off";
  go.textContent = words.goThere;
  label.append(`${words.elsewhere} `, field);
  form.append(label, go);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const there = new URL(location.href), typed = field.value.trim().replace(/^https?:\/\//i, "").replace(/\/.*$/s, "");
    there.host = typed;  // without a port it keeps the one that it has
    if (there.origin === location.origin) { field.select(); return; }
    const facts = new URLSearchParams(there.hash.slice(1));
    if (entries().length) facts.set("brought", JSON.stringify(entries()));
    there.hash = facts;
    location.assign(there);
  });
  return form;
}
export function brought(mark) {  // what the page at the address of before has handed over, once
  const facts = new URLSearchParams(location.hash.slice(1)), text = facts.get("brought");
  if (text === null) return [];
  facts.delete("brought");
  history.replaceState(null, "", `#${facts}`);
  try {
    const list = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one) => one && typeof one[mark] === "string") : [];
  } catch { return []; }
}
