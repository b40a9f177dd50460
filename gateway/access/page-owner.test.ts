/** Whose page a change comes from (A215). */
import { describe, expect, it } from "vitest";
import { rowOf } from "../fields.ts";
import { createGateway } from "../gateway.ts";
import { createSchema } from "../graphql/schema.ts";
import type { MutationRow } from "../registry/domain.ts";
import type { SessionAccount } from "../request/session-port.ts";
import { operationFor } from "../testing/operation.ts";
import { fakePlatform, testScope } from "../testing/platform.ts";
import { run } from "../testing/run.ts";
import { signedInAsHeader } from "./page-owner.ts";

const schema = createSchema();
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
const isForAnyPage = (name: string) => (rowOf(`Mutation.${name}`) as MutationRow).anyPage === true;

const second: SessionAccount = {
  id: "43",
  account: "player2",
  nickname: "Player Two",
  type: 1,
  role: "AGENT",
  currency: "USD",
};

/** Runs the smallest operation of a mutation from a page, as the account that is signed in. */
async function from(named: string | null, mutation: string, account = second) {
  const platform = fakePlatform({});
  const scope = testScope({
    session: { token: "t", account },
    platform: { fetch: platform.fetch },
    pageOwner: named,
  });
  const { data, errors } = await run<Record<string, { reason?: string }>>(
    scope,
    operationFor(schema, `Mutation.${mutation}`),
  );
  const reason = errors?.[0]?.extensions.code ?? data?.[mutation]?.reason;
  const other = scope.answerHeaders.get(signedInAsHeader);
  return { reason, other, calls: platform.calls.length, entries: scope.audit.records.length };
}

describe("a change from the page of another account", () => {
  it.each(mutations.filter((name) => !isForAnyPage(name)))("A215 %s is refused", async (name) => {
    const refused = { reason: "OTHER_ACCOUNT", other: "player2", calls: 0, entries: 0 };
    expect(await from("player1/USD", name)).toEqual(refused);
    expect(await from(null, name), "a page that doesn't say whose it is").toEqual(refused);
    expect(await from("", name)).toEqual(refused);
    expect(await from("player/USD", name), "the beginning of a name").toEqual(refused);
    expect((await from("player2/USD", name)).other, "its own page").toBeNull();
    expect((await from("guest", name)).other, "a guest's page").toBeNull();
  });

  it("A215 only what begins or ends a session, or concerns no account, is for any page", () => {
    expect(mutations.filter(isForAnyPage).sort()).toEqual([
      "confirmLogin",
      "countReferralVisit",
      "freePlay",
      "login",
      "logout",
      "register",
      "requestPasswordMail",
      "resetPassword",
      "sendCode",
      "socialLogin",
    ]);
  });

  it("A215 amounts are refused from a page of the same account in another currency", async () => {
    const inWon = { ...second, currency: "KRW" };
    for (const name of ["requestDeposit", "requestWithdrawal", "transferFunds", "transferToLine"])
      expect((await from("player2/USD", name, inWon)).reason, name).toBe("OTHER_CURRENCY");
    for (const name of ["updateProfile", "launchGame", "cancelDeposit", "saveAccountNote"])
      expect((await from("player2/USD", name, inWon)).reason ?? "", name).not.toMatch(/^OTHER/);
    expect((await from("player2/KRW", "requestDeposit", inWon)).reason ?? "").not.toMatch(/^OTHER/);
  });

  it("A215 a name may have any signs, and the header only those of ASCII", async () => {
    const named = { ...second, account: "é/한" };
    expect(
      (await from(`${encodeURIComponent("é/한")}/USD`, "updateProfile", named)).other,
    ).toBeNull();
    expect((await from(`${encodeURIComponent("é")}/USD`, "updateProfile", named)).other).toBe(
      encodeURIComponent("é/한"),
    );
  });
});

it("A215 over HTTP the answer is a 409 that names who is signed in", async () => {
  const gateway = createGateway();
  const send = async (query: string) => {
    const scope = testScope({
      session: { token: "t", account: second },
      pageOwner: "player1/USD",
    });
    const headers = { "content-type": "application/json", "x-portico": "1" };
    const body = JSON.stringify({ query });
    const request = new Request("https://portal.test/graphql", { method: "POST", headers, body });
    const answer = await gateway.handle(request, scope);
    return { status: answer.status, body: (await answer.json()) as object };
  };
  expect(
    await send(`mutation { updateProfile(input: { realName: "A" }) {
      ... on Refused { reason signedInAs } } }`),
  ).toEqual({
    status: 409,
    body: { data: { updateProfile: { reason: "OTHER_ACCOUNT", signedInAs: "player2" } } },
  });
  const thrown = await send("mutation { keepAlive { expiresAt } }");
  expect(thrown.status).toBe(409);
  expect(thrown.body).toMatchObject({
    errors: [{ extensions: { code: "OTHER_ACCOUNT", signedInAs: "player2" } }],
  });
  expect((await send("{ viewer { account } }")).status, "reading is free").toBe(200);
});
