import { describe, expect, it } from "vitest";
import { accountPortal, demoKey, pageOf } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const results = `__typename
  ... on InvalidInput { fields { field messageKey } }
  ... on Refused { reason }`;
const rule = (minLength: number, maxLength: number, acceptedPattern = "*") => ({
  enabled: "1",
  required: "1",
  acceptedPattern,
  patternId: null,
  minLength,
  maxLength,
});
const rules = {
  "GET /wps/system/setting/register": {
    username: rule(4, 12, "^[a-z][a-z0-9]*$"),
    password: rule(8, 20),
  },
};

describe("registerDownline", () => {
  const post = "POST /wps/agent/register";
  const source = `mutation ($input: RegisterDownlineInput!) { registerDownline(input: $input) {
    ${results} ... on RegisterDownlineSuccess { id account }
  } }`;
  const input = {
    account: "newbie1",
    password: "Portico#2026",
    type: "AGENT",
    rates: [
      { type: "RNG", rate: "0.5" },
      { type: "LIVE", rate: "0.25" },
    ],
    idempotencyKey: demoKey,
  };
  const register = async (answer: unknown, more: object = {}, table: object = rules) => {
    const portal = await accountPortal({ ...table, [post]: answer }, "AGENT");
    const { data } = await portal.run<{ registerDownline: object }>(source, {
      input: { ...input, ...more },
    });
    return { ...portal, result: data?.registerDownline };
  };

  it("CA52 P8 registers an account with an encrypted body", async () => {
    const { result, sent, calls } = await register({ id: 99 });
    expect(result).toMatchObject({ id: "99", account: "newbie1" });
    expect(await sent(post)).toEqual({
      account: "newbie1",
      password: "Portico#2026",
      type: "AGENT",
      rates: { RNG: "0.5", LIVE: "0.25" },
    });
    expect(await calls.at(-1)?.text()).not.toContain("Portico#2026");
  });

  it("CA52 V7 V8 V60 checks name and password by the rules of C15", async () => {
    const { result, count } = await register({}, { account: "9", password: "short" });
    expect(result).toMatchObject({ fields: [{ field: "account" }, { field: "password" }] });
    expect(count(post)).toBe(0);
    // A47: without the rules the platform decides.
    const unknown = await register({ id: 1 }, { account: "9" }, {});
    expect(unknown.result).toMatchObject({ id: "1" });
    const empty = await register({}, { account: " ", password: "" }, {});
    expect(empty.result).toMatchObject({
      fields: [
        { field: "account", messageKey: "validation.required" },
        { field: "password", messageKey: "validation.required" },
      ],
    });
  });

  it("CA52 V60 refuses invalid and repeated rates", async () => {
    for (const rate of ["101", "-1", "0.555", "1e1", ""]) {
      const { result, count } = await register({}, { rates: [{ type: "RNG", rate }] });
      expect(result).toMatchObject({ fields: [{ field: "rates" }] });
      expect(count(post)).toBe(0);
    }
    const twice = [
      { type: "RNG", rate: "1" },
      { type: "RNG", rate: "2" },
    ];
    expect((await register({}, { rates: twice })).result).toMatchObject({
      fields: [{ field: "rates", messageKey: "validation.twice" }],
    });
  });

  it.each([
    [refusal("member.exists"), "account", "validation.memberExists"],
    [refusal("register.field", { field: "username" }), "account", "validation.notAccepted"],
    [refusal("register.field", { field: "<b>" }), "account", "validation.notAccepted"],
    [refusal("contract.rate"), "rates", "validation.rateNotAllowed"],
  ])("CA52 puts the platform's refusal under its field (%#)", async (answer, field, messageKey) => {
    const { result } = await register(answer);
    expect(result).toMatchObject({ fields: [{ field, messageKey }] });
  });

  it("CA52 reports an unknown outcome when the response is lost", async () => {
    const { result } = await register(new Response("", { status: 502 }));
    expect(result).toEqual({ __typename: "Refused", reason: "OUTCOME_UNKNOWN" });
  });

  it("CA52 U30c one form registers one account, also when its first response is lost", async () => {
    const twice = await register({ id: 99 });
    const again = await twice.run<{ registerDownline: object }>(source, { input });
    expect(again.data?.registerDownline).toMatchObject({ id: "99" });
    expect(twice.count(post)).toBe(1);

    const found: object[] = [];
    const lost = await register(
      new Response("", { status: 502 }),
      {},
      {
        ...rules,
        "GET /wps/agent/downline": () => pageOf(found),
      },
    );
    const row = { id: 7, type: 0, level: 1, balance: "0", members: 0, rates: {} };
    found.push({ ...row, account: "newbie12", createdAt: lost.now() });
    const send = async () => (await lost.run<object>(source, { input })).data;
    expect(await send()).toMatchObject({ registerDownline: { reason: "OUTCOME_UNKNOWN" } });
    found.push({ ...row, account: "Newbie1", createdAt: lost.now() });
    expect(await send()).toMatchObject({ registerDownline: { id: "7", account: "newbie1" } });
    expect(lost.count(post)).toBe(1);
  });

  it.each([["MEMBER"], ["TRIAL"], ["GUEST"]] as const)("P8 P19 is closed to %s", async (role) => {
    const { run, calls } = await accountPortal(rules, role);
    const { data, errors } = await run<{ registerDownline: { reason: string } }>(source, { input });
    const outcome = errors?.[0]?.extensions.code ?? data?.registerDownline.reason;
    const expected = {
      MEMBER: "AGENT_ONLY",
      TRIAL: "REAL_ACCOUNT_REQUIRED",
      GUEST: "NOT_SIGNED_IN",
    };
    expect(outcome).toBe(expected[role]);
    expect(calls).toEqual([]);
  });
});

