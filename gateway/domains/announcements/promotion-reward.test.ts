import { describe, expect, it } from "vitest";
import { marketOf } from "../../../markets/index.ts";
import { accountPortal } from "../../testing/account.ts";

const content = {
  id: 1,
  title: "Promotion",
  content: "",
  promotionType: null,
  url: null,
  startTime: null,
  endTime: null,
};
const usd = { currency: "USD", amount: "200", atMost: true };
const krw = { currency: "KRW", amount: "200000", atMost: true };
const eur = { currency: "EUR", amount: "5", atMost: false };

/** What a visitor sees of a promotion that brings these. */
async function seen(rewards: unknown, role: "GUEST" | "MEMBER", market = marketOf("KR", null)) {
  const { run } = await accountPortal(
    {
      "GET /wps/relay/MCSFE_getListAnnouncements": {
        promotion: { contents: [{ ...content, rewards }] },
      },
    },
    role,
    { market },
  );
  const { data, errors } = await run<{
    announcements: { promotions: { reward: object | null }[] };
  }>("{ announcements { promotions { reward { money { amount currency } isMaximum } } } }");
  expect(errors).toBeUndefined();
  return data?.announcements.promotions[0]?.reward;
}

describe("A223 H14 what a promotion brings", () => {
  const inUsd = { money: { amount: "200.00", currency: "USD" }, isMaximum: true };

  it("is in the account's currency, and in that of a guest's language", async () => {
    expect(await seen([krw, usd], "MEMBER")).toEqual(inUsd);
    expect(await seen([krw, usd], "GUEST")).toEqual(inUsd);
  });

  it("is in a currency of the guest's market where that lists some", async () => {
    const market = { ...marketOf("KR", null), currencies: ["KRW", "EUR"] };
    expect(await seen([usd, eur, krw], "GUEST", market)).toMatchObject({
      money: { currency: "KRW" },
    });
    expect(await seen([usd, eur], "GUEST", market)).toMatchObject({
      money: { amount: "5.00", currency: "EUR" },
      isMaximum: false,
    });
    expect(await seen([usd], "GUEST", market)).toBeNull();
  });

  it("is absent where the platform names no amount, and nothing is converted", async () => {
    expect(await seen([krw], "MEMBER")).toBeNull();
    expect(await seen(undefined, "GUEST")).toBeNull();
    expect(await seen("much", "GUEST")).toBeNull();
  });
});
