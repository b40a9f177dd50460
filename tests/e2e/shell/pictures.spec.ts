/** Pictures after loading and after failing to load. The other specs load none. */
import { expect } from "@playwright/test";
import { test, withPictures } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { boxOf } from "../../support/read.ts";
import { anySize, onlyInAllAnySize, onlyInAllOnDesk } from "../../support/tags.ts";

test.use(withPictures);

test(
  "E10 U43 an avatar that does not load is replaced by a drawn one",
  anySize,
  async ({ page, world }) => {
    test
      .info()
      .annotations.push({ type: "note", description: "the picture is cut off on purpose" });
    await page.route("**/media/avatars/**", (route) => route.fulfill({ status: 200, body: "" }));
    await signIn(page, world);
    await page.goto("/");
    await expect(page.locator("[data-avatar=fallback]").first()).toBeVisible();
  },
);

test(
  "U20 U21 K60 the side bar shows the app's QR codes, each 100 px wide",
  onlyInAllOnDesk,
  async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("complementary", { name: "App and contact" });
    await bar.locator("summary").click();
    const codes = bar.getByRole("img", { name: /QR code/ });
    await expect(codes).toHaveCount(3);
    const box = await boxOf(codes.first());
    expect([box.width, box.height]).toEqual([100, 100]);
    await expect
      .poll(() => codes.first().evaluate((code: HTMLImageElement) => code.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await expect(codes.first()).toBeHidden();
  },
);

test("U9 the logo is not cut off on the narrowest phone", onlyInAllAnySize, async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/help");
    const logo = page.getByRole("banner").locator("a img:visible").first();
    // `width` and `height` are rounded to pixels, so the test compares the displayed size with the picture's
    // ratio.
    const difference = await logo.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      return Math.abs(width - (height * image.naturalWidth) / image.naturalHeight);
    });
    expect(difference, `difference from the drawn ratio at ${width}, in pixels`).toBeLessThan(1.5);
  }
});

test.describe("a broken picture", anySize, () => {
  test.use({ expectedErrors: [/status of 404.*\/media\//] });

  test("U44 K28 a picture is requested twice, then our own art replaces it", async ({ page }) => {
    const tries: string[] = [];
    let broken = "";
    await page.route(/\/media\/games\//, (route) => {
      const url = new URL(route.request().url());
      broken ||= url.pathname;
      if (url.pathname !== broken) return route.continue();
      tries.push(url.search);
      return route.fulfill({ status: 404, body: "" });
    });
    await page.goto("/live");
    await expect(page.locator("[data-fallback-art]")).toHaveCount(1);
    expect(tries.length).toBe(2);
    expect(tries[1]).toContain("retry=1");
  });
});
