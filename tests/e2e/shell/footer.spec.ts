/** What the footers show, each only where somebody says it (H9). */
import { expect, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { anySize, onlyInAllAnySize } from "../../support/tags.ts";

test.describe("a visitor from Korea", () => {
  test.use({ visitor: { country: "KR" } });

  test(
    "H9 A168 A169 the footer shows seals, payments and help organisations",
    anySize,
    async ({ page, expectAccessible }) => {
      await page.goto("/help");
      const footer = page.getByRole("contentinfo");
      await footer.scrollIntoViewIfNeeded();
      for (const name of [
        /^Licence: /,
        /^Games tested by: /,
        /^Age check: /,
        /한국도박문제예방치유원/,
      ])
        await expect(footer.getByRole("link", { name })).toHaveAttribute("href", /^https:/);
      await expect(footer.getByText("Bank transfer")).toBeVisible();
      await expect(footer.getByText("usually takes 1 minute, at most 16 minutes")).toBeVisible();
      await expectAccessible();
    },
  );
});

test(
  "H9 A116 a footer of which the platform says nothing has no empty parts",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await world.set({ statusPatch: { info: {} } });
    await page.goto("/help");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Gambling Therapy" })).toHaveCount(1);
    await expect(footer.getByText(/Licence and seals|Payment methods|usually takes/)).toHaveCount(
      0,
    );
  },
);

test("H9 member and agent pages have a short footer", onlyInAllAnySize, async ({ page, world }) => {
  for (const [account, path] of [
    ["player1", "/member/bets"],
    ["agent1", "/agentHome/overview"],
  ] as const) {
    await signIn(page, world, account, path);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("img", { name: /19\+/ })).toBeVisible();
    await expect(footer.getByText("demonstration brand")).toBeVisible();
    await expect(footer.getByRole("link")).toHaveText(["Help", "Play safely"]);
    await expect(footer.getByText("All providers")).toHaveCount(0);
    // The languages are part of the page, so that they cover no button of it.
    await footer.locator("summary", { hasText: "English" }).click();
    await expect(footer.getByRole("button", { name: "日本語" })).toBeInViewport({ ratio: 1 });
    const top = await footer.evaluate((box) => box.getBoundingClientRect().top);
    const list = await footer
      .locator(".languages")
      .evaluate((box) => box.getBoundingClientRect().top);
    expect(list).toBeGreaterThan(top);
  }
});
