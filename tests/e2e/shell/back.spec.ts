/** Back closes what lies on top of the page, and nothing else happens (A221). */
import type { Locator, Page } from "@playwright/test";
import { expect, expectAliveAt, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { anySize } from "../../support/tags.ts";

/** Opens a page inside the portal, so that Back has somewhere to go. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto("/help");
  await page.goto(path);
}

/** What the page asks of the server from now on: the router would load its data. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (/[?&]_data=|\.data(\?|$)/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

interface Layer {
  kind: string;
  path: string;
  account?: string;
  button: (page: Page) => Locator;
  layer: (page: Page) => Locator;
}

const layers: readonly Layer[] = [
  {
    kind: "the menu",
    path: "/promotions",
    button: (page) => page.locator("header summary.menu-sign"),
    layer: (page) => page.locator(".menu-sheet"),
  },
  {
    kind: "a dialog",
    path: "/promotions",
    button: (page) => page.locator("header").getByRole("link", { name: "Log in" }),
    layer: (page) => page.getByRole("dialog"),
  },
  {
    kind: "the balance",
    path: "/member/bets",
    account: "player1",
    button: (page) => page.locator("header summary", { has: page.locator("[data-balance]") }),
    layer: (page) => page.locator("header [data-today]"),
  },
  {
    kind: "a sheet",
    path: "/member/bets",
    account: "player1",
    button: (page) => page.getByRole("button", { name: "Filters" }),
    layer: (page) => page.locator(".sheet"),
  },
  {
    kind: "a list's filters",
    path: "/rng",
    button: (page) => page.locator("main summary", { hasText: "Filters" }),
    layer: (page) => page.getByRole("group", { name: "Providers" }),
  },
  {
    kind: "the chat",
    path: "/help",
    button: (page) => page.getByRole("main").getByRole("link", { name: "Customer service" }),
    layer: (page) => page.getByRole("dialog", { name: "Customer service" }),
  },
];

for (const { kind, path, account, button, layer } of layers) {
  test(
    `A221 Back closes ${kind}, stays on the page and gives the focus back`,
    anySize,
    async ({ page, world }) => {
      if (account) await signIn(page, world, account);
      await arrive(page, path);
      // What opens before the page's script is there has no entry of its own: Back leaves the page, as without scripts.
      await expectAliveAt(button(page));
      for (const round of [1, 2]) {
        await button(page).click();
        await expect(layer(page), `round ${round}`).toBeVisible();
        // The chat is an address of its own; the others' entry of the history is made once they are open.
        if (kind === "the chat") await expect(page).not.toHaveURL(path);
        else await expect.poll(() => page.evaluate(() => history.state?.layer ?? null)).toBe(true);
        await page.goBack();
        await expect(layer(page), `round ${round}`).toBeHidden();
        await expect(page).toHaveURL(path);
        await expect(button(page)).toBeFocused();
      }
    },
  );
}

test(
  "A221 the router loads nothing for it, and the page stays where it was scrolled",
  anySize,
  async ({ page }) => {
    await arrive(page, "/promotions");
    await page.evaluate(() => window.scrollTo(0, 200));
    const before = await page.evaluate(() => window.scrollY);
    const menu = page.locator("header summary.menu-sign");
    await menu.click();
    await expect(page.locator(".menu-sheet nav").first()).toBeVisible();
    const requests = requestsOf(page);
    await page.goBack();
    await expect(page.locator(".menu-sheet")).toBeHidden();
    // Forward does not open it again.
    await page.goForward();
    await expect.poll(() => page.evaluate(() => history.state?.layer ?? null)).toBeNull();
    await expect(page.locator(".menu-sheet")).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(requests).toEqual([]);
  },
);

test(
  "A221 closed otherwise, it leaves no entry: Back leaves the page at once",
  anySize,
  async ({ page }) => {
    await arrive(page, "/promotions");
    const menu = page.locator("header summary.menu-sign");
    await menu.click();
    await expect(page.locator(".menu-sheet")).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.layer ?? null)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.locator(".menu-sheet")).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.layer ?? null)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL("/help");
  },
);

test(
  "A221 a link inside leads on, and Back from there leads to the page with nothing on top",
  anySize,
  async ({ page }) => {
    await arrive(page, "/promotions");
    const menu = page.locator("header summary.menu-sign");
    await menu.click();
    const href = "/search";
    await page.locator(`.menu-sheet a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
    await page.goBack();
    await expect(page).toHaveURL("/promotions");
    await expect(page.locator(".menu-sheet")).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(href);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/help");
  },
);

test("A221 after a reload with something open, Back leaves the page", anySize, async ({ page }) => {
  await arrive(page, "/promotions");
  await page.locator("header summary.menu-sign").click();
  await expect.poll(() => page.evaluate(() => history.state?.layer ?? null)).toBe(true);
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state?.layer ?? null)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL("/help");
});

test(
  "A221 a dialog that closes while a script leaves the page does not keep it",
  anySize,
  async ({ page }) => {
    await arrive(page, "/promotions");
    const login = page.locator("header").getByRole("link", { name: "Log in" });
    await expectAliveAt(login);
    await login.click();
    await page.waitForFunction(() => history.state?.layer === true);
    await page.route("**/search", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
    await close.evaluate((button: HTMLButtonElement) => {
      window.location.assign("/search");
      button.click();
    });
    await expect(page).toHaveURL("/search");
  },
);
