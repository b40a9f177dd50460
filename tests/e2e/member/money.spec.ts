/** Money on a player's pages: in the currency's decimals, the booked amount on focus, and never cut off (A220). */
import { memberPages } from "../../../app/routes/member/pages.ts";
import { expect, test } from "../../support/fixtures.ts";
import { lostAmounts, putLargeAmounts } from "../../support/large-amounts.ts";
import { signIn } from "../../support/player.ts";
import { attributeOf, countOf, textOf } from "../../support/read.ts";
import { anySize } from "../../support/tags.ts";

const listed = (text: string) => text.trim().split(/\s+/);
const addresses = [
  ...memberPages.map(({ path }) => path),
  ...listed(`
    / /member/withdraw?amount=100000 /member/transfer?amount=1000 /pointMall /pointMall/convert /pointMall/history
    /promotions /PromotionDetail?id=1 /game/120001 /rng`),
];
const widths = [320, 344, 360, 375, 390, 412, 430, 480];

test.describe("of the server's page, so that nothing is drawn anew over the long amounts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "A220 nine-digit won is neither cut off nor broken, in the header and on every page, from 320 to 480 px",
    anySize,
    async ({ page, world }) => {
      test.slow();
      await world.set({ memberPatch: { account: "player2", balance: "987654321" } });
      await signIn(page, world, "player2");
      for (const address of addresses) {
        await page.setViewportSize({ width: 390, height: 800 });
        await page.goto(`${address}${address.includes("?") ? "&" : "?"}stream=off`);
        await expect(page.locator("main").first(), address).toBeVisible();
        const balance = page.locator("header [data-balance]").first();
        await expect(balance, address).toHaveText("₩987,654,321");
        await page.evaluate(putLargeAmounts, null);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expect(balance).toBeVisible();
          await expect
            .poll(() => page.evaluate(lostAmounts, "body"), `${address} at ${width}`)
            .toEqual([]);
        }
      }
    },
  );
});

test("A220 money has the decimals of its currency on every page of a player, and the booked amount on focus and in the file", async ({
  page,
  world,
}) => {
  test.slow();
  await signIn(page, world, "player1");
  let rounded = 0;
  for (const { path } of memberPages) {
    await page.goto(path);
    await expect(page.locator("main").first(), path).toBeVisible();
    rounded += await countOf(page.locator(".rounded-amount"), page.locator("main").first());
    // A rate of exchange is no amount of money.
    await expect(page.locator("body"), path).not.toHaveText(/\$[\d,]*(?:\.\d(?!\d)|\.\d{3,})/, {
      useInnerText: true,
    });
  }
  expect(rounded).toBeGreaterThan(0);

  await page.goto("/member/profit");
  const amount = page.locator("main .rounded-amount").first();
  await expect(amount).toHaveText(/\.\d\d$/, { useInnerText: true });
  const shown = await textOf(amount.locator("> :first-child"));
  const booked = await attributeOf(amount, "title");
  expect(booked).toMatch(/\.\d{3,}$/);
  await amount.focus();
  await expect(amount).toHaveText(booked, { useInnerText: true });
  await amount.blur();
  await expect(amount).toHaveText(shown, { useInnerText: true });
  const file = await attributeOf(page.getByRole("link", { name: /CSV/ }).first(), "href");
  expect(await (await page.request.get(file)).text()).toMatch(/\.\d{3}[1-9]/);
});
