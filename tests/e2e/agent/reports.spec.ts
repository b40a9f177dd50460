import { readFile } from "node:fs/promises";
import { agentPages } from "../../../app/routes/agent/pages.ts";
import { expect, speak, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { isShown, textOf } from "../../support/read.ts";
import { anySize, onlyInAllAnySize, onlyInAllOnDesk } from "../../support/tags.ts";

// Each page is checked once: half of the pages in each brand, language and size.
for (const [brand, language, wide] of [
  ["aurora", "en", false],
  ["hanbit", "ko", true],
] as const) {
  const its = agentPages.filter((_, at) => at % 2 === Number(wide));
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(
      `U29 U30 U31 the pages of the agent center are accessible (${brand} ${language})`,
      wide ? onlyInAllOnDesk : anySize,
      async ({ page, world, context, origin, expectAccessible }) => {
        test.slow();
        await speak(context, origin, language);
        await signIn(page, world, "agent1");
        for (const { path } of its) {
          await page.goto(path);
          await expect(page.locator("main [data-block-failed]"), path).toHaveCount(0);
          await expect(page.getByRole("heading", { level: 1 }), path).not.toBeEmpty();
          // A message that is missing in the page's texts would appear as its key.
          await expect(page.locator("main"), path).not.toContainText(
            /\b(member|agentCenter)\.[a-z]/i,
          );
          await expectAccessible();
        }
      },
    );
  });
}

test(
  "U30b U30e U30f K24 by keyboard, figures lead to rounds, which can be sorted, searched and downloaded",
  onlyInAllOnDesk,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/overview");
    await page.getByRole("link", { name: "30 days" }).click();
    await expect(page).toHaveURL(/range=last-30-days/);
    // The page's links get the new range when the page is updated, shortly after the address.
    await expect(page.getByRole("link", { name: "30 days" })).toHaveAttribute("aria-current");
    await expect(page.getByRole("img", { name: /^Bets by day/ })).toBeVisible();
    await page.getByRole("link", { name: "Deposits" }).click();
    await expect(page.getByRole("img", { name: /^Deposits by day/ })).toBeVisible();
    await page.getByText("As a table").click();
    // The platform counts days in its own time zone, so there may be one more day.
    const days = page.getByRole("table", { name: "By day" }).locator("tbody tr");
    await expect.poll(() => days.count()).toBeGreaterThanOrEqual(30);
    await page.getByRole("link", { name: "All accounts" }).click();
    const rows = page.locator("main tbody tr");
    await expect(page).toHaveURL(/\/agentHome\/profit\?range=/);
    // The address changes shortly before the page.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profit and loss");

    await page.keyboard.press("/");
    await page.keyboard.type("kim");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=kim/);
    await expect(rows.filter({ hasNotText: "kim" })).toHaveCount(0);
    await page.getByRole("link", { name: "Bet", exact: true }).click();
    await expect(page).toHaveURL(/search=kim&.*sort=-STAKE/);
    const heads = page.locator("main thead th");
    await expect(heads.filter({ hasText: /^Bet$/ })).toHaveAttribute("aria-sort", "descending");
    const account = await textOf(rows.nth(1).getByRole("link").first());
    await rows.first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page, "an account leads to the report of its team").toHaveURL(
      new RegExp(`/agentHome/profit\\?range=last-30-days&line=${account}$`),
    );
    await expect(rows.first()).toContainText(account ?? "");
    // Reports of thirty days show sums only. Those of seven days link to their entries.
    await page.getByRole("link", { name: "7 days" }).click();
    await expect(page.getByText(/^Entries go back to/)).toHaveCount(0);
    await rows.first().focus();
    // The link to the bets is the last one, after the account and the paid amounts. It leads to the entries.
    await rows.first().getByRole("link", { name: /^\$/ }).last().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(
      new RegExp(`/agentHome/records\\?range=last-7-days&account=${account}$`),
    );
    await expect(rows).not.toHaveCount(0);
    await expect(rows.filter({ hasNotText: account ?? "" })).toHaveCount(0);

    const loading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download CSV" }).click();
    const file = await loading;
    expect(file.suggestedFilename()).toMatch(
      /^aurora-records_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/,
    );
    const [head, ...lines] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
    expect(head).toMatch(
      /^\uFEFFAccount,Tags,Game,Provider,Game type,Draw,Selection,Drawn numbers,Time \(GMT\+08:00\),Bet,/,
    );
    expect(lines.filter((line) => !line.startsWith(`${account},`))).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("U30f U30g U30h U30l K30 reports are filtered and paged without JavaScript", async ({
    page,
    world,
  }) => {
    await signIn(page, world, "agent1", "/agentHome/transactions");
    const rows = page.locator("main tbody tr");
    const fold = page.getByRole("button", { name: "Filters" });
    if (await isShown(fold, rows.first())) await fold.click();
    await page.getByRole("combobox", { name: "Type" }).selectOption("BET");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/kind=BET/);
    await expect(rows.filter({ hasNotText: "Bet" })).toHaveCount(0);
    const first = await textOf(rows.first());
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/kind=BET.*offset=50/);
    await expect(rows.first()).not.toHaveText(first);
    await page.goto("/agentHome/revenue");
    await expect(page.getByRole("img", { name: /^Your commission by game type/ })).toBeVisible();
    await page.goto("/agentHome/salary/real-time");
    await expect(page.locator("[data-next-settlement]")).toHaveText("Settled every five minutes");
    await page.goto("/agentHome/overview?chart=win");
    await expect(page.getByRole("img", { name: /^Payouts by day/ })).toBeVisible();
  });
});

