import { describe, expect, it } from "vitest";
import type { SessionAccount } from "../../request/session-port.ts";
import { fakePlatform, refusal, testScope } from "../../testing/platform.ts";
import { player } from "../../testing/player.ts";
import { run, send } from "../../testing/run.ts";

const account = { ...player, currency: "KRW" };

const table = {
  "GET /wps/member/info/icon": { url: "/media/avatars/7.svg" },
  "GET /wps/v2/wallets/balance": { balance: 1234.5, currency: "KRW", updatedAt: 1_700_000_000_000 },
  "GET /wps/relay/CSP_unreadCount": { count: 3 },
  "GET /wps/relay/MCSFE_getFavoriteGames": [7, 8],
  "GET /wps/relay/GCS_merchantWallet": { isSingle: true },
};

const query = `{ viewer {
  id account nickname role avatar unreadMessages favoriteGameIds singleWallet passwordChangeRequired
  balance { money { amount currency } updatedAt }
} }`;

function signedIn(answers: object, who: SessionAccount = account) {
  const platform = fakePlatform({ ...table, ...answers });
  const scope = testScope({
    session: { token: "tok", account: who },
    platform: { fetch: platform.fetch, sandboxOrigin: "http://localhost:8789" },
  });
  return { platform, scope };
}

const paths = (calls: Request[]) => calls.map(({ url }) => new URL(url).pathname);

describe("viewer", () => {
  it("is null for a guest, without a platform call", async () => {
    expect(await send(testScope(), query)).toEqual({ viewer: null });
  });

  it("C12 C22 C24 C34 C46 D-13 A63 A87 returns the account and its data", async () => {
    const { scope, platform } = signedIn({});
    expect(await send(scope, query)).toEqual({
      viewer: {
        id: "42",
        account: "player1",
        nickname: "Player One",
        role: "MEMBER",
        avatar: "http://localhost:8789/media/avatars/7.svg",
        unreadMessages: 3,
        favoriteGameIds: ["7", "8"],
        singleWallet: true,
        passwordChangeRequired: false,
        balance: { money: { amount: "1234.50", currency: "KRW" }, updatedAt: 1_700_000_000_000 },
      },
    });
    const wallet = platform.calls.find(({ url }) => url.includes("balance"));
    expect(wallet?.url).toContain("typeId=0");
    expect(platform.calls.every((call) => call.headers.get("authorization") === "tok")).toBe(true);
  });

  it("CA90 C12 A87 lists only pictures from allowed hosts", async () => {
    const { scope } = signedIn({
      "GET /wps/member/info/icons": [
        { id: 1, url: "/media/avatars/1.svg" },
        { id: 2, url: "javascript:alert(1)" },
      ],
    });
    expect(await send(scope, "{ avatars { id image } }")).toEqual({
      avatars: [{ id: "1", image: "http://localhost:8789/media/avatars/1.svg" }],
    });
  });

  it("CA91 C12 A87 shows a chosen picture at once, and refuses an unknown one", async () => {
    const icons = ["/media/avatars/7.svg", "/media/avatars/1.svg"];
    const { scope, platform } = signedIn({
      "GET /wps/member/info/icon": () => icons.shift(),
      "PUT /wps/member/info/icon": {},
    });
    const avatar = async () =>
      (await send<{ viewer: { avatar: string } }>(scope, "{ viewer { avatar } }")).viewer.avatar;
    const choose = (who: typeof scope) =>
      send(
        who,
        `mutation { chooseAvatar(id: "1") {
        __typename ... on ChooseAvatarSuccess { id } ... on Refused { reason }
      } }`,
      );
    expect(await avatar()).toContain("/7.svg");
    expect(await choose(scope)).toEqual({
      chooseAvatar: { __typename: "ChooseAvatarSuccess", id: "1" },
    });
    expect(await avatar()).toContain("/1.svg");
    const sent = platform.calls.find(({ method }) => method === "PUT");
    expect(await sent?.clone().json()).toEqual({ id: "1" });
    const no = signedIn({ "PUT /wps/member/info/icon": refusal("request_param_err") });
    expect(await choose(no.scope)).toMatchObject({ chooseAvatar: { reason: "PLATFORM_REFUSED" } });
  });

  it("T8 K64 caches picture and wallet kind in the session: the next page makes three calls", async () => {
    const first = signedIn({});
    await send(first.scope, query);
    const second = signedIn({});
    const next = { ...second.scope, session: first.scope.session };
    await send(next, query);
    expect(paths(second.platform.calls).sort()).toEqual([
      "/wps/relay/CSP_unreadCount",
      "/wps/relay/MCSFE_getFavoriteGames",
      "/wps/v2/wallets/balance",
    ]);
  });

  it("P5 reads no messages for a trial account", async () => {
    const { platform, scope } = signedIn({}, { ...account, type: 4, role: "TRIAL" });
    expect(await send(scope, "{ viewer { unreadMessages } }")).toEqual({
      viewer: { unreadMessages: null },
    });
    expect(platform.calls).toHaveLength(0);
  });

  it("E10 has no picture when it is unavailable; an unavailable balance is null with its error code", async () => {
    const { scope } = signedIn({
      "GET /wps/member/info/icon": new Response("", { status: 500 }),
      "GET /wps/v2/wallets/balance": { balance: "a lot" },
    });
    const answer = await run(scope, "{ viewer { account avatar balance { updatedAt } } }");
    expect(answer.data).toEqual({ viewer: { account: "player1", avatar: null, balance: null } });
    expect(answer.errors).toEqual([
      {
        message: "The platform's answer was not understood.",
        path: ["viewer", "balance"],
        extensions: { code: "UPSTREAM_BAD_RESPONSE", requestId: "test-request" },
      },
    ]);
  });

  it("A43 ends the session when the platform refuses its token", async () => {
    const dead = refusal("token_ip_different", undefined, 401);
    const { scope } = signedIn({ "GET /wps/v2/wallets/balance": dead });
    const answer = await run(scope, "{ viewer { balance { updatedAt } } }");
    expect(answer.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(scope.session.ended).toBe(1);
  });
});
