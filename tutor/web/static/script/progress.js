// The page of one's own progress: figures, and the text that travels.

const FORMAT = "hanabi1;";

// The groups whose names have several numbers each.
const NUMBERED = /^[*?@]$/;
const NUMBERS = { "*": 3, "?": 2, "@": 4 };
const MOST_NAMES = 100;

// --- As a text ---

const checksum = (text) => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(), 0x01000193);
  return (hash >>> 0).toString(36);
};

const runsOf = (names) => {
  const runs = [];
  for (const [name, done] of Object.entries(names)) {
    const run = runs.at(-1);
    if (run?.done === done && +run.last === name - 1) run.last = name;
    else runs.push({ first: name, last: name, done });
  }
  return runs.map(
    ({ first, last, done }) => first + (last > first ? "-" + last : "") + (done ? "" : "!"),
  );
};

const numbersOf = (names) =>
  Object.entries(names)
    .map((each) => each.flat().join(":"))
    .sort();

const write = (memory) => {
  let text = FORMAT;
  for (const [group, names] of Object.entries(memory).sort()) {
    const items = (NUMBERED.test(group) ? numbersOf : runsOf)(names);
    if (items.length) text += `${group}=${items};`;
  }
  return text + checksum(text);
};

// Adds ratings or plans: that with more answers stays, or that of the later answer.
const addNumbers = (memory, group, list) => {
  const names = { ...memory[group] };
  for (const item of list.split(",")) {
    const [, name, found] = /^([a-z0-9./-]+)((?::\d{1,9})+)$/.exec(item) ?? [];
    const values = found?.split(":").slice(1).map(Number);
    if (values?.length !== NUMBERS[group]) continue;
    if (values.at(-1) >= (numbers(names[name]) || [0]).at(-1)) names[name] = values;
  }
  if (Object.keys(names).length) memory[group] = Object.fromEntries(Object.entries(names).slice(0, MOST_NAMES));
};

// Adds what a text says; what cannot be read is left out.
const add = (memory, text) => {
  for (const part of text.split(";")) {
    if (NUMBERED.test(part[0])) addNumbers(memory, part[0], part.slice(2));
    const [, group, list = ""] = /^([+.]?[a-z0-9./-]+)=(.+)$/.exec(part) ?? [];
    for (const item of list.split(",")) {
      if (/^\+[1-3][a-z][a-z0-9-]*$/.test(group + item)) note(memory, group, item);
      const [, first, last = first, missed] = /^(\d{1,9})(?:-(\d{1,9}))?(!?)$/.exec(item) ?? [];
      if (last - first > 9999) continue;
      for (let number = +first; number <= last; number++) note(memory, group, number, +!missed);
    }
  }
};

// --- What is shown ---

// What has no name on the page is of another game.
const nameOf = (group) => all(`[data-theme="${kindOf(group)}"]`)[0];

const figuresOf = (memory) => {
  const days = memory[all("[data-days]")[0]?.dataset.days ?? "days"] ?? {};
  const figures = { scripts: 1, days: Object.keys(days).length };
  const count = (name, number) => (figures[name] = (figures[name] ?? 0) + number);
  for (const [group, names] of Object.entries(memory)) {
    if (!nameOf(group)) continue;
    const tried = Object.values(names);
    const solved = tried.filter(Boolean).length;
    count("solved", solved);
  }
  const [{ dataset }] = all("[data-practice]");
  const kinds = kindsOf(dataset);
  kinds.push({ kind: dataset.game, levels: kinds.flatMap(({ levels }) => levels) });
  for (const { kind, levels } of kinds) {
    const rating = ratingOf(memory, dataset.game, kind);
    const mine = Object.values(memory[MINE + kind] ?? {}).filter((done) => !done).length;
    if (mine) figures["mine " + kind] = mine;
    if (mine || rating[2] || planOf(memory, kind)) figures["level " + kind] = levelFor(rating, levels);
    if (isDue(memory, kind)) figures["due " + kind] = 1;
  }
  // A row lasts until a whole day has passed without.
  const today = Math.floor(Date.now() / DAY);
  for (let day = today - !days[today]; days[day]; day--) count("row", 1);
  return figures;
};

whenShown(() => {
  const memory = load();
  const figures = figuresOf(memory);
  each("[data-figure]", (part) => (part.textContent = figures[part.dataset.figure] ?? 0));
  each("[data-if]", (part) => (part.hidden = !figures[part.dataset.if]));
  each("[data-export]", (field) => (field.value = write(memory)));
});

// --- What can be done ---

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
  if (!keep((memory) => add(memory, text))) return;
  event.target.reset();
  tellShown();
  say("merged");
};

const forget = ({ target }) => {
  const clear = (memory) => {
    localStorage.clear();
    for (const group in memory) delete memory[group];
  };
  if (!keep(clear)) return;
  target.closest("details").open = false;
  tellShown();
  say("forgotten");
};

each("[data-copy]", (button) => (button.onclick = copy));
each("[data-import]", (form) => (form.onsubmit = bring));
each("[data-forget]", (button) => (button.onclick = forget));
