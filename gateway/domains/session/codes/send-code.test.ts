import { describe, expect, it } from "vitest";
import { refusal } from "../../../testing/platform.ts";
import { formRules, portal, switchedOn } from "../../../testing/portal.ts";

const document = `mutation ($input: SendCodeInput!) { sendCode(input: $input) {
  __typename
  ... on CodeSent { countdownMs }
  ... on InvalidInput { fields { field messageKey } }
  ... on Throttled { retryAfterMs }
  ... on Refused { reason }
} }`;
const withWords = document.replace(
  "... on Refused { reason }",
  "... on Refused { reason platformMessage }",
);
const input = { purpose: "LOGIN", mobile: "1012345678", dialingCode: "+82" };
const requested = (more: object = {}) => ({ input: { ...input, ...more } });

const everything = switchedOn(
  "MOBILEVERCODELOGIN3",
  "DIRECTREG3",
  "USERNAMEREG3",
  "MOBILENUMREG3",
  "CHNGPASSVERIF3",
);
const sends = {
  "POST /wps/verification/sms/noLogin": { expiredMinutes: 1 },
  "POST /wps/verification/sms/register": { expiredMinutes: 1 },
  "POST /wps/member/password/sms": { expiredMinutes: 1 },
};
const day = 86_400_000;

