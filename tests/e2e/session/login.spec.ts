import { expect, type Locator, type Page } from "@playwright/test";
import { filesWith, hold, speak, test } from "../../support/fixtures.ts";
import { countCalls, passwordOf, signInByForm } from "../../support/player.ts";
import { attributeOf } from "../../support/read.ts";
import { onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of (422|429|503).*\/login/] });

/** Opens and fills in the login form after its hydration. Returns the submit button. */
async function filledLogin(page: Page, password: string): Promise<Locator> {
  await page.goto("/login");
  // The button "Show password" appears with hydration. From here on the form submits without a page load.
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
  await page.locator("#login-username").fill("player1");
  await page.locator("#login-password").fill(password);
  return page.getByRole("dialog").locator("button[value=login]");
}

test("S12 A79 a login returns to the requested page", async ({ page, world }) => {
  await signInByForm(page, world, "player1", "/live?class=HOT");
  await expect(page).toHaveURL(/\/live\?class=HOT$/);
  await page.goto("/login");
  await expect(page, "a signed-in member does not need this page").toHaveURL(/\/$/);
});

test("S12 an agent goes to the agent center", onlyInAll, async ({ page, world }) => {
  await signInByForm(page, world, "agent1");
  await expect(page).toHaveURL(/\/agentHome\/overview$/);
});

test("A106 a return URL of another host is not followed", onlyInAll, async ({ page, world }) => {
  await signInByForm(page, world, "player1", "//evil.example/x");
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
});

test("E5 E7 E8 E36 A46 U46 wrong and empty fields show their errors in the form", async ({
  page,
}) => {
  await page.goto("/login");
  const dialog = page.getByRole("dialog");
  const submit = dialog.locator("button[value=login]");
  // The button "Show password" appears with hydration. From here on the form submits without a page load.
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
  await submit.click();
  await expect(page.locator("#login-username-error")).toHaveText("Fill in this field.");
  await expect(page.locator("#login-password-error")).toHaveText("Fill in this field.");
  await expect(page.locator("#login-username")).toBeFocused();
  await page.locator("#login-username").fill("nobody");
  await page.locator("#login-password").fill("Wrong#2026");
  await submit.click();
  await expect(dialog.getByRole("alert")).toContainText("Wrong username or password");
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
  await expect(submit).toHaveText("Log in");
  await expect(page.locator("#login-username")).toHaveValue("nobody");
});

test.describe("where the code that validates a form loads late", () => {
  test.use({ expectedErrors: [/status of 422.*\/login|ERR_FAILED|dynamically imported/] });
  const checks = filesWith("validation.mismatch");

  test(
    "A50 V60 the form is submitted once, when the code has loaded",
    onlyInAllAnySize,
    async ({ page, world }) => {
      const letIn = await hold(page, checks);
      const submit = await filledLogin(page, await passwordOf(world, "player1"));
      await submit.click();
      await submit.click();
      letIn();
      await page.waitForURL((url) => url.pathname === "/");
      expect(await countCalls(world, "C1")).toBe(1);
    },
  );

  test(
    "A50 V60 the server shows the same error if the code never loads",
    onlyInAllAnySize,
    async ({ page }) => {
      await hold(page, checks);
      const submit = await filledLogin(page, "");
      await submit.click();
      await expect(page.locator("#login-password-error")).toHaveText("Fill in this field.");
    },
  );

  test(
    "A50 V60 the server shows the same error if loading the code fails",
    onlyInAllAnySize,
    async ({ page }) => {
      await page.route(checks, (route) => route.abort());
      const submit = await filledLogin(page, "");
      await submit.click();
      await expect(page.locator("#login-password-error")).toHaveText("Fill in this field.");
    },
  );
});

test("S13 E6 M19 V56 after three failures the captcha is required, and the login succeeds with it", async ({
  page,
  world,
}) => {
  await page.goto("/login");
  const dialog = page.getByRole("dialog");
  const submit = dialog.locator("button[value=login]");
  await page.locator("#login-username").fill("player1");
  for (const attempt of [1, 2, 3]) {
    await page.locator("#login-password").fill(`Wrong#${attempt}`);
    await submit.click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(submit).toBeEnabled();
  }
  const field = page.locator("#login-captcha");
  await expect(field).toBeVisible();
  const first = await attributeOf(dialog.locator("img[src^='data:']"), "src");
  const refresh = dialog.locator("button[value=captcha]");
  await expect(refresh).toBeEnabled();
  await refresh.click();
  await expect(dialog.locator("img[src^='data:']")).not.toHaveAttribute("src", first ?? "");
  await expect(refresh, "at most one new picture a second").toBeDisabled();

  const password = await passwordOf(world, "player1");
  await field.fill("----");
  await page.locator("#login-password").fill(password);
  await submit.click();
  await expect(dialog.getByRole("alert")).toContainText("do not match the picture");
  await page.locator("#login-password").fill(password);
  await field.fill((await world.captchas()).at(-1)?.answer ?? "");
  await submit.click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("U40 the password can be shown", async ({ page }) => {
  await page.goto("/login");
  const password = page.locator("#login-password");
  await password.fill("secret");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("secret");
});

test(
  "A44 K15 the username is remembered for a day, the password is not",
  onlyInAll,
  async ({ page, world, context }) => {
    await page.goto("/login");
    await page.locator("#login-username").fill("player1");
    await page.locator("#login-password").fill(await passwordOf(world, "player1"));
    await page.getByRole("checkbox").check();
    await page.locator("#login-password").press("Enter");
    await page.waitForURL((url) => url.pathname === "/");
    const cookie = (await context.cookies()).find(({ name }) => name === "remembered");
    // Development over http has no secure cookies (docs/decisions/0064).
    expect(cookie).toMatchObject({ value: "player1", httpOnly: true, secure: false });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(0.95);
    expect(days).toBeLessThanOrEqual(1.01);
    await context.clearCookies({ name: "sid" });
    await page.goto("/login");
    await expect(page.locator("#login-username")).toHaveValue("player1");
    await expect(page.locator("#login-password")).toHaveValue("");
  },
);

test(
  "A20 S22 M21 a guest's click opens the login dialog on the same page; Escape closes it",
  onlyInAll,
  async ({ page }) => {
    await page.goto("/rng?class=NEW");
    const play = page.locator("button[value=play]").first();
    await play.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("#login-username")).toBeVisible();
    await expect(page).toHaveURL(/\/rng\?class=NEW$/);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(play).toBeFocused();
  },
);

test(
  "A20 A136 after the login in the dialog, the chosen game is ready to start",
  onlyInAll,
  async ({ page, world }) => {
    await page.goto("/rng?class=NEW");
    await page.locator("button[value=play]").first().click();
    await page.locator("#login-username").fill("player1");
    await page.locator("#login-password").fill(await passwordOf(world, "player1"));
    await page.locator("#login-password").press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/play\?game=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/rng\?class=NEW$/);
    await page.locator("button[aria-label^=Favourite]").first().click();
    await expect(page.locator("button[aria-pressed=true]")).toHaveCount(1);
  },
);

