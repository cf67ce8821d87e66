// Remembers the table that was chosen (?box=…&rules=…), and offers it on pages that name none.
// The page says under which key, each game's its own, and which fields of an address say it.

whenShown(() => {
  const { setting, fields } = document.body.dataset;
  if (!setting) return;
  const here = new URL(location);
  const known = fields.split(" ");
  const names = known.filter((name) => here.searchParams.get(name));
  if (names.length) {
    const chosen = names.map((name) => [name, here.searchParams.get(name).slice(0, 80)]);
    return store(setting, new URLSearchParams(chosen));
  }
  const kept = [...new URLSearchParams(stored(setting) ?? "")];
  const offered = kept.filter(([name]) => known.includes(name));
  for (const [name, value] of offered) here.searchParams.set(name, value);
  // A page that names no table shows a box with the usual rules: that needs no offer.
  const shown = (name) => document.querySelector(`main [name="${name}"]:checked`)?.value;
  const differs = offered.some(([name, value]) => value !== shown(name));
  each(".remembered", (offer) => {
    offer.firstElementChild.href = here;
    offer.hidden = here.search === location.search || !differs;
  });
});