describe("links and rates", () => {
  it("CA54 creates a link with this portal's address", async () => {
    const link = { code: "L 2", url: "https://evil.example", type: 1, rates: {}, createdAt: 1 };
    const { run, sent } = await accountPortal({ "POST /wps/agent/links": link }, "AGENT");
    const { data } = await run<object>(
      `mutation ($input: CreateReferralLinkInput!) { createReferralLink(input: $input) {
        ${results} ... on CreateReferralLinkSuccess { link { code url type uses rates { rate } } }
      } }`,
      {
        input: {
          type: "AGENT",
          name: " Summer ",
          rates: [{ type: "RNG", rate: "0.5" }],
          idempotencyKey: demoKey,
        },
      },
    );
    expect(data).toMatchObject({
      createReferralLink: {
        link: {
          code: "L 2",
          url: "https://portal.test/register?referralCode=L%202",
          type: "AGENT",
          uses: 0,
          rates: [],
        },
      },
    });
    expect(await sent("POST /wps/agent/links")).toEqual({
      type: "AGENT",
      name: "Summer",
      rates: { RNG: "0.5" },
      requestId: demoKey,
    });
  });

  it("CA54 A130 twenty submits of one form create one link, and a form without rates creates none", async () => {
    const post = "POST /wps/agent/links";
    const link = { code: "LINK2", type: "AGENT", rates: {}, createdAt: 1 };
    const { run, count } = await accountPortal({ [post]: link }, "AGENT");
    const make = (more: object = {}) =>
      run<{ createReferralLink: { fields?: object[]; link?: object } }>(
        `mutation ($input: CreateReferralLinkInput!) { createReferralLink(input: $input) {
          ${results} ... on CreateReferralLinkSuccess { link { code } }
        } }`,
        {
          input: {
            type: "AGENT",
            rates: [{ type: "RNG", rate: "0.5" }],
            idempotencyKey: demoKey,
            ...more,
          },
        },
      );
    const none = await make({ rates: [] });
    expect(none.data?.createReferralLink.fields).toMatchObject([
      { field: "rates", messageKey: "validation.ratesEmpty" },
    ]);
    expect(count(post)).toBe(0);
    await Promise.all(Array.from({ length: 20 }, () => make()));
    expect(count(post)).toBe(1);
    expect((await make()).data?.createReferralLink.link).toEqual({ code: "LINK2" });
    expect(count(post)).toBe(1);
  });

  it("CA108 CA109 S33 A131 returns whether the agent is frozen, and the largest number of links", async () => {
    const standing = { frozen: true, reason: "DIVIDEND_UNPAID", since: 7, account: "below1" };
    const { run } = await accountPortal(
      {
        "GET /wps/agent/standing": { ...standing, amount: "12.5000" },
        "GET /wps/agent/links/limit": { max: 20 },
      },
      "AGENT",
    );
    const { data } = await run<object>(
      "{ agent { linkLimit standing { frozen reason since account amount { amount } } } }",
    );
    expect(data).toEqual({
      agent: { linkLimit: 20, standing: { ...standing, amount: { amount: "12.50" } } },
    });
  });

  it("CA55 deletes a link", async () => {
    const { run, query } = await accountPortal({ "DELETE /wps/agent/links": {} }, "AGENT");
    const { data } = await run<object>(
      `mutation { deleteReferralLink(code: "LINK2") { ... on DeleteReferralLinkSuccess { code } } }`,
    );
    expect(data).toEqual({ deleteReferralLink: { code: "LINK2" } });
    expect(query("/wps/agent/links")).toEqual({ code: "LINK2" });
  });

  it("CA55 another agent's link is not found, as one that does not exist", async () => {
    const refusal = { success: false, errorCode: "affiliate.invalid", message: "no" };
    const { run } = await accountPortal({ "DELETE /wps/agent/links": refusal }, "AGENT");
    const { data } = await run<object>(
      `mutation { deleteReferralLink(code: "LINK2") { ... on Refused { reason } } }`,
    );
    expect(data).toEqual({ deleteReferralLink: { reason: "NOT_FOUND" } });
  });
});
