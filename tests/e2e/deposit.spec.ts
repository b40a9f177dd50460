import { expect, test } from "../support/fixtures.ts";
import { balanceOf, countCalls, signIn } from "../support/player.ts";

// Refused forms answer with 4xx, which the browser notes in its console.
test.use({ expectedErrors: [/status of (422|503).*\/member\/deposit/] });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(`U27c CA8 CA9 CA10 a deposit is asked for, paid and approved, ${how} JavaScript`, async ({
      page,
      world,
    }) => {
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
      await expect(page.getByText("Your deposit is noted")).toBeVisible();
      const first = page.locator("main tbody tr").first();
      await expect(first).toContainText("$100.00");
      await expect(first).toContainText("Waiting");
      expect(await countCalls(world, "CA9")).toBe(refused + 1);
      // The operator takes its time; an hour later it is there.
      await world.set({ clockAheadMs: 3_600_000 });
      await expect(async () => {
        await page.goto("/member/deposit");
        await expect(first).toContainText("Approved", { timeout: 5000 });
      }).toPass();
      expect(Number(await balanceOf(world))).toBeGreaterThanOrEqual(before + 100);
    });
  });
}

test("U27c CA8 the usual amounts are one press, and the bounds are those of the way chosen", async ({
  page,
  world,
}) => {
  await signIn(page, world, "player1", "/member/deposit");
  const ways = page.getByRole("radio");
  expect(await ways.count()).toBeGreaterThan(1);
  const bounds = await page.locator("#deposit-amount-hint").textContent();
  await page.getByRole("list", { name: "Usual amounts" }).getByRole("button").first().click();
  await expect(page.locator("#deposit-amount")).not.toHaveValue("");
  for (let index = 1; index < (await ways.count()); index += 1) {
    await ways.nth(index).check({ force: true });
    if ((await page.locator("#deposit-amount-hint").textContent()) !== bounds) return;
  }
  throw new Error("Every way has the same bounds");
});

test("CA9 an answer that was lost is settled by asking again: one deposit, not two", async ({
  page,
  world,
}) => {
  await signIn(page, world, "player1", "/member/deposit");
  await world.fault({ match: { id: "CA9" }, fault: { kind: "hang-after-headers", times: 1 } });
  await page.locator("#deposit-amount").fill("100");
  const submit = page.getByRole("button", { name: "Request deposit" });
  await submit.click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible({ timeout: 60_000 });
  await submit.click();
  await expect(page.getByText("Your deposit is noted")).toBeVisible({ timeout: 60_000 });
  const waiting = page.locator("main tbody tr", { hasText: "Waiting" });
  await expect(waiting).toHaveCount(1);
});
