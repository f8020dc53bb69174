// Starts the app: fetches it, shows how far it has come, and says so when it cannot start or has
// broken down. The two links are written by the build, with the names and the size of this
// version's files; in the single file the wasm is a part of the page instead.
const shell = document.getElementById("shell");
const app = document.getElementById("app");
const glue = document.querySelector("link[rel=modulepreload]");
const program = document.querySelector("link[rel=preload][as=fetch]");
const embedded = document.getElementById("wasm");
const embeddedLater = document.getElementById("later");

const chosen = /[#&]lang=(en|fr)\b/.exec(location.hash);
const languages = chosen ? [chosen[1]] : navigator.languages;
const language = languages.find((tag) => /^(en|fr)\b/i.test(tag)) ?? "en";
document.documentElement.lang = language.slice(0, 2).toLowerCase();

function fail(reason) {
  if (shell.classList.contains("shell-failed")) return;
  shell.classList.add("shell-failed");
  shell.querySelector(".shell-reason").textContent = String(reason);
  shell.querySelector("button").addEventListener("click", () => location.reload());
}

async function compile(link) {
  if (embedded) {
    const headers = { "Content-Type": "application/wasm" };
    return WebAssembly.compileStreaming(new Response(unpacked(embedded), { headers }));
  }
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}: ${link.href}`);
  if (!WebAssembly.compileStreaming || !window.TransformStream) {
    return WebAssembly.compile(await response.arrayBuffer());
  }
  // Not Content-Length: that counts compressed bytes, where it is there at all.
  const total = Number(link.dataset.bytes);
  const progress = shell.querySelector("progress");
  let received = 0;
  const counted = response.body.pipeThrough(new TransformStream({
    transform(chunk, out) {
      received += chunk.length;
      progress.value = received / total;
      out.enqueue(chunk);
    },
  }));
  // Its own header: hosts that do not know wasm would stop the streaming.
  const headers = { "Content-Type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(counted, { headers }));
}

function unpacked(part) {
  const packed = Uint8Array.from(atob(part.textContent), (letter) => letter.charCodeAt(0));
  return new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
}

// In the single file: the later styles, the long texts and the page of licences.
async function unpackLater() {
  const [styles, prose, licences] = (await new Response(unpacked(embeddedLater)).text()).split("\0");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  for (const [, id, text] of prose.matchAll(/<template id="([^"]+)">([^<]*)/g)) {
    const template = document.createElement("template");
    template.id = id;
    template.content.append(text);
    document.body.append(template);
  }
  addEventListener("click", ({ target }) => {
    const link = target.closest?.("[href='./licences.html']");
    if (!link) return;
    link.target = "_blank";
    link.href = URL.createObjectURL(new Blob([licences], { type: "text/html" }));
  }, true);
}

// The style of the screens that nobody sees first. While working it is a part of the page.
function loadStyles() {
  if (embeddedLater) return unpackLater();
  const { content } = document.querySelector("meta[name=later-styles]");
  if (!content) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = content;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

// The long texts of the tutorial and the rules: after the first board, unless the link asks for them.
// A document that is asked for as one is parsed without a script's text becoming a page.
function loadProse() {
  if (document.getElementById("prose-en")) return Promise.resolve();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", document.querySelector("meta[name=prose]").content);
    request.responseType = "document";
    request.onload = () => {
      if (request.status === 200) document.body.append(...request.response.querySelectorAll("template"));
    };
    request.onloadend = () => {
      dispatchEvent(new Event("prose"));
      resolve();
    };
    request.send();
  });
}

// The app draws its first screen a moment after it was started, and may fail in that moment.
function drawn() {
  return new Promise((resolve) => {
    if (app.firstElementChild) return resolve();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(app, { childList: true });
  });
}

// What the app said before it broke down: the app sends it, for the report.
let lastWords = "";
addEventListener("app-panic", (event) => {
  lastWords = event.detail;
});

// After a panic nothing of the app may run again: its own state can't be trusted, the stored game
// can. So a plain page takes its place.
function breakDown(reason) {
  const crash = document.getElementById("crash");
  if (!crash.hidden) return;
  const report = `${lastWords || (reason && reason.stack) || reason}\n${navigator.userAgent}`;
  for (const type of ["click", "pointerdown", "pointerup", "keydown"]) {
    addEventListener(type, (event) => {
      if (!crash.contains(event.target)) event.stopImmediatePropagation();
    }, true);
  }
  app.inert = true;
  crash.hidden = false;
  crash.querySelector("[data-report]").textContent = report;
  const on = (action, then) =>
    crash.querySelector(`[data-crash=${action}]`).addEventListener("click", then);
  on("reload", () => location.reload());
  on("copy", () => navigator.clipboard?.writeText(report).catch(() => {}));
  on("save", () => {
    const link = document.createElement("a");
    link.download = "chess-a-la-carte.json";
    link.href = URL.createObjectURL(new Blob([stored("games") ?? ""], { type: "application/json" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });
  crash.querySelector("button").focus();
  remember("crashes", String(performance.now() < 10_000 ? crashes + 1 : 0));
}

// The storage may be denied: then nothing is remembered.
function stored(key) {
  try {
    return localStorage.getItem(`chess-a-la-carte/${key}`);
  } catch {
    return null;
  }
}

function remember(key, text) {
  try {
    if (text === undefined) localStorage.removeItem(`chess-a-la-carte/${key}`);
    else localStorage.setItem(`chess-a-la-carte/${key}`, text);
  } catch {
    // Nothing to be done.
  }
}

// Browsers write what is stored to the disk seconds later: after a power cut the last turns would be
// gone. So all of it stands in a database too, which is written at once. Each change is counted in
// both: the one that got further is right.
const database = new Promise((resolve) => {
  const request = indexedDB.open("chess-a-la-carte");
  request.onupgradeneeded = () => request.result.createObjectStore("stored");
  request.onsuccess = () => {
    // Whoever erases it waits for nobody.
    request.result.onversionchange = () => request.result.close();
    resolve(request.result);
  };
  request.onerror = () => resolve(null);
}).catch(() => null);

const places = async (mode) =>
  (await database).transaction("stored", mode, { durability: "strict" }).objectStore("stored");

const answered = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// What the app has stored: all but the counts, which are the page's own.
const names = () => Object.keys(localStorage)
  .flatMap((key) => /^chess-a-la-carte\/(?!count$|crashes$)(.+)/.exec(key)?.[1] ?? []);

async function readDatabase() {
  const place = await places("readonly");
  const [keys, texts] = await Promise.all([answered(place.getAllKeys()), answered(place.getAll())]);
  return new Map(keys.map((name, at) => [name, texts[at]]));
}

async function restore() {
  let alarm;
  try {
    // It may wait for ever, as for a page that was left in the middle of writing.
    const late = new Promise((_, reject) => {
      alarm = setTimeout(reject, 3_000);
    });
    const kept = await Promise.race([readDatabase(), late]);
    if (!(kept.get("count") > Number(stored("count")))) return;
    for (const name of names()) if (!kept.has(name)) remember(name);
    kept.forEach((text, name) => remember(name, text));
  } catch {
    // Denied, broken or late: what the browser has stored is all there is.
  } finally {
    clearTimeout(alarm);
  }
}

const written = new Map();
let due = 0;
async function writeDatabase() {
  due = 0;
  try {
    const count = Number(stored("count")) + 1;
    remember("count", count);
    const place = await places("readwrite");
    place.transaction.onabort = () => written.clear();
    const texts = new Map(names().map((name) => [name, stored(name)]));
    for (const [name, text] of texts.set("count", count)) {
      if (written.get(name) !== text) place.put(text, name);
      written.set(name, text);
    }
    for (const name of await answered(place.getAllKeys())) {
      if (texts.has(name)) continue;
      written.delete(name);
      place.delete(name);
    }
  } catch {
    // As above.
  }
}
// After what was done has been drawn, where anything is drawn.
addEventListener("stored", () => {
  if (document.hidden) writeDatabase();
  else if (!due) due = requestAnimationFrame(() => setTimeout(writeDatabase));
});

// Two crashes in a row, each soon after the start, would go on for ever: then the app is told to
// put the stored game aside.
const crashes = Number(stored("crashes") ?? 0);
if (crashes > 1) document.documentElement.dataset.afterCrash = "";
if (crashes) setTimeout(() => app.inert || remember("crashes", "0"), 10_000);

// Keeps the app for when there is no network, and says when a newer version has been fetched.
async function keepOffline() {
  if (!/^https?:$/.test(location.protocol)) return;
  try {
    // Where nothing may be stored this throws, before a refusal lands on the console.
    void localStorage;
    const policy = window.trustedTypes?.createPolicy("boot", { createScriptURL: () => "./sw.js" });
    const worker = policy ? policy.createScriptURL("") : "./sw.js";
    const { serviceWorker } = navigator;
    // A first version takes over by itself: nothing has to be loaded again then.
    const controlled = Boolean(serviceWorker.controller);
    const registration = await serviceWorker.register(worker, { updateViaCache: "none" });
    const offer = () => {
      if (registration.waiting && controlled) dispatchEvent(new Event("new-version"));
    };
    offer();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", offer);
    });
    addEventListener("take-new-version", () => {
      serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration.waiting?.postMessage("take-over");
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
  } catch {
    // A frame without an origin, a private window: the app works, though not without a network.
  }
}

// A file that is opened with the installed app comes as if it had been dropped on it.
function takeFiles() {
  window.launchQueue?.setConsumer(async ({ files }) => {
    const data = new DataTransfer();
    for (const file of files) data.items.add(await file.getFile());
    if (files.length === 0) return;
    const drop = { dataTransfer: data, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent("drop", drop));
  });
}

const onError = (event) => fail(event.error ?? event.reason ?? event.message);
addEventListener("error", onError);
addEventListener("unhandledrejection", onError);
try {
  const [{ default: init }, module] = await Promise.all([
    import(glue.href),
    compile(program),
    restore(),
  ]);
  const styles = loadStyles();
  const asked = /[#&](lesson|rules)=|[#&]gallery/.test(location.hash);
  if (asked || embedded) await styles;
  if (asked) await loadProse();
  await init({ module_or_path: module });
  await drawn();
  shell.remove();
  removeEventListener("error", onError);
  removeEventListener("unhandledrejection", onError);
  addEventListener("error", (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) breakDown(event.error);
  });
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof WebAssembly.RuntimeError) breakDown(event.reason);
  });
  if (!asked) loadProse();
  keepOffline();
  takeFiles();
} catch (reason) {
  fail(reason);
}
