import { expect, type Page } from "@playwright/test";
import {
  expectAlive,
  expectAliveAt,
  filesWith,
  test,
  tryAgainUntil,
} from "../../support/fixtures.ts";
import { anySize, onlyInAll } from "../../support/tags.ts";

test.describe("a part of the page that does not load", anySize, () => {
  test.use({ expectedErrors: [/ERR_FAILED|could not be loaded/] });

  test(
    "A72 E33 its code is requested twice, then the page offers Reload",
    onlyInAll,
    async ({ page }) => {
      let tries = 0;
      let broken = 1;
      await page.route(filesWith("shell.previousNotice"), (route) => {
        tries++;
        return tries <= broken ? route.abort() : route.continue();
      });
      await page.goto("/");
      const notice = page
        .getByRole("region", { name: "Latest announcements" })
        .getByRole("link")
        .first();
      await expect(page.getByRole("button", { name: "Pause the offers" })).toBeVisible();
      await expectAliveAt(notice);
      await notice.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toBeVisible();
      // The dialog opens at once; its content appears after the second request.
      await expect.poll(() => tries).toBe(2);
      await expect(page.getByRole("dialog").locator("[aria-busy]")).toHaveCount(0);

      tries = 0;
      broken = 2;
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Pause the offers" })).toBeVisible();
      await expectAliveAt(notice);
      await notice.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aurora has been updated");
      await page.getByRole("link", { name: "Reload" }).click();
      await expect(page.getByRole("region", { name: "Popular games" })).toBeVisible();
    },
  );
});

test.describe("a page whose code does not load", anySize, () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET|Failed to fetch|dynamically imported/] });
  const toPromotions = (page: Page) =>
    page.evaluate(() =>
      document.querySelector<HTMLElement>("header a[href='/promotions']")?.click(),
    );

  test(
    "R53 E12 opens when the network is back; otherwise the whole page is loaded",
    onlyInAll,
    async ({ page, context }) => {
      const promotions = page.getByRole("heading", { level: 1, name: "Promotions" });
      await page.goto("/help");
      await expectAlive(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await context.setOffline(true);
      await toPromotions(page);
      await expect(page.locator("[data-connection=offline]")).toBeVisible();
      await context.setOffline(false);
      await expect(promotions).toBeVisible();
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

      await page.goto("/help");
      await expectAlive(page);
      await page.route(/\/assets\/route-[^/]*\.js/, (route) => route.abort());
      await toPromotions(page);
      await expect(promotions).toBeVisible();
      await expect(page).toHaveURL(/\/promotions$/);
    },
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("home is complete: games, wins, announcements, sections", async ({ page }) => {
    await page.goto("/");
    await expect(
      page.getByRole("region", { name: "Popular games" }).locator("[data-game]"),
    ).toHaveCount(12);
    await expect(page.getByRole("region", { name: "Recent wins" }).getByRole("button")).toHaveCount(
      20,
    );
    await page
      .getByRole("region", { name: "Announcements", exact: true })
      .locator("summary")
      .first()
      .click();
    await expect(
      page
        .getByRole("region", { name: "Announcements", exact: true })
        .locator("details[open] p")
        .first(),
    ).toBeVisible();
    await page
      .getByRole("region", { name: "Slots", exact: true })
      .getByRole("link", { name: "All Slots" })
      .first()
      .click();
    await expect(page).toHaveURL(/\/rng$/);
  });

  test("U1 a notice in the marquee links to its text", onlyInAll, async ({ page }) => {
    await page.goto("/");
    await page
      .getByRole("region", { name: "Latest announcements" })
      .getByRole("link")
      .first()
      .click();
    await expect(page.locator("li:target")).toBeInViewport();
  });

  test(
    "a slow platform delays the page; the page shows no skeletons",
    onlyInAll,
    async ({ page, world }) => {
      await world.fault({ match: { id: "C45" }, fault: { kind: "slow", ms: 700 } });
      await page.goto("/");
      await expect(
        page.getByRole("region", { name: "Recent wins" }).getByRole("button"),
      ).toHaveCount(20);
      await expect(page).toHaveURL(/stream=off/);
    },
  );
});

test.describe("when a part of the platform fails", anySize, () => {
  const blocks = [
    { id: "C27", block: "Popular games", whole: "Recent wins" },
    { id: "C45", block: "Recent wins", whole: "Popular games" },
    { id: "C44", block: "Announcements", whole: "Popular games" },
  ];
  for (const { id, block, whole } of blocks) {
    test(
      `E12 ${id} fails: only ${block} shows an error, and retrying works`,
      onlyInAll,
      async ({ page, world }) => {
        await world.fault({ match: { id }, fault: { kind: "status", status: 500 } });
        await page.goto("/");
        const failed = page.getByRole("region", { name: block }).locator("[data-block-failed]");
        await expect(failed).toBeVisible();
        await expect(
          page.getByRole("region", { name: whole }).locator("[data-block-failed]"),
        ).toHaveCount(0);
        await expect(
          page.getByRole("region", { name: whole }).getByRole("button").first(),
        ).toBeVisible();
        await world.clearFaults();
        await tryAgainUntil(failed, (within) => expect(failed).toHaveCount(0, within));
      },
    );
  }

  test("a block whose call hangs does not delay the page", onlyInAll, async ({ page, world }) => {
    await world.fault({ match: { id: "C45" }, fault: { kind: "hang-before-headers" } });
    await page.goto("/", { waitUntil: "commit" });
    await expect(
      page.getByRole("region", { name: "Popular games" }).locator("[data-game]"),
    ).toHaveCount(12);
    await expect(
      page.getByRole("region", { name: "Recent wins" }).locator("[data-block-failed]"),
    ).toBeVisible();
  });
});
