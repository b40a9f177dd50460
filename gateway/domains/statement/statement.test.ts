import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal } from "../../testing/account.ts";

const day = 86_400_000;
const range = { from: 1_790_000_000_000, to: 1_790_000_000_000 + 2 * day };
const base = "/wps/records/statement";
const products = {
  rows: [
    { gameType: "RNG", rounds: 3, stake: "10.5000", win: "12.2500" },
    { gameType: "LIVE", stake: "5", win: 0 },
    { gameType: "FISH", rounds: 1, stake: "nothing", win: "1" },
  ],
  totals: { rounds: 4, stake: "15.5", win: "12.25" },
};
const query = `query ($range: DateRange!) { records { statementProducts(range: $range) {
  rows { type play { bets stake { amount } win { amount } result { amount } } }
  totals { bets result { amount } }
} } }`;

describe("the statement", () => {
  it("G25 CA140 returns sums by product with their result, and leaves out a row without an amount", async () => {
    const portal = await accountPortal({ [`GET ${base}/products`]: products });
    const { data } = await portal.run<object>(query, { range });
    expect(data).toEqual({
      records: {
        statementProducts: {
          rows: [
            {
              type: "RNG",
              play: {
                bets: 3,
                stake: { amount: "10.50" },
                win: { amount: "12.25" },
                result: { amount: "1.75" },
              },
            },
            {
              type: "LIVE",
              play: {
                bets: null,
                stake: { amount: "5.00" },
                win: { amount: "0.00" },
                result: { amount: "-5.00" },
              },
            },
          ],
          totals: { bets: 4, result: { amount: "-3.25" } },
        },
      },
    });
  });

  it("G25 CA140 CA141 CA142 each part is null, and not offered, where the brand switched its call off", async () => {
    const off = { enabled: false };
    const brand = { ...aurora, calls: { CA140: off, CA141: off, CA142: off } };
    const portal = await accountPortal({}, "MEMBER", { brand });
    const { data, errors } = await portal.run<{ system: { offers: string[] } }>(
      `query ($range: DateRange!) { system { offers } records {
        statementProducts(range: $range) { totals { bets } }
        statementGames(range: $range) { since }
        sinceOpening { openedAt }
      } }`,
      { range },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      records: { statementProducts: null, statementGames: null, sinceOpening: null },
    });
    expect(data?.system.offers).not.toContain("STATEMENT_PRODUCTS");
    expect(data?.system.offers).not.toContain("STATEMENT_GAMES");
  });
});
