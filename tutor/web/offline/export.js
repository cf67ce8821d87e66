// An exported copy has no server that judges: answers come from the pack beside a puzzle.
// Stands behind the site's own script, which asks for them, and pack.js, which finds them.
{
  const network = globalThis.fetch;

  const fromPack = async (address) => {
    const url = new URL(address, location);
    url.pathname = url.pathname.replace(/answer\/$/, "");
    url.hash = "";
    if (!url.search) return;
    const pack = await network(url.pathname + "answers.pack");
    const page = pack.ok && (await pageIn(pack, url));
    return page && Object.defineProperty(page, "url", { value: url.href });
  };

  globalThis.fetch = async (address, ...more) =>
    (await fromPack(address)) || network(address, ...more);

  const showHints = () => {
    for (const button of document.querySelectorAll("[name=hint]")) button.hidden = false;
  };

  // An address with an answer, opened by itself: the host has sent the question.
  const showAnswer = async () => {
    const page = await fromPack(location.href);
    if (!page) return;
    const judged = new DOMParser().parseFromString(await page.text(), "text/html");
    document.title = judged.title;
    document.querySelector("main").replaceWith(judged.querySelector("main"));
    document.dispatchEvent(new Event("shown"));
    document.querySelector("#result")?.focus();
  };

  document.addEventListener("shown", showHints);
  showHints();
  if (document.querySelector("[data-pack]")) showAnswer();
}
