import { expect, type Page } from "@playwright/test";
import { expectAlive, test, tryAgainUntil } from "../../support/fixtures.ts";
import { countOf, readAll, textOf } from "../../support/read.ts";
import {
  anySize,
  dailyIf,
  onDesk,
  onlyInAll,
  onlyInAllAnySize,
  onlyInAllOnDesk,
} from "../../support/tags.ts";
import type { World } from "../../support/world.ts";

const cards = "main [data-game]";

for (const brand of ["aurora", "hanbit"]) {
  test.describe(brand, () => {
    test.use({ visitor: { brand } });

    test(
      `R23 U22 U23 U24 the slots page is accessible (${brand})`,
      dailyIf(brand === "aurora"),
      async ({ page, expectAccessible }) => {
        await page.goto("/rng");
        await expect(page.locator(cards)).toHaveCount(36);
        await expect(page.getByRole("status").filter({ hasText: "10,000" })).toBeVisible();
        await expectAccessible();
      },
    );
  });
}

const paths =
  "hot new sports esports live lott elott fish pvp rng cockfight evo pp rou bac jp horse bingo mini megaway crash jl pg jdb ss bg bgs".split(
    " ",
  );

test(
  "R12 R13 R16-R24 R26-R40 R43 R44 R57 A108 every row of the brand's route table is a page",
  anySize,
  async ({ page, origin }) => {
    test.slow();
    await page.goto("/help");
    for (const path of paths) {
      const answer = await page.request.get(`${origin}/${path}`);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      // A page shows games or an empty state with a link. It shows no error and is not blank.
      expect(/data-game=|No games here yet/.test(html), path).toBe(true);
      expect(html.includes("The games could not be loaded"), path).toBe(false);
    }
  },
);

test(
  "R19 R20 R43 U13 K45 lottery is one page with two kinds, and both show games",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/lott");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-lottery");
    const types = () =>
      readAll(page.locator(cards), (all) => all.map((card) => card.textContent ?? ""));
    expect(await types()).not.toEqual([]);
    const lottery = await types();
    const tabs = page.getByRole("navigation", { name: "E-lottery", exact: true });
    await tabs.getByRole("link", { name: "E-lottery" }).click();
    await expect(page).toHaveURL(/\/elott$/);
    await expect.poll(types).not.toEqual(lottery);
    await page.goto("/lott?vendor=TCG_SEA");
    await expect(page.locator(cards).first()).toBeVisible();
  },
);

test(
  "R30 R36 A116 a provider's page has the provider's name from the platform as its title",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/ss");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silver Sparrow");
    await expect(page).toHaveTitle(/^Silver Sparrow – /);
    await expect(page.locator(cards).first()).toBeVisible();
  },
);

test.describe("unknown paths", anySize, () => {
  test.use({ expectedErrors: [/status of 404/] });
  test(
    "R56 A23 a path outside the route table is not found; a brand may lack a row",
    onlyInAll,
    async ({ page, context, origin }) => {
      expect((await page.goto("/nowhere"))?.status()).toBe(404);
      await context.addCookies([{ name: "dev-brand", value: "hanbit", url: origin }]);
      expect((await page.goto("/cockfight"))?.status()).toBe(404);
    },
  );
});

/** Marks distinguish a few cards of a list: each mark is on at most one card in five (H2). */
async function expectFewMarked(page: Page, mark: string) {
  const marked = await countOf(
    page.locator(cards).filter({ hasText: mark }),
    page.locator(cards).first(),
  );
  expect(marked, mark).toBeGreaterThan(0);
  expect(marked, mark).toBeLessThanOrEqual(Math.floor((await countOf(page.locator(cards))) / 5));
}

/** The class of games that the platform was asked for last. */
const lastClass = async (world: World) =>
  (await world.calls()).filter(({ id }) => id === "C26").at(-1)?.query;

test("R23 H2 page=hotSlots shows hot slots", onlyInAllAnySize, async ({ page, world }) => {
  await page.goto("/rng?page=hotSlots");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hot slots");
  await expect(page.locator(cards)).toHaveCount(36);
  expect(await lastClass(world)).toMatchObject({ gameClassify: "HOT", gameType: "RNG" });
  await expectFewMarked(page, "Hot");
});

test(
  "U22 U23 C26 class, provider and search filter the list and are in the address",
  onlyInAllOnDesk,
  async ({ page, world }) => {
    await page.goto("/rng");
    await page
      .getByRole("navigation", { name: "Game categories" })
      .getByRole("link", { name: "New" })
      .click();
    await expect(page).toHaveURL(/\/rng\?class=NEW$/);
    await expect(page.locator(cards)).toHaveCount(36);
    expect(await lastClass(world)).toMatchObject({ gameClassify: "NEW" });
    await expectFewMarked(page, "New");

    const vendors = page.getByRole("navigation", { name: "Providers", exact: true });
    const vendor = vendors.getByRole("link").nth(1);
    const name = (await textOf(vendor)).trim();
    await vendor.click();
    await expect(page).toHaveURL(/class=NEW&vendor=\w+/);
    await expect(page.locator(cards).filter({ hasNotText: name })).toHaveCount(0);

    await page.goto("/rng");
    await page.getByRole("searchbox").fill("dragon");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/q=dragon/);
    await expect(page, "no empty parameter in the address").not.toHaveURL(/=(&|$)/);
    await expect(page.locator(cards).first()).toContainText(/dragon/i);
    await expect(page.locator(cards).filter({ hasNotText: /dragon/i })).toHaveCount(0);
    // The search in all categories has started the reader of the index, which asks for games without a name.
    const requested = (await world.calls()).filter(
      ({ id, query }) => id === "C26" && query.gameName,
    );
    expect(requested.at(-1)?.query).toMatchObject({ gameName: "dragon", gameType: "RNG" });
  },
);

