// The menu of languages closes with Escape, or when something else is tapped.

for (const kind of ["click", "keyup"])
  addEventListener(kind, ({ key, target }) =>
    each(".languages", (menu) => {
      if (key ? key === "Escape" : !menu.contains(target)) menu.open = false;
    }),
  );
