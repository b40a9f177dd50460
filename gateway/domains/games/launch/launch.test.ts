import { describe, expect, it } from "vitest";
import { aurora } from "../../../../brands/aurora.ts";
import type { SessionAccount } from "../../../request/session-port.ts";
import { fakePlatform, json, refusal, testScope } from "../../../testing/platform.ts";
import { player as account } from "../../../testing/player.ts";
import { run, send } from "../../../testing/run.ts";

const trial: SessionAccount = { ...account, type: 4, role: "TRIAL" };
const brand = { ...aurora, hosts: { ...aurora.hosts, launch: ["*.games.example"] } };
const url = "https://play.games.example/g/1?t=abc";

const document = `mutation ($input: LaunchGameInput!) {
  launchGame(input: $input) {
    __typename
    ... on LaunchGameSuccess { ticket }
    ... on LaunchRefused { why: reason }
    ... on Refused { reason }
    ... on Throttled { retryAfterMs }
  }
}`;

interface Outcome {
  launchGame: { __typename: string; ticket?: string; why?: string; reason?: string };
}

const play = "POST /wps/game/launchGame";
const demo = "POST /wps/relay/GCS_gameLaunchFB";
const freePlayOn = {
  "GET /wps/system/status": {
    info: {
      whitelabel: {
        modId: "ROOT",
        enabled: "1",
        childrenNodes: [{ modId: "FREEPLAY3", enabled: "1" }],
      },
    },
  },
};

interface Visitor {
  account?: SessionAccount;
  passwordChangeRequired?: boolean;
  more?: object;
}

function portal(table: Record<string, unknown>, visitor: Visitor = { account }) {
  const platform = fakePlatform(table);
  const { more, ...start } = visitor;
  const session = visitor.account ? { token: "tok", ...start } : {};
  const scope = testScope({ brand, session, platform: { fetch: platform.fetch }, ...more });
  const launch = async (input: object = {}) => {
    const answer = await run<Outcome>(scope, document, {
      input: {
        gameId: "1001",
        vendorCode: "PG",
        gameCode: "pg-1",
        type: "RNG",
        idempotencyKey: "key-1",
        gameName: "Lucky\u202e Koi",
        ...input,
      },
    });
    expect(answer.errors).toBeUndefined();
    return answer.data?.launchGame;
  };
  return { platform, scope, launch };
}

/** The launches among the calls; C18 is read for the launch hosts. */
const launches = ({ calls }: { calls: Request[] }) =>
  calls.filter(({ method }) => method === "POST");

