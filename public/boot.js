// Starts the app: fetches it, shows how far it has come, and says so when it cannot start.
// The two links are written by the build, with the names and the size of this version's files.
const shell = document.getElementById("shell");
const app = document.getElementById("app");
const glue = document.querySelector("link[rel=modulepreload]");
const wasm = document.querySelector("link[rel=preload][as=fetch]");

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

const onError = (event) => fail(event.error ?? event.reason ?? event.message);
addEventListener("error", onError);
addEventListener("unhandledrejection", onError);
try {
  const [{ default: init }, module] = await Promise.all([import(glue.href), compile(wasm)]);
  await init({ module_or_path: module });
  await drawn();
  shell.remove();
  removeEventListener("error", onError);
  removeEventListener("unhandledrejection", onError);
} catch (reason) {
  fail(reason);
}
