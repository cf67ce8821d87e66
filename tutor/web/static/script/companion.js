// Follows a game with real cards from tap to tap without asking the server: the same as
// tutor/games/hanabi/companion.py, shown as tutor/web/hanabi/companion/play_view.py shows it.

const [companion] = all("[data-companion]");
const LAST_TABLE = "companion";

// --- The game ---

const rulesOf = (code, players) => {
  const fireworks = /sixth|wild/.test(code) ? 6 : 5;
  const cards = 50 + Number(/(?:sixth|wild)-(\d+)/.exec(code)?.[1] ?? 0);
  const hand = players < 4 ? 5 : 4;
  return {
    fireworks,
    players,
    hand,
    deck: cards - players * hand,
    fuses: Number(/fuses-(\d)/.exec(code)?.[1] ?? 3),
    tokens: /clues-10/.test(code) ? 10 : 8,
    wild: /wild/.test(code),
    playsOn: /play-on/.test(code),
    empty: /empty-clues/.test(code),
  };
};

const startOf = (rules, first) => ({
  seat: first,
  hands: Array(rules.players).fill(rules.hand),
  tokens: rules.tokens,
  deck: rules.deck,
  strikes: 0,
  played: 0,
  completed: 0,
  turns: null,
  ending: "",
  moment: "start",
});

const canClue = (rules, { seat, hands, tokens }) =>
  tokens > 0 && (rules.empty || hands.some((size, other) => size && other !== seat));

const allows = (rules, game, tap) => {
  if (game.ending || ("dpmf".includes(tap) && !game.hands[game.seat])) return false;
  return {
    c: canClue(rules, game),
    d: game.tokens < rules.tokens,
    p: game.played < 4 * rules.fireworks + game.completed,
    m: true,
    f: game.played - 5 * game.completed >= 4,
    x: rules.playsOn && game.begun,
  }[tap];
};

const after = (rules, before, tap, shown) => {
  if (tap === "x") return { ...before, ending: "card-gone", moment: "" };
  const game = { ...before, hands: [...before.hands], begun: true };
  if (tap === "c") game.tokens--;
  else if ("df".includes(tap)) game.tokens = Math.min(game.tokens + 1, rules.tokens);
  if (tap === "f") game.completed++;
  if (tap === "m") game.strikes++;
  if ("pf".includes(tap)) game.played++;
  if (game.strikes === rules.fuses) game.ending = "strikes";
  else if (game.completed === rules.fireworks) game.ending = "perfect";
  const draws = tap !== "c" && game.deck > 0 && !game.ending;
  if (draws) game.deck--;
  if (draws && !game.deck && !rules.playsOn) game.turns = rules.players;
  else if (game.turns !== null) game.turns--;
  game.hands[game.seat] += draws - (tap !== "c");
  game.seat = (game.seat + 1) % rules.players;
  if (!game.ending && game.turns === 0) game.ending = "last-round";
  if (!game.ending && !game.hands[game.seat] && !canClue(rules, game)) game.ending = "no-action";
  const back = game.tokens > before.tokens;
  const ofTap = {
    c: rules.wild ? "wild-clue" : "clue",
    d: "discard",
    p: "play",
    m: "mistake",
    f: back ? "bonus" : "bonus-lost",
  };
  const matters = [
    ["last-card", game.turns === rules.players],
    ["deck-out", rules.playsOn && !game.deck],
    ["last-fuse", rules.fuses - game.strikes === 1],
    ["no-draw", game.turns !== null],
    ["no-token", !game.tokens],
    ["empty-hand", !game.hands[game.seat]],
    // What is said of these says to draw.
    [ofTap[tap], !"dpm".includes(tap) || game.deck],
    ["all-tokens", back && game.tokens === rules.tokens],
  ];
  const [found] = matters.find(([name, holds]) => holds && !game.ending && !shown.has(name)) ?? [];
  game.moment = found ?? "";
  if (found) shown.add(found);
  return game;
};

const tableAt = ({ searchParams }) => {
  const read = (name, usual) => searchParams.get(name) || usual;
  const rules = rulesOf(read("rules", ""), Number(read("players", 3)));
  const taps = read("taps", "");
  const shown = new Set(["start"]);
  let game = startOf(rules, Number(read("first", 0)));
  for (const tap of taps) if (allows(rules, game, tap)) game = after(rules, game, tap, shown);
  const tops = read("tops", "-".repeat(rules.fireworks));
  return { rules, game, taps, tops };
};

const namesIn = ({ searchParams }) => (searchParams.get("names") ?? "").trim().split(/\s*[,;，、；]\s*/);

// --- The page ---

const within = (selector, act) => companion.querySelectorAll(selector).forEach(act);
const show = (selector, holds) => within(selector, (part) => (part.hidden = !holds(part)));
const write = (selector, text) => within(selector, (part) => (part.textContent = text));
const mark = (part, name, holds) => part[holds ? "setAttribute" : "removeAttribute"](name, "true");

