import { expect, type Page } from "@playwright/test";
import { expectAlive, hold, test } from "../../support/fixtures.ts";
import { countCalls, playUntilMoved, signIn } from "../../support/player.ts";
import { attributeOf, textOf } from "../../support/read.ts";
import { onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

const cards = "main [data-game]";
const playButton = (page: Page, index = 0) =>
  page.locator(cards).nth(index).getByRole("button", { name: /^Play/ });

// Refused launches respond with 409, which the browser reports in its console.
test.use({ expectedErrors: [/status of (404|409|503)/] });

test("R48 L9 C32 R15 C31 A209 a round in the frame changes the one balance on the screen and the recent games", async ({
  page,
  world,
  expectAccessible,
}) => {
  await signIn(page, world, "player1", "/rng");
  const id = await attributeOf(page.locator(cards).first(), "data-game");
  await playButton(page).click();
  await page.waitForURL(/\/seamless\?ticket=/);
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", /allow-scripts.*allow-storage-access/);
  await expect(frame).toHaveAttribute("allow", /storage-access/);
  await expect(frame).not.toHaveAttribute("sandbox", /allow-top-navigation|allow-popups/);
  const game = page.frameLocator("iframe");
  await expect(game.locator("#action")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
  await expectAccessible();

  await expect(page.locator("[data-balance]"), "only the game says the balance").toHaveCount(0);
  const title = page
    .locator("main p", { hasText: (await textOf(page.locator("h1"))) ?? "" })
    .first();
  const cut = await title.evaluate((each) => each.scrollWidth - each.clientWidth);
  expect(cut, "the name is whole").toBeLessThanOrEqual(0);
  const shown = game.locator("#balance");
  const textBefore = await textOf(shown);
  await playUntilMoved(game, world);
  await expect(shown).not.toHaveText(textBefore ?? "");

  const clock = page.getByRole("timer");
  const early = await textOf(clock);
  await expect(clock, "the timer counts").not.toHaveText(early ?? "");
  await page.goto("/recent");
  await expect(page.locator(cards).first()).toHaveAttribute("data-game", id ?? "");
});

test("R48 the bar's link leads back to the lobby", onlyInAll, async ({ page, world }) => {
  await signIn(page, world, "player1", "/rng?class=NEW");
  await playButton(page).click();
  await page.waitForURL(/\/seamless\?ticket=/);
  await page.getByRole("link", { name: "Back to the lobby" }).click();
  await expect(page).toHaveURL(/\/rng\?class=NEW$/);
});

test("one launch per click: two fast clicks start one game", async ({ page, world }) => {
  await signIn(page, world, "player1", "/rng");
  await playButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL(/\/seamless\?ticket=/);
  expect(await countCalls(world, "C32")).toBe(1);
});

/** Gives a busy machine as long as it needs: the page's own four seconds are a minute. */
const waitLonger = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) =>
      wait(run, ms === 4000 ? 60_000 : ms)) as typeof window.setTimeout;
  });

test(
  "S22 a click before hydration is queued until hydration, and starts one game",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/rng");
    await waitLonger(page);
    const alive = await hold(page, "**/assets/**/*.js");
    await page.goto("/fish", { waitUntil: "commit" });
    await playButton(page).click();
    await playButton(page).click();
    await expect(page.locator("[action='/play'] [aria-busy]")).toHaveCount(1);
    expect(await countCalls(world, "C32")).toBe(0);
    alive();
    await page.waitForURL(/\/seamless\?ticket=/);
    expect(await countCalls(world, "C32")).toBe(1);
  },
);

test(
  "A20 a guest's click before hydration leads to the login page without scripts; with them it opens the login dialog",
  onlyInAllAnySize,
  async ({ page, context }) => {
    const without = await context.newPage();
    await hold(without, "**/assets/**/*.js");
    await without.goto("/fish", { waitUntil: "commit" });
    await playButton(without).click();
    await expect(without, "no script has loaded").toHaveURL(/\/login\?/);
    await without.close();

    await waitLonger(page);
    const alive = await hold(page, "**/assets/**/*.js");
    await page.goto("/fish", { waitUntil: "commit" });
    await playButton(page).click();
    alive();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL("/fish");
    await expectAlive(page);
    await expect(page.locator("[action='/play'] [aria-busy]")).toHaveCount(0);
  },
);

test("S27 a refusal is shown in a dialog over the page, and trying again works", async ({
  page,
  world,
}) => {
  await signIn(page, world, "player1", "/rng");
  await world.fault({
    match: { id: "C32" },
    fault: { kind: "success-false", errorCode: "vendor.refused", times: 1 },
  });
  await playButton(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("not available right now");
  await expect(page).toHaveURL(/\/rng$/);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await page.waitForURL(/\/seamless\?ticket=/);
});

test(
  "S27 maintenance and an unknown game have their own messages",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/rng");
    for (const [errorCode, words] of [
      ["game.maintenance", "under maintenance"],
      ["game.not.found", "no longer available"],
    ] as const) {
      await world.fault({
        match: { id: "C32" },
        fault: { kind: "success-false", errorCode, times: 1 },
      });
      await playButton(page).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("alert")).toContainText(words);
      await dialog.getByRole("button", { name: "Other games" }).click();
      await expect(dialog).toHaveCount(0);
    }
  },
);

