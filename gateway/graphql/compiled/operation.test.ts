import { buildSchema, execute, type GraphQLObjectType, parse } from "graphql";
import { describe, expect, it } from "vitest";
import persisted from "../../../app/graphql/generated/persisted-documents.json";
import type { GatewayContext } from "../../request/context.ts";
import { createSchema } from "../schema.ts";
import { compileOperation } from "./operation.ts";

const schema = buildSchema(`
  type Query { shop(id: ID = "7"): Shop! must: Int! things(first: Int!): [Thing!] gaps: [Shop] sure: [Shop!] lists: [[Int]] }
  type Shop { id: ID! name: String later: String wrong: Int! soft: Int kind: Kind inner: Shop }
  type Card { code: String! shop: Shop }
  union Thing = Shop | Card
  enum Kind { BIG SMALL }
`);
const fields = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();
const resolve = (type: string, field: string, resolver: (...all: never[]) => unknown) => {
  const found = fields(type)[field];
  if (found) found.resolve = resolver as never;
};
const shop = (id: number) => ({ id, name: () => `shop ${id}`, kind: "BIG", soft: "no number" });
resolve("Query", "shop", (_root: unknown, { id }: { id: string }) => shop(Number(id)));
resolve("Query", "must", async () => null);
resolve("Query", "things", (_root: unknown, { first }: { first: number }) =>
  [
    { __typename: "Shop", ...shop(1) },
    Promise.resolve({ __typename: "Card", code: "c", shop: Promise.resolve(shop(2)) }),
    { __typename: "Nobody" },
  ].slice(0, first),
);
resolve("Query", "gaps", () => [
  shop(1),
  null,
  Promise.reject(new Error("lost")),
  new Error("bad"),
]);
resolve("Query", "sure", async () => new Set([shop(1), null]));
resolve("Query", "lists", () => [[1, null, "x"], null, Promise.resolve([2])]);
resolve("Shop", "later", async ({ id }: { id: number }) => {
  if (id === 2) throw new Error("too late");
  return `later ${id}`;
});
resolve("Shop", "wrong", () => {
  throw new Error("wrong");
});
resolve("Shop", "inner", ({ id }: { id: number }) => (id > 8 ? null : shop(id + 1)));

const context = {} as GatewayContext;

async function both(source: string, variables: Record<string, unknown> = {}) {
  const document = parse(source);
  const compiled = compileOperation(schema, document);
  if (!compiled) throw new Error("not compiled");
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
  const theirs = await execute({ schema, document, variableValues: variables });
  return { ours: plain(await compiled(context, variables)), theirs: plain(theirs) };
}

describe("a compiled operation", () => {
  it.each([
    ["plain values, aliases, __typename", "{ a: shop { id n: name kind __typename } __typename }"],
    ["fields that are selected twice", "{ shop { inner { id } } shop { inner { name later } } }"],
    [
      "fragments",
      "query { ...F shop { ... on Shop { id } ... { name } } } fragment F on Query { shop { later } }",
    ],
    ["defaults and variables", "query ($id: ID = 3) { shop { id } b: shop(id: $id) { id } }"],
    [
      "a union with one item of an unknown type",
      "{ things(first: 2) { ... on Card { code shop { id later } } ... on Shop { id } } }",
    ],
    ["a list with an item of an unknown type", "{ things(first: 3) { __typename } }"],
    ["an error in a non-null field", "{ shop { id later wrong } }"],
    ["an error inside a nullable field", "{ shop { id inner { wrong later } soft } }"],
    ["null for a non-null field, from a promise", "{ must shop { later } }"],
    ["nulls and errors in a list", "{ gaps { id later } }"],
    ["null in a list of non-null items", "{ sure { id } }"],
    ["lists of lists", "{ lists }"],
    [
      "conditions",
      "query ($yes: Boolean! = true, $no: Boolean! = false) { shop { id name @include(if: $yes) inner @skip(if: $no) { id later @include(if: $no) } ...F @include(if: $no) ... @skip(if: false) { soft } } } fragment F on Shop { kind }",
    ],
    ["a missing variable", "query ($n: Int!) { things(first: $n) { __typename } }"],
    ["a variable of the wrong kind", 'query ($id: [Int] = ["x"]) { lists }'],
  ])("returns the result of graphql-js: %s", async (_what, source) => {
    const { ours, theirs } = await both(source);
    expect(JSON.stringify(ours.data)).toBe(JSON.stringify(theirs.data));
    expect(ours.errors).toEqual(theirs.errors);
  });

  it.each([
    "mutation { x }",
    "query ($x: Boolean = true) { shop { id @skip(if: $x) } }",
    "{ __schema { __typename } }",
    "{ __proto__: shop { id } }",
  ])("leaves to graphql-js: %s", (source) =>
    expect(compileOperation(schema, parse(source))).toBeNull(),
  );

  it("exists for every query of the build", () => {
    const ours = createSchema();
    const queries = Object.values(persisted).filter((text) => /\bquery \w+/.test(text));
    expect(queries.length).toBeGreaterThan(50);
    const left = queries.filter((text) => !compileOperation(ours, parse(text)));
    expect(left).toEqual([]);
  });
});
