import { expect, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { isShown, textOf } from "../../support/read.ts";
import { dailyIf } from "../../support/tags.ts";

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      `R8 U29 U30a S37 A100 S9 K24 the agent center opens at the last used page, and logging out leads to /agent, ${how} JavaScript`,
      dailyIf(javaScriptEnabled),
      async ({ page, world }) => {
        await signIn(page, world, "agent1", "/agentHome");
        await expect(page).toHaveURL("/agentHome/overview");
        const clock = page.locator("[data-clock]").locator("visible=true");
        const menu = page.locator("header summary").first();
        const folded = await isShown(menu, page.getByRole("heading", { level: 1 }));
        if (folded) await menu.click();
        if (javaScriptEnabled) {
          const before = await textOf(clock);
          await expect(clock).not.toHaveText(before ?? "");
        }
        await expect(clock).toHaveText(/^\d\d:\d\d(:\d\d)?$/);
        await page
          .getByRole("navigation", { name: "Agent center" })
          .getByRole("link", { name: "Announcements" })
          .locator("visible=true")
          .click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Announcements");
        await expect(page.locator("main li h2").first()).not.toBeEmpty();
        await page.goto("/agentHome");
        await expect(page, "the last used page").toHaveURL("/agentHome/announcements");
        await page.goto("/agentHome?page=agentTeamOverview");
        await expect(page).toHaveURL("/agentHome/overview");
        await page.goto("/agentHome/agentAnnouncement?offset=0");
        await expect(page).toHaveURL("/agentHome/announcements?offset=0");
        if (folded) await menu.click();
        await page.getByRole("link", { name: "Log out" }).locator("visible=true").click();
        await page.getByRole("button", { name: "Log out" }).click();
        await expect(page).toHaveURL("/agent");
      },
    );
  });
}
