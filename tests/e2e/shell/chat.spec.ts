import { expect, test } from "../../support/fixtures.ts";
import { anySize } from "../../support/tags.ts";

test(
  "M12 C59 C60 U14 U21 the chat opens over a phone's page, responds, continues, closes, and reports a chat that does not load",
  anySize,
  async ({ page, world, expectAccessible }) => {
    await page.clock.install();
    await page.goto("/help");
    await page.getByRole("main").getByRole("link", { name: "Customer service" }).click();
    await expect(page).toHaveURL(/\/help\?dialog=chat$/);
    const dialog = page.getByRole("dialog", { name: "Customer service" });
    await expect(dialog.getByRole("button", { name: /desk/ })).toHaveCount(2);
    await expectAccessible();
    await dialog.getByRole("button", { name: "Payments desk" }).click();
    const chat = dialog.frameLocator('iframe[title="Chat: Payments desk"]');
    await chat.getByRole("textbox").fill("Where is my deposit?");
    await chat.getByRole("button", { name: "Send" }).click();
    await expect(chat.getByText("Deposits are approved within a minute")).toBeVisible();

    // Going back closes the chat. Its conversation is there when it opens again, also after a reload.
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goto("/promotions?dialog=chat");
    await expect(chat.getByText("Where is my deposit?")).toBeVisible();

    // Another conversation, whose page never loads.
    await dialog.getByRole("button", { name: "New conversation" }).click();
    await page.route(`**/chat/*?world=${world.name}`, () => undefined);
    await dialog.getByRole("button", { name: "Customer service" }).click();
    await expect(dialog.locator("iframe")).toHaveAttribute("aria-busy", "true");
    await page.clock.fastForward(12_000);
    await expect(dialog.getByRole("alert").getByRole("link", { name: "Mail" })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "New window" })).toHaveAttribute(
      "href",
      /\/chat\//,
    );
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await page.unroute(`**/chat/*?world=${world.name}`);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/promotions$/);

    // A wide screen shows the chat at the edge, beside pages that stay usable.
    await page.setViewportSize({ width: 1440, height: 900 });
    const entry = page.getByRole("banner").getByRole("link", { name: "Customer service" });
    await entry.click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(dialog.getByRole("heading", { name: "Customer service" })).toBeFocused();
    await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
    await expect(page).toHaveURL(/\/help$/);
    await dialog.getByRole("button", { name: "New conversation" }).focus();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(entry).toBeFocused();
  },
);
