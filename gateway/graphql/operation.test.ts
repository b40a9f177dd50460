import { parse } from "graphql";
import { expect, it } from "vitest";
import { operationOf } from "./operation.ts";
import { createSchema } from "./schema.ts";

const schema = createSchema();

it("prepares a document once", () => {
  const document = parse("{ ready }");
  expect(operationOf(schema, document)).toBe(operationOf(schema, document));
});

it("finds root fields in fragments, so that none is cached by mistake", () => {
  const text = "query { ...F ... on Query { ready } } fragment F on Query { viewer { account } }";
  const { roots } = operationOf(schema, parse(text));
  expect([...roots].sort()).toEqual(["Query.ready", "Query.viewer"]);
  const change = operationOf(schema, parse("mutation { keepAlive { expiresAt } }"));
  expect(change.roots).toEqual(["Mutation.keepAlive"]);
});
