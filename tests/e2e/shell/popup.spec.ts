import type { Page } from "@playwright/test";
import { expect, expectAlive, nextFrames, speak, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { boxOf, textOf } from "../../support/read.ts";

const day = 24 * 60 * 60 * 1000;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Announcements" });

/** Opens a page, presses a key as a first act, and moves the clock past the dialog's delay. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expectAlive(page);
  await page.keyboard.press("Shift");
  await page.clock.runFor(5000);
  await nextFrames(page);
}

/** The dialog's entry in the history is taken back (A221); another address before that would be given up. */
const expectEntryBack = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.layer ?? null)).toBeNull();

test.describe("the announcements dialog", () => {
  test.use({ popups: true });

  test("M1 U39 S18 A35 A154 each notice appears once in 24 hours, only over home and categories", async ({
    page,
    world,
    context,
    origin,
    isMobile,
    expectAccessible,
  }) => {
    const dialog = dialogOf(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.clock.install();
    for (const path of ["/help", "/login", "/register", "/promotions", "/agent"]) {
      await open(page, path);
      await expect(dialog, path).toHaveCount(0);
    }
    expect(requested).not.toContain("/popups");

    await page.goto("/");
    await expectAlive(page);
    await page.clock.runFor(5000);
    expect(requested, "not before the first act").not.toContain("/popups");
    await page.keyboard.press("Shift");
    await page.clock.runFor(5000);
    await page.clock.resume();
    await expect(dialog).toBeVisible();
    await expectAccessible();
    if (isMobile) {
      const box = await boxOf(dialog);
      const screen = page.viewportSize();
      expect(box.width).toBe(screen?.width);
      expect(box.bottom).toBe(screen?.height);
    }
    const entries = dialog.getByRole("list", { name: "All announcements" }).getByRole("button");
    const second = await textOf(entries.nth(1));
    await entries.nth(1).click();
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(second ?? "");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expectEntryBack(page);

    // Another page load and another language do not show these notices again.
    await speak(context, origin, "ko");
    const answer = page.waitForResponse("**/popups");
    await open(page, "/rng");
    await answer;
    await nextFrames(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await speak(context, origin, "en");

    // Notices shown to members are stored separately. Category pages show the dialog, too.
    await signIn(page, world);
    await open(page, "/rng");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expectEntryBack(page);

    // Moves the times of the shown notices back by a day.
    await page.evaluate((ago) => {
      const key = "portico.notices-shown.member";
      const shown: Record<string, number> = JSON.parse(localStorage.getItem(key) ?? "{}");
      for (const id of Object.keys(shown)) shown[id] = (shown[id] ?? 0) - ago;
      localStorage.setItem(key, JSON.stringify(shown));
    }, day);
    await open(page, "/");
    await expect(dialog).toBeVisible();
  });
});
