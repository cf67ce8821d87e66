// Where "Next puzzle" leads: to what was missed and is due, else to a new puzzle of the kind answered
// least, at the level reached. The page says what there is; docs/practice.md.

// The name of a puzzle in addresses, which leave out the version of endless ones.
const nameIn = (group, number) =>
  group.includes("/")
    ? `${group.replace(/^\d+\//, "")}/${number}`
    : `${group}-${String(number).padStart(3, "0")}`;

const addressOf = ({ library, endless }, group, number) =>
  (group.includes("/") ? endless : library).replace("NAME", nameIn(group, number));

const kindsOf = ({ kinds }) =>
  kinds.split(" ").map((each) => {
    const [kind, levels] = each.split(":");
    return [kind, levels.split(",").map(Number)];
  });

const duePuzzle = (memory, dataset) => {
  const known = kindsOf(dataset).map(([kind]) => kind);
  const found = [];
  for (const [group, names] of Object.entries(memory)) {
    const kind = group.startsWith(dataset.rules + "/") ? group.split("/")[2] : group;
    if (!known.includes(kind)) continue;
    const due = Object.keys(names).filter((number) => isDue(memory, group, number));
    for (const number of due) found.push([waitOf(memory, group, number)[1], group, number]);
  }
  return found.sort(([one], [other]) => one - other)[0]?.slice(1);
};

const newPuzzle = (memory, dataset) => {
  const { game, rules, first, last } = dataset;
  const answers = (kind) => ratingOf(memory, game, kind)[2];
  const [kind, levels] = kindsOf(dataset).reduce((least, each) =>
    answers(each[0]) < answers(least[0]) ? each : least,
  );
  const group = `${rules}/${kind}/${levelFor(ratingOf(memory, game, kind), levels)}`;
  let number = +first;
  while (memory[group]?.[number] !== undefined && number < last) number++;
  return [group, number];
};

// A device that remembers nothing follows the links as they are.
whenShown(() => {
  const memory = load();
  const [practice] = all("[data-practice]");
  if (!practice || !memory["*"]) return;
  const due = wasReview ? undefined : duePuzzle(memory, practice.dataset);
  const next = due ?? newPuzzle(memory, practice.dataset);
  each("[data-next]", (link) => (link.href = addressOf(practice.dataset, ...next)));
});
