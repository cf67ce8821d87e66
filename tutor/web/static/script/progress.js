// Remembers on this device what was done, and marks it on pages, whose words it uses.
// What is kept is the text that is exported: see tutor/web/progress.py.

const KEY = "progress";
const FORMAT = "hanabi1;";
const DAY = 864e5;
const all = (selector) => [...document.querySelectorAll(selector)];
const each = (selector, act) => all(selector).forEach(act);

// --- What was done: names by group, with 1, or 0 for a puzzle missed and not solved yet ---

const namesIn = (memory, group) => memory.get(group) ?? new Map();
const note = (memory, group, name, done = 1) => {
  const names = namesIn(memory, group);
  memory.set(group, names.set(name, done || names.get(name) || 0));
};

const starsOf = (memory, lesson) => [3, 2, 1].find((n) => namesIn(memory, "+" + n).has(lesson)) ?? 0;

// A puzzle's name is a group and a number: knowledge-017, 1/base/knowledge/2/17.
const apart = (name) => {
  const [, group, number] = /^([a-z0-9./-]+)[-/](\d{1,9})$/.exec(name) ?? [];
  return [group, +number];
};
const themeOf = (group) => group.split("/")[2] ?? group;

// --- As a text ---

const checksum = (text) => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(), 0x01000193);
  return (hash >>> 0).toString(36);
};

const write = (memory) => {
  let text = FORMAT;
  for (const [group, names] of [...memory].sort()) {
    const runs = [];
    for (const [name, done] of [...names].sort(([a], [b]) => a - b)) {
      const run = runs.at(-1);
      if (run?.done === done && run.last === name - 1) run.last = name;
      else runs.push({ first: name, last: name, done });
    }
    const items = runs.map(
      ({ first, last, done }) => first + (last > first ? "-" + last : "") + (done ? "" : "!"),
    );
    text += `${group}=${items};`;
  }
  return text + checksum(text);
};

// What cannot be read is left out.
const read = (text) => {
  const memory = new Map();
  for (const part of text.startsWith(FORMAT) ? text.split(";") : []) {
    const [, group, list = ""] = /^([+.]?[a-z0-9./-]+)=(.+)$/.exec(part) ?? [];
    for (const item of list.split(",")) {
      if (/^\+[1-3][a-z][a-z0-9-]*$/.test(group + item)) note(memory, group, item);
      const [, first, last = first, missed] = /^(\d{1,9})(?:-(\d{1,9}))?(!?)$/.exec(item) ?? [];
      if (last - first > 9999) continue;
      for (let number = +first; number <= last; number++) note(memory, group, number, +!missed);
    }
  }
  return memory;
};

// --- On the device, where storage can be switched off or full ---

const load = () => {
  try {
    return read(localStorage.getItem(KEY) ?? "");
  } catch {
    return new Map();
  }
};

// Read anew: another tab may have added something.
const keep = (change) => {
  try {
    const memory = load();
    change(memory);
    if (memory.size) localStorage.setItem(KEY, write(memory));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    each("[data-unstored]", (words) => (words.hidden = false));
  }
};

const record = (memory) =>
  each("[data-done]", ({ dataset }) => {
    const [kind, name, step] = dataset.done.split(" ");
    const right = dataset.right !== "no";
    const [group, number] = apart(name);
    if (kind === "puzzle" && group) note(memory, group, number, +right);
    if (kind === "step" && right) note(memory, "." + name, +step);
    if (kind === "lesson") {
      note(memory, "+" + dataset.stars, name);
      memory.delete("." + name);
    }
    if (dataset.day) note(memory, "days", Date.parse(dataset.day) / DAY);
  });

// --- On pages ---

const figuresOf = (memory) => {
  const days = namesIn(memory, "days");
  const figures = { scripts: 1, days: days.size };
  const add = (name, number) => (figures[name] = (figures[name] ?? 0) + number);
  for (const [group, names] of memory) {
    if (/^[+.]|^days$/.test(group)) continue;
    const solved = [...names.values()].filter(Boolean).length;
    add("solved", solved);
    add("solved " + themeOf(group), solved);
    add("missed", names.size - solved);
  }
  const lessons = [1, 2, 3].flatMap((stars) => [...namesIn(memory, "+" + stars).keys()]);
  for (const lesson of new Set(lessons)) add("stars", starsOf(memory, lesson));
  // A row lasts until a whole day has passed without.
  const today = Math.floor(Date.now() / DAY);
  for (let day = today - !days.has(today); days.has(day); day--) add("row", 1);
  return figures;
};