test(
  "C26 a search without results shows an empty state with a link",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/rng?q=zzzzzz");
    await expect(page.getByRole("heading", { name: "No games found" })).toBeVisible();
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page.locator(cards)).toHaveCount(36);
  },
);

test(
  "S21 A30 'more' adds a page in place; a reload shows the same games",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/fish");
    const ids = () =>
      readAll(page.locator(cards), (all) => all.map((card) => card.getAttribute("data-game")));
    const first = await ids();
    await page.getByRole("link", { name: "Show more games" }).click();
    await expect(page).toHaveURL(/\/fish\?page=1-2$/);
    await expect.poll(async () => (await ids()).length).toBeGreaterThan(36);
    const both = await ids();
    expect(both.slice(0, 36)).toEqual(first);
    expect(new Set(both).size).toBe(both.length);
    await page.reload();
    expect(await ids()).toEqual(both);
    await page.goto("/fish?page=2");
    expect(await ids()).toEqual(both.slice(36));
  },
);

test(
  "U23 U25 K9 A138 a wide screen shows slides of nine games, a phone shows one grid",
  onDesk,
  async ({ page, isMobile }) => {
    await page.goto("/rng");
    const slides = page.getByRole("region", { name: "Games, page by page" }).locator("ul");
    await expect(slides).toHaveCount(4);
    await expect(slides.first().locator("> li")).toHaveCount(9);
    const next = page.getByRole("button", { name: "Next games" });
    if (isMobile) {
      await expect(next).toBeHidden();
      const columns = await readAll(page.locator(cards), (all) => {
        const tops = all.slice(0, 9).map((card) => Math.round(card.getBoundingClientRect().top));
        return new Set(tops).size;
      });
      expect(columns, "three rows of three").toBe(3);
      return;
    }
    const shown = await readAll(page.locator(cards), (all) =>
      all.slice(0, 18).map((card) => ({
        height: Math.round(card.getBoundingClientRect().height),
        trial: card.textContent?.includes("Free trial"),
      })),
    );
    expect(
      new Set(shown.map(({ trial }) => trial)).size,
      "cards with and without a free trial",
    ).toBe(2);
    expect(new Set(shown.map(({ height }) => height)).size, "all cards have the same height").toBe(
      1,
    );
    const nineteenth = page.locator(cards).nth(18);
    await expect(nineteenth).not.toBeInViewport();
    await next.click();
    await expect(nineteenth).toBeInViewport();
    await expect(page.getByText("Games 19 to 36")).toBeVisible();
    await expect(next).toBeDisabled();

    const vendors = page.getByRole("navigation", { name: "Providers", exact: true });
    await expect(vendors.getByRole("button", { name: "Previous providers" })).toBeDisabled();
    await vendors.getByRole("button", { name: "More providers" }).click();
    await expect(vendors.getByRole("button", { name: "Previous providers" })).toBeEnabled();
    await page.goto("/fish");
    await expectAlive(page);
    await expect(vendors.getByRole("button"), "all providers are visible").toHaveCount(0);
  },
);

test(
  "K27 a picture below the visible area loads when a tenth of it is visible",
  anySize,
  async ({ page }) => {
    await page.goto("/rng");
    const last = page.locator(cards).nth(35);
    await expect(last.locator("img")).toHaveCount(0);
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator("img")).toHaveCount(1);
  },
);

test(
  "E12 a list that fails to load shows an error, the rest of the page stays, and retrying works",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await world.fault({ match: { id: "C26" }, fault: { kind: "status", status: 500 } });
    await page.goto("/fish");
    await expect(
      page.getByRole("heading", { name: "The games could not be loaded" }),
    ).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Game categories" })).toBeVisible();
    await world.clearFaults();
    await tryAgainUntil(page.getByRole("main"), (within) =>
      expect(page.locator(cards).first()).toBeVisible(within),
    );
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("U22 U24 S21 browsing, paging and searching work", async ({ page }) => {
    await page.goto("/rng");
    await page.getByRole("link", { name: "Show more games" }).click();
    await expect(page.locator(cards)).toHaveCount(72);
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(/page=3$/);
    await expect(page.locator(cards)).toHaveCount(36);
    await page.getByRole("searchbox").fill("dragon");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.locator(cards).first()).toContainText(/dragon/i);
    await expect(page.locator(`${cards} img`).last()).toBeAttached();
  });
});
