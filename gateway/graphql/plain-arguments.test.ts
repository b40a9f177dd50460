import { buildSchema, graphql } from "graphql";
import { expect, it } from "vitest";
import { passPlainArguments } from "./plain-arguments.ts";

const schema = buildSchema(`
  scalar Upload
  input Inner { names: [String!], file: Upload }
  input Outer { kind: String!, inner: [Inner!] }
  type Query { read(outer: Outer, limit: Int): String }
`);
const received: unknown[] = [];
const field = schema.getQueryType()?.getFields().read;
if (field) field.resolve = (_root, args: { outer: unknown }) => void received.push(args.outer);
passPlainArguments(schema);

/** Every object within a value. */
const objectsIn = (value: unknown): object[] =>
  typeof value === "object" && value !== null
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : [];

it("G5 a literal argument is as plain as a variable, to its depth", async () => {
  const outer = { kind: "DEPOSIT", inner: [{ names: ["a"] }] };
  await graphql({
    schema,
    source: '{ read(outer: { kind: "DEPOSIT", inner: [{ names: ["a"] }] }) }',
  });
  const source = "query ($outer: Outer) { read(outer: $outer) }";
  await graphql({ schema, source, variableValues: { outer } });
  expect(received).toEqual([outer, outer]);
  const prototypes = objectsIn(received).map((each) => Object.getPrototypeOf(each) as unknown);
  expect(prototypes).not.toContain(null);
});

it("M9 a file of a form stays the file that it is", async () => {
  const file = new Blob(["x"]);
  received.length = 0;
  const source = "query ($outer: Outer) { read(outer: $outer) }";
  await graphql({ schema, source, variableValues: { outer: { kind: "A", inner: [{ file }] } } });
  expect((received[0] as { inner: { file: Blob }[] }).inner[0]?.file).toBe(file);
});
