/** Files that come by themselves (N24). */
import { expect } from "@playwright/test";
import { test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { onlyInAllAnySize } from "../../support/tags.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "N24 an agent schedules the file of a view, sees when it comes, and ends it",
    onlyInAllAnySize,
    async ({ page, world }) => {
      await signIn(page, world, "agent1", "/agentHome/files?stream=off");
      const main = page.getByRole("main");
      await expect(main.getByText("Save a view of a report first.")).toBeVisible();
      await page.goto("/agentHome/profit?range=last-month&stream=off");
      await main.locator("summary", { hasText: "Views" }).click();
      await main.getByLabel("Name of the view").fill("Closed month");
      await main.getByRole("button", { name: "Save view" }).click();
      await page.goto("/agentHome/files?stream=off");
      await main.getByLabel("How often").selectOption("MONTHLY");
      await main.getByRole("button", { name: "Schedule file" }).click();
      const card = main.getByRole("listitem").filter({ hasText: "Closed month" });
      await expect(card).toContainText("On the 1st of each month, 06:00 (GMT+8)");
      await card.locator("summary").click();
      await card.getByRole("button", { name: "End" }).click();
      await expect(card).toHaveCount(0);
    },
  );
});
