import { expect, type FrameLocator, type Page } from "@playwright/test";
import type { World } from "./world.ts";

/** The password of a demo account, as the sandbox has it. */
export async function passwordOf(world: World, account: string): Promise<string> {
  const found = (await world.accounts()).find((each) => each.account === account);
  if (!found) throw new Error(`The sandbox has no demo account ${account}`);
  return found.password;
}

/**
 * Signs a demo account in without the looks: a plain POST of the login page's form, whose cookies
 * the page's context keeps. Then opens `path`, where one is given.
 * @throws when the platform refuses.
 */
export async function signIn(page: Page, world: World, account = "player1", path?: string) {
  const password = await passwordOf(world, account);
  const answer = await page.request.post("/login", {
    form: { username: account, password, returnTo: "/help" },
    headers: { "Sec-Fetch-Site": "same-origin" },
    maxRedirects: 0,
  });
  expect(answer.status(), "the login redirects").toBe(302);
  if (path !== undefined) await page.goto(path);
}

/** Signs a demo account in through the login page, as a visitor would; works without JavaScript too. */
export async function signInByForm(page: Page, world: World, account = "player1", returnTo = "/") {
  await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  await fillSignIn(page, world, account);
  // The address changes a moment before the page does.
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Fills in the login form that the page shows, and sends it. */
export async function fillSignIn(page: Page, world: World, account = "player1") {
  await page.locator("#login-username").fill(account);
  await page.locator("#login-password").fill(await passwordOf(world, account));
  await page.locator("#login-password").press("Enter");
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** As when one logs out in another tab, or idles for too long: the page does not know. */
export async function endSession(page: Page) {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const form = { from: "/" };
  const answer = await page.request.post("/logout", { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBeLessThan(400);
}

/** What the sandbox has in an account's wallet. */
export async function balanceOf(world: World, account = "player1"): Promise<string | undefined> {
  return (await world.accounts()).find((each) => each.account === account)?.balance;
}

/** How often the sandbox was asked a row of the catalogue. */
export async function countCalls(world: World, id: string): Promise<number> {
  return (await world.calls()).filter((call) => call.id === id).length;
}

/** Plays in a game's frame until the wallet has moved: a round may pay just what it took. */
export async function playUntilMoved(game: FrameLocator, world: World, account = "player1") {
  const before = await balanceOf(world, account);
  await expect(async () => {
    await game.locator("#action").click({ timeout: 10_000 });
    await expect.poll(() => balanceOf(world, account), { timeout: 10_000 }).not.toBe(before);
  }).toPass();
}
