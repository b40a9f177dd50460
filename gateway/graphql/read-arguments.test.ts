/** What people type, through the gateway's own door: representatives of each kind (A180). */
import { describe, expect, it } from "vitest";
import { accountPortal, pageOf } from "../testing/account.ts";
import { refusal } from "../testing/platform.ts";
import { formRules, member, portal, switchedOn } from "../testing/portal.ts";

const failures = `... on InvalidInput { fields { field messageKey values { name value } } }
  ... on Throttled { retryAfterMs } ... on Refused { reason }`;
const login = `mutation ($input: LoginInput!) { login(input: $input) { __typename
  ... on InvalidCredentials { captchaRequired } ... on CaptchaRequired { wrong }
  ... on SecondFactorRequired { methods } ${failures} } }`;
const confirm = `mutation ($input: ConfirmLoginInput!) { confirmLogin(input: $input) {
  __typename ${failures} } }`;
const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
  __typename ${failures} } }`;
const sendCode = `mutation ($input: SendCodeInput!) { sendCode(input: $input) {
  __typename ${failures} } }`;
const register = `mutation ($input: RegisterInput!) { register(input: $input) {
  __typename ${failures} } }`;

const modules = switchedOn(
  "MOBILEVERCODELOGIN3",
  "CHNGPASSVERIF3",
  "DIRECTREG3",
  "USERNAMEREG3",
  "MOBILENUMREG3",
  "REGMOBVERF3",
);
const table = { ...modules, ...formRules, "GET /wps/member/info": member };

const accounts = [
  "player1",
  "ｐｌａｙｅｒ１",
  "\u2068player1\u2069",
  "play\u200ber1\ufeff",
  " player1\n",
];
const codes = ["123456", "123 456", "123-456", "１２３４５６", "\u200e123456", "๑๒๓๔๕๖", "123–456"];
const noCodes = ["12345a", "code", "1²3456", "123456 or 654321"];
const numbers = [
  "010-1234-5678",
  "(010) 1234-5678",
  "010.1234.5678",
  "\u202a+82 10-1234-5678\u202c",
  "+82 (0)10 1234 5678",
  "0082 10 1234 5678",
  "０１０－１２３４－５６７８",
  "010–1234–5678",
];
const national = /^0?1012345678$/;

describe("A180 the account of a login", () => {
  const path = "/wps/session/login";
  it.each(accounts)("%j is player1", async (username) => {
    const { send, received } = portal({ ...table, [`POST ${path}`]: { token: "t" } });
    await send(login, { input: { username, password: "secret-2026" } });
    expect(await received(path)).toMatchObject([{ username: "player1", password: "secret-2026" }]);
  });

  it("has one count of failures, however it is spelled", async () => {
    const { send } = portal({ ...table, [`POST ${path}`]: refusal("login.password.error") });
    const results = [];
    for (const username of accounts.slice(0, 4)) {
      results.push(await send(login, { input: { username, password: "x" } }));
    }
    expect(results.map((result) => result?.__typename)).toEqual([
      "InvalidCredentials",
      "InvalidCredentials",
      "InvalidCredentials",
      "CaptchaRequired",
    ]);
  });
});

describe("A180 V44 a code", () => {
  const steps = {
    ...table,
    "POST /wps/session/login": refusal("login_verify_required", {
      challenge: "ch-9",
      methods: ["SMS", "BANK_ACCOUNT_NAME"],
    }),
    "POST /wps/session/login/verification": refusal("sms.code.error"),
    "POST /wps/member/password/verification": refusal("sms.code.error"),
  };
  const spent = (left: number) => [
    { messageKey: "validation.codeWrongLeft", values: [{ name: "left", value: String(left) }] },
  ];
  const unread = [{ messageKey: "validation.codeWrong", values: [] }];

  it.each(codes)("%j in the second step is 123456", async (code) => {
    const { send, received } = portal(steps);
    await send(login, { input: { username: "player1", password: "x" } });
    await send(confirm, { input: { method: "SMS", code } });
    expect(await received("/wps/session/login/verification")).toMatchObject([{ code: "123456" }]);
  });

  it("that can't be one costs no try in the second step", async () => {
    const { send, received } = portal(steps);
    await send(login, { input: { username: "player1", password: "x" } });
    for (const code of noCodes) {
      expect(await send(confirm, { input: { method: "SMS", code } })).toMatchObject({
        fields: unread,
      });
    }
    expect(await send(confirm, { input: { method: "SMS", code: "111111" } })).toMatchObject({
      fields: spent(4),
    });
    expect(await received("/wps/session/login/verification")).toHaveLength(1);
  });

  it("may be the name of the account's holder", async () => {
    const { send, received } = portal(steps);
    await send(login, { input: { username: "player1", password: "x" } });
    await send(confirm, { input: { method: "BANK_ACCOUNT_NAME", code: " Kim\u00a0Min\u200b" } });
    expect(await received("/wps/session/login/verification")).toMatchObject([{ code: "Kim Min" }]);
  });

  const passwords = { newPassword: "secret-2026", confirmPassword: "secret-2026" };
  it.each(codes)("%j in a reset is 123456", async (verificationCode) => {
    const { send, received } = portal(steps);
    await send(reset, { input: { mobile: "01012345678", verificationCode, ...passwords } });
    expect(await received("/wps/member/password/verification")).toMatchObject([
      { verificationCode: "123456" },
    ]);
  });

  it("that can't be one costs no try in a reset and in a login by number", async () => {
    const { send } = portal({ ...steps, "POST /wps/session/login": refusal("sms.code.error") });
    const mobile = "01012345678";
    for (const verificationCode of noCodes) {
      const input = { mobile, verificationCode, ...passwords };
      expect(await send(reset, { input })).toMatchObject({ fields: unread });
      const sms = { method: "SMS", username: mobile, password: verificationCode };
      expect(await send(login, { input: sms })).toMatchObject({ fields: unread });
    }
    const input = { mobile, verificationCode: "111111", ...passwords };
    expect(await send(reset, { input })).toMatchObject({ fields: spent(4) });
    const sms = { method: "SMS", username: mobile, password: "１１１ １１１" };
    expect(await send(login, { input: sms })).toMatchObject({ fields: spent(4) });
  });
});

describe("A18 A180 a phone number", () => {
  it.each(numbers)("%j gets a code, registers, resets and signs in", async (mobile) => {
    const { send, received } = portal({
      ...table,
      "POST /wps/verification/sms/register": { expiredMinutes: 1 },
      "POST /wps/member/register/mobile": { token: "t" },
      "POST /wps/member/password/verification": {},
      "POST /wps/session/login": { token: "t" },
    });
    const dialingCode = "+82";
    await send(sendCode, { input: { purpose: "REGISTER_BY_MOBILE", mobile, dialingCode } });
    const [sent] = await received("/wps/verification/sms/register");
    expect(sent?.mobileNo).toMatch(national);

    const consents = { adult: true, termsAccepted: true };
    const proof = { captcha: "k 7 p q", verificationCode: "１２３ ４５６" };
    const form = { kind: "MOBILE", mobile, dialingCode, ...proof, ...consents };
    await send(register, { input: form });
    const [registered] = await received("/wps/member/register/mobile");
    expect(registered?.mobileNum).toMatch(national);
    expect(registered).toMatchObject({ captcha: "k7pq", verificationCode: "123456" });

    const passwords = { newPassword: "secret-2026", confirmPassword: "secret-2026" };
    await send(reset, { input: { mobile, verificationCode: "123456", ...passwords } });
    const [changed] = await received("/wps/member/password/verification");
    expect(changed?.mobileNum).toMatch(national);

    await send(login, { input: { method: "SMS", username: mobile, password: "123 456" } });
    const [signedIn] = await received("/wps/session/login");
    expect(signedIn?.username).toMatch(national);
    expect(signedIn?.password).toBe("123456");
  });

  it("of another country is refused, and no code is sent", async () => {
    const { send, received } = portal(table);
    const input = { purpose: "LOGIN", mobile: "+84 912 345 678", dialingCode: "82" };
    expect(await send(sendCode, { input })).toMatchObject({
      fields: [{ field: "mobile", messageKey: "validation.mobile" }],
    });
    expect(await received("/wps/verification/sms/noLogin")).toEqual([]);
  });
});

describe("A180 what a member types", () => {
  const deposit = `mutation ($input: RequestDepositInput!) { requestDeposit(input: $input) {
    ... on RequestDepositSuccess { amount { amount } } ${failures} } }`;

  it.each(["$1,250.00", "1,250.00", "US$ 1250", "１，２５０．００", "1250 USD", "\u200e$1,250.00"])(
    "the amount %j is 1250",
    async (amount) => {
      const { run, sent } = await accountPortal({
        "POST /wps/deposit/requests": { id: "d9", status: "PENDING" },
      });
      const idempotencyKey = crypto.randomUUID();
      await run(deposit, { input: { methodId: "m1", amount, idempotencyKey } });
      expect(await sent("POST /wps/deposit/requests")).toMatchObject({ amount: "1250.00" });
    },
  );

  it("an amount with two readings is asked, one of another currency is none", async () => {
    const { run } = await accountPortal({});
    const said = async (amount: string) => {
      const input = { methodId: "m1", amount, idempotencyKey: crypto.randomUUID() };
      const { data } = await run<{ requestDeposit: { fields: { messageKey: string }[] } }>(
        deposit,
        { input },
      );
      return data?.requestDeposit.fields[0]?.messageKey;
    };
    expect(await said("$50.000")).toBe("validation.amountReadings");
    expect(await said("€50")).toBe("validation.amount");
  });

  const profile = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
    __typename ${failures} } }`;
  it.each([
    ["\u200b\u3164\u2800", "validation.required"],
    ["Аdmin", "validation.officialName"],
    ["aur0ra support", "validation.officialName"],
  ])("the nickname %j is refused", async (nickname, messageKey) => {
    const { run } = await accountPortal(formRules);
    expect((await run(profile, { input: { nickname } })).data).toMatchObject({
      updateProfile: { fields: [{ field: "nickname", messageKey }] },
    });
  });

  it("a family of emoji is a nickname, and a day is one in any notation", async () => {
    const { run, calls } = await accountPortal({
      ...formRules,
      "PUT /wps/member/profile": {},
      "GET /wps/member/profile": {},
    });
    const input = { nickname: " 👨‍👩‍👧\u200b", birthday: "1990. 2. 8.", telegram: "＠luna\u200b" };
    const { data } = await run<{ updateProfile: { __typename: string } }>(profile, { input });
    expect(data?.updateProfile.__typename).toBe("UpdateProfileSuccess");
    expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(1);
  });
});

describe("A180 what an agent types", () => {
  const search = `query ($search: String, $parentId: ID) { agent {
    downline(search: $search, parentId: $parentId, offset: 0, limit: 10) { nodes { id } } } }`;
  it.each(accounts)("finds the account that was pasted as %j", async (typed) => {
    const { run, calls } = await accountPortal({ "GET /wps/agent/downline": pageOf([]) }, "AGENT");
    await run(search, { search: typed });
    await run(search, { parentId: typed });
    const queries = calls
      .filter(({ url }) => url.includes("/wps/agent/downline"))
      .map(({ url }) => new URL(url).searchParams);
    expect(queries.map((query) => query.get("search") ?? query.get("parent"))).toEqual([
      "player1",
      "player1",
    ]);
  });
});