const mark = (element, name) => {
  element.querySelector(".kept")?.remove();
  each(`[data-mark="${name}"]`, (words) => element.append(words.content.cloneNode(true)));
};

// Leads on in a lesson that was begun, else to the next one.
const resume = (memory, link) => {
  const open = all("[data-lesson]").filter(({ dataset }) => !starsOf(memory, dataset.lesson));
  const begun = open.find(({ dataset }) => memory.has("." + dataset.lesson));
  const { dataset, href } = begun ?? open[0] ?? {};
  link.hidden = !href || !(begun || figuresOf(memory).stars);
  if (link.hidden) return;
  const done = Math.max(0, ...namesIn(memory, "." + dataset.lesson).keys());
  link.href = href.replace(/\d+(?=$|\?)/, Math.min(done + 1, dataset.steps));
};

// The template's link has the addresses, by kind of puzzle.
const review = (memory, list) => {
  const [item] = list.children;
  list.replaceChildren(item);
  for (const [group, names] of memory) {
    const [version, ...place] = group.split("/");
    const [theme] = all(`[data-theme="${themeOf(group)}"]`);
    if (!theme || (place.length && version !== list.dataset.version)) continue;
    for (const [number, done] of names) {
      if (done) continue;
      const shown = item.content.cloneNode(true);
      const [link, title, small] = shown.querySelectorAll("a, b, small");
      const [name, address] = place.length
        ? [place.concat(number).join("/"), link.dataset.endless]
        : [group + "-" + String(number).padStart(3, "0"), link.dataset.library];
      link.href = address.replace("NAME", name);
      title.textContent = theme.textContent;
      small.textContent = name;
      list.append(shown);
    }
  }
};

const fill = () => {
  const memory = load();
  const figures = figuresOf(memory);
  each("[data-lesson]", (card) => mark(card, "stars-" + starsOf(memory, card.dataset.lesson)));
  each("[data-puzzle]", (link) => {
    const [group, number] = apart(link.dataset.puzzle);
    mark(link, ["missed", "solved"][namesIn(memory, group).get(number)]);
  });
  each("[data-figure]", (part) => (part.textContent = figures[part.dataset.figure] ?? 0));
  each("[data-if]", (part) => (part.hidden = !figures[part.dataset.if]));
  each("[data-resume]", (link) => resume(memory, link));
  each("[data-review]", (list) => review(memory, list));
  each("[data-export]", (field) => (field.value = write(memory)));
};

// --- On the page of progress ---

const say = (name) => each("[data-status]", (line) => (line.textContent = line.dataset[name]));

const copy = () => {
  each("[data-export]", (field) => field.select());
  if (document.execCommand("copy")) say("copied");
};

const bring = (event) => {
  event.preventDefault();
  const text = event.target.elements[0].value.replace(/\s/g, "");
  const [, before, sum] = /^(.*;)(.*)$/.exec(text) ?? [];
  if (!text.startsWith(FORMAT) || sum !== checksum(before)) return say("refused");
  const merge = (memory) => {
    for (const [group, names] of read(text)) {
      names.forEach((done, name) => note(memory, group, name, done));
    }
  };
  if (!keep(merge)) return;
  event.target.reset();
  fill();
  say("merged");
};

const forget = ({ target }) => {
  const clear = (memory) => {
    localStorage.clear();
    memory.clear();
  };
  if (!keep(clear)) return;
  target.closest("details").open = false;
  fill();
  say("forgotten");
};

each("[data-copy]", (button) => (button.onclick = copy));
each("[data-import]", (form) => (form.onsubmit = bring));
each("[data-forget]", (button) => (button.onclick = forget));
keep(record);
fill();
addEventListener("storage", fill);
addEventListener("pageshow", fill);
