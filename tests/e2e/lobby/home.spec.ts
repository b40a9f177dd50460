import { expect, type Locator } from "@playwright/test";
import { expectAliveAt, hold, nextFrames, speak, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { attributeOf, countOf, readAll, textOf } from "../../support/read.ts";
import {
  anySize,
  onlyInAll,
  onlyInAllAnySize,
  onlyInAllOnDesk,
  onlyOnDesk,
} from "../../support/tags.ts";

/** Returns the play states of the marquee's animations in this view. */
const states = (view: Locator) =>
  view.locator("ul").evaluate((list) => list.getAnimations().map(({ playState }) => playState));

test("R1 U2 U3 U4 U5 U6 U7 home shows every block with live data", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Aurora – Play under the northern lights");
  await expect(page.getByRole("region", { name: "Offers" }).getByRole("img").first()).toBeVisible();
  const tiles = page.getByRole("navigation", { name: "Where to start" }).getByRole("link");
  await expect(tiles).toHaveCount(3);
  const popular = page.getByRole("region", { name: "Popular games" });
  await expect(popular.locator("[data-game]")).toHaveCount(12);
  await expect(popular.getByRole("button", { name: /^Play / })).toHaveCount(12);
  expect(await countOf(popular.getByRole("button", { name: /free/i }))).toBeGreaterThan(0);
  const wins = page.getByRole("region", { name: "Recent wins" });
  await expect(wins.getByRole("button")).toHaveCount(20);
  await expect(wins.getByText(/\$[\d,]+\.\d\d$/).first()).toBeAttached();
  await expect(
    page.getByRole("region", { name: "Announcements" }).getByRole("group"),
  ).not.toHaveCount(0);
  const slots = page.getByRole("region", { name: "Slots", exact: true });
  await slots.scrollIntoViewIfNeeded();
  await expect(slots.locator("[data-game]")).toHaveCount(10);
  await expect(slots.getByRole("list", { name: "Providers of Slots" })).toBeVisible();
  await expectAccessible();
});

