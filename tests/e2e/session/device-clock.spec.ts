/** A device whose clock is hours off: what the server says counts, and only the server ends a session. */
import type { Page } from "@playwright/test";
import { expect, expectAlive, test } from "../../support/fixtures.ts";
import { endSession, signIn } from "../../support/player.ts";
import { textOf } from "../../support/read.ts";
import { anySize, onlyInAllAnySize, onlyInAllOnDesk } from "../../support/tags.ts";

const hour = 3_600_000;

/** Seconds of a clock face: "01:05" → 65. */
const secondsOf = (face: string) =>
  face.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/** Installs a clock that is off in the page, and goes on. */
const wrongClock = (page: Page, offBy: number) => page.clock.install({ time: Date.now() + offBy });

for (const [name, offBy] of [
  ["hours ahead", 9 * hour],
  ["hours behind", -9 * hour],
] as const) {
  test.describe(`a device clock ${name}`, () => {
    test.beforeEach(({ page }) => wrongClock(page, offBy));

    test(
      `A230 nobody is told to be logged out, and the warning comes when it is time (${name})`,
      onlyInAllAnySize,
      async ({ page, world }) => {
        await signIn(page, world, "player1", "/member");
        await expectAlive(page);
        await page.clock.runFor(5_000);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await page.clock.fastForward("26:00");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await page.route(/\/graphql\?/, (route) =>
          route.fulfill({ json: { data: { viewer: { expiresInMs: 90_000 } } } }),
        );
        await page.clock.fastForward("02:30");
        await expect(page.getByRole("dialog")).toContainText("logged out in 90 seconds");
      },
    );

    test(
      `A230 the count's end asks the server, which alone ends the session (${name})`,
      onlyInAllAnySize,
      async ({ page, world }) => {
        await signIn(page, world, "player1", "/member");
        await expectAlive(page);
        let left = 3_000;
        await page.route(/\/graphql\?/, (route) =>
          left === 0
            ? route.continue()
            : route.fulfill({ json: { data: { viewer: { expiresInMs: left } } } }),
        );
        await page.clock.fastForward("28:30");
        const dialog = page.getByRole("dialog");
        await expect(dialog).toContainText("Are you still there?");
        left = 1_800_000;
        await page.clock.runFor(4_000);
        await expect(dialog, "the session was used elsewhere").toHaveCount(0);
        left = 3_000;
        await page.clock.fastForward("28:30");
        await expect(dialog).toContainText("Are you still there?");
        await endSession(page);
        left = 0;
        await page.clock.runFor(4_000);
        await expect(dialog).toContainText("You have been logged out");
      },
    );

    test(
      `A230 a draw is counted down by the server's clock (${name})`,
      anySize,
      async ({ page, world }) => {
        await signIn(page, world, "player1", "/lottery?gameCode=ELOTT_ELOTT_0001");
        await expectAlive(page);
        await page.clock.runFor(1_100);
        const timer = page.getByRole("timer").filter({ visible: true }).first();
        await expect(timer).toHaveText(/^00:\d\d$|Drawing/);
        const before = await textOf(timer);
        await page.clock.runFor(3_000);
        if (/^\d/.test(before) && secondsOf(before) > 8) {
          const passed = secondsOf(before) - secondsOf(await textOf(timer));
          expect(passed).toBeGreaterThanOrEqual(2);
        }
      },
    );

    test(
      `A230 a deposit is paid within the server's time (${name})`,
      onlyInAllAnySize,
      async ({ page, world }) => {
        await signIn(page, world, "player1", "/member/deposit");
        await page.locator("#deposit-amount").fill("100");
        await page.getByRole("button", { name: "Request deposit" }).click();
        await expect(page).toHaveURL(/\/member\/deposit\/\w+/);
        const left = page.getByRole("main").getByRole("timer");
        await expect(left).toHaveText(/\b[0-5]?\d:\d\d\b/);
        expect(await textOf(left)).not.toMatch(/\d+:\d\d:\d\d/);
      },
    );

    test(
      `A230 an agent's clock is the brand's (${name})`,
      onlyInAllOnDesk,
      async ({ page, world }) => {
        await signIn(page, world, "agent1", "/agentHome");
        const clock = page.locator("[data-clock]:visible");
        await expect(clock).toHaveText(/^\d\d:\d\d:\d\d$/);
        const shown = secondsOf(await textOf(clock));
        const now = Math.floor(Date.now() / 1000) % 3600;
        const difference = Math.abs((shown % 3600) - now);
        expect(Math.min(difference, 3600 - difference), "minutes and seconds").toBeLessThan(20);
        const hours = Math.floor(shown / 3600);
        const zone = Number(/GMT([+-]\d+)/.exec(await textOf(clock.locator("xpath=..")))?.[1] ?? 0);
        expect((new Date().getUTCHours() + zone + 24) % 24).toBe(hours);
      },
    );
  });
}

test(
  "A230 G5 a raise of a limit can be confirmed on the page when the platform's clock says so",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/limits");
    const day = page.getByRole("region", { name: "Deposits Per day", exact: true });
    await day.locator("summary").click();
    await day.getByLabel("New limit").fill("100");
    await day.getByRole("button", { name: "Set limit" }).click();
    await expect(day).toContainText("$100.00");
    await day.locator("summary").click();
    await day.getByLabel("New limit").fill("200");
    await day.getByRole("button", { name: "Change limit" }).click();
    await expect(day).toContainText("you requested a limit of $200.00");
    const confirm = day.getByRole("button", { name: "Confirm", exact: true });
    await expect(confirm).toHaveCount(0);
    await world.set({ clockAheadMs: 25 * hour });
    // The portal learns the clock from the platform's next answer.
    await expect(async () => {
      await page.goto("/member/limits");
      await expect(confirm).toBeVisible({ timeout: 3000 });
    }).toPass();
    await confirm.click();
    await expect(day).toContainText("$200.00");
    await expect(confirm).toHaveCount(0);
  },
);