test(
  "U30l K30 the page counts down to the next settlement and then loads it",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await page.clock.install();
    await signIn(page, world, "agent1", "/agentHome/salary/real-time");
    const left = page.locator("[data-next-settlement]");
    await expect(left).toHaveText(/^Next settlement in [0-5]:\d\d$/);
    await world.forgetCalls();
    await page.clock.runFor(300_000);
    await expect
      .poll(async () => (await world.calls()).filter(({ id }) => id === "CA65").length)
      .toBeGreaterThan(0);
  },
);

test(
  "U30j U30e headings and states in narrow columns break only between words, in every script",
  onlyInAllAnySize,
  async ({ page, world, context, origin }) => {
    test.slow();
    await signIn(page, world, "agent1");
    for (const lang of ["zh", "ja", "ko", "th"]) {
      await speak(context, origin, lang);
      for (const path of ["/agentHome/salary/daily", "/agentHome/records"]) {
        await page.goto(path);
        for (const width of [768, 1024]) {
          await page.setViewportSize({ width, height: 900 });
          const { states, broken, beyond } = await page
            .locator("main table")
            .first()
            .evaluate(wordsOf);
          expect(states, `${lang} ${path}`).toBeGreaterThan(0);
          expect(broken, `${lang} ${path} at ${width}`).toEqual([]);
          expect(beyond, `${lang} ${path} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
    }
  },
);

test(
  "A159 U30j a table wider than its card scrolls in it, also by keyboard, and its first column stays in view",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1");
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto("/agentHome/salary/daily");
    const card = page.locator(".table-box").first();
    // Narrower and wider than any font.
    const space = (letters: string) =>
      card.locator("table").evaluate((table, wide) => {
        table.style.letterSpacing = wide;
      }, letters);
    await space("-0.2em");
    await expect(card).toHaveAttribute("data-fits");
    await space("0.5em");
    await expect(card).not.toHaveAttribute("data-fits");
    await expect(page.getByRole("region", { name: "Daily salary" })).toBeVisible();
    await expectAccessible();
    await card.focus();
    const last = card.locator("thead th").last();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await expect(async () => {
      await card.press("ArrowRight");
      await expect(last).toBeInViewport({ ratio: 1, timeout: 200 });
    }).toPass();
    await expect(card.locator("tbody th").first()).toBeInViewport({ ratio: 0.9 });
  },
);

test(
  "A126 compared profit, also by branch, fits a desk of 1440 px in Korean",
  onlyInAllOnDesk,
  async ({ page, world, context, origin }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, world, "agent1");
    await speak(context, origin, "ko");
    for (const report of ["profit", "profit/branches"]) {
      await page.goto(`/agentHome/${report}?compare=before`);
      const table = page.getByRole("main").locator("table.rows").first();
      await expect(table.getByRole("columnheader", { name: "증감" })).toBeVisible();
      const beyond = (box: Element) => box.scrollWidth - box.clientWidth;
      await expect
        .poll(() => table.locator("xpath=..").evaluate(beyond), { message: report })
        .toBeLessThanOrEqual(0);
    }
  },
);

/**
 * Returns headings and states with a word that is broken over several lines, and by how many pixels the table
 * exceeds its card.
 */
function wordsOf(table: Element) {
  const cells = [...table.querySelectorAll("thead th, tbody .whole > :last-child")];
  const range = document.createRange();
  // Thai has no spaces between words, so the browser's segmenter finds them.
  const isBroken = (text: Text) =>
    [
      ...new Intl.Segmenter(document.documentElement.lang, { granularity: "word" }).segment(
        text.data,
      ),
    ]
      .filter(({ isWordLike }) => isWordLike)
      .some(({ index, segment }) => {
        range.setStart(text, index);
        range.setEnd(text, index + segment.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
  const broken = cells.filter((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (isBroken(walker.currentNode as Text)) return true;
    return false;
  });
  const box = table.parentElement ?? table;
  // Content wider than its box can be scrolled, unless the box clips it.
  const clipped = getComputedStyle(box).overflowX === "clip";
  return {
    states: table.querySelectorAll("tbody .whole").length,
    broken: [...new Set(broken.map(({ textContent }) => textContent))],
    beyond: clipped ? table.scrollWidth - box.clientWidth : 0,
  };
}
