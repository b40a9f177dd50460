import { anySize, expect, expectAliveAt, speak, test, tryAgainUntil } from "../support/fixtures.ts";
import { balanceOf, countCalls, signIn } from "../support/player.ts";

const cards = "main li:has(h2)";

for (const [brand, language, title] of [
  ["aurora", "en", "Promotions"],
  ["hanbit", "ko", "프로모션"],
] as const) {
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(`R25 R50 the list and a promotion are accessible (${brand} ${language})`, async ({
      page,
      context,
      origin,
      expectAccessible,
    }) => {
      await speak(context, origin, language);
      await page.goto("/promotions");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator(cards)).toHaveCount(8);
      await expectAccessible();
      const name = await page.locator(cards).first().getByRole("link").textContent();
      await page.locator(cards).first().getByRole("link").click();
      await expect(page).toHaveURL(/\/PromotionDetail\?id=1$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
      await expectAccessible();
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("R25 R50 A24 a promotion is read, and left again", async ({ page }) => {
    await page.goto("/promotions");
    await page.locator(cards).nth(1).getByRole("link").click();
    await expect(page.getByRole("article")).toContainText("Every Monday");
    await page.getByRole("link", { name: "Log in to take part" }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2FPromotionDetail%3Fid%3D2$/);
    await page.goBack();
    await page.getByRole("link", { name: "All promotions" }).click();
    await expect(page).toHaveURL(/\/promotions$/);
  });
});

test(
  "U39 an announcement's button leads to the promotion of its kind",
  anySize,
  async ({ page }) => {
    await page.goto("/promotions?type=CASHBACK");
    await expect(page).toHaveURL(/\/PromotionDetail\?id=2$/);
    await page.goto("/promotions?type=NO_SUCH_KIND");
    await expect(page.locator(cards), "an unknown kind narrows nothing").toHaveCount(8);
  },
);

test("A24 another spelling leads to the address", anySize, async ({ page }) => {
  const answer = await page.request.get("/promotiondetail?id=3", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, "/PromotionDetail?id=3"]);
});

test("R50 a member is not asked to log in", anySize, async ({ page, world }) => {
  await signIn(page, world, "player1", "/PromotionDetail?id=1");
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in to take part" })).toHaveCount(0);
});

test.describe("an unknown promotion", anySize, () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("R50 R56 is not found", async ({ page }) => {
    expect((await page.goto("/PromotionDetail?id=nothing"))?.status()).toBe(404);
    expect((await page.goto("/PromotionDetail"))?.status()).toBe(404);
  });
});

test("E12 promotions that do not arrive say so, and heal", anySize, async ({ page, world }) => {
  await world.fault({ match: { id: "C44" }, fault: { kind: "status", status: 500 } });
  await page.goto("/promotions");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toBeVisible();
  await world.clearFaults();
  await tryAgainUntil(alert, (within) => expect(page.locator(cards)).toHaveCount(8, within));
});

test.describe("a member's part in a promotion", anySize, () => {
  // A claim that comes too late is refused with it.
  test.use({ expectedErrors: [/status of 409.*\/PromotionDetail/] });

  test("A152 CA121 one press joins, says so with the focus, and shows how far it is", async ({
    page,
    world,
    expectAccessible,
  }) => {
    await signIn(page, world, "player1", "/PromotionDetail?id=3");
    const part = page.getByRole("region", { name: "Your participation" });
    const join = part.getByRole("button", { name: /^Take part/ });
    await expectAliveAt(join);
    await join.dblclick();
    await expect(part.getByRole("status")).toHaveText("You are now taking part.");
    await expect(part.getByRole("status"), "the button is gone").toBeFocused();
    await expect(join).toHaveCount(0);
    await expect(part).toContainText("0 of 30 rounds");
    expect(await countCalls(world, "CA121")).toBe(1);
    await expectAccessible();
    await part.getByRole("link", { name: "Play now" }).click();
    await expect(page).toHaveURL("/rng");
  });

  test("A152 CA122 what is ready is claimed once, by two presses and in two tabs", async ({
    page,
    world,
    context,
    expectAccessible,
  }) => {
    await signIn(page, world, "newbie");
    const deposit = await page.request.post("/member/deposit", {
      form: { methodId: "bank", amount: "50", idempotencyKey: crypto.randomUUID() },
      headers: { "Sec-Fetch-Site": "same-origin" },
      maxRedirects: 0,
    });
    expect(deposit.status()).toBe(302);
    await world.set({ clockAheadMs: 60_000 });
    const open = async (tab: typeof page) => {
      await tab.goto("/PromotionDetail?id=1");
      const part = tab.getByRole("region", { name: "Your participation" });
      const claim = part.getByRole("button", { name: /^Claim reward/ });
      await expectAliveAt(claim);
      return { part, claim };
    };
    const first = await open(page);
    const other = await open(await context.newPage());
    const before = Number(await balanceOf(world, "newbie"));
    const paid = async () => Number(await balanceOf(world, "newbie")) - before;

    await first.claim.dblclick();
    const told = first.part.getByRole("status");
    await expect(told).toHaveText("$50.00 has been added to your account.");
    await expect(told, "the button is gone").toBeFocused();
    await expect(first.claim).toHaveCount(0);
    await expect(first.part).toContainText("You received $50.00 on");
    expect(await countCalls(world, "CA122")).toBe(1);
    expect(await paid()).toBe(50);
    await page.bringToFront();
    await expectAccessible();

    // Another tab that has the button still.
    await other.claim.click();
    const late = other.part.getByRole("alert");
    await expect(late).toContainText("can't be claimed any more");
    await expect(late).toBeFocused();
    expect(await paid()).toBe(50);
  });
});
