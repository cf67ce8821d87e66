// Shows an answer, or where a link marked data-smooth leads, without loading a page anew.
// Whatever goes wrong, the browser goes there itself.

const CHANGING =
  "title, meta[name=description], link[rel=canonical], link[hreflang], header nav, main";
const STAYING = "script[src], link[rel=stylesheet]";
const MOST_LEFT = 20;

const partsOf = (page) => [...page.querySelectorAll(CHANGING)];

// Parts fit into another page of the same release, language and table.
const fits = (page) => {
  const [frame, other] = [document, page].map((each) => [
    each.documentElement.lang,
    each.body.className,
    partsOf(each).length,
    ...[...each.querySelectorAll(STAYING)].map(({ outerHTML }) => outerHTML),
  ]);
  return String(frame) === String(other);
};

// --- Places in the history: what was shown there, as it was left ---

let way;
const left = new Map();
let place = Math.random();
history.replaceState({ place }, "");

const show = (next) => {
  const parts = partsOf(document);
  left.set(place, { parts, focus: document.activeElement });
  if (left.size > MOST_LEFT) left.delete(left.keys().next().value);
  parts.forEach((part, index) => part.replaceWith(next[index]));
  place = history.state?.place ?? place;
  tellShown();
};

// The browser restores how far the page was scrolled, once it is there.
addEventListener("popstate", ({ state }) => {
  way?.abort();
  // A link within the page has been followed.
  if (!state) return history.replaceState({ place }, "");
  if (state.place === place) return;
  const page = left.get(state.place);
  if (!page) return location.reload();
  show(page.parts);
  const focus = page.focus === document.body ? document.querySelector("main") : page.focus;
  focus.focus({ preventScroll: true });
});

// --- The way to a new place ---

// A page that is swapped does not glide to its place, no more than one that is loaded.
document.documentElement.style.scrollBehavior = "auto";

// What an address names comes into sight with as little movement as can be, else a page begins.
const arrive = (name) => {
  const named = document.getElementById(name);
  const target = named ?? document.querySelector("h1");
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!named) return scrollTo(0, 0);
  // What sticks to the lower edge is in sight, though its place in the page may not be.
  const { top, bottom } = named.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  named.scrollIntoView({ block: named.offsetHeight > innerHeight ? "start" : "nearest" });
};

const go = async (address) => {
  if (way?.address === address.href) return;
  way?.abort();
  const ours = (way = new AbortController());
  ours.address = address.href;
  const main = document.querySelector("main");
  main.ariaBusy = "true";
  try {
    const response = await fetch(address, { headers: { Accept: "text/html" }, signal: ours.signal });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!response.ok || !fits(page)) throw response;
    // Without redirections it is the address that was asked for.
    const found = response.url + address.hash;
    if (found !== location.href) history.pushState({ place: Math.random() }, "", found);
    show(partsOf(page));
    arrive(address.hash.slice(1));
  } catch {
    if (!ours.signal.aborted) location.assign(address);
  }
  if (way === ours) way = undefined;
  main.ariaBusy = null;
};

addEventListener("pagehide", () => way?.abort());

addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (!form.matches("form.asked")) return;
  event.preventDefault();
  const fields = new FormData(form, submitter);
  // Older browsers leave the button out.
  if (submitter?.name && !fields.has(submitter.name)) fields.append(submitter.name, submitter.value);
  const address = new URL(submitter?.getAttribute("formaction") ?? form.action, location);
  address.search = new URLSearchParams(fields);
  go(address);
});

// Where one option is asked for, a tap on it is the answer; keys move among options, and Enter sends.
addEventListener("click", ({ target, detail }) => {
  const option = detail && target.closest(".at-once label")?.control;
  if (option?.type !== "radio") return;
  option.checked = true;
  option.form.requestSubmit(option.form.elements.check);
});

addEventListener("click", (event) => {
  const link = event.target.closest("a[data-smooth]:not([target], [download])");
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!link || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  go(new URL(link.href));
});
