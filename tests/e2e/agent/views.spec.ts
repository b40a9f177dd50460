/** Saved views, columns, display, thresholds and keys of the agent center (N7, N8, N15). */
import { expect, type Page } from "@playwright/test";
import { enter, expectAliveAt, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { attributeOf, countOf, eachOf, readAll, textsOf } from "../../support/read.ts";
import { anySize, onlyInAll, onlyInAllAnySize, onlyInAllOnDesk } from "../../support/tags.ts";

test.use({ expectedErrors: [/status of 422.*\/agentHome/] });

/** Opens a report's tool, whose code arrives after the page. */
async function openTool(page: Page, name: "Views" | "Columns") {
  const summary = page.getByRole("main").locator("summary", { hasText: name });
  await expectAliveAt(summary);
  await summary.click();
}

const report = "/agentHome/profit?from=2026-11-01&to=2026-11-20&line=agent2";

test(
  "N7 an agent saves a view, opens the center with it, renames and deletes it",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", report);
    const main = page.getByRole("main");
    await openTool(page, "Views");
    await main.getByRole("button", { name: "Save view" }).click();
    await expect(main.getByText("Fill in this field.")).toBeVisible();
    await main.getByLabel("Name of the view").fill("<b>Harbour</b> in November");
    await main.getByLabel("Open the agent center with this view").check();
    await main.getByRole("button", { name: "Save view" }).click();
    const view = main.getByRole("link", { name: "<b>Harbour</b> in November" });
    await expect(view).toHaveCount(1);

    await page.goto("/agentHome");
    await expect(page).toHaveURL(/\/agentHome\/profit\?from=2026-11-01&to=2026-11-20&line=agent2$/);
    await page.goto("/agentHome/settings");
    await expect(main.getByText("Opens first")).toBeVisible();
    await expectAccessible();
    await main.locator("summary", { hasText: "Rename" }).click();
    await main.getByLabel("Name of the view").fill("Harbour");
    await main.getByRole("button", { name: "Save" }).first().click();
    await expect(main.getByRole("link", { name: "Harbour", exact: true })).toBeVisible();
    await main.locator("summary", { hasText: "Delete" }).click();
    await main.getByRole("button", { name: "Delete" }).click();
    await expect(main.getByText("No saved views yet.")).toBeVisible();
  },
);

test(
  "N23 a view of last month stays last month, and deleting the start says so",
  anySize,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/profit?stream=off");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Last month" }).click();
    await expect(page).toHaveURL(/[?&]range=last-month$/);
    await openTool(page, "Views");
    await main.getByLabel("Name of the view").fill("Closed month");
    await main.getByLabel("Open the agent center with this view").check();
    await main.getByRole("button", { name: "Save view" }).click();
    await expect(main.getByRole("link", { name: "Closed month" })).toHaveCount(1);
    await page.goto("/agentHome");
    await expect(page).toHaveURL(/\/agentHome\/profit\?range=last-month$/);
    await expect(main.getByRole("link", { name: "Last month" })).toHaveAttribute("aria-current");
    await page.goto("/agentHome/settings");
    await expect(main.getByText("Profit and loss: Last month")).toBeVisible();
    await main.locator("summary", { hasText: "Delete" }).click();
    await expect(main.getByText("Afterwards it opens with the last page.")).toBeVisible();
  },
);

test(
  "N7 columns are chosen and ordered, and rows are closer, on every device",
  onlyInAllAnySize,
  async ({ page, world, browser, origin }) => {
    await signIn(page, world, "agent1", "/agentHome/profit");
    const main = page.getByRole("main");
    const heads = main.locator("table.rows thead th");
    await expect(heads).not.toHaveCount(3);
    const before = await textsOf(heads);
    await openTool(page, "Columns");
    const boxes = main.locator("input[name=column]");
    const names = await readAll(boxes, (all) =>
      all.map((box) => box.closest("label")?.textContent ?? ""),
    );
    for (const box of (await eachOf(boxes)).slice(2)) await box.uncheck();
    await main.getByRole("button", { name: `Move ${names[1]} up` }).click();
    await main.getByRole("button", { name: "Apply" }).click();
    await expect(heads).toHaveCount(3);
    expect(before.length).toBeGreaterThan(3);

    await page.goto("/agentHome/settings");
    await main.getByLabel("Row height").selectOption("COMPACT");
    await main.getByLabel("Rows per page").selectOption("20");
    await main.getByRole("button", { name: "Save" }).first().click();
    await expect(main.getByText("Saved", { exact: true })).toBeVisible();

    // Another device of the same account.
    const phone = await browser.newContext({ baseURL: origin });
    await enter(phone, origin, { country: "KR", world: world.name });
    const there = await phone.newPage();
    await signIn(there, world, "agent1", "/agentHome/profit");
    await expect(there.locator("table.rows thead th")).toHaveCount(3);
    await expect(there.locator("[data-density=compact]")).toHaveCount(1);
    await phone.close();

    await page.goto("/agentHome/profit");
    await openTool(page, "Columns");
    await main.getByRole("button", { name: "Reset" }).click();
    await expect(heads).toHaveCount(before.length);
  },
);

