// Copies a link with one tap. Without this it is in a field, to be marked and copied.

each("[data-copy]", (button) => {
  button.hidden = false;
  button.onclick = () => {
    const part = button.closest("section");
    part.querySelector("[data-link]").select();
    if (!document.execCommand("copy")) return;
    const line = part.querySelector("[data-status]");
    line.textContent = line.dataset.copied;
  };
});
