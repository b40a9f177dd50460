import { test as base, expect, speak } from "../../support/fixtures.ts";
import { passingHumanKeys, realHumanKeys } from "../../support/human-keys.ts";
import { countCalls, passwordOf } from "../../support/player.ts";
import { bootPortal, type Portal } from "../../support/portal.ts";
import { boxOf } from "../../support/read.ts";
import { onlyInAll } from "../../support/tags.ts";
import { worldAt } from "../../support/world.ts";

/** Portals with human verification, one of each kind a worker. The shared portal has none. */
const test = base.extend<object, { guarded: Portal; passing: Portal }>({
  guarded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const portal = await bootPortal({ vars: realHumanKeys });
      await use(portal);
      await portal.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  passing: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const portal = await bootPortal({ vars: passingHumanKeys });
      await use(portal);
      await portal.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  origin: async ({ guarded }, use) => use(guarded.origin),
  world: async ({ world, guarded }, use) => use(worldAt(guarded.sandboxOrigin, world.name)),
});

test.use({ expectedErrors: [/status of (422|503).*\/login/] });

const frame = "iframe[src*='/turnstile/v0/widget']";

test(
  "A16 M20 C1 the login requires human verification, shows its error under the check, and succeeds after it",
  onlyInAll,
  async ({ page, world, expectAccessible }) => {
    await page.goto("/login");
    const dialog = page.getByRole("dialog");
    const group = dialog.getByRole("group", { name: "Confirm that you are human" });
    const check = dialog.frameLocator(frame).getByRole("checkbox", { name: "I am human" });
    const submit = dialog.locator("button[value=login]");
    await expect(check).toBeVisible();
    await expectAccessible();
    await page.locator("#login-username").fill("player1");
    await page.locator("#login-password").fill("Wrong#2026");
    await submit.click();
    await expect(page.locator("#login-human-error")).toHaveText("Confirm that you are human.");
    await expect(group).toBeFocused();
    expect(
      await countCalls(world, "C1"),
      "the platform receives no login without verification",
    ).toBe(0);
    await expectAccessible();

    await check.check();
    const field = dialog.locator("input[name=humanVerification]");
    await expect(field).not.toHaveValue("");
    await submit.click();
    await expect(dialog.getByRole("alert")).toContainText("Wrong username or password");
    await expect(field, "a token is valid for one attempt").toHaveValue("");
    await expect(check).not.toBeChecked();

    await page.locator("#login-password").fill(await passwordOf(world, "player1"));
    await check.check();
    await expect(field).not.toHaveValue("");
    await submit.click();
    await page.waitForURL((url) => url.pathname === "/");
  },
);

test(
  "A16 M20 the login dialog over a page has the check, and the header's link opens it",
  onlyInAll,
  async ({ page, world }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/turnstile/")) scripts.push(request.url());
    });
    await page.goto("/rng?class=NEW");
    await expect(page.locator("button[value=play]").first()).toBeVisible();
    expect(scripts, "nothing is loaded before a login form is open").toEqual([]);
    await page.locator("header").getByRole("link", { name: "Log in" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.frameLocator(frame).getByRole("checkbox").check();
    await page.locator("#login-username").fill("player1");
    await page.locator("#login-password").fill(await passwordOf(world, "player1"));
    await expect(dialog.locator("input[name=humanVerification]")).not.toHaveValue("");
    await page.locator("#login-password").press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/rng\?class=NEW$/);
  },
);

test(
  "A16 M20 the form reserves the check's space while it loads",
  onlyInAll,
  async ({ page, world }) => {
    const match = { path: "/turnstile/v0/api.js" };
    await world.fault({ match, fault: { kind: "slow", ms: 2500, times: 1 } });
    await page.goto("/login");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Loading the check")).toBeVisible();
    const distance = async () => {
      const [username, submit] = await Promise.all([
        boxOf(page.locator("#login-username")),
        boxOf(page.locator("button[value=login]")),
      ]);
      return submit.y - username.y;
    };
    const before = await distance();
    expect(before).toBeGreaterThan(100);
    await expect(dialog.frameLocator(frame).getByRole("checkbox")).toBeVisible();
    expect(await distance()).toBe(before);
  },
);

test("A16 M20 U42 if the check does not load, the form shows an error and a retry button", async ({
  page,
  world,
}) => {
  await world.fault({
    match: { path: "/turnstile/v0/api.js" },
    fault: { kind: "status", status: 500, times: 1 },
  });
  await page.goto("/login");
  const dialog = page.getByRole("dialog");
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("could not be loaded");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.frameLocator(frame).getByRole("checkbox")).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test(
  "A16 if the verification service fails, nobody can log in, and the form shows the reason",
  onlyInAll,
  async ({ page, world }) => {
    await world.fault({ match: { path: "/turnstile/v0/siteverify" }, fault: { kind: "html" } });
    await page.goto("/login");
    const dialog = page.getByRole("dialog");
    await dialog.frameLocator(frame).getByRole("checkbox").check();
    await expect(dialog.locator("input[name=humanVerification]")).not.toHaveValue("");
    await page.locator("#login-username").fill("player1");
    await page.locator("#login-password").fill(await passwordOf(world, "player1"));
    await page.locator("button[value=login]").click();
    await expect(dialog.getByRole("alert")).toContainText("not working at the moment");
    expect(await countCalls(world, "C1")).toBe(0);
  },
);

test.describe("hanbit ko", () => {
  test.use({ visitor: { brand: "hanbit" } });

  test("A16 M20 in Korean", onlyInAll, async ({ page, context, origin, expectAccessible }) => {
    await speak(context, origin, "ko");
    await page.goto("/login");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("group", { name: "사람인지 확인" })).toBeVisible();
    const check = dialog.frameLocator(frame).getByRole("checkbox", { name: "사람입니다" });
    await expect(check).toBeVisible();
    await page.locator("#login-username").fill("player1");
    await page.locator("#login-password").fill("Wrong#2026");
    await page.locator("button[value=login]").click();
    await expect(page.locator("#login-human-error")).toContainText("완료해 주세요");
    await expectAccessible();
  });
});

test.describe("with the testing keys that accept every visitor", () => {
  test.use({ origin: async ({ passing }, use) => use(passing.origin) });

  test("A16 no click is required", onlyInAll, async ({ page, passing, world }) => {
    const there = worldAt(passing.sandboxOrigin, world.name);
    await page.goto("/login");
    await expect(page.locator("input[name=humanVerification]")).not.toHaveValue("");
    await page.locator("#login-username").fill("player1");
    await page.locator("#login-password").fill(await passwordOf(there, "player1"));
    await page.locator("#login-password").press("Enter");
    await page.waitForURL((url) => url.pathname === "/");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "A16 M20 the form explains that the check needs JavaScript, and refuses the login",
    onlyInAll,
    async ({ page }) => {
      await page.goto("/login");
      // Playwright's text search ignores noscript elements.
      const note = page.locator("form noscript p");
      await expect(note).toBeVisible();
      await expect(note).toContainText("The check needs JavaScript");
      await page.locator("#login-username").fill("player1");
      await page.locator("#login-password").fill("Portico#2026");
      await page.locator("button[value=login]").click();
      await expect(page.locator("#login-human-error")).toHaveText("Confirm that you are human.");
      await expect(page.locator("#login-username")).toHaveValue("player1");
    },
  );
});
