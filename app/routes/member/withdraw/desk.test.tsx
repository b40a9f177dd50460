import { beforeAll, expect, it } from "vitest";
import type { WithdrawLimitsFragment } from "~/graphql/generated/graphql";
import { loadLazyComponents } from "~/ui/lazy/lazy.tsx";
import { renderPage } from "../../../../tests/house/forms/render-page.tsx";
import { Desk } from "./desk.tsx";
import type { WithdrawDesk } from "./wish.server.ts";

beforeAll(loadLazyComponents);

const card = { id: "k1", bank: "Tide", holder: "Mi****k", number: "****1234", isDefault: true };

/** The review of a withdrawal of 100 in a currency, with a fee of 0.5. */
function review(currency: string): string {
  const of = (amount: string) => ({ amount, currency });
  const limits = {
    min: of("20"),
    max: of("5000"),
    daily: null,
    dailyLeft: of("700"),
    withdrawable: null,
    wager: null,
    feePercent: "0.5",
    confirmMinutes: null,
  } as unknown as WithdrawLimitsFragment;
  const desk = {
    limits,
    cards: [card],
    most: of("700"),
    usual: [],
    used: null,
    cannot: null,
    wish: { card, amount: of("100"), fee: of("0.5"), total: of("100.5") },
  } as unknown as WithdrawDesk;
  return renderPage(<Desk balance={null} desk={desk} passwordSet idempotencyKey="k" />);
}

it.each([
  ["USD", "$"],
  ["HKD", "$"],
  ["CNY", "¥"],
  ["JPY", "¥"],
  ["KRW", "₩"],
  ["VND", "₫"],
])(
  "U27d CA14 a withdrawal is reviewed in %s with the currency's name, for others have its sign %s",
  (currency, sign) => {
    const html = review(currency);
    for (const figures of ["100.00", "0.50", "100.50"]) {
      expect(html).toContain(`>${sign}${figures} ${currency}<`);
    }
  },
);
