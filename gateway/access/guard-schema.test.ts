import { buildSchema, type GraphQLSchema, graphql } from "graphql";
import { describe, expect, it } from "vitest";
import { fields, rowOf } from "../fields.ts";
import { createSchema } from "../graphql/schema.ts";
import type { Role, SessionAccount } from "../request/session-port.ts";
import { accessTable, visitorNames } from "../testing/access-table.ts";
import { operationFor } from "../testing/operation.ts";
import { fakePlatform, type TestScopeOverrides, testScope } from "../testing/platform.ts";
import { run } from "../testing/run.ts";
import { guardSchema } from "./guard-schema.ts";

const schema = createSchema();

const account = (role: Role): SessionAccount => ({
  id: "42",
  account: "player1",
  nickname: "Player One",
  type: { TRIAL: 4, MEMBER: 0, AGENT: 1 }[role],
  role,
  currency: "USD",
});

const visitors: Record<(typeof visitorNames)[number], TestScopeOverrides> = {
  guest: {},
  trial: { session: { token: "t", account: account("TRIAL") } },
  member: { session: { token: "t", account: account("MEMBER") } },
  agent: { session: { token: "t", account: account("AGENT") } },
  expired: { session: { token: "t", account: account("MEMBER"), passwordChangeRequired: true } },
  nowhere: { country: null },
};

/** The letter of a refusal in the table. Any other outcome means that the guards allowed the field. */
const letters: Record<string, string> = {
  UNAUTHENTICATED: "N",
  NOT_SIGNED_IN: "N",
  REAL_ACCOUNT_REQUIRED: "R",
  AGENT_ONLY: "A",
  PASSWORD_CHANGE_REQUIRED: "P",
  REGION_BLOCKED: "G",
  FORBIDDEN: "X",
};

async function outcome(field: string, visitor: TestScopeOverrides): Promise<string> {
  // The platform has no calls, so a field that the guards allow fails there with another code.
  const { fetch } = fakePlatform({});
  const scope = testScope({ ...visitor, platform: { fetch } });
  const { data, errors } = await run<Record<string, { reason?: string }>>(
    scope,
    operationFor(schema, field),
  );
  const code = errors?.[0]?.extensions.code;
  if (code === "BAD_REQUEST") throw new Error(`${field} was not asked: ${errors?.[0]?.message}`);
  return letters[code ?? Object.values(data ?? {})[0]?.reason ?? ""] ?? ".";
}

function rootFields(of: GraphQLSchema): string[] {
  return [of.getQueryType(), of.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
  );
}

describe("access rules of root fields", () => {
  it("P19 P20 every root field has a rule and a row in the table", () => {
    expect(Object.keys(fields).sort()).toEqual(rootFields(schema).sort());
    expect(Object.keys(accessTable).sort()).toEqual(rootFields(schema).sort());
  });

  it("P20 closes a field without an access rule", async () => {
    const undecided = buildSchema("type Query { secret: String }");
    guardSchema(undecided, rowOf);
    const rootValue = { secret: "told" };
    const result = await graphql({ schema: undecided, source: "{ secret }", rootValue });
    expect(result.data).toEqual({ secret: null });
    expect(result.errors?.[0]?.originalError).toMatchObject({ code: "FORBIDDEN" });
  });

  it.each(Object.entries(accessTable))(
    "P1 P2 P3 P4 P7 P13 P14 %s answers guest, trial, member, agent, expired, nowhere with %s",
    async (field, expected) => {
      const outcomes = await Promise.all(
        visitorNames.map((name) => outcome(field, visitors[name])),
      );
      expect(outcomes.join("")).toBe(expected);
    },
  );
});
