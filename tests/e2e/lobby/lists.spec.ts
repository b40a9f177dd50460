/** Lists of games, providers and promotions: pages, filters and cards (L1, L2, L4). */
import { expect, type Page } from "@playwright/test";
import { expectAlive, test } from "../../support/fixtures.ts";
import { attributeOf, countOf, readAll } from "../../support/read.ts";
import { anySize, dailyIf, onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";
import type { World } from "../../support/world.ts";

const cards = "main [data-game]";
const filters = (page: Page) => page.locator("summary", { hasText: "Filters" });
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });

/** The queries of all lists of games; the index of the search reads some, too. */
const listsRequested = async (world: World) =>
  (await world.calls()).filter(({ id }) => id === "C26").map(({ query }) => query);

for (const { path, more, item } of [
  { path: "/providers", more: "Show more providers", item: "main li:has(h2)" },
  { path: "/promotions", more: "Show more promotions", item: "main li:has(h2), main li:has(h3)" },
]) {
  test(
    `L1 ${path} grows in place, and its footer is in reach`,
    onlyInAll,
    async ({ page, expectAccessible }) => {
      await page.goto(path);
      await expectAlive(page);
      const first = await countOf(page.locator(item));
      const button = page.getByRole("link", { name: more });
      await button.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await button.click();
      await expect(page).toHaveURL(/page=1-2$/);
      await expect.poll(() => page.locator(item).count()).toBeGreaterThan(first);
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(4);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      // Where the page ends, the header that stays on top covers half of some link, which axe then calls too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible();
    },
  );
}

test("L1 coming back from a game shows the same pages at the same place", async ({ page }) => {
  await page.goto("/fish?page=1-2");
  await expectAlive(page);
  const card = page.locator(cards).nth(52);
  const id = await attributeOf(card, "data-game");
  await card.scrollIntoViewIfNeeded();
  await card.getByRole("link").click();
  await expect(page).toHaveURL(`/game/${id}`);
  await expect(page.locator("[data-game-picture]")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=1-2$/);
  await expect(page.locator(`[data-game="${id}"]`).first()).toBeInViewport();
});

test("L2 A172 several providers at once, with counts; each filter is a link that removes it", async ({
  page,
  world,
  expectAccessible,
}) => {
  await page.goto("/rng");
  await expectAlive(page);
  await filters(page).click();
  const providers = page.getByRole("group", { name: "Providers" });
  await expect(providers.locator("label", { hasText: "Paper Gate" })).toContainText("900");
  await providers.getByLabel("Paper Gate").check();
  await providers.getByLabel("Jolly Lantern").check();
  await page.getByLabel("Sort by").selectOption({ label: "Name" });
  await expectAccessible();
  await page.getByRole("button", { name: "Show games" }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole("status").filter({ hasText: "1,750" })).toBeVisible();
  expect(await listsRequested(world)).toContainEqual(
    expect.objectContaining({ vassalage: "JL,PG", sort: "NAME" }),
  );
  const names = await readAll(page.locator(`${cards} p[title]`), (all) =>
    all.map((each) => each.getAttribute("title") ?? ""),
  );
  expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
  await chips(page).getByRole("link", { name: "Remove Paper Gate" }).click();
  await expect(page).toHaveURL(/vendor=JL&sort=name/);
  await expect(page.locator(cards).filter({ hasNotText: "Jolly Lantern" })).toHaveCount(0);
  await chips(page).getByRole("link", { name: "Remove Jolly Lantern" }).click();
  await expect(chips(page)).toHaveCount(0);
});

test(
  "L2 where nothing is found, the filters to remove are named",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/rng?vendor=PG&q=zzzzzz&bet=5");
    const note = page.getByRole("main").locator("div", {
      has: page.getByRole("heading", { name: "No games found" }),
    });
    const link = note.last().getByRole("link", { name: "Remove “zzzzzz”" });
    await link.click();
    await expect(page).toHaveURL(/\/rng\?vendor=PG&bet=5$/);
    await expect(page.locator(cards).first()).toBeVisible();
  },
);

test(
  "L2 A172 the newest and the highest RTP come first, where the brand's platform knows the order",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await page.goto("/rng?sort=rtp");
    await expect(page.locator(cards).first()).toBeVisible();
    const orders = async () => (await listsRequested(world)).flatMap(({ sort }) => sort || []);
    await expect.poll(orders).toContain("RTP");
    await page.goto("/rng?sort=loudest");
    await expect(page.locator(cards).first()).toBeVisible();
    expect((await orders()).filter((order) => order !== "RTP")).toEqual([]);
  },
);

for (const brand of ["aurora", "hanbit"]) {
  test.describe(brand, () => {
    test.use({ visitor: { brand } });

    test(
      `L4 on a phone the first card is in the upper half, and names have two lines (${brand})`,
      dailyIf(brand === "aurora", anySize),
      async ({ page }) => {
        for (const path of ["/rng", "/live", "/lott"]) {
          await page.goto(path);
          const card = page.locator(cards).first();
          const top = await card.evaluate((element) => element.getBoundingClientRect().top);
          expect(top, path).toBeLessThan(844 / 2);
        }
        await page.goto("/rng");
        const rows = await readAll(page.locator(cards), (all) =>
          all.slice(0, 12).map((each) => Math.round(each.getBoundingClientRect().height)),
        );
        expect(new Set(rows).size, "cards of equal height").toBe(1);
        const lines = await readAll(page.locator(`${cards} p[title] > a`), (all) =>
          all.map((each) => Math.round(each.getBoundingClientRect().height / 20)),
        );
        expect(Math.max(...lines)).toBe(2);
      },
    );
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "L1 L2 each step is a page, and filters are sent by the form",
    onlyInAll,
    async ({ page }) => {
      await page.goto("/providers?page=2");
      const second = await countOf(page.locator("main li:has(h2)"));
      expect(second).toBeGreaterThan(0);
      await page.getByRole("link", { name: "Previous", exact: true }).click();
      await expect(page.locator("main li:has(h2)")).toHaveCount(24);
      await page.goto("/rng");
      await filters(page).click();
      await page.getByRole("group", { name: "Providers" }).getByLabel("Jolly Lantern").check();
      await page.getByRole("button", { name: "Show games" }).click();
      await expect(page.locator(cards).filter({ hasNotText: "Jolly Lantern" })).toHaveCount(0);
      await chips(page).getByRole("link", { name: "Remove Jolly Lantern" }).click();
      await expect(page).toHaveURL(/\/rng$/);
    },
  );
});
