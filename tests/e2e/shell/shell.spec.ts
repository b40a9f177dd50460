import { expect, type Page } from "@playwright/test";
import { expectAlive, hold, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { boxOf, countOf, readAll, textsOf } from "../../support/read.ts";
import { anySize, onlyInAll, onlyInAllAnySize, onlyOnDesk } from "../../support/tags.ts";

const wide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

test.describe("the shell", () => {
  test("U9 U10 a guest can log in from the header", onlyOnDesk, async ({ page, world }) => {
    await world.accounts();
    await page.goto("/help");
    const form = page.getByRole("form", { name: "Log in" });
    await form.getByLabel("Username").fill("player1");
    await form.getByLabel("Password").fill("Portico#2026");
    await form.getByRole("button", { name: "Log in" }).click();
    await expect(page.locator("[data-balance]").first()).toHaveText(/\$[\d,]+\.\d\d/);
    await expect(page).toHaveURL(/\/help$/);
    await expect(page.getByRole("link", { name: "Join now" })).toHaveCount(0);
  });

  test.describe("with a wrong password", () => {
    test.use({ expectedErrors: [/status of 422/] });

    test(
      "U10 E34 V6 the header's login shows the error and keeps the username",
      onlyOnDesk,
      async ({ page, world }) => {
        await world.accounts();
        await page.goto("/");
        const form = page.getByRole("form", { name: "Log in" });
        await form.getByLabel("Username").fill("player1");
        await form.getByLabel("Password").fill("wrong-password-1");
        await form.getByRole("button", { name: "Log in" }).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog.getByRole("alert")).toBeVisible();
        await expect(dialog.getByLabel("Username", { exact: true })).toHaveValue("player1");
      },
    );
  });

  test("U11 K26 the balance can be hidden, and stays hidden on the next page", async ({
    page,
    world,
  }) => {
    await signIn(page, world);
    await page.goto("/");
    const balance = page.locator("[data-balance]:visible");
    await balance.click();
    await expect(balance).toHaveText(/\$[\d,]+\.\d\d/);
    await page.getByRole("button", { name: "Hide balance" }).click();
    await expect(balance).toContainText("***");
    const answer = await page.request.get("/help");
    expect(await answer.text()).not.toMatch(/data-balance="">\$/);
    await page.goto("/help");
    await expect(balance).toContainText("***");
    await balance.click();
    await page.getByRole("button", { name: "Show balance" }).click();
    await expect(balance).toHaveText(/\$[\d,]+\.\d\d/);
  });

  test("U12 M14 A133 the account menu requires a confirmation to log out, and Escape returns the focus to the menu", async ({
    page,
    world,
  }) => {
    await signIn(page, world);
    await page.goto("/");
    await page.getByText("Your account: ").locator("..").click();
    await expect(page.getByRole("link", { name: "Betting history" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Agent center" })).toHaveCount(0);
    await page.getByRole("link", { name: "Log out" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Log out" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("summary", { hasText: "Your account: " })).toBeFocused();
    await page.getByText("Your account: ").locator("..").click();
    await page.getByRole("link", { name: "Log out" }).click();
    await dialog.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("link", { name: "Join now" }).first()).toBeVisible();
  });

  test(
    "U13 U14 the navigation lists home, the categories and promotions",
    onlyInAll,
    async ({ page }) => {
      await page.goto("/");
      const nav = page.getByRole("navigation", { name: "Games", exact: true });
      const names = await textsOf(nav.getByRole("link"));
      expect(names.slice(0, 3)).toEqual(["Home", "Hot", "Slots"]);
      expect(names.at(-1)).toBe("Promotions");
      await nav.getByRole("link", { name: "Slots", exact: true }).click();
      await expect(page).toHaveURL(/\/rng$/);
      await expect(nav.getByRole("link", { name: "Slots", exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
    },
  );

  test(
    "U15 K61 a drop menu opens by pointer and by keyboard; Escape closes it",
    onlyOnDesk,
    async ({ page }) => {
      await page.goto("/");
      const nav = page.getByRole("navigation", { name: "Games", exact: true });
      const menu = nav.locator("[data-size]");
      await expect(menu).toHaveCount(0);
      // A pointer over the entry since before hydration opens nothing until it moves again.
      await expect(async () => {
        await nav.getByRole("link", { name: "Hot" }).hover();
        await nav.getByRole("link", { name: "Slots", exact: true }).hover();
        await expect(menu).toHaveAttribute("data-size", "large", { timeout: 5000 });
      }).toPass();
      await expect(menu.getByRole("link", { name: "Paper Gate" })).toBeVisible();
      expect(await countOf(menu.getByRole("link"))).toBeGreaterThan(10);
      await nav.getByRole("link", { name: "Hot" }).hover();
      await expect(menu).toHaveCount(0);
      const bingo = nav.getByRole("link", { name: "Bingo" });
      const button = nav.getByRole("button", { name: "Providers: Bingo" });
      await bingo.focus();
      await page.keyboard.press("Tab");
      await expect(button).toBeFocused();
      await expect(menu, "focus alone does not open the menu").toHaveCount(0);
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press("Enter");
      await expect(menu).toHaveAttribute("data-size", "small");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("ArrowDown");
      await expect(menu.getByRole("link").first()).toBeFocused();
      await expect(menu.getByRole("link").nth(1)).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(menu.getByRole("link").nth(1)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
      await bingo.focus();
      await page.keyboard.press("ArrowRight");
      await expect(nav.getByRole("link", { name: "Mini games" })).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(bingo).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(
        menu.getByRole("link").first(),
        "the down arrow opens the menu and moves into it",
      ).toBeFocused();
    },
  );

  test(
    "A20 P1 favourites open the login dialog for a guest, on the same page",
    onlyInAll,
    async ({ page }) => {
      await page.goto("/help");
      const entry = wide(page)
        ? page.getByRole("navigation", { name: "More from Aurora" }).getByText("Favourites")
        : page.getByRole("navigation", { name: "Quick navigation" }).getByText("Favourites");
      await entry.first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page).toHaveURL(/\/help$/);
    },
  );

  test("U16 U17 U18 U19 the footer shows help, the age limit and the providers", async ({
    page,
  }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("img", { name: /19\+/ })).toBeVisible();
    await expect(footer.getByText("demonstration brand")).toBeVisible();
    await expect(footer.getByRole("link", { name: "Deposit", exact: true })).toBeVisible();
    await footer.getByRole("link", { name: "All providers" }).scrollIntoViewIfNeeded();
    await expect(footer.locator("section img").first()).toBeVisible();
    const logos = await readAll(footer.locator("section img"), (all) =>
      all.map((image) => image.getAttribute("src") ?? ""),
    );
    expect(logos.length).toBeGreaterThan(10);
    expect(new Set(logos).size).toBe(logos.length);
    expect(logos.filter((src) => src.includes("/TCG"))).toEqual([]);
    await footer.getByRole("link", { name: "Game rules" }).click();
    await expect(page).toHaveURL(/\/help#rules$/);
  });

  test(
    "U8 A66 another language keeps the page and sets its lang attribute",
    onlyInAll,
    async ({ page }) => {
      await page.goto("/help?from=test");
      if (wide(page)) {
        await page
          .locator("header details")
          .filter({ hasText: "Language" })
          .first()
          .locator("summary")
          .click();
      } else {
        await page.getByLabel("Open menu").click();
      }
      await page.getByRole("button", { name: "한국어" }).locator("visible=true").click();
      await expect(page.locator("html")).toHaveAttribute("lang", "ko");
      await expect(page).toHaveURL(/\/help\?from=test$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("도움말 센터");
    },
  );

  test(
    "U13 U21 the last entry of the menu sheet can be scrolled above the bottom bar",
    onlyInAllAnySize,
    async ({ page }) => {
      await page.goto("/help");
      const menu = page.locator("header details").filter({ has: page.getByLabel("Open menu") });
      await page.getByLabel("Open menu").click();
      const last = menu.getByRole("link").last();
      await last.scrollIntoViewIfNeeded();
      await page.mouse.move(195, 400);
      await page.mouse.wheel(0, 4000);
      const bar = await boxOf(page.getByRole("navigation", { name: "Quick navigation" }));
      const bottom = async () => (await boxOf(last)).bottom;
      await expect.poll(bottom).toBeLessThanOrEqual(bar.y);
    },
  );
});

test(
  "U16 the bottom bar of a phone does not cover footer links with keyboard focus",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/help");
    const bar = page.getByRole("navigation", { name: "Quick navigation" });
    const footer = page.getByRole("contentinfo");
    const helps = footer.getByRole("navigation").first().getByRole("link");
    await helps.first().focus();
    const most = (await countOf(helps)) - 1;
    for (let at = 0; at < most; at++) await page.keyboard.press("Tab");
    await expect(helps.last()).toBeFocused();
    const last = await boxOf(helps.last());
    expect(last.bottom).toBeLessThanOrEqual((await boxOf(bar)).y);
  },
);

test.describe("without the platform's categories", anySize, () => {
  test("every page works with the brand's own data", onlyInAll, async ({ page, world }) => {
    await world.fault({ match: { id: "C25" }, fault: { kind: "status", status: 500 } });
    await page.goto("/help");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help center");
    const names = await textsOf(
      page.getByRole("navigation", { name: "Games", exact: true }).getByRole("link"),
    );
    expect(names).toEqual(["Home", "Hot", "Promotions"]);
  });
});

test(
  "E12 E13 without a network the page shows a message, which disappears when the network is back",
  onlyInAllAnySize,
  async ({ page, context }) => {
    await page.goto("/help");
    await expectAlive(page);
    await context.setOffline(true);
    await expect(page.locator("[data-connection=offline]")).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator("[data-connection]")).toHaveCount(0);
  },
);

test(
  "E13 R53 K29 a page that does not load is reported as slow, then as stuck, and can be requested again",
  anySize,
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/help");
    await expectAlive(page);
    const release = await hold(page, "**/promotions.data*");
    await page.evaluate(() =>
      document.querySelector<HTMLElement>("header a[href='/promotions']")?.click(),
    );
    await page.clock.runFor(9000);
    const note = page.locator("[data-connection=slow]");
    await expect(note.getByRole("link", { name: "Try again" })).toHaveAttribute(
      "href",
      "/promotions",
    );
    await page.clock.runFor(120_000);
    await expect(page.locator("[data-connection=stuck]")).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(page.locator("[data-connection]")).toHaveCount(0);
  },
);
