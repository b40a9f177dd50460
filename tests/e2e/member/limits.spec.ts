import { expect, type Locator, type Page } from "@playwright/test";
import { expectAliveAt, test } from "../../support/fixtures.ts";
import { endSession, fillSignIn, signIn } from "../../support/player.ts";
import { textOf } from "../../support/read.ts";
import { anySize, onlyInAll } from "../../support/tags.ts";

test.use({ expectedErrors: [/status of 422.*\/member\/(deposit|limits)/] });

const card = (page: Page, name: string) =>
  page.getByRole("region", { name: `Deposits ${name}`, exact: true });

/** Opens the form of a limit: each change of the limit closes it. */
const edit = (limit: Locator) => limit.locator("summary").click();

test(
  "G1 G2 G3 G5 G6 limits are set and lowered at once, and a higher one waits for a second yes",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/member/limits");
    const day = card(page, "Per day");
    await expect(day).toContainText("No limit");
    // One form of the list is open at a time.
    await edit(card(page, "Per week"));
    await edit(day);
    await expect(page.getByLabel("New limit").filter({ visible: true })).toHaveCount(1);
    await day.getByLabel("New limit").fill("0");
    await day.getByRole("button", { name: "Set limit" }).click();
    await expect(day.getByLabel("New limit")).toHaveAccessibleDescription(/above zero/);
    await day.getByLabel("New limit").fill("123,456,789.50");
    await day.getByRole("button", { name: "Set limit" }).click();
    await expect(page.getByRole("main").getByText("Your limit applies now.")).toBeVisible();
    await expect(day).toContainText("$123,456,789.50");
    await expect(day).toContainText(/Until the end of \w+ \d+, \d{4}/);
    await edit(day);
    await expect(day.getByLabel("New limit")).toHaveValue("");
    await day.getByLabel("New limit").fill("80");
    await day.getByRole("button", { name: "Change limit" }).click();
    await expect(day).toContainText("$80.00");
    await edit(day);
    await day.getByRole("button", { name: "Remove limit" }).click();
    await expect(page.getByRole("main").getByText("Confirm it here in 24 hours")).toBeVisible();
    await expect(day).toContainText("$80.00");
    await expect(day).toContainText("you requested to remove the limit");
    await expect(day.getByRole("button", { name: "Confirm", exact: true })).toHaveCount(0);
    await expectAccessible();
    await day.getByRole("button", { name: "Keep my limit" }).click();
    await expect(page.getByRole("main").getByText("Your limit stays the same.")).toBeVisible();
    await expect(day).not.toContainText("you requested");
  },
);

