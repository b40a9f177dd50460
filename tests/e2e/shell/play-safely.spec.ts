/** The page to play safely: it is reached from every footer, and its self-test stays in the browser (G27). */
import { expect, test } from "../../support/fixtures.ts";
import { signIn } from "../../support/player.ts";
import { anySize, onlyInAllAnySize } from "../../support/tags.ts";

test.describe("a visitor from Korea", () => {
  test.use({ visitor: { country: "KR" } });

  test(
    "G27 the self-test adds up nine answers, sends nothing and stores nothing",
    anySize,
    async ({ page, expectAccessible }) => {
      await page.goto("/help");
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Play safely" });
      await expect(link).toHaveAttribute("href", "/play-safely");
      await page.goto("/play-safely");
      await expect(page.getByRole("link", { name: "1336" })).toHaveAttribute("href", "tel:1336");
      await expect(page.getByText("Minimum age: 19+.")).toBeVisible();
      await expect(page.locator("form", { has: page.locator("input[name^=pgsi]") })).toHaveCount(0);
      const stored = () =>
        page.evaluate(() =>
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
        );
      const before = await stored();
      const sent: string[] = [];
      page.on("request", (request) => {
        // A file or a list that the page loads while it is scrolled: no query and no body, so it carries no answer.
        const carriesNothing = new URL(request.url()).search === "" && request.method() === "GET";
        if (!carriesNothing) sent.push(`${request.method()} ${request.url()}`);
      });
      const result = page.getByRole("status").filter({ hasText: /of 27|Questions left/ });
      await expect(async () => {
        await page.locator("input[name=pgsi-0]").first().check();
        await page.locator("input[name=pgsi-0]").nth(3).check();
        await expect(result).toHaveText("Questions left: 8.", { timeout: 1000 });
      }).toPass();
      for (let question = 1; question < 9; question += 1)
        await page
          .locator(`input[name=pgsi-${question}]`)
          .nth(question % 2)
          .check();
      await expect(result).toContainText("Your score: 7 of 27. Moderate risk.");
      await expectAccessible();
      expect(await stored()).toBe(before);
      expect(sent).toEqual([]);
    },
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "G27 the questions and the scale to add up are printed",
    onlyInAllAnySize,
    async ({ page }) => {
      await page.goto("/play-safely");
      await expect(page.getByRole("group")).toHaveCount(9);
      await expect(page.getByText("8–27")).toBeVisible();
      await expect(page.getByText("Never (0)").first()).toBeVisible();
    },
  );
});

test(
  "G27 a member sees the own limits there, and the way to a break",
  onlyInAllAnySize,
  async ({ page, world, expectAccessible }) => {
    await signIn(page, world, "player1", "/play-safely");
    const limits = page.getByRole("region", { name: "Your limits" });
    await expect(limits).toHaveText(/No limits set\./);
    await page.getByRole("link", { name: "Your limits" }).click();
    await page.getByRole("main").locator("summary", { hasText: "Per day" }).first().click();
    await page.locator("form", { hasText: "Set limit" }).first().getByRole("textbox").fill("50");
    await page.getByRole("button", { name: "Set limit" }).first().click();
    await expect(page.getByText("$50.00").first()).toBeVisible();
    await page.goto("/play-safely");
    await expect(limits).toContainText("Per day: $50.00");
    await expectAccessible();
    await page.getByRole("link", { name: "Choose a break" }).click();
    await expect(page).toHaveURL("/member/break");
  },
);
