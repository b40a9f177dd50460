import { expect, speak, test } from "../../support/fixtures.ts";
import { dailyIf, onlyInAll } from "../../support/tags.ts";

for (const [brand, language] of [
  ["aurora", "en"],
  ["hanbit", "ko"],
] as const) {
  test.describe(`${brand} ${language}`, () => {
    test.use({ visitor: { brand } });

    test(
      `R5 M4 U38 /login is the home page with the dialog open (${brand} ${language})`,
      dailyIf(brand === "aurora"),
      async ({ page, context, origin, expectAccessible }) => {
        await speak(context, origin, language);
        await page.goto("/login");
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        await expect(dialog.locator("img").first()).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        // The home page is behind the dialog.
        await expect(page.locator("main [data-game]").first()).toBeAttached();
        await expectAccessible();
      },
    );
  });
}

for (const path of ["/login", "/register", "/login/forgot"]) {
  test(
    `R5 R6 M7 A156 ${path} keeps its position and size from the server's HTML to the modal dialog`,
    dailyIf(path === "/login"),
    async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      // If only half of the dialog has arrived, the dialog is not shown.
      const whole = await (await page.request.get(path)).text();
      const begin = whole.indexOf("<dialog");
      const middle = whole.indexOf("<form", begin);
      expect(middle).toBeGreaterThan(begin);
      await page.route(`**${path}`, (route) =>
        route.fulfill({ contentType: "text/html", body: whole.slice(0, middle) }),
      );
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.locator("dialog")).toBeAttached();
      await expect(page.locator("dialog")).toBeHidden();
      await page.unroute(`**${path}`);

      await page.goto(path);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expect.poll(() => dialog.evaluate((box) => box.matches(":modal"))).toBe(true);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
    },
  );
}

for (const [word, text] of [
  ["ended", "session has ended"],
  ["password-set", "log in"],
] as const) {
  test(`A133 the login reports first why it opened (${word})`, onlyInAll, async ({ page }) => {
    await page.goto(`/login?notice=${word}`);
    const notice = page.getByRole("dialog").getByRole("status");
    await expect(notice).toContainText(new RegExp(text, "i"));
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport({ ratio: 1 });
  });
}

test(
  "A133 the focus does not move while a visitor types before hydration",
  onlyInAll,
  async ({ page }) => {
    await page.route("**/*.js", async (route) => {
      await page.locator("#login-password").focus();
      await route.continue();
    });
    await page.goto("/login?notice=ended");
    await expect.poll(() => page.locator("dialog:modal").count()).toBe(1);
    await expect(page.locator("#login-password")).toBeFocused();
  },
);
