import { describe, expect, it } from "vitest";
import pinyin from "../public/search/pinyin.json" with { type: "json" };
import { buildIndex } from "./build-index.ts";
import { pathOf } from "./path-of.ts";
import { search } from "./rank.ts";
import { noRules } from "./rules.ts";
import { openIndex, type SearchEntry, type SearchIndexData } from "./search-index.ts";

const game = (id: string, name: string, korean: string, more: Partial<SearchEntry> = {}) => ({
  kind: "game" as const,
  id,
  name,
  otherNames: [korean],
  details: ["Silver Sparrow", "Slots"],
  types: ["RNG"],
  ...more,
});
const entries: SearchEntry[] = [
  { kind: "category", id: "/rng", name: "Slots", otherNames: ["슬롯", "スロット", "老虎机"] },
  {
    kind: "category",
    id: "/live",
    name: "Live casino",
    otherNames: ["라이브 카지노"],
    types: ["LIVE"],
  },
  { kind: "account", id: "/member/withdraw", name: "Withdraw", otherNames: ["출금"] },
  {
    kind: "provider",
    id: "SS",
    name: "Silver Sparrow",
    otherNames: ["실버 스패로"],
    types: ["LIVE", "RNG"],
    places: ["/live?vendor=SS", "/rng?vendor=SS"],
  },
  game("1", "Moonlight Harbour", "달빛 항구"),
  game("2", "Wizard of Athens", "아테네의 마법사"),
  game("3", "Lucky Sevens", "행운의 세븐"),
  game("4", "Harbour Master", "항구 책임자", { unavailable: true }),
  game("5", "Golden Harbour", "황금 항구"),
  game("6", "Blue Harbour", "푸른 항구", {
    types: ["LIVE"],
    details: ["Silver Sparrow", "Live casino"],
  }),
  game("7", "Roulette Royale", "룰렛", {
    types: ["LIVE"],
    details: ["Silver Sparrow", "Live casino"],
  }),
  game("8", "Rouletta Reef", "룰렛 리프"),
  { kind: "help", id: "limits", name: "Giới hạn đặt cược", otherNames: ["วงเงินเดิมพัน", "限额"] },
  { kind: "promotion", id: "9", name: "Café Bonus", otherNames: ["보너스"] },
];
const data: SearchIndexData = await buildIndex("en", entries, pinyin);
const index = openIndex(JSON.parse(JSON.stringify(data)) as SearchIndexData);

const firstOf = (text: string) => {
  const [group] = search(index, text, { limit: 5 }).groups;
  const [entry] = group?.entries ?? [];
  return entry ? `${entry.kind}:${entry.id}` : null;
};

describe("Q3 the search forgives", () => {
  it.each([
    ["an exact name", "moonlight harbour", "game:1"],
    ["the beginning of a name", "moonl", "game:1"],
    ["a word", "athens", "game:2"],
    ["another word order", "harbour moonlight", "game:1"],
    ["an inserted letter", "moonlightt", "game:1"],
    ["a dropped letter", "moonligt", "game:1"],
    ["swapped letters", "wizadr", "game:2"],
    ["a replaced letter", "wizerd", "game:2"],
    ["two errors in a long word", "moonlihgtt", "game:1"],
    ["missing spaces", "wizardofathens", "game:2"],
    ["additional spaces", "moon light har bour", "game:1"],
    ["missing spaces with an error", "wizardofathans", "game:2"],
    ["case and punctuation", "WIZARD-OF: ATHENS!", "game:2"],
    ["accents", "cafe bonus", "promotion:9"],
    ["full-width letters", "Ｗｉｚａｒｄ", "game:2"],
    ["a digit for a word", "lucky 7", "game:3"],
    ["a number in another language", "행운의 칠", "game:3"],
    ["plurals", "wizards", "game:2"],
    ["the singular of a plural", "slot", "category:/rng"],
    ["Korean initial consonants", "ㅅㄹ", "category:/rng"],
    ["Korean initial consonants of several words", "ㅎㄱㅎㄱ", "game:5"],
    ["half-typed syllables", "마법ㅅ", "game:2"],
    ["a syllable that continues", "추", "account:/member/withdraw"],
    ["Korean on a Latin keyboard", "tmffht", "category:/rng"],
    ["Latin on a Korean keyboard", "쟈ㅋㅁㄱㅇ", "game:2"],
    ["Revised Romanization", "seullot", "category:/rng"],
    ["Revised Romanization of several words", "hwanggeum hanggu", "game:5"],
    ["Pinyin without tones", "laohuji", "category:/rng"],
    ["Pinyin with spaces", "lao hu ji", "category:/rng"],
    ["Hepburn", "surotto", "category:/rng"],
    ["Vietnamese without tone marks", "gioi han dat cuoc", "help:limits"],
    ["Thai without tone marks", "วงเงนเดิมพัน".replace("งเงน", "งเงิน"), "help:limits"],
    ["a part of a Chinese name", "虎机", "category:/rng"],
    ["traditional characters", "老虎機", "category:/rng"],
    ["hiragana for katakana", "すろっと", "category:/rng"],
    ["a name in another language", "출금", "account:/member/withdraw"],
    ["a synonym", "cash out", "account:/member/withdraw"],
    ["a provider and a game", "sparrow athens", "game:2"],
  ])("%s", (_what, text, expected) => expect(firstOf(text)).toBe(expected));

  it("Q3 words below five letters allow no error", () => {
    expect(search(index, "slit", { limit: 5 }).total).toBe(0);
  });

  it("a word of five to eight letters allows one error and not two", () => {
    expect(firstOf("athems")).toBe("game:2");
    expect(search(index, "ethems", { limit: 5 }).total).toBe(0);
  });
});

