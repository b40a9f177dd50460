/** Every way to a game in the Worker (G7, G17): what pages, forms, data requests and GraphQL do at a limit and on a break. */
import { describe, expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const launchDocument = `mutation ($input: LaunchGameInput!) { launchGame(input: $input) {
  ... on LaunchGameSuccess { ticket } ... on LaunchRefused { why: reason } ... on Refused { reason } } }`;

/** player1 in a world, with a game that has been open for more than a minute. */
async function player(world: string) {
  const cookie = await signIn(portal, { world, username: "player1" });
  const sameOrigin = { cookie, origin: portal.origin, "sec-fetch-site": "same-origin" };
  const page = (path: string) => portal.fetch(path, { as: { world }, headers: { cookie } });
  const post = (path: string, fields: Record<string, string>) =>
    portal.fetch(path, {
      as: { world },
      method: "POST",
      headers: { ...sameOrigin, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  const send = async <T>(query: string, variables: object = {}): Promise<T> => {
    const answer = await portal.graphql(query, { variables, headers: { cookie }, as: { world } });
    return (await answer.json()) as T;
  };
  const { data } = await send<{ data: { games: { nodes: Game[] } } }>(
    "{ games(filter: { type: RNG }) { nodes { id name code type vendor { code } } } }",
  );
  const game = data.games.nodes[0];
  if (!game) throw new Error("no game");
  const launch = () =>
    send<{ data: { launchGame: { ticket?: string; why?: string; reason?: string } } }>(
      launchDocument,
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
  /** The first form on a page that starts a game for money. */
  const formOn = async (path: string) => {
    const html = await (await page(path)).text();
    const forms = html.match(/<form[^>]*action="\/play"[\s\S]*?<\/form>/g) ?? [];
    const form = forms.find((each) => /name="mode"[^>]*value="play"/.test(each)) ?? "";
    const game = /name="game" value="([^"]*)"/.exec(form)?.[1]?.replaceAll("&quot;", '"');
    expect(game, `${path} has no form`).toBeDefined();
    return { game: game?.replaceAll("&amp;", "&") ?? "", mode: "play", key: crypto.randomUUID() };
  };
  return { send, page, post, launch, formOn, game };
}

interface Game {
  id: string;
  name: string;
  code: string;
  type: string;
  vendor: { code: string };
}

/** How many launches the platform has seen. */
const launches = async (world: string) =>
  (await portal.world(world).calls()).filter(({ id }) => id === "C32").length;

/** Home with its winners, a list, what was played last, and a game's own page, to which the search, banners and notices lead. */
const pages = (game: Game) => ["/", "/hot", "/recent", `/game/${game.id}`];

describe("every way to a game", () => {
  it("G7 is closed at a limit on time: forms of pages, the start page, data requests, GraphQL, a ticket's page", async () => {
    const world = "path-limit";
    const { send, page, post, launch, formOn, game } = await player(world);
    const ticket = (await launch()).data.launchGame.ticket ?? "";
    const seamless = `/seamless?ticket=${ticket}`;
    expect(await (await page(seamless)).text()).toContain("<iframe");
    await send(
      `mutation { changeLimit(input: { kind: SESSION_TIME, period: DAY, limit: "1" }) { __typename } }`,
    );
    await portal.world(world).set({ clockAheadMs: 61_000 });
    await send("{ wallet { balances { name } } }");
    const before = await launches(world);
    expect(before).toBe(1);

    // The minute is counted by this page, which has no frame any more.
    const closed = await (await page(seamless)).text();
    expect(closed).not.toContain("<iframe");
    expect(closed).toContain("You have reached your time limit for today");
    const again = await send<{ data: { launch: { url: string | null } } }>(
      "query ($ticket: ID!) { launch(ticket: $ticket) { url } }",
      { ticket },
    );
    expect(again.data.launch.url).toBeNull();

    for (const path of pages(game)) {
      const answer = await post("/play", await formOn(path));
      expect([path, answer.status]).toEqual([path, 409]);
      // It names the time at which the limit ends, too.
      expect(await answer.text()).toMatch(
        /You have reached your time limit for today\.(<[^>]*>|\s)*You can play again from \w+ \d+/,
      );
    }
    const data = await post("/play.data", await formOn("/hot"));
    expect(await data.text()).toContain("SESSION_TIME_LIMIT");
    expect((await launch()).data.launchGame).toEqual({ why: "SESSION_TIME_LIMIT" });
    expect(await launches(world)).toBe(before);
  });

  it("G17 is closed on a break, also with the forms of a page that was open", async () => {
    const world = "path-break";
    const { send, page, post, launch, formOn } = await player(world);
    const ticket = (await launch()).data.launchGame.ticket ?? "";
    const form = await formOn("/hot");
    await send(`mutation { startBreak(input: { length: DAY, confirmed: true }) { __typename } }`);
    const before = await launches(world);
    expect((await post("/play", form)).headers.get("location")).toMatch(/^\/login/);
    const data = await post("/play.data", form);
    expect(await data.text()).toContain("/login");
    expect((await launch()).data.launchGame).toEqual({ reason: "NOT_SIGNED_IN" });
    expect(await (await page(`/seamless?ticket=${ticket}`)).text()).not.toContain("<iframe");
    expect(await launches(world)).toBe(before);
  });
});
