import { expect, expectAliveAt, test } from "../../support/fixtures.ts";
import { balanceOf, countCalls, signIn } from "../../support/player.ts";
import { anySize, onlyInAllAnySize } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
/** What the header is compared with after a change of the visitor's own (H8): it is no part of the page's data. */
const watched = "C13 C18 C22 C42 C46 CA10 CA15 CA17 CA24 CA29 CA120".split(" ");

test.use({ expectedErrors: [/status of 422.*\/member\/(deposit|withdraw|transfer)/] });

test(
  "U27c U27d U27e CA9 CA14 CA19 E8 a refusal revalidates the page's own data and nothing else",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1");
    const typePassword = () => page.locator("#review-password").fill("111111");
    for (const [path, change, own, type] of [
      [
        "/member/deposit",
        "CA9",
        ["CA8", "CA10"],
        () => page.locator("#deposit-amount").fill("100"),
      ],
      [
        "/member/withdraw?amount=100",
        "CA14",
        ["C22", "CA3", "CA11", "CA15", "CA16", "CA17"],
        typePassword,
      ],
      ["/member/transfer?amount=10", "CA19", ["C22", "CA3", "CA21"], typePassword],
    ] as const) {
      await page.goto(path);
      const submit = page.getByRole("main").locator("button[type=submit]").last();
      await expectAliveAt(submit);
      await type();
      const fault = { kind: "success-false", errorCode: "balance.not.enough", times: 1 };
      await world.fault({ match: { id: change }, fault });
      await page.waitForLoadState("networkidle");
      await world.forgetCalls();
      const read = page.waitForRequest(
        (request) => request.method() === "GET" && request.url().includes(".data"),
      );
      await submit.click();
      await expect(page.getByRole("main")).toContainText("Insufficient balance");
      const routes = new URL((await read).url()).searchParams.get("_routes");
      expect(routes, "only the page's own route").toMatch(
        /^[^,]*(deposit|withdraw|transfer)[^,]*$/,
      );
      const calls = async () => (await world.calls()).map(({ id }) => id);
      const expected: string[] = [change, ...own];
      const others = async () =>
        (await calls()).filter((id) => !expected.includes(id) && !watched.includes(id));
      await expect.poll(calls, path).toEqual(expect.arrayContaining(expected));
      expect(await others(), path).toEqual([]);
      expect(
        (await calls()).filter((id) => id === change),
        path,
      ).toHaveLength(1);
    }
  },
);

test(
  "U27d CA11 CA12 CA14 CA15 CA36 CA37 S34 A58 a member adds a card, cancels a withdrawal, and confirms the arrival of another",
  anySize,
  async ({ page, world, expectAccessible }) => {
    test.slow();
    await signIn(page, world, "player1", "/member/withdraw");
    const before = Number(await balanceOf(world));
    await page.getByRole("link", { name: "Add or change cards" }).click();
    await page.locator("#card-bank").selectOption({ label: "Tide Bank" });
    await page.locator("#card-number").fill("4408-1234");
    await page.locator("#card-password").fill("246810");
    const add = page.getByRole("button", { name: "Add card" });
    await expectAliveAt(add);
    await page.locator("#card-number").fill("4408");
    await add.click();
    await expect(page.locator("#card-number-error")).toContainText("8");
    expect(await countCalls(world, "CA12"), "validated before it is sent").toBe(0);
    await expectAccessible();
    await page.locator("#card-number").fill("4408-1234-1234");
    await add.click();
    await expect(page.getByText("The card has been added.")).toBeVisible();
    await expect(page.getByRole("radio", { name: /Tide Bank/ })).toBeChecked();

    const submit = page.getByRole("button", { name: "Withdraw $100.00" });
    const review = async () => {
      await page.locator("#withdraw-amount").fill("100");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByText("$100.50")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Check your withdrawal" })).toBeFocused();
    };
    await review();
    await expectAccessible();
    await page.locator("#review-password").fill("246810");
    // A double click submits the form once.
    await submit.dblclick();
    await expect(page).toHaveURL(/\/member\/withdraw\/\d+$/);
    expect(await countCalls(world, "CA14")).toBe(1);
    await expect(page.getByRole("main"), "the clicked button no longer exists").toBeFocused();
    await expectAccessible();
    await page.locator("summary", { hasText: "Cancel this withdrawal" }).click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.getByText("Cancelled, back in your wallet")).toBeVisible();
    expect(Number(await balanceOf(world))).toBe(before);

    await page.getByRole("link", { name: "All withdrawals" }).click();
    await review();
    await page.locator("#review-password").fill("246810");
    await submit.click();
    await expect(page).toHaveURL(/\/member\/withdraw\/\d+$/);
    // The page follows the platform: the withdrawal is paid, and the page requests a confirmation of its arrival.
    await world.set({ clockAheadMs: 60_000 });
    await page.locator("summary", { hasText: /^Received/ }).click();
    await page.getByRole("button", { name: "It has arrived" }).click();
    await expect(page.getByText("The withdrawal is completed")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /^Completed$/ })).toBeVisible();
    // The received amount and the fee are separate entries.
    await page.goto("/member/transactions");
    for (const amount of ["-$100.00", "-$0.50"]) {
      await expect(page.locator("main table")).toContainText(amount);
    }
    expect(Number(await balanceOf(world))).toBeCloseTo(before - 100.5, 2);
  },
);

test.describe("with wallets of vendors", () => {
  test.use({ visitor: { brand: "hanbit" }, expectedErrors: [/status of 503.*\/member\/wallets/] });

  test(
    "U27b CA7 C23 E8 all money is transferred back on each request, also after a failed one",
    onlyInAllAnySize,
    async ({ page, world }) => {
      await signIn(page, world, "player1", "/member/wallets");
      const entry = page.locator("li", { has: page.locator("#move-PG") });
      const putIn = async () => {
        await page.locator("#move-PG").fill("10");
        await entry.getByRole("button", { name: "Transfer in" }).click();
        await expect(entry.locator("p").first()).toHaveText("$10.00");
      };
      await expectAliveAt(entry.locator("summary"));
      await entry.locator("summary").click();
      await putIn();
      const all = page.getByRole("button", { name: "Move all to main wallet" });
      const section = page.getByRole("region", { name: "Move all to main wallet" });
      // A read is tried twice. The revalidation after it succeeds.
      const fault = { kind: "status", status: 503, times: 2 } as const;
      await world.fault({ match: { id: "CA7" }, fault });
      await all.click();
      await expect(section.getByRole("alert")).toContainText("not possible at the moment");
      for (const times of [2, 4]) {
        await all.click();
        await expect(entry.locator("p").first()).toHaveText("$0.00");
        await expect(section.getByRole("alert"), "the error is removed").toHaveCount(0);
        expect(await countCalls(world, "C23")).toBe(times);
        if (times < 4) await putIn();
      }
    },
  );
});
