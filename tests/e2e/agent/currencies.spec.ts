/** A team with two currencies: an agent in won, with accounts in won and in dollars below (N13). */
import { expect } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

test.use({ expectedErrors: [/status of 422/] });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(
      `N13 each report is about one currency, which goes along, ${javaScriptEnabled ? "with" : "without"} JavaScript`,
      onlyInAllAnySize,
      async ({ page, world, expectAccessible }) => {
        await signIn(page, world, "agent8", "/agentHome/overview?stream=off");
        const main = page.getByRole("main");
        const tabs = main.getByRole("navigation", { name: "Currency" });
        const lines = main.locator("section", { has: page.locator("#currencies") });
        await expect(lines.getByText("KRW", { exact: true })).toBeVisible();
        await expect(lines.getByText("USD", { exact: true })).toBeVisible();
        await expect(tabs.getByRole("link", { name: "KRW (4)" })).toHaveAttribute(
          "aria-current",
          "page",
        );
        if (javaScriptEnabled) await expectAccessible();

        await tabs.getByRole("link", { name: "USD (2)" }).click();
        await expect(page).toHaveURL(/currency=USD/);
        const top = main.locator("section", { has: page.locator("#top") });
        await expect(top.getByText("austin1").first()).toBeVisible();
        await expect(top).not.toContainText("₩");

        await top.getByRole("link", { name: "All accounts" }).click();
        await expect(page).toHaveURL(/\/agentHome\/profit\?.*currency=USD/);
        const rows = main.locator("table.rows tbody tr");
        await expect(rows).toHaveCount(2);
        await expect(main).toContainText("$");
        await expect(main).not.toContainText("₩");
        await tabs.getByRole("link", { name: "KRW (4)" }).click();
        await expect(page).not.toHaveURL(/currency=/);
        await expect(rows).toHaveCount(4);

        // One account has one currency.
        await page.goto("/agentHome/records?account=boston1&stream=off");
        await expect(tabs).toHaveCount(0);
        await expect(main).not.toContainText("₩");
      },
    );
  });
}

test(
  "N13 a currency that nobody has is said, and a team with one has no choice",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "agent8", "/agentHome/profit?currency=EUR");
    const main = page.getByRole("main");
    await expect(main.getByText("No account in your team uses EUR.")).toBeVisible();
    await page.goto("/agentHome/income");
    await expect(main.getByText("converts their commission to KRW")).toBeVisible();
  },
);

test("N13 a team with one currency has no choice", onlyInAllAnySize, async ({ page, world }) => {
  await signIn(page, world, "agent1", "/agentHome/profit");
  const main = page.getByRole("main");
  await expect(main.locator("table.rows tbody tr").first()).toBeVisible();
  await expect(main.getByRole("navigation", { name: "Currency" })).toHaveCount(0);
});
