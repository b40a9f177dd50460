/** The three houses: none is taken for another, and each keeps the rules that hold for all. */
import { brandFiles } from "../../../brands/index.ts";
import { enter, expect, expectAliveAt, speak, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { anySize, dailyIf } from "../../support/tags.ts";
import { correlation, formOf } from "./likeness.ts";

/** Two different pages of one brand had 0.27 to 0.44, the two brands that everybody took for one 0.88 to 0.95. */
const mostAlike = 0.55;

const pages = ["/", "/rng", "/promotions"] as const;

for (const path of pages) {
  test(
    `B7 with pictures and colours taken away, no two brands are alike on ${path}`,
    dailyIf(path === "/rng"),
    async ({ page, context, origin, isMobile, world }) => {
      test.slow();
      const forms: [string, number[]][] = [];
      for (const { id } of brandFiles) {
        await enter(context, origin, { brand: id, world: world.name });
        await speak(context, origin, "en");
        await page.goto(path);
        await expect(page.locator("main")).toBeVisible();
        // What is late has come by then; a page that goes on asking is looked at as it is.
        await page.waitForLoadState("networkidle", { timeout: 15_000 }).catch(() => undefined);
        forms.push([id, await formOf(page, isMobile ? "phone" : "desk")]);
      }
      const alike = forms.flatMap(([one, form], at) =>
        forms
          .slice(at + 1)
          .map(([other, its]) => `${one} and ${other}: ${correlation(form, its).toFixed(2)}`),
      );
      test.info().annotations.push({ type: "correlation", description: alike.join(", ") });
      const tooMuch = alike.filter((pair) => Number(pair.split(": ")[1]) > mostAlike);
      expect(tooMuch, alike.join(", ")).toEqual([]);
    },
  );
}

const visited = [
  ...[...pages, "/login", "/search?q=dragon", "/help"].map((path) => [path, null] as const),
  ...["overview", "revenue", "contracts", "rates"].map(
    (page) => [`/agentHome/${page}`, "agent1"] as const,
  ),
];

for (const { id, theme } of brandFiles) {
  const schemes = theme.switchable ? (["dark", "light"] as const) : [theme.scheme];
  for (const scheme of schemes) {
    test.describe(`${id}, ${scheme}`, () => {
      test.use({ visitor: { brand: id } });
      for (const [path, account] of visited) {
        test(
          `B4 B6 ${id}, ${scheme}: ${path} can be read, reached and pressed`,
          dailyIf(path === "/" || (scheme === "light" && path === "/agentHome/overview")),
          async ({ page, world, expectAccessible }) => {
            await page.addInitScript((chosen) => localStorage.setItem("scheme", chosen), scheme);
            if (account) await signIn(page, world, account, path);
            else await page.goto(path);
            await expect(page.locator("main")).toBeVisible();
            await expectAccessible();
            const wider = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(wider, "nothing is wider than the window").toBe(0);
          },
        );
      }
    });
  }
}

test(
  "B1 a visitor changes the scheme, and it stays, before the page is painted",
  anySize,
  async ({ page, context, origin, world }) => {
    await enter(context, origin, { brand: "mekong", world: world.name });
    await speak(context, origin, "en");
    await page.goto("/menu");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    const change = page.getByRole("main").getByRole("button", { name: "Dark appearance" });
    await expectAliveAt(change);
    await change.click();
    expect(await ground()).not.toBe(light);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
    expect(await ground()).not.toBe(light);
  },
);
