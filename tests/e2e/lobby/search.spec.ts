import type { Page } from "@playwright/test";
import { expect, expectAliveAt, hold, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { attributeOf, readAll, textsOf } from "../../support/read.ts";
import { expectSearchReady } from "../../support/search-ready.ts";
import { anySize, onlyInAll, onlyInAllAnySize, onlyOnDesk } from "../../support/tags.ts";

test.use({ sharedWorld: "search", expectedErrors: [/status of 404.*no-such-page/] });
test.beforeEach(({ page, world }) => expectSearchReady(page, world));

test("Q1 Q4 Q8 Q9 a game is found by keyboard and opened, and going back shows the search again", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/search");
  const field = page
    .getByRole("main")
    .getByRole("combobox", { name: "Search games, providers and help" });
  await expect(field).toBeFocused();
  await expectAliveAt(field);
  await field.click();
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await field.pressSequentially("opal drag");
  const first = page.getByRole("gridcell").first();
  await expect(first).toContainText("Opal Dragon");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await field.press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", await attributeOf(first, "id"));
  await expectAccessible();
  await field.press("Escape");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("opal drag");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=opal+drag");
  const game = page
    .getByRole("main")
    .getByRole("link", { name: /Opal Dragon/ })
    .first();
  await expect(game).toHaveAttribute("href", /^\/game\/\d+$/);
  await game.click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(page).toHaveURL("/search?q=opal+drag");
  await expect(field).toHaveValue("opal drag");
  await page.goto("/search");
  await expectAliveAt(field);
  await field.click();
  const recent = page.getByRole("button", { name: "opal drag" });
  await expect(recent, "Q4 a recent search").toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(recent).toHaveCount(0);
});

test(
  "Q1 the keys / and Ctrl-K focus the field, and a setting disables /",
  onlyOnDesk,
  async ({ page }) => {
    await page.goto("/help");
    const field = page.getByRole("banner").getByRole("combobox");
    await expectAliveAt(field);
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
    await page.goto("/search");
    const choice = page.getByRole("checkbox", { name: "Press / to open search" });
    await choice.uncheck();
    await page.goto("/help");
    await expectAliveAt(field);
    await page.keyboard.press("/");
    await expect(field).not.toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
  },
);

