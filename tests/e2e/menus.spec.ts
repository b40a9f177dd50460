import { expect, test } from "../support/fixtures.ts";
import { signIn } from "../support/player.ts";

test("U26 U29 A156 a menu taller than the window scrolls to its current entry", async ({
  page,
  world,
  isMobile,
}) => {
  test.skip(isMobile, "folded on phones");
  await page.setViewportSize({ width: 1440, height: 740 });
  await signIn(page, world);
  for (const path of ["/member/agent-policy", "/member/vip", "/member"]) {
    await page.goto(path);
    const menu = page.getByLabel("Member center").locator("visible=true");
    await expect(menu.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    // Only the menu was scrolled for it.
    expect(await page.evaluate(() => window.scrollY), path).toBe(0);
    // The area that scrolls ends above the window's edge, so that its last entry can be reached.
    const bottom = await menu.evaluate((nav) => {
      const area = nav.closest(".menu-scroll");
      return area?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    });
    expect(bottom, path).toBeLessThanOrEqual(740);
    await menu.getByRole("link").last().scrollIntoViewIfNeeded();
    await expect(menu.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  }
  // A step inside the center brings its entry into sight, too.
  const menu = page.getByLabel("Member center").locator("visible=true");
  await menu.getByRole("link", { name: "VIP" }).click();
  await expect(page).toHaveURL("/member/vip");
  await expect(menu.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
});
