import { expect, expectAliveAt, speak, test } from "../../support/fixtures.ts";
import { attributeOf, textOf } from "../../support/read.ts";
import { dailyIf, onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

for (const [brand, language] of [
  ["aurora", "en"],
  ["hanbit", "ko"],
] as const) {
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(
      `H15 live tables and matches are accessible (${brand} ${language})`,
      dailyIf(brand === "aurora"),
      async ({ page, context, origin, expectAccessible }) => {
        await speak(context, origin, language);
        await page.goto("/live");
        await expect(page.locator("main .table-grid article").first()).toBeVisible();
        await expectAccessible();
        for (const path of ["/sports", "/esports"]) {
          await page.goto(path);
          await expect(page.locator("main .match-item").first(), path).toBeVisible();
          await expectAccessible();
        }
      },
    );
  });
}

test("H15 a table says limits, dealer, seats and last results, and lists are filtered by them", async ({
  page,
}) => {
  await page.goto("/live?class=BAC");
  const tables = page.locator("main .table-grid article");
  const table = tables.first();
  await expect(table).toContainText(/Bets \$[\d.,]+ – \$[\d.,]+/);
  await expect(table).toContainText(/Dealer: \w+/);
  await expect(table).toContainText(/\d+ seats? free|Full/);
  const results = table.getByRole("img", { name: /^Last results, newest first: / });
  expect(await attributeOf(results, "aria-label")).toMatch(/: (Player|Banker|Tie)(, |$)/);
  await page.getByRole("link", { name: "Korean" }).click();
  await expect(page).toHaveURL("/live?class=BAC&dealer=ko");
  await expect(tables.filter({ hasNotText: "Dealer: Korean" })).toHaveCount(0);
  await expect(tables.first()).toBeVisible();
  const free = page.getByRole("link", { name: "Free seats" });
  await expectAliveAt(free);
  await free.click();
  await expect(page).toHaveURL("/live?class=BAC&dealer=ko&seats=free");
  await expect(tables.filter({ hasText: "Full" })).toHaveCount(0);
  await page.getByRole("link", { name: "Korean" }).click();
  await expect(page, "what is chosen is taken away by itself").toHaveURL(
    "/live?class=BAC&seats=free",
  );
});

test("H15 matches stand by day with odds, and are filtered by day, sport and league", async ({
  page,
}) => {
  await page.goto("/sports");
  const matches = page.getByRole("region", { name: "Matches" });
  const rows = matches.locator(".match-item");
  await expect(matches.getByRole("heading", { level: 3 })).not.toHaveCount(0);
  await expect(rows.first().getByRole("button").first()).toHaveText(/^1\s*\d+\.\d\d/);
  await matches.getByRole("link", { name: "Tennis" }).click();
  await expect(page).toHaveURL("/sports?sport=Tennis");
  await expect(rows.filter({ hasNotText: "Tennis" })).toHaveCount(0);
  // A tennis match has no draw.
  await expect(matches.getByRole("button", { name: /Draw/ })).toHaveCount(0);
  const day = matches.getByRole("list", { name: "Day" }).getByRole("link").last();
  const name = await textOf(day);
  await day.click();
  await expect(page).toHaveURL(/sport=Tennis&day=\d{4}-\d\d-\d\d$/);
  await expect(matches.getByRole("heading", { level: 3 })).toHaveText([name.trim()]);
});

test(
  "H15 A170 what the platform does not give has no element",
  onlyInAllAnySize,
  async ({ page, world }) => {
    for (const id of ["CA93", "CA89", "CA94"]) {
      await world.fault({
        match: { id },
        fault: { kind: "success-false", errorCode: "function.not.available" },
      });
    }
    await page.goto("/live");
    await expect(page.locator("main article").first()).toBeVisible();
    await expect(page.locator("main :is(.table-fact, .table-results)")).toHaveCount(0);
    await page.goto("/sports");
    await expect(page.locator("main article").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Matches" })).toHaveCount(0);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "H15 tables and matches are filtered, and a match leads to the login and the game",
    onlyInAll,
    async ({ page }) => {
      await page.goto("/live");
      await page.getByRole("link", { name: "Free seats" }).click();
      await expect(page).toHaveURL("/live?seats=free");
      await page.goto("/sports");
      const matches = page.getByRole("region", { name: "Matches" });
      await matches.getByRole("link", { name: "Football", exact: true }).click();
      await expect(page).toHaveURL("/sports?sport=Football");
      await page.locator("main .match-item").first().getByRole("button").first().click();
      await expect(page).toHaveURL(/\/login\?returnTo=/);
    },
  );
});
