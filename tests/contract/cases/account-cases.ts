import { expect } from "vitest";
import {
  affiliate,
  changePassword,
  confirmLogin,
  passwordByMail,
  passwordBySms,
  register,
  registerByMobile,
  setPassword,
  smsForLogin,
  smsForPassword,
  smsForRegistration,
} from "../../../gateway/domains/session/account-calls.ts";
import { login, memberInfo } from "../../../gateway/domains/session/calls.ts";
import { PlatformError } from "../../../gateway/platform/errors.ts";
import { contractCase, refusalOf } from "../support/case.ts";
import { demoPassword, type TestWorld } from "../support/sandbox.ts";

/** Mobile number and mail address of player1 in the sandbox. */
const mobile = "1055500001";
const email = "player1@mail.example";
const newMobile = "1077712345";
const dialingCode = "82";
const newPassword = "Aurora#2027";

const signInAs = (world: TestWorld, username: string, password: string) =>
  world.visit().platform.call(login, { username, password, type: "username" });

const accountBehind = async (world: TestWorld, token: string | null) => {
  if (token === null) throw new Error("no token");
  return (await world.visit().platform.call(memberInfo, {}, { token })).account;
};

const sent = {
  // A number gets no second code within its countdown.
  again: "UPSTREAM_REFUSED",
  check: async (answer: { countdownMs: number }, world: TestWorld) => {
    expect(answer).toEqual({ countdownMs: 60_000 });
    expect(await world.codeFor(mobile)).toMatch(/^\d{6}$/);
  },
} as const;

const form = {
  password: newPassword,
  confirmPassword: newPassword,
  payeeName: "Dana Fields",
  domain: "portal.test",
  login: true,
  registerUrl: "https://portal.test/register",
  registerMethod: "WEB",
} as const;

/** The challenge of an account that needs a second step (A54). */
async function challengeOf(world: TestWorld): Promise<string> {
  const refused = await signInAs(world, "newip1", demoPassword).catch((error: unknown) => error);
  if (!(refused instanceof PlatformError)) throw new Error("no challenge");
  expect(refused.detail).toMatchObject({
    errorCode: "login_verify_required",
    value: { challenge: expect.any(String), methods: expect.arrayContaining(["SMS"]) },
  });
  return (refused.detail.value as { challenge: string }).challenge;
}

