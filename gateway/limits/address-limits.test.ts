import { describe, expect, it } from "vitest";
import { json, refusal, testScope } from "../testing/platform.ts";
import { formRules, portal, switchedOn } from "../testing/portal.ts";
import {
  giveBackByAddress,
  limitsByAddress,
  mostReturning,
  takeByAddress,
  timesPer48,
} from "./address-limits.ts";

const everything = switchedOn(
  "MOBILEVERCODELOGIN3",
  "DIRECTREG3",
  "USERNAMEREG3",
  "FREEPLAY3",
  "CHNGPASSMAIL3",
);
const failing = { ...everything, ...formRules };
const fine = {
  ...failing,
  "POST /wps/verification/sms/noLogin": { expiredMinutes: 1 },
  "POST /wps/member/password/email": {},
  "POST /wps/feedback": { id: 1 },
  "POST /wps/session/login/freeplay": { token: "t" },
  "GET /wps/member/info": { id: 1, account: "guest1", type: 4 },
  "GET /wps/captcha": json(
    { success: true, value: "iVBORw0KGgo=" },
    { headers: { "set-cookie": "captchaId=a" } },
  ),
  "POST /wps/member/register": { token: null },
};
const rest = "... on Throttled { retryAfterMs } ... on Refused { reason }";
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { __typename ${rest} } }`;
const registration = {
  kind: "USERNAME",
  password: "Secret12",
  confirmPassword: "Secret12",
  captcha: "1234",
  termsAccepted: true,
  adult: true,
};

/** Each kind of limit, requested by sixty visitors of one address at once, each with an own cookie. */
const kinds = {
  sms: (n: number) => [
    mutation("sendCode", "SendCodeInput"),
    { purpose: "LOGIN", mobile: `10123456${n + 10}`, dialingCode: "+82" },
  ],
  mail: (n: number) => [
    mutation("requestPasswordMail", "RequestPasswordMailInput"),
    { username: `player${n}`, email: "me@example.com" },
  ],
  feedback: () => [mutation("sendFeedback", "SendFeedbackInput"), { content: "x" }],
  freePlay: () => [`mutation { freePlay { __typename ${rest} } }`, null],
  captcha: () => [`{ captcha { __typename ${rest} } }`, null],
  registration: (n: number) => [
    mutation("register", "RegisterInput"),
    { ...registration, username: `player${n}` },
  ],
} satisfies Partial<Record<keyof typeof limitsByAddress, (n: number) => unknown[]>>;
const cases = Object.entries(kinds) as [keyof typeof kinds, (n: number) => unknown[]][];

const send = (there: ReturnType<typeof portal>, of: (n: number) => unknown[], visitors: number) =>
  Promise.all(
    Array.from({ length: visitors }, (_, n) => {
      const [document, input] = of(n) as [string, object | null];
      return there.send(document, input ? { input } : {}, there.stranger());
    }),
  );
const throttled = (answers: (Record<string, unknown> | null)[]) =>
  answers.filter((answer) => answer?.__typename === "Throttled");

describe("rate limits per address (docs/reliability.md, Throttles)", () => {
  it.each(cases)(
    "V55 V56 %s is limited for eighty requests at once, and returns when to retry",
    async (kind, of) => {
      const there = portal(fine);
      const { most, windowMs } = limitsByAddress[kind];
      const refused = throttled(await send(there, of, 80));
      expect(refused).toHaveLength(80 - most);
      for (const { retryAfterMs } of refused as { retryAfterMs: number }[]) {
        expect(retryAfterMs).toBe(windowMs);
      }
      there.later(windowMs);
      expect(throttled(await send(there, of, 1))).toEqual([]);
    },
  );

  it.each(cases)("%s gives back an attempt without effect", async (_kind, of) => {
    const down = refusal("busy");
    const paths = Object.keys(fine).filter(
      (path) => path.startsWith("POST") || /captcha/.test(path),
    );
    const there = portal({
      ...fine,
      ...Object.fromEntries(paths.map((path) => [path, down.clone()])),
    });
    for (let round = 0; round < 5; round += 1) {
      expect(throttled(await send(there, (n) => of(n + 20 * round), 10))).toEqual([]);
    }
  });

  it.each(["sms", "mail", "registration", "freePlay", "social", "reads"] as const)(
    "A149 %s is also counted per /48, with five times the allowance",
    async (kind) => {
      const scope = testScope();
      const { most, windowMs } = limitsByAddress[kind];
      const from = (house: number, network = "20010db80001") => ({
        ...scope,
        addressClass: `${network}${house.toString(16).padStart(4, "0")}/64`,
      });
      for (let n = 0; n < most * timesPer48; n += 1) {
        expect(await takeByAddress(kind, from(n))).toHaveProperty("giveBack");
      }
      expect(await takeByAddress(kind, from(60_000))).toMatchObject({
        __typename: "Throttled",
        retryAfterMs: expect.toSatisfy((ms: number) => ms > 0 && ms <= windowMs),
      });
      expect(await takeByAddress(kind, from(1, "20010db80002"))).toHaveProperty("giveBack");
      await giveBackByAddress(kind, from(0));
      expect(await takeByAddress(kind, from(60_001))).toHaveProperty("giveBack");
    },
  );

  it("A149 a refusal of the /48 is not counted against the /64", async () => {
    const scope = testScope();
    const house = (n: number) => ({
      ...scope,
      addressClass: `20010db80001${n.toString(16).padStart(4, "0")}/64`,
    });
    const { most, windowMs } = limitsByAddress.feedback;
    for (let n = 0; n < most * timesPer48; n += 1) await takeByAddress("feedback", house(n));
    for (let n = 0; n < most; n += 1) await takeByAddress("feedback", house(999));
    const own = `feedback:aurora:${scope.platform.origin}:address:${house(999).addressClass}`;
    expect(await scope.limits.failures(own, windowMs)).toBe(0);
  });

  it("counts addresses, platforms of brands and kinds separately, and a /64 as one", async () => {
    const scope = testScope({ addressClass: "20010db800010002/64", address: "2001:db8:1:2::1" });
    const neighbour = { ...scope, address: "2001:db8:1:2::2" };
    const other = { ...scope, addressClass: "20010db800010003/64" };
    for (let n = 0; n < 10; n += 1) await takeByAddress("feedback", scope);
    expect(await takeByAddress("feedback", neighbour)).toMatchObject({ __typename: "Throttled" });
    expect(await takeByAddress("feedback", other)).toHaveProperty("giveBack");
    expect(await takeByAddress("sms", scope)).toHaveProperty("giveBack");
  });
});

describe("A149 visitors behind one address", () => {
  const account = (id: string, role: "MEMBER" | "AGENT" | "TRIAL") => ({
    token: "t",
    account: { id, account: id, nickname: id, type: 0, role, currency: null },
  });
  const shared = testScope();
  /** Another visitor of the same address. */
  const at = (session: object = {}, visitor: string | null = null) => {
    const { limits, platform } = shared;
    return { ...testScope({ platform, session }), limits, visitor: async () => visitor };
  };
  const take = async (kind: keyof typeof limitsByAddress, scope: ReturnType<typeof at>) =>
    "giveBack" in (await takeByAddress(kind, scope));
  /** How many of so many attempts are admitted. */
  const admitted = async (
    kind: keyof typeof limitsByAddress,
    tries: number,
    of: (n: number) => ReturnType<typeof at>,
  ) => {
    let count = 0;
    for (let n = 0; n < tries; n += 1) if (await take(kind, of(n))) count += 1;
    return count;
  };

  it("a signed-in account counts by itself; a trial account costs nothing and counts as a guest", async () => {
    const { most } = limitsByAddress.reads;
    expect(await admitted("reads", most + 5, () => at())).toBe(most);
    for (const role of ["MEMBER", "AGENT"] as const) {
      const session = account(`of ${role}`, role);
      expect(await admitted("reads", most + 5, () => at(session))).toBe(most);
    }
    expect(await take("reads", at(account("trial1", "TRIAL")))).toBe(false);
  });

  it("a guest who was here before counts by himself, twenty of them in a window, and then with all others", async () => {
    const { most, returning } = limitsByAddress.captcha;
    expect(await admitted("captcha", most + 5, () => at())).toBe(most);
    for (const visitor of ["a", "b"])
      expect(await admitted("captcha", returning + 5, () => at({}, visitor))).toBe(returning);
    const many = await admitted("captcha", 40, (n) => at({}, `visitor ${n}`));
    expect(many).toBe(mostReturning - 2);
  });

  it("a returning guest is never worse off: what he has used up is followed by the address's own", async () => {
    const { most, returning } = limitsByAddress.feedback;
    const tries = most + returning + 5;
    expect(await admitted("feedback", tries, () => at({}, "c"))).toBe(most + returning);
  });

  it("an attempt of a returning guest is given back to himself", async () => {
    const { returning } = limitsByAddress.social;
    for (let n = 0; n < 3 * returning; n += 1) {
      const taken = await takeByAddress("social", at({}, "d"));
      if ("giveBack" in taken) await taken.giveBack();
    }
    const key = `social:aurora:${shared.platform.origin}:address:203.0.113.7`;
    expect(await shared.limits.failures(key, limitsByAddress.social.windowMs)).toBe(0);
  });

  it("nobody gets around what protects others: a login is counted by address, whoever is signed in", async () => {
    const { most } = limitsByAddress.login;
    const of = (n: number) => at(account(`m${n}`, "MEMBER"), `v${n}`);
    expect(await admitted("login", most + 5, of)).toBe(most);
  });
});

describe("logins into many accounts from one address", () => {
  const login = `mutation ($input: LoginInput!) { login(input: $input) { __typename } }`;
  const of = (password: string) => (n: number) => [login, { username: `player${n}`, password }];
  const typesOf = (answers: (Record<string, unknown> | null)[]) =>
    answers.map((answer) => answer?.__typename);

  it("require a captcha, also for sixty at once", async () => {
    const there = portal({ "POST /wps/session/login": refusal("login.password.error") });
    const types = typesOf(await send(there, of("wrong"), 60));
    expect(types.filter((type) => type === "InvalidCredentials")).toHaveLength(15);
    expect(types.filter((type) => type === "CaptchaRequired")).toHaveLength(45);
    expect(there.platform.calls).toHaveLength(15);
    there.later(30 * 60_000);
    expect(typesOf(await send(there, of("wrong"), 1))).toEqual(["InvalidCredentials"]);
  });

  it("do not count when they succeed", async () => {
    const there = portal({
      "POST /wps/session/login": { token: "tok" },
      "GET /wps/member/info": { id: 1, account: "player0", type: 0 },
    });
    for (let n = 0; n < 20; n += 1) {
      expect(typesOf(await send(there, of("right"), 1))).toEqual(["LoginSuccess"]);
    }
  });

  it("E7 A144 a closed account is always reported to a visitor with its password", async () => {
    for (const code of ["account.locked", "member.frozen", "ACCOUNT_DISABLED", "login.suspended"]) {
      const there = portal({ "POST /wps/session/login": refusal(code) });
      const document = login.replace(
        "__typename",
        "__typename ... on AccountNotAllowed { reason }",
      );
      const input = { username: "locked1", password: "right" };
      for (let n = 0; n < 2; n += 1) {
        expect(await there.send(document, { input })).toMatchObject({
          __typename: "AccountNotAllowed",
          reason: "LOCKED",
        });
      }
    }
  });
});
