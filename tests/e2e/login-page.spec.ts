import { expect, test } from "../support/fixtures.ts";

for (const [brand, language] of [
  ["aurora", "en"],
  ["hanbit", "ko"],
] as const) {
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(`R5 M4 U38 /login is the home page with the dialog open (${brand} ${language})`, async ({
      page,
      context,
      origin,
      expectAccessible,
    }) => {
      await context.addCookies([{ name: "lang", value: language, url: origin }]);
      await page.goto("/login");
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expect(dialog.locator("img").first()).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      // The home page is behind it.
      await expect(page.locator("main [data-game]").first()).toBeAttached();
      await expectAccessible();
    });
  });
}
