import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accountPortal, demoKey, pageOf } from "../testing/account.ts";
import { refusal, type TestScope } from "../testing/platform.ts";
import { member, portal } from "../testing/portal.ts";
import { run } from "../testing/run.ts";
import { logSecurityEvent, type SecurityEvent, securityEvents } from "./security-events.ts";

/** Personal data and secrets that must not appear in a log line. */
const planted = {
  name: "planted.player",
  password: "planted-Password-7",
  token: "planted-token-9",
  other: "planted.other",
  number: "01055550199",
  mail: "planted@mail.example",
  amount: "4711.25",
};

const written = new Set<SecurityEvent>();
/** The security log lines of a scope that were not read before, in short form. */
function eventsOf(scope: TestScope) {
  const lines = scope.lines.filter(({ event }) => event.startsWith("security."));
  for (const line of lines) {
    const name = line.event.slice("security.".length) as SecurityEvent;
    written.add(name);
    expect(line).toMatchObject({
      level: securityEvents[name],
      requestId: "test-request",
      session: "test-session",
    });
  }
  const text = JSON.stringify(scope.lines);
  for (const secret of Object.values(planted)) expect(text).not.toContain(secret);
  return lines.map(({ level: _, requestId: __, session: ___, event, ...facts }) => [
    event.slice("security.".length),
    facts,
  ]);
}

const login = `mutation ($input: LoginInput!) { login(input: $input) { __typename } }`;
const signIn = { input: { username: planted.name, password: planted.password } };

describe("security events of a login", () => {
  it("E6 logs why a login was refused, a required captcha included", async () => {
    const { send, scope } = portal({ "POST /wps/session/login": refusal("login.password.error") });
    for (let time = 0; time < 4; time += 1) await send(login, signIn);
    const refused = ["login.failed", { reason: "login.password.error" }];
    const due = ["login.failed", { reason: "without a captcha" }];
    expect(eventsOf(scope)).toEqual([refused, refused, refused, due]);
  });

  it("logs a locked account, although the visitor gets a general message", async () => {
    const { send, scope } = portal({ "POST /wps/session/login": refusal("account.locked") });
    await send(login, signIn);
    expect(eventsOf(scope)).toEqual([["login.locked", { reason: "account.locked" }]]);
  });

  it("does not log a code that could be a name", async () => {
    const { send, scope } = portal({
      "POST /wps/session/login": refusal(`no.${planted.number}`, { account: planted.name }),
    });
    await send(login, signIn);
    expect(eventsOf(scope)).toEqual([["login.failed", { reason: "unreadable" }]]);
  });

  it("S14 logs a wrong code of the second step, and that all attempts are used up", async () => {
    const { send, scope } = portal({
      "POST /wps/session/login": refusal("login_verify_required", {
        challenge: planted.token,
        methods: ["SMS"],
      }),
      "POST /wps/session/login/verification": refusal("sms.code.error"),
    });
    await send(login, signIn);
    const confirm = `mutation { confirmLogin(input: { method: SMS, code: "${planted.number}" }) { __typename } }`;
    await send(confirm);
    expect(eventsOf(scope)).toEqual([["login.failed", { reason: "sms.code.error" }]]);
  });

  it("V44 logs that all attempts at a password are used up", async () => {
    const { scope } = portal({});
    const { countCodeTry } = await import("../domains/session/codes/code-attempts.ts");
    for (let time = 0; time < 6; time += 1) await countCodeTry(scope, "PASSWORD", planted.name);
    expect(eventsOf(scope)).toEqual([["tries.spent", { purpose: "PASSWORD" }]]);
  });

  it("A41 A105 logs a C6 about another account as an error, and the wrong site as information", async () => {
    const table = (account: string) => ({
      "POST /wps/session/login": { token: planted.token },
      "GET /wps/member/info": { ...member, account },
      "POST /wps/session/logout": {},
    });
    const mixed = portal(table(planted.other));
    await mixed.send(login, signIn);
    expect(eventsOf(mixed.scope)).toEqual([["account.mismatch", { call: "C6" }]]);
    const elsewhere = portal(table(planted.name));
    await elsewhere.send(login, { input: { ...signIn.input, site: "AGENT" } });
    expect(eventsOf(elsewhere.scope)).toEqual([["login.failed", { reason: "AGENTS_ONLY" }]]);
  });
});

describe("A151 security events of successful actions", () => {
  it("S10 logs a login without the name, and a logout", async () => {
    const there = portal({
      "POST /wps/session/login": { token: planted.token },
      "GET /wps/member/info": { id: 1, account: planted.name, type: 0 },
      "POST /wps/session/logout": {},
    });
    const visitor = there.stranger();
    expect(await there.send(login, signIn, visitor)).toMatchObject({ __typename: "LoginSuccess" });
    expect(eventsOf(visitor)).toEqual([["login.done", { way: "password", role: "MEMBER" }]]);
    const leaving = await accountPortal({ "POST /wps/session/logout": {} });
    await leaving.run("mutation { logout { landing } }");
    expect(eventsOf(leaving.scope)).toEqual([["logout.done", { site: "MEMBER" }]]);
  });

  it("logs a new payment password, and how the change was authorized", async () => {
    const visitor = await accountPortal({ "PUT /wps/member/paymentPassword": {} });
    const document = `mutation ($input: SetPaymentPasswordInput!) {
      setPaymentPassword(input: $input) { __typename } }`;
    const input = {
      oldPaymentPassword: planted.password,
      newPaymentPassword: "246810",
      confirmPaymentPassword: "246810",
    };
    await visitor.run(document, { input });
    expect(eventsOf(visitor.scope)).toEqual([
      ["password.changed", { what: "payment", shown: "password" }],
    ]);
  });

  it("P9 logs a member who requests an agent's field", async () => {
    const visitor = await accountPortal({});
    await visitor.run("{ agent { overview { members } } }");
    const [[name] = []] = eventsOf(visitor.scope);
    expect(name).toBe("agent.only");
  });
});