test(
  "R2 R3 R4 A23 other addresses of home name / as their canonical address",
  onlyInAllAnySize,
  async ({ page, origin }) => {
    for (const path of ["/index", "/index.html", "/home"]) {
      await page.goto(path);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}/`);
      await expect(page.getByRole("region", { name: "Popular games" })).toBeVisible();
    }
  },
);

test(
  "U1 M2 a notice of the marquee opens the notice modal at that notice",
  anySize,
  async ({ page, expectAccessible }) => {
    await page.goto("/");
    const marquee = page.getByRole("region", { name: "Latest announcements" });
    const link = marquee.getByRole("link").nth(1);
    const title = await textOf(link);
    await expectAliveAt(link);
    // The marquee moves, so the test uses the keyboard instead of a click.
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: title ?? "" });
    await expect(dialog).toContainText("2 of ");
    await expectAccessible();
    await dialog.getByRole("button", { name: "Next announcement" }).click();
    await expect(page.getByRole("dialog")).toContainText("3 of ");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test(
  "U1 A95 a notice with keyboard focus is completely visible, wherever the marquee is",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/");
    const notices = page.getByRole("region", { name: "Latest announcements" }).getByRole("link");
    // Compared with a tolerance of one pixel, because boxes scroll by whole pixels.
    const edges = (link: Element) => {
      const own = link.getBoundingClientRect();
      const view = link.closest("ul")?.parentElement?.getBoundingClientRect() ?? own;
      return { cut: own.left < view.left - 1, over: own.right > view.right + 1 };
    };
    const view = page.locator("section[aria-label='Latest announcements'] [data-moving]");
    await expect(view).toBeAttached();
    // Sets the marquee's position instead of waiting for it, so that the speed of the machine does not matter.
    const drift = (share: number) =>
      view.locator("ul").evaluate((list, at) => {
        for (const each of list.getAnimations()) {
          each.currentTime = at * Number(each.effect?.getComputedTiming().duration);
        }
      }, share);
    const count = await countOf(notices);
    for (let place = 0; place < count; place++) {
      // Each position hides this notice or cuts it off.
      await drift((place + 0.5) / count);
      await notices.nth(place).focus();
      const inside = () => notices.nth(place).evaluate(edges);
      await expect.poll(inside).toEqual({ cut: false, over: false });
      await notices.nth(place).blur();
      await expect.poll(() => states(view)).toEqual(["running"]);
    }
  },
);

test("U1 K59 A95 the marquee moves, and pauses under the pointer", onlyOnDesk, async ({ page }) => {
  await page.goto("/");
  const view = page.locator("section[aria-label='Latest announcements'] [data-moving]");
  await expect(view).toBeAttached();
  const place = () => view.locator("ul").evaluate((list) => list.getBoundingClientRect().x);
  const before = await place();
  await expect.poll(place).not.toBe(before);
  await view.hover();
  await expect.poll(() => states(view)).toEqual(["paused"]);
  const held = await place();
  await nextFrames(page);
  expect(await place()).toBe(held);
  await page.mouse.move(5, 5);
  await expect.poll(() => states(view)).toEqual(["running"]);
});

test(
  "S21 skeletons of games further down do not pulse until they are in view",
  onlyInAll,
  async ({ page }) => {
    const pulsing = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((each) => each instanceof CSSAnimation && each.animationName === "skeleton")
          .map(({ effect }) => (effect as KeyframeEffect).target?.className),
      );
    const letGo = await hold(page, /\/graphql/);
    await page.goto("/");
    const places = page.locator(":is(.game-row, .large-row):has(> .game-skeleton)");
    await expect(places.last()).toBeAttached();
    await expect.poll(pulsing).toEqual([]);
    await places.first().scrollIntoViewIfNeeded();
    // Only the visible row and the next one pulse, each as one element.
    await expect.poll(async () => (await pulsing()).length).toBeGreaterThan(0);
    const found = await pulsing();
    expect(found.every((name) => /^game-row /.test(name ?? ""))).toBe(true);
    expect(found.length).toBeLessThanOrEqual(await countOf(places));
    letGo();
  },
);

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("A95 nothing moves by itself", onlyInAllAnySize, async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play the offers" })).toBeVisible();
    // Longer than the marquee's delay and one turn of the banners.
    await page.clock.runFor(12_000);
    await expect(
      page.locator("section[aria-label='Latest announcements'] [data-moving]"),
    ).toHaveCount(0);
  });
});

test(
  "U2 K18 K20 the banners change every five seconds in a loop, until a visitor pauses them",
  anySize,
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    const offers = page.getByRole("region", { name: "Offers" });
    const current = offers.locator("[aria-current=true]");
    await expect(current).toHaveCount(1);
    // They turn only in view.
    await offers.scrollIntoViewIfNeeded();
    // From here on, only the test moves the clock.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const shown = async () => Number(/\d+$/.exec(await attributeOf(current, "aria-label"))?.[0]);
    const offersThere = await countOf(offers.getByRole("button", { name: /^Show offer / }));
    const before = await shown();
    expect(offersThere).toBeGreaterThan(1);
    for (let turn = 1; turn <= offersThere; turn += 1) {
      await page.clock.runFor(5000);
      await expect.poll(shown).toBe(((before - 1 + turn) % offersThere) + 1);
    }
    await page.clock.runFor(1000);
    await offers.getByRole("button", { name: "Pause the offers" }).click();
    await page.mouse.move(5, 5);
    const stopped = await shown();
    await page.clock.runFor(12_000);
    expect(await shown()).toBe(stopped);
  },
);

test(
  "U6 a notice's long title does not push its arrow out of the row",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/");
    const rows = page.getByRole("region", { name: "Announcements", exact: true }).getByRole("list");
    await expect(rows.getByRole("group")).not.toHaveCount(0);
    expect(await rows.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  },
);

test("U2 P1 a guest's click on a banner opens the login", onlyInAllAnySize, async ({ page }) => {
  await page.goto("/");
  const offers = page.getByRole("region", { name: "Offers" });
  await expect(offers.getByRole("button", { name: "Pause the offers" })).toBeVisible();
  await offers.getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test(
  "U4 A37 H12 no jackpot is invented where the brand asks for none",
  anySize,
  async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Popular games" })).toBeVisible();
    await expect(page.locator("[data-jackpot]")).toHaveCount(0);
  },
);

test(
  "U5 a click on a win opens the login for a guest, and the game for a member",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await page.goto("/");
    const win = page.getByRole("region", { name: "Recent wins" }).getByRole("button").first();
    await expectAliveAt(win);
    await win.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await signIn(page, world);
    await page.goto("/");
    await expectAliveAt(win);
    await win.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/(seamless|lottery|seaLottery|vnLottery)\?|\/rng/);
  },
);

test(
  "U7 S21 K5 K6 A30 'more' adds the next twelve games, without repeats",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/");
    const slots = page.getByRole("region", { name: "Slots", exact: true });
    await slots.scrollIntoViewIfNeeded();
    await expect(slots.locator("[data-game]")).toHaveCount(10);
    const ids = () =>
      readAll(slots.locator("[data-game]"), (all) =>
        all.map((card) => card.getAttribute("data-game")),
      );
    await slots.getByRole("link", { name: "Show more: Slots" }).click();
    await expect(slots.locator("[data-game]")).toHaveCount(22);
    await slots.getByRole("link", { name: "Show more: Slots" }).click();
    await expect(slots.locator("[data-game]")).toHaveCount(34);
    expect(new Set(await ids()).size).toBe(34);
  },
);

test(
  "U7 a section further down loads its games when it comes into view",
  onlyInAllAnySize,
  async ({ page }) => {
    await page.goto("/");
    const slots = page.getByRole("region", { name: "Slots", exact: true });
    await expect(slots.locator("[data-game]")).toHaveCount(0);
    await slots.scrollIntoViewIfNeeded();
    await expect(slots.locator("[data-game]")).not.toHaveCount(0);
  },
);

for (const brand of ["aurora", "hanbit"]) {
  test.describe(`brand ${brand}`, () => {
    test.use({ visitor: { brand } });

    test(
      `A37 ${brand}: home is accessible in its other language too`,
      brand === "aurora" ? onlyInAllAnySize : onlyInAllOnDesk,
      async ({ page, context, origin, expectAccessible }) => {
        const other = brand === "aurora" ? "ko" : "en";
        await speak(context, origin, other);
        await page.goto("/");
        await expect(page.locator("html")).toHaveAttribute("lang", other);
        await expect(page.locator("html")).toHaveAttribute("data-brand", brand);
        await expect(page.locator("[data-game]").first()).toBeVisible();
        await expectAccessible();
      },
    );
  });
}
