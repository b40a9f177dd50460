/** Navigation: hydration, the loading line, the scroll position, and pages that are not found. */
import {
  expect,
  expectAlive,
  expectAliveAt,
  hold,
  nextFrames,
  test,
} from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { anySize, onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

test(
  "U8 U13 a menu opened before hydration stays open after it",
  onlyInAllAnySize,
  async ({ page }) => {
    const alive = await hold(page, "**/assets/**/*.js");
    await page.goto("/help", { waitUntil: "commit" });
    await page.getByLabel("Open menu").click();
    const korean = page.getByRole("button", { name: "한국어" }).locator("visible=true");
    await expect(page.locator("header details[open]")).toBeVisible();
    alive();
    await expectAlive(page);
    await nextFrames(page);
    await expect(korean).toBeVisible();
  },
);

test(
  "U13 U14 U21 without scripts the menu icon links to a page with the same entries",
  anySize,
  async ({ browser, origin }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: origin,
      viewport: { width: 390, height: 800 },
    });
    const plain = await context.newPage();
    await plain.goto("/help");
    await plain.getByRole("link", { name: "Open menu" }).click();
    await expect(plain).toHaveURL(/\/menu$/);
    const main = plain.getByRole("main");
    await expect(main.getByRole("link", { name: "Live casino" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Agents" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Telephone" })).toBeVisible();
    await main.getByRole("button", { name: "한국어" }).click();
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText("메뉴");
    await context.close();
  },
);

test(
  "R56 an unknown address is a 404 with search and navigation",
  onlyInAllAnySize,
  async ({ browser, page, origin }) => {
    const answer = await page.request.get("/no/such/page");
    expect(answer.status()).toBe(404);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
    const plain = await context.newPage();
    await plain.goto("/no-such-page");
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
    const search = plain.getByRole("main").getByRole("search");
    await search.getByRole("combobox").fill("gold");
    await search.getByRole("button").click();
    await expect(plain).toHaveURL(/\/search\?q=gold/);
    await context.close();
  },
);

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("R56 has a title and is accessible", onlyInAll, async ({ page, expectAccessible }) => {
    for (const path of ["/no-such-page", "/no/such/page"]) {
      await page.goto(path);
      await expect(page).toHaveTitle("This page does not exist – Aurora");
      await expectAccessible();
    }
  });
});

test("the skip link is the first tab stop and leads to the content", anySize, async ({ page }) => {
  await page.goto("/help");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test(
  "pressing keys during hydration does not discard the server's HTML",
  onlyInAllAnySize,
  async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto("/help", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      heading.dataset.fromServer = "yes";
    });
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press("Tab");
      await page.waitForTimeout(15);
    }
    await expectAlive(page);
    await expect(page.locator("h1[data-from-server=yes]")).toBeVisible();
  },
);

test(
  "R-G2 R-G3 U46 the loading line is visible while a page loads, and the new page starts at its top",
  anySize,
  async ({ page }) => {
    const letIn = await hold(page, /\/fish\.data/);
    await page.goto("/");
    await page.evaluate(() => window.scrollTo(0, 1500));
    const line = page.getByRole("status").filter({ hasText: "Loading" });
    await expect(line).toHaveCount(0);
    await page
      .getByRole("navigation", { name: "Games", exact: true })
      .getByRole("link", { name: "Fishing" })
      .click();
    await expect(line).toBeAttached();
    letIn();
    await expect(page).toHaveURL(/\/fish$/);
    await expect(line).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test.describe("keyboard focus in a list", () => {
  test.use({ expectedErrors: [/status of 503.*\/member\/messages/] });

  test(
    "U27m CA28 E12 stays in place when a change is refused, and moves to the next row when one is deleted",
    onlyInAllAnySize,
    async ({ page, world }) => {
      await signIn(page, world, "player1", "/member/messages?kind=messages");
      const rows = page.locator("main li:has(> details)");
      await expect(rows).toHaveCount(3);
      const first = rows.first();
      await expectAliveAt(first.locator("summary").first());
      await first.locator("summary").first().press("Enter");
      await first.getByText("Delete", { exact: true }).press("Enter");
      const remove = first.getByRole("button", { name: "Delete permanently" });
      await world.fault({
        match: { id: "CA28" },
        fault: { kind: "status", status: 500, times: 1 },
      });
      await remove.press("Enter");
      // The message beside the button gets the focus (A133).
      await expect(first.getByRole("alert")).toContainText("not possible at the moment");
      await expect(first.getByRole("alert")).toBeFocused();
      // The response arrives shortly before the revalidation ends. The button ignores clicks until then.
      await expect(remove).not.toHaveAttribute("aria-busy", "true");
      await remove.press("Enter");
      await expect(rows).toHaveCount(2);
      await expect(rows.first().locator("summary").first()).toBeFocused();
    },
  );
});
