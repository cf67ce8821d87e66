// Remembers the table that was chosen (?box=…&rules=…), and offers it on pages that name none.
(() => {
  const KEY = "table";
  const here = new URL(location);
  const names = ["box", "rules"];
  try {
    if (names.some((name) => here.searchParams.has(name))) {
      const chosen = new URLSearchParams();
      for (const name of names) {
        const value = here.searchParams.get(name);
        if (value) chosen.set(name, value.slice(0, 80));
      }
      localStorage.setItem(KEY, chosen);
      return;
    }
    const stored = new URLSearchParams(localStorage.getItem(KEY) ?? "");
    const offer = document.querySelector(".remembered");
    if (!offer || ![...stored].length) return;
    for (const name of names) if (stored.has(name)) here.searchParams.set(name, stored.get(name));
    offer.firstElementChild.href = here;
    offer.hidden = false;
  } catch {
    // Storage may be switched off: then nothing is remembered.
  }
})();