test(
  "G4 G6 G7 the deposit page shows what is left, leads to the limits, and refuses more under the amount",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/");
    const header = page.getByRole("banner");
    await header.locator("[data-balance]").click();
    await header.getByRole("link", { name: "Your limits" }).click();
    await expect(page).toHaveURL(/\/member\/limits/);
    await page.goto("/member/deposit");
    await page.getByRole("main").getByRole("link", { name: "Set limit" }).click();
    await expect(page).toHaveURL(/\/member\/limits/);
    const week = card(page, "Per week");
    await edit(week);
    await week.getByLabel("New limit").fill("3000");
    await week.getByRole("button", { name: "Set limit" }).click();
    await expect(week).toContainText("Left: $");
    const left = /Left: \$([\d,.]+)/.exec(await textOf(week))?.[1] ?? "";
    await page.goto("/member/deposit");
    await expect(page.getByRole("main")).toContainText(`Left: $${left}`);
    // What the week has already seen of deposits depends on the day. Less than 500 is left then.
    const most = Math.floor(Number(left.replaceAll(",", ""))) - 1;
    await page.locator("#deposit-amount").fill(String(most));
    await page.locator("form:has(#deposit-amount) button[type=submit]").click();
    await expect(page).toHaveURL(/\/member\/deposit\/\w+/);
    await page.goto("/member/deposit");
    await page.locator("#deposit-amount").fill("500");
    await page.locator("form:has(#deposit-amount) button[type=submit]").click();
    await expect(page.locator("#deposit-amount")).toHaveAccessibleDescription(
      /Your deposit limit leaves \$[\d.]+ for the rest of this week/,
    );
  },
);

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test.describe(`in a market that asks, ${how} JavaScript`, anySize, () => {
    test.use({ javaScriptEnabled, visitor: { country: "GB" } });

    test(
      `G4 a limit is chosen before the first deposit, ${how} JavaScript`,
      onlyInAll,
      async ({ page, world, expectAccessible }) => {
        await signIn(page, world, "player1", "/member/deposit");
        const choice = page.getByRole("region", {
          name: "Choose a limit before your first deposit",
        });
        await expect(choice).toBeVisible();
        await expect(page.locator("#deposit-amount")).toHaveCount(0);
        if (javaScriptEnabled) await expectAccessible();
        await choice.getByLabel("Type of limit").selectOption("Deposits: Per week");
        await choice.getByLabel("Limit (for time, in minutes)").fill("0");
        await choice.getByRole("button", { name: "Set this limit" }).click();
        await expect(choice.getByLabel("Limit (for time, in minutes)")).toHaveAccessibleDescription(
          /above zero/,
        );
        await expect(choice.getByLabel("Type of limit")).toHaveValue("DEPOSIT.WEEK");
        await choice.getByLabel("Limit (for time, in minutes)").fill("7654321");
        await choice.getByRole("button", { name: "Set this limit" }).click();
        await expect(page.locator("#deposit-amount")).toBeVisible();
        await expect(page.getByRole("main")).toContainText("Per week: $7,654,321.00");
        await page.locator("#deposit-amount").fill("20");
        await page.locator("form:has(#deposit-amount) button[type=submit]").click();
        await expect(page).toHaveURL(/\/member\/deposit\/\w+/);
      },
    );

    test(`G4 "no limit" is a choice, ${how} JavaScript`, onlyInAll, async ({ page, world }) => {
      await signIn(page, world, "player1", "/member/deposit");
      await page.getByRole("button", { name: "No limit", exact: true }).click();
      await expect(page.locator("#deposit-amount")).toBeVisible();
      await page.reload();
      await page.locator("#deposit-amount").fill("20");
      await page.locator("form:has(#deposit-amount) button[type=submit]").click();
      await expect(page).toHaveURL(/\/member\/deposit\/\w+/);
    });
  });
}

test.describe("after the session's end", anySize, () => {
  test.use({ expectedErrors: [/status of 401.*\/member\/limits/] });

  test("G3 H6 a typed limit stays, under the login", onlyInAll, async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/limits");
    const day = card(page, "Per day");
    await expectAliveAt(day.locator("summary"));
    await edit(day);
    await day.getByLabel("New limit").fill("120");
    await endSession(page);
    await day.getByRole("button", { name: "Set limit" }).click();
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("session has ended");
    await fillSignIn(page, world);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(day.getByLabel("New limit")).toHaveValue("120");
    await day.getByRole("button", { name: "Set limit" }).click();
    await expect(day).toContainText("$120.00");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("G3 G5 a limit is set and a request made", onlyInAll, async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/limits");
    const month = card(page, "Per month");
    await edit(month);
    await month.getByLabel("New limit").fill("3000");
    await month.getByRole("button", { name: "Set limit" }).click();
    await expect(card(page, "Per month")).toContainText("$3,000.00");
    await edit(card(page, "Per month"));
    await card(page, "Per month").getByLabel("New limit").fill("4000");
    await card(page, "Per month").getByRole("button", { name: "Change limit" }).click();
    await expect(card(page, "Per month")).toContainText("you requested a limit of $4,000.00");
  });
});

