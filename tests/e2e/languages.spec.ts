/** What every language has to fit into: a phone's width, and, for one written from right to left, its mirror image. */
import type { Page } from "@playwright/test";
import messages from "../../app/locales/all.ts";
import { aurora } from "../../brands/aurora.ts";
import type { MessageLanguage } from "../../brands/languages.ts";
import { anySize, expect, speak, test } from "../support/fixtures.ts";
import { signIn } from "../support/player.ts";

// Words need no scripts and no pictures to be too long: without them a page is looked at in a fifth of a second.
test.use({ javaScriptEnabled: false });
test.beforeEach(({ context }) =>
  context.route(/\/(image|images|pictures|brands)\/|\.(svg|png|webp|avif)(\?|$)/, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  ),
);

/** What sticks out of the page, or is cut off within its own button. Runs in the page. */
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
  // An icon's reach for a finger is wider than the icon, and no word.
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

/** The whole page, as it is without scripts. */
const whole = (path: string) => `${path}?stream=off`;

/** What the first link of a page says: the agent center may say it in its own words. */
const skips = (language: MessageLanguage) => {
  const { shell, agentCenter } = messages[language];
  return new RegExp(`^(${shell.skip}|${agentCenter.shell.skip})$`);
};

async function expectFitting(page: Page, path: string, language: MessageLanguage) {
  // With its styles: without scripts nothing but the load waits for them.
  await page.goto(whole(path));
  await expect(page.locator("html"), path).toHaveAttribute("lang", language);
  await expect(page.getByRole("link").first(), "the way past the header").toHaveText(
    skips(language),
  );
  expect(await page.evaluate(misfits), `${language} ${path}`).toEqual(fits);
}

test(
  "A67 U8 home, login, member and agent center fit a phone in every other language",
  anySize,
  async ({ page, world, context, origin }) => {
    const inEach = async (paths: readonly string[]) => {
      // Every other test is in English.
      for (const { tag } of aurora.languages.filter((each) => each.tag !== "en")) {
        await speak(context, origin, tag);
        for (const path of paths) await expectFitting(page, path, tag);
      }
    };
    // The login has home behind it, and home has rows of games as lists have.
    await inEach(["/login"]);
    await signIn(page, world, "agent1");
    await inEach(["/member/deposit", "/agentHome/overview"]);
  },
);

test("A67 a language from right to left would fit home and login", anySize, async ({ page }) => {
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
  expect((await page.evaluate(misfits)).outside, "what is too wide is found").toContain('p "wide"');
});
