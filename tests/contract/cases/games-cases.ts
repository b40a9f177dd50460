import { expect } from "vitest";
import {
  gameList,
  gameMenus,
  hotGames,
  jackpot,
  oneGame,
  vendorLanes,
  vendorMap,
  winnerBoard,
} from "../../../gateway/domains/games/calls.ts";
import { fixtures, gameFacts, gameSeats } from "../../../gateway/domains/games/facts/fact-calls.ts";
import {
  addFavorite,
  closeGames,
  favoriteIds,
  favoriteList,
  freeTrial,
  launchGame,
  recentGames,
  removeFavorite,
} from "../../../gateway/domains/games/personal-calls.ts";
import { contractCase, refusalOf } from "../support/case.ts";
import type { TestWorld } from "../support/sandbox.ts";

/** A slot with a free trial, or one without, found as a page finds it. */
async function someSlot(world: TestWorld, hasTrial = true) {
  const { platform } = world.visit();
  const page = await platform.call(gameList, { type: "RNG", pageNo: 1, pageSize: 100 });
  const slot = page.content.find((game) => game?.freeTrial === hasTrial && game.start === "FRAME");
  if (!slot) throw new Error("no such slot");
  return slot;
}

/** A slot and a live table. */
async function someIds(world: TestWorld) {
  const { platform } = world.visit();
  const page = await platform.call(gameList, { type: "LIVE", pageNo: 1, pageSize: 1 });
  return `${(await someSlot(world)).id},${page.content[0]?.id}`;
}

async function launchInput(world: TestWorld, hasTrial = true) {
  const { id, vendorCode, code: gameCode, type } = await someSlot(world, hasTrial);
  const backUrl = "http://localhost:8788/";
  return { gameId: Number(id), vendorCode, gameCode, type, backUrl };
}

async function favoriteInput(world: TestWorld) {
  const { id, vendorCode, type } = await someSlot(world);
  return { gameId: Number(id), vendorCode, type };
}

/** A201: named games come first, once, where the filter selects them; the others keep their order. */
async function expectFirst(world: TestWorld) {
  const { platform } = world.visit();
  const read = async (pageNo: number, first?: string) => {
    const input = { type: "RNG", ...(first ? { first } : {}), pageNo, pageSize: 50 } as const;
    return (await platform.call(gameList, input)).content.map((game) => game?.id ?? "");
  };
  const [plain, third] = [await read(1), await read(3)];
  const table = (await platform.call(gameList, { type: "LIVE", pageNo: 1, pageSize: 1 }))
    .content[0];
  const named = [third[7] ?? "", plain[3] ?? ""];
  const first = [named[0], table?.id, named[1], "none"].join(",");
  const others = plain.filter((id) => !named.includes(id));
  expect(await read(1, first)).toEqual([...named, ...others].slice(0, 50));
  expect(await read(3, first)).not.toContain(named[0]);
}

const page = () => ({ pageNo: 1, pageSize: 20 });

