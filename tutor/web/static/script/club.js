// Goes on from what this device remembers, too: its memory may know more than the address.

const isKnown = (memory, { dataset: { lesson, puzzle } }) => {
  if (lesson) return isLessonDone(memory, lesson);
  const [group, number] = apart(puzzle);
  return memory[group]?.[number];
};

const isDone = (stop) => stop.parentElement.className === "done";

const tick = (stop) => {
  stop.parentElement.className = "done";
  stop.querySelector(".stop-number").textContent = "✓";
  stop.querySelector(".stop-done").hidden = false;
};

const withSolved = (url, mask) => {
  const address = new URL(url);
  address.searchParams.set("solved", mask.toString(16));
  return address.href;
};

// Only the server makes codes: until there is one of all that is done, there is none to read out.
const showCode = async (place, url) => {
  place.replaceChildren();
  try {
    const html = await (await fetch(url)).text();
    const page = new DOMParser().parseFromString(html, "text/html");
    place.replaceChildren(...page.querySelector("[data-code]").children);
  } catch {
    // It comes with the next page.
  }
};

whenShown(() => {
  const memory = load();
  const stops = all(".stops a");
  const added = stops.filter((stop) => !isDone(stop) && isKnown(memory, stop));
  if (!added.length) return;
  added.forEach(tick);
  const mask = stops.reduce((sum, stop, place) => sum | (isDone(stop) << place), 0);
  stops.forEach((stop) => (stop.href = withSolved(stop.href, mask)));
  const here = withSolved(location.href.split("#")[0], mask);
  each("[data-code]", (place) => showCode(place, here));
  each("[data-onward]", (button) => {
    const next = stops.find((stop) => !isDone(stop));
    button.href = next ? next.href : here + "#end";
    button.textContent = next ? button.dataset.onward : button.dataset.end;
  });
});
