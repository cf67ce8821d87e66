// Finds a page in a pack: see packs.py. Part of the service worker, and of static copies.

const stepsIn = (text) => (text ?? "").split(".").filter(Number);

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
  return [check && "?check", "?theme=" + theme, "?slips=" + Math.min(stepsIn(slips).length, 2), ""];
};

// Steps of lessons are kept as those who missed nothing see them, with `slips=0`. What was missed is
// put in, and decides where links lead, as in tutor/web/teaching/lessons/walk.py.
const walked = (html, { pathname, searchParams }) => {
  const [, step] = /\/(\d+)\/?$/.exec(pathname) ?? [];
  const [slips, again] = ["slips", "again"].map((name) => stepsIn(searchParams.get(name)));
  if (!step || !(slips[0] || again[0])) return html;
  const fields = (missed, open, is, and) =>
    [
      (missed[0] || !open[0]) && "slips" + is + (missed.join(".") || 0),
      open[0] && "again" + is + open.join("."),
    ]
      .filter(Boolean)
      .join(and);
  const links = /(\w+)(\/?\?)(slips|again)=([\d.]+)/g;
  return html
    .replace(/slips(" value=")0/g, fields(slips, again, "$1", '"><input type="hidden" name="'))
    .replace(links, (_, to, mark, name, kept) => {
      let missed = kept === "0" ? slips : [...new Set([...slips, step])];
      let open = again;
      if (to !== step || name === "again") {
        open = again.slice(1);
        if (again[0]) to = open[0] ?? "done";
        else if (missed[0] && (to === "done" || name === "again")) {
          [to, open, missed] = [missed[0], missed, []];
        }
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
