/** Parts of a page whose code comes when they are about to be used: what they are until then, and without it. */
import { anySize, expect, expectAlive, test } from "../support/fixtures.ts";

test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

test(
  "A72 E33 a part whose code does not come offers the page anew, or stays what the server wrote",
  anySize,
  async ({ page }) => {
    const given = new Set<string>();
    let open = true;
    await page.route("**/assets/**/*.js", (route) => {
      const { pathname } = new URL(route.request().url());
      return open || given.has(pathname) ? route.continue() : route.abort();
    });
    const note = async (address: string) => {
      const html = await (await page.request.get(address)).text();
      for (const [, path] of html.matchAll(/"(\/assets\/[\w-]+\.js)"/g)) given.add(String(path));
    };

    // In place: the tab is there at once, its form is not, and is with the page loaded anew.
    await page.goto("/login");
    await expectAlive(page);
    open = false;
    await page.getByRole("link", { name: "Code by SMS" }).click();
    const reload = page.getByRole("dialog").getByRole("button", { name: "Reload" });
    await expect(reload).toBeVisible();
    open = true;
    await reload.click();
    await expectAlive(page);
    await page.getByRole("link", { name: "Code by SMS" }).click();
    await expect(page.locator("#login-mobile")).toBeVisible();

    // As a page: the form is there from the server, and does without its code.
    await note("/login?tab=sms");
    open = false;
    await page.goto("/login?tab=sms");
    await expectAlive(page);
    await page.locator("#login-mobile").fill("1055500001");
    await page.locator("button[value=sendCode]").click();
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("on its way");
    await expect(page.locator("#login-mobile")).toHaveValue("1055500001");
  },
);
