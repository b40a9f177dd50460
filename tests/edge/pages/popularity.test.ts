/** Launches through Portico order the games of home and of lists (decision 0038). */
import { expect, it } from "vitest";
import type { Visitor } from "../../support/portal.ts";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const world = "popularity";

/** The next moment at which neither a cached page nor the ranking that it was rendered with is served. */
let ahead = 0;
const muchLater = () => {
  ahead += 601_000;
  return { "clock-ahead": ahead };
};

/** The games of home's popular block: the value of the card's form, and whether it can be tried. */
async function popular(when: Visitor = {}) {
  const answer = await portal.fetch("/?stream=off", { as: { world, ...when } });
  const html = await answer.text();
  const block = html.slice(html.indexOf('aria-labelledby="popular"'));
  return block
    .split("<article")
    .slice(1, 13)
    .map((card) => ({
      game: /name="game" value="([^"]+)"/.exec(card)?.[1] ?? "",
      trial: card.includes('value="trial"'),
    }));
}

async function tryGame(game: string, address: string, as = world) {
  const answer = await portal.fetch("/play", {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", accept: "text/html" },
    body: new URLSearchParams({ game, mode: "trial", key: crypto.randomUUID() }),
    as: { world: as, address },
    redirect: "manual",
  });
  expect(answer.headers.get("location"), game).toMatch(/^\/seamless\?ticket=/);
}

it("H2 a game that three addresses launched is home's first, and one address counts once", async () => {
  const before = await popular();
  const [loop = "", liked = ""] = before
    .filter(({ trial }) => trial)
    .slice(-2)
    .map(({ game }) => game);
  for (let time = 0; time < 4; time += 1) await tryGame(loop, "203.0.113.50");
  for (const host of [51, 52, 53]) await tryGame(liked, `203.0.113.${host}`);
  const others = before.map(({ game }) => game).filter((game) => game !== liked);
  // The count follows the response, and a page shows the ranking that was read before it.
  const games = async () => (await popular(muchLater())).map(({ game }) => game);
  await expect.poll(games, { timeout: 60_000 }).toEqual([liked, ...others]);
});

/** The ids of a page's list, in its order. */
async function listed(path: string, as: Visitor) {
  const html = await (await portal.fetch(path, { as })).text();
  const main = html.slice(html.indexOf("<main"));
  return [...main.matchAll(/data-game="([^"]+)"/g)].map(([, id = ""]) => id);
}

it("H2 A201 A30 a launched game of a later page is the first of its category and of its provider, and no game is repeated or missing", async () => {
  const as = { world: "popular-lists" };
  const pages = (when: Visitor) =>
    Promise.all([1, 2, 3].map((page) => listed(`/fish?page=${page}`, { ...as, ...when })));
  const before = await pages({});
  const html = await (await portal.fetch("/fish?page=3", { as })).text();
  const card = html
    .split("<article")
    .slice(1)
    .find((text) => text.includes('value="trial"') && text.includes("data-game"));
  const id = /data-game="([^"]+)"/.exec(card ?? "")?.[1] ?? "";
  const form = /name="game" value="([^"]+)"/.exec(card ?? "")?.[1] ?? "";
  for (const host of [61, 62, 63]) await tryGame(form, `203.0.113.${host}`, as.world);
  const others = before.flat().filter((game) => game !== id);
  const games = async () => (await pages(muchLater())).flat();
  await expect.poll(games, { timeout: 60_000 }).toEqual([id, ...others]);
  const [, vendor = ""] = form.split(",");
  expect((await listed(`/fish?vendor=${vendor}`, { ...as, "clock-ahead": ahead }))[0]).toBe(id);
});

/** Pages with lists of games, by brand. */
const marked = ["/?stream=off", "/rng", "/rng?page=1-3", "/rng?class=HOT", "/live", "/fish"];

it.each(["aurora", "hanbit"].flatMap((brand) => marked.map((path) => [brand, path] as const)))(
  "H2 %s %s: at most one card in five of a list is hot, and one new",
  async (brand, path) => {
    const html = await (await portal.fetch(path, { as: { world: "marks", brand } })).text();
    // On home each `ul` is a list, which has no list inside; the slides of a category are one list.
    const uls = html.split(/<ul\b/).map((text) => text.split("</ul>")[0] ?? "");
    const lists = path.startsWith("/?") ? uls : [html];
    const cards = lists.map((list) => list.split("<article").slice(1));
    expect(cards.flat().length).toBeGreaterThan(8);
    for (const list of cards) {
      for (const mark of ["bg-hot", "bg-new"]) {
        const some = list.filter((card) => card.includes(`class="${mark}"`));
        expect(some.length, mark).toBeLessThanOrEqual(Math.floor(list.length / 5));
      }
    }
  },
);
