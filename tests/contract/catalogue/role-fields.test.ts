/** Reads every field as guest, trial account, member and agent, and compares with a table (P1–P20). */
import { isObjectType } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { createGateway } from "../../../gateway/gateway.ts";
import {
  notAlwaysThere,
  type Role,
  roles,
  roleTable,
} from "../../../gateway/testing/access-table.ts";
import { demoPassword, startSandbox } from "../support/sandbox.ts";
import { visitor } from "../support/visitor.ts";
import { everyField, fieldsIn } from "./every-field.ts";

const { schema } = createGateway();
const now = Date.now();
const queries = everyField(schema, {
  "Query.lobby.path": '"/rng"',
  "Query.games.filter": "{ type: RNG }",
  "Income.productDays.type": '"RNG"',
  "Query.search.text": '"dragon"',
  "Query.indexedGames.ids": '["1"]',
  "Agent.dailyNgr.teams": '["agent2"]',
  "Agent.rateReview.accounts": '["agent2"]',
  "Agent.rateReview.rates": '[{ type: "RNG", rate: "0.9" }]',
  range: `{ from: ${now - 7 * 86_400_000}, to: ${now} }`,
  "Agent.incomeBridge.against": `{ from: ${now - 14 * 86_400_000}, to: ${now - 7 * 86_400_000} }`,
  "Query.affiliate.code": '"x"',
  gameCode: '"ELOTT_ELOTT_0002"',
  vendorCode: '"EG3"',
  ticket: '"x"',
  id: '"x"',
  account: '"player1"',
  "Agent.linkDays.code": '"NOSUCH99"',
});
/** `Type.field` by role. */
const seen = new Map<Role, Set<string>>();

const sandbox = await startSandbox();
beforeAll(async () => {
  for (const role of roles) {
    const who = visitor(sandbox.world(`fields-${role}`));
    if (role === "trial") await who.query("mutation { freePlay { __typename } }");
    const username = { guest: null, trial: null, member: "player1", agent: "agent1" }[role];
    if (username) await who.mutate("login", { username, password: demoPassword });
    const found = new Set<string>();
    for (const query of queries) fieldsIn((await who.look(query)).data, "Query", found);
    seen.set(role, found);
  }
});

const typeOf = (at: string) => at.split(".")[0] ?? "";
const readable = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => roleTable.has(name));

describe("fields by role", () => {
  it("the sandbox has data of every type, without which the other tests would prove nothing", () => {
    const types = new Set([...seen.values()].flatMap((found) => [...found].map(typeOf)));
    const missing = readable.filter(({ name }) => !types.has(name)).map(({ name }) => name);
    expect(missing.filter((name) => !notAlwaysThere.includes(name))).toEqual([]);
    expect([...roleTable.keys()].filter((name) => !schema.getType(name))).toEqual([]);
  });

  it.each(roles)("P1 P2 P3 P7 P13 P14 %s reads no field outside the table", (role) => {
    const taken = [...(seen.get(role) ?? [])].filter((at) => {
      const type = typeOf(at);
      return type !== "Query" && !roleTable.get(type)?.includes(role);
    });
    expect(taken).toEqual([]);
  });

  it.each(roles)("P3 P7 %s reads every field of this role", (role) => {
    const types = new Set([...(seen.get(role) ?? [])].map(typeOf));
    const roots = ["System", "Game", role === "guest" ? "Captcha" : "Viewer"];
    if (role === "member" || role === "agent")
      roots.push("Wallet", "Records", "PointMall", "Contracts");
    if (role === "agent") roots.push("Agent", "TeamOverview", "DownlineMember", "ProfitLossRow");
    expect(roots.filter((type) => !types.has(type))).toEqual([]);
  });
});
