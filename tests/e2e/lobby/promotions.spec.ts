import { expect, expectAliveAt, speak, test, tryAgainUntil } from "../../support/fixtures.ts";
import {
  balanceOf,
  countCalls,
  endSession,
  fillSignIn,
  ownChange,
  signIn,
} from "../../support/player.ts";
import { boxOf, textOf } from "../../support/read.ts";
import { anySize, dailyIf, onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

const cards = "main li:has(h2, h3)";

for (const [brand, language, title] of [
  ["aurora", "en", "Promotions"],
  ["hanbit", "ko", "프로모션"],
] as const) {
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(
      `R25 R50 the list and the page of a promotion are accessible (${brand} ${language})`,
      dailyIf(brand === "aurora"),
      async ({ page, context, origin, expectAccessible }) => {
        await speak(context, origin, language);
        await page.goto("/promotions");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.locator(cards)).toHaveCount(6);
        await expectAccessible();
        const link = page.locator(cards).first().getByRole("heading").getByRole("link");
        const name = await textOf(link);
        await link.click();
        await expect(page).toHaveURL(/\/PromotionDetail\?id=1$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
        await expectAccessible();
      },
    );
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "H5 K37 kinds, states and periods are links, and a claim answers on the promotion's page",
    onlyInAll,
    async ({ page, world }) => {
      await page.goto("/promotions");
      await page.getByRole("link", { name: "Friends", exact: true }).click();
      await expect(page).toHaveURL("/promotions?kind=friends");
      await expect(page.locator(cards)).toHaveCount(1);
      await page.getByRole("link", { name: "Next 7 days" }).click();
      await expect(page, "one filter keeps the other").toHaveURL("/promotions?kind=friends&days=7");
      await expect(page.getByRole("list", { name: "Status" })).toHaveCount(0);
      await page.getByRole("link", { name: "Friends", exact: true }).click();
      await expect(page, "what is chosen is taken away by itself").toHaveURL("/promotions?days=7");

      await signIn(page, world, "player1", "/promotions?state=not_joined&kind=games");
      const jackpot = page.locator(cards).filter({ hasText: "Jackpot week" });
      await jackpot.getByRole("button", { name: /^Take part/ }).click();
      await expect(page).toHaveURL("/PromotionDetail?id=3");
      await expect(page.getByRole("main").getByRole("status")).toHaveText(
        "You are now taking part.",
      );
      await page.goto("/promotions?state=joined");
      await expect(jackpot).toContainText("0 of 30 rounds · 30 rounds to go");
    },
  );

  test("R25 R50 A24 a promotion can be opened and left", onlyInAll, async ({ page }) => {
    await page.goto("/promotions");
    await page.locator(cards).nth(1).getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("article")).toContainText("Every Monday");
    await page.getByRole("link", { name: "Log in to take part" }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2FPromotionDetail%3Fid%3D2$/);
    await page.goBack();
    await page.getByRole("link", { name: "All promotions" }).click();
    await expect(page).toHaveURL(/\/promotions$/);
  });
});

test(
  "U39 an announcement's button opens the promotion of its type",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/promotions?type=CASHBACK");
    await expect(page).toHaveURL(/\/PromotionDetail\?id=2$/);
    await page.goto("/promotions?type=NO_SUCH_KIND");
    await expect(page.locator(cards), "an unknown type does not filter the list").toHaveCount(6);
  },
);

test(
  "A24 another spelling of the path redirects to the address",
  onlyInAllAnySize,
  async ({ page }) => {
    const answer = await page.request.get("/promotiondetail?id=3", { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, "/PromotionDetail?id=3"]);
  },
);

test("R50 a member sees no link to the login", onlyInAllAnySize, async ({ page, world }) => {
  await signIn(page, world, "player1", "/PromotionDetail?id=1");
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in to take part" })).toHaveCount(0);
});

test.describe("an unknown promotion", anySize, () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("R50 R56 is not found", onlyInAll, async ({ page }) => {
    expect((await page.goto("/PromotionDetail?id=nothing"))?.status()).toBe(404);
    expect((await page.goto("/PromotionDetail"))?.status()).toBe(404);
  });
});

test(
  "E12 promotions that fail to load show an error, and retrying works",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await world.fault({ match: { id: "C44" }, fault: { kind: "status", status: 500 } });
    await page.goto("/promotions");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toBeVisible();
    await world.clearFaults();
    await tryAgainUntil(alert, (within) => expect(page.locator(cards)).toHaveCount(6, within));
  },
);

