import { expect, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { onlyInAllOnDesk } from "../../support/tags.ts";

const centers = [
  {
    ids: "U26 A156",
    account: "player1",
    name: "Member center",
    paths: ["/member/agent-policy", "/member/vip", "/member"],
    step: ["VIP", "/member/vip"],
  },
  {
    ids: "U29 A156",
    account: "agent1",
    name: "Agent center",
    paths: ["/agentHome/confirmations", "/agentHome/salary/real-time", "/agentHome/overview"],
    step: ["Withdrawals to confirm", "/agentHome/confirmations"],
  },
] as const;

for (const { ids, account, name, paths, step } of centers) {
  test(
    `${ids} the menu of the ${name} scrolls to its current entry where it is taller than the window`,
    onlyInAllOnDesk,
    async ({ page, world }) => {
      await page.setViewportSize({ width: 1440, height: 740 });
      await signIn(page, world, account);
      const menu = page.getByRole("navigation", { name }).locator("visible=true");
      for (const path of paths) {
        await page.goto(path);
        await expect(menu.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
        // Only the menu scrolled; the page did not.
        expect(await page.evaluate(() => window.scrollY), path).toBe(0);
        // The scrollable area ends above the window's edge, so that its last entry can be reached.
        const bottom = await menu.evaluate((nav) => {
          const area = nav.closest(".menu-scroll");
          return area?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
        });
        expect(bottom, path).toBeLessThanOrEqual(740);
        await menu.getByRole("link").last().scrollIntoViewIfNeeded();
        await expect(menu.getByRole("link").last()).toBeInViewport({ ratio: 1 });
      }
      // Navigation inside the center also scrolls to the entry.
      const [entry, place] = step;
      await menu.getByRole("link", { name: entry }).click();
      await expect(page).toHaveURL(place);
      await expect(menu.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    },
  );
}
