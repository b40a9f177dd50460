/** Tags of accounts, the list of players, and the work list, as an agent uses them (N20, N21, N22). */
import { expect } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { countOf } from "../../support/read.ts";
import { anySize } from "../../support/tags.ts";

test(
  "N20 N21 an account is tagged, its tag stands in lists, and the list of accounts with it is that account",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/downline/player1");
    const main = page.getByRole("main");
    await main.locator("summary", { hasText: "Tags" }).click();
    await main.getByLabel("New tag").fill("VIP");
    await main.getByRole("button", { name: "Save tags" }).click();
    await expect(main.getByText("The tags of player1 have been saved.")).toBeVisible();
    await expectAccessible();

    await page.goto("/agentHome/team?tag=VIP");
    await expect(main.getByRole("link", { name: "player1" })).toHaveCount(1);
    await expect(main.getByText("VIP", { exact: true }).first()).toBeVisible();
    await expectAccessible();
    await page.goto("/agentHome/team?tag=nothing");
    await expect(main.getByRole("link", { name: "player1" })).toHaveCount(0);
  },
);

test(
  "N22 an entry of the work list is done and brought back, and the number follows",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/work?kind=LARGE_WITHDRAWAL");
    const main = page.getByRole("main");
    const entries = main.getByRole("list").getByRole("link", { name: /Nov|Dec|\d/ });
    const before = await countOf(entries);
    expect(before).toBeGreaterThan(0);
    await main.locator("summary", { hasText: "Set aside" }).first().click();
    await expectAccessible();
    await main.getByRole("button", { name: "Done", exact: true }).click();
    await expect(main.getByText("The work list has been changed.")).toBeVisible();
    await expect(entries).toHaveCount(before - 1);

    await page.goto("/agentHome/work?aside=1");
    await main.getByRole("button", { name: /^Show again/ }).click();
    await expect(main.getByText("Nothing is set aside.")).toBeVisible();
    await page.goto("/agentHome/work?kind=LARGE_WITHDRAWAL");
    await expect(entries).toHaveCount(before);
  },
);
