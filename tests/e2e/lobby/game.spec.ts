/** The page of a game (L3): what it shows, and what its buttons do. */
import { expect, type Page } from "@playwright/test";
import { expectAliveAt, speak, test } from "../../support/fixtures.ts";
import { countCalls, signIn } from "../../support/player.ts";
import { attributeOf, readAll, textOf } from "../../support/read.ts";
import { anySize, dailyIf, onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

/** The page's own game, without the similar ones. */
const article = (page: Page) => page.locator("main article").first();

/** Opens the page of the first slot by its card, and returns the game's id. */
async function openFirst(page: Page): Promise<string> {
  await page.goto("/rng");
  const card = page.locator("main [data-game]").first();
  const id = await attributeOf(card, "data-game");
  await card.getByRole("link").click();
  await expect(page).toHaveURL(`/game/${id}`);
  // The address changes before the page does.
  await expect(page).not.toHaveTitle(/^Slots\b|^슬롯/);
  return id;
}

for (const brand of ["aurora", "hanbit"]) {
  test.describe(brand, () => {
    test.use({ visitor: { brand } });

    test(
      `L3 a card's name leads to the page of its game (${brand})`,
      dailyIf(brand === "aurora"),
      async ({ page, expectAccessible }) => {
        const id = await openFirst(page);
        const name = await textOf(page.getByRole("heading", { level: 1 }));
        await expect(page).toHaveTitle(new RegExp(`^${name} – `));
        await expect(article(page).locator('button[value="play"]')).toBeVisible();
        const similar = page.locator("main section [data-game]");
        await expect(similar.first()).toBeVisible();
        await expect(similar.locator(`[data-game="${id}"]`)).toHaveCount(0);
        await expectAccessible();
        await page.goBack();
        await expect(page).toHaveURL("/rng");
      },
    );
  });
}

test(
  "L3 A66 it is in the visitor's language, and fits a small phone",
  onlyInAll,
  async ({ page, context, origin }) => {
    await speak(context, origin, "ko");
    await page.setViewportSize({ width: 320, height: 640 });
    await openFirst(page);
    await expect(page.getByRole("heading", { name: "비슷한 게임" })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  },
);

test(
  "L8 it has a large picture, facts in equal columns, pictures of play and the last wins",
  anySize,
  async ({ page }) => {
    await openFirst(page);
    const facts = article(page).locator("dl > div");
    const lefts = await readAll(facts, (all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    );
    const widths = await readAll(facts, (all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().width)),
    );
    expect(lefts.length).toBeGreaterThanOrEqual(6);
    expect(new Set(lefts).size, "columns").toBeLessThanOrEqual(4);
    expect(new Set(widths).size, "of one width").toBe(1);
    await expect(article(page).getByRole("img", { name: /picture 1$/ })).toHaveAttribute(
      "src",
      /\/media\/screens\//,
    );
    const wins = page
      .getByRole("region", { name: "Recent wins in this game" })
      .getByRole("listitem");
    await expect(wins.first()).toContainText(/\*/);
  },
);

test(
  "L8 A136 after the login the wanted game starts from a page with its picture and limits",
  anySize,
  async ({ page, world }) => {
    await openFirst(page);
    const ref = await attributeOf(article(page).locator("input[name=game]"), "value");
    await signIn(page, world, "player1", `/play?${new URLSearchParams({ game: ref ?? "" })}`);
    const main = page.getByRole("main");
    await expect(main.locator(".cover")).toBeVisible();
    await expect(main.getByText("Maximum bet")).toBeVisible();
    await main.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForURL(/\/seamless\?ticket=/);
  },
);

test("L3 S20 a member's heart is kept", onlyInAllAnySize, async ({ page, world }) => {
  await signIn(page, world, "player1", "/rng");
  const id = await attributeOf(page.locator("main [data-game]").first(), "data-game");
  await page.goto(`/game/${id}`);
  const heart = article(page).locator('button[name="favorite"]');
  await expectAliveAt(heart);
  const before = await attributeOf(heart, "aria-pressed");
  await heart.click();
  const after = before === "true" ? "false" : "true";
  await expect(heart).toHaveAttribute("aria-pressed", after);
  await expect.poll(() => countCalls(world, after === "true" ? "C36" : "C37")).toBe(1);
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", after);
});

test("L3 S22 A136 a guest's Play asks for the login", onlyInAllAnySize, async ({ page }) => {
  await openFirst(page);
  const play = article(page).locator('button[value="play"]');
  await expectAliveAt(play);
  await play.click();
  await expect(page.getByRole("dialog").locator("#login-username")).toBeVisible();
});

test(
  "L3 sharing uses the device's dialog, else copies the address",
  onlyInAllAnySize,
  async ({ page, context, origin }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    const id = await openFirst(page);
    const copy = article(page).getByRole("button", { name: "Copy link" });
    await expectAliveAt(copy);
    await copy.click();
    await expect(article(page).getByText("Link copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${origin}/game/${id}`);
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        share: async (data: ShareData) => void shared.push(data),
      });
    });
    await page.reload();
    const share = article(page).getByRole("button", { name: "Share" });
    await expectAliveAt(share);
    await share.click();
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    expect(shared.map(({ url }) => url)).toEqual([`${origin}/game/${id}`]);
  },
);

