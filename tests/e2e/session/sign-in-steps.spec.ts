import { expect, speak, test } from "../../support/fixtures.ts";
import { passwordOf } from "../../support/player.ts";
import { sessionOf, startSecondStep, startSignIn } from "../../support/sign-in-steps.ts";
import { dailyIf, onlyInAll } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of (422|429|503).*\/login/] });

const fresh = "Fresh#2027";

for (const [brand, language] of [
  ["aurora", "en"],
  ["hanbit", "ko"],
] as const) {
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(
      `M6 M7 M18 every step is accessible (${brand} ${language})`,
      dailyIf(brand === "aurora"),
      async ({ page, context, origin, world, expectAccessible }) => {
        // Slow, because axe checks four pages.
        test.slow();
        await speak(context, origin, language);
        for (const by of ["mail", "phone"]) {
          await page.goto(`/login/forgot?by=${by}`);
          await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
          await expectAccessible();
        }
        await startSecondStep(page, await passwordOf(world, "newip1"));
        await expect(page.locator("button[value=confirm]")).toBeEnabled();
        await expectAccessible();
        await page.goto("/login");
        await startSignIn(page, "default1", await passwordOf(world, "default1"));
        await expect(page).toHaveURL(/\/login\/password/);
        await expect(page.locator("button[value=change]")).toBeEnabled();
        await expectAccessible();
      },
    );
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      `M6 S11 V25 V26 V27 an expired password is changed, ${how} JavaScript`,
      onlyInAll,
      async ({ page, world, context }) => {
        const old = await passwordOf(world, "expired");
        await page.goto("/login?returnTo=/recent");
        await startSignIn(page, "expired", old);
        await expect(page).toHaveURL(/\/login\/password\?returnTo=%2Frecent/);
        const dialog = page.getByRole("dialog");
        await expect(dialog).toContainText("expired");
        await expect(page.locator("#change-new-hint")).toContainText("Enter 8 to 20 characters");
        const before = await sessionOf(context);
        await page.locator("#change-new").fill("short");
        await page.locator("#change-again").fill("short");
        await page.getByRole("button", { name: "Change password" }).click();
        await expect(page.locator("#change-old-error")).toHaveText("Fill in this field.");
        await expect(page.locator("#change-new-error")).toContainText("Enter 8 to 20");
        await page.locator("#change-old").fill(old);
        await page.locator("#change-new").fill(fresh);
        await page.locator("#change-again").fill("Fresh#2028");
        await page.getByRole("button", { name: "Change password" }).click();
        await expect(page.locator("#change-again-error")).toHaveText(
          "The two entries do not match.",
        );
        await page.locator("#change-old").fill(old);
        await page.locator("#change-new").fill(fresh);
        await page.locator("#change-again").fill(fresh);
        await page.getByRole("button", { name: "Change password" }).click();
        await expect(page).toHaveURL(/\/recent$/);
        expect(await sessionOf(context), "a new session").not.toBe(before);
        await page.goto("/login/password");
        await expect(page, "no password has to be changed").toHaveURL(/\/$/);
      },
    );

    test(
      `M18 S14 A54 E21 a login from a new place requires a second step, ${how} JavaScript`,
      dailyIf(javaScriptEnabled),
      async ({ page, world }) => {
        await startSecondStep(page, await passwordOf(world, "newip1"), "/recent");
        await expect(page.getByRole("radio")).toHaveCount(4);
        await page.getByRole("radio", { name: "Code by email" }).check();
        await page.locator("#confirm-code").fill("000001");
        await page.getByRole("button", { name: "Confirm" }).click();
        await expect(page.locator("#confirm-code-error")).toContainText("Attempts left: 4.");
        await expect(page.getByRole("radio", { name: "Code by email" })).toBeChecked();
        await page.locator("#confirm-code").fill((await world.codes("verify"))[0]?.code ?? "");
        await page.getByRole("button", { name: "Confirm" }).click();
        await expect(page).toHaveURL(/\/recent$/);
      },
    );
  });
}

test(
  "A14 V25 the default password need not be typed again, and other pages are closed until the change",
  onlyInAll,
  async ({ page, world }) => {
    await page.goto("/login");
    await startSignIn(page, "default1", await passwordOf(world, "default1"));
    await expect(page).toHaveURL(/\/login\/password/);
    await expect(page.locator("#change-old")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toContainText("default1");
    await page.goto("/member");
    await expect(page, "the guard redirects back").toHaveURL(
      /\/login\/password\?returnTo=%2Fmember/,
    );
    await page.locator("#change-new").fill(fresh);
    await page.locator("#change-again").fill(fresh);
    await page.locator("#change-again").press("Enter");
    await expect(page).toHaveURL(/\/member$/);
  },
);

test(
  "A54 V44 the fifth wrong code ends the second step, and the login starts again",
  onlyInAll,
  async ({ page, world }) => {
    await startSecondStep(page, await passwordOf(world, "newip1"), "/recent");
    await page.getByRole("radio", { name: "Name on your bank account" }).check();
    await expect(page.getByLabel("Name on your bank account").last()).toBeVisible();
    for (const left of [4, 3, 2, 1]) {
      await page.locator("#confirm-code").fill("Nobody");
      await page.locator("#confirm-code").press("Enter");
      await expect(page.locator("#confirm-code-error")).toContainText(`Attempts left: ${left}.`);
      await expect(page.locator("#confirm-code")).toBeFocused();
      // The button is disabled during the revalidation, so Enter would do nothing.
      await expect(page.getByRole("button", { name: "Confirm" })).toBeEnabled();
    }
    await page.locator("#confirm-code").fill("Nobody");
    await page.locator("#confirm-code").press("Enter");
    await expect(page).toHaveURL(/\/login\?notice=over&returnTo=%2Frecent/);
    const notice = page.getByRole("dialog").getByRole("status");
    await expect(notice).toContainText("Log in again");
    await expect(notice, "A133").toBeFocused();
    await page.goto("/login/confirm");
    await expect(page).toHaveURL(/\/login\?notice=over/);
  },
);
