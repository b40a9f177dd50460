import { describe, expect, it } from "vitest";
import { fakePlatform, refusal, testKeys, testScope } from "../../../testing/platform.ts";
import { player as account } from "../../../testing/player.ts";
import { send } from "../../../testing/run.ts";

const keys = await testKeys();
const info = { id: 900, account: "guest900", nickname: "Guest", type: 4, currency: "USD" };
const freePlay = `mutation { freePlay {
  __typename ... on FreePlaySuccess { viewer { account role } } ... on Refused { reason }
} }`;
const flag = (enabled: string) => ({
  "GET /wps/system/status": {
    info: {
      whitelabel: { modId: "ROOT", enabled: "1", childrenNodes: [{ modId: "FREEPLAY3", enabled }] },
    },
  },
});
const free = {
  "POST /wps/session/login/freeplay": { token: "trial-1" },
  "GET /wps/member/info": info,
};

function portal(table: Record<string, unknown>, session: object = {}) {
  const platform = fakePlatform({ ...table, "POST /wps/session/logout": {} });
  const scope = testScope({ session, platform: { fetch: platform.fetch, jwks: keys.jwks } });
  return { platform, scope };
}

describe("free play", () => {
  it("C2 S6 A13 K57 K63 starts a trial session with an encrypted purpose", async () => {
    const { platform, scope } = portal({ ...free, ...flag("1") });
    expect(await send(scope, freePlay)).toEqual({
      freePlay: { __typename: "FreePlaySuccess", viewer: { account: "guest900", role: "TRIAL" } },
    });
    const call = platform.calls.find(({ url }) => url.endsWith("/freeplay"));
    const { encryption, ...body } = JSON.parse((await call?.text()) ?? "{}");
    expect(body).toEqual({ os: "web", platform: "W", gatewayVersion: 3 });
    expect((await keys.open(encryption)).body).toEqual({ purpose: "freeplay" });
    expect(await scope.session.token()).toBe("trial-1");
  });

  it("P6 W11 is refused where it is off or missing, and for signed-in visitors", async () => {
    const off = { freePlay: { __typename: "Refused", reason: "NOT_OFFERED" } };
    expect(await send(portal({ ...free, ...flag("0") }).scope, freePlay)).toEqual(off);
    expect(await send(portal(free).scope, freePlay)).toEqual(off);
    const member = portal({ ...free, ...flag("1") }, { token: "tok", account });
    expect(await send(member.scope, freePlay)).toEqual(off);
    expect(await member.scope.session.token()).toBe("tok");
  });

  it("ends a token that belongs to a real account", async () => {
    const { platform, scope } = portal({
      ...free,
      ...flag("1"),
      "GET /wps/member/info": { ...info, type: 0 },
    });
    expect(await send(scope, freePlay)).toMatchObject({ freePlay: { reason: "PLATFORM_REFUSED" } });
    expect(platform.calls.at(-1)?.url).toContain("/wps/session/logout");
    expect(await scope.session.read()).toBeNull();
  });
});

describe("logout", () => {
  it.each([
    ["MEMBER", "/"],
    ["AGENT", "/agent"],
  ])(
    "C3 S8 S9 T3 A90 ends both sessions, keeps the merchant, and redirects from the %s site to %s",
    async (site, landing) => {
      const { platform, scope } = portal({}, { token: "tok", account });
      expect(await send(scope, `mutation { logout(site: ${site}) { landing } }`)).toEqual({
        logout: { landing },
      });
      expect(platform.calls[0]?.headers.get("authorization")).toBe("tok");
      expect(await scope.session.read()).toBeNull();
      await send(scope, "{ system { status } }");
      const after = platform.calls.at(-1);
      expect(after?.headers.get("authorization")).toBeNull();
      expect(after?.headers.get("merchant")).toBe(scope.brand.merchant);
    },
  );

  it("A2 ends the session even when the platform fails, and sends no call for a guest", async () => {
    const failing = portal({}, { token: "tok", account });
    failing.scope.platform.fetch = async () => refusal("system.error", undefined, 500);
    await send(failing.scope, "mutation { logout { landing } }");
    expect(await failing.scope.session.read()).toBeNull();
    const guest = portal({});
    await send(guest.scope, "mutation { logout { landing } }");
    expect(guest.platform.calls).toHaveLength(0);
  });
});

describe("keepAlive", () => {
  it("A230 extends the session and says for how long; null for a guest", async () => {
    let time = 5_000_000;
    const scope = testScope({ session: { token: "tok", account }, now: () => time });
    const before = (await scope.session.read())?.expiresAt ?? 0;
    time += 60_000;
    const query = "mutation { keepAlive { expiresAt expiresInMs } }";
    const expiresInMs = before - 5_000_000;
    expect(await send(scope, query)).toEqual({
      keepAlive: { expiresAt: before + 60_000, expiresInMs },
    });
    time += 1_000;
    expect(await send(scope, "{ now viewer { expiresInMs } }")).toEqual({
      now: time,
      viewer: { expiresInMs: expiresInMs - 1_000 },
    });
    expect(await send(testScope(), query)).toEqual({
      keepAlive: { expiresAt: null, expiresInMs: null },
    });
  });
});
