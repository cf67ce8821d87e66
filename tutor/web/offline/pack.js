// Finds a page in a pack: see packs.py. Part of the service worker, and of static copies.

// What a page may be kept under, the best first: see offline/contents.py. A box, a second language and
// the like are left out.
const keysOf = (query) => {
  const { typed, hint, show, check, theme } = Object.fromEntries(query);
  const chosen = query.getAll("answer").filter(Boolean);
  if (typed) return [];
  if (hint) return ["?hint=" + hint, ""];
  if (show) return ["?show"];
  if (chosen[1] && chosen.includes("none")) return ["?none+"];
  if (chosen[0]) return ["?" + chosen.join(">"), "?" + chosen.sort().join("+"), "?*"];
  return [check && "?check", "?theme=" + theme, ""];
};

// The set-up of a table is kept for each box, number of players and variant: see kept_setups in
// hanabi/companion/views.py. Its form has not been sent to the server, which would join the rules.
const setupKeys = (query) => {
  const parts = ["variant", "fuses", "clues", "more"].flatMap((name) => query.getAll(name));
  const rules = query.get("rules") ?? parts.filter((part) => part !== "usual").join(".");
  const fields = { players: query.get("players"), box: query.get("box"), rules };
  const kept = Object.entries(fields).filter(([name, text]) => text && name + text !== "players3");
  return ["?" + new URLSearchParams(kept)];
};

const pageIn = async (pack, { pathname, searchParams }) => {
  const json = pack.body.pipeThrough(new DecompressionStream("deflate"));
  const { lines, pages } = await new Response(json).json();
  const keys = (pathname.endsWith("/table/setup") ? setupKeys : keysOf)(searchParams);
  const runs = keys.map((key) => pages[pathname + key]).find(Boolean);
  if (!runs) return;
  const html = runs.flatMap((run) => lines.slice(...run)).join("\n");
  const headers = new Headers(pack.headers);
  headers.set("Content-Type", "text/html;charset=utf-8");
  return new Response(html, { headers });
};
