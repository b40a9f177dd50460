import type { Page } from "@playwright/test";
import { expect, expectAliveAt, test } from "../../support/fixtures.ts";
import {
  balanceOf,
  countCalls,
  endSession,
  fillSignIn,
  ownForm,
  passwordOf,
  signIn,
} from "../../support/player.ts";
import { onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";
import type { World } from "../../support/world.ts";

// Refused forms respond with 401, which the browser reports in its console.
test.use({
  expectedErrors: [/status of (401.*\/(member|agentHome)|(403|409|422|503).*\/login)/],
});

/** Expects the login dialog over the page, with its reason. */
async function expectLoginOver(page: Page, path: string) {
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("session has ended");
  expect(new URL(page.url()).pathname, "the page is still open").toBe(path);
}

async function logInAgain(page: Page, world: World, account?: string) {
  await fillSignIn(page, world, account);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function typeDeposit(page: Page) {
  await page.getByRole("radio").nth(1).check({ force: true });
  await page.locator("#deposit-amount").fill("120");
  await page.locator("#deposit-payer").fill("Dana Reed");
  const submit = page.getByRole("button", { name: "Request deposit" });
  await expectAliveAt(submit);
  await endSession(page);
  await submit.click();
}

test(
  "U27c CA9 A20 E1 a deposit submitted after the session's end is restored after the login",
  onlyInAll,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/member/deposit");
    await typeDeposit(page);
    await expectLoginOver(page, "/member/deposit");
    const notice = page.getByRole("dialog").getByRole("status");
    await expect(notice, "the focus is on the message, so it is read first (A133)").toBeFocused();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expectAccessible();
    await logInAgain(page, world);
    await expect(page.locator("#deposit-amount")).toHaveValue("120");
    await expect(page.locator("#deposit-payer")).toHaveValue("Dana Reed");
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
    expect(await countCalls(world, "CA9"), "nothing is submitted automatically").toBe(0);
    await page.getByRole("button", { name: "Request deposit" }).click();
    await expect(page).toHaveURL(/\/member\/deposit\/\d+$/);
    await expect(page.getByRole("main")).toContainText("$120.00");
    expect(await countCalls(world, "CA9")).toBe(1);
  },
);

test(
  "U27c A20 E1 E5 a refused login in the dialog keeps the page as it was",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/deposit");
    await typeDeposit(page);
    await expectLoginOver(page, "/member/deposit");
    const dialog = page.getByRole("dialog");
    const tryOnce = async (password: string) => {
      await page.locator("#login-username").fill("player1");
      await page.locator("#login-password").fill(password);
      // The message of an earlier refusal may still be visible.
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await page.locator("#login-password").press("Enter");
      await answered;
      await expect(dialog.locator("button[value=login]").last()).toBeEnabled();
      await expect(dialog.getByRole("alert")).toBeVisible();
    };
    await tryOnce("Wrong#2026");
    await expectLoginOver(page, "/member/deposit");
    // The page also stays when the platform fails.
    await world.fault({ match: { id: "C1" }, fault: { kind: "status", status: 503 } });
    await tryOnce(await passwordOf(world, "player1"));
    await expectLoginOver(page, "/member/deposit");
    await world.clearFaults();
    await logInAgain(page, world);
    await expect(page.locator("#deposit-amount")).toHaveValue("120");
    await expect(page.locator("#deposit-payer")).toHaveValue("Dana Reed");
  },
);

test(
  "U27c A20 A54 M6 M18 E1 S11 S14 typed values survive a second step and a forced password change",
  onlyInAll,
  async ({ page, world, expectAccessible }) => {
    test.slow();
    const password = await passwordOf(world, "newip1");
    await page.request.post("/login", { form: { username: "newip1", password }, headers: ownForm });
    const codeOf = async () => (await world.codes("verify"))[0]?.code ?? "";
    const first = { method: "EMAIL", code: await codeOf() };
    await page.request.post("/login/confirm", { form: first, headers: ownForm });
    await page.goto("/member/deposit");
    await typeDeposit(page);
    await expectLoginOver(page, "/member/deposit");
    await world.set({ memberPatch: { account: "newip1", passwordExpired: true } });

    const dialog = page.getByRole("dialog");
    await page.locator("#login-username").fill("newip1");
    await page.locator("#login-password").fill(password);
    await page.locator("#login-password").press("Enter");
    await expect(dialog.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
    const confirm = dialog.getByRole("button", { name: "Confirm" });
    await expectAliveAt(confirm);
    await expect(dialog.locator(":focus"), "the clicked button no longer exists").toHaveCount(1);
    await expectAccessible();
    await dialog.getByRole("radio", { name: "Code by email" }).check();
    await page.locator("#confirm-code").fill("000000");
    await confirm.click();
    await expect(page.locator("#confirm-code-error")).toContainText("Attempts left: 4.");
    await expect(page.locator("#confirm-code")).toBeFocused();
    await expect(dialog.getByRole("radio", { name: "Code by email" })).toBeChecked();
    await page.locator("#confirm-code").fill(await codeOf());
    await confirm.click();

    await expect(dialog.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
    const change = dialog.getByRole("button", { name: "Change password" });
    await expectAliveAt(change);
    await expectAccessible();
    await page.locator("#change-old").fill("not the old one");
    await page.locator("#change-new").fill("Fresh#2027");
    await page.locator("#change-again").fill("Fresh#2027");
    await change.click();
    await expect(page.locator("#change-old-error")).not.toBeEmpty();
    await expect(page.locator("#change-old")).toBeFocused();
    expect(new URL(page.url()).pathname).toBe("/member/deposit");
    await page.locator("#change-old").fill(password);
    await change.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("#deposit-amount")).toHaveValue("120");
    await expect(page.locator("#deposit-payer")).toHaveValue("Dana Reed");
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
    expect(await countCalls(world, "CA9"), "nothing is submitted automatically").toBe(0);
    await page.getByRole("button", { name: "Request deposit" }).click();
    await expect(page).toHaveURL(/\/member\/deposit\/\d+$/);
  },
);

test(
  "U27c A20 A54 V44 E1 a second step that fails too often returns to the login over the page",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/deposit");
    await typeDeposit(page);
    await expectLoginOver(page, "/member/deposit");
    await page.locator("#login-username").fill("newip1");
    await page.locator("#login-password").fill(await passwordOf(world, "newip1"));
    await page.locator("#login-password").press("Enter");
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Confirm" });
    for (const left of [
      "Attempts left: 4.",
      "Attempts left: 3.",
      "Attempts left: 2.",
      "Attempts left: 1.",
    ]) {
      await page.locator("#confirm-code").fill("000000");
      await confirm.click();
      await expect(page.locator("#confirm-code-error")).toContainText(left);
    }
    await confirm.click();
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("Log in again");
    await logInAgain(page, world);
    await expect(page.locator("#deposit-amount")).toHaveValue("120");
  },
);

