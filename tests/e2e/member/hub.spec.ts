import { expect, type Page } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { balanceOf, playUntilMoved, signIn } from "../../support/player.ts";
import { countOf } from "../../support/read.ts";
import { anySize, onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test(
  "H4 the overview shows balance, today's result, rewards, last bets and payments",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/rng?class=NEW");
    await page.locator("main [data-game]").first().getByRole("button", { name: /^Play/ }).click();
    await playUntilMoved(page.frameLocator("iframe"), world);
    await page.goto("/member");
    const balance = Number(await balanceOf(world))
      .toFixed(2)
      .replace(/\B(?=(\d{3})+(?!\d))/g, ",");
    await expect(card(page, "Balance")).toContainText(`$${balance}`);
    await expect(page.locator("[data-today-result]")).toHaveText(/^[-+]?\$\d/);
    await expect(card(page, "Recent bets").locator("li")).toHaveCount(5);
    await expect(card(page, "Recent deposits")).toContainText(
      /Approved|None in the last seven days/,
    );
    await expectAccessible();
  },
);

test("H4 R9 a reward is claimed on the overview", onlyInAll, async ({ page, world }) => {
  await signIn(page, world, "player1", "/member");
  const before = Number(await balanceOf(world));
  const claims = card(page, "Rewards to claim").getByRole("button", { name: /^Claim\b/ });
  const count = await countOf(claims);
  expect(count).toBeGreaterThanOrEqual(3);
  await claims.first().click();
  await expect(claims).toHaveCount(count - 1);
  // The button goes as soon as it is pressed.
  await expect.poll(async () => Number(await balanceOf(world))).toBeGreaterThan(before);
});

test("H4 a part that fails leaves the others", onlyInAll, async ({ page, world }) => {
  await world.fault({ match: { id: "CA22" }, fault: { kind: "status", status: 500 } });
  await signIn(page, world, "player1", "/member");
  await expect(card(page, "Today's result")).toContainText("We couldn't load this part.");
  await expect(card(page, "Recent bets").locator("li").first()).toBeVisible();
});

test(
  "H3 the balance opens a menu with today's result, and leads to deposit and wallets",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/member/limits");
    const header = page.getByRole("banner");
    await header.locator("[data-balance]").click();
    await expect(header.locator("[data-today]")).toHaveText(/^[-+]?\$\d/);
    await expect(header.getByRole("link", { name: "Bonuses" })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press("Escape");
    await expect(header.getByRole("link", { name: "Bonuses" })).toBeHidden();
  },
);

test(
  "H3 a deposit from a running game leads back to the game",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/rng?class=NEW");
    await page.locator("main [data-game]").first().getByRole("button", { name: /^Play/ }).click();
    await expect(page).toHaveURL(/\/seamless\?ticket=/);
    const game = page.url();
    await page.locator('main a[href^="/member/deposit?game="]').click();
    await expect(page).toHaveURL(/\/member\/deposit\?game=/);
    await page.getByRole("link", { name: "Back to the game" }).click();
    await expect(page).toHaveURL(game);
  },
);

test.describe("on narrow phones", () => {
  test("H3 nine-digit amounts fit the header", onlyInAllAnySize, async ({ page, world }) => {
    await signIn(page, world, "player1", "/help");
    await world.set({ memberPatch: { account: "player1", balance: "123456789.12" } });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/help");
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
      await expect(page.getByRole("banner").getByRole("link", { name: "Deposit" })).toBeInViewport({
        ratio: 1,
      });
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test(
    "H4 H3 the overview is complete, and the balance's menu has its links",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world, "player1", "/member");
      await expect(page.locator("[data-today-result]")).toHaveText(/\$/);
      await page.locator("[data-balance]").click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Bonuses" })).toBeVisible();
    },
  );
});
