/** The statement of an account and the review of its limits, as a member uses them. */
import { expect } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { endSession, signIn, signInByForm } from "../../support/player.ts";
import { attributeOf } from "../../support/read.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

test("G25 the statement by day, product and game: keyboard, file, print", async ({
  page,
  world,
  expectAccessible,
}) => {
  await signIn(page, world, "player1", "/member/statement");
  const main = page.getByRole("main");
  await expect(
    main.getByText(/^(Since your account was opened|Totals are available from)/),
  ).toBeVisible();
  await expect(main.getByRole("table", { name: "Statement" })).toBeVisible();
  await expectAccessible();
  for (const [view, by] of [
    ["By product", "product"],
    ["By game", "game"],
  ] as const) {
    await main.getByRole("link", { name: view }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`by=${by}`));
    await expect(main.getByRole("table", { name: view })).toBeVisible();
    await expectAccessible();
  }
  const file = main.getByRole("link", { name: /Download|CSV/ });
  const answer = await page.request.get(await attributeOf(file, "href"));
  expect(answer.headers()["content-type"]).toContain("text/csv");
  expect((await answer.text()).trim().split("\n").length).toBeGreaterThan(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(main.getByText("Account player1")).toBeVisible();
});

test(
  "G25 U27 the statement without JavaScript",
  onlyInAllAnySize,
  async ({ browser, page, world }) => {
    await signIn(page, world, "player1", "/member");
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto("/member/statement");
    await plain.getByRole("link", { name: "By product" }).click();
    await expect(plain.getByRole("table", { name: "By product" })).toBeVisible();
    await context.close();
  },
);

test(
  "G8 G28 after six months a login leads to the review once, and an answer ends it",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/member");
    await expect(page.getByText(/six months/)).toBeHidden();
    await endSession(page);
    await world.set({ clockAheadMs: 190 * 86_400_000 });
    await signInByForm(page, world, "player1", "/member/deposit");
    await expect(page).toHaveURL(/\/member\/limits\/review/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review your limits");
    await expectAccessible();
    await page.goto("/member");
    await expect(page.getByText("Last login:")).toBeVisible();
    await page.getByRole("link", { name: "Review now" }).click();
    await page.getByRole("button", { name: /Continue without limits|Keep my limits/ }).click();
    await expect(page).toHaveURL("/member");
    await expect(page.getByText(/six months/)).toBeHidden();
  },
);