describe("Q5 the order of results", () => {
  const gamesFor = (text: string) =>
    search(index, text, { limit: 5, kind: "game" }).groups[0]?.entries.map(({ id }) => id);

  it("H16 a popular game with the word comes before one that merely begins with it; what is unavailable comes last", () => {
    expect(gamesFor("harbour")).toEqual(["1", "5", "6", "4"]);
    expect(gamesFor("har"), "the beginning of a word").toEqual(["1", "5", "6", "4"]);
  });

  it("H16 an exact name and a whole word stay before popularity", () => {
    expect(gamesFor("golden harbour")?.[0]).toBe("5");
    expect(gamesFor("roulett")).toEqual(["7", "8"]);
    expect(gamesFor("rouletta")?.[0]).toBe("8");
  });

  it("of several words it is exact, beginning, words", () => {
    expect(gamesFor("harbour m")?.[0], "begins so").toBe("4");
  });

  it("prefers the visitor's own games among equal matches", () => {
    const options = { limit: 5, kind: "game" as const, own: new Set(["5"]) };
    const ids = search(index, "항구", options).groups[0]?.entries.map(({ id }) => id);
    expect(ids?.indexOf("5")).toBeLessThan(ids?.indexOf("1") ?? -1);
  });
});

describe("Q5 G30 the market's rules", () => {
  const rules = { products: ["RNG"], bonusesShown: false };
  const found = (text: string) =>
    [...search(index, text, { limit: 9, rules }).groups].flatMap(({ entries: all }) =>
      all.map(({ kind, id }) => `${kind}:${id}`),
    );

  it("leave out games, categories and promotions that are not allowed", () => {
    expect(found("harbour")).toEqual(["game:1", "game:5", "game:4"]);
    expect(found("live casino")).not.toContain("category:/live");
    expect(found("cafe bonus")).toEqual([]);
    expect(found("")).toEqual(["game:1", "game:2", "game:3", "game:5", "game:8", "category:/rng"]);
    expect(
      search(index, "royale roulete", { limit: 9, rules }).nearest.map(({ id }) => id),
    ).not.toContain("7");
  });

  it("do not hide what is near: a name that only a forbidden game has exactly is searched with errors", () => {
    expect(search(index, "roulette", { limit: 9 }).groups[0]?.entries[0]?.id).toBe("7");
    expect(found("roulette")).toEqual(["game:8"]);
  });

  it("a provider is found where one of its classes is allowed, and leads to that one", () => {
    const [provider] = search(index, "silver sparrow", {
      limit: 9,
      kind: "provider",
      rules,
    }).groups;
    const [entry] = provider?.entries ?? [];
    expect(entry && pathOf(entry, rules)).toBe("/rng?vendor=SS");
    expect(entry && pathOf(entry, noRules)).toBe("/live?vendor=SS");
    const none = { products: ["FISH"], bonusesShown: true };
    expect(search(index, "silver sparrow", { limit: 9, kind: "provider", rules: none }).total).toBe(
      0,
    );
  });
});

