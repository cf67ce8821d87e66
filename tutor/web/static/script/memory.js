// Remembers on this device what was done, and marks it on pages, whose words it uses.
// By group, names with 1, or with 0 for a puzzle missed and not solved yet: docs/practice.md.
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

// Lessons that are done; the others are from when they had stars.
const LESSONS = "+3";
const isLessonDone = (memory, lesson) => [LESSONS, "+2", "+1"].some((group) => memory[group]?.[lesson]);

// A puzzle's name is a group and a number: knowledge-017, 1/base/knowledge/2/17.
const apart = (name) => {
  const [, group, number] = /^([a-z0-9./-]+)[-/](\d{1,9})$/.exec(name) ?? [];
  return [group, +number];
};

// What the answer on this page says of its kind: { kind, right, before }.
let moved;

// One's own slips in games, by kind of puzzle: games by number, with 1 once a fresh position of that
// kind was answered right.
const MINE = "my/";
const MOST_GAMES = 50;

const openSlip = (memory, kind) =>
  Object.entries(memory[MINE + kind] ?? {}).find(([, done]) => !done)?.[0];

const keepSlip = (memory, kind, game) => {
  note(memory, MINE + kind, game, 0);
  const games = memory[MINE + kind];
  const others = Object.keys(games).filter((each) => each !== game);
  if (others.length >= MOST_GAMES) delete games[others.find((each) => games[each]) ?? others[0]];
};

const practiseSlip = (memory, kind) => {
  const game = openSlip(memory, kind);
  if (game) note(memory, MINE + kind, game);
};

// Only the first answer to a puzzle says how strong somebody is, and when its kind is asked again.
const solve = (memory, group, number, right, rated) => {
  if (memory[group]?.[number] === undefined && rated) {
    const [game, kind, level] = rated.split(" ");
    moved = { kind, right, before: ratingOf(memory, game, kind) };
    rate(memory, game, kind, level, right);
    review(memory, kind, right);
    if (right) practiseSlip(memory, kind);
  }
  note(memory, group, number, right);
};

// A step that is missed has its kind asked again, once.
const tryStep = (memory, lesson, step, right, kind) => {
  if (!right && kind && memory["." + lesson]?.[step] === undefined) review(memory, kind, 0);
  note(memory, "." + lesson, step, +right);
};

// The group with the points of the first try at the deal of a day.
const dealt = (memory, day) =>
  Object.keys(memory).find((group) => group.startsWith("deal-") && memory[group][day]);

// Takes what a page says of itself off it: what is forgotten later is not brought back by it.
const record = (memory) =>
  each("[data-done]", ({ dataset }) => {
    const [kind, name, step] = dataset.done.split(" ");
    const right = dataset.right !== "no";
    const [group, number] = apart(name);
    delete dataset.done;
    if (kind === "puzzle" && group) solve(memory, group, number, +right, dataset.rated);
    if (kind === "step") tryStep(memory, name, step, right, dataset.kind);
    if (kind === "lesson") {
      note(memory, LESSONS, name);
      delete memory["." + name];
    }
    const day = Date.parse(dataset.day) / DAY;
    if (kind !== "deal") dataset.day && note(memory, dataset.days ?? "days", day);
    else if (!dealt(memory, day)) note(memory, "deal-" + name, day);
  });

const recordSlips = (memory) =>
  each("[data-slips]", ({ dataset }) => {
    for (const kind of dataset.slips.split(" ")) keepSlip(memory, kind, dataset.game);
    delete dataset.slips;
  });

const mark = (element, name) => {
  element.querySelector(".kept")?.remove();
  each(`[data-mark="${name}"]`, (words) => element.append(words.content.cloneNode(true)));
};

// Leads on in a lesson that was begun, else to the next one: to the step after the last one tried.
// The link has the lessons in order, `goal:2 hidden:2`.
const resume = (memory, link) => {
  const lessons = link.dataset.resume.split(" ").map((each) => each.split(":"));
  const open = lessons.filter(([name]) => !isLessonDone(memory, name));
  const begun = open.find(([name]) => memory["." + name]);
  const next = begun ?? (open.length < lessons.length && open[0]);
  link.hidden = !next;
  if (!next) return;
  const [lesson, steps] = next;
  const last = +(Object.keys(memory["." + lesson] ?? {}).pop() ?? 0);
  const step = Math.min(last + 1, steps);
  const address = new URL(link.href);
  address.pathname = address.pathname.replace(/[^/]+\/\d+(?=\/?$)/, lesson + "/" + step);
  link.href = address;
  const words = { lesson: lessons.indexOf(next) + 1, step, steps };
  for (const part of link.querySelectorAll("[data-part]")) part.textContent = words[part.dataset.part];
};

// How many of these lessons are done.
const tally = (memory, part) => {
  const names = part.dataset.tally.split(" ");
  const done = names.filter((name) => isLessonDone(memory, name)).length;
  part.hidden = !done;
  for (const number of part.querySelectorAll("[data-part]")) number.textContent = done;
};

whenShown(() => {
  moved = undefined;
  keep((memory) => {
    record(memory);
    recordSlips(memory);
  });
  const memory = load();
  each("[data-known]", (part) => (part.hidden = !Object.keys(memory).length));
  each("[data-unknown]", (part) => (part.hidden = Object.keys(memory).length > 0));
  each("[data-lesson]", (card) => mark(card, isLessonDone(memory, card.dataset.lesson) && "done"));
  each("[data-puzzle]", (link) => {
    const [group, number] = apart(link.dataset.puzzle);
    mark(link, ["missed", "solved"][memory[group]?.[number]]);
  });
  each("[data-resume]", (link) => resume(memory, link));
  each("[data-dealt]", (part) => {
    const group = dealt(memory, Date.parse(part.dataset.dealt) / DAY);
    part.hidden = !group;
    if (group) part.querySelector("[data-part]").textContent = group.slice(5);
  });
  each("[data-tally]", (part) => tally(memory, part));
  // Who has chosen partners is offered no others.
  each("[data-learned]", (part) => {
    const names = part.dataset.learned.split(" ");
    part.hidden = stored("conventions") || !names.every((name) => isLessonDone(memory, name));
  });
});
