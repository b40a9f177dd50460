import { buildSchema, graphql } from "graphql";
import { describe, expect, it } from "vitest";
import { access, guardSchema } from "./access.ts";
import { fakePlatform, type TestScopeOverrides, testScope } from "./platform/testing.ts";
import { createSchema } from "./schema.ts";
import type { Role, SessionAccount } from "./scope.ts";
import { run } from "./testing.ts";

const account = (role: Role): SessionAccount => ({
  id: "42",
  account: "player1",
  nickname: "Player One",
  type: { TRIAL: 4, MEMBER: 0, AGENT: 1 }[role],
  role,
  currency: "USD",
});

const visitors = {
  guest: {},
  trial: { session: { token: "t", account: account("TRIAL") } },
  member: { session: { token: "t", account: account("MEMBER") } },
  agent: { session: { token: "t", account: account("AGENT") } },
  "member with an expired password": {
    session: { token: "t", account: account("MEMBER"), passwordChangeRequired: true },
  },
  "guest from nowhere": { country: null },
} satisfies Record<string, TestScopeOverrides>;
type VisitorName = keyof typeof visitors;

/** What each field needs in order to be asked at all. */
const operations: Record<string, string> = {
  "Query.favoriteGames": "{ favoriteGames { pageInfo { limit } } }",
  "Query.recentGames": "{ recentGames { pageInfo { limit } } }",
  "Mutation.setFavorite": `mutation { setFavorite(input: {
    gameId: "1", vendorCode: "PG", type: RNG, favorite: true
  }) { __typename ... on Refused { reason } } }`,
  "Mutation.launchGame": `mutation { launchGame(input: {
    gameId: "1", vendorCode: "PG", gameCode: "c", type: RNG, idempotencyKey: "k"
  }) { __typename ... on Refused { reason } } }`,
  "Mutation.login": `mutation { login(input: { username: "a", password: "b" }) {
    __typename ... on Refused { reason }
  } }`,
  "Mutation.freePlay": "mutation { freePlay { __typename ... on Refused { reason } } }",
};

const open = "open";
/** Role × field, by hand: the table that `access.ts` and the resolvers together have to give. */
const matrix: Record<string, Partial<Record<VisitorName, string>>> = {
  "Query.favoriteGames": {
    guest: "UNAUTHENTICATED",
    "member with an expired password": "PASSWORD_CHANGE_REQUIRED",
    "guest from nowhere": "UNAUTHENTICATED",
  },
  "Query.recentGames": {
    guest: "UNAUTHENTICATED",
    "member with an expired password": "PASSWORD_CHANGE_REQUIRED",
    "guest from nowhere": "UNAUTHENTICATED",
  },
  "Mutation.setFavorite": {
    guest: "NOT_SIGNED_IN",
    "member with an expired password": "PASSWORD_CHANGE_REQUIRED",
    "guest from nowhere": "NOT_SIGNED_IN",
  },
  "Mutation.launchGame": {
    guest: "NOT_SIGNED_IN",
    trial: "REAL_ACCOUNT_REQUIRED",
    "member with an expired password": "PASSWORD_CHANGE_REQUIRED",
    "guest from nowhere": "REGION_BLOCKED",
  },
  "Mutation.login": { "guest from nowhere": "REGION_BLOCKED" },
  "Mutation.freePlay": {
    guest: "NOT_OFFERED",
    member: "NOT_OFFERED",
    agent: "NOT_OFFERED",
    "member with an expired password": "NOT_OFFERED",
    "guest from nowhere": "REGION_BLOCKED",
  },
};

const answers = {
  "GET /wps/relay/MCSFE_getFavoriteGamesList": { content: [], totalPages: 0 },
  "GET /wps/relay/GCS_recentGame": { list: [], totalPages: 0 },
  "POST /wps/relay/MCSFE_addFavoriteGameV2": {},
  "POST /wps/game/launchGame": { url: "http://localhost:8789/play/t" },
};

async function outcome(source: string, visitor: TestScopeOverrides) {
  const { fetch } = fakePlatform(answers);
  const sandboxOrigin = "http://localhost:8789";
  const scope = testScope({ ...visitor, platform: { fetch, sandboxOrigin } });
  const { data, errors } = await run<Record<string, { reason?: string }>>(scope, source);
  const refused = Object.values(data ?? {})[0]?.reason;
  const code = errors?.[0]?.extensions.code ?? refused ?? open;
  // A login that goes on fails at its made-up platform, which is past the guard.
  return code === "OUTCOME_UNKNOWN" || code === "PLATFORM_UNAVAILABLE" || code === "INTERNAL"
    ? open
    : code;
}

describe("who may ask for what", () => {
  it("P19 P20 has a rule for every root field, and none for others", () => {
    const schema = createSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
    );
    expect(Object.keys(access).sort()).toEqual(fields.sort());
  });

  it("P20 closes a field that nobody has decided about", async () => {
    const schema = buildSchema("type Query { secret: String }");
    guardSchema(schema);
    const result = await graphql({ schema, source: "{ secret }", rootValue: { secret: "told" } });
    expect(result.data).toEqual({ secret: null });
    expect(result.errors?.[0]?.originalError).toMatchObject({ code: "FORBIDDEN" });
  });

  it("names in its table every field that is not for anyone", () => {
    const closed = Object.entries(access)
      .filter(([, rule]) => rule.level !== "anyone" || rule.needsCountry)
      .map(([name]) => name);
    expect(Object.keys(matrix).sort()).toEqual(closed.sort());
    expect(Object.keys(operations).sort()).toEqual(closed.sort());
  });

  const cells = Object.entries(matrix).flatMap(([field, row]) =>
    (Object.keys(visitors) as VisitorName[]).map(
      (visitor) => [field, visitor, row[visitor] ?? open] as const,
    ),
  );
  it.each(cells)("P1 P2 P4 P13 P19 %s for a %s: %s", async (field, visitor, expected) => {
    expect(await outcome(operations[field] ?? "", visitors[visitor])).toBe(expected);
  });
});
