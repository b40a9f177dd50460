import { describe, expect, it } from "vitest";
import type { WithdrawLimitsFragment } from "~/graphql/generated/graphql";
import { costOf, deskFor, mostOf, readWish, usualAmounts, whyNot } from "./wish.server.ts";

const usd = (amount: string) => ({ amount, currency: "USD" });
const limits = {
  min: usd("20.00"),
  max: usd("5000.00"),
  daily: usd("8000.00"),
  dailyLeft: usd("700.00"),
  withdrawable: usd("333.33"),
  wager: { required: usd("100.00"), done: usd("40.00") },
  feePercent: "0.5",
  confirmMinutes: 15,
} as WithdrawLimitsFragment;
const card = { id: "k1", bank: "Tide", holder: "Mi****k", number: "****1234", isDefault: true };
const wish = (query: string, bounds = limits) =>
  readWish(new URLSearchParams(query), [card], bounds, 2, "en");

describe("what may be withdrawn", () => {
  it("U27d CA16 is the least of all bounds that the platform names", () => {
    expect(mostOf(limits)).toEqual(usd("333.33"));
    expect(mostOf({ ...limits, withdrawable: null })).toEqual(usd("700.00"));
    expect(mostOf({ ...limits, withdrawable: null, dailyLeft: usd("9000") })).toEqual(limits.max);
  });

  it("U27d CA16 says why it is nothing: the day, the wager, or too little", () => {
    expect(whyNot(limits)).toBeNull();
    expect(whyNot({ ...limits, dailyLeft: usd("19.99") })).toBe("daily");
    const none = { ...limits, withdrawable: usd("3.00") };
    expect(whyNot(none)).toBe("wager");
    expect(whyNot({ ...none, wager: { required: usd("1.00"), done: usd("1.00") } })).toBe("little");
    expect(whyNot({ ...none, wager: null })).toBe("little");
  });

  it("U27d CA14 the fee comes on top, exactly", () => {
    expect(costOf(usd("100.01"), "0.5")).toEqual({ fee: usd("0.50005"), total: usd("100.51005") });
  });

  it("U27d the usual amounts are parts of it, in whole steps, and none is too little", () => {
    const parts = (bounds: WithdrawLimitsFragment) =>
      usualAmounts(bounds, 2).map(({ amount }) => amount.amount);
    expect(parts(limits)).toEqual(["83.33", "166.66", "333.33"]);
    expect(parts({ ...limits, withdrawable: usd("50.00") })).toEqual(["25.00", "50.00"]);
  });
});

describe("what the address asks for", () => {
  it.each([
    ["", null],
    ["cardId=k1", null],
    ["cardId=k1&amount=50&edit=1", null],
  ])("U27d %s is the form", (query, found) => {
    expect(wish(query)).toBe(found);
  });

  it("U27d CA14 a card of one's own and an amount within the bounds are reviewed", () => {
    expect(wish("cardId=k1&amount=50")).toEqual({ card, amount: usd("50.00") });
    const large = { ...limits, dailyLeft: usd("5000"), withdrawable: usd("5000") };
    expect(wish("cardId=k1&amount=1,234.50", large)).toEqual({ card, amount: usd("1234.50") });
  });

  it.each([
    ["amount=50", "k1"],
    ["cardId=k1&amount=50", "k1"],
    ["cardId=k2&amount=50", null],
  ])("U27d CA14 of %s the card that looks chosen is the one that is sent: %s", (query, chosen) => {
    const second = { ...card, id: "k3" };
    const desk = deskFor(new URLSearchParams(query), [card, second], limits, 2, "en");
    expect(desk.chosen).toBe(chosen);
    expect(desk.wish && "card" in desk.wish ? desk.wish.card.id : null).toBe(chosen);
  });

  it.each([
    ["cardId=k2&amount=50", "cardId", "required"],
    ["cardId=k1&amount=", "amount", "required"],
    ["cardId=k1&amount=1e3", "amount", "amount"],
    ["cardId=k1&amount=-5", "amount", "amount"],
    ["cardId=k1&amount=20.001", "amount", "amount"],
    // Twenty, or twenty thousand.
    ["cardId=k1&amount=20.000", "amount", "amountReadings"],
    ["cardId=k1&amount=19.99", "amount", "amountRange"],
    ["cardId=k1&amount=333.34", "amount", "amountRange"],
  ])("V60 U27d %s is refused under its field", (query, field, key) => {
    expect(wish(query)).toMatchObject({
      kind: "fields",
      fields: [{ field, messageKey: `validation.${key}` }],
    });
  });
});
