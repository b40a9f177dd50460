import { parse, print } from "graphql";
import { describe, expect, it } from "vitest";
import { transform } from "./inline-shapes.mjs";

const inlined = async (...sources: string[]) => {
  const files = await transform({
    schema: parse("type Query { at: Int }"),
    config: {},
    documents: sources.map((source) => ({ document: parse(source), location: "test" })),
  });
  return files.map(({ document }) => (document ? print(document).replace(/\s+/g, " ") : ""));
};

describe("inline-shapes", () => {
  it("replaces the spread of a shape by its fields, also within shapes", async () => {
    const [query] = await inlined(
      "query Bets { bets { id ...Bet } }",
      "fragment Bet on Bet { stake { ...Money } at }",
      "fragment Money on Money { amount currency }",
    );
    expect(query).toBe("query Bets { bets { id stake { amount currency } at } }");
  });

  it("leaves fragments of one component masked", async () => {
    const source = "query Home { games { ...GameCard_game } }";
    const [query] = await inlined(source, "fragment GameCard_game on Game { id }");
    expect(query).toBe(source);
  });
});
