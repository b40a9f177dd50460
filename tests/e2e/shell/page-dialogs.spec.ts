import { expect, type Page } from "@playwright/test";
import { test, tryAgainUntil } from "../../support/fixtures.ts";
import { onlyInAll } from "../../support/tags.ts";

const wide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

test(
  "M3 M8 M10 A94 E12 app, help and mini games open in a dialog over the page, by link and by address",
  onlyInAll,
  async ({ page, world, expectAccessible }) => {
    await world.fault({ match: { id: "C26" }, fault: { kind: "status", status: 500 } });
    await page.goto("/promotions?dialog=mini");
    const mini = page.getByRole("dialog", { name: "Mini games" });
    await expect(mini.getByRole("alert")).toContainText("couldn't load");
    await world.clearFaults();
    await tryAgainUntil(mini, (within) =>
      expect(mini.locator("[data-game]").first()).toBeVisible(within),
    );
    for (const [name, title] of [
      ["app", "Get the app"],
      ["help", "Help"],
      ["mini", "Mini games"],
    ] as const) {
      await page.goto(`/promotions?dialog=${name}`);
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog.getByRole("link").last()).toBeVisible();
      await expect(dialog.locator("[aria-busy]")).toHaveCount(0);
      await expectAccessible();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(/\/promotions$/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    // Only wide screens have these entries in the header.
    if (!wide(page)) return;
    await page
      .getByRole("navigation", { name: "More from Aurora" })
      .getByRole("link", { name: "Help" })
      .click();
    await expect(page).toHaveURL(/\/promotions\?dialog=help$/);
    await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test("U20 M3 A26 a phone installs the app by a button; elsewhere the code is scanned", async ({
  page,
}) => {
  const phone = !wide(page);
  for (const path of ["/promotions?dialog=app", "/down"]) {
    await page.goto(path);
    const place = path === "/down" ? page.getByRole("main") : page.getByRole("dialog");
    const install = place.getByRole("link", { name: "Install Android" });
    await expect(place.getByRole("img", { name: /Android/ })).toBeVisible({ visible: !phone });
    await expect(place.getByText(/[Ss]can /)).toBeVisible({ visible: !phone });
    if (phone) await expect(install).toHaveAttribute("href", /portico\.apk$/);
  }
});
