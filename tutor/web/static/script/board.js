// Keeps the board of a club, or the standings of a tournament, up to date: asks for its own page
// anew, and changes what is different.
// What stays the same is left alone, so nobody loses focus, place or what is being read out.

const OFTEN = 5000;
const SELDOM = 60000;

const { dataset } = document.querySelector("[data-board]");
const pause = document.querySelector("[data-pause]");
let rest = OFTEN;
let timer;

const change = (old, fresh) => {
  if (old.isEqualNode(fresh)) return;
  const [mine, theirs] = [old, fresh].map(({ childNodes }) => [...childNodes]);
  if (!mine.length || !old.cloneNode().isEqualNode(fresh.cloneNode())) return old.replaceWith(fresh);
  theirs.forEach((child, place) => (mine[place] ? change(mine[place], child) : old.append(child)));
  mine.slice(theirs.length).forEach((child) => child.remove());
};

const show = (html) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  const fresh = [...page.querySelectorAll("[data-live]")];
  if (!fresh.length) throw html;
  each("[data-live]", (part) => change(part, fresh.shift()));
  dataset.board = page.querySelector("[data-board]").dataset.board;
};

const ask = async () => {
  clearTimeout(timer);
  if (document.hidden || pause.ariaPressed === "true") return;
  let isAway = false;
  try {
    const response = await fetch(location.pathname + location.search, { headers: { "If-None-Match": dataset.board } });
    const html = await response.text();
    if (response.ok) show(html);
    // The board is gone: so says its address.
    else if (response.status === 404) return location.reload();
    else if (response.status !== 304) throw response;
    rest = OFTEN;
  } catch {
    isAway = true;
    rest = Math.min(2 * rest, SELDOM);
  }
  each("[data-away]", (words) => (words.textContent = isAway ? words.dataset.away : ""));
  clearTimeout(timer);
  timer = setTimeout(ask, rest);
};

pause.onclick = () => {
  pause.ariaPressed = String(pause.ariaPressed !== "true");
  ask();
};
document.addEventListener("visibilitychange", ask);
whenShown(() => {
  each("[data-moving]", (part) => (part.hidden = false));
  each("[data-still]", (part) => (part.hidden = true));
  ask();
});
