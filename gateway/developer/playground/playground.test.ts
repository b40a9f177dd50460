import { parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "../../graphql/schema.ts";
import { examples } from "./examples.ts";
import { playgroundPage } from "./page.ts";

const schema = createSchema();

describe("playground", () => {
  it.each(examples.map(({ query }) => [query.split("\n")[0], query]))(
    "example is valid: %s",
    (_title, query) => {
      expect(validate(schema, parse(query))).toEqual([]);
    },
  );

  it("has variables that are JSON", () => {
    for (const { variables } of examples) {
      if (variables) expect(JSON.parse(variables)).toBeTypeOf("object");
    }
  });

  it("loads nothing from other hosts and runs only scripts with the nonce", async () => {
    const page = playgroundPage("n0nce");
    const html = await page.text();
    expect(html).not.toMatch(/https?:\/\//);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('nonce="n0nce"');
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'nonce-n0nce' 'strict-dynamic'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe-eval");
  });
});
