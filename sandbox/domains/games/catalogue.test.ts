import { describe, expect, it } from "vitest";
import { catalogue, findGame } from "./catalogue.ts";
import { gameClasses } from "./classes.ts";
import { type GameType, gameTypes } from "./game-types.ts";
import { roundKind } from "./round-kind.ts";
import { slotName, slotNames } from "./slot-names.ts";
import { tableNameCount } from "./table-names.ts";
import { featuresOf, slotFeatureList, slotThemes, themeOf } from "./traits.ts";
import { vendors, vendorsOf } from "./vendors.ts";

const of = (type: GameType) => catalogue().byType.get(type) ?? [];

describe("the catalogue", () => {
  it("K35 has exactly 10,000 slots and hundreds of every other type", () => {
    expect(of("RNG")).toHaveLength(10_000);
    for (const type of gameTypes) expect(of(type).length).toBeGreaterThanOrEqual(200);
    expect(vendors.length).toBeGreaterThanOrEqual(30);
  });

  it("is built once, at the first question", () => {
    expect(catalogue()).toBe(catalogue());
  });

  it("D-1 ids are unique and found again", () => {
    const { all, byId } = catalogue();
    expect(byId.size).toBe(all.length);
    expect(findGame(all[4321]?.nodeId ?? 0)).toBe(all[4321]);
    expect(new Set(all.map(({ gameCode }) => gameCode)).size).toBe(all.length);
  });

  it("names are distinct within vendor and type, in each language", () => {
    for (const lang of ["EN", "KR"] as const) {
      const keys = catalogue().all.map(
        (game) => `${game.vendor}|${game.gameType}|${game.names[lang]}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
    expect(slotNames).toBeGreaterThanOrEqual(10_000);
    const english = Array.from({ length: 10_000 }, (_, index) => slotName(index, "SC").EN);
    expect(new Set(english).size).toBe(10_000);
    for (const type of gameTypes) {
      if (type === "RNG") continue;
      const most = Math.max(...vendorsOf(type).map(({ games }) => games[type] ?? 0));
      expect(most).toBeLessThanOrEqual(tableNameCount(type));
    }
  });

  it("about 3 percent are hot and 5 percent new, hot ones first", () => {
    const slots = of("RNG");
    const share = (count: number) => count / slots.length;
    expect(share(slots.filter(({ isHot }) => isHot === 1).length)).toBeCloseTo(0.03, 1.9);
    expect(share(slots.filter(({ isNew }) => isNew === 1).length)).toBeCloseTo(0.05, 1.9);
    expect(slots.slice(0, 50).every(({ isHot }) => isHot === 1)).toBe(true);
    expect(new Set(slots.slice(0, 20).map(({ vendor }) => vendor)).size).toBeGreaterThan(5);
  });

  it("K49 every class of the menu has games, and every game a class of the menu", () => {
    for (const type of gameTypes) {
      const keys = new Set(gameClasses[type].map(({ key }) => key));
      const used = new Set(of(type).flatMap(({ classes }) => classes));
      expect(used).toEqual(keys);
    }
  });

  it("S27 some games open a list of their vendor's games", () => {
    const lobbies = catalogue().all.filter(({ isGame }) => isGame === "VASSALAGE");
    expect(lobbies.length).toBeGreaterThan(5);
    expect(lobbies.every(({ names }) => names.EN.endsWith("Lobby"))).toBe(true);
  });

  it("round kinds follow class, then type", () => {
    expect(roundKind("RNG", ["SC"])).toBe("slot");
    expect(roundKind("RNG", ["TG"])).toBe("table");
    expect(roundKind("MINI", ["CRASH"])).toBe("dice");
    expect(roundKind("LIVE", ["ROU"])).toBe("table");
    expect(roundKind("FISH", ["BOSS"])).toBe("dice");
    expect(roundKind("LOTT", ["SEAFAST"])).toBe("lottery");
    expect(roundKind("ELOTT", ["VNDAY"])).toBe("lottery");
  });
});

describe("A226 themes and features", () => {
  it("every slot has a theme that C28 names, each theme and feature has slots, and other games have none", () => {
    const themes = new Set(slotThemes.map(({ key }) => key));
    expect(new Set(of("RNG").map((game) => themeOf(game)?.key))).toEqual(themes);
    const features = of("RNG").flatMap(featuresOf);
    for (const feature of slotFeatureList) {
      const share = features.filter((each) => each === feature).length / of("RNG").length;
      expect(share, feature.key).toBeGreaterThan(0.02);
      expect(share, feature.key).toBeLessThan(0.6);
    }
    expect(of("LIVE").filter((game) => themeOf(game) || featuresOf(game).length > 0)).toEqual([]);
  });
});
