import { expect } from "@playwright/test";
import { brandFiles } from "../../../brands/index.ts";
import { enter, expectAliveAt, speak, test } from "../../support/fixtures.ts";
import { countCalls, playUntilMoved, signIn } from "../../support/player.ts";
import { attributeOf, boxOf, isShown } from "../../support/read.ts";
import { onDesk, onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

const brandHasBanners = (brand: string) =>
  brandFiles.some(
    ({ id, form }) => id === brand && form.home.some(({ section }) => section === "banners"),
  );

const row = (name: string) => `section[aria-labelledby=${name}]`;

test(
  "H1 H11 a member's home continues the last game, and lists favourites, tasks and offers",
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
    // Played games and favourites are one row, each game once.
    await expect(page.locator(`main [data-game="${id}"]`).first()).toBeVisible();
    await expect(page.locator(`${row("continue")} [data-game="${id}"]`)).toHaveCount(1);
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
    await expect(page.locator(row("waiting"))).toBeVisible();
    await world.forgetCalls();
    await page.goto("/");
    await expect(page.locator(row("waiting"))).toBeVisible();
    for (const id of ["C31", "C35", "CA20", "CA17"]) {
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
    await expect(page.locator(row("continue"))).toHaveCount(0);
    await expect(page.locator("section[aria-labelledby=popular] [data-game]")).toHaveCount(12);
  },
);

test("H11 a reward is claimed in place: the card stays with its answer", async ({
  page,
  world,
}) => {
  await signIn(page, world, "player1", "/");
  const card = page.locator("[data-claim]").first();
  const claim = card.getByRole("button", { name: /^Claim/ });
  await expectAliveAt(claim);
  await claim.click();
  await expect(card.getByRole("status")).toHaveText(/^\$[\d.]+ is in your wallet\.$/);
  await expect(card.getByRole("button")).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

for (const { id } of brandFiles) {
  test(
    `H11 ${id}: a member sees a game in the first screen, and banners at most 160 px high`,
    onDesk,
    async ({ page, context, origin, world, isMobile }) => {
      await page.setViewportSize(
        isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      );
      await enter(context, origin, { brand: id, world: world.name });
      await speak(context, origin, "en");
      // Without games of one's own it is the first game of the lobby.
      for (const account of ["player1", "newbie"]) {
        await signIn(page, world, account, "/");
        const game = await boxOf(page.locator("main [data-game]").first());
        const bar = await isShown(page.locator(".bottom-bar"), page.locator("main"));
        const end = bar ? (await boxOf(page.locator(".bottom-bar"))).y : isMobile ? 844 : 900;
        expect(game.y + game.height / 2, account).toBeLessThan(end);
      }
      const banner = page.locator(".banner-row img").first();
      if (brandHasBanners(id)) {
        await banner.scrollIntoViewIfNeeded();
        expect((await boxOf(banner)).height).toBeLessThanOrEqual(160);
      }
    },
  );
}

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
