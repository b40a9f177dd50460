/** Lazy components: what they show before their code loads, and when it does not load (decision 0031). */
import { expect, expectAlive, hold, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { anySize, onlyInAllAnySize } from "../../support/tags.ts";

test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

test(
  "A72 E33 U32 a component whose code does not load keeps the server's HTML, and offers to reload when it is out of date",
  anySize,
  async ({ page, world }) => {
    let open = false;
    await page.route("**/assets/signed-in-*.js*", (route) =>
      open ? route.continue() : route.abort(),
    );

    // The code does not load: the server's menu stays, and its links are there.
    await signIn(page, world, "player1", "/");
    await expectAlive(page);
    const menu = page.locator("summary", { hasText: "Your account: " });
    await menu.click();
    await expect(page.getByRole("link", { name: "My account" })).toBeVisible();
    await menu.click();

    // After a navigation it may be out of date.
    await page.locator('main a[data-go][href="/promotions"]:visible').first().click();
    await expect(page).toHaveURL("/promotions");
    const reload = page.getByRole("banner").getByRole("button", { name: "Reload" });
    await expect(reload).toBeVisible();
    open = true;
    await reload.click();
    await expect(page.getByRole("banner").locator("[data-balance]").first()).toBeVisible();
  },
);

test(
  "what was unfolded before the code is there stays open",
  onlyInAllAnySize,
  async ({ page, world }) => {
    const release = await hold(page, "**/assets/signed-in-*.js");
    await signIn(page, world, "player1");
    await page.goto("/", { waitUntil: "commit" });
    const account = page.getByRole("link", { name: "My account" });
    await page.locator("summary", { hasText: "Your account: " }).click();
    await expect(account).toBeVisible();
    release();
    await expectAlive(page);
    await expect(account).toBeVisible();
  },
);