/** Codes, registration, passwords, the second step of a login. */
export const accountCases = [
  contractCase(smsForLogin, {
    ...sent,
    input: () => ({ mobile, dialingCode }),
    check: async (answer, world) => {
      await sent.check(answer, world);
      const { platform } = world.visit();
      const send = () => refusalOf(platform.call(smsForLogin, { mobile, dialingCode }));
      expect(await send()).toBe("sms.too.soon");
      for (const minute of [1, 2, 3, 4, 5]) {
        await world.switch("set", { clockAheadMs: minute * 61_000 });
        expect(await send(), "five a day").toBe(minute < 5 ? "answered" : "sms.daily.limit");
      }
    },
  }),
  contractCase(smsForRegistration, {
    ...sent,
    input: () => ({ mobile, dialingCode }),
  }),
  contractCase(smsForPassword, {
    ...sent,
    input: () => ({ mobile, dialingCode }),
    check: async (answer, world) => {
      await sent.check(answer, world);
      // A46b: a number without an account gets the same answer.
      const nobody = { mobile: "1099999999", dialingCode };
      expect(await world.visit().platform.call(smsForPassword, nobody)).toEqual(answer);
    },
  }),
  contractCase(register, {
    again: "UPSTREAM_REFUSED",
    input: async (world) => ({
      ...form,
      username: "newcomer",
      captcha: await world.solveCaptcha(),
    }),
    check: async ({ token }, world) => {
      expect(await accountBehind(world, token)).toBe("newcomer");
      await signInAs(world, "newcomer", newPassword);
      for (const [field, wrong] of [
        ["username", { username: "1abc" }],
        ["password", { password: "abcdefgh", confirmPassword: "abcdefgh" }],
        ["confirmPassword", { confirmPassword: "Portico#2031" }],
        ["payeeName", { payeeName: "" }],
        ["email", { email: "no mail" }],
        ["recommenderId", { recommenderId: "nobody99" }],
      ] as const) {
        const wish = { ...form, username: "another1", captcha: "none", ...wrong };
        const detail = { errorCode: "register.field", value: { field } };
        await expect(world.visit().platform.call(register, wish)).rejects.toMatchObject({ detail });
      }
      const guessed = { ...form, username: "another1", captcha: "none" };
      const call = world.visit().platform.call(register, guessed);
      expect(await refusalOf(call)).toBe("login.captcha.error");
    },
  }),
  contractCase(registerByMobile, {
    again: "UPSTREAM_REFUSED",
    input: async (world) => {
      const { platform } = world.visit();
      const mobile = newMobile;
      const options = { moduleId: "MOBILENUMREG3" };
      await platform.call(smsForRegistration, { mobile, dialingCode }, options);
      return {
        ...form,
        mobile: newMobile,
        dialingCode,
        verificationCode: await world.codeFor(newMobile),
        captcha: await world.solveCaptcha(),
      };
    },
    check: async ({ token }, world) => {
      expect(await accountBehind(world, token)).toContain(newMobile);
    },
  }),
  contractCase(changePassword, {
    as: "player1",
    again: "UPSTREAM_REFUSED",
    input: () => ({ oldPassword: demoPassword, newPassword, confirmPassword: newPassword }),
    check: async (_answer, world) => {
      const { token } = await signInAs(world, "player1", newPassword);
      expect(await accountBehind(world, token)).toBe("player1");
    },
  }),
  contractCase(setPassword, {
    as: "newbie",
    again: "UPSTREAM_REFUSED",
    input: async (world) => {
      await world.switch("set", { memberPatch: { account: "newbie", passwordless: true } });
      return { newPassword, confirmPassword: newPassword };
    },
    check: async (_answer, world) => {
      const { token } = await signInAs(world, "newbie", newPassword);
      expect(await accountBehind(world, token)).toBe("newbie");
    },
  }),
  contractCase(passwordByMail, {
    input: () => ({ username: "player1", email }),
    check: async (_answer, world) => {
      const { passwordExpired } = await signInAs(world, "player1", await world.codeFor(email));
      expect(passwordExpired).toBe(true);
    },
  }),
  contractCase(passwordBySms, {
    again: "UPSTREAM_REFUSED",
    input: async (world) => {
      await world.visit().platform.call(smsForPassword, { mobile, dialingCode });
      return { newPassword, mobile, verificationCode: await world.codeFor(mobile) };
    },
    check: async (_answer, world) => {
      const { token } = await signInAs(world, "player1", newPassword);
      expect(await accountBehind(world, token)).toBe("player1");
    },
  }),
  contractCase(affiliate, {
    input: () => ({ code: "R255T", domain: "portal.test" }),
    check: ({ valid, recommender }) => {
      expect(valid).toBe(true);
      expect(recommender).toContain("*");
    },
  }),
  contractCase(confirmLogin, {
    needs: ["token"],
    again: "UPSTREAM_REFUSED",
    input: async (world) => {
      const challenge = await challengeOf(world);
      return { challenge, method: "SMS" as const, code: await world.codeFor(challenge) };
    },
    check: async ({ token }, world) => {
      expect(await accountBehind(world, token)).toBe("newip1");
      const named = { method: "BANK_ACCOUNT_NAME" as const, code: "robin vale" };
      const next = { challenge: await challengeOf(world), ...named };
      const again = await world.visit().platform.call(confirmLogin, next);
      expect(await accountBehind(world, again.token)).toBe("newip1");
    },
  }),
];
