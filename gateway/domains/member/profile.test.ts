import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { fakePlatform, refusal, testKeys, testScope } from "../../testing/platform.ts";
import { player as account } from "../../testing/player.ts";
import { run } from "../../testing/run.ts";

const keys = await testKeys();
function portal(table: Record<string, unknown>, off: string[] = [], session: object = { account }) {
  const platform = fakePlatform(table);
  const calls = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  const scope = testScope({
    brand: { ...aurora, calls },
    session: { token: "tok", ...session },
    platform: { fetch: platform.fetch, jwks: keys.jwks },
    now: () => Date.UTC(2026, 5, 15),
  });
  const send = async (document: string, variables: object = {}) => {
    const answer = await run<Record<string, Record<string, unknown>>>(scope, document, variables);
    const code = answer.errors?.[0]?.extensions.code;
    return code ? { code } : (Object.values(answer.data ?? {})[0] ?? null);
  };
  const sealed = async (index: number) =>
    (await keys.open((await platform.calls[index]?.clone().text()) ?? "")).body;
  return { platform, scope, send, sealed };
}

const mine = { nickname: "Player One", realName: "Kim", email: "k***@example.com", birthday: "" };
const failures = `... on InvalidInput { fields { field messageKey values { name value } } }
  ... on Throttled { retryAfterMs } ... on Refused { reason }`;

describe("profile", () => {
  const query = "{ profile { nickname realName birthday email mobile telegram } }";

  it("CA1 D-32 returns the fields that the platform sends", async () => {
    const { send } = portal({ "GET /wps/member/profile": mine });
    expect(await send(query)).toEqual({
      nickname: "Player One",
      realName: "Kim",
      birthday: null,
      email: "k***@example.com",
      mobile: null,
      telegram: null,
    });
  });

  it("A56 is null where the brand or the platform has none; P2 P19 closed to trial accounts and guests", async () => {
    expect(await portal({ "GET /wps/member/profile": mine }, ["CA1"]).send(query)).toBeNull();
    const lacking = { "GET /wps/member/profile": refusal("function.not.available") };
    expect(await portal(lacking).send(query)).toBeNull();
    const trial = { account: { ...account, type: 4, role: "TRIAL" } };
    expect(await portal({}, [], trial).send(query)).toEqual({ code: "REAL_ACCOUNT_REQUIRED" });
    expect(await portal({}, [], { token: null }).send(query)).toEqual({ code: "UNAUTHENTICATED" });
  });
});

