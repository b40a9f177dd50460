/** What changes on the platform is seen without a reload (H8). */
import { expect, type Page } from "@playwright/test";
import { expectAlive, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { textOf } from "../../support/read.ts";
import { onlyInAll } from "../../support/tags.ts";

/** Waits until the page has asked what its first state is. */
const watched = (page: Page) =>
  page.waitForResponse(
    async (answer) =>
      answer.url().includes("/graphql") &&
      (await answer.text().catch(() => "")).includes("unreadMessages"),
  );

/** The next request of an open page is due; the page's clock moves, and nobody waits. */
const minutesPass = (page: Page) => page.clock.fastForward(61_000);

/** Hides or shows the tab. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test.beforeEach(({ page }) => page.clock.install());

test(
  "H8 the state of a deposit changes without a reload, and the session is not prolonged by it",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/deposit");
    await page.locator("#deposit-amount").fill("50");
    await page.locator("form:has(#deposit-amount) button[type=submit]").click();
    await expect(page).toHaveURL(/\/member\/deposit\/\w+/);
    const first = watched(page);
    await page.goto("/member/deposit");
    await first;
    const rows = page.getByRole("main").locator("table, ul").last();
    await expect(rows).toContainText("Pending");
    const passive: boolean[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".data")) passive.push("x-portico-passive" in request.headers());
    });
    await expect(async () => {
      await minutesPass(page);
      await expect(rows.getByText("Approved").first()).toBeVisible({ timeout: 2000 });
      await expect(rows.getByText("Pending")).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 60_000 });
    expect(passive.length).toBeGreaterThan(0);
    expect(passive.every(Boolean), "only passive requests").toBe(true);
    await expect(
      page.getByText("Your account has changed. This page is up to date."),
    ).toBeAttached();
  },
);

test(
  "H8 messages read elsewhere lower the number",
  onlyInAll,
  async ({ page, world, browser, origin }) => {
    const first = watched(page);
    await signIn(page, world, "player1", "/member");
    await first;
    const badge = page.getByRole("main").locator("a[href='/member/messages'] .badge");
    const count = badge.locator("[aria-hidden]").filter({ visible: true }).first();
    const before = Number(await textOf(count));
    expect(before).toBeGreaterThan(1);
    const other = await browser.newPage({ extraHTTPHeaders: { "x-dev-world": world.name } });
    await other.goto(origin);
    await signIn(other, world, "player1", "/member/messages?kind=messages");
    // A message that is opened before the page is alive stays unread.
    await expectAlive(other);
    await other.getByRole("main").locator("summary").filter({ hasText: "Unread" }).first().click();
    await expect(async () => {
      await minutesPass(page);
      await expect(count).toHaveText(String(before - 1), { timeout: 2000 });
    }).toPass({ timeout: 90_000 });
    await other.close();
  },
);

test(
  "H8 another account in the same browser is noticed, and a hidden tab asks nothing",
  onlyInAll,
  async ({ page, world, context }) => {
    const first = watched(page);
    await signIn(page, world, "player1", "/");
    await first;
    await setHidden(page, true);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const requests = () => requested.filter((url) => url.includes("/graphql")).length;
    const other = await context.newPage();
    await other.goto("/logout");
    await other.goto("/");
    await minutesPass(page);
    expect(requests()).toBe(0);
    await setHidden(page, false);
    await other.close();
    await expect.poll(requests).toBeGreaterThan(0);
  },
);

test("H8 an own change is not announced once more", onlyInAll, async ({ page, world }) => {
  const first = watched(page);
  await signIn(page, world, "player1", "/member/messages?kind=messages");
  await first;
  const answered = watched(page);
  await page.getByRole("main").locator("summary").filter({ hasText: "Unread" }).first().click();
  await answered;
  const next = watched(page);
  await minutesPass(page);
  await next;
  await expect(page.getByText("Your account has changed. This page is up to date.")).toHaveCount(0);
});
