import type { Page } from "@playwright/test";
import { anySize, expect, expectAliveAt, test } from "../support/fixtures.ts";
import { countCalls, endSession, fillSignIn, signIn } from "../support/player.ts";

// Refused forms answer with 401, which the browser notes in its console.
test.use({ expectedErrors: [/status of 401.*\/(member|agentHome|pointMall)/] });

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
