/** The first page of the member center: passwords, and verified contacts (U27a). */
import { expect, expectAliveAt, test } from "../../support/fixtures.ts";
import { passwordOf, signIn } from "../../support/player.ts";
import { anySize, onlyInAll, onlyInAllAnySize } from "../../support/tags.ts";

// Refused forms respond with 4xx, which the browser reports in its console.
test.use({ expectedErrors: [/status of 422.*\/member/] });

test(
  "U27a CA4 the payment password is changed; errors appear under the fields",
  anySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/security");
    await page.locator("#payment-oldPaymentPassword").fill("000000");
    await page.locator("#payment-newPaymentPassword").fill("12");
    await page.locator("#payment-confirmPaymentPassword").fill("12");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("#payment-newPaymentPassword-error")).toContainText(
      "Enter exactly 6 characters",
    );
    await page.locator("#payment-newPaymentPassword").fill("135791");
    await page.locator("#payment-confirmPaymentPassword").fill("135791");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("#payment-oldPaymentPassword-error")).toContainText(
      "Incorrect payment password",
    );
    await page.locator("#payment-oldPaymentPassword").fill("246810");
    await page.locator("#payment-newPaymentPassword").fill("135791");
    await page.locator("#payment-confirmPaymentPassword").fill("135791");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your payment password has been set.")).toBeVisible();
  },
);

test(
  "U27a C9 the password is changed, and the member stays signed in",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/security");
    await page.locator("#member-old").fill(await passwordOf(world, "player1"));
    await page.locator("#member-new").fill("Another#2027");
    await page.locator("#member-again").fill("Another#2027");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page).toHaveURL("/member/security?notice=password");
    await expect(page.getByText("Your password has been changed.")).toBeVisible();
    await page.goto("/member/bets");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Betting history");
  },
);

test(
  "U27a C9 CA4 a success message disappears when another form fails, and appears again after another success",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/member/security?notice=password");
    const done = page.getByText("Your password has been changed.");
    const save = page.getByRole("button", { name: "Save" });
    const type = async (old: string, fresh: string) => {
      await page.locator("#payment-oldPaymentPassword").fill(old);
      await page.locator("#payment-newPaymentPassword").fill(fresh);
      await page.locator("#payment-confirmPaymentPassword").fill(fresh);
    };
    await expectAliveAt(save);
    await expect(done).toBeVisible();
    // An error that the page itself finds.
    await type("246810", "12");
    await save.click();
    await expect(page.locator("#payment-newPaymentPassword-error")).not.toBeEmpty();
    await expect(done).toHaveCount(0);
    // An error of the platform.
    await type("246810", "135791");
    await save.click();
    const paid = page.getByText("Your payment password has been set.");
    await expect(paid).toBeVisible();
    await expect(paid).toBeFocused();
    await type("000000", "135792");
    await save.click();
    await expect(page.locator("#payment-oldPaymentPassword-error")).not.toBeEmpty();
    await expect(paid).toHaveCount(0);
    await type("135791", "135792");
    await save.click();
    await expect(paid).toBeFocused();
  },
);

test(
  "U27a CA3 an unverified contact is labelled so, with who verifies it",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "newbie", "/member/security");
    const facts = page.getByRole("region", { name: "Account security" });
    const fact = (name: string) => facts.getByRole("listitem").filter({ hasText: name });
    await expect(fact("Payment password")).toContainText("Not set yet");
    for (const name of ["Email address", "Mobile number"])
      await expect(fact(name)).toContainText("Not verified");
    await expect(facts).toContainText("Customer service verifies your email address");
    await expect(facts.getByRole("link", { name: "Mail" })).toBeVisible();
    await signIn(page, world, "player1", "/member/security");
    await expect(fact("Email address")).toContainText("Verified");
    await expect(facts).not.toContainText("Customer service verifies");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "U27a C9 CA4 each password form shows its own errors under its own fields",
    onlyInAll,
    async ({ page, world }) => {
      await signIn(page, world);
      await page.goto("/member/security");
      await page.locator("#payment-newPaymentPassword").fill("12");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.locator("#payment-newPaymentPassword-error")).toContainText(
        "Enter exactly 6 characters",
      );
      await expect(page.locator("#member-new-error")).toBeEmpty();
      await page.locator("#member-new").fill("short");
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(page.locator("#member-new-error")).not.toBeEmpty();
      await expect(page.locator("#payment-newPaymentPassword-error")).toBeEmpty();
    },
  );
});
