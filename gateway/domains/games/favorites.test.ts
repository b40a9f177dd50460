import { describe, expect, it } from "vitest";
import { fakePlatform, refusal, testScope } from "../../testing/platform.ts";
import { player as account } from "../../testing/player.ts";
import { run } from "../../testing/run.ts";

const document = `mutation ($input: SetFavoriteInput!) {
  setFavorite(input: $input) {
    __typename
    ... on SetFavoriteSuccess { gameId favorite }
    ... on Throttled { retryAfterMs }
    ... on Refused { reason }
  }
}`;
const input = { gameId: "1001", vendorCode: "PG", type: "RNG", favorite: true };

function portal(table: Record<string, unknown>, session: object = { token: "tok", account }) {
  let time = 1_000_000;
  const platform = fakePlatform(table);
  const scope = testScope({ session, platform: { fetch: platform.fetch }, now: () => time });
  const set = async (more: object = {}) =>
    (await run<{ setFavorite: object }>(scope, document, { input: { ...input, ...more } })).data
      ?.setFavorite;
  const later = (ms: number) => {
    time += ms;
  };
  return { platform, set, later };
}

describe("setFavorite", () => {
  it("C36 C37 D-6 A7 S20 adds with a body, removes with a query", async () => {
    const { platform, set, later } = portal({
      "POST /wps/relay/MCSFE_addFavoriteGameV2": {},
      "DELETE /wps/relay/MCSFE_removeFavoriteGameV2": {},
    });
    expect(await set()).toEqual({
      __typename: "SetFavoriteSuccess",
      gameId: "1001",
      favorite: true,
    });
    later(1000);
    expect(await set({ favorite: false })).toMatchObject({ favorite: false });
    expect(await platform.calls[0]?.json()).toEqual({
      nodeId: 1001,
      vendor: "PG",
      gameType: "RNG",
    });
    const removed = platform.calls[1];
    expect(Object.fromEntries(new URL(removed?.url ?? "").searchParams)).toEqual({
      nodeId: "1001",
      vendor: "PG",
      gameType: "RNG",
    });
    expect(removed?.body).toBeNull();
  });

  it("V57 K10 A103 allows one a second, and returns when the next is allowed", async () => {
    const { platform, set, later } = portal({ "POST /wps/relay/MCSFE_addFavoriteGameV2": {} });
    await set();
    later(400);
    expect(await set()).toEqual({ __typename: "Throttled", retryAfterMs: 600 });
    expect(platform.calls).toHaveLength(1);
  });

  it("P1 refuses guests, and A38 reports a failure of the platform, so that the page can undo", async () => {
    const guest = portal({}, {});
    expect(await guest.set()).toEqual({ __typename: "Refused", reason: "NOT_SIGNED_IN" });
    const down = portal({
      "POST /wps/relay/MCSFE_addFavoriteGameV2": new Response("", { status: 503 }),
    });
    expect(await down.set()).toMatchObject({ __typename: "Refused" });
    const no = portal({ "POST /wps/relay/MCSFE_addFavoriteGameV2": refusal("request_param_err") });
    expect(await no.set()).toEqual({ __typename: "Refused", reason: "PLATFORM_REFUSED" });
  });

  it.each(["007", "9007199254740993", "a/b"])(
    "A39 C36 C37 sends the exact id %s",
    async (gameId) => {
      const { platform, set, later } = portal({
        "POST /wps/relay/MCSFE_addFavoriteGameV2": {},
        "DELETE /wps/relay/MCSFE_removeFavoriteGameV2": {},
      });
      expect(await set({ gameId })).toMatchObject({ gameId, favorite: true });
      later(1000);
      expect(await set({ gameId, favorite: false })).toMatchObject({ gameId, favorite: false });
      expect(await platform.calls[0]?.json()).toMatchObject({ nodeId: gameId });
      expect(new URL(platform.calls[1]?.url ?? "").searchParams.get("nodeId")).toBe(gameId);
    },
  );
});
