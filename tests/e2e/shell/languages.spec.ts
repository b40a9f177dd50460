/**
 * Layout in every language: each fits a phone's width, also mirrored for a language written from right to left.
 */
import type { Page } from "@playwright/test";
import { aurora } from "../../../brands/aurora.ts";
import type { MessageLanguage } from "../../../brands/languages.ts";
import { expect, speak, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

// Scripts and pictures do not change the width of texts. Without them a page is checked in a fifth of the time.
test.use({ javaScriptEnabled: false });
test.beforeEach(({ context }) =>
  context.route(/\/(image|images|pictures|brands)\/|\.(svg|png|webp|avif)(\?|$)/, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  ),
);

/** Returns elements outside the page and those cut off within their button. Runs in the page. */
function misfits() {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const named = (element: Element) =>
    `${element.localName} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  const scrolls = (element: Element) =>
    element !== document.body && getComputedStyle(element).overflowX !== "visible";
  const held = (element: Element): boolean => {
    const above = element.parentElement;
    return above !== null && (scrolls(above) || held(above));
  };
  const width = document.documentElement.clientWidth;
  const outside = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    return own > 1 && (left < -1 || right > width + 1) && shown(element) && !held(element);
  });
  // Only buttons with text, because the touch area of an icon is wider than the icon.
  const cut = [...document.body.querySelectorAll("button, summary, a[class*=button]")].filter(
    (element) =>
      element.textContent !== "" &&
      shown(element) &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1,
  );
  return {
    wider: document.documentElement.scrollWidth - width,
    outside: outside.map(named),
    cut: cut.map(named),
  };
}

const fits = { wider: 0, outside: [], cut: [] };

/** Returns the address of the complete page, as it is without scripts. */
const whole = (path: string) => `${path}?stream=off`;

/** Matches the page's first link, the skip link. The agent center has its own text for it. */
async function skips(language: MessageLanguage): Promise<RegExp> {
  const frames = ["everywhere", "agent-center"].map(
    (place) => import(`../../../app/locales/${language}/${place}/shell.ts`),
  );
  const texts = (await Promise.all(frames)).map((frame) => frame.default.skip);
  return new RegExp(`^(${texts.join("|")})$`);
}

async function expectFitting(page: Page, path: string, language: MessageLanguage) {
  // Waits for the load event, because without scripts only this event waits for styles.
  await page.goto(whole(path));
  await expect(page.locator("html"), path).toHaveAttribute("lang", language);
  await expect(page.getByRole("link").first(), "the skip link").toHaveText(await skips(language));
  expect(await page.evaluate(misfits), `${language} ${path}`).toEqual(fits);
}

test(
  "A67 U8 home, login, member center and agent center fit a phone in every other language",
  onlyInAllAnySize,
  async ({ page, world, context, origin }) => {
    const inEach = async (paths: readonly string[]) => {
      // All languages except English, which the other tests use.
      for (const { tag } of aurora.languages.filter((each) => each.tag !== "en")) {
        await speak(context, origin, tag);
        for (const path of paths) await expectFitting(page, path, tag);
      }
    };
    // The login page also shows home, which has rows of games.
    await inEach(["/login"]);
    await signIn(page, world, "agent1");
    await inEach(["/member/deposit", "/agentHome/overview"]);
  },
);

test("A67 home and login fit a language from right to left", onlyInAllAnySize, async ({ page }) => {
  for (const path of ["/", "/login"]) {
    await page.goto(whole(path));
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    expect(await page.evaluate(misfits), path).toEqual(fits);
  }
  await page.evaluate(() => {
    const wide = document.body.appendChild(document.createElement("p"));
    wide.style.cssText = "width: 500px; margin: 0";
    wide.textContent = "wide";
  });
  expect((await page.evaluate(misfits)).outside, "an element that is too wide is found").toContain(
    'p "wide"',
  );
});
