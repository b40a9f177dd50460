import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { memberPages, placeOfPage } from "../../../app/routes/member/pages.ts";
import { expect, speak, test, tryAgainUntil } from "../../support/fixtures.ts";
import { balanceOf, countCalls, signIn } from "../../support/player.ts";
import { attributeOf, countOf, isShown } from "../../support/read.ts";
import { anySize, onlyInAll, onlyInAllAnySize, onlyInAllOnDesk } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of (409|422).*\/member/] });

const badge = (page: Page, name: string) =>
  page.getByLabel("Member center").getByRole("link", { name }).locator("visible=true");

/** Opens the menu where it is collapsed. */
async function openMenu(page: Page) {
  const fold = page.locator("main details summary", { hasText: "Menu" });
  if (await isShown(fold, page.getByRole("heading", { level: 1 }))) await fold.click();
}

// Each page is checked once: half of the pages in each brand, language and size.
for (const [brand, language, wide] of [
  ["aurora", "en", false],
  ["hanbit", "ko", true],
] as const) {
  const its = memberPages.filter((_, at) => at % 2 === Number(wide));
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(
      `U26 U27 the pages of the member center are accessible (${brand} ${language})`,
      wide ? onlyInAllOnDesk : anySize,
      async ({ page, world, context, origin, expectAccessible }) => {
        test.slow();
        await speak(context, origin, language);
        await signIn(page, world);
        for (const { path } of its) {
          await page.goto(path);
          await expect(page.locator("main [data-block-failed]"), path).toHaveCount(0);
          await expect(page.getByRole("heading", { level: 1 }), path).not.toBeEmpty();
          // A message that is missing in the page's texts would appear as its key.
          await expect(page.locator("main"), path).not.toContainText(/\bmember\.[a-z]/i);
          await expectAccessible();
        }
      },
    );
  });
}

test(
  "R9 A21 the member center is for members; ?page= redirects to each page",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await page.goto("/member/bets");
    await expect(page).toHaveURL("/login?returnTo=%2Fmember%2Fbets");
    await signIn(page, world, "trial1", "/member/rewards");
    await expect(page).toHaveURL(/\/(\?notice=real-account)?$/);
    await page.context().clearCookies({ name: "sid" });
    await signIn(page, world);
    for (const member of memberPages) {
      const { key } = member;
      const answer = await page.request.get(`/member?page=${key}`);
      const { pathname, search } = new URL(answer.url());
      const at = pathname + search;
      expect([key, at, answer.status()]).toEqual([key, placeOfPage(member), 200]);
    }
    expect((await page.request.get("/member/nothing")).status()).toBe(404);
  },
);

test("U26 U27j CA24 C47 a reward is claimed once, and its badge decreases", async ({
  page,
  world,
}) => {
  await signIn(page, world, "player1", "/member/rewards");
  const before = Number(await balanceOf(world));
  // A raffle, the VIP bonus and an envelope are available every day. Missions, promotions and the rebate add more.
  const claims = page.getByRole("button", { name: /^Claim\b/ });
  const offered = await countOf(claims);
  expect(offered).toBeGreaterThanOrEqual(3);
  const figure = badge(page, "Rewards").locator(".badge [aria-hidden]");
  await openMenu(page);
  await expect(figure).toHaveText(String(offered));
  await page.keyboard.press("Escape");
  const vip = page.locator("main li", { hasText: "VIP bonus" });
  await vip.getByRole("button", { name: /^Claim.*VIP bonus$/ }).click();
  await expect(vip.getByRole("status")).toHaveText("$15.00 is in your wallet.");
  expect(Number(await balanceOf(world)) - before).toBeCloseTo(15, 2);
  await expect(claims).toHaveCount(offered - 1);
  await openMenu(page);
  await expect(figure).toHaveText(String(offered - 1));
  await page.goto("/member/transactions?kind=BONUS");
  await expect(page.locator("main tbody tr").first()).toContainText("+$15.00");
});

test(
  "U27m CA27 CA28 opening a message marks it as read; deleting requires a confirmation",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/messages?kind=messages");
    const rows = page.locator("main li:has(> details)");
    await expect(rows).toHaveCount(3);
    const title = "Your weekly loss bonus has been credited";
    const row = rows.filter({ hasText: title });
    await expect(row).toContainText("Unread");
    await row.locator("summary").first().click();
    await expect.poll(() => countCalls(world, "CA27")).toBe(1);
    await expect(row).not.toContainText("Unread");
    await row.getByText("Delete", { exact: true }).click();
    await expect(row).toContainText("can't be restored");
    expect(await countCalls(world, "CA28")).toBe(0);
    await row.getByRole("button", { name: "Delete permanently" }).click();
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);
  },
);
test(
  "U27f U27g K38 records are filtered by type and by days, and the address has both",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/bets");
    const rows = page.locator("main tbody tr");
    await expect(rows).not.toHaveCount(0);
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByLabel("Game type").selectOption("RNG");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/type=RNG/);
    await expect(rows.filter({ hasNotText: "Slots" })).toHaveCount(0);
    await page.getByRole("link", { name: "30 days" }).click();
    await expect(page).toHaveURL(/type=RNG.*range=/);
    await page.goto("/member/bets?from=2026-05-02&to=2026-05-01");
    await expect(page.getByRole("alert")).toContainText("is after the end date");
    await page.goto("/member/bets?from=2020-01-01&to=2020-01-02");
    await expect(page.getByText("Nothing in this period")).toBeVisible();
  },
);

