import { expect, type FrameLocator, type Page } from "@playwright/test";
import type { World } from "./world.ts";

/** Headers for sending a form of the portal. The runtime may close a keep-alive connection just when it is used again. */
export const ownForm = { "Sec-Fetch-Site": "same-origin", connection: "close" };

/** Headers of a change that comes from a page of the account that is signed in (A215). */
export async function ownChange(page: Page) {
  const answer = await page.request.post("/graphql", {
    data: { query: "{ viewer { pageOwner } }" },
    headers: { ...ownForm, "x-portico": "1" },
  });
  const { data } = (await answer.json()) as { data: { viewer: { pageOwner: string } | null } };
  return { ...ownForm, "x-portico-owner": data.viewer?.pageOwner ?? "guest" };
}

/** Returns the password of a demo account from the sandbox. */
export async function passwordOf(world: World, account: string): Promise<string> {
  const found = (await world.accounts()).find((each) => each.account === account);
  if (!found) throw new Error(`The sandbox has no demo account ${account}`);
  return found.password;
}

/**
 * Signs a demo account in by a plain POST of the login page's form, without showing the page. The page's
 * context stores the cookies. Then opens `path`, if given.
 * @throws when the platform refuses.
 */
export async function signIn(page: Page, world: World, account = "player1", path?: string) {
  const password = await passwordOf(world, account);
  const answer = await page.request.post("/login", {
    form: { username: account, password, returnTo: "/help" },
    headers: ownForm,
    maxRedirects: 0,
  });
  expect(answer.status(), "the login redirects").toBe(302);
  if (path !== undefined) await page.goto(path);
}

/** Signs a demo account in through the login page, as a visitor does. It also works without JavaScript. */
export async function signInByForm(page: Page, world: World, account = "player1", returnTo = "/") {
  await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  await fillSignIn(page, world, account);
  // The address changes shortly before the page.
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Fills in and submits the open login form. */
export async function fillSignIn(page: Page, world: World, account = "player1") {
  await page.locator("#login-username").fill(account);
  await page.locator("#login-password").fill(await passwordOf(world, account));
  await page.locator("#login-password").press("Enter");
  await page.waitForURL((url) => url.pathname !== "/login");
}

/**
 * Ends the session on the server only, as a logout in another tab or an idle timeout does. The page does not
 * notice it.
 */
export async function endSession(page: Page) {
  const form = { from: "/" };
  const answer = await page.request.post("/logout", { form, headers: ownForm, maxRedirects: 0 });
  expect(answer.status()).toBeLessThan(400);
}

/** Returns the account's balance in the sandbox. */
export async function balanceOf(world: World, account = "player1"): Promise<string | undefined> {
  return (await world.accounts()).find((each) => each.account === account)?.balance;
}

/** Returns how many calls of a row of the catalogue the sandbox received. */
export async function countCalls(world: World, id: string): Promise<number> {
  return (await world.calls()).filter((call) => call.id === id).length;
}

/**
 * Plays in a game's frame until the balance changes. One round may not change it, because its payout may equal
 * the bet.
 */
export async function playUntilMoved(game: FrameLocator, world: World, account = "player1") {
  const before = await balanceOf(world, account);
  await expect(async () => {
    await game.locator("#action").click({ timeout: 10_000 });
    await expect.poll(() => balanceOf(world, account), { timeout: 10_000 }).not.toBe(before);
  }).toPass();
}
