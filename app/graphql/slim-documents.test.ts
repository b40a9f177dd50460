import { createRequest } from "urql";
import { describe, expect, it } from "vitest";
import { ShellBalanceDocument } from "./generated/graphql.ts";
import { slimDocuments } from "./slim-documents.ts";

/** What a module of this source would hold as `A`. */
function inBrowser(source: string) {
  const slim = slimDocuments(`const A = ${source};`);
  return JSON.parse(slim?.match(/^const A = (.*);$/s)?.[1] ?? "null");
}

describe("documents in the browser's half", () => {
  it("keeps of an operation its kind, name and hash", () => {
    const slim = inBrowser("graphql(`\n  query ShellBalance {\n    viewer { id }\n  }\n`)");
    expect(slim.__meta__.hash).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(slim.__meta__).toEqual(Reflect.get(ShellBalanceDocument, "__meta__"));
    expect(slim.definitions[0]).toMatchObject({
      operation: "query",
      name: { value: "ShellBalance" },
    });
  });

  it("tells the client's requests apart", () => {
    const keys = ["query ShellBalance", "query SessionEnd", "mutation KeepAlive"].map(
      (head) => createRequest(inBrowser(`graphql(\`${head} { x }\`)`), {}).key,
    );
    expect(new Set(keys).size).toBe(3);
  });

  it("keeps nothing of a fragment", () => {
    expect(slimDocuments("const b = graphql(`fragment GameCard_game on Game { id }`);")).toBe(
      "const b = undefined;",
    );
  });

  it("leaves other code as it is", () => {
    expect(slimDocuments("const x = graphql(source);")).toBeNull();
  });

  it("stops at an operation that the generator has not seen", () => {
    expect(() => slimDocuments("graphql(`query NeverWritten { x }`)")).toThrow("NeverWritten");
  });
});
