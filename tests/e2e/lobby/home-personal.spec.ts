import { expect } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { countCalls, playUntilMoved, signIn } from "../../support/player.ts";
import { attributeOf, boxOf } from "../../support/read.ts";
import { onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

const row = (name: string) => `section[aria-labelledby=${name}]`;

test(
  "H1 a member's home continues the last game, and lists favourites, tasks and offers",
  onlyInAll,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/rng?class=NEW");
    const card = page.locator("main [data-game]").first();
    const id = await attributeOf(card, "data-game");
    await card.getByRole("button", { name: /^Favourite/ }).click();
    await expect.poll(() => countCalls(world, "C36")).toBe(1);
    await card.getByRole("button", { name: /^Play/ }).click();
    await playUntilMoved(page.frameLocator("iframe"), world);

    await page.goto("/");
    const played = page.locator(`${row("continue")} [data-game="${id}"]`);
    await expect(played).toContainText(/Bet \$|Paid out \$/);
    await expect(page.locator(`${row("favorites")} [data-game="${id}"]`)).toBeVisible();
    await expect(page.locator(`${row("waiting")} a[href="/member/rewards"]`)).toContainText(
      /^\d+ rewards? to claim/,
    );
    const offers = page.locator(`${row("offers")} a[href^="/PromotionDetail"]`);
    await expect(offers.first()).toBeVisible();
    // player1 has deposited before.
    await expect(offers.filter({ hasText: "first deposit" })).toHaveCount(0);
    await expectAccessible();

    await played.getByRole("button").click();
    await expect(page).toHaveURL(/\/seamless\?ticket=/);
  },
);

test(
  "H1 what home shows of a member is read from the platform once in half a minute",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player2", "/");
    await expect(page.locator(row("continue"))).toContainText("Games you play appear here.");
    await world.forgetCalls();
    await page.goto("/");
    await expect(page.locator(row("waiting"))).toBeVisible();
    for (const id of ["C31", "C35", "CA20", "CA120", "CA17"]) {
      expect(await countCalls(world, id), id).toBe(0);
    }
  },
);

test(
  "H1 a part that can't be loaded leaves the others and the lobby",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await world.fault({ match: { id: "C31" }, fault: { kind: "status", status: 500 } });
    await signIn(page, world, "player1", "/");
    await expect(page.locator(`${row("offers")} a`).first()).toBeVisible();
    await expect(page.locator(row("continue"))).toContainText("Games you play appear here.");
    await expect(page.locator("section[aria-labelledby=popular] [data-game]")).toHaveCount(12);
  },
);

test(
  "H1 a guest reads what the portal is, and sees games in the first screen",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Play under the northern lights",
    );
    await expect(page.getByRole("link", { name: "Create an account" })).toHaveAttribute(
      "href",
      "/register",
    );
    const bottom = await page.evaluate(
      () => document.querySelector(".bottom-bar")?.getBoundingClientRect().top ?? Number.NaN,
    );
    const end = bottom > 0 ? bottom : (page.viewportSize()?.height ?? 0);
    const picture = await boxOf(page.locator("section[aria-labelledby=popular] .cover").first());
    expect(picture.y + picture.height / 2).toBeLessThan(end);
    await expect(page.locator(row("continue"))).toHaveCount(0);
  },
);
