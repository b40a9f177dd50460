/** A file that is made in the background, as an agent fetches it (N12). */
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

test(
  "N12 H7 an agent begins a file on a report, is told in the inbox, fetches and deletes it",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "agent1", "/agentHome/records");
    const main = page.getByRole("main");
    await main.locator("summary", { hasText: "Create file in background" }).click();
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

    await page.goto("/agentHome/records");
    const refused = { kind: "status", status: 401, times: 1 };
    await world.fault({ match: { id: "CA20" }, fault: refused });
    await main.locator("summary", { hasText: "Create file in background" }).click();
    await main.getByRole("button", { name: "Create XLSX in background" }).click();
    await expect(card.getByText("Stopped, start again")).toBeVisible({ timeout: 30_000 });
    await expectAccessible();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "N12 an agent begins a workbook, looks again, fetches it, begins a stopped one again and removes both",
    onlyInAllAnySize,
    async ({ page, world }) => {
      await signIn(page, world, "agent1", "/agentHome/records");
      const main = page.getByRole("main");
      await main.locator("summary", { hasText: "Create file in background" }).click();
      await main.getByRole("button", { name: "Create XLSX in background" }).click();
      await expect(page).toHaveURL(/\/agentHome\/files$/);
      const cards = main.getByRole("listitem").filter({ hasText: "Game records" });
      const [workbook, stopped] = ["XLSX", "CSV"].map((hasText) => cards.filter({ hasText }));
      if (!workbook || !stopped) throw new Error("both cards are looked for");
      await expectAfterReload(page, workbook, "Ready");
      const download = page.waitForEvent("download");
      await workbook.getByRole("link", { name: "Download" }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^aurora-records_[\d-]+_[\d-]+\.xlsx$/);
      // A zip file begins so.
      expect((await readFile(await file.path())).subarray(0, 4).toString("latin1")).toBe(
        "PK\x03\x04",
      );

      await page.goto("/agentHome/records");
      const refused = { kind: "status", status: 401, times: 1 };
      await world.fault({ match: { id: "CA20" }, fault: refused });
      await main.locator("summary", { hasText: "Create file in background" }).click();
      await main.getByRole("button", { name: "Create CSV in background" }).click();
      await expectAfterReload(page, stopped, "Stopped, start again");
      await stopped.getByRole("button", { name: "Start again" }).click();
      await expect(page).toHaveURL(/\/agentHome\/files$/);
      await expectAfterReload(page, stopped, "Ready");

      for (const left of [1, 0]) {
        await cards.first().locator("summary", { hasText: "Delete now" }).click();
        await cards.first().getByRole("button", { name: "Delete now" }).click();
        await expect(cards).toHaveCount(left);
      }
      await expect(main.getByText("No files yet")).toBeVisible();
    },
  );
});

/** Reloads the page, as somebody without JavaScript does, until the card has this state. */
const expectAfterReload = (page: Page, card: Locator, state: string) =>
  expect(async () => {
    await page.reload();
    await expect(card.getByText(state, { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
