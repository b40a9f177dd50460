/** An agent's income, as an agent reads it. */
import { expect } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { attributeOf, textOf, textsOf } from "../../support/read.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

test(
  "N1 N3 income by day, kind and product: its figures lead on, and it has a file and a print",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/income");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "Income" })).toBeVisible();
    await expect(main.getByRole("table", { name: "By day" })).toBeVisible();
    await expectAccessible();

    const account = main.getByRole("table", { name: "Earned, paid and open" });
    const units = (text: string | null) =>
      Math.round(Number((text ?? "").replace(/[^\d.-]/g, "")) * 10_000);
    const cells = account.locator("tbody tr td:last-child");
    const amounts = (await textsOf(cells)).map(units);
    expect(amounts.length).toBeGreaterThan(3);
    const after = amounts.pop() ?? 0;
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(after);

    await main.getByRole("link", { name: "By type" }).click();
    const kinds = main.getByRole("table", { name: "By type" });
    await expect(kinds).toBeVisible();
    await expectAccessible();
    const salary = kinds
      .getByRole("row", { name: /^Daily salary/ })
      .getByRole("link")
      .first();
    // A column has the decimals of its most exact amount.
    const said = (await textOf(salary)).replace(/0{1,2}$/, "");
    expect(said).toMatch(/^\$\d/);
    await salary.click();
    await expect(page).toHaveURL(/\/salary\/daily\?.*direction=RECEIVED.*ended=1/);
    // The address changes before the page that it names is shown.
    await expect(main.getByRole("heading", { level: 1, name: "Daily salary" })).toBeVisible();
    await expect(main.getByLabel("Totals")).toContainText(said);

    await page.goto("/agentHome/income?by=product");
    await expect(main.getByRole("table", { name: "By product" })).toBeVisible();
    await expectAccessible();
    const file = main.getByRole("link", { name: /CSV/ });
    const answer = await page.request.get(await attributeOf(file, "href"));
    expect(answer.headers()["content-type"]).toContain("text/csv");
    expect((await answer.text()).trim().split("\n").length).toBeGreaterThan(2);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(main.getByRole("link", { name: "By week" })).toBeHidden();
    await expect(main.getByRole("table", { name: "By product" })).toBeVisible();
  },
);

test("N1 income without JavaScript", onlyInAllAnySize, async ({ browser, page, world }) => {
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

test(
  "N2 N3 the statement of a month adds up, as a page, a file and a print",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/income");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Monthly statements" }).click();
    await expect(main.getByRole("heading", { level: 1, name: /^Statement of / })).toBeVisible();
    const account = main.getByRole("table", { name: "Earned, paid and open" });
    await expect(account.getByRole("row", { name: /^Paid: commission/ })).toBeVisible();
    await expect(main.getByText(/^Paid in this month: commission/)).toBeVisible();
    await expectAccessible();

    const href = await attributeOf(main.getByRole("link", { name: /CSV/ }), "href");
    const answer = await page.request.get(href ?? "");
    expect(answer.headers()["content-type"]).toContain("text/csv");
    const lines = (await answer.text()).trim().split("\r\n");
    const amounts = lines.map((line) => Number(line.split(",")[3]) * 10_000).map(Math.round);
    const start = lines.findIndex((line) => line.startsWith("Open before"));
    const end = lines.findIndex((line) => line.startsWith("Open after"));
    const all = amounts.slice(start, end + 1);
    const after = all.pop() ?? 0;
    expect(all.length).toBeGreaterThan(3);
    expect(all.reduce((sum, amount) => sum + amount, 0)).toBe(after);

    await page.emulateMedia({ media: "print" });
    await expect(main.getByText("Aurora · Aurora House (agent1)")).toBeVisible();
    await expect(main.getByText(/^Final, issued on /)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Months" })).toBeHidden();
    await expect(account).toBeVisible();
  },
);
