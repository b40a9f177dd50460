/** Flows that need real state: the gateway's operations against the sandbox. */
import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import type { SessionAccount } from "../../../gateway/request/session-port.ts";
import { testScope } from "../../../gateway/testing/platform.ts";
import { send } from "../../../gateway/testing/run.ts";
import { demoPassword, startSandbox, type TestWorld } from "../support/sandbox.ts";

const sandbox = await startSandbox();

interface Visit {
  token?: string | null;
  account?: SessionAccount | null;
}

/** A new request in this world; with a session it continues that session. */
function request(world: TestWorld, session: Visit = {}) {
  const { scope } = world.visit();
  return testScope({ platform: scope.platform, session });
}

const loginText = `mutation ($input: LoginInput!) { login(input: $input) {
  __typename
  ... on LoginSuccess { firstLogin viewer { account role } }
  ... on InvalidCredentials { captchaRequired }
  ... on CaptchaRequired { wrong }
  ... on AccountNotAllowed { why: reason }
} }`;

interface Login {
  login: { __typename: string; [field: string]: unknown };
}

async function login(world: TestWorld, username: string, more: object = {}) {
  const scope = request(world);
  const input = { username, password: demoPassword, ...more };
  const { login: result } = await send<Login>(scope, loginText, { input });
  const session = {
    token: await scope.session.token(),
    account: (await scope.session.read())?.account,
  };
  return { result, scope, session };
}

const games = `query ($filter: GameFilter!, $offset: Int!, $limit: Int!) {
  games(filter: $filter, offset: $offset, limit: $limit) {
    nodes { id code type freeTrial start vendor { code } } pageInfo { total hasMore }
  }
}`;

interface Games {
  games: {
    nodes: {
      id: string;
      code: string;
      type: string;
      freeTrial: boolean;
      start: string;
      vendor: { code: string };
    }[];
    pageInfo: { total: number; hasMore: boolean };
  };
}

describe("rooms", () => {
  it("D-1 C26 C33 a live game names its room, and the room belongs to its vendor", async () => {
    const { scope } = await login(sandbox.world("rooms"), "player1");
    const text = `{
      games(filter: { type: LIVE, vendorCodes: ["EG3"] }, limit: 5) { nodes { roomId start } }
      rooms(vendorCode: "EG3") { id }
    }`;
    interface Rooms {
      games: { nodes: { roomId: string | null; start: string }[] };
      rooms: { id: string }[];
    }
    const { games: found, rooms } = await send<Rooms>(scope, text);
    const ids = rooms.map(({ id }) => id);
    const tables = found.nodes.filter(({ start }) => start === "FRAME");
    expect(tables.length).toBeGreaterThan(0);
    for (const { roomId } of tables) expect(ids).toContain(roomId);
  });
});

