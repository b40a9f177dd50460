import { describe, expect, it } from "vitest";
import type { BreakLength } from "../../protection/breaks/break-lengths.ts";
import { accountPortal, demoKey, pageOf } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const row = {
  id: 7,
  account: "below1",
  type: 0,
  level: 1,
  balance: "12.5",
  members: 0,
  rates: {},
  lastLogin: 1_700_000_000_000,
  createdAt: 1_600_000_000_000,
};

/** What the platform says of the account, and the break that Portico knows of. */
const states: Record<string, { platform: object; length?: BreakLength }> = {
  closed: { platform: { frozen: true, status: "CLOSED", reason: "asked by the player" } },
  frozen: { platform: { frozen: true, status: "FROZEN", reason: "unpaid dividend" } },
  "switched off": { platform: { frozen: true, enabled: false } },
  // A login that is refused here was one at the platform.
  "in a time-out": { platform: { frozen: false, lastLogin: 1_770_000_000_000 }, length: "DAY" },
  excluded: { platform: { frozen: false, lastLogin: 1_778_000_000_000 }, length: "FOREVER" },
};

const list = `{ agent { downline { nodes { id account type level members lastLogin createdAt frozen }
  pageInfo { hasMore } } } }`;
const one = `{ agent { downlineAccount(account: "below1") { member { account frozen lastLogin } } } }`;
const rates = `mutation { setDownlineRates(input: { account: "below1", rates: [{ type: RNG, rate: "0.5" }] }) {
  __typename ... on SetDownlineRatesSuccess { account } ... on Refused { reason } } }`;
const register = `mutation { registerDownline(input: { account: "below1", password: "Portico#2026", type: MEMBER,
  rates: [], idempotencyKey: "${demoKey}" }) {
  __typename ... on InvalidInput { fields { field messageKey } } ... on Refused { reason } } }`;
const transfer = (account: string, paymentPassword = "246810") => `mutation {
  transferToLine(input: { direction: DOWNLINE, account: "${account}", amount: "5",
    paymentPassword: "${paymentPassword}", idempotencyKey: "${demoKey}" }) {
    __typename ... on Refused { reason } ... on InvalidInput { fields { field messageKey } } } }`;

/** Notes each method that is called, before the object has it. */
const noted = <T extends object>(object: T, note: (method: string) => void): T =>
  new Proxy(object, {
    get(target, method, receiver) {
      const found: unknown = Reflect.get(target, method, receiver);
      if (typeof found !== "function") return found;
      return (...args: unknown[]) => {
        note(String(method));
        return found.apply(target, args);
      };
    },
  });

/**
 * Every response of an agent's portal about the account, with the steps behind it in their order: calls of the platform,
 * of the account's object and of the register.
 */
async function seenByAgent({ platform, length }: (typeof states)[string]) {
  const member = { ...row, ...platform };
  const there = await accountPortal(
    {
      "GET /wps/agent/downline": pageOf([member], { path: [] }),
      "GET /wps/agent/downline/account": { ...member, path: [], own: null, line: null },
      "PUT /wps/agent/downline/rates": {},
      "POST /wps/agent/register": refusal("user.exists"),
      "POST /wps/transfer/line": refusal("payment.password.error"),
      "GET /wps/session/registerRules": [],
    },
    "AGENT",
  );
  const { protection, register: persons } = there.scope;
  // Somebody else is excluded in every state, so that the register is asked alike.
  await protection.of("other").startBreak({
    length: "YEAR",
    now: there.now(),
    entries: [await persons.accountEntry("other"), await persons.changeEntry()],
  });
  if (length) {
    const entries = [await persons.accountEntry("Below1"), await persons.changeEntry()];
    await protection.of("below1").startBreak({ length, now: there.now(), entries });
  }
  const steps: string[] = [];
  const { fetch } = there.scope.platform;
  there.scope.platform = {
    ...there.scope.platform,
    fetch(request) {
      steps.push(`platform ${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    },
  };
  there.scope.protection = {
    of: (account) =>
      noted(protection.of(account), (method) =>
        steps.push(`object of ${account.toLowerCase()} ${method}`),
      ),
  };
  there.scope.register = noted(persons, (method) => steps.push(`register ${method}`));
  const seen: unknown[] = [];
  for (const source of [list, one, rates, register, transfer("below1"), transfer("Below1", "1")]) {
    const response = await there.run(source);
    seen.push({ response, steps: steps.splice(0) });
  }
  return { seen, sent: there.count("POST /wps/transfer/line") };
}

describe("G20 an account that is not available, for whatever reason", () => {
  it("is shown in the same bytes, after the same steps in the same order", async () => {
    const first = await seenByAgent(states.closed ?? { platform: {} });
    const text = JSON.stringify(first.seen);
    expect(text).toContain('"frozen":true');
    expect(text).toContain('"RECEIVER_UNAVAILABLE"');
    for (const step of [
      "register excludedAccounts",
      "platform GET /wps/agent/downline/account",
      "object of below1 signInState",
    ]) {
      expect(text).toContain(`"${step}"`);
    }
    for (const [name, state] of Object.entries(states)) {
      const { seen, sent } = await seenByAgent(state);
      expect({ name, text: JSON.stringify(seen) }).toEqual({ name, text });
      expect({ name, sent }).toEqual({ name, sent: 0 });
    }
  });

  it("is at the end of a page in the order of logins", async () => {
    const rows = [7, 8, 9].map((id) => ({ ...row, id, account: `below${id}`, frozen: id === 8 }));
    const { run } = await accountPortal(
      { "GET /wps/agent/downline": pageOf(rows, { path: [] }) },
      "AGENT",
    );
    const sorted =
      "{ agent { downline(sort: { field: LAST_LOGIN, order: DESC }) { nodes { account lastLogin } } } }";
    const { lastLogin } = row;
    expect((await run(sorted)).data).toEqual({
      agent: {
        downline: {
          nodes: [
            { account: "below7", lastLogin },
            { account: "below9", lastLogin },
            { account: "below8", lastLogin: null },
          ],
        },
      },
    });
  });

  it("differs from one that is available", async () => {
    const { seen, sent } = await seenByAgent({ platform: { frozen: false } });
    expect(JSON.stringify(seen)).toContain('"frozen":false');
    expect(sent).toBe(1);
  });

  it("outside the team can't be tried out", async () => {
    const there = await accountPortal(
      {
        "GET /wps/agent/downline/account": refusal("transfer.not.related"),
        "POST /wps/transfer/line": refusal("transfer.not.related"),
      },
      "AGENT",
    );
    const free = await there.run(transfer("stranger"));
    await there.scope.protection
      .of("stranger")
      .startBreak({ length: "YEAR", now: there.now(), entries: [] });
    expect(await there.run(transfer("stranger"))).toEqual(free);
    expect(there.count("POST /wps/transfer/line")).toBe(2);
  });

  it("is refused alike when the platform refuses the receiver in its own words", async () => {
    for (const code of ["receiver.frozen", "receiver.excluded", "payee.closed"]) {
      const there = await accountPortal(
        {
          "GET /wps/agent/downline/account": { ...row, frozen: false, path: [] },
          "POST /wps/transfer/line": refusal(code),
        },
        "AGENT",
      );
      const { data } = await there.run<object>(transfer("below1"));
      expect(data).toEqual({
        transferToLine: { __typename: "Refused", reason: "RECEIVER_UNAVAILABLE" },
      });
    }
  });
});
