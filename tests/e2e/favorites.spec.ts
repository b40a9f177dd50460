import { expect, type Page } from "@playwright/test";
import { anySize, hold, test } from "../support/fixtures.ts";
import { countCalls, fillSignIn, signIn } from "../support/player.ts";

const cards = "main [data-game]";
const heart = (page: Page, index: number) =>
  page
    .locator(cards)
    .nth(index)
    .getByRole("button", { name: /^Favourite/ });

for (const path of ["/favorite", "/recent"]) {
  test(
    `R14 R15 R-G4 A20 ${path} asks a guest to sign in and comes back`,
    anySize,
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
    test(`R14 R15 empty lists lead on and are accessible (${brand})`, async ({
      page,
      world,
      expectAccessible,
    }) => {
      await signIn(page, world, "player2", "/favorite");
      await expect(page.locator("main a[href='/hot']")).toBeVisible();
      await expectAccessible();
      await page.goto("/recent");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible();
    });
  });
}

test(
  "S20 U24 C36 C37 a heart shows at once, is kept, and can be taken back",
  anySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/rng");
    // The question is held back until the heart has been looked at.
    const letGo = await hold(page, "**/graphql");
    const id = await page.locator(cards).first().getAttribute("data-game");
    await heart(page, 0).click();
    await expect(heart(page, 0), "before it was even asked").toHaveAttribute(
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
    await heart(page, 0).click();
    await expect.poll(() => countCalls(world, "C37")).toBe(1);
    await page.reload();
    await expect(page.locator(`[data-game="${id}"]`)).toHaveCount(0);
  },
);

test(
  "A38 a heart that the platform refuses goes back, with a message",
  anySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/rng");
    await world.fault({ match: { id: "C36" }, fault: { kind: "status", status: 500 } });
    await heart(page, 0).click();
    await expect(page.getByText("Your favourites could not be changed.")).toBeVisible();
    await expect(heart(page, 0)).toHaveAttribute("aria-pressed", "false");
  },
);

test(
  "V57 K10 two hearts within a second: the second one is sent later, not refused",
  anySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/rng");
    await heart(page, 0).evaluate((button: HTMLElement) => {
      button.click();
      const other = document.querySelectorAll<HTMLElement>(
        "main [data-game] button[name=favorite]",
      )[1];
      other?.click();
    });
    await expect(heart(page, 1)).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => countCalls(world, "C36")).toBe(2);
    await expect(heart(page, 0)).toHaveAttribute("aria-pressed", "true");
    await expect(heart(page, 1)).toHaveAttribute("aria-pressed", "true");
  },
);

test("K2 K7 A28 twenty are asked for, five make a slide", async ({ page, world, isMobile }) => {
  test.skip(isMobile, "a phone shows one grid");
  await signIn(page, world, "player1", "/rng");
  for (let index = 0; index < 6; index += 1) {
    await page.waitForTimeout(1050);
    await heart(page, index).click();
    await expect(heart(page, index)).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => countCalls(world, "C36")).toBe(index + 1);
  }
  await page.goto("/favorite");
  const slides = page.getByRole("region", { name: "Games, page by page" }).locator("ul");
  await expect(slides).toHaveCount(2);
  await expect(slides.first().locator("> li")).toHaveCount(5);
  const asked = (await world.calls()).filter(({ id }) => id === "C35").at(-1);
  expect(asked?.query).toMatchObject({ pageSize: "20" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("S20 A38 a heart works, and says when it did not", async ({ page, world }) => {
    await signIn(page, world);
    await page.goto("/rng?class=NEW");
    await heart(page, 0).click();
    await expect(page).toHaveURL(/\/rng\?class=NEW$/);
    await expect(heart(page, 0)).toHaveAttribute("aria-pressed", "true");
    await page.waitForTimeout(1100);
    await world.fault({ match: { id: "C36" }, fault: { kind: "status", status: 500 } });
    await heart(page, 1).click();
    await expect(page.getByText("Your favourites could not be changed.")).toBeVisible();
    await expect(heart(page, 1)).toHaveAttribute("aria-pressed", "false");
  });

  test("A20 a guest's heart leads to the login", async ({ page }) => {
    await page.goto("/rng?class=NEW");
    await heart(page, 0).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Frng%3Fclass%3DNEW$/);
  });
});