test("S6 P6 a guest can play with play money", onlyInAll, async ({ page, context }) => {
  await page.goto("/login?returnTo=/live");
  await page.locator("button[value=freePlay]").click();
  await page.waitForURL((url) => url.pathname === "/live");
  expect((await context.cookies()).some(({ name }) => name === "sid")).toBe(true);
});

test(
  "P6 without the platform's switch no play money is offered",
  onlyInAll,
  async ({ page, world }) => {
    await world.set({ flags: { FREEPLAY3: "0" } });
    await page.goto("/login");
    await expect(page.locator("button[value=login]")).toBeVisible();
    await expect(page.locator("button[value=freePlay]")).toHaveCount(0);
  },
);

test("E18 P14 an account of another type is refused", onlyInAll, async ({ page, world }) => {
  await page.goto("/login");
  await page.locator("#login-username").fill("staff1");
  await page.locator("#login-password").fill(await passwordOf(world, "staff1"));
  await page.locator("#login-password").press("Enter");
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("log in here");
});

test("S8 M14 A45 logging out requires a confirmation, ends the session and clears the tab's storage", async ({
  page,
  world,
}) => {
  await signInByForm(page, world, "player1", "/rng");
  await page.evaluate(() => sessionStorage.setItem("kept", "1"));
  await page.goto("/logout?returnTo=/rng");
  await page.getByRole("link", { name: "Stay logged in" }).click();
  await expect(page).toHaveURL(/\/rng$/);
  await page.goto("/logout");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => sessionStorage.getItem("kept"))).toBeNull();
  await page.goto("/favorite");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Ffavorite/);
});

test("K42 T2 A66 the language is copied to local storage", async ({ page, context, origin }) => {
  await page.goto("/rng");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lang"))).toBe("en");
  await speak(context, origin, "ko");
  await page.goto("/rng");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lang"))).toBe("ko");
  expect(await page.evaluate(() => localStorage.getItem("hisLang"))).toBe("en");
});

test(
  "sessions: a warning appears before the session ends, and one click extends it",
  onlyInAll,
  async ({ page, world }) => {
    await page.clock.install();
    await signInByForm(page, world, "player1", "/help");
    // The page requests the exact end before it shows the warning. This response says that it is near.
    await page.route(/\/graphql\?/, (route) =>
      route.fulfill({ json: { data: { viewer: { expiresInMs: 60_000 } } } }),
    );
    await page.clock.fastForward("28:30");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Are you still there?");
    await dialog.getByRole("button", { name: "Stay logged in" }).click();
    await expect(dialog).toHaveCount(0);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("M4 S13 A44 the complete login works", async ({ page, world }) => {
    await page.goto("/login?returnTo=/recent");
    await page.locator("#login-username").fill("player1");
    await page.locator("[name=remember]").check();
    for (const attempt of [1, 2, 3]) {
      await page.locator("#login-password").fill(`Wrong#${attempt}`);
      await page.locator("button[value=login]").click();
      await expect(page.getByRole("alert").first()).toBeVisible();
    }
    await expect(page.locator("#login-username")).toHaveValue("player1");
    await expect(page.locator("[name=remember]")).toBeChecked();
    await page.locator("#login-captcha").fill((await world.captchas()).at(-1)?.answer ?? "");
    await page.locator("#login-password").fill(await passwordOf(world, "player1"));
    await page.locator("button[value=login]").click();
    await expect(page).toHaveURL(/\/recent$/);
  });

  test("M14 logging out works", onlyInAll, async ({ page, world }) => {
    await signInByForm(page, world);
    await page.goto("/logout");
    await page.getByRole("button", { name: "Log out" }).click();
    await page.goto("/favorite");
    await expect(page).toHaveURL(/\/login/);
  });
});
