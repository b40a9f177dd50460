import { expect, type Page } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { endSession, signIn } from "../../support/player.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

const hour = 3_600_000;

/** A page that becomes visible asks at once; balance and status then follow the platform's clock. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test(
  "G10 G11 G12 a reality check covers the game until it is answered, and starts no other game",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/rng");
    const starts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && /\/play(\.data)?$/.test(new URL(request.url()).pathname)) {
        starts.push(request.url());
      }
    });
    await page.locator("main [data-game]").first().getByRole("button", { name: /^Play/ }).click();
    await page.waitForURL(/\/seamless\?ticket=/);
    const frame = page.locator("iframe");
    await expect(page.frameLocator("iframe").locator("#action")).toBeVisible();
    const strip = page.locator("[data-play-result]");
    await expect(strip).toContainText("Result $0.00");
    await expect(page.getByRole("timer")).toBeInViewport();
    for (const name of ["Back to the lobby", "Deposit", "Your limits"]) {
      await expect(page.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole("button", { name: "Reload the game" })).toBeInViewport({
      ratio: 1,
    });

    await world.set({ clockAheadMs: hour + 60_000 });
    const dialog = page.getByRole("dialog", { name: "Reality check" });
    await expect(async () => {
      await lookAgain(page);
      await expect(dialog).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(dialog).toContainText(/You have been playing for 6[1-9] minutes/);
    await expect(dialog.getByRole("heading")).toBeFocused();
    await expect(frame).toBeHidden();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await expectAccessible();
    await dialog.getByRole("button", { name: "Keep playing" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(frame).toBeVisible();

    await world.set({ clockAheadMs: 2 * hour + 180_000 });
    await expect(async () => {
      await lookAgain(page);
      await expect(dialog).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Reality check" })).toBeVisible();
    await expect(frame).toHaveCount(0);
    await expectAccessible();
    await page.getByRole("button", { name: "Keep playing" }).click();
    await expect(frame).toBeVisible();
    expect(starts).toHaveLength(1);

    await endSession(page);
    await expect(async () => {
      await lookAgain(page);
      await expect(page.getByRole("heading", { name: "The game is closed" })).toBeVisible({
        timeout: 5000,
      });
    }).toPass();
    await expect(frame).toHaveCount(0);
    expect(starts).toHaveLength(1);
  },
);
