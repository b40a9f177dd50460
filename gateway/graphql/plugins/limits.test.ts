import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import pageOperations from "../../../app/graphql/generated/persisted-documents.json";
import { testScope } from "../../testing/platform.ts";
import { createSchema } from "../schema.ts";
import { createHttp } from "../yoga.ts";
import { limits } from "./limits.ts";

const schema = createSchema();
const http = createHttp(schema, new Map());

describe("limits of an operation", () => {
  const faults = (query: string) => {
    const { validate } = http.getEnveloped({ scope: testScope() });
    return validate(schema, parse(query)).length;
  };

  it("counts the fields of a fragment, not the fragment as a level", () => {
    const chain = Array.from({ length: 12 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} }`);
    const last = "fragment f12 on Query { ready ... on Query { ready } }";
    expect(faults(`{ ...f0 } ${chain.join(" ")} ${last}`)).toBe(0);
  });

  const deepType = (levels: number, fragment: boolean) => {
    const types = `${"ofType { ".repeat(levels)}name${" }".repeat(levels)}`;
    return fragment
      ? `{ __type(name: "Query") { ...t } } fragment t on __Type { ${types} }`
      : `{ __type(name: "Query") { ${types} } }`;
  };
  it.each([true, false])("counts nested fields in a fragment: %s", (fragment) => {
    expect(faults(deepType(limits.depth - 2, fragment))).toBe(0);
    expect(() => faults(deepType(limits.depth - 1, fragment))).toThrow();
  });

  it("accepts every operation of the pages, which are not validated again", () => {
    expect(Object.values(pageOperations).filter((text) => faults(text) > 0)).toEqual([]);
  });
});
