/** An agent's income, as an agent reads it. */
import { expect } from "@playwright/test";
import { anySize, test } from "../support/fixtures.ts";
import { signIn } from "../support/player.ts";

test(
  "N1 N3 income by day, kind and product: its figures lead on, and it has a file and a print",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/income");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "Income" })).toBeVisible();
    await expect(main.getByRole("table", { name: "By day" })).toBeVisible();
    await expectAccessible();

    const account = main.getByRole("table", { name: "Earned, paid and open" });
    const units = (text: string | null) =>
      Math.round(Number((text ?? "").replace(/[^\d.-]/g, "")) * 10_000);
    const cells = account.locator("tbody tr td:last-child span:last-child");
    const amounts = (await cells.allTextContents()).map(units);
    expect(amounts.length).toBeGreaterThan(3);
    const after = amounts.pop() ?? 0;
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(after);

    await main.getByRole("link", { name: "By kind" }).click();
    const kinds = main.getByRole("table", { name: "By kind" });
    await expect(kinds).toBeVisible();
    await expectAccessible();
    const salary = kinds
      .getByRole("row", { name: /^Daily salary/ })
      .getByRole("link")
      .first();
    const said = await salary.textContent();
    await salary.click();
    await expect(page).toHaveURL(/\/salary\/daily\?.*direction=RECEIVED.*ended=1/);
    const totals = main.getByLabel("Totals");
    await expect(totals.getByText(said ?? "", { exact: true }).first()).toBeVisible();

    await page.goto("/agentHome/income?by=product");
    await expect(main.getByRole("table", { name: "By product" })).toBeVisible();
    await expectAccessible();
    const file = main.getByRole("link", { name: /CSV/ });
    const answer = await page.request.get((await file.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toContain("text/csv");
    expect((await answer.text()).trim().split("\n").length).toBeGreaterThan(2);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(main.getByRole("link", { name: "By week" })).toBeHidden();
    await expect(main.getByRole("table", { name: "By product" })).toBeVisible();
  },
);

test("N1 income without JavaScript", anySize, async ({ browser, page, world }) => {
  await signIn(page, world, "agent1", "/agentHome/overview");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/agentHome/income");
  await plain.getByRole("link", { name: "By month" }).click();
  await expect(plain.getByRole("table", { name: "By month" })).toBeVisible();
  await context.close();
});
