// Beside a volunteer's page where the browser trusts the connection: what the page is made of lies here, so that it can
// be opened again without one. What it shows and what waits, the page keeps itself; nothing else is answered from here.
const scope = new URL(self.registration.scope).pathname, drawer = `tdapp${scope}`;
const FILES = ["chessground.min.js", "legal.js", "desk.js", "way.js", "chessground.base.css", "chessground.brown.css", "chessground.cburnett.css", "live.css"];
const parts = [scope, ...FILES.map((name) => `/files/${name}`)];

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(drawer).then((held) => held.addAll(parts)));
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || !parts.includes(address.pathname)) return;
  event.respondWith(fresh(event.request, address.pathname));
});
async function fresh(request, path) {  // the newest there is; a refusal is an answer, silence is none
  const held = await caches.open(drawer);
  try {
    const got = await fetch(request);
    if (got.ok) await held.put(path, got.clone());
    else if (path === scope && (got.status === 403 || got.status === 404)) await caches.delete(drawer);
    return got;
  } catch (silence) {
    const kept = await held.match(path);
    if (kept) return kept;
    throw silence;
  }
}
