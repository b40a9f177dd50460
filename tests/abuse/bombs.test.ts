import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootPortal, type Portal } from "../support/portal.ts";
import { bombs } from "./bombs.ts";
import { expectRefused, runCalls, send } from "./refused.ts";

describe.each([
  { mode: "development", production: false, world: "bombs" },
  { mode: "production", production: true, world: "default" },
])("$mode", ({ production, world }) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await bootPortal({ production });
    await send(portal, world, { body: { query: "{ ready }" } });
  });
  afterAll(() => portal.stop());

  it.each(bombs)("E38 refuses before anything runs: %s", async (_name, query) => {
    await portal.world(world).forgetCalls();
    await expectRefused(portal, world, { body: { query } }, { status: 400 });
  });

  it("refuses batches of any size", async () => {
    await portal.world(world).forgetCalls();
    for (const size of [0, 1, 2, 500]) {
      const body = Array.from({ length: size }, () => ({ query: "{ hotGames { id } }" }));
      await expectRefused(portal, world, { body }, { status: 400 });
    }
  });

  it("still answers valid requests", async () => {
    await portal.world(world).forgetCalls();
    const ours = production
      ? { extensions: { persistedQuery: { version: 1, sha256Hash: await winnersHash() } } }
      : { query: "{ winners { customer } }" };
    const answer = await send(portal, world, { body: ours });
    expect(answer.status, answer.body.slice(0, 300)).toBe(200);
    expect(JSON.parse(answer.body).data.winners.length).toBeGreaterThan(0);
    expect((await runCalls(portal, world)).map(({ id }) => id)).toEqual(["C45"]);
  });

  it.runIf(!production)("A30 limits a page of a million games to a hundred", async () => {
    const query = "{ games(filter: {}, limit: 1000000) { nodes { id } } }";
    const { body } = await send(portal, world, { body: { query } });
    expect(JSON.parse(body).data.games.nodes).toHaveLength(100);
  });

  it.runIf(production)("shows nothing of the schema", async () => {
    for (const query of [
      "{ __schema { types { name } } }",
      '{ __type(name: "Query") { name } }',
      "{ __typename }",
      "{ hotGamez { id } }",
    ]) {
      const { body } = await send(portal, world, { body: { query } });
      expect(body).not.toMatch(
        /Did you mean|Syntax|Cannot query|__schema|__type|hotGames|locations/,
      );
    }
  });
});

/** The hash of the build's own query for the winner board. */
async function winnersHash(): Promise<string> {
  const { default: documents } = await import(
    "../../app/graphql/generated/persisted-documents.json"
  );
  const found = Object.entries(documents).find(([, text]) => text.includes("query HomeWinners"));
  if (!found) throw new Error("the build has no query HomeWinners");
  return found[0];
}
