import type { Page } from "@playwright/test";
import { expect, expectAliveAt, test } from "../../support/fixtures.ts";
import { balanceOf, countCalls, endSession, fillSignIn, signIn } from "../../support/player.ts";
import { countOf, isShown } from "../../support/read.ts";
import { anySize, dailyIf, onlyInAllAnySize } from "../../support/tags.ts";

// Refused forms respond with 401, and lost responses fail. The browser reports both in its console.
test.use({
  expectedErrors: [
    /status of 401.*\/(member|agentHome|pointMall)|ERR_(FAILED|INTERNET_DISCONNECTED)/,
  ],
});

interface StoredForm {
  account?: string;
  path: string;
  /** The typed values, by field name. */
  typed: Record<string, string>;
  /** The typed values of fields that are never restored. */
  secret?: Record<string, string>;
  /** The value of the submit button, and the platform call of the form. */
  button: string;
  call: string;
}

const paymentPassword = "246810";

/** One form of each kind, except those of `session-over.spec.ts`. */
const forms: readonly StoredForm[] = [
  {
    path: "/member/withdraw?amount=100",
    typed: {},
    secret: { paymentPassword },
    button: "withdraw",
    call: "CA14",
  },
  {
    path: "/member/withdraw/cards",
    typed: { bank: "TIDE" },
    secret: { number: "4408-1234-1234", paymentPassword },
    button: "add",
    call: "CA12",
  },
  {
    path: "/member/profile",
    typed: { nickname: "Harbour Cat", occupation: "Tailor" },
    button: "profile",
    call: "CA2",
  },
  {
    path: "/pointMall/convert",
    typed: { points: "100" },
    secret: { paymentPassword },
    button: "convert",
    call: "C58",
  },
  {
    path: "/pointMall/gift?id=basket",
    typed: { address: "12 Harbour Street", phone: "01055500001" },
    secret: { paymentPassword },
    button: "redeem",
    call: "C57",
  },
  {
    account: "agent1",
    path: "/agentHome/register",
    typed: { account: "keptname1" },
    button: "account",
    call: "CA52",
  },
];

const fieldIn = (page: Page, name: string) =>
  page.getByRole("main").locator(`.field[name="${name}"]`).first();

test(
  "U27d U28 U30c CA2 CA12 CA14 C57 C58 CA52 A20 E1 typed values are restored after the login, in a form of each kind",
  onlyInAllAnySize,
  async ({ page, world }) => {
    test.slow();
    for (const { account = "player1", path, typed, secret = {}, button, call } of forms) {
      await test.step(path, async () => {
        await signIn(page, world, account, path);
        const submit = page.locator(`button[value="${button}"]`);
        await expectAliveAt(submit);
        for (const [name, text] of Object.entries({ ...typed, ...secret })) {
          const field = fieldIn(page, name);
          const list = await field.evaluate((node) => node.tagName === "SELECT");
          await (list ? field.selectOption(text) : field.fill(text));
        }
        await endSession(page);
        await submit.click();
        await expect(page.getByRole("dialog").getByRole("status")).toContainText(
          "session has ended",
        );
        await fillSignIn(page, world, account);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        for (const [name, text] of Object.entries(typed))
          await expect(fieldIn(page, name), name).toHaveValue(text);
        for (const name of Object.keys(secret))
          await expect(fieldIn(page, name), name).toHaveValue("");
        expect(page.url()).toContain(path);
        expect(await countCalls(world, call), "nothing was sent").toBe(0);
      });
    }
  },
);

/** The portal processes the next submitted form, but its response is lost. */
async function loseAnswer(page: Page) {
  let lost = false;
  await page.route(/\.data/, async (route) => {
    if (lost || route.request().method() === "GET") return route.fallback();
    lost = true;
    await route.fetch({ maxRedirects: 0 });
    await route.abort("failed");
  });
}

interface LostForm {
  account: string;
  path: string;
  typed: Record<string, string>;
  button: string;
  /** The platform call of the form, and the amount that it takes from the wallet. */
  call: string;
  costs: number;
  says: string;
  /** The page to which the response redirects. */
  to: RegExp;
}

const lostForms: readonly LostForm[] = [
  {
    account: "player1",
    path: "/member/withdraw?amount=100",
    typed: { paymentPassword },
    button: "withdraw",
    call: "CA14",
    costs: 100.5,
    says: "Nothing is sent twice",
    to: /\/member\/withdraw\/\d+$/,
  },
  {
    account: "player1",
    path: "/member/deposit",
    typed: { amount: "100", payerName: "Mina Park" },
    button: "deposit",
    call: "CA9",
    costs: 0,
    says: "could not confirm",
    to: /\/member\/deposit\/\d+$/,
  },
  {
    account: "agent1",
    path: "/agentHome/downline/agent2",
    typed: { amount: "7", paymentPassword },
    button: "transfer",
    call: "CA19",
    costs: 7,
    says: "could not confirm",
    to: /done=transfer/,
  },
];

for (const { account, path, typed, button, call, costs, says, to } of lostForms) {
  test(
    `A143 ${call} after a lost response ${path} keeps its values and shows a message, and submitting again has one effect`,
    dailyIf(call === "CA14", anySize),
    async ({ page, world, context }) => {
      await signIn(page, world, account, path);
      const before = Number(await balanceOf(world, account));
      const pending = page.locator("main tbody tr").filter({ hasText: "Pending" });
      const heading = page.getByRole("main").getByRole("heading").first();
      const waiting = await countOf(pending, heading);
      const submit = page.locator(`button[value="${button}"]`);
      const fold = page.locator("details:not([open])", { has: submit }).locator("summary").first();
      if (await isShown(fold, heading)) {
        await expectAliveAt(fold);
        await fold.click();
      }
      await expectAliveAt(submit);
      for (const [name, text] of Object.entries(typed)) await fieldIn(page, name).fill(text);
      await loseAnswer(page);
      await submit.click();
      const alert = page.getByRole("main").getByRole("alert").filter({ hasText: says });
      await expect(alert).toBeVisible();
      const stays = async () => {
        for (const [name, text] of Object.entries(typed))
          await expect(fieldIn(page, name), name).toHaveValue(text);
      };
      await stays();
      expect(await countCalls(world, call), "the platform has received it").toBe(1);

      // After the network is back, the page is not revalidated, because that would create a new form.
      await context.setOffline(true);
      await expect(page.locator("[data-connection=offline]")).toBeVisible();
      await context.setOffline(false);
      await expect(page.locator("[data-connection]")).toHaveCount(0);
      await expect(alert).toBeVisible();
      await stays();

      await submit.click();
      await expect(page).toHaveURL(to);
      expect(before - Number(await balanceOf(world, account))).toBeCloseTo(costs, 2);
      if (call !== "CA9") return;
      await page.goto(path);
      await expect(pending).toHaveCount(waiting + 1);
    },
  );
}

test(
  "A143 M9 a message whose response is lost stays in the form",
  onlyInAllAnySize,
  async ({ page, world }) => {
    await signIn(page, world, "player1", "/upload/feedback");
    const content = page.locator("[name=content]");
    await expectAliveAt(page.getByRole("main").locator("button[type=submit]").last());
    await content.fill("The lobby is slow in the evening.");
    await loseAnswer(page);
    await page.getByRole("main").locator("button[type=submit]").last().click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("could not confirm");
    await expect(content).toHaveValue("The lobby is slow in the evening.");
  },
);
