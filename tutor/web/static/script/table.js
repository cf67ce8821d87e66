// Remembers the table that was chosen (?box=…&rules=…), and offers it on pages that name none.

whenShown(() => {
  const here = new URL(location);
  const names = ["box", "rules"].filter((name) => here.searchParams.get(name));
  if (names.length) {
    const chosen = names.map((name) => [name, here.searchParams.get(name).slice(0, 80)]);
    return store("table", new URLSearchParams(chosen));
  }
  new URLSearchParams(stored("table") ?? "").forEach((value, name) => {
    if (/^(box|rules)$/.test(name)) here.searchParams.set(name, value);
  });
  // A page that names no table shows a box with the usual rules: that needs no offer.
  const shown = document.querySelector(".boxes :checked")?.value;
  each(".remembered", (offer) => {
    offer.firstElementChild.href = here;
    const differs = here.searchParams.get("rules") || here.searchParams.get("box") !== shown;
    offer.hidden = here.search === location.search || !differs;
  });
});
