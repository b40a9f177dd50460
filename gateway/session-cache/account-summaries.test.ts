import { describe, expect, it } from "vitest";
import type { SessionAccount } from "../request/session-port.ts";
import { fakePlatform, refusal, testScope } from "../testing/platform.ts";
import { player } from "../testing/player.ts";
import { run, send } from "../testing/run.ts";

const account = { ...player, currency: "KRW" };
const start = 1_700_000_000_000;
const glance = "glance { unreadMessages favoriteGameIds rewardsToClaim contracts { dividend } }";
const query = `{ viewer { ${glance} } }`;
const claim = 'mutation { claimReward(rewardId: "1") { __typename } }';

/** An account and its platform; each `at` is a separate request, that many ms after the start. */
function member(answers: object = {}, who: Partial<SessionAccount> = {}) {
  const platform = fakePlatform({
    "GET /wps/relay/CSP_unreadCount": { count: 3 },
    "GET /wps/relay/MCSFE_getFavoriteGames": [7, 8],
    "GET /wps/relay/MCSFE_getMissionSummaryDetails": { missions: [], points: 0 },
    "GET /wps/promotions/participation": [],
    "GET /wps/rewards": [
      { id: 1, name: "A", kind: "VIP", amount: "1", status: "CLAIM", endsAt: null },
      { id: 2, name: "B", kind: "VIP", amount: "1", status: "CLAIMED", endsAt: null },
    ],
    "GET /wps/member/info/funds/consolidated": {
      divtypereq: 1,
      dailysalreqtype: 0,
      contracthoursalreq: 0,
      realtimesalreqtype: 0,
    },
    "POST /wps/relay/MCS2_claimRafflePromotion": { amount: "1.00", status: "CLAIMED" },
    ...answers,
  });
  const options = { platform: { fetch: platform.fetch } };
  const first = testScope({ ...options, session: { token: "t", account: { ...account, ...who } } });
  const { session } = first;
  return {
    paths: () => platform.calls.splice(0).map(({ url }) => new URL(url).pathname.split("/").at(-1)),
    at: (ms: number) => ({ ...testScope({ ...options, now: () => start + ms }), session }),
  };
}

const all = ["CSP_unreadCount", "MCSFE_getFavoriteGames", "MCSFE_getMissionSummaryDetails"];
// What can be claimed is of rewards, missions, promotions and, where it is offered, the rebate (H14).
const claims = ["participation", "status", "whitelabel", "rewards"];
const requested = ["consolidated", ...claims, ...all].sort();

describe("account summaries", () => {
  it("U26 C13 C34 C42 C46 CA24 is read at most once in half a minute", async () => {
    const { at, paths } = member();
    const first = at(0);
    const seen = await send(first, query);
    expect(seen).toEqual({
      viewer: {
        glance: {
          unreadMessages: 3,
          favoriteGameIds: ["7", "8"],
          rewardsToClaim: 1,
          contracts: { dividend: expect.any(String) },
        },
      },
    });
    expect(paths().sort()).toEqual(requested);
    await first.settled();
    expect(await send(at(29_999), query)).toEqual(seen);
    expect(paths()).toEqual([]);
    await send(at(30_000), query);
    expect(paths().sort()).toEqual(requested);
  });

  it("CA108 S33 whether an agent is frozen is read once in half a minute, and again after a change", async () => {
    const answer = { frozen: false };
    const { at, paths } = member({ "GET /wps/agent/standing": answer }, { type: 1, role: "AGENT" });
    const standing = "{ agent { standing { frozen } } }";
    const first = at(0);
    const seen = await send(first, standing);
    expect(seen).toEqual({ agent: { standing: { frozen: false } } });
    await first.settled();
    expect(await send(at(29_999), standing)).toEqual(seen);
    expect(paths()).toEqual(["standing"]);
    await send(at(1), claim);
    paths();
    await send(at(2), standing);
    expect(paths()).toEqual(["standing"]);
  });

  it("C13 C34 C46 does not affect the same data in other fields", async () => {
    const { at, paths } = member();
    const first = at(0);
    await send(first, query);
    await first.settled();
    paths();
    const own = "{ viewer { unreadMessages favoriteGameIds } contracts { standing { dividend } } }";
    await send(at(1), own);
    expect(paths().sort()).toEqual(
      ["CSP_unreadCount", "MCSFE_getFavoriteGames", "consolidated"].sort(),
    );
  });

  it("U26 C47 is fetched again after a change, also in the same request", async () => {
    const { at, paths } = member();
    const first = at(0);
    await send(first, query);
    await first.settled();
    const changing = at(1);
    await send(changing, claim);
    paths();
    await send(changing, query);
    expect(paths().sort()).toEqual(requested);
    await changing.settled();
    await send(at(2), query);
    expect(paths()).toEqual([]);
    await send(at(3), claim);
    paths();
    await send(at(4), query);
    expect(paths().sort()).toEqual(requested);
  });

  it("S20 does not cache a read that ran beside a change", async () => {
    let answer = (_: number[]) => {};
    const slow = new Promise<number[]>((resolve) => {
      answer = resolve;
    });
    const { at } = member({
      "GET /wps/relay/MCSFE_getFavoriteGames": () => lists.shift() ?? [8],
    });
    const lists: (Promise<number[]> | number[])[] = [slow];
    const favorites = "{ viewer { glance { favoriteGameIds } } }";
    const reading = at(0);
    const beside = send(reading, favorites);
    await send(at(1), claim);
    answer([7]);
    expect(await beside).toEqual({ viewer: { glance: { favoriteGameIds: ["7"] } } });
    await reading.settled();
    expect(await send(at(2), favorites)).toEqual({
      viewer: { glance: { favoriteGameIds: ["8"] } },
    });
  });

  it("does not cache failures or values that are too long", async () => {
    const many = Array.from({ length: 600 }, (_, index) => index + 1000);
    const { at, paths } = member({
      "GET /wps/relay/CSP_unreadCount": () => refusal("no"),
      "GET /wps/relay/MCSFE_getFavoriteGames": many,
    });
    const first = at(0);
    await run(first, query);
    await first.settled();
    paths();
    await run(at(1), query);
    expect(paths().sort()).toEqual(["CSP_unreadCount", "MCSFE_getFavoriteGames"]);
  });

  it("P5 A40 nothing is read for trial accounts", async () => {
    const { at, paths } = member({}, { type: 4, role: "TRIAL" });
    const counts = "{ viewer { glance { unreadMessages rewardsToClaim } } }";
    expect(await send(at(0), counts)).toEqual({
      viewer: { glance: { unreadMessages: null, rewardsToClaim: null } },
    });
    expect(paths()).toEqual([]);
  });
});
