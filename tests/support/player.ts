import type { Page } from "@playwright/test";
import type { World } from "./world.ts";

/** The password of a demo account, as the sandbox has it. */
export async function passwordOf(world: World, account: string): Promise<string> {
  const found = (await world.accounts()).find((each) => each.account === account);
  if (!found) throw new Error(`The sandbox has no demo account ${account}`);
  return found.password;
}

/** Signs a demo account in through the login page, as a visitor would; works without JavaScript too. */
export async function signIn(page: Page, world: World, account = "player1", returnTo = "/") {
  const password = await passwordOf(world, account);
  await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.locator("#login-username").fill(account);
  await page.locator("#login-password").fill(password);
  await page.locator("#login-password").press("Enter");
  await page.waitForURL((url) => url.pathname !== "/login");
  // The address changes a moment before the page does.
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** What the sandbox has in an account's wallet. */
export async function balanceOf(world: World, account = "player1"): Promise<string | undefined> {
  return (await world.accounts()).find((each) => each.account === account)?.balance;
}

/** How often the sandbox was asked a row of the catalogue. */
export async function countCalls(world: World, id: string): Promise<number> {
  return (await world.calls()).filter((call) => call.id === id).length;
}
