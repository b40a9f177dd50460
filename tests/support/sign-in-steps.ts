import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Fills in the username tab and submits it with Enter. It does not check the next page. */
export async function startSignIn(page: Page, name: string, password: string) {
  await page.locator("#login-username").fill(name);
  await page.locator("#login-password").fill(password);
  await page.locator("#login-password").press("Enter");
}

/** Starts a login from a new place (E21) with the account `newip1`, up to the second step. */
export async function startSecondStep(page: Page, password: string, returnTo = "/") {
  await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  await startSignIn(page, "newip1", password);
  await expect(page).toHaveURL(/\/login\/confirm/);
}

/** Returns the session cookie, so that a test can see it change. */
export async function sessionOf(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "sid")?.value;
}
