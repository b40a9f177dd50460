/** Launches through Portico order the games of home (decision 0038). */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { bootPortal, type Portal } from "../support/portal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await bootPortal();
});
afterAll(() => portal.stop());

const world = "popularity";

/** The games of home's popular block: the value of the card's form, and whether it can be tried. */
async function popular() {
  const answer = await portal.fetch("/?stream=off", { as: { world } });
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

async function tryGame(game: string, address: string) {
  const answer = await portal.fetch("/play", {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", accept: "text/html" },
    body: new URLSearchParams({ game, mode: "trial", key: crypto.randomUUID() }),
    as: { world, address },
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
  // The count follows the response, and pages are cached for some seconds.
  const games = async () => (await popular()).map(({ game }) => game);
  await vi.waitFor(async () => expect((await games())[0]).toBe(liked), {
    timeout: 120_000,
    interval: 2000,
  });
  const others = before.map(({ game }) => game).filter((game) => game !== liked);
  expect(await games()).toEqual([liked, ...others]);
});