describe("a catalogue of 10,000 games", () => {
  it("C26 K35 A30 shows every slot once, first 10 and then 12 at a time", async () => {
    const world = sandbox.world("paging");
    const seen: string[] = [];
    for (let limit = 10; seen.length < 400; limit = 12) {
      const variables = { filter: { type: "RNG" }, offset: seen.length, limit };
      const { games: page } = await send<Games>(request(world), games, variables);
      expect(page.nodes).toHaveLength(limit);
      expect(page.pageInfo).toEqual({ total: 10_000, hasMore: true });
      seen.push(...page.nodes.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(seen.length);
    const end = { filter: { type: "RNG" }, offset: 9995, limit: 20 };
    const { games: last } = await send<Games>(request(world), games, end);
    expect([last.nodes.length, last.pageInfo.hasMore]).toEqual([5, false]);
  });

  it("A85 merges the vendors of EVO into one list of LIVE", async () => {
    const world = sandbox.world("evo");
    const filter = { type: "LIVE", vendorCodes: ["EG3", "EG4", "EG7"] };
    const { games: page } = await send<Games>(request(world), games, {
      filter,
      offset: 0,
      limit: 100,
    });
    const vendors = new Set(page.nodes.map(({ vendor }) => vendor.code));
    expect([...vendors].sort()).toEqual(["EG3", "EG4", "EG7"]);
    expect(page.nodes.every(({ type }) => type === "LIVE")).toBe(true);
  });
});

describe("sessions", () => {
  it("C1 C6 C3 A41 A105 signs members in, refuses staff, and admits only agents to the agent site", async () => {
    const world = sandbox.world("sessions");
    const member = await login(world, "player1");
    expect(member.result).toMatchObject({ viewer: { account: "player1", role: "MEMBER" } });
    const staff = await login(world, "staff1");
    expect(staff.result).toEqual({ __typename: "AccountNotAllowed", why: "NOT_A_MEMBER" });
    expect(staff.session.token).toBeNull();
    const wrongSite = await login(world, "player1", { site: "AGENT" });
    expect(wrongSite.result).toMatchObject({ why: "AGENTS_ONLY" });
    expect((await login(world, "agent2", { site: "AGENT" })).result).toMatchObject({
      viewer: { role: "AGENT" },
    });
    const seen = await world.calls();
    // Each token without a session was ended at the platform.
    expect(seen.filter(({ id, status }) => id === "C3" && status === 200)).toHaveLength(2);
  });

  it("A2 ends a token by DELETE when the brand overrides the method", async () => {
    const world = sandbox.world("by-delete");
    const { session } = await login(world, "player1");
    const brand = { ...aurora, calls: { C3: { method: "DELETE" as const } } };
    const scope = testScope({ brand, platform: request(world).platform, session });
    await world.forget();
    await send(scope, "mutation { logout { landing } }");
    expect(await world.calls()).toMatchObject([{ id: "C3", method: "DELETE", status: 200 }]);
  });

  it("S10 S19 reports a first login once", async () => {
    const world = sandbox.world("first");
    expect((await login(world, "newbie")).result.firstLogin).toBe(true);
    expect((await login(world, "newbie")).result.firstLogin).toBe(false);
  });

  it("C1 C17 S13 E6 requires a captcha after three failures, shows one and accepts its text", async () => {
    const world = sandbox.world("captcha");
    const scope = request(world);
    const attempt = async (more: object) => {
      const input = { username: "player2", password: demoPassword, ...more };
      return (await send<Login>(scope, loginText, { input })).login;
    };
    for (const captchaRequired of [false, false, true]) {
      expect(await attempt({ password: "wrong" })).toMatchObject({ captchaRequired });
    }
    expect(await attempt({})).toEqual({ __typename: "CaptchaRequired", wrong: false });
    expect(await attempt({ captcha: "nope" })).toEqual({
      __typename: "CaptchaRequired",
      wrong: true,
    });
    const shown = await send<{ captcha: { image: string } }>(
      scope,
      "{ captcha { ... on Captcha { image } } }",
    );
    expect(shown.captcha.image).toMatch(/^data:image\/png;base64,iVBOR/);
    const solved = await attempt({ captcha: await world.captchaText() });
    expect(solved).toMatchObject({ __typename: "LoginSuccess" });
  });

  it("C2 S6 P5 starts free play with a trial account, whose messages are not read", async () => {
    const world = sandbox.world("freeplay");
    const scope = request(world);
    const text =
      "mutation { freePlay { ... on FreePlaySuccess { viewer { role unreadMessages balance { money { amount } } } } } }";
    const { freePlay } = await send<{ freePlay: { viewer: object } }>(scope, text);
    expect(freePlay.viewer).toEqual({
      role: "TRIAL",
      unreadMessages: null,
      balance: { money: { amount: "2000.00" } },
    });
  });
});

describe("a member's games", () => {
  it("C34 C35 C36 C37 S20 adds a favourite, lists it for this member alone, and removes it", async () => {
    const world = sandbox.world("favorites");
    const { session } = await login(world, "player1");
    const { games: page } = await send<Games>(request(world), games, {
      filter: { type: "FISH" },
      offset: 0,
      limit: 1,
    });
    const [game] = page.nodes;
    const set = (favorite: boolean) =>
      send(
        request(world, session),
        `mutation ($input: SetFavoriteInput!) { setFavorite(input: $input) { __typename } }`,
        {
          input: { gameId: game?.id, vendorCode: game?.vendor.code, type: game?.type, favorite },
        },
      );
    const mine = (as = session) =>
      send<{ viewer: { favoriteGameIds: string[] }; favoriteGames: { nodes: { id: string }[] } }>(
        request(world, as),
        "{ viewer { favoriteGameIds } favoriteGames { nodes { id } } }",
      );
    await set(true);
    const marked = await mine();
    expect(marked.viewer.favoriteGameIds).toContain(game?.id);
    expect(marked.favoriteGames.nodes).toContainEqual({ id: game?.id });
    const other = await login(world, "player2");
    expect((await mine(other.session)).viewer.favoriteGameIds).toEqual([]);
    await set(false);
    expect((await mine()).viewer.favoriteGameIds).not.toContain(game?.id);
  });

  it("C32 C31 A64 #734 starts a game while a round is open, and lists it among the recent games", async () => {
    const world = sandbox.world("launch");
    const { session } = await login(world, "player1");
    const variables = { filter: { type: "RNG" }, offset: 0, limit: 40 };
    const { games: page } = await send<Games>(request(world), games, variables);
    const game = page.nodes.find(({ start }) => start === "FRAME");
    const launch = (key: string) => {
      const scope = request(world, session);
      const input = {
        gameId: game?.id,
        vendorCode: game?.vendor.code,
        gameCode: game?.code,
        type: game?.type,
        idempotencyKey: key,
      };
      const text = `mutation ($input: LaunchGameInput!) { launchGame(input: $input) {
        __typename ... on LaunchGameSuccess { ticket } ... on LaunchRefused { why: reason } ... on Refused { reason }
      } }`;
      return send<{ launchGame: { __typename: string } }>(scope, text, { input });
    };
    expect((await launch("one")).launchGame.__typename).toBe("LaunchGameSuccess");
    await world.switch("set", { openRound: { account: "player1", nodeId: Number(game?.id) } });
    await world.forget();
    expect((await launch("two")).launchGame.__typename).toBe("LaunchGameSuccess");
    expect((await world.calls()).map(({ id }) => id)).toEqual(["C32", "C32"]);
    const recent = "{ recentGames { nodes { id } } }";
    const { recentGames } = await send<{ recentGames: { nodes: object[] } }>(
      request(world, session),
      recent,
    );
    expect(recentGames.nodes[0]).toEqual({ id: game?.id });
  });
});
