import { expect } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { onlyInAll } from "../../support/tags.ts";

for (const brand of ["aurora", "hanbit"]) {
  test.describe(`the developers' page of platform calls, ${brand}`, () => {
    test.use({ visitor: { brand } });

    test(
      "E12 shows drift, filters and searches, and is accessible",
      onlyInAll,
      async ({ page, world, expectAccessible }) => {
        await world.fault({ match: { id: "C45" }, fault: { kind: "missing-fields" } });
        await page.goto("/dev/platform");
        await page.getByRole("button", { name: "Call all public reads" }).click();
        await expect(page.getByRole("link", { name: /^Called \d+/ })).not.toHaveText("Called 0");
        await page.getByRole("link", { name: /^Drifting 1/ }).click();
        const row = page.getByRole("rowheader", { name: "C45" });
        await expect(row).toBeVisible();
        await expect(page.getByText("value.list", { exact: true })).toBeVisible();
        await expectAccessible();
        await page.getByRole("link", { name: /^All/ }).click();
        await page.getByRole("searchbox").fill("/wps/captcha");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("rowheader")).toHaveText(["C17"]);
        await page.goto("/dev/platform");
        await expectAccessible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(wide, "no content is wider than the window").toBe(false);
      },
    );
  });
}

test("the playground links to the page", onlyInAll, async ({ page }) => {
  await page.goto("/graphql");
  await page.getByRole("link", { name: "Platform calls" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Platform calls");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page calls, filters and searches, too", onlyInAll, async ({ page }) => {
    await page.goto("/dev/platform?show=called");
    await expect(page.getByText("No row to show.")).toBeVisible();
    await page.getByRole("button", { name: "Call all public reads" }).click();
    await expect(page.getByRole("rowheader", { name: "C18" })).toBeVisible();
  });
});
