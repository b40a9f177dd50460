import { expect, test } from "../../support/fixtures.ts";
import { playUntilMoved, signInByForm } from "../../support/player.ts";
import { attributeOf } from "../../support/read.ts";

test("a member signs in, adds a favourite, plays, and the balance changes (M4 C1 C36 C32 C22)", async ({
  page,
  world,
}) => {
  await signInByForm(page, world);
  await page.goto("/rng");
  await expect(page.locator("[data-game]").first()).toBeVisible();
  await expect(page.getByText("10,000").first()).toBeVisible();

  const card = page.locator("[data-game]").first();
  const id = await attributeOf(card, "data-game");
  const favorite = card.getByRole("button", { name: /^Favourite/ });
  await favorite.click();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await world.calls()).map(({ id }) => id)).toContain("C36");
  await page.goto("/favorite");
  await expect(page.locator(`[data-game="${id}"]`)).toBeVisible();

  await page.locator(`[data-game="${id}"]`).getByRole("button", { name: /^Play/ }).click();
  await page.waitForURL(/\/seamless\?/);
  const game = page.frameLocator("iframe");
  await playUntilMoved(game, world);

  await page.goto("/recent");
  await expect(page.locator(`[data-game="${id}"]`)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("browsing, paging, signing in, adding a favourite and starting a game work (A21 S20 S22)", async ({
    page,
    world,
  }) => {
    await signInByForm(page, world);
    await page.goto("/rng");
    const first = await attributeOf(page.locator("[data-game]").first(), "data-game");
    await page.getByRole("link", { name: /next/i }).first().click();
    await expect(page.locator("[data-game]").first()).not.toHaveAttribute("data-game", first ?? "");

    const card = page.locator("[data-game]").first();
    const id = await attributeOf(card, "data-game");
    await card.getByRole("button", { name: /^Favourite/ }).click();
    await page.goto("/favorite");
    await page.locator(`[data-game="${id}"]`).getByRole("button", { name: /^Play/ }).click();
    await expect(page).toHaveURL(/\/seamless\?/);
    await expect(page.locator("iframe")).toHaveAttribute("src", /\/play\//);
  });
});
