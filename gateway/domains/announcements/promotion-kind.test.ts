import { describe, expect, it } from "vitest";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";
import { promotionKind } from "./promotion-kind.ts";

describe("what a promotion is about", () => {
  it("H5 A165 C44 a promotion has its first step, games and wagering requirement, where they are reported", async () => {
    const reported = { firstAction: "play", gameType: "live", wageringTimes: "20" };
    const contents = [
      { id: 1, title: "A", promotionType: "LIVE", ...reported },
      { id: 2, title: "B", firstAction: "dance", gameType: 5, wageringTimes: -1 },
    ];
    const player = [
      { id: 1, title: "A", execution: "B", promotionType: "LIVE" },
      { id: 2, title: "B", execution: "B", promotionType: "NEWS" },
      { id: 3, title: "C", execution: "B" },
    ];
    const body = { promotion: { contents }, player };
    const platform = fakePlatform({ "GET /wps/relay/MCSFE_getListAnnouncements": body });
    const scope = testScope({ platform: { fetch: platform.fetch } });
    const facts = "kind firstAction games wageringTimes";
    expect(
      await send(scope, `{ announcements { promotions { ${facts} } notices { games } } }`),
    ).toEqual({
      announcements: {
        promotions: [
          { kind: "GAMES", firstAction: "PLAY", games: "LIVE", wageringTimes: 20 },
          { kind: "OTHER", firstAction: null, games: null, wageringTimes: null },
        ],
        notices: [{ games: "LIVE" }, { games: null }, { games: null }],
      },
    });
  });

  it.each([
    ["WELCOME", "DEPOSIT"],
    ["first_deposit", "DEPOSIT"],
    ["CASHBACK", "LOSSES"],
    ["JACKPOT", "GAMES"],
    ["SPORTS", "GAMES"],
    ["REFERRAL", "FRIENDS"],
    ["VIP", "VIP"],
    ["SUMMER", "OTHER"],
    [null, "OTHER"],
  ])("H5 a promotion of type %j is about %s", (type, kind) => {
    expect(promotionKind(type)).toBe(kind);
  });
});
