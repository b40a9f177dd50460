import { expect, hold, speak, test } from "../../support/fixtures.ts";
import { textOf } from "../../support/read.ts";
import { startSignIn } from "../../support/sign-in-steps.ts";
import { dailyIf, onlyInAll } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of (422|429|503).*\/login/] });

const fresh = "Fresh#2027";

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      `M7 A53 C11 V22 V23 V24 a member sets a new password by SMS, ${how} JavaScript`,
      onlyInAll,
      async ({ page, world }) => {
        await page.goto("/login/forgot?by=phone&returnTo=/recent");
        // The page around the form revalidates after each response. The form works while this is slow.
        const readAround = await hold(page, /forgot\.data/, "GET");
        await page.locator("#forgot-mobile").fill("1055500001");
        await page.getByRole("button", { name: "Send code" }).click();
        await expect(page.getByRole("dialog").getByRole("status")).toContainText("1055500001");
        await expect(page.locator("#forgot-mobile")).toHaveValue("1055500001");
        await page.locator("#forgot-code").fill("000000");
        await page.locator("#forgot-new").fill(fresh);
        await page.locator("#forgot-again").fill(fresh);
        await page.locator("#forgot-again").press("Enter");
        await expect(page.locator("#forgot-code-error")).toContainText("Attempts left: 4.");
        readAround();
        await page.locator("#forgot-code").fill((await world.codes("reset"))[0]?.code ?? "");
        await page.locator("#forgot-new").fill(fresh);
        await page.locator("#forgot-again").fill(fresh);
        await page.locator("#forgot-again").press("Enter");
        await expect(page).toHaveURL(/\/login\?notice=password-set/);
        await expect(page.getByRole("dialog")).toContainText("Your new password has been set");
        if (javaScriptEnabled) {
          await expect(page.getByRole("dialog").getByRole("status"), "A133").toBeFocused();
        }
        await startSignIn(page, "player1", fresh);
        await expect(page).toHaveURL(/\/recent$/);
      },
    );

    test(
      `M7 C10 E9 A46b V20 V21 the message after a request for mail is the same for known and unknown accounts, ${how} JavaScript`,
      onlyInAll,
      async ({ page, world }) => {
        const said = async (username: string, email: string) => {
          await page.goto("/login/forgot?by=mail");
          await page.locator("#forgot-username").fill(username);
          await page.locator("#forgot-email").fill(email);
          await page.getByRole("button", { name: "Send new password" }).click();
          const status = page.getByRole("dialog").getByRole("status");
          await expect(status).toContainText("address match");
          return textOf(status);
        };
        const known = await said("player1", "player1@mail.example");
        expect(await said("nobody9", "nobody9@mail.example")).toBe(known);
        expect((await world.codes("mail")).map(({ number }) => number)).toEqual([
          "player1@mail.example",
        ]);
        await page.goto("/login/forgot?by=mail");
        await page.locator("#forgot-email").fill("nowhere");
        await page.getByRole("button", { name: "Send new password" }).click();
        await expect(page.locator("#forgot-username-error")).toHaveText("Fill in this field.");
        await expect(page.locator("#forgot-email-error")).not.toBeEmpty();
      },
    );

    test(
      `M4 W13 S15 V4 V5 a member logs in by SMS, ${how} JavaScript`,
      dailyIf(javaScriptEnabled),
      async ({ page, world }) => {
        await page.goto("/login?returnTo=/recent");
        await page.getByRole("link", { name: "Code by SMS" }).click();
        const send = page.locator("button[value=sendCode]");
        await send.click();
        await expect(page.locator("#login-mobile-error")).toHaveText("Fill in this field.");
        await page.locator("#login-mobile").fill("010-5550-0001");
        await send.click();
        await expect(page.getByRole("dialog").getByRole("status")).toContainText("on its way");
        await page.goto("/login?tab=sms&returnTo=/recent");
        await expect(page.locator("#login-mobile"), "stored across a reload").toHaveValue(
          "01055500001",
        );
        await expect(send).toHaveText(/^Send again in \d+ s$/);
        await expect(send).toBeDisabled();
        await page.locator("#login-code").fill("000000");
        await page.locator("#login-code").press("Enter");
        await expect(page.locator("#login-code-error")).toContainText("Attempts left: 4.");
        await page.locator("#login-code").fill((await world.codes("login"))[0]?.code ?? "");
        await page.locator("#login-code").press("Enter");
        await expect(page).toHaveURL(/\/recent$/);
      },
    );
  });
}

test(
  "A53 W3 only the brand's ways to reset a password are shown",
  onlyInAll,
  async ({ page, world }) => {
    await world.set({ flags: { CHNGPASSMAIL3: "0" } });
    await page.goto("/login/forgot");
    await expect(page.locator("#forgot-mobile")).toBeVisible();
    await expect(page.getByRole("link", { name: "By email" })).toHaveCount(0);
  },
);

test(
  "A53 W2 W3 without any way, only customer service is shown",
  onlyInAll,
  async ({ page, world }) => {
    await world.set({ flags: { CHNGPASSMAIL3: "0", CHNGPASSVERIF3: "0" } });
    await page.goto("/login/forgot");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Customer service can help you get back into your account");
    await expect(dialog.getByRole("textbox")).toHaveCount(0);
    await expect(dialog.getByRole("link", { name: "Mail" })).toBeVisible();
  },
);

test.describe("the other brand", () => {
  test.use({ visitor: { brand: "hanbit" } });

  test(
    "P18 W13 without login by SMS there is no tab, and a single country has no selection",
    onlyInAll,
    async ({ page, context, origin }) => {
      await speak(context, origin, "en");
      await page.goto("/login?tab=sms");
      await expect(page.locator("#login-username")).toBeVisible();
      await expect(page.getByRole("link", { name: "Code by SMS" })).toHaveCount(0);
      await page.goto("/login/forgot?by=phone");
      await expect(page.locator("#forgot-mobile")).toBeVisible();
      await expect(page.getByLabel("Country code")).toHaveCount(0);
    },
  );
});

test("S15 V55 U41 another number can be used at once, and the same one is refused with a countdown", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/login?tab=sms");
  const send = page.locator("button[value=sendCode]");
  await expect(page.getByLabel("Country code").locator("option")).toHaveCount(4);
  await page.locator("#login-mobile").fill("1055500001");
  await send.click();
  await expect(send).toBeDisabled();
  await expect(page.locator("#login-code")).toBeFocused();
  await page.locator("#login-mobile").fill("1055500002");
  await expect(send).toBeEnabled();
  await page.locator("#login-mobile").fill("1055500001");
  await expect(send).toBeDisabled();
  const seconds = Number(/\d+/.exec(await textOf(send))?.[0]);
  await page.clock.runFor(seconds * 1000 + 1000);
  await expect(send).toBeEnabled();
});
