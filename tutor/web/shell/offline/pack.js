// Finds a page in a pack: see packs.py. Part of the service worker, and of static copies.

const numbers = (text) => (text ?? "").split(".").filter(Number);

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
  return [check && "?check", "?theme=" + theme, "?slips=" + Math.min(numbers(slips).length, 2), ""];
};

// Steps of lessons are kept with nothing missed, `slips=0`: what was missed is said, and leads on, as
// in tutor/web/teaching/lessons/walk.py. A link that says of a step that it was missed has no 0 alone.
const walked = (html, { pathname, searchParams }) => {
  const [, step] = /\/(\d+)\/?$/.exec(pathname) ?? [];
  const [slips, again] = ["slips", "again"].map((name) => numbers(searchParams.get(name)));
  if (!step || !(slips[0] || again[0])) return html;
  const fields = (missed, open, mark, between) =>
    "slips" + mark + (missed.join(".") || 0) + (open[0] ? between + "again" + mark + open.join(".") : "");
  return html
    .replace(/slips(" value=")0/g, fields(slips, again, "$1", '"><input type="hidden" name="'))
    .replace(/(\w+)(\/?\?)(slips|again)=([\d.]+)/g, (_, to, mark, name, kept) => {
      let missed = kept === "0" ? slips : [...new Set([...slips, step])];
      let open = again;
      if (to !== step || name === "again") {
        open = again.slice(1);
        if (again[0]) to = open[0] ?? "done";
        else if ((to === "done" || name === "again") && missed[0]) [to, open, missed] = [missed[0], missed, []];
      }
      return to + mark + fields(missed, open, "=", "&amp;");
    });
};

const pageIn = async (pack, { pathname, searchParams }) => {
  const json = pack.body.pipeThrough(new DecompressionStream("deflate"));
  const { lines, pages } = await new Response(json).json();
  const runs = keysOf(searchParams).map((key) => pages[pathname + key]).find(Boolean);
  if (!runs) return;
  const html = runs.flatMap((run) => lines.slice(...run)).join("\n");
  const headers = new Headers(pack.headers);
  headers.set("Content-Type", "text/html;charset=utf-8");
  return new Response(walked(html, { pathname, searchParams }), { headers });
};
