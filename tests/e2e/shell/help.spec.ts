import { expect } from "@playwright/test";
import { test, tryAgainUntil } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { onlyInAll } from "../../support/tags.ts";

test("R10 R55 U37 A24 an anchor leads to its section", async ({ page, expectAccessible }) => {
  await page.goto("/help#account");
  const section = page.locator("section#account");
  await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
  await expectAccessible();
  await page
    .getByRole("navigation", { name: "Contents" })
    .getByRole("link", { name: "Game rules" })
    .click();
  await expect(page).toHaveURL(/#rules$/);
  await expect(page.locator("section#rules").getByRole("heading", { level: 2 })).toBeInViewport();
});

test("R11 /helpmc has no header, footer or bars", onlyInAll, async ({ page, expectAccessible }) => {
  await page.goto("/helpmc");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help center");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expectAccessible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("R10 the help center is complete", onlyInAll, async ({ page }) => {
    await page.goto("/help");
    await page
      .getByRole("navigation", { name: "Contents" })
      .getByRole("link", { name: "Game rules" })
      .click();
    await expect(page.locator("section#rules")).toBeInViewport();
    await expect(page.locator("section#rules")).toContainText("Slots");
  });
});

test(
  "E12 when the platform fails, the page shows an error, and retrying works",
  onlyInAll,
  async ({ page, world }) => {
    await world.fault({ match: { id: "C20" }, fault: { kind: "status", status: 500 } });
    await page.goto("/help");
    await expect(page.locator("[data-block-failed]")).toBeVisible();
    await expect(page.getByText(/^Request /)).toBeVisible();
    await world.clearFaults();
    await tryAgainUntil(page.getByRole("main"), (within) =>
      expect(page.locator("section#faq")).toBeVisible(within),
    );
  },
);

test.describe("feedback", () => {
  test.use({ expectedErrors: [/status of 422.*\/upload\/feedback/] });

  test("M9 V51 E8 an empty message shows an error under the field, in the page's language; a valid one is sent", async ({
    page,
    world,
    expectAccessible,
  }) => {
    await signIn(page, world, "player1", "/upload/feedback");
    const message = page.getByLabel("Your message");
    const send = page.getByRole("main").getByRole("button", { name: /^Send/ });
    await send.click();
    await expect(page.locator("#feedback-content-error")).toHaveText("Enter 1 to 140 characters.");
    await expect(message).toHaveAttribute("aria-invalid", "true");
    await expectAccessible();
    await message.fill("The filters are where I look for them.");
    await send.click();
    await expect(page.getByRole("main").getByRole("status")).toBeVisible();
    await expect(message).toHaveCount(0);
  });
});

test.describe("in Korean, another brand", () => {
  test.use({ visitor: { brand: "hanbit" }, locale: "ko-KR" });

  test(
    "R10 the help center is in the page's language",
    onlyInAll,
    async ({ page, expectAccessible }) => {
      await page.goto("/help");
      await expect(page.locator("html")).toHaveAttribute("lang", "ko");
      await expect(page.locator("section#rules").getByRole("heading", { level: 2 })).toHaveText(
        "게임 규칙",
      );
      await expectAccessible();
    },
  );
});
