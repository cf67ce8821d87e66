// Remembers on this device what was done, and marks it on pages, whose words it uses.
// By group, names with 1, or with 0 for a puzzle missed and not solved yet: tutor/web/teaching/progress.py.
// What is rated and reviewed has parts of its own: rating.js, review.js.

const KEY = "done";
const DAY = 864e5;

// Whatever else may lie there is left out.
const load = () => {
  const memory = {};
  try {
    const groups = Object.entries(JSON.parse(stored(KEY)));
    for (const [group, names] of groups) memory[group] = { ...names };
  } catch {
    // Nothing there, or nothing that can be read.
  }
  return memory;
};

// Reads anew: another tab may have added something.
const keep = (change) => {
  const memory = load();
  change(memory);
  const isKept = store(KEY, Object.keys(memory).length && JSON.stringify(memory));
  if (!isKept) each("[data-unstored]", (words) => (words.hidden = false));
  return isKept;
};

const note = (memory, group, name, done = 1) => {
  const names = (memory[group] ??= {});
  names[name] = done || names[name] || 0;
};

const starsOf = (memory, lesson) => [3, 2, 1].find((stars) => memory["+" + stars]?.[lesson]) ?? 0;

// A puzzle's name is a group and a number: knowledge-017, 1/base/knowledge/2/17.
const apart = (name) => {
  const [, group, number] = /^([a-z0-9./-]+)[-/](\d{1,9})$/.exec(name) ?? [];
  return [group, +number];
};

// Whether the puzzle that was just answered had been answered before: a new one is due then.
let wasReview = false;

// Only the first answer to a puzzle says how strong somebody is.
const solve = (memory, group, number, right, rated) => {
  wasReview = memory[group]?.[number] !== undefined;
  if (!wasReview && rated) rate(memory, ...rated.split(" "), right);
  review(memory, group, number, right);
  note(memory, group, number, right);
};

// Takes what a page says of itself off it: what is forgotten later is not brought back by it.
const record = (memory) =>
  each("[data-done]", ({ dataset }) => {
    const [kind, name, step] = dataset.done.split(" ");
    const right = dataset.right !== "no";
    const [group, number] = apart(name);
    delete dataset.done;
    if (kind === "puzzle" && group) solve(memory, group, number, +right, dataset.rated);
    if (kind === "step" && right) note(memory, "." + name, step);
    if (kind === "lesson") {
      note(memory, "+" + dataset.stars, name);
      delete memory["." + name];
    }
    if (dataset.day) note(memory, dataset.days ?? "days", Date.parse(dataset.day) / DAY);
  });

const mark = (element, name) => {
  element.querySelector(".kept")?.remove();
  each(`[data-mark="${name}"]`, (words) => element.append(words.content.cloneNode(true)));
};

// Leads on in a lesson that was begun, else to the next one.
const resume = (memory, link) => {
  const lessons = all("[data-lesson]");
  const open = lessons.filter(({ dataset }) => !starsOf(memory, dataset.lesson));
  const begun = open.find(({ dataset }) => memory["." + dataset.lesson]);
  const next = begun ?? (open.length < lessons.length && open[0]);
  link.hidden = !next;
  if (!next) return;
  const { lesson, steps } = next.dataset;
  const done = Object.keys(memory["." + lesson] ?? {}).pop() ?? 0;
  link.href = next.href.replace(/\d+(?=$|\?)/, Math.min(+done + 1, steps));
};

whenShown(() => {
  keep(record);
  const memory = load();
  each("[data-lesson]", (card) => mark(card, "stars-" + starsOf(memory, card.dataset.lesson)));
  each("[data-puzzle]", (link) => {
    const [group, number] = apart(link.dataset.puzzle);
    mark(link, ["missed", "solved"][memory[group]?.[number]]);
  });
  each("[data-resume]", (link) => resume(memory, link));
});
