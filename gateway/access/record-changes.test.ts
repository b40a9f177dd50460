/** Each change writes the entry that its rule names, and no entry holds a secret (G35). */
import { describe, expect, it } from "vitest";
import { fields } from "../fields.ts";
import { createSchema } from "../graphql/schema.ts";
import { accountPortal, demoKey } from "../testing/account.ts";
import { operationFor } from "../testing/operation.ts";
import { refusal } from "../testing/platform.ts";
import { portal } from "../testing/portal.ts";

const auditRules = Object.fromEntries(
  Object.entries(fields).flatMap(([name, row]) => ("audit" in row ? [[name, row.audit]] : [])),
);

const planted = {
  password: "planted-Password-7",
  token: "planted-token-9",
  card: "4929123412341234",
};

describe("G35 entries of changes", () => {
  it("has a rule for every change, and a reason where there is no entry", () => {
    const changes = Object.keys(createSchema().getMutationType()?.getFields() ?? {});
    expect(Object.keys(auditRules).sort()).toEqual(
      changes.map((name) => `Mutation.${name}`).sort(),
    );
    const reasons = Object.values(auditRules).flatMap((rule) =>
      "none" in rule ? [rule.none] : [],
    );
    for (const reason of reasons) expect(reason.length).toBeGreaterThan(10);
  });

  it("names no argument that could be a secret", () => {
    const facts = Object.values(auditRules).flatMap((rule) =>
      "none" in rule ? [] : (rule.facts ?? []),
    );
    for (const fact of facts)
      expect(fact).not.toMatch(/password|verification|token|number|name|mail|mobile/i);
  });

  const recorded = Object.entries(auditRules).filter(
    ([, rule]) => !("none" in rule) && rule.kind !== "LOGIN",
  );
  it.each(recorded)("%s of an agent leaves an entry whatever comes of it", async (field, rule) => {
    const visitor = await accountPortal({}, "AGENT");
    await visitor.run(operationFor(createSchema(), field));
    const [entry] = visitor.scope.audit.records;
    expect(entry).toMatchObject({ kind: "kind" in rule ? rule.kind : "", by: "player1" });
    expect(entry?.outcome).not.toBe("");
  });

  it("a limit: what was asked for, by whom", async () => {
    const visitor = await accountPortal({});
    await visitor.run(
      `mutation { changeLimit(input: { kind: DEPOSIT, period: DAY, limit: "50.00" }) { __typename } }`,
    );
    expect(visitor.scope.audit.records).toEqual([
      {
        kind: "LIMIT",
        action: "changeLimit",
        role: "MEMBER",
        by: "player1",
        subject: "player1",
        before: { limit: null, requested: null },
        after: { kind: "DEPOSIT", period: "DAY", limit: "50.00" },
        outcome: "ChangeLimitSuccess",
      },
    ]);
  });

  it("a raised limit: what held before, and a request that is open", async () => {
    const visitor = await accountPortal({});
    const set = (limit: string) =>
      visitor.run(`mutation { changeLimit(input: {
        kind: DEPOSIT, period: DAY, limit: "${limit}" }) { __typename } }`);
    await set("50.00");
    await set("80.00");
    await set("40.00");
    expect(visitor.scope.audit.records.map(({ before }) => before)).toEqual([
      { limit: null, requested: null },
      { limit: "50.00", requested: null },
      { limit: "50.00", requested: "80.00" },
    ]);
  });

  it("CA9 a deposit: its attempt and its outcome", async () => {
    const answer = { id: "d1", status: "PENDING", payTo: null, expiresAt: null };
    const visitor = await accountPortal({ "POST /wps/deposit/requests": answer });
    await visitor.run(`mutation { requestDeposit(input: {
      methodId: "bank-1", amount: "20.00", idempotencyKey: "${demoKey}" }) { __typename } }`);
    const after = { attempt: demoKey, amount: "20.00" };
    const entry = { kind: "MONEY", action: "deposit", subject: "player1", after };
    expect(visitor.scope.audit.records).toMatchObject([
      { ...entry, outcome: "sent" },
      { ...entry, outcome: "done" },
    ]);
  });

  it("a visitor who is nobody leaves no entry", async () => {
    const visitor = await accountPortal({}, "GUEST");
    await visitor.run(
      `mutation { changeLimit(input: { kind: DEPOSIT, period: DAY, limit: "50.00" }) { __typename } }`,
    );
    expect(visitor.scope.audit.records).toEqual([]);
  });
});

describe("G35 entries of logins", () => {
  const login = `mutation ($input: LoginInput!) { login(input: $input) { __typename } }`;
  const input = { username: "player1", password: planted.password };

  it("a login and a failed one, without the password and the token", async () => {
    const table = {
      "POST /wps/session/login": { token: planted.token },
      "GET /wps/member/info": { id: 1, account: "player1", type: 0 },
    };
    const there = portal(table);
    await there.send(login, { input });
    const who = { kind: "LOGIN", subject: "player1" };
    expect(there.scope.audit.records).toMatchObject([
      { ...who, role: "MEMBER", outcome: "done", after: { way: "password", role: "MEMBER" } },
    ]);
    const wrong = portal({ "POST /wps/session/login": refusal("login.password.error") });
    await wrong.send(login, { input });
    expect(wrong.scope.audit.records).toMatchObject([
      { ...who, role: "VISITOR", by: null, outcome: "failed", knownOnly: true },
    ]);
    const text = JSON.stringify([there.scope.audit.records, wrong.scope.audit.records]);
    for (const secret of Object.values(planted)) expect(text).not.toContain(secret);
  });

  it("a logout names the account, which the session then no longer has", async () => {
    const visitor = await accountPortal({ "POST /wps/session/logout": {} });
    await visitor.run("mutation { logout { landing } }");
    expect(visitor.scope.audit.records).toMatchObject([{ kind: "LOGOUT", subject: "player1" }]);
  });

  it("a change whose input is refused is marked, so that many are one entry", async () => {
    const visitor = await accountPortal({});
    await visitor.run(
      `mutation { changeLimit(input: { kind: DEPOSIT, period: DAY, limit: "0" }) { __typename } }`,
    );
    expect(visitor.scope.audit.records).toMatchObject([
      { outcome: "InvalidInput", refusal: "INPUT" },
    ]);
  });

  it("one that is refused for another reason is marked, too", async () => {
    const visitor = await accountPortal({});
    await visitor.run(`mutation { claimReward(rewardId: "r1") { __typename } }`);
    expect(visitor.scope.audit.records).toMatchObject([
      { outcome: "Refused PLATFORM_REFUSED", refusal: "OTHER" },
    ]);
  });
});
