// Keeps one whole version of the app for when there is no network: all of it, or none.
// The build writes its files with their hashes below; BUILD is the hash of that list, so that any
// change of any file is another version.
const BUILD = "unbuilt";
const FILES = [];

// Other apps may live on the same host: only caches of this prefix and this folder are ours.
const PREFIX = `chess-a-la-carte ${registration.scope} `;
const CACHE = PREFIX + BUILD;
const START = new URL("./index.html", registration.scope).href;
const address = (name) => new URL(name, registration.scope).href;

async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

// A file named after its content is the same in every version that has it.
async function kept(url) {
  if (!/-[0-9a-f]{16}\.\w+$/.test(url)) return undefined;
  for (const name of await ours()) {
    const found = await (await caches.open(name)).match(url);
    if (found) return found;
  }
  return undefined;
}

async function fetched(url, integrity) {
  const response = await fetch(new Request(url, { cache: "reload", integrity }));
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  if (!response.redirected) return response;
  // Safari takes no answer to a navigation that was led elsewhere.
  return new Response(await response.blob(), { headers: response.headers });
}

async function install() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(FILES.map(async ([name, integrity]) => {
      const url = address(name);
      await cache.put(url, (await kept(url)) ?? (await fetched(url, integrity)));
    }));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  const old = (await ours()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page that registered the first version is its own.
  if (old.length === 0) await clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  const start = url.href.split(/[?#]/)[0] === registration.scope || url.pathname === new URL(START).pathname;
  const wanted = request.mode === "navigate" && start ? START : url.href.split(/[?#]/)[0];
  const cache = await caches.open(CACHE);
  return (await cache.match(wanted)) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  // Only a person's word lets a new version take over: never in the middle of a game.
  if (event.data === "take-over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) {
    event.respondWith(answer(request));
  }
});
