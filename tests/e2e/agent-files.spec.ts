/** A file that is made in the background, as an agent fetches it (N12). */
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { anySize, test } from "../support/fixtures.ts";
import { signIn } from "../support/player.ts";

test(
  "N12 H7 an agent begins a file on a report, is told in the inbox, fetches and deletes it",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/records");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Create CSV in background" }).click();
    await expect(page).toHaveURL(/\/agentHome\/files$/);
    const card = main.getByRole("listitem").filter({ hasText: "Game records" });
    // The page refreshes by itself.
    await expect(card.getByText("Ready")).toBeVisible({ timeout: 30_000 });
    await expectAccessible();

    const download = page.waitForEvent("download");
    await card.getByRole("link", { name: "Download" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^aurora-records_[\d-]+_[\d-]+\.csv$/);
    const text = await readFile(await file.path(), "utf8");
    expect(text.split("\r\n")[0]).toContain("Account");

    await page.goto("/member/messages?kind=files");
    await main.getByRole("link", { name: /Game records: Ready/ }).click();
    await expect(page).toHaveURL(/\/agentHome\/files/);
    await card.locator("summary", { hasText: "Delete now" }).click();
    await card.getByRole("button", { name: "Delete now" }).click();
    await expect(main.getByText("No files yet")).toBeVisible();
  },
);
