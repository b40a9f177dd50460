import { expect, speak, test } from "../../support/fixtures.ts";
import { countOf, textOf } from "../../support/read.ts";
import { anySize, dailyIf, onlyInAllAnySize } from "../../support/tags.ts";

for (const [brand, language] of [
  ["aurora", "en"],
  ["hanbit", "ko"],
] as const) {
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(
      `R41 R42 providers and the app are accessible (${brand} ${language})`,
      dailyIf(brand === "aurora"),
      async ({ page, context, origin, expectAccessible }) => {
        await speak(context, origin, language);
        await page.goto("/providers");
        expect(await countOf(page.locator("main h2"))).toBeGreaterThan(20);
        await expectAccessible();
        await page.goto("/down");
        await expect(page.locator("main h2")).toHaveCount(3);
        await expectAccessible();
      },
    );
  });
}

test("R41 C25 a provider's category shows only its games", onlyInAllAnySize, async ({ page }) => {
  await page.goto("/providers");
  const first = page.locator("main li:has(h2)").first();
  const name = await textOf(first.getByRole("heading"));
  await first.getByRole("link", { name: `${name}: Slots` }).click();
  await expect(page).toHaveURL(/\/rng\?vendor=/);
  const cards = page.locator("main [data-game]");
  await expect(cards.first()).toBeVisible();
  await expect(cards.filter({ hasNotText: name })).toHaveCount(0);
});

test("R42 R54 U36 A26 U20 each app has its link and its steps", anySize, async ({ page }) => {
  await page.goto("/down");
  const android = page.locator("main li:has(h2)", { hasText: "Android" });
  await expect(android.getByRole("link", { name: "Install Android" })).toHaveAttribute(
    "href",
    /^https:\/\//,
  );
  await expect(android.getByRole("list").getByRole("listitem")).toHaveCount(3);
});

test(
  "R41 R42 E12 both pages work without the platform's data",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await world.fault({ match: { path: "/wps/" }, fault: { kind: "status", status: 500 } });
    await world.fault({ match: { path: "/lgw/" }, fault: { kind: "status", status: 500 } });
    await page.goto("/providers");
    await expect(page.getByText("The providers could not be listed")).toBeVisible();
    await page.goto("/down");
    await expect(page.getByText("There is no app to install")).toBeVisible();
  },
);
