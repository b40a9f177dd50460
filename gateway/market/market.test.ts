import { describe, expect, it } from "vitest";
import { marketOf } from "../../markets/index.ts";
import { accountPortal } from "../testing/account.ts";

const launch = `mutation ($input: LaunchGameInput!) { result: launchGame(input: $input) {
  __typename ... on LaunchRefused { reason } ... on LaunchGameSuccess { ticket } } }`;
const key = "6f0d7a52-98a1-4c1e-9d55-0b6f6c1f2e12";
const input = { gameId: "7", vendorCode: "AB", gameCode: "g7", type: "LIVE", idempotencyKey: key };

describe("G30 the gateway follows the visitor's market", () => {
  it("a game of a class that the market does not allow is not launched, and the platform is not asked", async () => {
    const visitor = await accountPortal({}, "MEMBER", { market: marketOf("DE", null) });
    const { data } = await visitor.run<{ result: object }>(launch, { input });
    expect(data?.result).toEqual({ __typename: "LaunchRefused", reason: "NOT_IN_MARKET" });
    expect(visitor.calls).toEqual([]);
  });

  it("no promotion is joined where bonuses may not be shown", async () => {
    const visitor = await accountPortal({}, "MEMBER", { market: marketOf("DE", null) });
    const { data } = await visitor.run<{ result: object }>(
      `mutation { result: joinPromotion(promotionId: "p1") { ... on Refused { reason } } }`,
    );
    expect(data?.result).toEqual({ reason: "NOT_IN_MARKET" });
    expect(visitor.calls).toEqual([]);
  });
});
