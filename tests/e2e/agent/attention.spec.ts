/** What needs an agent's attention, as an agent reads it (N8). */
import { expect } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { textOf } from "../../support/read.ts";
import { anySize, onlyInAllAnySize } from "../../support/tags.ts";

test(
  "N8 H7 the overview lists what needs the agent, each entry leads on, and the inbox no longer counts it",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/announcements");
    await page.goto("/member/messages?kind=team");
    const main = page.getByRole("main");
    const news = main.getByRole("link", { name: /^Unread: Big wins \(\d+\)/ });
    await expect(news).toBeVisible();
    const tab = main.getByRole("link", { name: /^Team \(\d+\)$/ });
    await expect(tab).toBeVisible();

    await news.click();
    await expect(page).toHaveURL(/\/agentHome\/overview/);
    const list = main.getByRole("region", { name: "To do" });
    const wins = list.locator("details", { hasText: "Big wins" });
    await wins.locator("summary").click();
    const first = wins.getByRole("link").first();
    await expect(first).toBeVisible();
    await expectAccessible();
    const account = /^\w+?\d+/.exec(await textOf(first))?.[0] ?? "";
    await first.click();
    await expect(page).toHaveURL(new RegExp(`/agentHome/records\\?from=.*account=${account}`));
    await expect(main.getByRole("row").nth(1)).toBeVisible();

    // The overview told the inbox that they were seen.
    await page.goto("/member/messages?kind=team");
    await expect(main.getByRole("link", { name: /^Big wins \(\d+\)/ })).toBeVisible();
    await expect(main.getByRole("link", { name: "Team", exact: true })).toBeVisible();
  },
);

test(
  "N8 E12 a failed list leaves the rest of the overview",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "agent1", "/agentHome/announcements");
    await world.fault({ match: { id: "CA167" }, fault: { kind: "status" } });
    await page.goto("/agentHome/overview");
    const main = page.getByRole("main");
    await expect(main.getByRole("region", { name: "To do" }).getByRole("alert")).toBeVisible();
    await expect(main.getByText("Team balance")).toBeVisible();
  },
);
