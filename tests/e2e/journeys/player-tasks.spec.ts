/**
 * Counts how often a player presses for ten everyday tasks. Each begins on home, signed in. A
 * press is a tap, a click, or Enter in a field; typing is none. A task that takes more presses than the table fails.
 */
import { expect, type Page } from "@playwright/test";
import { expectAliveAt, test } from "../../support/fixtures.ts";
import { balanceOf, playUntilMoved, signIn } from "../../support/player.ts";
import { expectSearchReady } from "../../support/search-ready.ts";

/** The most presses of each task, on a desktop and on a phone. */
const most = {
  "find a named game": [2, 2],
  "play it from the result": [2, 2],
  deposit: [2, 2],
  withdraw: [3, 4],
  "today's result": [1, 1],
  claim: [1, 1],
  "change the language": [2, 2],
  "join a promotion": [2, 2],
  "continue the last game": [1, 1],
  "read a message": [2, 2],
} as const;

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

/** Counts presses of the visitor in every document of the page. Only events of the browser itself count. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("notePress", () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const note = () => (window as never as { notePress(): void }).notePress();
    const options = { capture: true };
    addEventListener("pointerdown", (event) => event.isTrusted && note(), options);
    addEventListener(
      "keydown",
      (event) => event.isTrusted && event.key === "Enter" && note(),
      options,
    );
  });
  return () => presses;
}

/** Walks a task and compares the presses with the table. Presses before `walk` do not count. */
async function expectPresses(
  page: Page,
  presses: () => number,
  task: keyof typeof most,
  walk: () => Promise<void>,
) {
  const before = presses();
  await walk();
  const taken = presses() - before;
  test.info().annotations.push({ type: "presses", description: `${task}: ${taken}` });
  expect(taken, task).toBeGreaterThan(0);
  expect(taken, task).toBeLessThanOrEqual(most[task][isWide(page) ? 0 : 1]);
}

test.describe("with the search of other tests", () => {
  test.use({ sharedWorld: "search" });

  /** Opens the search with one press, and types a name. */
  async function typeName(page: Page) {
    const place = isWide(page) ? "banner" : "main";
    if (!isWide(page)) await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    const field = page.getByRole(place).getByRole("combobox");
    await expectAliveAt(field);
    if (isWide(page)) await field.click();
    else await expect(field).toBeFocused();
    await page.keyboard.type("opal dragon");
  }

  test("H1 H3 H16 Q1 a named game is found, or played from its result", async ({ page, world }) => {
    const presses = await countPresses(page);
    await expectSearchReady(page, world);
    await signIn(page, world, "player1", "/");
    await expectPresses(page, presses, "find a named game", async () => {
      await typeName(page);
      await page
        .getByRole("gridcell", { name: /^Opal Dragon/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/game\/\d+$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Opal Dragon");
    });
    await page.goto("/");
    await expectPresses(page, presses, "play it from the result", async () => {
      await typeName(page);
      await page
        .getByRole("gridcell", { name: /^Play Opal Dragon/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/seamless\?ticket=/);
    });
  });
});

test("H3 money is deposited and withdrawn", async ({ page, world }) => {
  const presses = await countPresses(page);
  await signIn(page, world, "player1", "/");
  const header = page.getByRole("banner");
  await expectPresses(page, presses, "deposit", async () => {
    // The row above the header on a desktop has this link, too.
    await header.getByRole("link", { name: "Deposit" }).last().click();
    await page.locator("#deposit-amount").fill("100");
    await page.getByRole("button", { name: "Request deposit" }).click();
    await expect(page).toHaveURL(/\/member\/deposit\/\d+$/);
  });
  await page.goto("/");
  const before = Number(await balanceOf(world));
  await expectPresses(page, presses, "withdraw", async () => {
    if (!isWide(page)) await header.locator("[data-balance]").click();
    await header.getByRole("link", { name: "Withdraw" }).filter({ visible: true }).click();
    await page.locator("#withdraw-amount").fill("100");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.locator("#review-password").fill("246810");
    await page.getByRole("button", { name: /^Withdraw \$/ }).click();
    await expect(page).toHaveURL(/\/member\/withdraw\/\d+$/);
  });
  expect(Number(await balanceOf(world))).toBeLessThan(before);
});

test("H3 H1 H4 today's result is read, and a reward is claimed", async ({ page, world }) => {
  const presses = await countPresses(page);
  await signIn(page, world, "player1", "/");
  await expectPresses(page, presses, "today's result", async () => {
    await page.getByRole("banner").locator("[data-balance]").click();
    await expect(page.getByRole("banner").locator("[data-today]")).toHaveText(/^[-+]?\$\d/);
  });
  await page.goto("/");
  const before = Number(await balanceOf(world));
  await expectPresses(page, presses, "claim", async () => {
    await page
      .locator("[data-claim]")
      .getByRole("button", { name: /^Claim\b/ })
      .first()
      .click();
    await expect.poll(async () => Number(await balanceOf(world))).toBeGreaterThan(before);
  });
});

test("U8 the language is changed", async ({ page, world }) => {
  const presses = await countPresses(page);
  await signIn(page, world, "player1", "/");
  await expectPresses(page, presses, "change the language", async () => {
    if (isWide(page)) {
      await page.getByRole("banner").locator("summary", { hasText: "English" }).click();
    } else {
      await page.getByLabel("Open menu").click();
    }
    await page.getByRole("button", { name: "한국어" }).filter({ visible: true }).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  });
});

test("H1 H5 a promotion is joined", async ({ page, world }) => {
  const presses = await countPresses(page);
  await signIn(page, world, "player1", "/");
  await expectPresses(page, presses, "join a promotion", async () => {
    await page
      .locator('section[aria-labelledby=offers] a[href^="/PromotionDetail"]')
      .filter({ hasText: "Take part" })
      .first()
      .click();
    await page
      .getByRole("button", { name: /^Take part/ })
      .first()
      .click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText("You are now taking part.");
  });
});

test("H1 the last game is continued", async ({ page, world }) => {
  const presses = await countPresses(page);
  await signIn(page, world, "player1", "/rng?class=NEW");
  await page.locator("main [data-game]").first().getByRole("button", { name: /^Play/ }).click();
  await playUntilMoved(page.frameLocator("iframe"), world);
  await page.goto("/");
  await expectPresses(page, presses, "continue the last game", async () => {
    await page
      .locator("section[aria-labelledby=continue] [data-game]")
      .first()
      .getByRole("button")
      .click();
    await expect(page).toHaveURL(/\/seamless\?ticket=/);
  });
});

test("H7 a message is read", async ({ page, world }) => {
  const presses = await countPresses(page);
  await signIn(page, world, "player1", "/");
  await expectPresses(page, presses, "read a message", async () => {
    await page.locator('a[href="/member/messages"]').filter({ visible: true }).first().click();
    await page.locator("main summary, main li a").filter({ visible: true }).first().click();
    await expect(page.locator("main details[open], main article").first()).toBeVisible();
  });
});
