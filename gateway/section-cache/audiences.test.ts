import {
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isRequiredArgument,
  parse,
} from "graphql";
import { describe, expect, it } from "vitest";
import { hanbit } from "../../brands/hanbit.ts";
import { fields, isShared } from "../fields.ts";
import { createGateway } from "../gateway.ts";
import { createInProcess } from "../graphql/in-process.ts";
import { fakePlatform, type TestScopeOverrides, testScope } from "../testing/platform.ts";
import { player as account } from "../testing/player.ts";

const gateway = createGateway();

/** Arguments of shared fields, where the schema requires some. */
const given: Record<string, string> = {
  "Query.lobby": '(path: "/rng")',
  "Query.games": "(filter: { type: RNG })",
};

/** A selection of all fields of a type, so that a new field is included automatically. */
function everythingOf(type: GraphQLNamedType, above: readonly string[] = []): string {
  if (!isCompositeType(type)) return "";
  if (isAbstractType(type)) {
    const possible = gateway.schema.getPossibleTypes(type);
    return `{ __typename ${possible.map((each) => `... on ${each.name} ${everythingOf(each, above)}`).join(" ")} }`;
  }
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (above.includes(named.name) || field.args.some(isRequiredArgument)) return [];
    return [`${field.name} ${everythingOf(named, [...above, type.name])}`];
  });
  return `{ ${fields.join(" ")} }`;
}

function questionOf(place: string): string {
  const name = place.slice("Query.".length);
  const field = gateway.schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`${place} is shared, and the schema has none`);
  return `{ ${name}${given[place] ?? ""} ${everythingOf(getNamedType(field.type))} }`;
}

/** Every field whose results may be cached, by the access table. */
const shared = Object.keys(fields).filter(isShared);

const at = 1_790_000_000_000;
/** The platform's responses; they depend on merchant and language. */
function everything({ headers }: Request): Record<string, unknown> {
  const words = (text: string) => `${text} ${headers.get("merchant")} ${headers.get("language")}`;
  const picture = "https://cdn.example/a.png";
  const titled = { title: words("title"), content: "<p>content</p>", promotionType: "P" };
  const news = ["A", "B", "F"].map((execution) => ({
    id: execution,
    execution,
    timestamp: at,
    ...titled,
  }));
  const vendor = { vassalage: "PG", displayName: words("Paper"), lagerIcon: picture };
  const game = {
    nodeId: 1,
    vassalage: "PG",
    gameType: "RNG",
    gameName: words("Koi"),
    minBet: "10",
  };
  const priced = { ...game, url: picture, lines: 5, roomId: 3, isHot: 1, gameCode: "koi" };
  const win = { ...game, customerName: "lucky777", winAmount: "5" };
  const banner = { groupName: "w_home", url: picture, linkageType: "URL", link: "/rng" };
  const teams = { sport: words("Football"), league: words("Cup"), home: "Foxes", away: "Bears" };
  const fixture = { id: 1, ...teams, startsAt: at + 60_000, game: priced };
  const promotion = { id: 1, url: picture, startTime: at, endTime: at, ...titled };
  return {
    "/lgw/games/game_menus": [{ gameCategory: "RNG", vendors: [vendor] }],
    "/wps/relay/GCSGAME_hotGamesV2": { list: [priced] },
    "/wps/system/helpCenter": [{ anchor: "faq", ...titled }],
    "/wps/relay/MCSFE_getListAnnouncements": {
      player: news,
      popup: news,
      promotion: { contents: [promotion] },
      banners: [{ ...banner, ...titled }],
    },
    "/wps/relay/GCSGAME_getVassGameType": {
      RNG: { gameClassify: [{ key: "JP", name: words("Jackpot"), vendors: { PG: vendor } }] },
    },
    "/wps/relay/GCSGAME_gameList": { games: [priced], totalPages: 1, total: 1 },
    "/wps/relay/GCSGAME_gameFacts": {
      list: [{ nodeId: 1, minBet: "1", maxBet: "500", rtp: 96, rules: words("Rules") }],
    },
    "/wps/relay/GLS2_seatCount": { list: [{ nodeId: 1, taken: 3, total: 7 }] },
    "/wps/relay/GCSGAME_fixtures": { list: [fixture] },
    "/wps/relay/ODSFE2_getWinnerBoard": { list: [{ vo: win }] },
    "/wps/relay/GCSGAME_newGameVendor": {
      data: { lanes: [{ title: words("Slots"), gameType: "RNG", cards: [vendor] }] },
    },
  };
}