it("Q9 the games of a class come first", () => {
  const ids = (first?: string) =>
    search(index, "harbour", { limit: 9, kind: "game", first }).groups[0]?.entries.map(
      ({ id }) => id,
    );
  expect(ids()?.[0]).toBe("1");
  expect(ids("LIVE")?.[0]).toBe("6");
});

describe("Q4 nothing found", () => {
  it("returns pages and providers of similar names", () => {
    const found = search(index, "silversparow", { limit: 3, kind: "provider" });
    expect([found.total, ...found.nearest.map(({ id }) => id)]).not.toContain(0);
    const near = search(index, "withdrwwal", { limit: 3 });
    expect([...near.groups.flatMap(({ entries: all }) => all), ...near.nearest][0]?.id).toBe(
      "/member/withdraw",
    );
  });

  it("returns what is popular without a text", () => {
    const [games] = search(index, "  ", { limit: 2 }).groups;
    expect(games?.entries.map(({ id }) => id)).toEqual(["1", "2"]);
  });
});

const slot = (id: string, name: string, theme: string, mechanics: string[], provider = "A") =>
  game(id, name, name, { theme, mechanics, details: [provider, "Slots"] });
const traitNames = {
  themes: { SPACE: "Space", SEA: "Under the sea" },
  mechanics: { JP: "Jackpots" },
};
const slots = openIndex(
  await buildIndex(
    "en",
    [
      slot("1", "Lagoon Pearls", "SEA", ["SC"], "B"),
      slot("2", "Stormbreaker", "SEA", ["SC"]),
      slot("3", "Star Parade", "SPACE", ["SC"]),
      slot("4", "Star Palace", "SPACE", ["SC"], "B"),
      slot("5", "Comet Dreams", "SPACE", ["JP"], "C"),
      slot("6", "Rocket Riches", "SPACE", ["SC"], "C"),
      game("7", "Stardust Table", "Stardust", { types: ["LIVE"], mechanics: ["BAC"] }),
    ],
    pinyin,
    traitNames,
  ),
);

describe("H16 similar games where nothing matches", () => {
  const near = (text: string, more = {}) => {
    const found = search(slots, text, { limit: 5, ...more });
    expect(found.total, text).toBe(0);
    return found.nearest.map(({ id }) => id);
  };

  it("are of the theme that a word within the query stands for, not of names with the same letters", () => {
    expect(near("starburstt")).toEqual(["3", "4", "5", "6"]);
    expect(near("starburstt"), "the letters of its name are as near").not.toContain("2");
  });

  it("are of the theme and the mechanic that the platform names so", () => {
    expect(search(slots, "space", { limit: 9 }).groups[0]?.entries.map(({ id }) => id)).toEqual([
      "3",
      "4",
      "5",
      "6",
    ]);
    expect(near("jackpottery")).toEqual(["5"]);
  });

  it("are popular ones instead where no word of the query stands for anything", () => {
    expect(near("qqqqzzzz")).toEqual([]);
    const { popular } = search(slots, "qqqqzzzz", { limit: 2 });
    expect(popular.map(({ id }) => id)).toEqual(["1", "2"]);
    expect(search(slots, "starburstt", { limit: 2 }).popular).toEqual([]);
  });
});

it("Q3 any text is a query", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const ranges = [0x80, 0x500, 0x3200, 0xd7ff, 0x10ffff];
  for (let round = 0; round < 3000; round++) {
    const length = random(80);
    const below = ranges[random(ranges.length)] ?? 0x80;
    const text = Array.from({ length }, () => String.fromCodePoint(random(below))).join("");
    expect(() => search(index, text, { limit: 3 }), JSON.stringify(text)).not.toThrow();
  }
  for (const text of [
    "",
    " ",
    "((((",
    "\\",
    "%00",
    "a".repeat(10_000),
    "ㅗ".repeat(500),
    "dragpn",
  ]) {
    expect(() => search(index, text, { limit: 3 })).not.toThrow();
  }
});
