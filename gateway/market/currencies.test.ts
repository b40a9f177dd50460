import { describe, expect, it } from "vitest";
import { aurora } from "../../brands/aurora.ts";
import { marketOf } from "../../markets/index.ts";
import { accountPortal, pageOf } from "../testing/account.ts";
import { depositPortal, noon, post, success } from "../testing/deposits.ts";
import { testScope } from "../testing/platform.ts";
import { run } from "../testing/run.ts";
import { hasListedCurrency, isListedCurrency } from "./currencies.ts";

const britain = marketOf("GB", null);
const account = {
  id: "42",
  account: "player1",
  nickname: "P",
  type: 0,
  role: "MEMBER" as const,
};
const methods = "GET /wps/deposit/methods";
const withdrawals = "/wps/withdraw/requests";

describe("G30 the currencies of a market's file", () => {
  it("are those of the list, or all; a currency that nobody names is the platform's matter", () => {
    const listed = (currency: string | null, country: string) =>
      isListedCurrency(currency, { market: marketOf(country, null) });
    expect(["GBP", "USD", "KRW", null].map((each) => listed(each, "GB"))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(listed("KRW", "KR")).toBe(true);
  });

  it("an account in another one deposits nothing, before the platform is asked, and sees no way to", async () => {
    const session = (currency: string | null) => ({
      market: britain,
      country: "GB",
      session: { token: "tok", account: { ...account, currency } },
    });
    const way = { id: "bank-1", kind: "BANK", name: "Bank", min: "1", max: "9", presets: [] };
    const query = "{ wallet { depositsInMarket depositMethods { id } } }";
    const none = { offered: [], promptAtRegistration: false };
    for (const [currency, may] of [
      ["KRW", false],
      ["USD", true],
      [null, true],
    ] as const) {
      const market = { ...britain, limits: none };
      const portal = await depositPortal({ [methods]: [way] }, "MEMBER", {
        ...session(currency),
        market,
      });
      const wallet = { depositsInMarket: may, depositMethods: may ? [{ id: "bank-1" }] : [] };
      expect((await portal.run(query)).data).toEqual({ wallet });
      const refused = { __typename: "Refused", reason: "NOT_IN_MARKET" };
      expect(await portal.deposit("5")).toMatchObject(may ? success : refused);
      expect(portal.count(methods) + portal.count(post)).toBe(may ? 2 : 0);
    }
  });

  it("it withdraws as before", async () => {
    const visitor = await accountPortal(
      {
        [`POST ${withdrawals}`]: { id: "w1", status: "PENDING" },
        [`GET ${withdrawals}`]: pageOf([]),
      },
      "MEMBER",
      {
        market: britain,
        country: "GB",
        session: { token: "tok", account: { ...account, currency: "KRW" } },
      },
    );
    const { data, errors } = await visitor.run<{ result: object }>(
      `mutation ($input: RequestWithdrawalInput!) { result: requestWithdrawal(input: $input) { __typename } }`,
      {
        input: {
          cardId: "c1",
          amount: "5",
          paymentPassword: "246810",
          idempotencyKey: "6f0d7a52-98a1-4c1e-9d55-0b6f6c1f2e14",
        },
      },
    );
    expect(errors).toBeUndefined();
    expect(data?.result).toEqual({ __typename: "RequestWithdrawalSuccess" });
    expect(visitor.now()).toBe(noon);
  });

  it("no account is opened where the market lists none of the brand's", async () => {
    const market = { ...britain, currencies: ["GBP"] };
    expect(hasListedCurrency({ brand: aurora, market })).toBe(false);
    expect(hasListedCurrency({ brand: aurora, market: britain })).toBe(true);
    const { data } = await run<{ result: object }>(
      testScope({ market, country: "GB" }),
      `mutation ($input: RegisterInput!) { result: register(input: $input) { ... on Refused { reason } } }`,
      {
        input: {
          kind: "USERNAME",
          username: "newcomer",
          password: "secret-2026",
          adult: true,
          confirmPassword: "secret-2026",
          captcha: "K7PQ",
          termsAccepted: true,
          idempotencyKey: "6f0d7a52-98a1-4c1e-9d55-0b6f6c1f2e15",
        },
      },
    );
    expect(data?.result).toEqual({ reason: "NOT_IN_MARKET" });
  });
});