describe("updateProfile", () => {
  const document = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
    __typename ... on UpdateProfileSuccess { profile { nickname } } ${failures}
  } }`;

  it("CA2 sends only the changes, encrypted, and the header shows the new name", async () => {
    const { send, sealed } = portal({
      "PUT /wps/member/profile": {},
      "GET /wps/member/profile": { ...mine, nickname: "Ace" },
    });
    const input = { nickname: " Ace ", birthday: "1990-02-28", zalo: "" };
    expect(await send(document, { input })).toEqual({
      __typename: "UpdateProfileSuccess",
      profile: { nickname: "Ace" },
    });
    // The first call reads C15.
    expect(await sealed(1)).toEqual({ nickname: "Ace", birthday: "1990-02-28", zalo: "" });
    expect(await send("{ viewer { nickname } }")).toEqual({ nickname: "Ace" });
  });

  it("V46 a real name has the rule of a payee's name, and its own message", async () => {
    const payeeName = {
      enabled: "1",
      required: "1",
      acceptedPattern: "^[A-Z][a-z]+ [A-Z][a-z]+$",
      patternId: 99,
      minLength: 2,
      maxLength: 50,
    };
    const { send } = portal({
      "GET /wps/system/setting/register": { payeeName },
      "PUT /wps/member/profile": {},
    });
    expect(await send(document, { input: { realName: "kim7" } })).toMatchObject({
      fields: [{ field: "realName", messageKey: "validation.realName" }],
    });
    expect(await send(document, { input: { realName: "Mina Park" } })).toMatchObject({
      __typename: "UpdateProfileSuccess",
    });
  });

  it("C15 V59 each field has the rule of its name, or none where C15 has none", async () => {
    const rule = (acceptedPattern: string, minLength: number, maxLength: number) => ({
      enabled: "0",
      required: "1",
      acceptedPattern,
      patternId: 10,
      minLength,
      maxLength,
    });
    const table = {
      "GET /wps/system/setting/register": {
        zalo: rule("^\\S*$", 3, 10),
        occupation: rule("*", 2, 6),
      },
      "PUT /wps/member/profile": {},
    };
    const { send } = portal(table);
    const input = { zalo: "a b c", occupation: "x", telegram: "y" };
    expect(await send(document, { input })).toMatchObject({
      fields: [
        { field: "occupation", messageKey: "validation.length" },
        { field: "zalo", messageKey: "validation.pattern.noSpaces" },
      ],
    });
    const good = { zalo: "", occupation: "nurse", telegram: "y" };
    expect(await send(document, { input: good })).toMatchObject({
      __typename: "UpdateProfileSuccess",
    });
  });

  it("K17 checks lengths, hidden characters and the day of birth", async () => {
    const { send, platform } = portal({ "PUT /wps/member/profile": {} });
    const keysOf = async (input: object) => {
      const answer = (await send(document, { input })) as { fields?: { messageKey: string }[] };
      return answer.fields?.map(({ messageKey }) => messageKey);
    };
    expect(await keysOf({ nickname: "  " })).toEqual(["validation.required"]);
    expect(await keysOf({ nickname: "x".repeat(501) })).toEqual(["validation.tooLong"]);
    expect(await keysOf({ address: "a<b" })).toEqual(["validation.notAccepted"]);
    expect(await keysOf({ birthday: "1990-02-30" })).toEqual(["validation.date"]);
    expect(await keysOf({ birthday: "28-02-1990" })).toEqual(["validation.date"]);
    expect(await keysOf({ birthday: "2007-06-16" })).toEqual(["validation.tooYoung"]);
    const changes = platform.calls.filter(({ method }) => method === "PUT");
    expect(changes).toHaveLength(0);
    expect(await keysOf({ birthday: "2007-06-15" })).toBeUndefined();
  });

  it("does not change a stored real name: the platform refuses it", async () => {
    const { send } = portal({
      "PUT /wps/member/profile": refusal("register.field", { field: "realName" }),
    });
    expect(await send(document, { input: { realName: "Lee" } })).toMatchObject({
      fields: [{ field: "realName", messageKey: "validation.notAccepted" }],
    });
  });
});

describe("security", () => {
  it("CA3 CA5 returns the security settings and the open sessions", async () => {
    const { send } = portal({
      "GET /wps/member/security": {
        passwordSet: "0",
        paymentPasswordSet: true,
        emailVerified: "1",
        lastPasswordChange: 1_700_000_000_000,
        lastLogin: { at: 1_700_000_000_001, address: "203.0.113.9", place: "Seoul" },
      },
      "GET /wps/member/sessions": [
        { id: 7, at: 1_700_000_000_002, address: "203.0.113.9", device: "Chrome", current: true },
        { id: null },
      ],
    });
    expect(
      await send(`{ security { passwordSet paymentPasswordSet emailVerified mobileVerified lastPasswordChange
        lastLogin { at address place } } }`),
    ).toEqual({
      passwordSet: false,
      paymentPasswordSet: true,
      emailVerified: true,
      mobileVerified: false,
      lastPasswordChange: 1_700_000_000_000,
      lastLogin: { at: 1_700_000_000_001, address: "203.0.113.9", place: "Seoul" },
    });
    expect(await send("{ accountSessions { id device current } }")).toEqual([
      { id: "7", device: "Chrome", current: true },
    ]);
  });

  it("CA3 CA119 A113 an account has a password unless the platform reports that it has none", async () => {
    for (const said of [{}, { passwordSet: null }, { passwordSet: "yes" }, { passwordSet: [] }]) {
      const { send } = portal({ "GET /wps/member/security": said });
      expect(await send("{ security { passwordSet } }")).toEqual({ passwordSet: true });
    }
    const { send } = portal({ "GET /wps/member/security": { passwordSet: "off" } });
    expect(await send("{ security { passwordSet } }")).toEqual({ passwordSet: false });
  });

  it("A56 is null where it is switched off", async () => {
    const { send } = portal({}, ["CA3", "CA5"]);
    expect(await send("{ security { emailVerified } }")).toBeNull();
    expect(await send("{ accountSessions { id } }")).toBeNull();
  });

  it("CA6 ends another session", async () => {
    const { send, platform } = portal({ "DELETE /wps/member/sessions": {} });
    const document = `mutation { endAccountSession(id: "7") {
      __typename ... on EndAccountSessionSuccess { id } ... on Refused { reason }
    } }`;
    expect(await send(document)).toEqual({ __typename: "EndAccountSessionSuccess", id: "7" });
    expect(new URL(platform.calls[0]?.url ?? "").search).toBe("?id=7");
    const off = portal({ "DELETE /wps/member/sessions": {} }, ["CA6"]);
    expect(await off.send(document)).toEqual({ __typename: "Refused", reason: "NOT_OFFERED" });
  });
});

describe("setPaymentPassword", () => {
  const document = `mutation ($input: SetPaymentPasswordInput!) { setPaymentPassword(input: $input) {
    __typename ... on SetPaymentPasswordSuccess { done } ${failures}
  } }`;
  const input = { newPaymentPassword: "135790", confirmPaymentPassword: "135790" };

  it("CA4 sets the first payment password and changes it later, encrypted", async () => {
    const { send, sealed } = portal({ "PUT /wps/member/paymentPassword": {} });
    // Each call is preceded by one to C15.
    const done = { __typename: "SetPaymentPasswordSuccess", done: true };
    expect(await send(document, { input })).toEqual(done);
    expect(await sealed(1)).toEqual({ newPaymentPassword: "135790" });
    expect(await send(document, { input: { ...input, oldPaymentPassword: "246810" } })).toEqual(
      done,
    );
    expect(await sealed(3)).toEqual({ oldPaymentPassword: "246810", newPaymentPassword: "135790" });
  });

  const rules = (paymentPassword: object) => ({
    "GET /wps/system/setting/register": { paymentPassword },
    "PUT /wps/member/paymentPassword": {},
  });
  const eight = { enabled: "1", required: "0", acceptedPattern: "^[0-9]+$", patternId: 7 };

  it("V59 A50 checks the new payment password and its repetition by the rules of C15", async () => {
    const { send } = portal(rules({ ...eight, minLength: 8, maxLength: 8 }));
    const keysOf = async (newPaymentPassword: string, confirmPaymentPassword: string) => {
      const typed = { oldPaymentPassword: "1", newPaymentPassword, confirmPaymentPassword };
      const answer = (await send(document, { input: typed })) as {
        fields?: { messageKey: string }[];
      };
      return answer.fields?.map(({ messageKey }) => messageKey) ?? "taken";
    };
    expect(await keysOf("123456", "123456")).toEqual(["validation.lengthExact"]);
    expect(await keysOf("1234567x", "1234567x")).toEqual(["validation.pattern.digits"]);
    expect(await keysOf("12345678", "87654321")).toEqual(["validation.mismatch"]);
    expect(await keysOf("12345678", "")).toEqual(["validation.required"]);
    expect(await keysOf("12345678", "12345678")).toBe("taken");
  });

  it("V59 leaves the check to the platform where C15 has no rule", async () => {
    const { send } = portal({ "PUT /wps/member/paymentPassword": {} });
    const typed = { newPaymentPassword: "a phrase", confirmPaymentPassword: "a phrase" };
    expect(await send(document, { input: typed })).toMatchObject({ done: true });
  });

  it.each([3, "3", " 3 "])(
    "A113 puts a wrong old password under its field with the remaining attempts, sent as %j",
    async (triesLeft) => {
      const answer = refusal("payment.password.error", { triesLeft });
      const { send } = portal({ "PUT /wps/member/paymentPassword": answer });
      expect(await send(document, { input: { ...input, oldPaymentPassword: "000000" } })).toEqual({
        __typename: "InvalidInput",
        fields: [
          {
            field: "oldPaymentPassword",
            messageKey: "validation.paymentPasswordWrongLeft",
            values: [
              { name: "triesLeft", value: "3" },
              { name: "minutes", value: "30" },
            ],
          },
        ],
      });
    },
  );

  it.each([
    [600_000, "10"],
    ["600000", "10"],
    ["soon", "30"],
  ])(
    "A113 E24 returns the time of the lock, sent as %j: %s minutes",
    async (retryAfterMs, minutes) => {
      const answer = refusal("payment.password.locked", { retryAfterMs });
      const { send } = portal({ "PUT /wps/member/paymentPassword": answer });
      expect(
        await send(document, { input: { ...input, oldPaymentPassword: "000000" } }),
      ).toMatchObject({
        fields: [{ values: [{ name: "minutes", value: minutes }] }],
      });
    },
  );
});
