// When a puzzle that was missed comes back: after ten minutes, and, each time that it is solved then,
// after a day, three and seven. memory["?"] has, by its name, how often that was, and the minute.

const RESTS = [10, 1440, 3 * 1440, 7 * 1440];
const MOST_WAITING = 100;

const thisMinute = () => Math.floor(Date.now() / 6e4);

// What was missed before there was any of this is there at once.
const waitOf = (memory, group, number) =>
  numbers(memory["?"]?.[`${group}/${number}`]) || (memory[group]?.[number] === 0 && [0, 0]);

const isDue = (memory, group, number) => {
  const [, minute] = waitOf(memory, group, number) || [0, Infinity];
  return minute <= thisMinute();
};

// Those that have longest to wait are left out, if there are too many.
const bounded = (waits) => {
  const readable = Object.entries(waits).filter(([, wait]) => numbers(wait));
  const soonest = readable.sort(([, [, one]], [, [, other]]) => one - other);
  return Object.fromEntries(soonest.slice(0, MOST_WAITING));
};

const review = (memory, group, number, right) => {
  const name = `${group}/${number}`;
  const waits = { ...memory["?"] };
  const [solved] = waitOf(memory, group, number) || [];
  // Solved too soon, it shows nothing yet.
  if (right && !isDue(memory, group, number)) return;
  const step = right ? solved + 1 : 0;
  delete waits[name];
  if (step < RESTS.length) waits[name] = [step, thisMinute() + RESTS[step]];
  memory["?"] = bounded(waits);
};
