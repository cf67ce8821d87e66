// Finds a page in a pack: see packs.py. Part of the service worker, and of static copies.

// What a page may be kept under, the best first: see responses.py. A box, a second language and
// the like are left out.
const keysOf = (query) => {
  const { typed, hint, show, check, theme, slips } = Object.fromEntries(query);
  const chosen = query.getAll("answer").filter(Boolean);
  if (typed) return [];
  if (hint) return ["?hint=" + hint, ""];
  if (show) return ["?show"];
  if (chosen[1] && chosen.includes("none")) return ["?none+"];
  if (chosen[0]) return ["?" + chosen.join(">"), "?" + chosen.sort().join("+"), "?*"];
  return [check && "?check", "?theme=" + theme, "?slips=" + Math.min(slips, 2), ""];
};

const pageIn = async (pack, { pathname, searchParams }) => {
  const json = pack.body.pipeThrough(new DecompressionStream("deflate"));
  const { lines, pages } = await new Response(json).json();
  const runs = keysOf(searchParams).map((key) => pages[pathname + key]).find(Boolean);
  if (!runs) return;
  const html = runs.flatMap((run) => lines.slice(...run));
  // Steps of lessons are kept as after one wrong answer.
  const more = /\d\/?$/.test(pathname) ? searchParams.get("slips") - 1 : 0;
  const text = html
    .join("\n")
    .replace(/(slips(?:=|" value="))(\d)/g, (_, name, num) => name + Math.min(+num + more, 9));
  const headers = new Headers(pack.headers);
  headers.set("Content-Type", "text/html;charset=utf-8");
  return new Response(text, { headers });
};