/** A portal with an empty cache; each `visit` is another request. */
function portal() {
  const answer = (request: Request) => everything(request)[new URL(request.url).pathname];
  const paths = Object.keys(everything(new Request("https://platform.test/")));
  const { fetch } = fakePlatform(Object.fromEntries(paths.map((path) => [`GET ${path}`, answer])));
  const { origin } = testScope().platform;
  return async (document: never, who: TestScopeOverrides) => {
    const scope = testScope({ now: () => at, ...who, platform: { fetch, origin } });
    const result = await createInProcess(gateway, scope).execute(document, {});
    await scope.settled();
    return result;
  };
}

const persons: Record<string, TestScopeOverrides> = {
  guest: {},
  "a member with dollars": { session: { token: "T1", account } },
  "a member with won": { session: { token: "T2", account: { ...account, currency: "KRW" } } },
  "a member without a currency": {
    session: { token: "T3", account: { ...account, currency: null } },
  },
  "a first login": { session: { token: "T4", account, firstLogin: true } },
  "an agent": { session: { token: "T5", account: { ...account, type: 2, role: "AGENT" } } },
  "a trial": { session: { token: "T6", account: { ...account, type: 4, role: "TRIAL" } } },
  "somebody whose session has just ended": { session: { token: "T7", account: null } },
};
const brands = [testScope().brand, hanbit];
/** Every audience in each language of two brands. */
const audiences = brands.flatMap((brand) =>
  brand.languages.flatMap((language) =>
    Object.entries(persons).map(([person, who]) => ({
      name: `${person}, ${brand.id}, ${language.tag}`,
      who: { ...who, brand, language },
    })),
  ),
);

describe("A107 A68 A34 S19 P13 cached sections, for every audience", () => {
  it("covers shared fields, and has arguments for shared fields only", () => {
    expect(shared.length).toBeGreaterThan(5);
    expect(Object.keys(given).filter((place) => !shared.includes(place))).toEqual([]);
  });

  it.each(shared)("%s: no audience gets the response of another", async (place) => {
    const document = parse(questionOf(place)) as never;
    const cold = new Map<string, string>();
    for (const { name, who } of audiences) {
      const fresh = await portal()(document, who);
      // A new shared field needs a platform response above, so that there is something to compare.
      expect(fresh.errors, name).toBeUndefined();
      const text = JSON.stringify(fresh.data);
      expect(text, name).not.toMatch(/^\{"\w+":(null|\[\]|\{\})\}$/);
      cold.set(name, text);
    }
    // Results differ by brand and language; otherwise the comparison would prove nothing.
    expect(new Set(cold.values()).size).toBeGreaterThan(3);
    const visit = portal();
    for (const order of [audiences, audiences.toReversed()]) {
      for (const { name, who } of order) {
        const warm = await visit(document, who);
        expect(warm.errors, name).toBeUndefined();
        expect(JSON.stringify(warm.data), name).toBe(cold.get(name));
      }
    }
  });

  it.each(shared)("%s: is cached for the next visitor", async (place) => {
    const document = parse(questionOf(place)) as never;
    const visit = portal();
    for (const { name, who } of audiences) {
      const first = await visit(document, who);
      expect((await visit(document, who)).data, name).toBe(first.data);
    }
  });
});