test("N7 a table is copied with one press", onlyInAll, async ({ page, world, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, world, "agent1", "/agentHome/profit");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Copy table" }).click();
  await expect(main.getByText("Copied")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const lines = text.split("\n").map((line) => line.split("\t"));
  expect(lines.length).toBe(1 + (await countOf(main.locator("table.rows tbody tr"))));
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(lines[0]?.[0]).toBe("Account");
});

test(
  "N7 N8 own thresholds are kept, and a wrong one is named under its field",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/settings");
    const main = page.getByRole("main");
    await main.getByLabel(/Big win from/).fill("-3");
    const save = main.locator("form", { has: page.locator("#threshold-bigWin") });
    await save.getByRole("button", { name: "Save" }).click();
    await expect(main.getByLabel(/Big win from/)).toHaveAttribute("aria-invalid", "true");
    await main.getByLabel(/Big win from/).fill("999999");
    await main.getByLabel("Days without a bet").fill("20");
    await save.getByRole("button", { name: "Save" }).click();
    await expect(main.getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await expect(main.getByLabel(/Big win from/)).toHaveValue("999999");
    await expect(main.getByLabel("Days without a bet")).toHaveValue("20");
  },
);

test(
  "N15 keys open pages, walk rows and are listed, and a setting turns them off",
  onlyInAllOnDesk,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/overview");
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    // The code of the keys arrives after the page.
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(dialog.getByText("Profit and loss")).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("g");
    await page.keyboard.press("p");
    await expect(page).toHaveURL(/\/agentHome\/profit/);
    const rows = main.locator("table.rows tbody tr");
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press("j");
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press("j");
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press("k");
    await expect(rows.nth(0)).toBeFocused();
    // A field takes every letter.
    await page.keyboard.press("/");
    await page.keyboard.type("gp");
    await expect(page).toHaveURL(/\/agentHome\/profit/);
    // Escape leaves it with its text, and the keys work again.
    await page.keyboard.press("Escape");
    await expect(main.locator("[data-slash]")).toHaveValue("gp");
    await page.keyboard.press("g");
    await page.keyboard.press("u");
    await expect(page).toHaveURL(/\/agentHome\/team/);

    await page.goto("/agentHome/settings");
    await main.getByLabel("Use keyboard shortcuts").uncheck();
    await main
      .locator("form", { has: page.locator("[name=density]") })
      .getByRole("button")
      .click();
    await expect(main.getByText("Saved", { exact: true })).toBeVisible();
    await page.keyboard.press("g");
    await page.keyboard.press("p");
    await page.keyboard.press("?");
    await expect(page).toHaveURL(/\/agentHome\/settings/);
    await expect(dialog).toBeHidden();
  },
);

test(
  "N6 the chart of the overview says the values of a day, by pointer and by keys",
  onlyInAllOnDesk,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/overview");
    const days = page.getByRole("slider", { name: "Day in the chart" });
    await days.focus();
    const last = await attributeOf(days, "aria-valuetext");
    await page.keyboard.press("ArrowLeft");
    await expect(days).not.toHaveAttribute("aria-valuetext", last ?? "");
    await expect(page.locator("figure").getByText(/: .+ · .+: /)).toBeVisible();
    await days.hover({ position: { x: 5, y: 40 } });
    await expect(days).toHaveValue("0");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("N7 a view is saved and opened", onlyInAll, async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/records");
    const main = page.getByRole("main");
    await main.locator("summary", { hasText: "Views" }).click();
    await main.getByRole("button", { name: "Save view" }).click();
    await expect(main.getByLabel("Name of the view").first()).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await main.getByLabel("Name of the view").first().fill("Rounds");
    await main.getByRole("button", { name: "Save view" }).first().click();
    await expect(page).toHaveURL(/\/agentHome\/records/);
    await main.locator("summary", { hasText: "Views" }).click();
    await main.getByRole("link", { name: "Rounds" }).click();
    await expect(page).toHaveURL(/\/agentHome\/records/);
  });
});