test(
  "S23 M15 A40 a trial account can play trials, not real games",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "trial1", "/rng");
    await playButton(page).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("alert")).toContainText("trial account");
    await page.keyboard.press("Escape");
    await page.locator(`${cards} button[value=trial]`).first().click();
    await page.waitForURL(/\/seamless\?ticket=/);
    await expect(page.getByRole("main").getByText("Play money", { exact: true })).toBeVisible();
    expect(await countCalls(world, "C32")).toBe(0);
    expect(await countCalls(world, "C30")).toBe(1);
  },
);

test(
  "A40 A81 P6 a guest can play trials where the brand offers them",
  onlyInAll,
  async ({ page }) => {
    await page.goto("/rng");
    await page.locator(`${cards} button[value=trial]`).first().click();
    await page.waitForURL(/\/seamless\?ticket=/);
    await expect(page.frameLocator("iframe").locator("#action")).toBeVisible();
  },
);

test(
  "S27 A82 M11 K7 a provider's lobby opens the list of its games",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/fish?q=Lobby");
    await playButton(page).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("listitem")).toHaveCount(5);
    const overflow = (box: HTMLElement) => box.scrollWidth - box.clientWidth;
    expect(
      await dialog.evaluate(overflow),
      "long names do not push the buttons out of the dialog",
    ).toBe(0);
    const first = await textOf(dialog.getByRole("listitem").first());
    await dialog.getByRole("button", { name: "Next" }).click();
    await expect(dialog.getByText(/^Page 2/)).toBeVisible();
    await expect(dialog.getByRole("listitem").first()).not.toHaveText(first ?? "");
    await dialog.getByRole("button", { name: /^Play/ }).first().click();
    await page.waitForURL(/\/seamless\?ticket=/);
  },
);

test("S26 a lottery game opens its own page with its code", onlyInAll, async ({ page, world }) => {
  await signIn(page, world, "player1", "/elott");
  await playButton(page).click();
  await expect(page).toHaveURL(/\/(lottery|seaLottery|vnLottery)\?gameCode=.+/);
});

test("A81 an unknown ticket opens no game", onlyInAll, async ({ page, expectAccessible }) => {
  expect((await page.goto("/seamless?ticket=unknown"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This game has ended");
  await expectAccessible();
  await page.getByRole("link", { name: "To the lobby" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test(
  "A81 a ticket of another session opens no game",
  onlyInAll,
  async ({ page, world, context }) => {
    await signIn(page, world, "player1", "/rng");
    await playButton(page).click();
    await page.waitForURL(/\/seamless\?ticket=/);
    const address = page.url();
    await page.goto("/help");
    await context.clearCookies({ name: "sid" });
    expect((await page.goto(address))?.status()).toBe(404);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "S22 A20 A136 a guest's Play leads to the login with the game as the return URL",
    onlyInAll,
    async ({ page }) => {
      await page.goto("/rng?class=NEW");
      await playButton(page).click();
      await expect(page).toHaveURL(/\/login\?returnTo=%2Fplay%3Fgame%3D/);
    },
  );

  test("S27 R48 a launch works; a refusal is a page with a retry button", async ({
    page,
    world,
  }) => {
    await signIn(page, world);
    await page.goto("/rng");
    await world.fault({
      match: { id: "C32" },
      fault: { kind: "success-false", errorCode: "vendor.refused", times: 1 },
    });
    await playButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("did not start");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(/\/seamless\?ticket=/);
    await expect(page.locator("iframe")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to the lobby" })).toBeVisible();
  });

  test(
    "A82 M11 a provider's lobby opens the list of its games",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world);
      await page.goto("/fish?q=Lobby");
      await playButton(page).click();
      await expect(page).toHaveURL(/\/play\?vendor=/);
      await page.getByRole("link", { name: "Next" }).click();
      await expect(page.getByText(/^Page 2/)).toBeVisible();
    },
  );
});

test(
  "U48 A109 C33 a game with several rooms offers them, and starts in the chosen one",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/pvp?class=POKER");
    await playButton(page).click();
    await page.waitForURL(/\/rooms\?game=/);
    const enter = page.getByRole("button", { name: /^Enter: / });
    await expect(enter).toHaveCount(3);
    await expectAccessible();
    // The number of free seats changes by the minute; at least one of the three rooms has a seat.
    await page.locator("button:enabled", { hasText: "Enter" }).first().click();
    await page.waitForURL(/\/seamless\?ticket=/);
    expect(await countCalls(world, "C33")).toBeGreaterThan(0);
  },
);

for (const freePlay of ["1", "0"]) {
  test(
    `U24 A40 P6 a row reserves space for trial buttons where it has trials, also before its games load (free play ${freePlay})`,
    onlyInAll,
    async ({ page, world }) => {
      await world.set({ flags: { FREEPLAY3: freePlay } });
      const letGo = await hold(page, /\/graphql/);
      await page.goto("/");
      const section = (type: string) => page.locator(`section[aria-labelledby=section-${type}]`);
      const row = (type: string) => section(type).locator(".game-row");
      const height = (type: string) => row(type).evaluate((on) => on.clientHeight);
      const place = await height("rng");
      letGo();
      for (const type of ["rng", "live"]) {
        // The section, because its row is replaced when the games have loaded.
        await section(type).scrollIntoViewIfNeeded();
        await expect(row(type).locator(".game")).not.toHaveCount(0);
      }
      // Slots have trials while free play is on; live tables never have any.
      await expect(row("live").locator(".game-trial")).toHaveCount(0);
      await expect(row("rng").locator(".game-trial").first()).toBeVisible({
        visible: freePlay === "1",
      });
      expect(await height("rng")).toBe(place);
    },
  );
}
