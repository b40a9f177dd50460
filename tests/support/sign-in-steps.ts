import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Fills in the username tab and sends it off with Enter, wherever it leads. */
export async function startSignIn(page: Page, name: string, password: string) {
  await page.locator("#login-username").fill(name);
  await page.locator("#login-password").fill(password);
  await page.locator("#login-password").press("Enter");
}

/** The first step of a login from a new place (E21): the account `newip1`. */
export async function startSecondStep(page: Page, password: string, returnTo = "/") {
  await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  await startSignIn(page, "newip1", password);
  await expect(page).toHaveURL(/\/login\/confirm/);
}

/** The session's cookie, to see that it changes. */
export async function sessionOf(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "__Host-sid")?.value;
}