test.describe("a member's participation in a promotion", anySize, () => {
  // A late claim is refused with 409.
  test.use({ expectedErrors: [/status of 409.*\/PromotionDetail/] });

  test(
    "A152 CA121 a double click joins once, the message gets the focus, and the page shows the progress",
    onlyInAll,
    async ({ page, world, expectAccessible }) => {
      await signIn(page, world, "player1", "/PromotionDetail?id=3");
      const part = page.getByRole("region", { name: "Your participation" });
      const join = part.getByRole("button", { name: /^Take part/ });
      await expectAliveAt(join);
      await join.dblclick();
      await expect(part.getByRole("status")).toHaveText("You are now taking part.");
      await expect(part.getByRole("status"), "the clicked button no longer exists").toBeFocused();
      await expect(join).toHaveCount(0);
      await expect(part).toContainText("0 of 30 rounds");
      // A second click may come before the button is disabled. It has no further effect and no message of its own.
      expect(await countCalls(world, "CA121")).toBeLessThanOrEqual(2);
      await expectAccessible();
      await part.getByRole("link", { name: "Play now" }).click();
      await expect(page).toHaveURL("/rng");
    },
  );

  test(
    "A152 CA122 a reward is claimed once, despite a double click and two tabs",
    onlyInAll,
    async ({ page, world, context, expectAccessible }) => {
      await signIn(page, world, "newbie");
      const deposit = await page.request.post("/member/deposit", {
        form: { methodId: "bank", amount: "50", idempotencyKey: crypto.randomUUID() },
        headers: await ownChange(page),
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
      const reported = first.part.getByRole("status");
      await expect(reported).toHaveText("$50.00 has been added to your account.");
      await expect(reported, "the clicked button no longer exists").toBeFocused();
      await expect(first.claim).toHaveCount(0);
      await expect(first.part).toContainText("You received $50.00 on");
      expect(await countCalls(world, "CA122")).toBe(1);
      expect(await paid()).toBe(50);
      await page.bringToFront();
      await expectAccessible();

      // Another tab that still shows the button.
      await other.claim.click();
      const late = other.part.getByRole("alert");
      await expect(late).toContainText("can no longer be claimed");
      await expect(late).toBeFocused();
      expect(await paid()).toBe(50);
    },
  );
});

test(
  "H5 A165 a guest reads the terms in short, and reaches the games with one press and comes back",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/promotions?kind=games");
    const card = page.locator(cards).filter({ hasText: "Jackpot week" });
    await expect(card).toContainText("Take part here, then play Slots.");
    const games = card.getByRole("link", { name: "Slots" });
    await expectAliveAt(games);
    await games.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    await games.click();
    await expect(page).toHaveURL("/rng");
    await page.goBack();
    await expect(page).toHaveURL("/promotions?kind=games");
    await expect.poll(() => page.evaluate(() => scrollY), "at the same place").toBe(at);
    await card.getByRole("heading").getByRole("link").click();
    const terms = page.getByRole("region", { name: "Key terms" });
    await expect(terms).toContainText("1× the bonus");
    const text = page.getByText("play 30 rounds on any slots");
    const [above, below] = [await boxOf(terms), await boxOf(text)];
    expect(above.y).toBeLessThan(below.y);
  },
);

test(
  "H5 a card of a filtered list stays with the answer to its step",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/promotions?state=not_joined");
    const card = page.locator(cards).filter({ hasText: "Jackpot week" });
    const join = card.getByRole("button", { name: /^Take part/ });
    await expectAliveAt(join);
    await join.click();
    await expect(card.getByRole("status")).toHaveText("You are now taking part.");
    await expect(card).toContainText("30 rounds to go");
    // A second click may come before the button is disabled. It has no further effect and no message of its own.
    expect(await countCalls(world, "CA121")).toBeLessThanOrEqual(2);
    await expectAccessible();
    await page.getByRole("link", { name: "Ready to claim" }).click();
    await expect(page).toHaveURL("/promotions?state=claimable");
  },
);

test(
  "E12 H5 states that can't be loaded are reported above the list",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await world.fault({ match: { id: "CA120" }, fault: { kind: "status", status: 500 } });
    await signIn(page, world, "player1", "/promotions?state=joined");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Your participation");
    await expect(page.locator(cards)).toHaveCount(6);
  },
);

test.describe("joining as a guest", anySize, () => {
  // The portal refuses a step after the session's end.
  test.use({ expectedErrors: [/status of 401.*\/PromotionDetail/] });

  test(
    "H6 A136 A152 goes on after the login, on the promotion's page",
    onlyInAll,
    async ({ page, world }) => {
      await page.goto("/promotions?kind=games");
      const card = page.locator(cards).filter({ hasText: "Jackpot week" });
      const join = card.getByRole("link", { name: /^Log in to take part/ });
      await expectAliveAt(join);
      await join.click();
      await fillSignIn(page, world);
      await expect(page).toHaveURL("/PromotionDetail?id=3");
      await expect(page.getByRole("main").getByRole("status")).toHaveText(
        "You are now taking part.",
      );
      // A second click may come before the button is disabled. It has no further effect and no message of its own.
      expect(await countCalls(world, "CA121")).toBeLessThanOrEqual(2);
    },
  );

  test("H6 is forgotten when the login is closed", onlyInAll, async ({ page, world }) => {
    await page.goto("/PromotionDetail?id=3");
    const join = page.getByRole("link", { name: /^Log in to take part/ });
    await expectAliveAt(join);
    await join.click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await signIn(page, world, "player1", "/PromotionDetail?id=3");
    const part = page.getByRole("region", { name: "Your participation" });
    await expectAliveAt(part.getByRole("button", { name: /^Take part/ }));
    expect(await countCalls(world, "CA121")).toBe(0);
  });

  test(
    "H6 A20 goes on after a session that ended unnoticed",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world, "player1", "/PromotionDetail?id=3");
      const part = page.getByRole("region", { name: "Your participation" });
      const join = part.getByRole("button", { name: /^Take part/ });
      await expectAliveAt(join);
      await endSession(page);
      await join.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await fillSignIn(page, world);
      await expect(part.getByRole("status")).toHaveText("You are now taking part.");
      // A second click may come before the button is disabled. It has no further effect and no message of its own.
      expect(await countCalls(world, "CA121")).toBeLessThanOrEqual(2);
    },
  );
});
