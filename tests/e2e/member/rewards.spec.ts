import type { Page } from "@playwright/test";
import { expect, expectAliveAt, speak, test } from "../../support/fixtures.ts";
import { balanceOf, countCalls, signIn } from "../../support/player.ts";
import { countOf, textOf } from "../../support/read.ts";
import { dailyIf, onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of (409|422).*\/member/] });

const group = (page: Page, state: "claim" | "progress" | "done") =>
  page.locator(`main [data-group=${state}]`);
const cardOf = (page: Page, name: string) => page.locator("main li[data-kind]", { hasText: name });

for (const [brand, language] of [
  ["aurora", "en"],
  ["hanbit", "ko"],
] as const) {
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(
      `H14 the rewards page and each of its views are accessible (${brand} ${language})`,
      dailyIf(brand === "aurora"),
      async ({ page, world, context, origin, expectAccessible }) => {
        await speak(context, origin, language);
        await signIn(page, world);
        for (const kind of ["", "missions", "promotions", "bonuses", "rebate"]) {
          await page.goto(`/member/rewards?kind=${kind}`);
          await expect(page.locator("main [data-block-failed]"), kind).toHaveCount(0);
          await expect(page.locator("main li[data-kind]").first(), kind).toBeVisible();
          await expectAccessible();
        }
      },
    );
  });
}

test("H14 rewards, promotions and rebate are claimed in place, one press each, and one number counts them", async ({
  page,
  world,
}) => {
  await signIn(page, world, "player1", "/member/rewards");
  const before = Number(await balanceOf(world));
  const waiting = await countOf(group(page, "claim").locator("li[data-kind]"));
  const inbox = page.locator("main").getByRole("link", { name: /^Rewards \(\d+\)$/ });
  let paid = 0;
  for (const [name, amount] of [
    ["VIP bonus", 15],
    ["Bring a friend", 20],
  ] as const) {
    const card = cardOf(page, name);
    const claim = card.getByRole("button", { name: new RegExp(`^Claim.*${name}$`) });
    await expectAliveAt(claim);
    await claim.focus();
    await page.keyboard.press("Enter");
    const said = card.getByRole("status");
    await expect(said).toHaveText(`$${amount}.00 is in your wallet.`);
    await expect(said, "the pressed button no longer exists").toBeFocused();
    await expect(claim).toHaveCount(0);
    paid += amount;
    expect(Number(await balanceOf(world)) - before).toBeCloseTo(paid, 2);
  }
  // Claimed cards stay where they were, with their answers.
  await expect(group(page, "claim").locator("li[data-kind]")).toHaveCount(waiting);
  expect([await countCalls(world, "C47"), await countCalls(world, "CA122")]).toEqual([1, 1]);
  await page.goto("/member/messages");
  await expect(inbox).toHaveText(`Rewards (${waiting - 2})`);
  await page.goto("/member/rewards");
  await expect(group(page, "claim").locator("li[data-kind]")).toHaveCount(waiting - 2);
  await expect(
    group(page, "done").locator("li[data-kind]", { hasText: "VIP bonus" }),
  ).not.toHaveCount(0);
});

test(
  "H14 a claim that the platform refuses says so at its card, and the card can be tried again",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/rewards");
    const card = cardOf(page, "Red envelope");
    const claim = card.getByRole("button", { name: /^Claim/ });
    await expectAliveAt(claim);
    await world.fault({
      match: { id: "C47" },
      fault: { kind: "success-false", errorCode: "reward.state", times: 1 },
    });
    await claim.click();
    await expect(card.getByRole("alert")).toContainText("changed in the meantime");
    await claim.click();
    await expect(card.getByRole("status")).toHaveText("$1.00 is in your wallet.");
  },
);

test(
  "H14 a claim moves nothing where the visitor wants less motion",
  onlyInAllAnySize,
  async ({ page, world }) => {
    // Where a claim is settled, the same reward is in the list of what was received, too.
    const motionOf = (name: string) =>
      cardOf(page, name)
        .filter({ has: page.getByRole("status") })
        .locator(".reward-amount")
        .evaluate((amount) => getComputedStyle(amount).animationName);
    await signIn(page, world, "player1", "/member/rewards");
    for (const [name, reducedMotion, animation] of [
      ["Red envelope", "reduce", "none"],
      ["VIP bonus", "no-preference", "claim-swell"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const card = cardOf(page, name);
      const claim = card.getByRole("button", { name: /^Claim/ });
      await expectAliveAt(claim);
      await claim.click();
      await expect(card.getByRole("status")).toContainText("is in your wallet");
      expect(await motionOf(name)).toBe(animation);
    }
  },
);

test(
  "H14 U27i U27l U27n the earlier addresses lead to views of the page, which keep their period",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world);
    await page.goto("/member/missions");
    await expect(page).toHaveURL("/member/rewards?kind=missions");
    await expect(page.getByRole("heading", { name: "Leaderboard" })).toBeVisible();
    const mission = cardOf(page, "Fresh supplies");
    await expect(mission.getByRole("link", { name: /^Make a deposit/ })).toHaveAttribute(
      "href",
      "/member/deposit",
    );
    await page.goto("/member/bonuses?from=2020-01-01&to=2020-01-02");
    await expect(page).toHaveURL("/member/rewards?kind=bonuses&from=2020-01-01&to=2020-01-02");
    await expect(page.getByText("No bonus in this period")).toBeVisible();
    await page.getByRole("link", { name: "30 days" }).click();
    await expect(page).toHaveURL(/kind=bonuses&range=/);
    await expect(page.locator("main tbody tr")).not.toHaveCount(0);
    await page.goto("/member/rebate");
    await expect(page).toHaveURL("/member/rewards?kind=rebate");
  },
);

test("H14 VIP says what is missing for the next level and what that brings", async ({
  page,
  world,
  expectAccessible,
}) => {
  await signIn(page, world, "player1", "/member/vip");
  const now = page.getByRole("region", { name: "Your level" });
  const next = page.getByRole("region", { name: /^Next level/ });
  // The level that the VIP bonus is paid by.
  await expect(now).toContainText("Gold");
  await expect(next).toContainText("Diamond");
  expect(await textOf(next)).toMatch(/\$[\d,.]+ to go/);
  await expect(next.getByRole("list", { name: "Benefits" }).getByRole("listitem")).not.toHaveCount(
    0,
  );
  await expectAccessible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "H14 a reward, a promotion and the rebate are claimed on the page",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world);
      await page.goto("/member/rewards");
      const before = Number(await balanceOf(world));
      for (const [name, paid] of [
        ["VIP bonus", 15],
        ["Bring a friend", 35],
      ] as const) {
        const card = cardOf(page, name);
        await card.getByRole("button", { name: /^Claim/ }).click();
        await expect(card.getByRole("status").first()).toContainText("is in your wallet");
        expect(Number(await balanceOf(world)) - before).toBeCloseTo(paid, 2);
      }
      await page.getByRole("link", { name: /^Rebate/ }).click();
      await expect(page).toHaveURL("/member/rewards?kind=rebate");
      await page.getByRole("button", { name: /^Claim/ }).click();
      await expect(page).toHaveURL(/\/member\/rewards\?kind=rebate/);
      await expect(page.getByRole("main").getByRole("status")).toContainText("is in your wallet");
      expect(await countCalls(world, "CA30")).toBe(1);
    },
  );
});
