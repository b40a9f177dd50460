import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { World } from "./world.ts";

/**
 * Signs a demo account in through the login page's own form, without its looks: a plain POST whose
 * cookies the page's context keeps.
 * @throws when the platform refuses.
 */
export async function signIn(page: Page, world: World, username = "player1"): Promise<void> {
  const account = (await world.accounts()).find((known) => known.account === username);
  if (!account) throw new Error(`No demo account ${username}.`);
  const answer = await page.request.post("/login", {
    form: { username, password: account.password, returnTo: "/help" },
    headers: { "Sec-Fetch-Site": "same-origin" },
    maxRedirects: 0,
  });
  expect(answer.status(), "the login redirects").toBe(302);
}
