import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { balanceOf, countCalls, ownChange, signIn } from "../../support/player.ts";
import { isShown } from "../../support/read.ts";
import { anySize, onlyInAll } from "../../support/tags.ts";
import type { World } from "../../support/world.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of 422.*\/pointMall\/gift/] });

const points = (page: Page) => page.locator("main [data-points]");
const submit = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Makes a deposit that the operator approves, without showing the page. */
async function deposit(page: Page, world: World, amount: string) {
  const form = { methodId: "bank", amount, idempotencyKey: crypto.randomUUID() };
  const answer = await page.request.post("/member/deposit", {
    form,
    headers: await ownChange(page),
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  await world.set({ clockAheadMs: 3_600_000 });
  await page.request.get("/pointMall/history");
  // Encrypted requests need the platform's own time.
  await world.set({ clockAheadMs: 0 });
}

test(
  "R49 U28 M22 M23 C52 C53 C54 C56 C57 C58 K33 S29 D-25 D-26 points from a deposit are redeemed for a gift and converted to money, and the records show all of it",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world);
    await deposit(page, world, "500");
    await page.goto("/pointMall?type=GIFT");
    await expect(points(page)).toHaveText("3,100");
    await expectAccessible();
    await page.getByRole("link", { name: "Fruit basket" }).click();

    await page.getByLabel("Delivery address").fill("12 Harbour Street");
    await page.getByLabel("Contact number").fill("01055500001");
    await page.getByLabel("Payment password", { exact: true }).fill("111111");
    await expectAccessible();
    await submit(page, "Redeem now");
    await expect(page.locator("#redeem-password-error")).toContainText(
      "Incorrect payment password.",
    );
    await expect(page.getByLabel("Delivery address"), "typed values are kept").toHaveValue(
      "12 Harbour Street",
    );
    await page.getByLabel("Payment password", { exact: true }).fill("246810");
    await submit(page, "Redeem now");
    await expect(page).toHaveURL(/\/pointMall\/receipt\?id=RX/);
    const receipt = page.url();
    const status = page.getByRole("main").getByRole("status").first();
    await expect(status).toHaveText("Pending");
    await expect(points(page), "updated after the redemption").toHaveText("2,680");
    await expect(page.getByRole("main")).toContainText("12 Harbour Street");
    await expectAccessible();

    await page.getByRole("link", { name: "Convert to cash" }).click();
    const before = Number(await balanceOf(world));
    await page.getByLabel("Points to convert").fill("250");
    await expect(page.getByText("$2.50")).toBeVisible();
    await page.getByLabel("Payment password", { exact: true }).fill("246810");
    await expectAccessible();
    await submit(page, "Convert");
    await expect(page.getByRole("status").filter({ hasText: "in your wallet" })).toContainText(
      "$2.50",
    );
    await expect(page.getByText("$2.50 is in your wallet."), "visible").toBeInViewport();
    await expect(points(page)).toHaveText("2,430");
    expect(Number(await balanceOf(world)) - before).toBeCloseTo(2.5, 4);

    await page.getByRole("link", { name: "Point history" }).click();
    const rows = page.locator("main tbody tr");
    await expect(rows.nth(0)).toContainText(/Redeemed.*-250/s);
    await expect(rows.nth(1)).toContainText(/Redeemed.*-420/s);
    const fold = page.getByRole("button", { name: "Filters" });
    if (await isShown(fold, rows.first())) await fold.click();
    await page.getByLabel("Type").selectOption("DEPOSIT");
    await submit(page, "Show");
    await expect(rows.first()).toContainText(/Deposit.*\+100/s);

    await world.set({ clockAheadMs: 60_000 });
    await page.getByRole("link", { name: "My redemptions" }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(/Fruit basket.*Approved/s);
    await expect(
      page.getByText("held for redemptions"),
      "the redemption was decided meanwhile",
    ).toHaveCount(0);
    await page.goto(receipt);
    await expect(status).toHaveText("Approved");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "R49 U28 C53 C55 C57 C58 redeeming more than the stock is refused, another redemption succeeds, and points are converted to money, without JavaScript",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world, "player1", "/pointMall?reach=1&order=low");
      await expect(page.locator("main li h2").first()).toHaveText("Cash coupon $5");
      await page.getByRole("link", { name: "Fruit basket" }).click();
      await page.getByLabel("Delivery address").fill("12 Harbour Street");
      await page.getByLabel("Contact number").fill("01055500001");
      await page.getByLabel("Quantity").fill("26");
      await page.getByLabel("Payment password", { exact: true }).fill("246810");
      await submit(page, "Redeem now");
      await expect(page.locator("#redeem-quantity-error")).toHaveText(/^Only \d+ left\.$/);
      await expect(page.getByLabel("Quantity")).toHaveValue("26");
      await page.getByLabel("Quantity").fill("2");
      await page.getByLabel("Payment password", { exact: true }).fill("246810");
      await submit(page, "Redeem now");
      await expect(page).toHaveURL(/\/pointMall\/receipt\?id=RX/);
      await expect(points(page)).toHaveText("2,160");
      await page.getByRole("link", { name: "How it works" }).click();
      await expect(page.locator("main tbody tr")).toHaveCount(4);
      await page.getByRole("link", { name: "Convert to cash" }).click();
      await page.getByLabel("Points to convert").fill("100");
      await page.getByLabel("Payment password", { exact: true }).fill("246810");
      await submit(page, "Convert");
      await expect(page.getByText("$1.00 is in your wallet.")).toBeVisible();
      // Reloading the response does not submit the form again.
      await page.reload();
      await expect(points(page)).toHaveText("2,060");
      expect(await countCalls(world, "C58")).toBe(1);
    },
  );
});
