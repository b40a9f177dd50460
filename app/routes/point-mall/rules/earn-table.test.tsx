/** The table of points for deposits (A137): its base is an amount in the table's currency. */
import { expect, it } from "vitest";
import { renderPage } from "../../../../tests/house/forms/render-page.tsx";
import { EarnTable } from "./earn-table.tsx";

function shown(currency: string, rates: readonly string[]): string {
  const money = (amount: number) => ({
    __typename: "Money" as const,
    amount: String(amount),
    currency,
  });
  const steps = rates.map((pointsPer100, place) => ({
    min: money(10 ** place),
    max: null,
    pointsPer100,
  }));
  return renderPage(<EarnTable steps={steps as never} />).replace(/<[^>]+>/g, "|");
}

it("A137 K33 says for how much money the points are", () => {
  const dollars = shown("USD", ["10", "12.5"]);
  expect(dollars).toContain("Points per $100.00");
  expect(dollars).toContain("|12.5|");
});

it("K33 shows round amounts: a step's end only where the next one does not begin there", () => {
  const money = (amount: string) => ({ __typename: "Money" as const, amount, currency: "USD" });
  const step = (min: string, max: string) => ({
    min: money(min),
    max: money(max),
    pointsPer100: "10",
  });
  const steps = [step("10", "99.9999"), step("100", "499.5"), step("2000", "1000000")];
  const html = renderPage(<EarnTable steps={steps as never} />).replace(/<[^>]+>/g, "|");
  expect(html).toContain("|From $10.00|");
  expect(html).toContain("|$100.00 – $499.50|");
  expect(html).toContain("|$2,000.00 – $1,000,000.00|");
});

it("A137 K33 takes a larger base where 100 of the currency bring less than a point", () => {
  const won = shown("KRW", ["0.01", "0.015"]);
  expect(won).toMatch(/Points per ₩10,000(\.00)?\|/);
  expect(won).toContain("|1|");
  expect(won).toContain("|1.5|");
});