describe("launchGame", () => {
  it("C32 A81 S27 starts a game, and stores its URL behind a ticket of this session", async () => {
    const { platform, scope, launch } = portal({ [play]: { url } });
    const started = await launch();
    expect(started?.__typename).toBe("LaunchGameSuccess");
    expect(await platform.calls[0]?.json()).toEqual({
      clientType: 3,
      platform: "html5-desktop",
      language: "EN",
      nodeId: 1001,
      vassalage: "PG",
      gameCode: "pg-1",
      gameType: "RNG",
      backUrl: "https://portal.test/",
    });
    const query = "query ($ticket: ID!) { launch(ticket: $ticket) { url gameId gameName trial } }";
    expect(await send(scope, query, { ticket: started?.ticket })).toEqual({
      launch: { url, gameId: "1001", gameName: "Lucky Koi", trial: false },
    });
    expect(await send(scope, query, { ticket: "someone-elses" })).toEqual({ launch: null });
  });

  it("launches once per click: the same key returns the same ticket, and refuses another game", async () => {
    const { platform, launch } = portal({ [play]: { url } });
    const [first, second] = await Promise.all([launch(), launch()]);
    expect(launches(platform)).toHaveLength(1);
    expect([first?.__typename, second?.reason]).toEqual(["LaunchGameSuccess", "IN_PROGRESS"]);
    expect((await launch())?.ticket).toBe(first?.ticket);
    expect(await launch({ gameId: "1002" })).toEqual({
      __typename: "Refused",
      reason: "IN_PROGRESS",
    });
    expect(launches(platform)).toHaveLength(1);
  });

  it("#734 retries once, and reports it when the retry fails", async () => {
    let calls = 0;
    const settles = portal({
      [play]: () => {
        calls += 1;
        return calls === 1 ? refusal("#734") : json({ success: true, value: { url } });
      },
    });
    expect((await settles.launch())?.__typename).toBe("LaunchGameSuccess");
    const stays = portal({ [play]: refusal("#734") });
    expect((await stays.launch())?.why).toBe("PREVIOUS_GAME_OPEN");
    expect(launches(stays.platform)).toHaveLength(2);
  });

  it("a failed launch may be repeated with the same key", async () => {
    let calls = 0;
    const { launch } = portal({
      [play]: () => {
        calls += 1;
        return calls === 1 ? refusal("vendor.refused") : { url };
      },
    });
    expect((await launch())?.why).toBe("VENDOR_REFUSED");
    expect((await launch())?.__typename).toBe("LaunchGameSuccess");
  });

  it.each([
    ["http://play.games.example/g/1"],
    ["https://evil.example/play.games.example"],
    ["https://games.example.evil.test/"],
    ["https://notgames.example/"],
    ["https://user:pw@play.games.example/"],
    ["javascript:alert(1)"],
    ["//play.games.example/g"],
  ])("A64 refuses the URL %s", async (bad) => {
    const { launch } = portal({ [play]: { url: bad } });
    expect((await launch())?.why).toBe("UNTRUSTED_ADDRESS");
  });

  it("A64 accepts the sandbox's URL in development only", async () => {
    const sandbox = "http://localhost:8789/play/t-1";
    const table = { [play]: { url: sandbox } };
    const accepts = async (development: boolean) => {
      const { scope, launch } = portal(table, { account, more: { development } });
      scope.platform.sandboxOrigin = "http://localhost:8789";
      return (await launch())?.__typename;
    };
    expect(await accepts(true)).toBe("LaunchGameSuccess");
    expect(await accepts(false)).toBe("LaunchRefused");
  });

  it("P1 P4 S22 S23 A40 lets only real accounts play, and calls the platform for no one else", async () => {
    const guest = portal({ [play]: { url } }, {});
    expect((await guest.launch())?.reason).toBe("NOT_SIGNED_IN");
    const onTrial = portal({ [play]: { url } }, { account: trial });
    expect((await onTrial.launch())?.reason).toBe("REAL_ACCOUNT_REQUIRED");
    const expired = portal({ [play]: { url } }, { account, passwordChangeRequired: true });
    expect((await expired.launch())?.reason).toBe("PASSWORD_CHANGE_REQUIRED");
    const nowhere = portal({ [play]: { url } }, { account, more: { country: null } });
    expect((await nowhere.launch())?.reason).toBe("REGION_BLOCKED");
    for (const { platform } of [guest, onTrial, expired, nowhere]) {
      expect(platform.calls).toHaveLength(0);
    }
  });

  it("C30 A40 P6 starts the free trial for trial accounts, and for guests where free play is on", async () => {
    const onTrial = portal({ [demo]: { url } }, { account: trial });
    expect((await onTrial.launch({ trial: true }))?.__typename).toBe("LaunchGameSuccess");
    const guest = portal({ [demo]: { url }, ...freePlayOn }, {});
    expect((await guest.launch({ trial: true }))?.__typename).toBe("LaunchGameSuccess");
    const closed = portal({ [demo]: { url } }, {});
    expect((await closed.launch({ trial: true }))?.reason).toBe("NOT_SIGNED_IN");
  });

  it("returns the platform's refusals, and a lost response as unknown", async () => {
    const table: [string, object][] = [
      ["game.maintenance", { why: "GAME_MAINTENANCE" }],
      ["game.not.found", { why: "GAME_NOT_FOUND" }],
      ["function.not.available", { reason: "NOT_OFFERED" }],
      ["#727", { reason: "PLATFORM_REFUSED" }],
    ];
    for (const [code, expected] of table) {
      expect(await portal({ [play]: refusal(code) }).launch()).toMatchObject(expected);
    }
    const noTrial = portal({ [demo]: refusal("trial.not.allowed") }, { account: trial });
    expect((await noTrial.launch({ trial: true }))?.why).toBe("NO_FREE_TRIAL");
    const lost = portal({ [play]: () => Promise.reject(new TypeError("reset")) });
    expect(["OUTCOME_UNKNOWN", "PLATFORM_UNAVAILABLE"]).toContain((await lost.launch())?.reason);
    expect((await portal({}).launch({ gameId: " " }))?.why).toBe("GAME_NOT_FOUND");
  });

  it.each(["007", "9007199254740993", "a/b"])("A39 C32 sends the exact id %s", async (gameId) => {
    const { platform, launch } = portal({ [play]: { url } });
    expect((await launch({ gameId }))?.__typename).toBe("LaunchGameSuccess");
    expect(await platform.calls[0]?.json()).toMatchObject({ nodeId: gameId });
  });

  it("U48 C32 sends the chosen room, and reports a full one", async () => {
    const { platform, launch } = portal({ [play]: { url } });
    await launch({ roomId: "R-1" });
    expect(await launches(platform)[0]?.json()).toMatchObject({ roomId: "R-1" });
    expect((await portal({ [play]: refusal("room.full") }).launch())?.why).toBe("ROOM_FULL");
    expect((await portal({ [play]: refusal("room.closed") }).launch())?.why).toBe("ROOM_CLOSED");
  });

  it.each([
    ["nothing", [], url, []],
    ["one of the brand's hosts", ["a.games.example"], "https://a.games.example/g/1?t=abc", []],
    ["several", ["a.games.example", "b.games.example"], "https://a.games.example/g/1?t=abc", []],
    ["an origin", ["https://b.games.example"], "https://b.games.example/g/1?t=abc", []],
    [
      "an unknown host first",
      ["evil.example", "b.games.example"],
      "https://b.games.example/g/1?t=abc",
      ["evil.example"],
    ],
    ["strangers alone", ["evil.example"], url, ["evil.example"]],
    ["an invalid host", ["/etc", "ftp://x"], url, ["none", "none"]],
  ])("D-34 A112 with %s listed by the platform", async (_name, launchCdn, moved, refused) => {
    const status = { info: { launchCdn } };
    const { scope, launch } = portal({ [play]: { url }, "GET /wps/system/status": status });
    const started = await launch();
    const query = "query ($ticket: ID!) { launch(ticket: $ticket) { url } }";
    const stored = await send<{ launch: { url: string } | null }>(scope, query, {
      ticket: started?.ticket ?? "none",
    });
    const hosts = scope.lines.flatMap(({ event, host }) =>
      event === "security.host.refused" ? [host] : [],
    );
    expect(stored.launch?.url).toBe(moved);
    expect(hosts).toEqual(refused);
  });

  it("A112 A70 always moves a game to the same host, and never a javascript: URL", async () => {
    const table = { "GET /wps/system/status": { info: { launchCdn: ["a.games.example"] } } };
    const hosts = new Set<string>();
    for (const idempotencyKey of ["one", "two", "three"]) {
      const { scope, launch } = portal({ [play]: { url }, ...table });
      const ticket = (await launch({ idempotencyKey }))?.ticket;
      const query = "query ($ticket: ID!) { launch(ticket: $ticket) { url } }";
      const stored = await send<{ launch: { url: string } }>(scope, query, { ticket });
      hosts.add(new URL(stored.launch.url).host);
    }
    expect([...hosts]).toEqual(["a.games.example"]);
    const script = portal({ [play]: { url: "javascript:alert(1)" }, ...table });
    expect((await script.launch())?.why).toBe("UNTRUSTED_ADDRESS");
  });
});

it("H2 a started game is counted once, and a refused one is not", async () => {
  const counted: string[] = [];
  const none = async () => [];
  const popularity = {
    count: (id: string) => void counted.push(id),
    ranking: none,
    dailyRanking: none,
  };
  const { launch } = portal({ [play]: { url } }, { account, more: { popularity } });
  await launch();
  await launch();
  expect(counted).toEqual(["1001"]);
  const closed = portal({ [play]: refusal("game.maintenance") }, { account, more: { popularity } });
  await closed.launch();
  expect(counted).toEqual(["1001"]);
});