/** Games, and playing them. */
export const gamesCases = [
  contractCase(gameMenus, {
    needs: ["[].gameCategory", "[].vendors[].vassalage"],
    check: (menus) => {
      const types = menus.map(({ type }) => type);
      expect(types).toEqual(expect.arrayContaining(["RNG", "LIVE", "FISH", "PVP", "SPORTS"]));
      expect(menus.every(({ vendors }) => vendors.length > 0)).toBe(true);
    },
  }),
  contractCase(gameList, {
    needs: ["games", "games[].nodeId", "games[].vassalage", "games[].gameType", "games[].gameName"],
    input: () => ({
      type: "LIVE" as const,
      vendors: "EG3,EG4,EG7",
      sort: "NAME" as const,
      pageNo: 2,
      pageSize: 30,
    }),
    check: async ({ content: games, pageNum, totalPages, total }, world) => {
      await expectFirst(world);
      expect(pageNum).toBe(2);
      expect(totalPages).toBe(Math.ceil((total ?? 0) / 30));
      expect(games).toHaveLength(30);
      for (const game of games) expect(["EG3", "EG4", "EG7"]).toContain(game?.vendorCode);
      const names = games.map((game) => game?.name ?? "");
      expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
    },
  }),
  contractCase(hotGames, {
    needs: [
      "list",
      "list[].nodeId",
      "list[].vassalage",
      "list[].gameType",
      "list[].nodeName",
      "list[].features[].key",
      "list[].features[].name",
    ],
    check: ({ list }) => {
      expect(list).toHaveLength(24);
      expect(list.every(({ hot, name }) => hot && name)).toBe(true);
    },
  }),
  contractCase(oneGame, {
    input: async (world) => ({ gameId: Number((await someSlot(world)).id) }),
    check: async ({ game }, world) => expect(game).toEqual(await someSlot(world)),
  }),
  contractCase(gameFacts, {
    needs: ["list", "list[].nodeId", "list[].currency"],
    input: async (world) => ({ ids: await someIds(world) }),
    check: ({ list }) => {
      expect(list).toHaveLength(2);
      for (const { minBet, maxBet, rtp, rules } of list) {
        expect(Number(minBet)).toBeLessThan(Number(maxBet));
        expect(rtp).toBeGreaterThan(90);
        expect(rules?.length).toBeGreaterThan(20);
      }
      expect(list.map(({ volatility }) => volatility !== null)).toEqual([true, true]);
    },
  }),
  contractCase(gameSeats, {
    needs: ["list", "list[].nodeId", "list[].taken", "list[].total"],
    input: async (world) => ({ ids: await someIds(world) }),
    check: ({ list }) => {
      expect(list).toHaveLength(1);
      for (const { taken, total, results } of list) {
        expect(taken).toBeLessThanOrEqual(total);
        expect(results.every((result) => ["PLAYER", "BANKER", "TIE"].includes(result))).toBe(true);
      }
    },
  }),
  contractCase(fixtures, {
    needs: [
      "list",
      "list[].id",
      "list[].sport",
      "list[].home",
      "list[].away",
      "list[].startsAt",
      "list[].game",
      "list[].game.nodeId",
      "list[].game.vassalage",
      "list[].game.gameType",
      "list[].game.gameName",
    ],
    check: ({ list }) => {
      // Twelve rooms of sports and six of e-sports, four matches each.
      expect(list).toHaveLength(72);
      expect(new Set(list.map(({ game }) => game.type))).toEqual(new Set(["SPORTS", "ESPORTS"]));
      expect(list.every(({ home, away }) => home !== away)).toBe(true);
      expect(new Set(list.map(({ id }) => id)).size).toBe(72);
      // What is paid is less than what the chances would be worth.
      for (const { odds } of list) {
        const chances = [odds?.home, odds?.draw, odds?.away].map((each) => (each ? 1 / +each : 0));
        expect(chances.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(1);
      }
      const starts = list.map(({ startsAt }) => startsAt);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    },
  }),
  contractCase(jackpot, {
    needs: ["amount", "currency"],
    check: ({ amount, currency }) => {
      expect(Number(amount)).toBeGreaterThan(0);
      expect(currency).toBe("USD");
    },
  }),
  contractCase(vendorMap, {
    needs: [
      "*.gameClassify[].key",
      "*.themes[].key",
      "*.themes[].name",
      "*.features[].key",
      "*.features[].name",
    ],
    check: (types) => {
      expect(types.RNG?.classes.map(({ key }) => key)).toContain("MEGAWAY");
      expect(types.LIVE?.dealerLanguages).toContain("ko");
      expect(Object.keys(types.LIVE?.classes[0]?.vendors ?? {}).length).toBeGreaterThan(0);
    },
  }),
  contractCase(vendorLanes, {
    needs: ["data", "data.lanes", "data.lanes[].gameType"],
    check: ({ data }) => {
      const slots = data.lanes.find(({ type }) => type === "RNG");
      expect(slots?.cards.at(-1)?.more).toBe(true);
      expect(slots?.cards.length).toBeGreaterThan(2);
    },
  }),
  contractCase(freeTrial, {
    needs: ["url"],
    input: (world) => launchInput(world),
    check: async ({ url }, world) => {
      expect(new URL(url).pathname).toMatch(/^\/play\//);
      const paid = await launchInput(world, false);
      const refused = world.visit().platform.call(freeTrial, paid);
      expect(await refusalOf(refused)).toBe("trial.not.allowed");
    },
  }),
  contractCase(launchGame, {
    needs: ["url"],
    as: "player1",
    input: (world) => launchInput(world),
    check: async ({ url }, world) => {
      expect(new URL(url).pathname).toMatch(/^\/play\//);
      const { platform } = world.visit(await world.signIn("player1"));
      const wish = await launchInput(world);
      const launch = (gameCode = wish.gameCode) =>
        refusalOf(platform.call(launchGame, { ...wish, gameCode }));
      expect(await launch("NOPE")).toBe("game.not.found");
      await world.switch("set", { vendorsOff: [wish.vendorCode] });
      expect(await launch()).toBe("vendor.refused");
      await world.switch("set", { vendorsOff: [], gamesOff: [wish.gameId] });
      expect(await launch()).toBe("game.maintenance");
      await world.switch("set", { gamesOff: [] });
    },
  }),
  contractCase(closeGames, {
    as: "player1",
    check: async (_answer, world) => {
      const { platform, scope } = world.visit(await world.signIn("player1"));
      const { url } = await platform.call(launchGame, await launchInput(world));
      const address = `${scope.platform.origin}${new URL(url).pathname}`;
      const open = async () => (await scope.platform.fetch(new Request(address))).status;
      expect(await open()).toBe(200);
      await platform.call(closeGames, {});
      // In any tab: the address itself has ended. The next launch opens another one.
      expect(await open()).toBe(410);
      await platform.call(launchGame, await launchInput(world));
    },
  }),
  contractCase(recentGames, {
    needs: ["list"],
    as: "player1",
    input: page,
    check: ({ content: list, totalPages }) => {
      expect(list.every((game) => game?.name)).toBe(true);
      expect(totalPages).toBeGreaterThanOrEqual(list.length > 0 ? 1 : 0);
    },
  }),
  contractCase(favoriteIds, {
    as: "player1",
    check: (ids) => expect(new Set(ids).size).toBe(ids.length),
  }),
  contractCase(favoriteList, {
    needs: ["content"],
    as: "player1",
    input: page,
    check: ({ content }) => expect(content.every((game) => game?.name)).toBe(true),
  }),
  contractCase(addFavorite, {
    as: "player1",
    input: favoriteInput,
    check: async (_answer, world) => {
      const { platform } = world.visit(await world.signIn("player1"));
      const strange = platform.call(addFavorite, { gameId: 1, vendorCode: "PG", type: "RNG" });
      await expect(strange).rejects.toMatchObject({ detail: { errorCode: "game.not.found" } });
    },
  }),
  contractCase(removeFavorite, { as: "player1", input: favoriteInput, check: () => undefined }),
  contractCase(winnerBoard, {
    needs: [
      "list",
      "list[].vo",
      "list[].vo.gameName",
      "list[].vo.winAmount",
      "list[].vo.currency",
      "list[].vo.vassalage",
      "list[].vo.nodeId",
      "list[].vo.gameType",
    ],
    check: ({ list }) => {
      expect(list).toHaveLength(20);
      for (const { win } of list) expect(Number(win.amount)).toBeGreaterThan(0);
    },
  }),
];
