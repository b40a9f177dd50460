/** Lazy components: what they show before their code loads, and when it does not load (decision 0031). */
import {
  expect,
  expectAlive,
  expectAliveAt,
  filesWith,
  hold,
  test,
} from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { anySize, onlyInAllAnySize } from "../../support/tags.ts";

test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

test(
  "A72 E33 a component whose code does not load offers to reload the page, or keeps the server's HTML",
  anySize,
  async ({ page }) => {
    const given = new Set<string>();
    let open = true;
    // Allows the files of the login page, without those of the form for a code by SMS.
    let first = true;
    await page.route("**/assets/**/*.js", (route) => {
      const { pathname } = new URL(route.request().url());
      if (first) given.add(pathname);
      return open || given.has(pathname) ? route.continue() : route.abort();
    });

    // In the open page: the tab opens, but its form is missing until the page is reloaded.
    await page.goto("/login");
    await expectAlive(page);
    first = false;
    open = false;
    await page.getByRole("link", { name: "Code by SMS" }).click();
    const reload = page.getByRole("dialog").getByRole("button", { name: "Reload" });
    await expect(reload).toBeVisible();
    open = true;
    await reload.click();
    await expectAlive(page);
    await page.getByRole("link", { name: "Code by SMS" }).click();
    await expect(page.locator("#login-mobile")).toBeVisible();

    // As a new page: the server renders the form, and the form works without its code.
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
  "A72 E33 U32 a lazy list keeps the server's HTML until it is out of date, then offers to reload",
  onlyInAllAnySize,
  async ({ page, world }) => {
    let open = false;
    await page.route(filesWith("downline-search"), (route) =>
      open ? route.continue() : route.abort(),
    );
    const agent2 = page.getByRole("row").getByRole("link", { name: "agent2", exact: true });

    // The code does not load: the server's list stays, and its links work.
    await signIn(page, world, "agent1", "/agentHome/downline");
    await expectAlive(page);
    await agent2.click();
    await expect(page).toHaveURL("/agentHome/downline/agent2");

    // Another level shows another list.
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

test(
  "what was unfolded before the code is there stays open",
  onlyInAllAnySize,
  async ({ page, world }) => {
    const release = await hold(page, filesWith("transfer-password"));
    await signIn(page, world, "agent1", "/agentHome/downline/player1");
    const amount = page.locator("#transfer-amount");
    await page.locator("summary", { hasText: "Transfer money" }).click();
    await expect(amount).toBeVisible();
    release();
    await expectAliveAt(amount);
    await expect(amount).toBeVisible();
  },
);
