import { expect } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { signIn } from "../support/player.ts";

test.describe("the announcement popup", () => {
  test.use({ popups: true });

  test("M1 U39 S18 A35 shows after load, and once closed stays closed for this audience", async ({
    page,
    world,
    expectAccessible,
  }) => {
    await page.goto("/");
    const popup = page.getByRole("dialog", { name: "Announcements" });
    await expect(popup).toBeVisible();
    await expectAccessible();
    const entries = popup.getByRole("list", { name: "All announcements" }).getByRole("button");
    const second = await entries.nth(1).textContent();
    await entries.nth(1).click();
    await expect(popup.getByRole("heading", { level: 3 })).toHaveText(second ?? "");
    await page.keyboard.press("Escape");
    await expect(popup).toHaveCount(0);
    await page.goto("/help");
    await page.waitForTimeout(2500);
    await expect(popup).toHaveCount(0);
    await signIn(page, world);
    await page.goto("/");
    await expect(popup).toBeVisible();
  });
});
