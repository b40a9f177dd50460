import { expect } from "@playwright/test";
import { expectAliveAt, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

test(
  "H2 A170 live tables show limits and seats; providers and promotions stand between",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await page.goto("/");
    const live = page.getByRole("region", { name: "Live casino", exact: true });
    await live.scrollIntoViewIfNeeded();
    await expect(live.getByText(/^Bets \$[\d,.]+ – \$[\d,.]+$/)).toHaveCount(10);
    await expect(live.getByText(/^\d+ of \d+ seats taken$/)).toHaveCount(10);
    const providers = page.getByRole("region", { name: "Providers", exact: true });
    await expect(providers.getByRole("listitem")).toHaveCount(12);
    await expect(providers.getByRole("link").nth(1)).toHaveAttribute("href", /\?vendor=/);
    const promotions = page.getByRole("region", { name: "Promotions", exact: true });
    await expect(promotions.getByRole("listitem")).not.toHaveCount(0);
    // A member's offers are at the top of the page, so they are not shown again.
    await signIn(page, world);
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Offers for you" })).toBeVisible();
    await expect(providers).toBeAttached();
    await expect(promotions).toHaveCount(0);
  },
);

test(
  "H2 what the platform does not report about tables is absent",
  onlyInAllAnySize,
  async ({ page, world }) => {
    for (const id of ["CA89", "CA93"]) {
      await world.fault({ match: { id }, fault: { kind: "status", status: 500 } });
    }
    await page.goto("/?stream=off");
    const live = page.getByRole("region", { name: "Live casino", exact: true });
    await expect(live.locator("[data-game]")).toHaveCount(10);
    await expect(live.getByText(/seats taken|^Bets /)).toHaveCount(0);
  },
);

test(
  "H2 U5 wins scroll in a board of their own, and it is absent where the platform reports none",
  onlyInAll,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const board = page.getByRole("region", { name: "Recent wins" });
    await expect(board.getByRole("button")).toHaveCount(20);
    await expect(board.locator(".winner-who").first()).toHaveText(/\*/);
    // With reduced motion nothing moves, and each column scrolls by hand.
    await board.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    expect(await board.evaluate((box) => box.getAnimations({ subtree: true }).length)).toBe(0);
    await page.evaluate(() =>
      document.querySelector("live-fragment[data-name=winners]")?.replaceChildren(),
    );
    await expect(board).toBeHidden();
  },
);

test.describe("in a lobby with matches", () => {
  test.use({ visitor: { brand: "mekong" } });

  test(
    "H2 A171 the next matches can be played, and are absent where the platform reports none",
    onlyInAllAnySize,
    async ({ page, world }) => {
      // Before anything of them is cached.
      await world.fault({ match: { id: "CA94" }, fault: { kind: "status", status: 500 } });
      await signIn(page, world, "player1", "/?stream=off");
      const matches = page.getByRole("list", { name: "Next matches" });
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(matches).toHaveCount(0);
      await world.clearFaults();
      await page.goto("/");
      await matches.scrollIntoViewIfNeeded();
      await expect(matches.getByRole("listitem")).toHaveCount(8);
      const match = matches.getByRole("button").first();
      await expectAliveAt(match);
      await match.click();
      await expect(page).toHaveURL(/\/(seamless|rooms)\?/);
    },
  );
});
