import type { Page } from "@playwright/test";
import { expect, speak, test, tryAgainUntil } from "../../support/fixtures.ts";
import { countCalls, signIn } from "../../support/player.ts";
import { attributeOf } from "../../support/read.ts";
import { dailyIf, onlyInAll } from "../../support/tags.ts";
import type { World } from "../../support/world.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of (422|429|503).*\/register/] });

const password = "Newcomer#2026";

/** Fills in the fields that every tab of the sandbox's form has, without the username or mobile number. */
async function fillRest(page: Page, world: World) {
  // After a failed attempt, the captcha's picture is replaced.
  await expect(page.locator("button[value=register]")).toBeEnabled();
  await page.locator("#register-password").fill(password);
  await page.locator("#register-confirmPassword").fill(password);
  await page.locator("#register-payeeName").fill("New Comer");
  await page.locator("#register-captcha").fill((await world.captchas()).at(-1)?.answer ?? "");
  await page.locator("#register-adult").check();
  await page.locator("#register-termsAccepted").check();
}

const submit = (page: Page) => page.getByRole("button", { name: "Create account" }).click();

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      `R6 M5 C7 S5 V7 V9 V10 V11 M17 A51 a visitor registers by username, ${how} JavaScript`,
      dailyIf(javaScriptEnabled),
      async ({ page, world }) => {
        await page.goto("/register?tab=username&returnTo=/favorite");
        await expect(
          page.locator("#register-adult"),
          "A51: never ticked by default",
        ).not.toBeChecked();
        await submit(page);
        for (const name of ["username", "password", "payeeName", "captcha"]) {
          await expect(page.locator(`#register-${name}-error`)).toHaveText("Fill in this field.");
        }
        await expect(page.locator("#register-termsAccepted-error")).toContainText(
          "Accept the terms",
        );
        await expect(page.locator("#register-adult-error")).toContainText("19");
        expect(await countCalls(world, "C7")).toBe(0);

        await page.locator("#register-username").fill("newcomer");
        await fillRest(page, world);
        await page.locator("#register-confirmPassword").fill(`${password}!`);
        await submit(page);
        await expect(page.locator("#register-confirmPassword-error")).toContainText("do not match");
        await expect(page.locator("#register-username")).toHaveValue("newcomer");

        await page.locator("#register-username").fill("player1");
        await fillRest(page, world);
        await submit(page);
        await expect(page.locator("#register-username-error")).toHaveText("This is already taken.");

        await page.locator("#register-username").fill("newcomer");
        await fillRest(page, world);
        await submit(page);
        await expect(page, "signed in, on the requested page").toHaveURL("/favorite");
        await page.goto("/register");
        await expect(page, "a signed-in visitor does not need this page").toHaveURL(/\/$/);
      },
    );

    test(
      `S16 W9 C5 C8 A52 a visitor registers by mobile number, ${how} JavaScript`,
      dailyIf(javaScriptEnabled),
      async ({ page, world }) => {
        await page.goto("/register");
        await expect(
          page.locator("#register-username"),
          "S16: the mobile tab is first",
        ).toHaveCount(0);
        await page.locator("#register-mobile").fill("1077700123");
        await page.getByRole("button", { name: "Send code" }).click();
        await expect(page.getByRole("dialog").getByRole("status")).toContainText("1077700123");
        await expect(page.locator("#register-mobile")).toHaveValue("1077700123");
        await page.locator("#register-code").fill("000000");
        await fillRest(page, world);
        await submit(page);
        await expect(page.locator("#register-code-error")).toContainText("not a valid");
        await page.locator("#register-code").fill((await world.codes("register"))[0]?.code ?? "");
        await fillRest(page, world);
        await submit(page);
        await expect(page).toHaveURL(/\/$/);
        expect((await page.goto("/favorite"))?.status()).toBe(200);
        await expect(page).toHaveURL(/\/favorite$/);
      },
    );
  });
}

