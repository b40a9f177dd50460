/** The brand's typeface (H10): its bytes, and pages that don't move when it comes late or never. */
import type { Page } from "@playwright/test";
import { expect, hold, nextFrames, speak, test } from "../../support/fixtures.ts";
import { anySize, dailyIf, onlyInAllAnySize } from "../../support/tags.ts";

const font = /\.woff2/;
const families = { aurora: "Space Grotesk", hanbit: "Plus Jakarta Sans", mekong: "Trirong" };
const shown = [
  ["aurora", "en"],
  ["aurora", "vi"],
  ["aurora", "th"],
  ["hanbit", "ko"],
  ["mekong", "vi"],
  ["mekong", "th"],
] as const;

/** Reads the fonts that the page has loaded, with their bytes. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes(".woff2"))
      .map((each) => ({
        name: each.name,
        bytes: (each as PerformanceResourceTiming).decodedBodySize,
      })),
  );

/** Adds up the layout shifts from the page's beginning, in the page. */
function countShifts() {
  const counted = window as Window & { shifts?: number };
  counted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const each of list.getEntries() as (PerformanceEntry & { value: number })[])
      counted.shifts = (counted.shifts ?? 0) + each.value;
  }).observe({ type: "layout-shift", buffered: true });
}

for (const [brand, language] of shown) {
  test.describe(`${brand} in ${language}`, () => {
    test.use({ visitor: { brand } });

    test(
      "H10 the first page loads its own fonts only, 40 kB at most",
      dailyIf(language === "en", anySize),
      async ({ page, context, origin }) => {
        await speak(context, origin, language);
        await page.goto("/");
        await page.evaluate(() => document.fonts.ready);
        const fonts = await loadedFonts(page);
        expect(fonts.length).toBe(language === "en" ? 1 : 2);
        expect(fonts.every(({ name }) => name.startsWith(`${origin}/assets/`))).toBe(true);
        const bytes = fonts.reduce((sum, each) => sum + each.bytes, 0);
        expect(bytes).toBeGreaterThan(10_000);
        expect(bytes).toBeLessThanOrEqual(40_000);
        const family = language === "ko" ? "Do Hyeon" : families[brand];
        const heading = page.locator("main h2").first();
        await expect(heading).toHaveCSS("font-family", new RegExp(`^"?${family}"?,`));
      },
    );

    test(
      "H10 nothing moves when the fonts come late",
      onlyInAllAnySize,
      async ({ page, context, origin }) => {
        await speak(context, origin, language);
        await page.addInitScript(countShifts);
        const letGo = await hold(page, font);
        // The page's load event waits for what it preloads.
        await page.goto("/", { waitUntil: "commit" });
        await expect(page.locator("main h2").nth(1)).toBeVisible();
        const come = page.waitForEvent("requestfinished", (request) => font.test(request.url()));
        letGo();
        await come;
        await page.evaluate(() => document.fonts.ready);
        await nextFrames(page);
        expect(await page.evaluate(() => (window as Window & { shifts?: number }).shifts)).toBe(0);
      },
    );
  });
}

for (const [brand, family] of Object.entries(families)) {
  test(
    `H10 figures of ${family} have one width, and local fonts its size`,
    onlyInAllAnySize,
    async ({ page, context, origin }) => {
      await context.addCookies([{ name: "dev-brand", value: brand, url: origin }]);
      await page.goto("/");
      const sizes = await page.evaluate(async (name) => {
        const local = `${name} Arial`;
        // A machine without Arial refuses the local font; then only the widths of digits are compared.
        for (const weight of [400, 700])
          for (const each of [name, local])
            await document.fonts.load(`${weight} 100px "${each}"`).catch(() => []);
        const box = document.createElement("span");
        box.style.cssText =
          "position:absolute;white-space:pre;line-height:normal;font-variant-numeric:tabular-nums";
        document.body.appendChild(box);
        const measure = (font: string, text: string, weight = 400) => {
          box.style.font = `${weight} 100px "${font}"`;
          box.style.fontVariantNumeric = "tabular-nums";
          box.textContent = text;
          return box.getBoundingClientRect();
        };
        const text = "Popular games and live dealers";
        return {
          hasLocal: [...document.fonts].some(
            (face) => face.family.includes(local) && face.status === "loaded",
          ),
          ones: measure(name, "1111111111").width,
          eights: measure(name, "8888888888").width,
          pairs: [400, 700].map((weight) => {
            const [own, other] = [measure(name, text, weight), measure(local, text, weight)];
            return { width: other.width / own.width, height: Math.abs(other.height - own.height) };
          }),
        };
      }, family);
      expect(sizes.ones).toBeCloseTo(sizes.eights, 1);
      test.skip(!sizes.hasLocal, "This machine has no Arial, nor what stands for it.");
      for (const { width, height } of sizes.pairs) {
        expect(width).toBeGreaterThan(0.95);
        expect(width).toBeLessThan(1.05);
        expect(height).toBeLessThan(2);
      }
    },
  );
}

test.describe("a visitor who saves data", () => {
  test.use({ extraHTTPHeaders: { "save-data": "on" } });

  test("H10 gets no web font", onlyInAllAnySize, async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    expect(await loadedFonts(page)).toEqual([]);
    await expect(page.locator("main h2").first()).toHaveCSS("font-family", /^system-ui/);
  });
});