test.describe("without JavaScript", anySize, () => {
  test.use({ javaScriptEnabled: false });

  test(
    "L3 S22 A20 the page shows all, and Play leads to the login",
    onlyInAll,
    async ({ page }) => {
      await openFirst(page);
      await expect(page.locator("main section [data-game]").first()).toBeVisible();
      await expect(article(page).getByRole("button", { name: /Share|Copy link/ })).toBeHidden();
      await article(page).locator('button[value="play"]').click();
      await expect(page).toHaveURL(/\/login\?returnTo=%2Fplay%3Fgame%3D/);
    },
  );
});

test.describe("L6 between a list and the page of a game", () => {
  /** Counts the transitions of the page, and the elements that carry the picture's name at its start. */
  const countTransitions = (page: Page) =>
    page.addInitScript(() => {
      const counted = { transitions: 0, pictures: 0 };
      Object.assign(window, { counted });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        counted.transitions += 1;
        const named = [...document.querySelectorAll("*")].filter(
          (each) => getComputedStyle(each).viewTransitionName === "game-picture",
        );
        counted.pictures = Math.max(counted.pictures, named.length);
        return start(change);
      };
    });
  const counted = (page: Page) =>
    page.evaluate(
      () => (window as never as { counted: { transitions: number; pictures: number } }).counted,
    );

  test(
    "the picture moves to its place, also to a similar game and back",
    onlyInAllAnySize,
    async ({ page }) => {
      await countTransitions(page);
      await openFirst(page);
      expect(await counted(page)).toEqual({ transitions: 1, pictures: 1 });
      const similar = page.locator("main section [data-game]").first();
      const id = await attributeOf(similar, "data-game");
      await similar.getByRole("link").click();
      await expect(page).toHaveURL(`/game/${id}`);
      await expect.poll(async () => (await counted(page)).transitions).toBe(2);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL("/rng");
      await expect(page.locator("main [data-game]").first()).toBeVisible();
      expect((await counted(page)).pictures).toBe(1);
    },
  );

  test("nothing moves for visitors who ask for less motion", onlyInAll, async ({ page }) => {
    await countTransitions(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openFirst(page);
    expect(await counted(page)).toEqual({ transitions: 0, pictures: 0 });
  });

  test(
    "nothing is loaded ahead, and nothing moves, with data saver",
    onlyInAll,
    async ({ page }) => {
      await countTransitions(page);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
      const ahead: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/game/")) ahead.push(request.url());
      });
      await page.goto("/rng");
      await page.locator("main [data-game]").first().getByRole("link").hover();
      await page.waitForTimeout(600);
      expect(ahead).toEqual([]);
      await page.locator("main [data-game]").first().getByRole("link").click();
      await expect(page).toHaveURL(/\/game\//);
      expect((await counted(page)).transitions).toBe(0);
    },
  );

  // A desktop's header has the login's fields instead of the link.
  test(
    "a dialog opens with a transition, and without one where motion or data is saved",
    onlyInAllAnySize,
    async ({ page }) => {
      await countTransitions(page);
      const open = async () => {
        await page.goto("/help");
        await page
          .getByRole("banner")
          .getByRole("link", { name: "Log in" })
          .filter({ visible: true })
          .first()
          .click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expect
          .poll(() => page.evaluate(() => document.querySelector("dialog:modal") !== null))
          .toBe(true);
        return (await counted(page)).transitions;
      };
      expect(await open()).toBe(1);
      // The name is free again for the next dialog.
      await expect
        .poll(() => page.evaluate(() => document.querySelector("dialog")?.style.viewTransitionName))
        .toBe("");
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await open()).toBe(0);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
      expect(await open()).toBe(0);
    },
  );
});

test.describe("L6 data saver", anySize, () => {
  test.use({ extraHTTPHeaders: { "save-data": "on" } });

  test(
    "pictures that decorate are left out, and their titles stay",
    onlyInAll,
    async ({ page, expectAccessible }) => {
      const pictures: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "image") pictures.push(new URL(request.url()).pathname);
      });
      await page.goto("/");
      await expect(page.getByRole("region", { name: "Offers" })).toBeVisible();
      await expect(
        page
          .getByRole("main")
          .locator('img[src*="/banner"], img[src*="/tile-"], img[src*="promo"], img.vendor-logo'),
      ).toHaveCount(0);
      await expect(page.getByRole("navigation", { name: /./ }).first()).toBeVisible();
      expect(pictures.filter((path) => /banner|tile-|promo|vendor/.test(path))).toEqual([]);
      await expectAccessible();
      await page.goto("/promotions");
      await expect(page.locator("main li:has(h2)")).toHaveCount(6);
      await expect(page.getByRole("main").locator("img")).toHaveCount(0);
    },
  );
});