test(
  "C14 S17 V58 E4 a wrong invitation code is refused, and the part with its field opens",
  onlyInAll,
  async ({ page, world }) => {
    await page.goto("/register?tab=username&referralCode=friend-7");
    await expect(page.getByRole("dialog")).toContainText("Invitation code: friend-7");
    await page.getByText("More details (optional)").click();
    await page.locator("#register-affiliateCode").fill("NOBODY1");
    await page.getByText("More details (optional)").click();
    await page.locator("#register-username").fill("newcomer");
    await fillRest(page, world);
    await submit(page);
    await expect(page.locator("#register-affiliateCode")).toBeFocused();
    await expect(page.locator("#register-affiliateCode-error")).toContainText("not valid");
    expect(await countCalls(world, "C7")).toBe(0);
  },
);

test("M19 V56 a new captcha picture keeps the typed values", onlyInAll, async ({ page }) => {
  await page.goto("/register?tab=username");
  await page.locator("#register-username").fill("newcomer");
  const picture = page.getByRole("img", { name: "Picture with the characters to type" });
  const first = await attributeOf(picture, "src");
  await page.getByRole("button", { name: /^New picture/ }).click();
  await expect(picture).not.toHaveAttribute("src", first ?? "");
  await expect(page.locator("#register-username")).toHaveValue("newcomer");
});

test(
  "W5 P17 if registration is closed, the dialog shows a message",
  onlyInAll,
  async ({ page, world }) => {
    await world.set({ flags: { DIRECTREG3: "0" } });
    await page.goto("/register");
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
      "Registration is closed",
    );
    await expect(page.locator("form #register-password")).toHaveCount(0);
  },
);

test("W6 W7 a single way to register has no tabs", onlyInAll, async ({ page, world }) => {
  await world.set({ flags: { MOBILENUMREG3: "0" } });
  await page.goto("/register");
  await expect(page.locator("#register-username")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Ways to register" })).toHaveCount(0);
});

test(
  "A47 without the platform's rules there is no form, but a retry button",
  onlyInAll,
  async ({ page, world }) => {
    await world.fault({ match: { id: "C15" }, fault: { kind: "status", status: 500 } });
    await page.goto("/register?tab=username");
    const alert = page.getByRole("dialog").getByRole("alert");
    await expect(alert).toContainText("could not be loaded");
    await world.clearFaults();
    await tryAgainUntil(alert, (within) =>
      expect(page.locator("#register-username")).toBeVisible(within),
    );
  },
);

test(
  "M4 M5 login and registration link to each other, with the same return URL",
  onlyInAll,
  async ({ page }) => {
    await page.goto("/rng?class=NEW");
    await page.locator("button[value=play]").first().click();
    await page.getByRole("dialog").getByRole("link", { name: "Create an account" }).click();
    await expect(page).toHaveURL(/\/register\?returnTo=%2Fplay%3Fgame%3D/);
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.getByRole("dialog").getByRole("link", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fplay%3Fgame%3D/);
  },
);

test(
  "R-G4 A106 a signed-in member is redirected to the return URL",
  onlyInAll,
  async ({ page, world }) => {
    await signIn(page, world);
    await page.goto("/register?returnTo=/recent");
    await expect(page).toHaveURL(/\/recent$/);
  },
);

for (const [brand, language] of [
  ["aurora", "en"],
  ["hanbit", "ko"],
] as const) {
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(
      `M5 each tab is accessible (${brand} ${language})`,
      onlyInAll,
      async ({ page, context, origin, expectAccessible }) => {
        await speak(context, origin, language);
        for (const tab of ["username", "mobile"]) {
          await page.goto(`/register?tab=${tab}`);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await page.getByRole("dialog").locator("summary").click();
          await expectAccessible();
          await page.getByRole("dialog").locator("button[value=register]").click();
          await expect(page.locator("#register-adult-error")).not.toBeEmpty();
          await expectAccessible();
        }
      },
    );
  });
}
