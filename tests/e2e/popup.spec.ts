import { expect } from "@playwright/test";
import { nextFrames, test } from "../support/fixtures.ts";
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
    // It isn't even asked for, however long somebody stays.
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto("/help");
    await page.clock.runFor(5000);
    await nextFrames(page);
    expect(asked).not.toContain("/popups");
    await expect(popup).toHaveCount(0);
    await page.clock.resume();
    await signIn(page, world);
    await page.goto("/");
    await expect(popup).toBeVisible();
  });
});
