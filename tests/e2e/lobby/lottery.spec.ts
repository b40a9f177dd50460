import { expect, test } from "../../support/fixtures.ts";
import { countCalls, signIn } from "../../support/player.ts";
import { textOf } from "../../support/read.ts";
import { anySize } from "../../support/tags.ts";

/** A lottery that draws every minute and is played in rooms. */
const code = "ELOTT_ELOTT_0001";

test(
  "R45 C38 C39 C40 S26 U48 A109 A138 a new draw appears and is announced, and its lottery is played in a room",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await page.clock.install();
    await signIn(page, world, "player1", `/lottery?gameCode=${code}`);
    const head = page.locator("section", { has: page.locator("#lottery-name") });
    await expect(head.getByRole("timer")).toHaveText(/^00:\d\d$/);
    const draws = page.getByRole("table").getByRole("rowheader");
    const before = await textOf(draws.first());
    await expectAccessible();

    // The clocks of the page and of the platform move by a minute.
    const requested = await countCalls(world, "C40");
    await world.set({ clockAheadMs: 60_000 });
    expect(await countCalls(world, "C40")).toBe(requested);
    await page.clock.fastForward(61_000);
    await expect(draws.first()).not.toHaveText(before);
    // Another minute may have passed meanwhile, which adds one more draw.
    await expect(draws.filter({ hasText: before })).toHaveCount(1);
    let drawn = "";
    await expect(async () => {
      drawn = (await draws.first().textContent()) ?? "";
      await expect(page.locator("[data-announcer]")).toContainText(drawn, { timeout: 5000 });
    }).toPass();

    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 700 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, "no content is outside a narrow phone's page").toBe(320);
    if (size) await page.setViewportSize(size);

    await page.getByRole("link", { name: "Trend" }).click();
    await page.getByRole("link", { name: "Ball 3" }).click();
    const trend = page.getByRole("table", { name: "Trend of ball 3" });
    await expect(trend.getByRole("columnheader")).toHaveCount(11);
    await expect(trend.getByRole("rowheader", { name: drawn })).toBeVisible();

    await page.getByRole("button", { name: /^Play now/ }).click();
    await page.waitForURL(/\/rooms\?/);
    const room = page.getByRole("button", { name: /^Enter/ }).and(page.locator(":enabled"));
    await room.first().click();
    await page.waitForURL(/\/seamless\?ticket=/);
    await page.goto("/vnLottery");
    const recent = page.getByRole("navigation", { name: "Recently played" }).getByRole("link");
    await expect(recent).toHaveAttribute("href", `/lottery?gameCode=${code}`);
  },
);
