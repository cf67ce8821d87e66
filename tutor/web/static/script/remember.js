// Remembers what was chosen by inputs marked data-remember="<key>", or by an address, and chooses it
// again.

const choose = (input, choice) => (input.checked = input.value === choice);

whenShown(() =>
  each("[data-remember]", (input) => {
    const key = input.dataset.remember;
    if (new URL(location).searchParams.get(input.name) === input.value) store(key, input.value);
    const choice = stored(key);
    if (choice) choose(input, choice);
  }),
);

// The field for typed answers is there for those who want it; without scripts for everyone.
whenShown(() => each("[data-typing]", (part) => (part.hidden = stored("typing") !== "on")));

addEventListener("change", ({ target }) => {
  const key = target.dataset.remember;
  if (!key) return;
  const choice = target.checked ? target.value : "none";
  store(key, choice);
  each(`[data-remember="${key}"]`, (input) => choose(input, choice));
});
