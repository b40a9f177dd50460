/** Profit and revenue by branch, as an agent walks down (N5). */
import { expect } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { attributeOf, textOf } from "../../support/read.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

test(
  "N4 N5 an agent walks down branch by branch, and a figure leads to the entries of the whole branch and back",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/profit");
    const main = page.getByRole("main");
    await main.getByText("What the terms mean").click();
    await expect(
      main.getByText("Net gaming revenue: GGR minus bonuses and rebates."),
    ).toBeVisible();
    const totals = await textOf(main.getByLabel("Totals"));

    await main.getByRole("link", { name: "By branch" }).click();
    await expect(page).toHaveURL(/\/agentHome\/profit\/branches/);
    await expect(main.getByRole("row", { name: /^agent1 .*Own play/ })).toBeVisible();
    // The branches come to the same as all accounts.
    await expect(main.getByLabel("Totals")).toHaveText(totals ?? "");
    await expectAccessible();

    await main.getByRole("link", { name: "agent2", exact: true }).click();
    await expect(page).toHaveURL(/under=agent2/);
    await expect(main.getByRole("row", { name: /^agent2 .*Own play/ })).toBeVisible();
    const trail = main.getByRole("navigation", { name: "Path" });
    await expect(trail.getByText("agent2")).toHaveAttribute("aria-current", "page");

    const row = main.getByRole("row", { name: /^agent3 .*Whole team/ });
    const bets = row.getByRole("link").nth(1);
    const said = await textOf(bets);
    await bets.click();
    await expect(page).toHaveURL(/\/agentHome\/(records|transactions)\?.*line=agent3/);
    await expect(main.getByLabel("Totals")).toContainText(said?.replace(/0{1,2}$/, "") ?? "?");
    await page.goBack();
    await expect(page).toHaveURL(/under=agent2/);
    await trail.getByRole("link", { name: "agent1" }).click();
    await expect(page).not.toHaveURL(/under=/);
    await expect(main.getByRole("link", { name: "agent2", exact: true })).toBeVisible();
  },
);

test(
  "N6 profit and revenue beside the period before, which stays when the agent walks on",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/profit/branches?compare=before");
    const main = page.getByRole("main");
    const totals = main.getByLabel("Totals");
    await expect(totals).toContainText("previously");
    await expect(main.getByText(/^Compared with .* Compared with the same hours/)).toBeVisible();
    // Each row says how its main figure changed.
    const changeOf = (name: string) =>
      main.getByRole("row", { name: new RegExp(`^${name} `) }).locator("td", { hasText: "Change" });
    await expect(changeOf("agent2")).toHaveText(/^Change[+-]\$[\d,.]+/);
    // Its days are a picture with their values.
    const chart = main.getByRole("row", { name: /^agent2 / }).getByRole("img");
    await expect(chart).toBeVisible();
    await expect(chart).toHaveAccessibleName(
      /^\w{3} \d+: -?\$[\d,.]+(\s\w{3} \d+: -?\$[\d,.]+){6}$/,
    );
    await expectAccessible();
    await main.getByRole("link", { name: "agent2", exact: true }).click();
    await expect(page).toHaveURL(/compare=before.*under=agent2/);
    await expect(totals).toContainText("previously");
    await expect(changeOf("agent3")).toHaveText(/^Change[+-]\$[\d,.]+/);
    // What the other day came to is what its own report says.
    const dayAgo = (days: number) =>
      new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
    const only = (day: string) => `/agentHome/revenue?stream=off&from=${day}&to=${day}`;
    await page.goto(`${only(dayAgo(1))}&against=${dayAgo(2)}`);
    const said = /previously: (\$[\d,.]+)/.exec(await textOf(totals))?.[1] ?? "?";
    await page.goto(only(dayAgo(2)));
    await expect(totals.locator("dd").first()).toHaveText(said);
  },
);

test(
  "N5 revenue by product, branch, account, day, provider and game",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/revenue");
    const main = page.getByRole("main");
    const tabs = main.getByRole("navigation", { name: "Show by" });
    for (const name of ["Branch", "Account", "Day", "Provider", "Game"]) {
      await tabs.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(/\/agentHome\/revenue\/by\//);
      await expect(tabs.getByRole("link", { name, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(main.getByRole("table", { name: "Revenue" })).toBeVisible();
    }
    await expectAccessible();
    const file = await page.request.get("/agentHome/revenue/by/vendor.csv");
    expect(file.headers()["content-type"]).toContain("text/csv");
    expect(await file.text()).toContain("Provider");
    expect((await page.request.get("/agentHome/revenue/by/nothing")).status()).toBe(404);
  },
);

test(
  "N6 the chart of revenue by day says the values of a day of both periods, by pointer and by keys",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/revenue/by/day?compare=before");
    const main = page.getByRole("main");
    const days = main.getByRole("slider", { name: "Day in the chart" });
    await days.focus();
    // The first day of the chart is that of the table.
    await page.keyboard.press("Home");
    const row = main
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") })
      .first();
    const said = await textOf(row.locator("td", { hasText: "Your commission" }));
    const amount = /\$[\d.,]*\d/.exec(said)?.[0].replace(/0{1,2}$/, "") ?? "?";
    await expect(days).toHaveAttribute("aria-valuetext", /: -?\$.* · Previous period: -?\$/);
    expect(await attributeOf(days, "aria-valuetext")).toContain(amount);
    await expect(main.locator("figure").getByText(/: .+ · Previous period: /)).toBeVisible();
    await expectAccessible();
    // Products are beside each other in both periods.
    await page.goto("/agentHome/revenue?compare=before");
    const bars = main.getByRole("img", { name: /^Your commission by game type/ });
    await expect(bars.getByText(/^previously: \$/).first()).toBeVisible();
    await expectAccessible();
  },
);

test(
  "N6 with a slow platform a report's rows come first, and their charts and changes are filled in",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/overview");
    // Longer than a busy machine takes for the rows.
    const slow = { kind: "slow", ms: 8000 } as const;
    await world.fault({ match: { id: "CA158" }, fault: slow });
    await page.goto("/agentHome/profit/branches?compare=before", { waitUntil: "commit" });
    const row = page.getByRole("main").getByRole("row", { name: /^agent2 / });
    await expect(row).toBeVisible();
    await expect(row.getByRole("img")).toHaveCount(0);
    await expect(row.getByRole("img")).toBeVisible();
    await world.fault({ match: { id: "CA151" }, fault: slow });
    await page.goto("/agentHome/profit/branches?compare=days7&from=2026-11-01&to=2026-11-20");
    await expect(row.locator("td", { hasText: "Change" })).toHaveText(/^Change[+-]\$[\d,.]+/, {
      timeout: 15_000,
    });
    await expect(row.getByRole("img")).toBeVisible();
  },
);