test.describe("in a game", anySize, () => {
  test(
    "G4 G6 G7 the frame's strip shows what is left and leads to the limits; a closed game says until when",
    onlyInAll,
    async ({ page, world, expectAccessible }) => {
      await signIn(page, world, "player1", "/member/limits");
      const time = page.getByRole("region", { name: "Time in games Per day", exact: true });
      await edit(time);
      await time.getByLabel("New limit in minutes").fill("2");
      await time.getByRole("button", { name: "Set limit" }).click();
      await expect(time).toContainText("2 min");
      await page.goto("/rng");
      await page.locator("main [data-game]").first().getByRole("button", { name: /^Play/ }).click();
      await expect(page.locator("iframe")).toBeVisible();
      const left = page.locator("[data-limit-left='SESSION_TIME']");
      await expect(left).toContainText("Left: 2 min");
      await expect(left).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("link", { name: "Your limits", exact: true })).toBeInViewport({
        ratio: 1,
      });
      await expectAccessible();
      await world.set({ clockAheadMs: 130_000 });
      // The portal learns the clock from the platform's next answer.
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole("heading", { name: "The game is closed" })).toBeVisible({
          timeout: 3000,
        });
      }).toPass();
      await expect(page.locator("iframe")).toHaveCount(0);
      await expect(page.getByRole("alert")).toContainText(/You can play again from \w+ \d+/);
      await expectAccessible();
      await page.getByRole("main").getByRole("link", { name: "Your limits" }).last().click();
      await expect(page).toHaveURL(/\/member\/limits/);
    },
  );
});

test.describe("of a single bet", anySize, () => {
  test(
    "G1 G5 G7 G40 CA131 a limit on stakes has no window, and a higher bet is refused in the game; the page says whose limit holds",
    onlyInAll,
    async ({ page, world, expectAccessible }) => {
      await signIn(page, world, "player1", "/member/limits");
      const bets = page.getByRole("region", { name: "Bets Per bet", exact: true });
      await expect(bets).toContainText("No limit");
      await expect(bets).not.toContainText("Until");
      await edit(bets);
      await bets.getByLabel("New limit").fill("0.01");
      await bets.getByRole("button", { name: "Set limit" }).click();
      await expect(page.getByRole("main").getByText("Your limit applies now.")).toBeVisible();
      await expect(bets).toContainText("$0.01");
      await expect(bets).not.toContainText("The platform applies this limit");
      await edit(bets);
      await bets.getByLabel("New limit").fill("500");
      await bets.getByRole("button", { name: "Change limit" }).click();
      await expect(bets).toContainText("you requested a limit of $500.00");
      await expectAccessible();
      await page.goto("/rng");
      await page.locator("main [data-game]").first().getByRole("button", { name: /^Play/ }).click();
      const game = page.frameLocator("iframe");
      await game.locator("#action").click();
      await expect(game.getByText("The bet is above your bet limit.")).toBeVisible();
      // Customer service sets a limit on the deposits of a day.
      await world.set({ memberPatch: { account: "player1", limits: { DEPOSIT: "40" } } });
      await page.goto("/member/limits");
      await expect(card(page, "Per day")).toContainText("The platform applies this limit");
      await expect(card(page, "Per day")).toContainText("$40.00");
      await expect(card(page, "Per week")).toContainText("No limit");
    },
  );
});

test.describe("with wallets of vendors", anySize, () => {
  test.use({ visitor: { brand: "hanbit" } });

  test(
    "G6 the page of transfers shows what is left of the limits on play",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world, "player1", "/member/limits");
      // Its platform keeps no limits (G40).
      await expect(card(page, "Per day")).toBeVisible();
      await expect(page.locator("#limit-stake-bet")).toHaveCount(0);
      await edit(page.getByRole("region", { name: "Time in games Per day", exact: true }));
      await page.locator("#limit-session_time-day").fill("7");
      await page.locator("#limit-session_time-day").press("Enter");
      await expect(page.locator("#limit-session_time-day")).toHaveValue("");
      await page.goto("/member/wallets");
      await expect(page.getByRole("main")).toContainText("Time in games · Per day: 7 min");
    },
  );
});
