import type { Page } from "@playwright/test";
import { expect, expectAlive, nextFrames, speak, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { boxOf, textOf } from "../../support/read.ts";

const day = 24 * 60 * 60 * 1000;

const cardOf = (page: Page) => page.locator("section[aria-labelledby=popups]");

/** Opens a page, presses a key as a first act, and moves the clock past the card's delay. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expectAlive(page);
  await page.keyboard.press("Shift");
  await page.clock.runFor(5000);
  await nextFrames(page);
}

test.describe("the announcements card", () => {
  test.use({ popups: true });

  test("H13 M1 U39 S18 A35 A154 each notice appears once in 24 hours, in a card that covers and moves nothing", async ({
    page,
    world,
    context,
    origin,
    expectAccessible,
  }) => {
    const card = cardOf(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.clock.install();
    for (const path of ["/help", "/login", "/register", "/promotions", "/agent"]) {
      await open(page, path);
      await expect(card, path).toHaveCount(0);
    }
    expect(requested).not.toContain("/popups");

    await page.goto("/");
    await expectAlive(page);
    await page.clock.runFor(5000);
    expect(requested, "not before the first act").not.toContain("/popups");
    await page.keyboard.press("Shift");
    await page.clock.runFor(5000);
    await page.clock.resume();
    await expect(card).toBeAttached();
    await expect(page.getByRole("dialog"), "nothing covers the page").toHaveCount(0);
    const box = await boxOf(card);
    expect(box.y, "it comes below what is in view").toBeGreaterThanOrEqual(
      page.viewportSize()?.height ?? 0,
    );
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) =>
            done(
              list.getEntries().reduce((sum, each) => sum + Number(Reflect.get(each, "value")), 0),
            ),
          ).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => done(0), 200);
        }),
    );
    expect(shift, "nothing in view moves").toBeLessThan(0.02);
    await card.scrollIntoViewIfNeeded();
    await expectAccessible();
    const entries = card.getByRole("list", { name: "All announcements" }).getByRole("button");
    const second = await textOf(entries.nth(1));
    await entries.nth(1).click();
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(second ?? "");
    await card.getByRole("button", { name: "Close" }).click();
    await expect(card).toHaveCount(0);

    // Another page load and another language do not show these notices again.
    await speak(context, origin, "ko");
    const answer = page.waitForResponse("**/popups");
    await open(page, "/rng");
    await answer;
    await nextFrames(page);
    await expect(card).toHaveCount(0);
    await speak(context, origin, "en");

    // Notices shown to members are stored separately. Category pages show the card, too.
    await signIn(page, world);
    await open(page, "/rng");
    await expect(card).toBeAttached();
    await card.getByRole("button", { name: "Close" }).click();
    await expect(card).toHaveCount(0);

    // Moves the times of the shown notices back by a day.
    await page.evaluate((ago) => {
      const key = "portico.notices-shown.member";
      const shown: Record<string, number> = JSON.parse(localStorage.getItem(key) ?? "{}");
      for (const id of Object.keys(shown)) shown[id] = (shown[id] ?? 0) - ago;
      localStorage.setItem(key, JSON.stringify(shown));
    }, day);
    await open(page, "/");
    await expect(card).toBeAttached();
  });
});
