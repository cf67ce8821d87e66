// Shows what the coach says in place of the link to it.

const MOST_TRIES = 5;

const rest = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

// Whoever is told to come again later does so.
const saidAt = async (address, tries = MOST_TRIES) => {
  const response = await fetch(address);
  if (response.status === 503 && tries > 1) {
    await rest(response.headers.get("Retry-After"));
    return saidAt(address, tries - 1);
  }
  if (!response.ok) throw response;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return page.querySelector("main [data-coach]");
};

addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-in-place]");
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!link || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  const section = link.closest("[data-coach]");
  const status = section.querySelector("[data-thinking]");
  if (status.textContent) return;
  status.textContent = status.dataset.thinking;
  try {
    const said = await saidAt(link.href);
    status.textContent = "";
    if (!section.isConnected) return;
    section.replaceWith(said);
    said.focus();
  } catch {
    if (section.isConnected) location.assign(link.href);
  }
});
