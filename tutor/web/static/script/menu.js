// The menu of languages closes with Escape, or when something else is tapped.

const openMenus = "header details[open]";

addEventListener("click", ({ target }) =>
  each(openMenus, (menu) => (menu.open = menu.contains(target))),
);

addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  each(openMenus, (menu) => {
    menu.open = false;
    menu.querySelector("summary").focus();
  });
});
