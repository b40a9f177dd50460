import { expect, type Page } from "@playwright/test";
import { expectAlive, hold, test } from "../../support/fixtures.ts";
import { countCalls, fillSignIn, signIn } from "../../support/player.ts";
import { attributeOf } from "../../support/read.ts";
import { anySize, dailyIf, onlyInAll, onlyInAllAnySize, onlyOnDesk } from "../../support/tags.ts";

const cards = "main [data-game]";
const favoriteButton = (page: Page, index: number) =>
  page
    .locator(cards)
    .nth(index)
    .getByRole("button", { name: /^Favourite/ });

for (const path of ["/favorite", "/recent"]) {
  test(
    `R14 R15 R-G4 A20 ${path} sends a guest to the login and back`,
    dailyIf(path === "/favorite", anySize),
    async ({ page, world }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
      await fillSignIn(page, world);
      await expect(page).toHaveURL(path);
    },
  );
}

for (const brand of ["aurora", "hanbit"]) {
  test.describe(brand, () => {
    test.use({ visitor: { brand } });
    test(
      `R14 R15 empty lists link to other games and are accessible (${brand})`,
      onlyInAll,
      async ({ page, world, expectAccessible }) => {
        await signIn(page, world, "player2", "/favorite");
        await expect(page.locator("main a[href='/hot']")).toBeVisible();
        await expectAccessible();
        await page.goto("/recent");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible();
      },
    );
  });
}

test(
  "S20 U24 C36 C37 a favourite shows at once, is saved, and can be removed",
  anySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/rng");
    // The request is delayed until the state of the button was checked.
    const letGo = await hold(page, "**/graphql");
    const id = await attributeOf(page.locator(cards).first(), "data-game");
    await favoriteButton(page, 0).click();
    await expect(favoriteButton(page, 0), "before the request").toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(await countCalls(world, "C36")).toBe(0);
    letGo();
    await expect.poll(() => countCalls(world, "C36")).toBe(1);
    await expect(async () => {
      await page.goto("/favorite");
      await expect(page.locator(`[data-game="${id}"]`)).toBeVisible({ timeout: 5000 });
    }).toPass();
    await favoriteButton(page, 0).click();
    await expect.poll(() => countCalls(world, "C37")).toBe(1);
    await page.reload();
    await expect(page.locator(`[data-game="${id}"]`)).toHaveCount(0);
  },
);

test(
  "H6 a guest's favourite is kept after the login, once",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await page.goto("/rng");
    await expectAlive(page);
    const id = await attributeOf(page.locator(cards).nth(1), "data-game");
    await favoriteButton(page, 1).click();
    await fillSignIn(page, world);
    const button = page
      .locator(`main [data-game="${id}"]`)
      .getByRole("button", { name: /^Favourite/ });
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => countCalls(world, "C36")).toBe(1);
    await page.reload();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    expect(await countCalls(world, "C37")).toBe(0);
  },
);

test(
  "A38 a favourite that the platform refuses is undone, with a message",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/rng");
    await world.fault({ match: { id: "C36" }, fault: { kind: "status", status: 500 } });
    await favoriteButton(page, 0).click();
    await expect(page.getByText("Your favourites could not be changed.")).toBeVisible();
    await expect(favoriteButton(page, 0)).toHaveAttribute("aria-pressed", "false");
  },
);

test(
  "V57 K10 two favourites within a second: the second is sent later, not refused",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/rng");
    await favoriteButton(page, 0).evaluate((button: HTMLElement) => {
      button.click();
      const other = document.querySelectorAll<HTMLElement>(
        "main [data-game] button[name=favorite]",
      )[1];
      other?.click();
    });
    await expect(favoriteButton(page, 1)).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => countCalls(world, "C36")).toBe(2);
    await expect(favoriteButton(page, 0)).toHaveAttribute("aria-pressed", "true");
    await expect(favoriteButton(page, 1)).toHaveAttribute("aria-pressed", "true");
  },
);

test(
  "K2 K7 A28 a page requests twenty favourites and shows five on a slide",
  onlyOnDesk,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/rng");
    for (let index = 0; index < 6; index += 1) {
      await page.waitForTimeout(1050);
      await favoriteButton(page, index).click();
      await expect(favoriteButton(page, index)).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => countCalls(world, "C36")).toBe(index + 1);
    }
    await page.goto("/favorite");
    const slides = page.getByRole("region", { name: "Games, page by page" }).locator("ul");
    await expect(slides).toHaveCount(2);
    await expect(slides.first().locator("> li")).toHaveCount(5);
    const requested = (await world.calls()).filter(({ id }) => id === "C35").at(-1);
    expect(requested?.query).toMatchObject({ pageSize: "20" });
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "S20 A38 a favourite is saved, and a failure shows a message",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world);
      await page.goto("/rng?class=NEW");
      await favoriteButton(page, 0).click();
      await expect(page).toHaveURL(/\/rng\?class=NEW$/);
      await expect(favoriteButton(page, 0)).toHaveAttribute("aria-pressed", "true");
      await page.waitForTimeout(1100);
      await world.fault({ match: { id: "C36" }, fault: { kind: "status", status: 500 } });
      await favoriteButton(page, 1).click();
      await expect(page.getByText("Your favourites could not be changed.")).toBeVisible();
      await expect(favoriteButton(page, 1)).toHaveAttribute("aria-pressed", "false");
    },
  );

  test(
    "A20 a guest's click on a favourite button leads to the login",
    onlyInAll,
    async ({ page }) => {
      await page.goto("/rng?class=NEW");
      await favoriteButton(page, 0).click();
      // After the login the game is a favourite, and the list is shown again.
      await expect(page).toHaveURL(/\/login\?returnTo=%2Ffavorites%2Ftoggle%3FreturnTo%3D/);
    },
  );
});
