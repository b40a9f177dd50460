import type { Page } from "@playwright/test";
import { expect, expectAliveAt, hold, nextFrames, test } from "../../support/fixtures.ts";
import { balanceOf, signIn } from "../../support/player.ts";
import { dailyIf } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of 422.*\/agentHome/] });

/** Opens a form of the displayed account. */
const unfold = (page: Page, name: string) => page.locator("summary", { hasText: name }).click();

async function sendMoney(page: Page, amount: string, password: string) {
  await page.locator("#transfer-amount").fill(amount);
  await page.locator("#transfer-password").fill(password);
  await page.getByRole("button", { name: /^Send to/ }).click();
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      `U30d U32 CA57 CA58 CA66 CA19 P9 A133 A134 an agent browses and searches the downline, transfers money and changes rates, ${how} JavaScript`,
      dailyIf(javaScriptEnabled),
      async ({ page, world, expectAccessible }) => {
        await signIn(page, world, "agent1", "/agentHome/downline");
        const trail = page.getByRole("navigation", { name: "Path" }).first();
        await page
          .getByRole("row", { name: /agent2/ })
          .getByRole("link", { name: "32" })
          .click();
        await expect(page).toHaveURL("/agentHome/downline?under=agent2");
        await expect(trail).toHaveText("agent1›agent2");
        if (javaScriptEnabled) {
          await expectAliveAt(page.locator("tbody"));
          await page.keyboard.press("/");
          await page.keyboard.type("agent");
          await page.keyboard.press("Enter");
        } else {
          await page.getByRole("button", { name: "Filters" }).click();
          await page.getByRole("searchbox").fill("agent");
          await page.getByRole("button", { name: "Search" }).click();
        }
        await expect(page).toHaveURL("/agentHome/downline?search=agent");
        await expect(page.getByRole("row", { name: /agent7/ })).toContainText("2");
        if (javaScriptEnabled) {
          // Arrow keys move between rows once the table is hydrated.
          const rows = page.locator("tbody tr");
          await expect(async () => {
            await rows.first().focus();
            await page.keyboard.press("ArrowDown");
            await expect(rows.nth(1)).toBeFocused({ timeout: 1000 });
            await page.keyboard.press("ArrowUp");
            await expect(rows.first()).toBeFocused({ timeout: 1000 });
          }).toPass();
          await page.keyboard.press("Enter");
        } else {
          await page.getByRole("link", { name: "agent2", exact: true }).click();
        }
        await expect(page).toHaveURL("/agentHome/downline/agent2?search=agent");
        const account = page.getByRole("region", { name: "agent2" });
        await expect(account.getByRole("row", { name: /^Bets/ })).toContainText("$");
        if (javaScriptEnabled) await expectAccessible();

        // Pay below 25 arrives every five minutes.
        const held = async () => Number(await balanceOf(world, "agent2"));
        const before = await held();
        const received = async () => Math.floor(((await held()) - before) / 25);
        await unfold(page, "Transfer money");
        // The page's revalidation is delayed. Meanwhile the refused form can be submitted again.
        const goOn = javaScriptEnabled ? await hold(page, /agent2\.data/, "GET") : () => undefined;
        await sendMoney(page, "25", "111111");
        await expect(account).toContainText("Incorrect payment password.");
        await expect(page.locator("#transfer-amount")).toHaveValue("25");
        await sendMoney(page, "25", "246810");
        await expect.poll(received).toBe(1);
        goOn();
        await expect(account.getByRole("status")).toHaveText("The money has been sent to agent2.");
        if (javaScriptEnabled) await expect(account.getByRole("status")).toBeFocused();
        expect(await received()).toBe(1);
        if (javaScriptEnabled) {
          // The refused transfer and its key are no longer used, so the same amount again is a new transfer.
          await expect(account).not.toContainText("Incorrect payment password.");
          await expect(page.locator("#transfer-amount")).toHaveValue("");
          await expect(page.locator("#transfer-password")).toHaveValue("");
          const letGo = await hold(page, /agent2\.data/, "POST");
          await sendMoney(page, "25", "246810");
          await nextFrames(page);
          await expect(account).not.toContainText("Incorrect payment password.");
          letGo();
          await expect.poll(received).toBe(2);
        }

        if (javaScriptEnabled) await page.keyboard.press("Escape");
        else await page.getByRole("link", { name: "Back to the list" }).click();
        await expect(page).toHaveURL("/agentHome/downline?search=agent");
        const row = page.getByRole("row", { name: /agent2/ });
        const link = row.getByRole("link", { name: "agent2", exact: true });
        if (javaScriptEnabled) await expect(link).toBeFocused();
        await link.click();

        await unfold(page, "Change rates");
        await page.getByLabel("Slots").fill("9");
        const review = page.getByRole("button", { name: "Review changes" });
        await review.click();
        await expect(page.getByRole("main")).toContainText("not valid or too high: Slots.");
        await page.getByLabel("Slots").fill("1.1");
        await review.click();
        await expect(page.getByRole("main")).toContainText("Slots 1% → 1.1%");
        await page.getByRole("button", { name: "Change rates of 1 account" }).click();
        await expect(page.getByRole("main")).toContainText("The rates of 1 account were changed.");
        // N9: its history says what was transferred and whose rates changed, each with who did it.
        await page.goto("/agentHome/downline/agent2?history=1");
        const history = page.getByRole("region", { name: "History" });
        await expect(history.getByText(/Team transfer agent1 → agent2/).first()).toBeVisible();
        await expect(history.getByText(/· agent1$/).first()).toBeVisible();
      },
    );
  });
}
