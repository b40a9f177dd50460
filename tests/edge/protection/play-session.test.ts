/** The session of play in the Worker (G10, G11): the page of a game over several sessions, devices and a restart. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { bootPortal, type Portal } from "../../support/portal.ts";
import { signIn } from "../../support/sign-in.mjs";

const state = mkdtempSync(join(tmpdir(), "portico-play-"));
let portal: Portal = await bootPortal({ state });
afterAll(async () => {
  await portal.stop();
  rmSync(state, { recursive: true, force: true });
});

const minute = 60_000;
const hour = 60 * minute;

/** A session of player1 in a world. */
async function session(world: string) {
  const cookie = await signIn(portal, { world, username: "player1" });
  const sameOrigin = { cookie, origin: portal.origin, "sec-fetch-site": "same-origin" };
  const page = (path: string) => portal.fetch(path, { as: { world }, headers: { cookie } });
  const send = async <T>(query: string, variables: object = {}) => {
    const answer = await portal.graphql(query, { variables, headers: { cookie }, as: { world } });
    const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
  return {
    send,
    page,
    /** Starts the first game of the lobby, and returns the address of its page. */
    launch: async () => {
      const { games } = await send<{ games: { nodes: Game[] } }>(
        "{ games(filter: { type: RNG }) { nodes { id code type vendor { code } } } }",
      );
      const game = games.nodes[0];
      if (!game) throw new Error("no game");
      const { launchGame } = await send<{ launchGame: { ticket: string } }>(
        `mutation ($input: LaunchGameInput!) { launchGame(input: $input) {
          ... on LaunchGameSuccess { ticket } } }`,
        {
          input: {
            gameId: game.id,
            vendorCode: game.vendor.code,
            gameCode: game.code,
            type: game.type,
            idempotencyKey: crypto.randomUUID(),
          },
        },
      );
      return `/seamless?ticket=${launchGame.ticket}`;
    },
    post: (path: string, fields: Record<string, string>) =>
      portal.fetch(path, {
        as: { world },
        method: "POST",
        headers: { ...sameOrigin, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields).toString(),
      }),
    /** The page with a game, or with a check before it. */
    shows: async (path: string) => {
      const html = await (await page(path)).text();
      return {
        game: html.includes("<iframe"),
        check: /name="number" value="(\d+)"/.exec(html)?.[1],
      };
    },
    status: async (path: string) => {
      const ticket = new URL(path, portal.origin).searchParams.get("ticket");
      const { playStatus } = await send<{ playStatus: Status }>(
        "query ($ticket: ID!) { playStatus(ticket: $ticket) { playedMs check { due number } result { asOf } } }",
        { ticket },
      );
      return playStatus;
    },
  };
}

interface Game {
  id: string;
  code: string;
  type: string;
  vendor: { code: string };
}

interface Status {
  playedMs: number;
  check: { due: boolean; number: number };
  result: { asOf: number } | null;
}

type Session = Awaited<ReturnType<typeof session>>;

/** The portal learns the platform's clock from its next answer. */
const learnClock = ({ send }: Session) => send("{ wallet { balances { name } } }");

describe("G11 a reality check in the page of a game", () => {
  it("stands before the game until it is answered, without JavaScript, in every session, also after a restart", async () => {
    const world = "play-check";
    const phone = await session(world);
    const game = await phone.launch();
    expect(await phone.shows(game)).toEqual({ game: true, check: undefined });
    await portal.world(world).set({ clockAheadMs: hour + minute });
    await learnClock(phone);
    expect(await phone.shows(game)).toEqual({ game: false, check: "1" });

    const laptop = await session(world);
    const other = await laptop.launch();
    expect(await laptop.shows(other)).toEqual({ game: false, check: "1" });

    await portal.stop();
    portal = await bootPortal({ state });
    await portal.world(world).set({ clockAheadMs: hour + minute });
    const again = await session(world);
    const third = await again.launch();
    expect(await again.shows(third)).toEqual({ game: false, check: "1" });
    expect((await again.post(third, { number: "2", intent: "continue" })).status).toBe(409);
    expect((await again.post(third, { number: "1", intent: "none" })).status).toBe(400);
    expect(await again.shows(third)).toEqual({ game: false, check: "1" });
    const answered = await again.post(third, { number: "1", intent: "continue" });
    expect(answered.headers.get("location")).toBe(third);
    expect(await again.shows(third)).toEqual({ game: true, check: undefined });
    const late = await again.post(third, { number: "1", intent: "leave" });
    expect(late.headers.get("location")).toBe("/");
    expect((await again.status(third)).check).toMatchObject({ due: false, number: 2 });
  });

  it("comes at the player's own interval, which its page sets", async () => {
    const world = "play-interval";
    const player = await session(world);
    const saved = await player.post("/member/reality-check", { minutes: "15" });
    expect(saved.headers.get("location")).toBe("/member/reality-check?done=set");
    expect((await player.post("/member/reality-check", { minutes: "600" })).status).toBe(422);
    const html = await (await player.page("/member/reality-check")).text();
    expect(html).toMatch(/<option value="15" selected="">/);
    const game = await player.launch();
    expect((await player.shows(game)).game).toBe(true);
    await portal.world(world).set({ clockAheadMs: 16 * minute });
    await learnClock(player);
    expect(await player.shows(game)).toEqual({ game: false, check: "1" });
  });
});

describe("G10 what an open game costs", () => {
  it("reads no records at launch, and one page of records for all tabs of a minute", async () => {
    const world = "play-calls";
    const player = await session(world);
    const records = async () =>
      (await portal.world(world).calls()).filter(({ id }) => id === "CA20").length;
    const game = await player.launch();
    await player.page(game);
    await Promise.all([player.status(game), player.status(game), player.page(game)]);
    expect(await records()).toBe(0);
  });
});
