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

// A question has no field for typed answers: it is fetched for those who want one.
whenShown(async () => {
  const [controls] = all("form.asked .controls");
  if (!controls || stored("typing") !== "on" || all(".typing input").length) return;
  const address = new URL(location);
  address.searchParams.set("typed", "");
  const response = await fetch(address, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const [fold, form] = [page.querySelector(".typing"), page.getElementById("typed")];
  if (!fold || !form || !controls.isConnected || all(".typing input").length) return;
  fold.open = false;
  controls.after(fold);
  controls.closest("form").after(form);
});

addEventListener("change", ({ target }) => {
  const key = target.dataset.remember;
  if (!key) return;
  const choice = target.checked ? target.value : "none";
  store(key, choice);
  each(`[data-remember="${key}"]`, (input) => choose(input, choice));
});