test("U27c A20 E1 typed values are not shown to another account that logs in", async ({
  page,
  world,
}) => {
  await signIn(page, world, "player1", "/member/deposit");
  await typeDeposit(page);
  await expectLoginOver(page, "/member/deposit");
  await logInAgain(page, world, "player2");
  const submit = page.getByRole("button", { name: "Request deposit" });
  await expectAliveAt(submit);
  await expect(page.locator("#deposit-amount")).toHaveValue("");
  await expect(page.locator("#deposit-payer")).toHaveValue("");
  await expect(page.getByRole("radio").first()).toBeChecked();
  expect(await countCalls(world, "CA9")).toBe(0);
});

test(
  "U32 CA19 A20 E1 P9 a transfer to the downline restores its amount, but not its password",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/downline/agent2");
    const before = Number(await balanceOf(world, "agent2"));
    const summary = page.locator("summary", { hasText: "Transfer money" });
    await expectAliveAt(summary);
    await summary.click();
    const send = page.getByRole("button", { name: /^Send to/ });
    await expectAliveAt(send);
    await page.locator("#transfer-amount").fill("25");
    await page.locator("#transfer-password").fill("246810");
    // The platform's token expires before our session (A9).
    await world.fault({ match: { id: "CA19" }, fault: { kind: "expired-token", times: 1 } });
    await send.click();
    await expectLoginOver(page, "/agentHome/downline/agent2");
    await expect(page.locator("#transfer-password")).toHaveValue("");
    await logInAgain(page, world, "agent1");
    await expect(page.locator("#transfer-amount")).toHaveValue("25");
    // A small salary may be paid meanwhile.
    expect(Number(await balanceOf(world, "agent2")), "no money has moved").toBeCloseTo(before, 0);
    await page.locator("#transfer-password").fill("246810");
    await send.click();
    await expect(page.getByRole("region", { name: "agent2" }).getByRole("status")).toHaveText(
      "The money has been sent to agent2.",
    );
    expect(Number(await balanceOf(world, "agent2"))).toBeCloseTo(before + 25, 0);
  },
);

test.describe("with wallets of vendors", () => {
  test.use({ visitor: { brand: "hanbit" } });

  test(
    "U27b C23 A20 E1 an amount for a provider's wallet is restored after the login",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world, "player1", "/member/wallets");
      const entry = page.locator("li", { has: page.locator("#move-PG") });
      await expectAliveAt(entry.locator("summary"));
      await entry.locator("summary").click();
      await page.locator("#move-PG").fill("10");
      await endSession(page);
      const move = entry.getByRole("button", { name: "Transfer in" });
      await move.click();
      await expectLoginOver(page, "/member/wallets");
      await logInAgain(page, world);
      await expect(page.locator("#move-PG")).toHaveValue("10");
      expect(await countCalls(world, "C23")).toBe(0);
      await move.click();
      await expect(entry.locator("p").first()).toHaveText("$10.00");
      await expect(page.locator("#move-PG"), "the form is reset after the transfer").toHaveValue(
        "",
      );
      expect(await countCalls(world, "C23")).toBe(1);
    },
  );
});

test(
  "A20 E1 the warning of an ended session opens the login on the same page",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await page.clock.install();
    await signIn(page, world, "player1", "/member/deposit");
    await expectAliveAt(page.getByRole("button", { name: "Request deposit" }));
    await page.locator("#deposit-amount").fill("120");
    await endSession(page);
    await page.clock.fastForward("28:30");
    const again = page.getByRole("button", { name: "Log in again" });
    await expect(again).toBeVisible();
    await page.clock.setSystemTime(new Date());
    await again.click();
    await logInAgain(page, world);
    await expect(page.locator("#deposit-amount")).toHaveValue("120");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "U27c A20 E1 the login shows its reason and returns to the form, without JavaScript",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world, "player1", "/member/deposit");
      await page.locator("#deposit-amount").fill("120");
      await endSession(page);
      await page.getByRole("button", { name: "Request deposit" }).click();
      await expect(page).toHaveURL("/login?returnTo=%2Fmember%2Fdeposit");
      await expect(page.getByRole("dialog").getByRole("status")).toContainText("nothing was sent");
      await fillSignIn(page, world);
      await expect(page).toHaveURL("/member/deposit");
      expect(await countCalls(world, "CA9")).toBe(0);
    },
  );
});