test(
  "U27f CA20 A21 the CSV file has all rounds of the period and the page's filter; a guest is sent to the login",
  onlyInAllAnySize,
  async ({ page, world }) => {
    const days = "from=2026-01-01&to=2026-01-01";
    const asGuest = await page.request.get(`/member/bets.csv?${days}`, { maxRedirects: 0 });
    expect([asGuest.status(), asGuest.headers().location]).toEqual([
      302,
      `/login?returnTo=${encodeURIComponent(`/member/bets?${days}`)}`,
    ]);
    await signIn(page, world, "player1", "/member/bets?type=RNG");
    await page.getByRole("link", { name: "30 days" }).click();
    await expect(page).toHaveURL(/type=RNG.*range=/);
    const loading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download CSV" }).click();
    const file = await loading;
    expect(file.suggestedFilename()).toMatch(/^aurora-bets_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), "utf8");
    const [head, ...rows] = text.trimEnd().split("\r\n");
    expect(head).toMatch(
      /^\uFEFFGame,Provider,Game type,Draw,Selection,Drawn numbers,Time \(GMT[+-]\d\d:00\),Bet,/,
    );
    await expect(page.locator("main tbody tr")).toHaveCount(rows.length);
    expect(rows.filter((row) => !/,Slots,.*,\d+\.\d+,\d+\.\d+,\d+\.\d+,.*,USD$/.test(row))).toEqual(
      [],
    );
    const broken = await page.request.get("/member/bets.csv?from=2026-05-02&to=2026-05-01");
    expect(broken.status()).toBe(400);
  },
);

test("U27h profit has a chart and a table", onlyInAllAnySize, async ({ page, world }) => {
  await signIn(page, world, "player1", "/member/profit");
  await page.getByRole("link", { name: "30 days" }).click();
  await expect(page.getByRole("img", { name: /^Profit and loss of \d+ days/ })).toBeVisible();
  await expect.poll(() => page.locator("main tbody tr").count()).toBeGreaterThan(10);
});

test(
  "U27k CA25 the referral link is shown with its QR code",
  anySize,
  async ({ page, world, origin }) => {
    await signIn(page, world, "player1", "/member/referral");
    await expect(page.getByText(`${origin}/register?referralCode=`)).toBeVisible();
    await expect(page.getByRole("img", { name: "QR code of your link" })).toBeVisible();
    await expect(page.locator("main tbody tr")).toHaveCount(3);
  },
);

test("U27n W4 CA30 A133 the rebate is claimed once", onlyInAllAnySize, async ({ page, world }) => {
  await signIn(page, world, "player1", "/member/rebate");
  await page.getByRole("button", { name: "Claim" }).click();
  await expect(page.getByText(/is in your wallet/)).toBeFocused();
  await expect(page.getByRole("button", { name: "Claim" })).toHaveCount(0);
  expect(await countCalls(world, "CA30")).toBe(1);
});

test(
  "E12 a record that fails to load shows an error, the page stays, and retrying works",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world);
    await world.fault({ match: { id: "CA20" }, fault: { kind: "status", status: 500 } });
    await page.goto("/member/bets");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Betting history");
    await world.clearFaults();
    await tryAgainUntil(alert, (within) =>
      expect(page.locator("main tbody tr").first()).toBeVisible(within),
    );
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "U27n CA30 a claim whose response was lost keeps its key",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world);
      await world.fault({ match: { id: "CA30" }, fault: { kind: "hang-after-headers", times: 1 } });
      await page.goto("/member/rebate");
      const key = () => attributeOf(page.locator("input[name=idempotencyKey]"), "value");
      const first = await key();
      await page.getByRole("button", { name: "Claim" }).click();
      await expect(page.getByText("could not confirm")).toBeVisible({ timeout: 60_000 });
      expect(await key()).toBe(first);
    },
  );

  test("U26 U27 records are shown, a reward is claimed, a message is marked as read", async ({
    page,
    world,
  }) => {
    await signIn(page, world);
    await page.goto("/member/rewards");
    await page.getByRole("button", { name: /^Claim.*VIP bonus$/ }).click();
    await expect(page.getByText("$15.00 is in your wallet.")).toBeVisible();
    await openMenu(page);
    await badge(page, "Messages").click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Messages \(\d+\)$/ })
      .click();
    const row = page.locator("main li:has(> details)").first();
    await row.locator("summary").first().click();
    await row.getByRole("button", { name: "Mark as read" }).click();
    await expect.poll(() => countCalls(world, "CA27")).toBe(1);
    await page.goto("/member/bets");
    await page.getByRole("link", { name: "30 days" }).click();
    await expect(page.locator("main tbody tr").first()).toBeVisible();
  });
});
