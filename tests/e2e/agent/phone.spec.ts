/** The agent center in one hand: filters in a sheet, main actions within reach of a thumb, rows of two lines (N14). */
import { expect, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { boxOf, readAll, textOf } from "../../support/read.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

test(
  "N14 A127 the filters of records are a sheet at the bottom: Escape and a press beside it close it, and sending it too",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/records");
    const button = page.getByRole("button", { name: "Filters" });
    const sheet = page.locator("#filters");
    const show = sheet.getByRole("button", { name: "Show" });
    await expect(show).toBeHidden();
    await button.tap();
    await expect(show).toBeInViewport({ ratio: 1 });
    await expectAccessible();
    const box = await boxOf(sheet);
    expect(Math.round(box.bottom)).toBe(844);

    await sheet.getByLabel("Account (exact)").focus();
    await page.keyboard.press("Escape");
    await expect(show).toBeHidden();
    await expect(button).toBeFocused();

    // The press meets the name of a row, which would open the account.
    const address = page.url();
    await button.tap();
    await expect(show).toBeInViewport();
    await page.touchscreen.tap(60, 30);
    await expect(show).toBeHidden();
    expect(page.url()).toBe(address);

    await button.tap();
    const close = sheet.getByRole("button", { name: "Close" });
    await close.tap();
    await expect(show).toBeHidden();

    const account = await textOf(page.locator("main tbody th a").first());
    await button.tap();
    await sheet.getByLabel("Account (exact)").fill(account);
    await show.tap();
    await expect(page).toHaveURL(new RegExp(`account=${account}`));
    await expect(show).toBeHidden();
    await expect(button).toContainText("1");
    await expect(page.locator("main tbody tr").filter({ hasNotText: account })).toHaveCount(0);
  },
);

test(
  "N14 in a low window the sheet scrolls, and its button stays at its end",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await page.setViewportSize({ width: 320, height: 320 });
    await signIn(page, world, "agent1", "/agentHome/team");
    await page.getByRole("button", { name: "Filters" }).tap();
    const sheet = page.locator("#filters");
    const show = sheet.getByRole("button", { name: "Show" });
    await expect(show).toBeInViewport({ ratio: 1 });
    const level = sheet.getByRole("combobox", { name: "Level" });
    await level.focus();
    await expect(level).toBeInViewport({ ratio: 1 });
    const [field, foot] = await Promise.all([boxOf(level), boxOf(show)]);
    expect(field.bottom).toBeLessThanOrEqual(foot.y);
  },
);

test(
  "N14 K38 days that can't be shown leave the form in the page, beside what is wrong with them",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/records?from=2026-05-02&to=2026-05-01");
    await expect(page.getByRole("alert")).toContainText("is after the end date");
    await expect(page.locator("#filters").getByRole("button", { name: "Show" })).toBeVisible();
  },
);

test(
  "N14 A127 rows of reports are two lines, and unfold to all their values",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    test.slow();
    await signIn(page, world, "agent1");
    for (const report of ["team", "records", "profit", "profit/branches", "revenue", "downline"]) {
      await page.goto(`/agentHome/${report}`);
      const rows = page.locator("main table.rows tbody tr");
      await expect(rows.first()).toBeVisible();
      const heights = await readAll(rows, (all) => all.map((row) => row.clientHeight));
      expect(Math.max(...heights), report).toBeLessThanOrEqual(56);
      const row = rows.filter({ has: page.locator(".unfold") }).first();
      const further = row.locator(".further:not(.nought)").first();
      await expect(further).toBeHidden();
      const unfold = row.locator("summary");
      expect((await boxOf(unfold)).width, report).toBeGreaterThanOrEqual(44);
      await unfold.tap();
      await expect(further).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), report).toBe(390);
    }
    await expectAccessible();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "N14 A127 the downline is searched in a sheet without JavaScript",
    onlyInAllAnySize,
    async ({ page, world }) => {
      await signIn(page, world, "agent1", "/agentHome/downline");
      const field = page.getByRole("searchbox");
      await expect(field).toBeHidden();
      const button = page.getByRole("button", { name: "Filters" });
      await button.tap();
      await page.getByRole("button", { name: "Close" }).tap();
      await expect(field).toBeHidden();
      await button.tap();
      await field.fill("agent3");
      await page.getByRole("button", { name: "Search" }).tap();
      await expect(page).toHaveURL(/search=agent3/);
      const row = page.locator("main tbody tr");
      await expect(row).toHaveCount(1);
      await expect(row.getByText("Rates")).toBeHidden();
      await row.locator("summary").tap();
      await expect(row.getByText("Rates")).toBeVisible();
    },
  );
});