describe("sendCode", () => {
  it.each([
    ["C4", "LOGIN", "/wps/verification/sms/noLogin", "VERIFICATION3", "mobileNum"],
    ["C5", "REGISTER_BY_USERNAME", "/wps/verification/sms/register", "REGMOBVERF3", "mobileNo"],
    ["C5", "REGISTER_BY_MOBILE", "/wps/verification/sms/register", "MOBILENUMREG3", "mobileNo"],
    ["CP4", "PASSWORD_RESET", "/wps/member/password/sms", "PWRESETSMS3", "mobileNum"],
  ])("%s D-18 A18 sends for %s", async (_id, purpose, path, moduleId, name) => {
    const { send, received, platform } = portal({ ...everything, ...formRules, ...sends });
    expect(await send(document, requested({ purpose }))).toEqual({
      __typename: "CodeSent",
      countdownMs: 60_000,
    });
    expect(await received(path)).toEqual([{ [name]: "1012345678", countryDialingCode: "82" }]);
    const call = platform.calls.find(({ url }) => url.endsWith(path));
    expect(call?.headers.get("moduleid")).toBe(moduleId);
  });

  it.each([
    ["3", 180_000],
    [90, 90 * 60_000],
    [null, 60_000],
    [10_000, day],
  ])("S15 K11 K12 uses the platform's countdown in minutes: %s", async (expiredMinutes, ms) => {
    const { send } = portal({
      ...everything,
      ...formRules,
      "POST /wps/verification/sms/noLogin": { expiredMinutes },
    });
    expect(await send(document, requested({ purpose: "LOGIN" }))).toMatchObject({
      countdownMs: ms,
    });
  });

  it.each([
    ["<b>The gateway</b> is closed\u0000 until noon.", "The gateway is closed until noon."],
    ["가".repeat(400), "가".repeat(300)],
    ["  ", null],
    [undefined, null],
  ])(
    "E3 M16 A117 returns as short plain text why no SMS was sent: %s",
    async (message, platformMessage) => {
      const no = { success: false, errorCode: "sms.not.sent", message };
      const { send } = portal({
        ...everything,
        ...formRules,
        "POST /wps/verification/sms/noLogin": () => Response.json(no),
      });
      expect(await send(withWords, requested({ purpose: "LOGIN" }))).toEqual({
        __typename: "Refused",
        reason: "PLATFORM_REFUSED",
        platformMessage,
      });
    },
  );

  it("P18 W2 W5 W13 sends codes only for purposes that the brand switched on", async () => {
    const off = portal({ ...switchedOn("DIRECTREG3"), ...formRules, ...sends });
    for (const purpose of [
      "LOGIN",
      "REGISTER_BY_USERNAME",
      "REGISTER_BY_MOBILE",
      "PASSWORD_RESET",
    ]) {
      expect(await off.send(document, requested({ purpose }))).toEqual({
        __typename: "Refused",
        reason: "NOT_OFFERED",
      });
    }
  });

  it("A53 falls back to C4 where the platform has no code for passwords", async () => {
    const { send, received } = portal({
      ...everything,
      ...formRules,
      ...sends,
      "POST /wps/member/password/sms": refusal("function.not.available"),
    });
    expect(await send(document, requested({ purpose: "PASSWORD_RESET" }))).toMatchObject({
      __typename: "CodeSent",
    });
    expect(await received("/wps/verification/sms/noLogin")).toHaveLength(1);
  });

  it("V4 A47 checks the number by C15 before the call", async () => {
    const { send, received } = portal({ ...everything, ...formRules, ...sends });
    const fields = [
      { field: "mobile", messageKey: "validation.length" },
      { field: "dialingCode", messageKey: "validation.dialingCode" },
    ];
    const wrong = await send(document, requested({ mobile: "12", dialingCode: "korea" }));
    expect(wrong).toEqual({ __typename: "InvalidInput", fields });
    expect(await received("/wps/verification/sms/noLogin")).toEqual([]);
  });

  it.each(["+1900", "881", "0082"])(
    "A18 sends no code to %s, which the brand's forms do not offer",
    async (dialingCode) => {
      const { send, received } = portal({ ...everything, ...formRules, ...sends });
      expect(await send(document, requested({ dialingCode }))).toEqual({
        __typename: "InvalidInput",
        fields: [{ field: "dialingCode", messageKey: "validation.dialingCode" }],
      });
      expect(await received("/wps/verification/sms/noLogin")).toEqual([]);
    },
  );

  it("V55 sends twenty codes an hour from one address, for any numbers and cookies", async () => {
    const { send, stranger, received } = portal({ ...everything, ...formRules, ...sends });
    for (let number = 0; number < 20; number += 1) {
      const sent = await send(
        document,
        requested({ mobile: `10123456${10 + number}` }),
        stranger(),
      );
      expect(sent).toMatchObject({ __typename: "CodeSent" });
    }
    expect(await send(document, requested({ mobile: "1099999999" }), stranger())).toEqual({
      __typename: "Throttled",
      retryAfterMs: 3_600_000,
    });
    expect(await received("/wps/verification/sms/noLogin")).toHaveLength(20);
  });

  it("V55 S15 sends one code per countdown to a number, for all visitors", async () => {
    const { send, later, stranger, received } = portal({ ...everything, ...formRules, ...sends });
    await send(document, requested());
    later(20_000);
    expect(await send(document, requested())).toEqual({
      __typename: "Throttled",
      retryAfterMs: 40_000,
    });
    expect(await send(document, requested(), stranger())).toMatchObject({
      __typename: "Throttled",
    });
    expect(await send(document, requested({ mobile: "1099999999" }), stranger())).toMatchObject({
      __typename: "CodeSent",
    });
    later(40_001);
    expect(await send(document, requested())).toMatchObject({ __typename: "CodeSent" });
    expect(await received("/wps/verification/sms/noLogin")).toHaveLength(3);
  });

  it.each([
    [3, 180_000],
    [0.5, 30_000],
  ])(
    "S15 K11 blocks the number for the platform's minutes, for all visitors: %s",
    async (expiredMinutes, heldMs) => {
      const { send, later, stranger, received } = portal({
        ...everything,
        ...formRules,
        "POST /wps/verification/sms/noLogin": { expiredMinutes },
      });
      await send(document, requested());
      later(heldMs - 1000);
      const soon = { __typename: "Throttled", retryAfterMs: 1000 };
      expect(await send(document, requested(), stranger())).toEqual(soon);
      later(1001);
      expect(await send(document, requested(), stranger())).toMatchObject({
        __typename: "CodeSent",
      });
      expect(await received("/wps/verification/sms/noLogin")).toHaveLength(2);
    },
  );

  it("S15 K11 shows the running countdown to its visitor on a reloaded page", async () => {
    const { send, later, stranger } = portal({ ...everything, ...formRules, ...sends });
    const running = "{ codeCountdown { mobile dialingCode retryAfterMs } }";
    expect(await send(running)).toBeNull();
    await send(document, requested({ mobile: "010-1234 5678" }));
    later(20_000);
    const mine = { mobile: "01012345678", dialingCode: "82", retryAfterMs: 40_000 };
    expect(await send(running)).toEqual(mine);
    expect(await send(running, {}, stranger())).toBeNull();
    later(40_000);
    expect(await send(running)).toBeNull();
  });

  it("counts a number separately on another platform", async () => {
    const { send, scope, later } = portal({ ...everything, ...formRules, ...sends });
    await send(document, requested());
    later(1001);
    const platform = { ...scope.platform, origin: "https://elsewhere.test" };
    const elsewhere = { ...scope, platform };
    expect(await send(document, requested(), elsewhere)).toMatchObject({ __typename: "CodeSent" });
  });

  it("V55 lets one of many concurrent requests through", async () => {
    const { send, stranger, received } = portal({ ...everything, ...formRules, ...sends });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(document, requested(), stranger())),
    );
    expect(answers.filter((answer) => answer?.__typename === "CodeSent")).toHaveLength(1);
    expect(await received("/wps/verification/sms/noLogin")).toHaveLength(1);
  });

  it("sends at most five codes a day to a number", async () => {
    const { send, later, stranger, received } = portal({ ...everything, ...formRules, ...sends });
    for (let n = 0; n < 5; n += 1) {
      expect(await send(document, requested(), stranger())).toMatchObject({
        __typename: "CodeSent",
      });
      later(61_000);
    }
    expect(await send(document, requested(), stranger())).toEqual({
      __typename: "Throttled",
      // Until the first of the five is a day old.
      retryAfterMs: day - 5 * 61_000,
    });
    // A number with a leading zero is the same number.
    expect(await send(document, requested({ mobile: "01012345678" }), stranger())).toMatchObject({
      __typename: "Throttled",
    });
    expect(await received("/wps/verification/sms/noLogin")).toHaveLength(5);
  });

  it("E3 returns the platform's wait; a code that was not sent starts no countdown", async () => {
    let busy = true;
    const { send, later } = portal({
      ...everything,
      ...formRules,
      "POST /wps/verification/sms/noLogin": () =>
        busy ? refusal("sms.too.soon", { retryAfterMs: 12_500 }) : { expiredMinutes: 1 },
    });
    expect(await send(document, requested())).toEqual({
      __typename: "Throttled",
      retryAfterMs: 12_500,
    });
    busy = false;
    later(1000);
    expect(await send(document, requested())).toMatchObject({ __typename: "CodeSent" });
  });

  it("keeps the countdown after a lost response, because the SMS may have been sent", async () => {
    const { send, later } = portal({
      ...everything,
      ...formRules,
      "POST /wps/verification/sms/noLogin": () => Promise.reject(new TypeError("gone")),
    });
    expect(await send(document, requested())).toEqual({
      __typename: "Refused",
      reason: "OUTCOME_UNKNOWN",
    });
    later(1000);
    expect(await send(document, requested())).toMatchObject({ __typename: "Throttled" });
  });
});
