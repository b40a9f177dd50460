/** Parts of a page whose code comes when they are about to be used: what they are until then, and without it. */
import {
  anySize,
  expect,
  expectAlive,
  expectAliveAt,
  filesWith,
  test,
} from "../support/fixtures.ts";
import { signIn } from "../support/player.ts";

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

test(
  "A72 E33 U32 what is out of sight comes as one comes to it, and is never what it was before",
  anySize,
  async ({ page, world }) => {
    let open = true;
    let asked = 0;
    await page.route(filesWith("downline-search"), (route) => {
      asked++;
      return open ? route.continue() : route.abort();
    });
    const agent2 = page.getByRole("row").getByRole("link", { name: "agent2", exact: true });

    // On a phone an account stands in place of the list beside it.
    await signIn(page, world, "agent1", "/agentHome/downline/agent2");
    await expectAlive(page);
    await expectAliveAt(page.locator("summary", { hasText: "Transfer money" }));
    expect(asked).toBe(0);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole("link", { name: "Back to the list" }).click();
    await expectAliveAt(page.locator("tbody"));
    expect(asked).toBe(1);
    await agent2.click();
    await expect(page).toHaveURL("/agentHome/downline/agent2");
    expect(await page.evaluate(() => "same" in window)).toBe(true);

    // Its code does not come: the list is the server's for as long as that is right.
    open = false;
    await page.goto("/agentHome/downline/agent2");
    await expectAlive(page);
    await page.getByRole("link", { name: "Back to the list" }).click();
    await expect(page).toHaveURL("/agentHome/downline");
    await agent2.click();
    await expect(page).toHaveURL("/agentHome/downline/agent2");

    // Another level is another list.
    await page.goto("/agentHome/downline/agent7");
    await expectAlive(page);
    await page.getByRole("region").getByRole("link", { name: "agent6", exact: true }).click();
    await expect(page).toHaveURL("/agentHome/downline?under=agent6");
    const reload = page.getByRole("button", { name: "Reload" }).last();
    await expect(reload).toBeVisible();
    open = true;
    await reload.click();
    await expect(page.getByRole("row", { name: /agent7/ })).toBeVisible();
  },
);
