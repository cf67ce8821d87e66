// Shows what the coach says in place of the link to it. Of a whole game, what is certain comes at
// once; turns that take longer follow one by one.

const MOST_TRIES = 5;
const MOST_PARTS = 12;
const MOST_MOMENTS = 3;

const rest = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

// Whoever is told to come again later does so.
const saidAt = async (address, tries = MOST_TRIES) => {
  const response = await fetch(address);
  if (response.status === 503 && tries > 1) {
    await rest(response.headers.get("Retry-After"));
    return saidAt(address, tries - 1);
  }
  if (!response.ok) throw response;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return page.querySelector("main [data-coach]");
};

// A turn that is not looked at to the end goes on where it stopped when it is asked for again.
const wholeAt = async (address) => {
  let said = await saidAt(address);
  for (let part = 1; part < MOST_PARTS && said.querySelector("[data-unfinished]"); part++) {
    said = await saidAt(address);
  }
  return said;
};

const think = (status) => (status.textContent = status.dataset.thinking);

// What came again is told first, then what cost most: as in coach/review.py.
const weightOf = ({ dataset: { times, loss } }) => (times > 1 ? 1000 * times : 0) + +loss;

const withMoment = (moments, found) => {
  const same = moments.find(({ dataset }) => dataset.kind === found.dataset.kind);
  if (same) {
    const times = +same.dataset.times + 1;
    for (const { dataset, children } of [same, found]) {
      dataset.times = times;
      const badge = children[0].querySelector(".times");
      badge.firstElementChild.textContent = times;
      badge.hidden = false;
    }
  }
  const others = moments.filter((each) => each !== same);
  const larger = same && +same.dataset.loss >= +found.dataset.loss ? same : found;
  return [...others, larger].sort((one, other) => weightOf(other) - weightOf(one));
};

const judgeTheRest = async (section) => {
  const part = (name) => section.querySelector(`[data-${name}]`);
  const links = [...section.querySelectorAll("[data-left] a")];
  if (!links.length) return;
  const [list, progress, left] = ["moments", "progress", "left"].map(part);
  const bar = progress.querySelector("progress");
  let moments = [...list.children];
  bar.max = links.length;
  progress.hidden = false;
  left.hidden = true;
  think(part("thinking"));
  for (const link of links) {
    // Another page is shown by now.
    if (!section.isConnected) break;
    try {
      const said = await wholeAt(link.href);
      for (const found of said.querySelectorAll("[data-kind]")) moments = withMoment(moments, found);
      list.replaceChildren(...moments.slice(0, MOST_MOMENTS));
      if (!said.querySelector("[data-not-judged]")) link.parentElement.remove();
    } catch {
      // It stays among those that are not judged.
    }
    bar.value++;
  }
  const missing = left.querySelectorAll("a").length;
  progress.hidden = true;
  left.hidden = !missing;
  part("nothing").hidden = Boolean(missing || moments.length);
};

addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-at-once]");
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!link || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  const section = link.closest("[data-coach]");
  const status = section.querySelector("[data-thinking]");
  if (status.textContent) return;
  think(status);
  try {
    const said = await wholeAt(link.dataset.atOnce);
    status.textContent = "";
    if (!section.isConnected) return;
    section.replaceWith(said);
    said.focus();
    await judgeTheRest(said);
  } catch {
    if (section.isConnected) location.assign(link.href);
  }
});