const drawTokens = (kind, left, most) => {
  write(`[data-tokens=${kind}] [data-left]`, left);
  within(`[data-tokens=${kind}] .token`, (token) => {
    const place = [...token.parentElement.children].indexOf(token);
    token.hidden = place >= most;
    token.classList.toggle("used", place >= left);
  });
};

const moved = (changes) => {
  const there = new URL(location);
  for (const [name, text] of Object.entries(changes)) {
    if (text) there.searchParams.set(name, text);
    else there.searchParams.delete(name);
  }
  return there.pathname + there.search;
};

const drawEnd = ({ rules, game, tops }) => {
  const lost = ["strikes", "card-gone", "no-action"].includes(game.ending);
  const known = [...tops].reduce((sum, top) => sum + Number(top), 0);
  const points = lost ? 0 : Number.isNaN(known) ? game.played : known;
  const most = 5 * rules.fireworks;
  write("[data-points]", points);
  write("[data-most]", most);
  show("[data-low]", ({ dataset }) => !lost && dataset.low <= points && points <= dataset.high);
  show("[data-lost]", () => lost);
  show("[data-check]", () => !lost);
  const result = points === most ? "all" : points > 20 ? "many" : points > 10 ? "some" : "few";
  show("[data-after]", ({ dataset }) => dataset.after === (lost ? "lost" : result));
  companion.querySelectorAll("[data-firework]").forEach((row, place) => {
    row.hidden = place >= rules.fireworks;
    row.querySelectorAll("[data-top]").forEach((link) => {
      const { top } = link.dataset;
      if (game.ending) link.href = moved({ tops: tops.slice(0, place) + top + tops.slice(place + 1) });
      mark(link, "aria-current", top === tops[place]);
    });
  });
};

const drawTable = () => {
  const table = tableAt(new URL(location));
  const { rules, game, taps } = table;
  const names = namesIn(new URL(location));
  const over = !!game.ending;
  companion.classList.toggle("over", over);
  companion.querySelectorAll("[data-seats] li").forEach((seat, place) => {
    seat.hidden = place >= rules.players;
    mark(seat, "aria-current", place === game.seat);
    seat.firstElementChild.textContent = names[place] || companion.dataset.seatName.replace("#", place + 1);
  });
  drawTokens("clues", game.tokens, rules.tokens);
  drawTokens("fuses", rules.fuses - game.strikes, rules.fuses);
  write("[data-deck]", game.deck);
  write("[data-turns-left] b", game.turns);
  show("[data-turns-left]", () => game.turns !== null);
  show("[data-drawn-from]", () => game.turns === null);
  show("[data-moment]", ({ dataset }) => dataset.moment === game.moment);
  show("[data-ending]", ({ dataset }) => dataset.ending === game.ending);
  show("[data-taps], [data-seats]", () => !over);
  show("[data-end], [data-again]", () => over);
  show("[data-undo]", () => taps);
  within("[data-tap]", (link) => {
    const { tap } = link.dataset;
    const allowed = allows(rules, game, tap);
    mark(link, "aria-disabled", !allowed);
    link.tabIndex = allowed ? 0 : -1;
    if (allowed) link.href = moved({ taps: taps + tap, tops: "" });
    else link.removeAttribute("href");
    link.hidden = tap === "x" && !rules.playsOn;
  });
  within("[data-undo]", (link) => (link.href = moved({ taps: taps.slice(0, -1), tops: "" })));
  // The languages and the link for others are those of the table as it stands.
  each("a[hreflang], [data-follows]", (link) => {
    const there = new URL(link.href);
    if (/\/table\/(play|share)$/.test(there.pathname)) {
      link.href = there.pathname + moved({}).slice(location.pathname.length);
    }
  });
  drawEnd(table);
  store(LAST_TABLE, over ? "" : moved({}));
};

const STEPS = "[data-tap], [data-undo], [data-top]";

if (companion) {
  drawTable();
  addEventListener("popstate", drawTable);
  companion.addEventListener("click", (event) => {
    const link = event.target.closest(STEPS);
    if (!link?.href || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, "", link.href);
    drawTable();
    if (!link.matches("[data-top]")) companion.querySelector("[data-seats]").focus({ preventScroll: true });
  });
  // The screen stays on; a browser lets go whenever the page is hidden.
  const stayOn = () =>
    document.visibilityState === "visible" && navigator.wakeLock?.request("screen").catch(() => {});
  stayOn();
  addEventListener("visibilitychange", stayOn);
}

// A set-up that was kept for times without a network has no names.
const typed = namesIn(new URL(location));
all(".begins a").forEach((link, place) => {
  if (typed[place]) link.textContent = typed[place];
  const there = new URL(link.href);
  if (typed.some(Boolean)) there.searchParams.set("names", typed.join());
  link.href = there;
});

whenShown(() =>
  each("[data-last-table]", (offer) => {
    const kept = stored(LAST_TABLE);
    offer.hidden = !/^\/[\w-]+\/table\/play(\?|$)/.test(kept ?? "");
    if (!offer.hidden) offer.firstElementChild.href = kept;
  }),
);
