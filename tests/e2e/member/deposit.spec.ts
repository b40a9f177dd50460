import { expect, test } from "../../support/fixtures.ts";
import { balanceOf, countCalls, signIn } from "../../support/player.ts";
import { attributeOf, countOf, readAll, textOf } from "../../support/read.ts";
import { anySize, dailyIf, onlyInAll } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of (422|503).*\/member\/deposit/] });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      `U27c CA8 CA9 CA10 a deposit is requested, paid and approved, ${how} JavaScript`,
      dailyIf(!javaScriptEnabled),
      async ({ page, world }) => {
        await signIn(page, world);
        const before = Number(await balanceOf(world));
        await page.goto("/member/deposit");
        const submit = page.getByRole("button", { name: "Request deposit" });
        await page.locator("#deposit-amount").fill("0.5");
        await submit.click();
        await expect(page.locator("#deposit-amount-error")).not.toBeEmpty();
        await expect(page.locator("#deposit-amount")).toHaveValue("0.5");
        const refused = await countCalls(world, "CA9");
        await page.locator("#deposit-amount").fill("100");
        await submit.click();
        await expect(page).toHaveURL(/\/member\/deposit\/\d+$/);
        expect(await countCalls(world, "CA9")).toBe(refused + 1);
        // While the deposit is pending, the page shows the amount, the account and the time limit.
        for (const _look of ["after asking", "after a reload"]) {
          const main = page.getByRole("main");
          await expect(main).toContainText("$100.00");
          await expect(main).toContainText("110-204-998877");
          await expect(main).toContainText(/Pay by .+ GMT\+\d/);
          await expect(main.getByRole("status").first()).toHaveText("Pending");
          await page.reload();
        }
        expect(await countCalls(world, "CA9"), "a reload sends no new request").toBe(refused + 1);
        const own = page.url();
        await page.getByRole("link", { name: "All deposits" }).click();
        const first = page.locator("main tbody tr").first();
        await expect(first).toContainText("$100.00");
        await expect(first).toContainText("Pending");
        expect(new URL(await attributeOf(first.getByRole("link"), "href"), own).href).toBe(own);
        // The operator approves later; an hour is enough.
        await world.set({ clockAheadMs: 3_600_000 });
        await expect(async () => {
          await page.goto("/member/deposit");
          await expect(first).toContainText("Approved", { timeout: 5000 });
        }).toPass();
        await first.getByRole("link").click();
        await expect(page.getByText("The money is in your wallet.")).toBeVisible();
        await expect(page.getByText("110-204-998877")).toHaveCount(0);
        expect(Number(await balanceOf(world))).toBeGreaterThanOrEqual(before + 100);
      },
    );

    test(
      `U27c CA35 a pending deposit is cancelled after a confirmation, ${how} JavaScript`,
      dailyIf(javaScriptEnabled),
      async ({ page, world }) => {
        await signIn(page, world, "player1", "/member/deposit");
        await page.locator("#deposit-amount").fill("100");
        await page.getByRole("button", { name: "Request deposit" }).click();
        await page.locator("summary", { hasText: "Cancel this deposit" }).click();
        await page.getByRole("button", { name: "Yes, cancel it" }).click();
        const main = page.getByRole("main");
        await expect(main.getByRole("status").first()).toHaveText("Cancelled");
        await expect(main).not.toContainText("110-204-998877");
        await expect(page.locator("summary", { hasText: "Cancel this deposit" })).toHaveCount(0);
        expect(await countCalls(world, "CA35")).toBe(1);
      },
    );
  });
}

test(
  "U27c CA8 one click fills in a usual amount, and the limits are those of the chosen method",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/deposit");
    const ways = page.getByRole("radio");
    expect(await countOf(ways)).toBeGreaterThan(1);
    const bounds = await textOf(page.locator("#deposit-amount-hint"));
    await page.getByRole("list", { name: "Quick amounts" }).getByRole("button").first().click();
    await expect(page.locator("#deposit-amount")).not.toHaveValue("");
    for (let index = 1; index < (await countOf(ways)); index += 1) {
      await ways.nth(index).check({ force: true });
      if ((await textOf(page.locator("#deposit-amount-hint"))) !== bounds) return;
    }
    throw new Error("Every way has the same bounds");
  },
);

test(
  "CA9 a lost response is resolved by sending the form again: one deposit, not two",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/deposit");
    await world.fault({ match: { id: "CA9" }, fault: { kind: "hang-after-headers", times: 1 } });
    await page.locator("#deposit-amount").fill("100");
    const submit = page.getByRole("button", { name: "Request deposit" });
    await submit.click();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible({ timeout: 60_000 });
    await submit.click();
    await expect(page).toHaveURL(/\/member\/deposit\/\d+$/, { timeout: 60_000 });
    await page.getByRole("link", { name: "All deposits" }).click();
    const waiting = page.locator("main tbody tr", { hasText: "Pending" });
    await expect(waiting).toHaveCount(1);
  },
);

test(
  "U27c CA10 a deposit's page counts down, follows the platform and copies the payment details",
  onlyInAll,
  async ({ page, context, world, expectAccessible }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signIn(page, world, "player1", "/member/deposit");
    await page.locator("#deposit-amount").fill("100");
    await page.getByRole("button", { name: "Request deposit" }).click();
    const account = page.getByText("110-204-998877");
    await expect(account, "visible without scrolling, also on a phone").toBeInViewport();
    const timer = page.getByRole("timer");
    await expect(timer).toHaveText(/^(29|30):\d\d left$/);
    const shown = await textOf(timer);
    await expect(timer).not.toHaveText(shown ?? "");
    await page.getByRole("button", { name: "Copy: Account" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("110-204-998877");
    await page.getByRole("button", { name: "Copy: Amount to pay" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("100.00");
    await expectAccessible();
    // The receipt does not repeat details shown above it on the page, but its copy includes them.
    await expect(page.getByRole("main").getByText("Reference", { exact: true })).toHaveCount(1);
    await page.getByRole("button", { name: "Copy receipt" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Reference: \d+\nAmount: \$100\.00\n/,
    );
    await world.set({ clockAheadMs: 3_600_000 });
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText("Approved");
    await expect(account).toHaveCount(0);
  },
);

test.describe("a deposit with an unknown number", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test(
    "U27c R56 is not found, and the page does not reveal whether another member has it",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world, "player1", "/member/deposit/999999");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
    },
  );
});

test(
  "A208 A210 on a phone no field makes it zoom; where the browser refuses to copy, the text is selected and the page says so",
  anySize,
  async ({ page, world }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await signIn(page, world, "player1", "/member/bets");
    const fields = page.locator("input:not([type=hidden], [type=checkbox], [type=radio]), select");
    const sizes = () =>
      readAll(fields, (all) =>
        all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
      );
    expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);
    await page.goto("/member/deposit");
    expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16);
    await page.locator("#deposit-amount").fill("100");
    await page.getByRole("button", { name: "Request deposit" }).click();
    await page.getByRole("button", { name: "Copy: Account" }).click();
    await expect(page.getByText("The text is selected")).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe("110-204-998877");
  },
);
