// Where "Next puzzle" leads: to a kind of one's own slips in games, to a kind that is due, else to one not met yet, else to the one that was
// answered longest ago; always to a puzzle not answered before. The page says what there is;
// docs/practice.md.

const kindsOf = ({ kinds }) =>
  kinds.split(" ").map((each) => {
    const [kind, levels, stage, lesson] = each.split(":");
    return { kind, stage, lesson, levels: levels.split(",").map(Number) };
  });

// Conventions wait for their lesson, unless a puzzle on them was opened from a list.
const openKinds = (memory, dataset) =>
  kindsOf(dataset).filter(
    ({ kind, lesson }) => !lesson || planOf(memory, kind) || isLessonDone(memory, lesson),
  );

// A stage opens once every kind before it has been met, and three of four stand.
const isOpen = (memory, kinds, stage) => {
  const before = kinds.filter((each) => each.stage < stage);
  const missed = before.filter(({ kind }) => isMissed(memory, kind));
  return before.every(({ kind }) => planOf(memory, kind)) && 4 * missed.length <= before.length;
};

// A slip waits while its kind has just been missed.
const isMine = (memory, { kind }) =>
  openSlip(memory, kind) && (!isMissed(memory, kind) || isDue(memory, kind));

const nextKind = (memory, kinds) => {
  const mine = kinds.find((each) => isMine(memory, each));
  const met = kinds.filter(({ kind }) => planOf(memory, kind));
  const soonest = (place) => (one, other) =>
    planOf(memory, one.kind)[place] - planOf(memory, other.kind)[place];
  const [due] = met.filter(({ kind }) => isDue(memory, kind)).sort(soonest(0));
  const isNew = ({ kind, stage }) => !planOf(memory, kind) && isOpen(memory, kinds, stage);
  return mine ?? due ?? kinds.find(isNew) ?? met.sort(soonest(3))[0];
};

const nextPuzzle = (memory, dataset) => {
  const { game, rules, first, last, endless } = dataset;
  const { kind, levels } = nextKind(memory, openKinds(memory, dataset));
  const group = `${rules}/${kind}/${levelFor(ratingOf(memory, game, kind), levels)}`;
  let number = +first;
  while (memory[group]?.[number] !== undefined && number < last) number++;
  // Addresses leave the version out.
  return endless.replace("NAME", `${group.replace(/^\d+\//, "")}/${number}`);
};

const dueKinds = (memory, dataset) =>
  kindsOf(dataset).filter(({ kind }) => isDue(memory, kind)).length;

// What the answer on this page has changed, in a word.
const showChange = (memory, { dataset }, part) => {
  const levels = moved && kindsOf(dataset).find(({ kind }) => kind === moved.kind)?.levels;
  part.hidden = !levels;
  if (!levels) return;
  const [before, level] = [moved.before, ratingOf(memory, dataset.game, moved.kind)].map((rating) =>
    levelFor(rating, levels),
  );
  const change = moved.right ? (level > before ? "level" : "better") : "missed";
  for (const words of part.children) words.hidden = words.dataset.change !== change;
  for (const words of part.querySelectorAll("[data-part]")) words.textContent = level;
};

whenShown(() => {
  if (load()["?"]) keep(migrate);
  const memory = load();
  const [practice] = all("[data-practice]");
  if (!practice) return;
  each("[data-changes]", (part) => showChange(memory, practice, part));
  const kinds = openKinds(memory, practice.dataset);
  const hasSlips = kinds.some(({ kind }) => openSlip(memory, kind));
  each("[data-mine]", (part) => (part.hidden = !hasSlips));
  // A device that remembers nothing follows the links as they are.
  if (!memory["@"] && !memory["*"] && !hasSlips) return;
  each("[data-next]", (link) => (link.href = nextPuzzle(memory, practice.dataset)));
  const due = dueKinds(memory, practice.dataset);
  each("[data-due]", (part) => {
    part.hidden = !due;
    for (const words of part.querySelectorAll("[data-part]")) words.textContent = due;
  });
});
