import { messageLanguages } from "../../../brands/languages.ts";
import { expect, speak, test } from "../../support/fixtures.ts";
import { lostAmounts, putLargeAmounts } from "../../support/large-amounts.ts";
import { signIn } from "../../support/player.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

/** Dividends are paid twice a month, so the last thirty days have some. */
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const lastDays = `from=${dayBefore(29)}&to=${dayBefore(0)}`;

test(
  "A126 nine-digit amounts of every report are neither broken nor cut off, at every width and in every language",
  onlyInAllAnySize,
  async ({ page, world }) => {
    test.slow();
    await signIn(page, world, "agent1");
    for (const name of ["profit", "revenue", "transactions", "records", "salary/daily"]) {
      const path = `/agentHome/${name}`;
      await page.goto(path);
      await expect(page.locator("main .table-box").first()).toBeVisible();
      for (const code of messageLanguages) {
        // Only the tables of a language are put into the open page: loading a page for each would take minutes.
        const html = await (await page.request.get(`${path}?lang=${code}`)).text();
        // Inline styles of the other page are removed, because they apply to that page only.
        const plain = html.replace(/<style[\s\S]*?<\/style>| style="[^"]*"/g, "");
        const amounts = await page.evaluate(putLargeAmounts, plain);
        expect(amounts, `${code} ${path}`).toBeGreaterThan(0);
        for (const width of [768, 1024, 1280, 1366]) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => page.evaluate(lostAmounts, "main"), `${code} ${path} at ${width}`)
            .toEqual([]);
        }
      }
    }
  },
);

// These pages have amounts outside tables, so each page is loaded in each language.
test(
  "A126 nine-digit amounts of payments, the overview, the team and income are neither broken nor cut off",
  onlyInAllAnySize,
  async ({ page, world, context, origin }) => {
    test.slow();
    await signIn(page, world, "agent1");
    const payments = ["dividends", "salary/hourly", "salary/real-time"];
    const income = ["income?compare=before", "income/statement", "contracts/all"];
    const others = ["overview", "downline", "downline/agent2", ...income];
    for (const code of ["en", "ko", "ja"]) {
      await speak(context, origin, code);
      for (const name of [...payments, ...others]) {
        const path = `/agentHome/${name}`;
        await page.setViewportSize({ width: 1366, height: 900 });
        await page.goto(`${path}${path.includes("?") ? "&" : "?"}${lastDays}`);
        await expect(page.locator("html")).toHaveAttribute("lang", code);
        await expect(
          page
            .locator("main")
            .getByText(/\p{Sc}\d/u)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        // Streamed content arrives later.
        await expect
          .poll(() => page.evaluate(putLargeAmounts, null), `${code} ${path}`)
          .toBeGreaterThan(3);
        for (const width of [768, 1024, 1280, 1366]) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => page.evaluate(lostAmounts, "main"), `${code} ${path} at ${width}`)
            .toEqual([]);
        }
      }
    }
  },
);
