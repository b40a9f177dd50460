/** The header by keyboard and on narrow screens, and the return from the dialogs that it opens. */
import { expect, type Page } from "@playwright/test";
import { nextFrames, test } from "../../support/fixtures.ts";
import { countOf } from "../../support/read.ts";
import { onlyInAll, onlyInAllAnySize, onlyOnDesk } from "../../support/tags.ts";

const wide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

test(
  "U13 U15 the content is at most fifty tab stops from the top of the page",
  onlyOnDesk,
  async ({ page }) => {
    await page.goto("/rng");
    let tabs = 0;
    const inMain = () => page.evaluate(() => Boolean(document.activeElement?.closest("main")));
    while (!(await inMain()) && tabs < 100) {
      await page.keyboard.press("Tab");
      tabs += 1;
    }
    expect(tabs).toBeLessThanOrEqual(50);
  },
);

test(
  "U13 the navigation shows all its entries, or a button for more",
  onlyInAll,
  async ({ page }) => {
    const widths = wide(page) ? [1024, 1280, 1440] : [320, 390];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/help");
      const nav = page.getByRole("navigation", { name: "Games", exact: true });
      const last = nav.getByRole("link").last();
      const more = nav.locator("[data-more='1']");
      const hidden = await nav
        .locator("ul")
        .evaluate((row) => row.scrollWidth > row.clientWidth + 1);
      await expect(more).toHaveCount(hidden ? 1 : 0);
      await expect(async () => {
        if (await more.isVisible()) await more.click({ timeout: 2000 });
        await expect(more, `at ${width}`).toHaveCount(0, { timeout: 700 });
      }).toPass();
      await expect(last, `at ${width}`).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  "U13 the arrows do not cover the navigation entry with keyboard focus",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/help");
    const nav = page.getByRole("navigation", { name: "Games", exact: true });
    const links = nav.getByRole("link");
    const covered: string[] = [];
    const look = async () => {
      await nextFrames(page);
      const found = await nav.evaluate((on) => {
        const focused = document.activeElement;
        if (!focused || !on.contains(focused)) return "no entry has the focus";
        const { left, right } = focused.getBoundingClientRect();
        const arrows = [...on.querySelectorAll("[data-more]")].map((one) =>
          one.getBoundingClientRect(),
        );
        const isUnder = arrows.some((arrow) => arrow.left < right - 1 && left + 1 < arrow.right);
        return isUnder ? focused.textContent : null;
      });
      if (found !== null) covered.push(found);
    };
    await links.first().focus();
    const steps = (await countOf(links)) - 1;
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press(key);
        await look();
      }
    }
    expect(steps).toBeGreaterThan(5);
    expect(covered).toEqual([]);
  },
);

test("U9 the country's name is not cut off on any phone", onlyInAllAnySize, async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/register?tab=mobile");
    const country = page.getByLabel("Country code");
    const room = await country.evaluate((on) => {
      const text = document.createElement("canvas").getContext("2d");
      if (!text) return 0;
      text.font = getComputedStyle(on).font;
      if (!(on instanceof HTMLSelectElement)) return 0;
      return on.clientWidth - text.measureText(on.selectedOptions[0]?.label ?? "").width;
    });
    expect(room, `space beside the name at ${width}`).toBeGreaterThan(36);
  }
});

test(
  "U10 M4 focus in the header, or its return after a dialog, does not scroll the page",
  onlyInAll,
  async ({ page }) => {
    await page.goto("/");
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(scrolled).toBe(900);
    if (wide(page)) {
      await page.getByRole("form", { name: "Log in" }).getByLabel("Username").click();
      await page.keyboard.type("somebody");
      await page.keyboard.press("Tab");
      await page.keyboard.type("secret");
      expect(await scrolled()).toBe(900);
    } else {
      const button = page.getByRole("banner").getByRole("link", { name: "Log in" });
      await button.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(button).toBeFocused();
      expect(await scrolled()).toBe(900);
    }
  },
);

test(
  "R6 M5 closing the registration leads back to the page that opened it, at the same scroll position",
  onlyInAll,
  async ({ page }) => {
    await page.goto("/help?from=test");
    await page.evaluate(() => scrollTo(0, 700));
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(300);
    await page.getByRole("link", { name: "Join now" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("link", { name: "Username", exact: true }).click();
    await expect(page).toHaveURL(/tab=username/);
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/help\?from=test$/);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
    // If the first page of the session is the dialog, closing it leads to home.
    await page.goto("/register");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/$/);
  },
);
