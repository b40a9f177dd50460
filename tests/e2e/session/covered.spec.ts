/** Amounts are covered when the session of a page has ended elsewhere (A222). */
import type { Page } from "@playwright/test";
import { expect, expectAlive, expectAliveAt, test } from "../../support/fixtures.ts";
import { endSession, fillSignIn, signIn } from "../../support/player.ts";
import { onlyInAll } from "../../support/tags.ts";

const amount = /\d[.,]\d\d\b/;
const over = (page: Page) => page.getByRole("dialog", { name: "You have been logged out" });

async function expectCovered(page: Page) {
  await expect(over(page)).toBeVisible({ timeout: 3000 });
  await expect(page.locator("[data-balance]").first()).toHaveText("••••", { timeout: 3000 });
  await expect(page.getByRole("banner")).not.toContainText(amount);
  await expect(page.getByRole("main")).not.toContainText(amount);
}

/** The browser says that the tab is shown again. */
const show = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("A222 a logout in one tab covers the amounts of another, and the login in place uncovers them", async ({
  page,
  world,
  expectAccessible,
}) => {
  await signIn(page, world, "player1", "/member/deposit");
  await expectAlive(page);
  const balance = page.locator("[data-balance]").first();
  await expect(balance).toHaveText(amount);
  await page.locator("#deposit-amount").fill("120");
  const other = await page.context().newPage();
  await other.goto("/logout");
  const logout = other.getByRole("main").getByRole("button", { name: "Log out" });
  await expectAliveAt(logout);
  await logout.click();
  await expect(other).toHaveURL("/");
  await expectCovered(page);
  await expect(page.locator("#deposit-amount"), "what was typed stays").toHaveValue("120");
  await expectAccessible();
  await page.getByRole("button", { name: "Log in again" }).click();
  await fillSignIn(page, world);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(balance).toHaveText(amount);
  await expect(page.locator("#deposit-amount")).toHaveValue("120");
  await other.close();
});

test("A222 H8 a session that the server ended covers the amounts when the tab is shown again", async ({
  page,
  world,
}) => {
  await signIn(page, world, "player1", "/member");
  await expectAlive(page);
  await expect(page.getByRole("main")).toContainText(amount);
  await endSession(page);
  await show(page);
  await expectCovered(page);
  // The account logs in again in another tab.
  await signIn(await page.context().newPage(), world, "player1", "/help");
  await expect(over(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(amount);
});

test(
  "A222 H8 an open page notices the end by the next look at its balance",
  onlyInAll,
  async ({ page, world }) => {
    await page.clock.install();
    await signIn(page, world, "agent1", "/agentHome/overview");
    await expectAlive(page);
    await endSession(page);
    await expect(async () => {
      await page.clock.fastForward(31_000);
      await expectCovered(page);
    }).toPass({ timeout: 30_000 });
  },
);

test(
  "A222 A215 amounts are covered in the tab of one account while another is signed in",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/profile");
    await expectAlive(page);
    await page.locator("#profile-nickname").fill("First of all");
    const other = await page.context().newPage();
    await signIn(other, world, "player2", "/help");
    await expect(
      page.getByRole("dialog", { name: "You are now logged in as player2" }),
    ).toBeVisible({ timeout: 3000 });
    await expect(page.locator("[data-balance]").first()).toHaveText("••••");
    await signIn(other, world, "player1", "/help");
    await expect(page.locator("[data-balance]").first()).toHaveText(amount);
    await expect(page.locator("#profile-nickname")).toHaveValue("First of all");
  },
);
