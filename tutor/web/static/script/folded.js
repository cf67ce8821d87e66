// Chapters are folded. Browsers open the one that an address leads into, and print all of them;
// this is for those that do not yet.

const unfold = () => {
  const target = document.getElementById(location.hash.slice(1));
  const folded = target?.closest(".folded:not([open])");
  if (!folded) return;
  folded.open = true;
  target.scrollIntoView();
};

whenShown(unfold);
addEventListener("hashchange", unfold);

let closed = [];

addEventListener("beforeprint", () => {
  closed = all(".folded:not([open])");
  for (const folded of closed) folded.open = true;
});

addEventListener("afterprint", () => {
  for (const folded of closed) folded.open = false;
});
