import type { Page } from "@playwright/test";
import { anySize, expect, expectAliveAt, test } from "../support/fixtures.ts";
import { balanceOf, countCalls, endSession, fillSignIn, signIn } from "../support/player.ts";

// Refused forms answer with 401, which the browser notes in its console; as it does of answers that are lost.
test.use({ expectedErrors: [/status of 401.*\/(member|agentHome|pointMall)|ERR_FAILED/] });

interface KeptForm {
  account?: string;
  path: string;
  /** What is typed, by the name of its field. */
  typed: Record<string, string>;
  /** The same of what is never shown again. */
  secret?: Record<string, string>;
  /** The value of the button that sends it, and the call that it would come to. */
  button: string;
  call: string;
}

const paymentPassword = "246810";

/** A form of each kind; those of `session-over.spec.ts` aside. */
const forms: readonly KeptForm[] = [
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
  "U27d U28 U30c CA2 CA12 CA14 C57 C58 CA52 A20 E1 what one typed is there after the login, in a form of each kind",
  anySize,
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

/** The portal has the next form, and its answer is lost on the way back. */
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
  /** The call that it comes to, and what the wallet has less afterwards. */
  call: string;
  costs: number;
  says: string;
  /** Where its answer leads. */
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
    says: "nothing is sent twice",
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
    `A143 ${call} an answer that is lost keeps ${path}, says so, and pressed again it is the same one`,
    anySize,
    async ({ page, world, context }) => {
      await signIn(page, world, account, path);
      const before = Number(await balanceOf(world, account));
      const pending = page.locator("main tbody tr").filter({ hasText: "Pending" });
      const waiting = await pending.count();
      const submit = page.locator(`button[value="${button}"]`);
      const fold = page.locator("details:not([open])", { has: submit }).locator("summary").first();
      if (await fold.isVisible()) {
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
      expect(await countCalls(world, call), "the platform has had it").toBe(1);

      // The network comes back: what stands on the page is not read anew, which would make it another form.
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
  "A143 M9 a message whose answer is lost is still there to be sent",
  anySize,
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
