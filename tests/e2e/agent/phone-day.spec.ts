/** A day's tasks of an agent on a phone, with one thumb: overview, records, team, contract, new member, file (N14). */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { boxOf } from "../../support/read.ts";
import { anySize, onlyInAllAnySize } from "../../support/tags.ts";

const height = 844;

/** Expects an action to be within reach of the thumb that holds the phone: in the lower half of the window. */
async function expectInReach(action: Locator) {
  await expect(action).toBeInViewport({ ratio: 1 });
  const box = await boxOf(action);
  expect(box.y, String(action)).toBeGreaterThanOrEqual(height / 2);
  expect(box.height, String(action)).toBeGreaterThanOrEqual(44);
  expect(box.bottom, String(action)).toBeLessThanOrEqual(height);
}

/** Presses an action where a thumb reaches it, on a page that is no wider than the window. */
async function press(page: Page, action: Locator) {
  await expectInReach(action);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await action.tap();
}

test(
  "N14 a day's tasks: who needs the agent, records of one account, the team, and a file, with the main actions in reach",
  anySize,
  async ({ page, world, expectAccessible }) => {
    test.slow();
    await signIn(page, world, "agent1", "/agentHome/overview");
    const main = page.getByRole("main");
    const filters = main.getByRole("button", { name: "Filters" });
    const show = page.locator("#filters").getByRole("button", { name: "Show" });
    await expectInReach(filters);
    await expectAccessible();
    const wins = main.locator("details", { hasText: "Big wins" });
    await wins.locator("summary").tap();
    await wins.getByRole("link").first().tap();
    await expect(page).toHaveURL(/\/agentHome\/records\?from=.*account=/);
    const rows = main.locator("tbody tr");
    await expect(rows.first()).toBeVisible();

    await press(page, filters);
    await page.locator("#filters").getByLabel("Account (exact)").fill("player1");
    await press(page, show);
    await expect(page).toHaveURL(/account=player1/);
    await expect(show).toBeHidden();

    const loading = page.waitForEvent("download");
    await press(page, main.getByRole("link", { name: "Download CSV" }));
    const file = await loading;
    expect(await readFile(await file.path(), "utf8")).toContain("Account");

    await page.goto("/agentHome/team");
    await press(page, filters);
    await press(page, page.locator("#filters").getByText("More filters"));
    await page.locator("#filters").getByLabel("No bets for").selectOption("7");
    await press(page, show);
    await expect(page).toHaveURL(/inactive=7/);

    await page.goto("/agentHome/records");
    await press(page, main.locator("summary", { hasText: "Create file in background" }));
    await press(page, main.getByRole("button", { name: "Create CSV in background" }));
    await expect(page).toHaveURL(/\/agentHome\/files$/);
    await expect(main.getByRole("listitem").filter({ hasText: "Game records" })).toBeVisible();
  },
);

test(
  "N14 a day's tasks: a contract is offered and a member registered, with the button of the form in reach at each step",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/contracts?kind=dailySalary");
    const main = page.getByRole("main");
    await press(page, main.getByRole("link", { name: "Offer a contract" }));
    const review = main.getByRole("button", { name: "Review offer" });
    await expectInReach(review);
    await main.getByLabel("Direct member's account").fill("agent6");
    await page.locator("#offer-rate").fill("0.5");
    await press(page, review);
    const offer = main.getByRole("button", { name: "Send offer" });
    await press(page, offer);
    await expect(main.getByText("To agent6")).toBeVisible();

    await page.goto("/agentHome/register");
    const open = main.getByRole("button", { name: "Open account" });
    await expectInReach(open);
    await main.getByLabel("Account", { exact: true }).fill("thumb1");
    // A field in focus is above the button, which stays where it is.
    const last = main.locator("#register-account ~ form fieldset").last().locator("input").last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    const [field, button] = await Promise.all([boxOf(last), boxOf(open)]);
    expect(field.bottom).toBeLessThanOrEqual(button.y);
    await press(page, open);
    await expect(main.getByRole("status").filter({ hasText: "thumb1" })).toBeVisible();
  },
);

test(
  "N14 the bars of a phone are in their places in a low window, where a keyboard is",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await signIn(page, world, "agent1", "/agentHome/register");
    const foot = page.locator(".form-foot").first();
    const position = (of: Locator) => of.evaluate((each) => getComputedStyle(each).position);
    expect(await position(foot)).toBe("static");
    await page.goto("/agentHome/records");
    const bar = page.locator(".thumb-bar");
    expect(await position(bar)).toBe("static");
    await page.setViewportSize({ width: 390, height });
    expect(await position(bar)).toBe("fixed");
    // What is at the end of the page is above the bar.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [footer, over] = await Promise.all([boxOf(page.locator("footer")), boxOf(bar)]);
    expect(Math.floor(footer.bottom)).toBeLessThanOrEqual(over.y);
  },
);
