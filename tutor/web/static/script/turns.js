// The arrow keys lead to the turn before and to the next one.

const RELATIONS = { ArrowLeft: "prev", ArrowRight: "next" };

addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey, shiftKey, target }) => {
  const relation = RELATIONS[key];
  if (!relation || altKey || ctrlKey || metaKey || shiftKey) return;
  if (target.closest("input, select, textarea")) return;
  document.querySelector(`main a[rel~="${relation}"]`)?.click();
});
