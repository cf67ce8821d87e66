// When a kind of puzzle is asked again: FSRS 6 with its default parameters; docs/practice.md.
// memory["@"] has, by kind, [due, stability, difficulty, answered]: minutes since 1970, and days and
// points in thousandths.

const AGAIN_AFTER = 10;
const A_DAY = 1440;
const DECAY = -0.1542;
const FACTOR = 0.9 ** (1 / DECAY) - 1;
// The difficulty of what was right at first sight, missed, or easy.
const [MISSED, RIGHT, EASY] = [0, 2, 3].map((step) => 7.4133 - Math.exp(0.8334 * step));

const thisMinute = () => Math.floor(Date.now() / 6e4);

const recall = (days, stability) => (1 + (FACTOR * days) / stability) ** DECAY;

const stabilityAfter = (stability, difficulty, days, right) => {
  if (days < 1) {
    const growth = Math.exp(0.5425 * (0.0912 - 2 * !right)) * stability ** -0.0658;
    return stability * (right ? Math.max(growth, 1) : growth);
  }
  const forgotten = 1 - recall(days, stability);
  if (right) {
    const growth = Math.exp(1.8722) * (11 - difficulty) * stability ** -0.1666;
    return stability * (1 + growth * (Math.exp(0.796 * forgotten) - 1));
  }
  const left = 1.4835 * difficulty ** -0.0614 * ((stability + 1) ** 0.2629 - 1);
  return Math.min(left * Math.exp(1.6483 * forgotten), stability / Math.exp(0.5425 * 0.0912));
};

const difficultyAfter = (difficulty, right) => {
  const moved = difficulty + (right ? 0 : (6.0388 * (10 - difficulty)) / 9);
  return Math.min(Math.max(0.001 * EASY + 0.999 * moved, 1), 10);
};

// A plan after an answer at a minute; a kind that has not been asked has none yet.
const planned = (plan, right, minute) => {
  let [, stability, difficulty, answered] = plan || [];
  if (plan) {
    const days = Math.max(Math.floor((minute - answered) / A_DAY), 0);
    stability = stabilityAfter(stability / 1000, difficulty / 1000, days, right);
    difficulty = difficultyAfter(difficulty / 1000, right);
  } else [stability, difficulty] = right ? [2.3065, RIGHT] : [0.212, MISSED];
  stability = Math.min(Math.max(stability, 0.001), 36500);
  const wait = right ? A_DAY * Math.max(Math.round(stability), 1) : AGAIN_AFTER;
  return [minute + wait, Math.round(1000 * stability), Math.round(1000 * difficulty), minute];
};

const planOf = (memory, kind) => {
  const plan = numbers(memory["@"]?.[kind]);
  return plan.length === 4 && plan;
};

const isDue = (memory, kind) => planOf(memory, kind)?.[0] <= thisMinute();

// Its last answer was wrong, and it waits for the next one.
const isMissed = (memory, kind) => {
  const [due, , , answered] = planOf(memory, kind) || [];
  return due - answered === AGAIN_AFTER;
};

const review = (memory, kind, right) => {
  memory["@"] = { ...memory["@"], [kind]: planned(planOf(memory, kind), right, thisMinute()) };
};

const kindOf = (group) => group.split("/")[2] ?? group;

// Until release 1.0.0 it was puzzles that came back, by name: [times solved, minute].
const migrate = (memory) => {
  for (const [name, wait] of Object.entries(memory["?"])) {
    const kind = kindOf(name.replace(/\/\d+$/, ""));
    const due = numbers(wait)[1];
    if (due >= AGAIN_AFTER && !(planOf(memory, kind)[0] <= due))
      memory["@"] = { ...memory["@"], [kind]: planned(false, 0, due - AGAIN_AFTER) };
  }
  delete memory["?"];
};
