/** Narrow and low windows show all content, and rows that scroll have arrows for a mouse (A138). */
import type { Page } from "@playwright/test";
import { agentPages } from "../../../app/routes/agent/pages.ts";
import { memberPages } from "../../../app/routes/member/pages.ts";
import { expect, expectAliveAt, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { onlyInAllAnySize, onlyInAllOnDesk } from "../../support/tags.ts";

/** A window of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

const listed = (text: string) => text.trim().split(/\s+/);
const paths = {
  anybody: listed(`
    / /hot /rng /live /providers /promotions /PromotionDetail?id=1 /help /cookies /down /chat /menu
    /login /login?tab=sms /login/forgot /register /agent /no-such-page`),
  player1: [
    ...memberPages.map(({ path }) => path),
    ...listed(`
      /member/withdraw?amount=100 /member/withdraw/cards /member/transfer?amount=10 /upload/feedback
      /lottery /vnLottery /seaLottery /favorite /recent /pointMall /pointMall/gift?id=basket
      /pointMall/convert /pointMall/records /pointMall/history /pointMall/rules`),
  ],
  agent1: [...agentPages.map(({ path }) => path), "/agentHome/downline/agent2"],
};

/** Returns elements outside the page that can't be scrolled into view. Runs in the page. */
function outside(width: number): string[] {
  const found: string[] = [];
  for (const each of document.body.querySelectorAll<HTMLElement>("*")) {
    const { left, right, height } = each.getBoundingClientRect();
    if (height === 0 || (right <= width + 1 && left >= -1) || !each.checkVisibility()) continue;
    if (each.closest("svg, .sr-only, dialog:not([open])")) continue;
    let box = each.parentElement;
    while (box && box !== document.body && getComputedStyle(box).overflowX === "visible")
      box = box.parentElement;
    if (!box || box === document.body)
      found.push(`${each.tagName} .${each.className} ${left}–${right}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} wide`);
  return found;
}

/** Returns how many lines of the window are behind bars that do not scroll with the page. Runs in the page. */
function behindBars(): number {
  const bars = () =>
    [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((each) => {
      // A dialog is excluded, because it scrolls by itself.
      if (each.closest("dialog")) return [];
      if (!/fixed|sticky/.test(getComputedStyle(each).position)) return [];
      const { top, bottom, width } = each.getBoundingClientRect();
      const shown = width > innerWidth / 2 && bottom > 0 && top < innerHeight;
      return shown && each.checkVisibility({ visibilityProperty: true })
        ? [{ each, top, bottom }]
        : [];
    });
  window.scrollTo({ top: 200, behavior: "instant" });
  const first = bars();
  window.scrollTo({ top: 260, behavior: "instant" });
  const standing = bars().filter(({ each, top }) =>
    first.some((before) => before.each === each && Math.abs(before.top - top) < 1),
  );
  const lines = Array.from({ length: innerHeight }, (_, line) => line + 0.5);
  return lines.filter((line) => standing.some(({ top, bottom }) => top < line && line < bottom))
    .length;
}

async function walk(page: Page, addresses: readonly string[]) {
  await page.setViewportSize(zoomed);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator("main").first(), address).toBeVisible();
    expect(await page.evaluate(outside, zoomed.width), address).toEqual([]);
    expect(await page.evaluate(behindBars), address).toBeLessThanOrEqual(zoomed.height / 4);
  }
}

for (const [who, addresses] of Object.entries(paths)) {
  test.describe(`for ${who}`, () => {
    test.use({ expectedErrors: [/status of 404.*no-such-page/] });

    test(
      `A138 U29 at 400 % zoom no page of ${who} is wider than the window, and bars cover a quarter of it at most`,
      onlyInAllAnySize,
      async ({ page, world }) => {
        test.slow();
        if (who !== "anybody") await signIn(page, world, who);
        await walk(page, addresses);
      },
    );
  });
}

test(
  "A138 arrows scroll a row with a mouse; each is visible while there is more in its direction",
  onlyInAllOnDesk,
  async ({ page }) => {
    await page.goto("/");
    const row = page.locator(".game-row").first();
    await row.scrollIntoViewIfNeeded();
    const arrow = (way: "left" | "right") => row.locator(`~ .row-arrow:has(.icon-chevron-${way})`);
    await expectAliveAt(arrow("right"));
    await expect(arrow("right")).toBeVisible();
    await expect(arrow("left")).toBeHidden();
    const last = row.locator("> li").last();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await expect(async () => {
      if (await arrow("right").isVisible()) await arrow("right").click({ timeout: 2000 });
      await expect(arrow("right")).toBeHidden({ timeout: 2000 });
    }).toPass();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await arrow("left").click();
    await expect(arrow("right")).toBeVisible();
    // The keyboard reaches every game without the arrows.
    await expect(arrow("right")).toHaveAttribute("tabindex", "-1");
  },
);
