/** The query files of the search: their format and mix; every expected result exists. */
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { memberPages } from "../../app/routes/member/pages.ts";
import { brandIds, pickBrand } from "../../brands/index.ts";
import { promotions } from "../../sandbox/domains/announcements/promotions.ts";
import { catalogue } from "../../sandbox/domains/games/catalogue.ts";
import { vendors } from "../../sandbox/domains/games/vendors.ts";
import { helpAnchors } from "../../sandbox/domains/system/help-texts.ts";
import open from "./queries.json" with { type: "json" };
import heldBack from "./queries-held-back.json" with { type: "json" };

const format = v.array(
  v.strictObject({
    brand: v.picklist(brandIds),
    language: v.string(),
    query: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    first: v.pipe(v.array(v.string()), v.nonEmpty()),
    tries: v.pipe(v.string(), v.nonEmpty()),
  }),
);

const files = [open, heldBack].map((file) => v.parse(format, file));
const all = files.flat();
const kindOf = (answer: string) => answer.slice(0, answer.indexOf(":"));
/** Full-width and capital letters do not make a query different. */
const plain = ({ query }: { query: string }) => query.normalize("NFKC").toLowerCase();

/** The number of items for each key. */
function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

/** Every result that a brand can have. */
function answersOf(brand: (typeof brandIds)[number]): Set<string> {
  const pages = ["/login", "/register", "/pointMall", "/down"];
  return new Set([
    ...catalogue().all.map(({ nodeId }) => `game:${nodeId}`),
    ...vendors.map(({ code }) => `provider:${code}`),
    ...pickBrand(brand).lobbyRoutes.map(({ path }) => `category:${path}`),
    ...promotions.map(({ id }) => `promotion:${id}`),
    ...helpAnchors.map((anchor) => `help:${anchor}`),
    ...[...memberPages.map(({ path }) => path), ...pages].map((path) => `account:${path}`),
  ]);
}

describe("queries of the search", () => {
  it("are 150, half of them reserved for the final check", () => {
    expect(files.map(({ length }) => length)).toEqual([75, 75]);
  });

  it("are in six languages, each in a language of its brand", () => {
    expect(countBy(all, ({ language }) => language)).toEqual({
      en: 45,
      ko: 45,
      vi: 15,
      th: 15,
      zh: 15,
      ja: 15,
    });
    const foreign = all.filter(
      ({ brand, language }) => !pickBrand(brand).languages.some(({ tag }) => tag === language),
    );
    expect(foreign).toEqual([]);
  });

  it("have results of all six kinds in each file", () => {
    const kinds = ["account", "category", "game", "help", "promotion", "provider"];
    for (const file of files) {
      expect([...new Set(file.flatMap(({ first }) => first.map(kindOf)))].sort()).toEqual(kinds);
    }
  });

  it("are all different, also between the files", () => {
    const repeated = Object.entries(countBy(all, plain)).filter(([, count]) => count > 1);
    expect(repeated).toEqual([]);
  });

  it("expect only existing results, each once", () => {
    const known = new Map(brandIds.map((brand) => [brand, answersOf(brand)]));
    const wrong = all.filter(
      ({ brand, first }) =>
        new Set(first).size < first.length ||
        first.some((answer) => !known.get(brand)?.has(answer)),
    );
    expect(wrong).toEqual([]);
  });
});
