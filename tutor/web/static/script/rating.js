// How strong a learner is, by the levels of what was answered: Glicko after every answer
// (M. Glickman, 1999). A rating is [points, deviation, number of answers]; docs/practice.md.

const NEWCOMER = [1000, 450, 0];
const LEAST_DEVIATION = 70;
const STEADY = Math.LN10 / 400;
// Puzzles of a level are not all as hard: a deviation of 80 points blurs what an answer says.
const BLUR = 1 / Math.sqrt(1 + 3 * ((STEADY * 80) / Math.PI) ** 2);
// So far below the rating three of four answers are right: hard enough, and no frustration.
// Whoever is not known yet is asked harder ones, which say more.
const comfort = (deviation) => Math.max(-90, 190 + LEAST_DEVIATION - deviation);

const pointsOf = (level) => 800 + 200 * level;

const chance = (points, level) => 1 / (1 + 10 ** ((BLUR * (pointsOf(level) - points)) / 400));

const rated = ([points, deviation, answers], level, right) => {
  const expected = chance(points, level);
  const sure = deviation ** -2 + (STEADY * BLUR) ** 2 * expected * (1 - expected);
  const moved = points + (STEADY * BLUR * (right - expected)) / sure;
  const kept = Math.min(Math.max(moved, 400), 2400);
  return [kept, Math.max(sure ** -0.5, LEAST_DEVIATION), answers + 1].map(Math.round);
};

const levelFor = ([points, deviation], levels) => {
  const off = (level) => Math.abs(points - comfort(deviation) - pointsOf(level));
  return levels.reduce((best, level) => (off(level) < off(best) ? level : best));
};

// --- As they are kept: memory["*"], by kind of puzzle, and by game for all of its kinds together ---

const numbers = (value) => Array.isArray(value) && value.every(Number.isFinite) && value;

// A new kind begins where its game stands, and moves quickly.
const ratingOf = (memory, game, kind = game) => {
  const kept = numbers(memory["*"]?.[kind]);
  if (kept || kind === game) return kept || NEWCOMER;
  const [points, deviation] = ratingOf(memory, game);
  return [points, Math.max(deviation, 200), 0];
};

const rate = (memory, game, kind, level, right) => {
  const moved = [kind, game].map((name) => [name, rated(ratingOf(memory, game, name), level, right)]);
  memory["*"] = { ...memory["*"], ...Object.fromEntries(moved) };
};
