/** The real client of Firebase against its emulator: windows of Google and Facebook, codes by SMS (A55, X1, X3). */
import type { Page } from "@playwright/test";
import { expect, filesWith, test } from "../support/fixtures.ts";
import { countCalls } from "../support/player.ts";
import { anySize } from "../support/tags.ts";
import type { World } from "../support/world.ts";
import { gapiStandIn } from "./gapi-stand-in.ts";

const elsewhere =
  /^https:\/\/(apis\.google\.com\/js\/api\.js|unpkg\.com\/|fonts\.googleapis\.com\/)/;

test.use({
  answeredHere: [elsewhere],
  // Refused forms; what the emulator does not know (its script goes on without it); what it refuses.
  expectedErrors: [
    /status of (409|422).*\/login|status of 501.*recaptchaConfig|status of 400.*accounts:(sendVerificationCode|signInWithPhoneNumber)/,
  ],
});

test.beforeEach(async ({ context }) => {
  await context.route(elsewhere, (route) =>
    route.request().url().includes("apis.google.com")
      ? route.fulfill({ contentType: "text/javascript", body: `(${gapiStandIn})()` })
      : route.fulfill({ contentType: "text/css", body: "" }),
  );
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The provider's window, which a press opens. */
async function windowOf(page: Page, name: string): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent("popup"), button(page, name).click()]);
  return opened;
}

/** Fills in the emulator's page of the provider, with an account that it does not know yet. */
async function signUpAt(provider: Page, email: string) {
  await button(provider, "add Add new account").or(button(provider, "Add new account")).click();
  await provider.locator("#email-input").fill(email);
  await provider.locator("#sign-in").click();
}

/** Fills in what the registration still asks for, and sends it. */
async function register(page: Page, world: World, username: string) {
  await expect(page).toHaveURL(/\/register\?with=social/);
  await expect(page.locator("#register-username")).toBeVisible();
  await expect(page.locator("#register-password")).toHaveCount(0);
  await page.locator("#register-username").fill(username);
  await page.locator("#register-payeeName").fill("Jane Example");
  await page.locator("#register-captcha").fill((await world.captchas()).at(-1)?.answer ?? "");
  await page.locator("#register-adult").check();
  await page.locator("#register-termsAccepted").check();
  await button(page, "Create account").click();
}

test("A55 X1 S7 A44 an account of Google opens an account here, signs in the next time, and its token once", {
  ...anySize,
}, async ({ page, world, context, expectAccessible }) => {
  await page.goto("/promotions");
  const firebase = filesWith("identitytoolkit");
  const firebaseRequests = async () => {
    const requested = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    return requested.some((name) => firebase.test(name));
  };
  expect(await firebaseRequests(), "no page loads Firebase by itself").toBe(false);
  await page.locator("header").getByRole("link", { name: "Log in" }).click();
  await button(page, "Continue with Google").scrollIntoViewIfNeeded();
  await expect.poll(firebaseRequests, "it comes with its buttons").toBe(true);
  await expectAccessible();

  const sent = page.waitForRequest(
    (request) => request.postData()?.includes("intent=social") ?? false,
  );
  await signUpAt(await windowOf(page, "Continue with Google"), "jane@gmail.example");
  await expect(page.getByText("jane@gmail.example")).toBeVisible();
  await expectAccessible();
  await register(page, world, "janesocial");
  await expect(page, "where one was").toHaveURL("/promotions");
  expect(await countCalls(world, "C7")).toBe(1);

  // Another browser, and the token that somebody has overheard.
  const idToken = new URLSearchParams((await sent).postData() ?? "").get("idToken") ?? "";
  expect(idToken).toMatch(/^[\w-]+\.[\w-]+\.$/);
  await context.clearCookies({ name: /^(sid|guest|remembered)$/ });
  const replay = await page.request.post("/login", {
    form: { intent: "social", idToken, key: crypto.randomUUID(), returnTo: "/" },
    headers: { "Sec-Fetch-Site": "same-origin" },
    maxRedirects: 0,
  });
  expect(replay.status()).toBe(422);
  expect(await replay.text()).toContain("has expired or was already used");

  await page.goto("/login?returnTo=/promotions");
  const provider = await windowOf(page, "Continue with Google");
  await provider.getByText("jane@gmail.example").click();
  await expect(page).toHaveURL("/promotions");
  // A second account would have asked for its name.
  expect(await (await page.request.get("/")).text()).toContain("janesocial");
});

test("X1 E32 a window that is closed is told quietly, and one that is blocked is a way there and back", {
  ...anySize,
}, async ({ page, world }) => {
  await page.clock.install();
  await page.goto("/login?returnTo=/promotions");
  const closed = await windowOf(page, "Continue with Facebook");
  await expect(
    page.getByRole("status").filter({ hasText: "Continue in the window" }),
  ).toBeVisible();
  await closed.close();
  // Firebase gives an answer that may be under way some seconds yet.
  await page.clock.runFor(12_000);
  const reported = page.getByRole("status").filter({ hasText: "closed before you were logged in" });
  await expect(reported).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await button(page, "Continue with Facebook").click();
  await expect(page).toHaveURL(/\/emulator\/auth\/handler/);
  await signUpAt(page, "jane@facebook.example");
  await register(page, world, "janefacebook");
  await expect(page).toHaveURL("/promotions");
});

test("X3 K13 E22 E23 E26 E27 a number that Firebase proves opens an account", {
  ...anySize,
}, async ({ page, world }) => {
  await page.clock.install();
  // Where the platform sends codes itself there is no second way that says the same.
  await world.set({ flags: { MOBILEVERCODELOGIN3: "0" } });
  await page.goto("/login?returnTo=/promotions");
  await button(page, "Continue with a mobile number").click();
  const send = button(page, "Send me a code");
  await send.click();
  await expect(page.locator("#social-mobile-error")).toHaveText("Enter your mobile number.");
  await page.locator("#social-mobile").fill("12");
  await send.click();
  await expect(page.locator("#social-mobile-error")).toContainText("mobile number");
  await page.locator("#social-mobile").fill("010-7770-0001");
  await send.click();
  await expect(page.getByText("A code is on its way to +821077700001.")).toBeVisible();
  const again = page.getByRole("button", { name: /^Another code in/ });
  await expect(again).toBeDisabled();
  await page.clock.runFor(61_000);
  await expect(button(page, "Send another code")).toBeEnabled();

  const login = page.locator("form").filter({ has: page.locator("#social-code") });
  const confirm = login.getByRole("button", { name: "Log in", exact: true });
  await confirm.click();
  await expect(page.locator("#social-code-error")).toContainText("Enter the verification code");
  const code = await codeFor("+821077700001");
  await page.locator("#social-code").fill(code === "000000" ? "000001" : "000000");
  await confirm.click();
  await expect(page.locator("#social-code-error")).toHaveText(/code/);
  await expect(page.locator("#social-code-error")).not.toContainText("Enter the");
  await page.locator("#social-code").fill(code);
  await confirm.click();
  await register(page, world, "janephone");
  await expect(page).toHaveURL("/promotions");
});

/** The code that the emulator would have sent. */
async function codeFor(number: string): Promise<string> {
  const address = "/emulator/v1/projects/demo-aurora/verificationCodes";
  const answer = await fetch(`${process.env.FIREBASE_EMULATOR}${address}`);
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  const found = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number);
  if (!found) throw new Error(`The emulator sent no code to ${number}`);
  return found.code;
}
