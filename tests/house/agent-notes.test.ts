/** What an agent sees: the review of an offer, and the notice of a frozen account. */
import { createElement } from "react";
import { expect, it } from "vitest";
import { OfferForm } from "~/routes/agent/contracts/offer-form.tsx";
import { FrozenNote } from "~/routes/agent/menu/frozen-note.tsx";
import { renderPage } from "./forms/render-page.tsx";

it("M13 CA67 an offer is shown for review before it is sent, in a step that needs no script", () => {
  const values = { account: "agent2", rate: "0.3", period: "WEEKLY", amount: "100" };
  const before = { form: "offer", review: true, problem: null, values, idempotencyKey: "k" };
  const html = renderPage(
    createElement(OfferForm, { name: "dividend", start: {}, before, idempotencyKey: "k" } as never),
  );
  for (const [name, value] of Object.entries(values))
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  expect(html).toContain("0.3%");
  expect(html).toMatch(/name="intent" value="confirm"/);
  expect(html).toMatch(/name="intent" value="change"/);
  expect(html).not.toMatch(/name="intent" value="offer"/);
});

it("S33 A131 a frozen agent reads the reason, and which actions are blocked", () => {
  const amount = { amount: "12", currency: "USD" };
  const frozen = { reason: "DIVIDEND_UNPAID", since: 1e12, account: "below1", amount } as const;
  const html = renderPage(createElement(FrozenNote, { frozen }));
  expect(html).toContain("A dividend of $12.00 to below1 was not paid on time");
  expect(html).toContain("Withdrawals and transfers to your team are stopped.");
});
