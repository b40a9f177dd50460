import { messageLanguages } from "../../../brands/languages.ts";
import { expect, speak, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

/**
 * Replaces every amount on this page by one of nine digits. Returns their number.
 * @param html the page in another language, whose tables replace those of this page; null keeps them
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

/** Returns amounts that are broken over two lines, and those cut off in a box that can't scroll. */
function lostAmounts(): string[] {
  const lost: string[] = [];
  const range = document.createRange();
  const main = document.querySelector("main") ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const from = text.data.indexOf("₩");
    if (from < 0 || text.parentElement?.closest("svg, .sr-only, details:not([open])")) continue;
    // The sign belongs to the number.
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
            .poll(() => page.evaluate(lostAmounts), `${code} ${path} at ${width}`)
            .toEqual([]);
        }
      }
    }
  },
);

// These pages have amounts outside tables, so each page is loaded in each language.
test(
  "A126 nine-digit amounts of payments, the overview and the team are neither broken nor cut off",
  onlyInAllAnySize,
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
            .poll(() => page.evaluate(lostAmounts), `${code} ${path} at ${width}`)
            .toEqual([]);
        }
      }
    }
  },
);
