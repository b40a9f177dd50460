import { messageLanguages } from "../../brands/languages.ts";
import { anySize, expect, speak, test } from "../support/fixtures.ts";
import { signIn } from "../support/player.ts";

/**
 * Puts nine digits into every amount of this page; how many there are.
 * @param html another language's page, whose tables take the place of these; null leaves them as they are
 */
function putLargeAmounts(html: string | null): number {
  if (html !== null) {
    const there = new DOMParser().parseFromString(html, "text/html");
    document.documentElement.lang = there.documentElement.lang;
    const tables = [...there.querySelectorAll("main .table-box > table")];
    document.querySelectorAll("main .table-box > table").forEach((table, at) => {
      table.innerHTML = tables[at]?.innerHTML ?? "";
    });
  }
  let amounts = 0;
  const texts = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(/\p{Sc}[\d.,]+/gu, () => {
      amounts += 1;
      return "₩987,654,321";
    });
  }
  return amounts;
}

/** Amounts on two lines, and those that are cut off where nothing scrolls to them. */
function lostAmounts(): string[] {
  const lost: string[] = [];
  const range = document.createRange();
  const main = document.querySelector("main") ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const from = text.data.indexOf("₩");
    if (from < 0 || text.parentElement?.closest("svg, .sr-only, details:not([open])")) continue;
    // A sign is a part of its number.
    range.setStart(text, from - (/[-+−]\u2060?$/.exec(text.data.slice(0, from))?.[0].length ?? 0));
    range.setEnd(text, from + "₩987,654,321".length);
    const rects = [...range.getClientRects()];
    const lines = new Set(rects.map(({ top }) => Math.round(top)));
    if (lines.size > 1) lost.push(`broken: ${text.data}`);
    const right = Math.max(...rects.map((rect) => rect.right));
    for (let box = text.parentElement; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === "auto" || overflowX === "scroll") break;
      const clips = overflowX !== "visible" || box === document.documentElement;
      if (clips && right > box.getBoundingClientRect().right + 1)
        lost.push(`cut off: ${text.data}`);
    }
  }
  return lost;
}

/** Dividends are paid twice a month: the last thirty days have some. */
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const lastDays = `from=${dayBefore(29)}&to=${dayBefore(0)}`;

test(
  "A126 nine-digit amounts of every report stay whole and in reach, at every width and in every language",
  anySize,
  async ({ page, world }) => {
    test.slow();
    await signIn(page, world, "agent1");
    for (const name of ["profit", "revenue", "transactions", "records", "salary/daily"]) {
      const path = `/agentHome/${name}`;
      await page.goto(path);
      await expect(page.locator("main .table-box").first()).toBeVisible();
      for (const code of messageLanguages) {
        // The words of a language are put into the page that is there: a page load each would take minutes.
        const html = await (await page.request.get(`${path}?lang=${code}`)).text();
        // Another page's own styles are not this page's to apply.
        const plain = html.replace(/<style[\s\S]*?<\/style>| style="[^"]*"/g, "");
        const amounts = await page.evaluate(putLargeAmounts, plain);
        expect(amounts, `${code} ${path}`).toBeGreaterThan(0);
        for (const width of [768, 1024, 1280, 1366]) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => page.evaluate(lostAmounts), `${code} ${path} at ${width}`)
            .toEqual([]);
        }
      }
    }
  },
);

// What each of them shows besides tables is as wide as its words, so each is asked for in the language itself.
test(
  "A126 nine-digit amounts of payments, the overview and the team stay whole and in reach",
  anySize,
  async ({ page, world, context, origin }) => {
    test.slow();
    await signIn(page, world, "agent1");
    const payments = ["dividends", "salary/hourly", "salary/real-time"];
    const others = ["overview", "downline", "downline/agent2"];
    for (const code of ["en", "ko", "ja"]) {
      await speak(context, origin, code);
      for (const name of [...payments, ...others]) {
        const path = `/agentHome/${name}`;
        await page.setViewportSize({ width: 1366, height: 900 });
        await page.goto(`${path}?${lastDays}`);
        await expect(page.locator("html")).toHaveAttribute("lang", code);
        await expect(
          page
            .locator("main")
            .getByText(/\p{Sc}\d/u)
            .first(),
        ).toBeVisible();
        // What comes with the stream is there a moment later.
        await expect
          .poll(() => page.evaluate(putLargeAmounts, null), `${code} ${path}`)
          .toBeGreaterThan(3);
        for (const width of [768, 1024, 1280, 1366]) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => page.evaluate(lostAmounts), `${code} ${path} at ${width}`)
            .toEqual([]);
        }
      }
    }
  },
);
