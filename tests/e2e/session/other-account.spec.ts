import type { Page } from "@playwright/test";
import { expect, expectAliveAt, test } from "../../support/fixtures.ts";
import { countCalls, signIn } from "../../support/player.ts";
import { onlyInAll } from "../../support/tags.ts";
import type { World } from "../../support/world.ts";

// The refusals are 409, which the browser reports in its console.
test.use({ expectedErrors: [/status of 409|net::ERR_FAILED/] });

// A page that looks at its account says it by itself, too (H8). Here it is the server's answer that says it.
test.beforeEach(({ page }) =>
  page.route("**/graphql?*", (route) =>
    route.request().method() === "GET" ? route.abort() : route.fallback(),
  ),
);

/** Signs another account in, in a second tab of the same browser. */
async function signInElsewhere(page: Page, world: World, account: string) {
  const other = await page.context().newPage();
  await signIn(other, world, account, "/help");
  await other.close();
}

/** Expects the dialog with the way out; then closes it. */
async function expectOther(page: Page, account: string) {
  const dialog = page.getByRole("dialog", { name: `You are now logged in as ${account}` });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Log out" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
}

test("A215 U27m a profile that was typed in one tab is not written into the account of another", async ({
  page,
  world,
  expectAccessible,
}) => {
  await signIn(page, world, "player1", "/member/profile");
  const nickname = page.locator("#profile-nickname");
  await expectAliveAt(nickname);
  await nickname.fill("First of all");
  await signInElsewhere(page, world, "player2");
  const save = page.getByRole("button", { name: "Save" }).first();
  await save.click();
  const dialog = page.getByRole("dialog", { name: "You are now logged in as player2" });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await expectOther(page, "player2");
  await expect(nickname, "what was typed is still there").toHaveValue("First of all");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Nothing was saved");
  await save.click();
  const open = dialog.getByRole("link", { name: "Open the page as player2" });
  await open.click();
  await expect(nickname).not.toHaveValue("First of all");
  expect(await countCalls(world, "CA2")).toBe(0);
});

test(
  "A215 U27c a deposit is not booked for another account",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/deposit");
    await page.locator("#deposit-amount").fill("120");
    const submit = page.getByRole("button", { name: "Request deposit" });
    await expectAliveAt(submit);
    await signInElsewhere(page, world, "player2");
    await submit.click();
    await expectOther(page, "player2");
    await expect(page.locator("#deposit-amount")).toHaveValue("120");
    expect(await countCalls(world, "CA9")).toBe(0);
    // The account comes back: the same form goes on.
    await signInElsewhere(page, world, "player1");
    await submit.click();
    await expect(page).toHaveURL(/\/member\/deposit\/\d+$/);
    expect(await countCalls(world, "CA9")).toBe(1);
  },
);

test(
  "A215 N7 an agent's page changes nothing of a member who signed in",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/settings");
    const density = page.locator("select[name=density]");
    const save = page.locator("button[value=display]");
    await expectAliveAt(save);
    await density.selectOption("COMFORTABLE");
    await signInElsewhere(page, world, "player1");
    await save.click();
    await expectOther(page, "player1");
    expect(new URL(page.url()).pathname, "the page stays").toBe("/agentHome/settings");
    await expect(density).toHaveValue("COMFORTABLE");
  },
);

test(
  "A215 S20 a favourite of the one is none of the other's",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/rng");
    const heart = page.locator("[data-game]").first().locator("button[name=favorite]");
    await expectAliveAt(heart);
    await signInElsewhere(page, world, "player2");
    await heart.click();
    await expectOther(page, "player2");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("A215 the page says who is signed in, with what was typed and a way out", async ({
    page,
    world,
  }) => {
    await signIn(page, world, "player1", "/member/profile");
    await page.locator("#profile-nickname").fill("First of all");
    await signInElsewhere(page, world, "player2");
    await page.getByRole("button", { name: "Save" }).first().click();
    const alert = page.getByRole("alert").filter({ hasText: "You are now logged in as player2" });
    await expect(alert).toContainText("First of all");
    await alert.getByRole("link", { name: "Open the page as player2" }).click();
    await expect(page).toHaveURL("/member/profile");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
