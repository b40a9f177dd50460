/** The search through the edge: the index, the results page, and the 150 queries of tests/search. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { search } from "../../../search/rank.ts";
import type { SearchRules } from "../../../search/rules.ts";
import { openIndex, type SearchIndexData } from "../../../search/search-index.ts";
import needs from "../../search/needs.json" with { type: "json" };
import needsHeldBack from "../../search/needs-held-back.json" with { type: "json" };
import queries from "../../search/queries.json" with { type: "json" };
import heldBack from "../../search/queries-held-back.json" with { type: "json" };
import { sharedPortal } from "../support/shared-portal.ts";

interface Hit {
  kind: string;
  id: string;
  name: string;
  path: string;
}
interface Found {
  ready: boolean;
  version: string | null;
  total: number;
  groups: { kind: string; total: number; hits: Hit[] }[];
  nearest: Hit[];
}

const portal = await sharedPortal();
const world = "search";
const brands = ["aurora", "hanbit"] as const;
type BrandId = (typeof brands)[number];

const get = (path: string, brand: BrandId = "aurora", language = "en") =>
  portal.fetch(path, { headers: { "accept-language": language }, as: { world, brand } });

async function suggest(text: string, brand: BrandId = "aurora", language = "en"): Promise<Found> {
  const answer = await get(`/search/suggest?q=${encodeURIComponent(text)}`, brand, language);
  expect(answer.status, text).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  for (const brand of brands) {
    await vi.waitFor(async () => expect((await suggest("a", brand)).ready).toBe(true), {
      timeout: 120_000,
      interval: 500,
    });
  }
});

const keysOf = ({ groups }: Found) =>
  groups.flatMap(({ hits }) => hits.map(({ kind, id }) => `${kind.toLowerCase()}:${id}`));

describe("Q5 the mean reciprocal rank of the expected result", () => {
  it.each([
    ["the queries that the ranking was built with", queries, 0.95],
    ["the queries that were held back", heldBack, 0.95],
    ["Q10 the needs that the ranking was built with", needs, 0.9],
    ["Q10 the needs that were held back", needsHeldBack, 0.9],
  ])("of %s is high enough", async (_file, list, least) => {
    const missed: string[] = [];
    let sum = 0;
    for (const { query, brand, language, first } of list) {
      const found = keysOf(await suggest(query, brand as BrandId, language));
      const at = found.findIndex((key) => first.includes(key));
      if (at >= 0) sum += 1 / (at + 1);
      if (at !== 0) missed.push(`${brand} ${language} "${query}"`);
    }
    // Nothing is tuned to what was held back, so its misses are not named.
    const named = list === needsHeldBack ? missed.length : missed.join(", ");
    expect(sum / list.length, `not first: ${named}`).toBeGreaterThanOrEqual(least);
  });
});

describe("Q1 the page of results", () => {
  it("has links in order of rank, games as links to their pages, without JavaScript", async () => {
    const answer = await get("/search?q=opal+dragon");
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const { groups } = await suggest("opal dragon");
    const paths = groups.flatMap(({ hits }) => hits.map(({ path }) => path));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.every((path) => /^\/game\/\d+$/.test(path))).toBe(true);
    const places = paths.map((path) => html.indexOf(`href="${path}"`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it("can be filtered by type, and shows a message without results", async () => {
    const games = await (await get("/search?q=silver&type=games")).text();
    expect(games).not.toContain('href="/rng?vendor=SS"');
    const all = await (await get("/search?q=silver+sparrow")).text();
    expect(all).toContain("?vendor=SS");
    const none = await get("/search?q=qqqqzzzz");
    expect(none.status).toBe(200);
    expect(await none.text()).toContain("No results for");
  });

  it.each(["<script>alert(1)</script>", "%00", "\\u0000'\"", "((((((", "a".repeat(5000)])(
    "accepts %j",
    async (text) => {
      const answer = await get(`/search?q=${encodeURIComponent(text)}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain("<script>alert(1)");
    },
  );
});

describe("Q10 words of protection and service", () => {
  it.each([
    ["self exclusion", "aurora", "en", "/member/break"],
    ["도박중독", "hanbit", "ko", "/play-safely"],
    ["gambling adiction", "aurora", "en", "/play-safely"],
    ["ギャンブル依存症", "aurora", "ja", "/play-safely"],
  ] as const)(
    "%s leads to its page without JavaScript, and no game stands beside it",
    async (text, brand, language, path) => {
      const answer = await get(`/search?q=${encodeURIComponent(text)}`, brand, language);
      const html = await answer.text();
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(main).toContain(`href="${path}"`);
      expect(main).not.toMatch(/href="\/(game\/|rng|live|PromotionDetail)/);
    },
  );

  it("every page and action that it finds can be opened, or leads a guest to the login", async () => {
    const { version } = await suggest("a");
    const file = await get(`/search/index.json?lang=en&v=${version}`);
    const { entries } = (await file.json()) as SearchIndexData;
    const paths = entries.flatMap(({ kind, id }) =>
      kind === "account" ? (id.split("#")[0] ?? []) : [],
    );
    expect(paths.length).toBeGreaterThan(50);
    for (const path of new Set(paths)) {
      const { status, headers } = await get(path);
      const opens = status === 200 || (status === 302 && headers.get("location") !== null);
      expect(opens, `${path} ${status}`).toBe(true);
    }
  });
});

describe("Q1 Q6 the index for the browser", () => {
  it("has a version, and ranks as the edge does", async () => {
    const { version } = await suggest("a");
    const file = await get(`/search/index.json?lang=en&v=${version}`);
    expect(file.status).toBe(200);
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(file.headers.get("set-cookie")).toBeNull();
    const data = (await file.json()) as SearchIndexData;
    expect(data.version).toBe(version);
    const index = openIndex(data);
    for (const { query } of queries.filter(
      ({ brand, language }) => brand === "aurora" && language === "en",
    )) {
      const local = search(index, query, { limit: 5 }).groups.flatMap(({ entries }) =>
        entries.map(({ kind, id }) => `${kind}:${id}`),
      );
      expect(local, query).toEqual(keysOf(await suggest(query)));
    }
  });

  it("is not cached under an outdated version", async () => {
    const file = await get("/search/index.json?lang=en&v=old");
    expect(file.headers.get("cache-control")).toBe("no-store");
  });
});

it("Q9 an address with an unknown class of games is answered like one without", async () => {
  const plain = await suggest("slots");
  const answer = await get("/search/suggest?q=slots&first=NONSENSE");
  expect(answer.status).toBe(200);
  expect(keysOf((await answer.json()) as Found)).toEqual(keysOf(plain));
});

it("Q7 a search makes no platform call for games", async () => {
  await portal.world(world).forgetCalls();
  for (const text of ["dragon", "golden", "슬롯", "qqqqzzzz"]) await suggest(text);
  const calls = await portal.world(world).calls();
  expect(calls.filter(({ id }) => id === "C26")).toEqual([]);
});

it("Q2 finds games, providers, categories, promotions, help topics, pages and actions", async () => {
  const kinds = async (text: string) => (await suggest(text)).groups.map(({ kind }) => kind);
  expect(await kinds("slots")).toContain("CATEGORY");
  expect(await kinds("pepper plaza")).toContain("PROVIDER");
  expect(await kinds("withdraw")).toContain("ACCOUNT");
  expect(await kinds("출금")).toContain("ACCOUNT");
  expect(await kinds("dragon")).toContain("GAME");
});

describe("Q5 G30 the rules of the visitor's market", () => {
  const from = async (country: string, path: string, region?: string) => {
    const as = { world, country, ...(region ? { region } : {}) };
    return portal.fetch(path, { headers: { "accept-language": "en" }, as });
  };
  const found = async (country: string, text: string, region?: string) => {
    const answer = await from(country, `/search/suggest?q=${encodeURIComponent(text)}`, region);
    return (await answer.json()) as Found & { rules: { products: string[] } | null };
  };

  it("what the market does not allow is not found, one place after another, and the browser gets the rules", async () => {
    // Opal Dragon is a live table; Germany allows slots and sports, one of its regions live tables, too.
    const expected: [string, string | undefined, boolean][] = [
      ["KR", undefined, true],
      ["DE", undefined, false],
      ["DE", "SH", true],
      ["KR", undefined, true],
    ];
    for (const [country, region, isFound] of expected) {
      const { groups, rules } = await found(country, "opal dragon", region);
      const names = groups.flatMap(({ hits }) => hits.map(({ name }) => name));
      expect(
        names.some((name) => name.startsWith("Opal Dragon")),
        `${country} ${region}`,
      ).toBe(isFound);
      expect(rules === null, country).toBe(country === "KR");
    }
    const page = await (await from("DE", "/search?q=opal+dragon")).text();
    expect(page).not.toContain(">Opal Dragon");
    expect((await found("DE", "live casino")).groups.map(({ kind }) => kind)).not.toContain(
      "CATEGORY",
    );
    expect(
      (await found("DE", "promotions")).groups.flatMap(({ hits }) => hits).map(({ path }) => path),
    ).not.toContain("/promotions");
  });

  it("every result can be opened there", async () => {
    for (const text of ["silver sparrow", "slots", "dragon", ""]) {
      const { groups } = await found("DE", text);
      const paths = groups.flatMap(({ hits }) => hits.map(({ path }) => path));
      expect(paths.length, text).toBeGreaterThan(0);
      for (const path of paths) expect((await from("DE", path)).status, path).toBeLessThan(400);
    }
  });

  it("the browser ranks by the same rules", async () => {
    const { version, rules } = await found("DE", "dragon");
    const file = await get(`/search/index.json?lang=en&v=${version}`);
    const index = openIndex((await file.json()) as SearchIndexData);
    for (const text of ["dragon", "golden", "silver sparrow", "", "qqqqzzzz"]) {
      const options = { limit: 5, rules: { bonusesShown: true, ...rules } as SearchRules };
      const local = search(index, text, options).groups.flatMap(({ entries }) =>
        entries.map(({ kind, id }) => `${kind}:${id}`),
      );
      expect(local, text).toEqual(keysOf(await found("DE", text)));
    }
  });
});
