import { describe, expect, it } from "vitest";
import * as generated from "../../app/graphql/generated/graphql.ts";
import { slimDocuments } from "./slim-documents.mjs";

describe("documents in pages and Worker", () => {
  it("imports an operation's document and removes a fragment", () => {
    const slim = slimDocuments(
      "const A = graphql(`\n  query HomeTop {\n    viewer { id }\n  }\n`);\n" +
        "const b = graphql(`fragment GameCard_game on Game { id }`);",
    );
    expect(slim).toContain('import { HomeTopDocument } from "~/graphql/generated/graphql";');
    expect(slim).toContain("const A = HomeTopDocument;");
    expect(slim).toContain("const b = undefined;");
    expect(Object.keys(generated)).toContain("HomeTopDocument");
  });

  it("leaves other code unchanged", () => {
    expect(slimDocuments("const x = graphql(source);")).toBeNull();
  });
});
