import { expect, type Page } from "@playwright/test";
import { hold, test } from "../../support/fixtures.ts";
import { countCalls, passwordOf, signIn } from "../../support/player.ts";
import { anySize, onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";
import type { World } from "../../support/world.ts";

const day = 86_400_000;

/** Tries to sign in by the login page; the portal leads to the page of the break. */
async function tryLogin(page: Page, world: World, account = "player1") {
  await page.goto("/login");
  await page.locator("#login-username").fill(account);
  await page.locator("#login-password").fill(await passwordOf(world, account));
  await page.locator("#login-password").press("Enter");
}

/** Chooses a length, reads the review and confirms it with the keyboard. */
async function takeBreak(page: Page, length: string) {
  await page.getByRole("radio", { name: length }).press("Space");
  await page.getByRole("main").getByRole("button", { name: "Review" }).press("Enter");
  const confirmed = page.getByRole("checkbox", { name: /I have read this/ });
  await confirmed.press("Space");
  await page.getByRole("button", { name: "Start the break" }).press("Enter");
  await expect(page).toHaveURL("/break");
}

test(
  "G15 G17 a time-out goes by keyboard from its form to the refusal of login and deposit, and ends by itself",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/member/break");
    await expect(
      page.getByRole("main").getByRole("link", { name: "Gambling Therapy" }),
    ).toBeVisible();
    await expectAccessible();
    await takeBreak(page, "One day");
    await expect(
      page.getByRole("main").getByRole("link", { name: "Gambling Therapy" }),
    ).toBeVisible();
    await expectAccessible();
    await tryLogin(page, world);
    await expect(page).toHaveURL("/break");
    await page.goto("/member/deposit");
    await expect(page).toHaveURL(/\/login/);
    await world.set({ clockAheadMs: day + 60_000 });
    // The portal learns the platform's time with a call.
    await page.goto("/help");
    await signIn(page, world, "agent1");
    await signIn(page, world, "player1", "/member/deposit");
    await expect(page).toHaveURL("/member/deposit");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "G15 G17 G19 a time-out is taken, and offers are gone",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world, "player1", "/member/break?length=WEEK");
      await page.getByRole("checkbox", { name: /I have read this/ }).check();
      await page.getByRole("button", { name: "Start the break" }).click();
      await expect(page).toHaveURL("/break");
      await expect(page.locator('a[href="/promotions"]')).toHaveCount(0);
      await tryLogin(page, world);
      await expect(page).toHaveURL("/break");
    },
  );
});

test(
  "G15 G17 the pages of a break fit a phone, in Korean",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/break?lang=ko");
    const fits = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ["/member/break?lang=ko", "/member/break?length=YEAR&lang=ko"]) {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("lang", "ko");
        expect(await fits()).toBe(true);
      }
    }
  },
);

test(
  "G16 G18 a self-exclusion stays after its end until the player asks to come back, and a day longer",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/member/break");
    await takeBreak(page, "Six months");
    const send = page.getByRole("button", { name: "Ask to return" });
    await expect(send).toBeHidden();
    await world.set({ clockAheadMs: 185 * day });
    // The refused login tells the portal the platform's time.
    await tryLogin(page, world);
    await expect(page).toHaveURL("/break");
    await expectAccessible();
    await send.click();
    await expect(page.getByText(/^We have received your request/)).toBeVisible();
    await tryLogin(page, world);
    await expect(page).toHaveURL("/break");
    await expect(send).toBeHidden();
    await world.set({ clockAheadMs: 186 * day + 60_000 });
    await tryLogin(page, world);
    await expect(page).not.toHaveURL(/\/(break|login)/);
  },
);

test(
  "G17 a game of an open page does not start after a break has begun elsewhere, and the page of the break says why",
  onlyInAllAnySize,
  async ({ page, world, browser, origin }) => {
    await signIn(page, world, "player1", "/rng");
    const play = page.locator("main [data-game]").first().getByRole("button", { name: /^Play/ });
    await expect(play).toBeVisible();
    // The page would learn of it by itself within half a minute (A222).
    const answerLooks = await hold(page, /\/graphql$/, "POST");
    const elsewhere = await browser.newContext({ baseURL: origin });
    await elsewhere.addCookies(await page.context().cookies());
    const other = await elsewhere.newPage();
    await other.goto("/member/break");
    await takeBreak(other, "One week");
    await elsewhere.close();
    await play.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    answerLooks();
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.locator("#login-username").fill("player1");
    await page.locator("#login-password").fill(await passwordOf(world, "player1"));
    await page.locator("#login-password").press("Enter");
    await expect(page).toHaveURL("/break");
    await expect(page.getByRole("main")).toContainText("You are on a break");
    expect(await countCalls(world, "C32")).toBe(0);
  },
);