describe("security events of a session", () => {
  const deposit = `mutation { requestDeposit(input: {
    methodId: "bank-1", amount: "${planted.amount}", idempotencyKey: "${demoKey}" }) { __typename } }`;
  const post = "POST /wps/deposit/requests";
  const list = "GET /wps/deposit/requests";
  const attempt = { action: "deposit", attempt: demoKey };

  it("A43 logs a session that the platform ended", async () => {
    const dead = () => refusal("token.expired", undefined, 401);
    const visitor = await accountPortal({ "GET /wps/bankCards": dead });
    await visitor.run("{ wallet { bankCards { id } } }");
    expect(eventsOf(visitor.scope)).toEqual([["session.ended", { call: "CA11" }]]);
  });

  it.each([
    ["done", { id: "d1", status: "PENDING", payTo: null, expiresAt: null }, {}],
    ["failed", refusal("amount.out.of.range"), { reason: "amount.out.of.range" }],
    ["unknown", new Response("", { status: 502 }), {}],
  ])("CA9 logs a money attempt that is %s", async (state, answer, more) => {
    const visitor = await accountPortal({ [post]: answer });
    const { errors } = await visitor.run(deposit);
    expect(errors).toBeUndefined();
    expect(eventsOf(visitor.scope)).toEqual([
      ["money.attempt", { ...attempt, state: "sent" }],
      ["money.attempt", { ...attempt, state, ...more }],
    ]);
  });

  it("CA9 logs a money attempt with a lost response, and its outcome by the records", async () => {
    const visitor = await accountPortal({
      [post]: new Response("", { status: 502 }),
      [list]: pageOf([]),
    });
    await visitor.run(deposit);
    visitor.later(61_000);
    await visitor.run(deposit);
    expect(eventsOf(visitor.scope).at(-1)).toEqual([
      "money.attempt",
      { ...attempt, state: "failed", reason: "not in the records" },
    ]);
  });

  it("logs a changed role", async () => {
    const { scope } = portal({});
    logSecurityEvent(scope, "role.changed", { from: "MEMBER", to: "AGENT" });
    expect(eventsOf(scope)).toEqual([["role.changed", { from: "MEMBER", to: "AGENT" }]]);
  });
});

it("O1 logs who asks for what the operator's people have", async () => {
  const { scope } = portal({});
  await run(scope, "{ operator { name } }");
  expect(eventsOf(scope)).toEqual([["operator.refused", { field: "operator" }]]);
});

describe("security events of regions and addresses", () => {
  it("P15 logs a field that is closed because the country is unknown", async () => {
    const { scope } = portal({}, { country: null });
    await run(scope, login, signIn);
    expect(eventsOf(scope)).toEqual([["region.refused", { country: null, field: "login" }]]);
  });

  it("logs an address that requests too many codes, to any numbers", async () => {
    const { scope } = portal({});
    const { takeSending } = await import("../domains/session/codes/sms-limits.ts");
    for (let time = 0; time < 21; time += 1) {
      const mobile = `${planted.number.slice(0, 8)}${100 + time}`;
      const sending = await takeSending(scope, { mobile, dialingCode: "82" });
      if ("sent" in sending) await sending.sent(60_000);
    }
    expect(eventsOf(scope)).toEqual([["address.throttled", { what: "sms" }]]);
  });

  it("A64 A91 logs only the host of an address outside the brand's list", async () => {
    const address = `https://play-games.unlisted.example:8443/g?t=${planted.token}`;
    const visitor = await accountPortal({ "POST /wps/game/launchGame": { url: address } });
    await visitor.run(`mutation { launchGame(input: { gameId: "7", gameCode: "g", vendorCode: "V",
      type: RNG, idempotencyKey: "${demoKey}" }) { __typename } }`);
    const host = "play-games.unlisted.example:8443";
    expect(eventsOf(visitor.scope)).toEqual([["host.refused", { what: "launch", host }]]);
  });
});

it("docs/security-events.md lists every event and no other", () => {
  const page = readFileSync(new URL("../../docs/security-events.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `security\.([a-z.]+)` \| (\w+) \|/gm)];
  expect(Object.fromEntries(rows.map(([, name, level]) => [name, level]))).toEqual(securityEvents);
});

it("every event except those of the edge is tested above", () => {
  // Tested in app/edge/log/security-events.test.ts.
  const elsewhere = ["origin.refused", "address.denied", "csp.report", "report.key.refused"];
  const all = Object.keys(securityEvents).filter((name) => !elsewhere.includes(name));
  expect([...written].sort()).toEqual(all.sort());
});