test("H16 a game plays from its result in one press, by pointer and by keyboard; × clears what was typed", async ({
  page,
  world,
}) => {
  await signIn(page, world, "player1", "/search");
  const field = page.getByRole("main").getByRole("combobox");
  await expectAliveAt(field);
  await field.fill("opal drag");
  const play = page.getByRole("gridcell", { name: /^Play Opal Dragon/ }).first();
  await expect(play.locator("img")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Clear the search" }).click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await field.fill("opal drag");
  await expect(play).toBeEnabled();
  await field.press("ArrowDown");
  await field.press("ArrowRight");
  await expect(field).toHaveAttribute("aria-activedescendant", await attributeOf(play, "id"));
  await field.press("ArrowLeft");
  await field.press("ArrowRight");
  await field.press("Enter");
  await page.waitForURL(/\/seamless\?ticket=/);

  await page.goto("/search");
  await expectAliveAt(field);
  await field.click();
  const launched = page.getByRole("rowgroup", { name: "Recently played" });
  const again = launched.getByRole("gridcell", { name: /^Play Opal Dragon/ });
  await expect(again, "what was launched last comes first").toBeVisible();
  await again.click();
  await page.waitForURL(/\/seamless\?ticket=/);
});

test("H16 what is typed before the page is alive counts", anySize, async ({ page }) => {
  const alive = await hold(page, "**/assets/**/*.js");
  await page.goto("/search", { waitUntil: "commit" });
  const field = page.getByRole("main").getByRole("combobox");
  await field.pressSequentially("opal drag");
  alive();
  await expect(page.getByRole("gridcell").first()).toContainText("Opal Dragon");
  await expect(field).toHaveValue("opal drag");
});

test(
  "H16 an unknown address has the search of all pages, and each search has a name",
  anySize,
  async ({ page }) => {
    await page.goto("/no-such-page");
    const names = await readAll(page.getByRole("search"), (all) =>
      all.map((each) => each.getAttribute("aria-label")),
    );
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    const field = page
      .getByRole("main")
      .getByRole("combobox", { name: "Search games, providers and help" });
    await expectAliveAt(field);
    await field.fill("opal drag");
    await field.press("Enter");
    await expect(page).toHaveURL("/search?q=opal+drag");
  },
);

test(
  "Q4 Q6 without a result it shows a message; the edge and the browser's index give the same results",
  onlyInAll,
  async ({ page }) => {
    await page.goto("/search");
    const field = page.getByRole("main").getByRole("combobox");
    await expectAliveAt(field);
    const index = page.waitForResponse(/\/search\/index\.json/);
    await field.fill("golden");
    const options = page.getByRole("gridcell");
    await expect(options.first()).toContainText("Golden");
    const fromEdge = await textsOf(options);
    await (await index).finished();
    await field.fill("silver");
    await expect(options.first()).toContainText("Silver");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await field.fill("golden");
    await expect(options.first()).toContainText("Golden");
    await expect.poll(() => options.allTextContents()).toEqual(fromEdge);
    await field.fill("harborrmoonn");
    await expect(page.getByText("No results for “harborrmoonn”")).toBeVisible();
    expect(requests.filter((url) => url.includes("/search/suggest"))).toEqual([]);
  },
);

test("Q10 words of protection and service find their pages, and no slots beside them", async ({
  page,
}) => {
  await page.goto("/search");
  const field = page.getByRole("main").getByRole("combobox");
  await expectAliveAt(field);
  const options = page.getByRole("gridcell");
  for (const [text, first, path] of [
    ["self exclusion", "Take a break", "/member/break"],
    ["도박중독", "Play safely", "/play-safely"],
    ["gambling adiction", "Play safely", "/play-safely"],
    ["i want to stop gambling", "Play safely", "/play-safely"],
  ] as const) {
    await field.fill(text);
    await expect(options.first()).toContainText(first);
    await expect(options.first()).toHaveAttribute("href", path);
    const hrefs = await readAll(options, (all) => all.map((each) => each.getAttribute("href")));
    expect(
      hrefs.filter((href) => !/^\/(member|play-safely|break|chat|help|menu)/.test(href ?? "")),
    ).toEqual([]);
  }
  for (const [text, first] of [
    ["chat", "Customer service"],
    ["support", "Customer service"],
    ["deposit limit", "Limits"],
  ] as const) {
    await field.fill(text);
    await expect(options.first()).toContainText(first);
  }
  // An action is a part of a page.
  await field.fill("change language");
  await expect(options.first()).toHaveAttribute("href", "/menu#language");
  await options.first().click();
  await expect(page).toHaveURL("/menu#language");
  await expect(page.locator("#language").getByRole("button", { name: "한국어" })).toBeInViewport();
});

test.describe("without JavaScript", anySize, () => {
  test.use({ javaScriptEnabled: false });

  test("Q10 the page of results leads to help, and no slots stand beside it", async ({ page }) => {
    await page.goto("/search");
    const main = page.getByRole("main");
    await main.getByRole("combobox").fill("gambling addiction");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(main.locator('a[href="/play-safely"]').first()).toBeVisible();
    await expect(main.locator('a[href^="/game/"]')).toHaveCount(0);
    await main.locator('a[href="/play-safely#helplines"]').click();
    await expect(page.locator("#helplines")).toBeInViewport();
  });

  test(
    "Q1 H16 the form opens the results page, which can be filtered by type, sorted and narrowed down",
    onlyInAll,
    async ({ page }) => {
      await page.goto("/search");
      const main = page.getByRole("main");
      await main.getByRole("combobox").fill("silver");
      await main.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL("/search?q=silver");
      await main.getByRole("link", { name: "Games", exact: true }).click();
      await expect(page).toHaveURL("/search?q=silver&type=games");
      await expect(main.locator('a[href^="/game/"]').first()).toContainText("Silver");
      await main.getByText("Filters", { exact: true }).click();
      await main.getByLabel("Sort by").selectOption("Highest RTP");
      await main.getByLabel("Theme").selectOption({ index: 1 });
      await main.getByRole("button", { name: "Show games" }).click();
      await expect(page).toHaveURL(/q=silver&type=games&sort=rtp.*&theme=[A-Z]+/);
      const card = main.locator("[data-game]").first();
      await expect(card.getByRole("button", { name: /^Play/ })).toBeVisible();
      await expect(card.getByRole("button", { name: /^Favourite/ })).toBeVisible();
    },
  );
});

test(
  "Q9 a search within a category shows its games first, and those of all others",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/live?q=dragon");
    const everywhere = everywhereNamed(page, "dragon");
    await expect(everywhere.getByRole("link", { name: /dragon/i }).first()).toHaveAttribute(
      "href",
      /^\/game\/\d+$/,
    );
    const listed = await readAll(page.locator("main [data-game]"), (all) =>
      all
        .filter((each) => each.closest("section") === null)
        .map((each) => each.getAttribute("data-game")),
    );
    const found = await readAll(everywhere.getByRole("link"), (all) =>
      all.map((each) => each.getAttribute("href")?.split("/").pop()),
    );
    expect(found.filter((id) => id && listed.includes(id))).toEqual([]);
    await page.goto("/live?q=wizardofathens");
    await expect(page.getByRole("heading", { name: "No games found" })).toBeVisible();
    await expect(everywhereNamed(page, "wizardofathens").getByRole("link").first()).toContainText(
      /wizard of athens/i,
    );
  },
);

const everywhereNamed = (page: Page, text: string) =>
  page.getByRole("main").locator("section", {
    has: page.getByRole("heading", { name: `“${text}” in all categories` }),
  });
