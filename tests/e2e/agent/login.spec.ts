import { expect, speak, test } from "../../support/fixtures.ts";
import { passwordOf, signIn } from "../../support/player.ts";
import { dailyIf, onlyInAll } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of (422|429|503).*\/agent/] });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      `R7 U33 A105 P12 E19 an agent can log in, a member can't, ${how} JavaScript`,
      dailyIf(javaScriptEnabled),
      async ({ page, world }) => {
        await page.goto("/agentHome");
        await expect(page).toHaveURL("/agent");
        const enter = async (account: string) => {
          await page.locator("main #login-username").fill(account);
          await page.locator("main #login-password").fill(await passwordOf(world, account));
          await page.locator("main button[value=login]").click();
        };
        await enter("player1");
        await expect(page.locator("main").getByRole("alert")).toContainText("Only agents");
        expect((await page.request.get("/favorite", { maxRedirects: 0 })).status()).toBe(302);
        await enter("agent1");
        await expect(page).toHaveURL("/agentHome/overview");
        await page.goto("/agent");
        await expect(page, "a signed-in agent does not need this page").toHaveURL(
          "/agentHome/overview",
        );
      },
    );
  });
}

test(
  "A22 E19 a member who requests the agent center sees why it is refused",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/agentHome");
    await expect(page).toHaveURL("/agent?notice=agents-only");
    const notice = page.locator("main").getByRole("status").first();
    await expect(notice).toContainText("player1");
    await expect(notice, "the focus is on the message, so it is read first").toBeFocused();
    await expect(notice).toBeInViewport({ ratio: 1 });
  },
);

test(
  "A133 S10 the agents' login reports first that the session has ended",
  onlyInAll,
  async ({ page }) => {
    await page.goto("/agent?notice=ended");
    const notice = page.locator("main").getByRole("status").first();
    await expect(notice).toContainText("session has ended");
    await expect(notice).toBeFocused();
  },
);

for (const [brand, language] of [
  ["aurora", "en"],
  ["hanbit", "ko"],
] as const) {
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(
      `R7 U33 the agents' login is accessible (${brand} ${language})`,
      onlyInAll,
      async ({ page, context, origin, expectAccessible }) => {
        await speak(context, origin, language);
        await page.goto("/agent");
        await expectAccessible();
        await page.locator("main button[value=login]").click();
        await expect(page.locator("#login-username-error")).not.toBeEmpty();
        await expectAccessible();
      },
    );
  });
}
