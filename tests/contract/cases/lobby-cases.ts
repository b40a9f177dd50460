import { expect } from "vitest";
import { chatDesks, launchChat } from "../../../gateway/domains/chat/calls.ts";
import { gameList } from "../../../gateway/domains/games/calls.ts";
import { launchGame } from "../../../gateway/domains/games/personal-calls.ts";
import {
  lotteryDraws,
  lotteryMenu,
  recentLotteries,
  roomList,
  vnLotteryDraws,
} from "../../../gateway/domains/lottery/calls.ts";
import { missionBoard, missionLeaderboard } from "../../../gateway/domains/missions/calls.ts";
import { contractCase } from "../support/case.ts";
import type { TestWorld } from "../support/sandbox.ts";

const firstLottery = async (world: TestWorld) => {
  const lotteries = await world.visit().platform.call(lotteryMenu, { prizeMode: "LOTT" });
  return { gameCode: lotteries[0]?.code ?? "", limit: 5 };
};

const draws = {
  needs: ["[].gameCode", "[].numero"],
  input: firstLottery,
  check: async (
    drawn: readonly { gameCode: string; drawnAt: number | null; numbers: string[] }[],
    world: TestWorld,
  ) => {
    const { gameCode } = await firstLottery(world);
    expect(drawn).toHaveLength(5);
    expect(new Set(drawn.map((draw) => draw.gameCode))).toEqual(new Set([gameCode]));
    expect(drawn.every(({ numbers }) => numbers.length > 0)).toBe(true);
    const times = drawn.map(({ drawnAt }) => drawnAt ?? 0);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(Date.now());
  },
};

/** The prize modes, each with the vendor of its own lotteries. */
const modes = [
  ["LOTT", "LOTT"],
  ["SEA", "TCG_SEA"],
  ["ELOTT", "TCG_LOTTO_VN"],
] as const;

async function lotteryNames(world: TestWorld, [prizeMode, vendor]: (typeof modes)[number]) {
  const menu = await world.visit().platform.call(lotteryMenu, { prizeMode });
  const own = menu.filter(({ game }) => game?.vendorCode === vendor);
  expect(own.length).toBeGreaterThan(3);
  return [...new Set(own.map(({ name }) => name))];
}

/** Plays a lottery, so that the list of recent ones has an entry. */
async function openLottery(world: TestWorld): Promise<Record<string, never>> {
  const { platform } = world.visit(await world.signIn("player1"));
  const filter = { type: "LOTT", pageNo: 1, pageSize: 1 } as const;
  const [game] = (await platform.call(gameList, filter)).content;
  if (!game) throw new Error("no lottery");
  await platform.call(launchGame, {
    gameId: Number(game.id),
    vendorCode: game.vendorCode,
    gameCode: game.code,
    type: "LOTT",
    backUrl: "https://portal.test/",
  });
  return {};
}

/** Rooms, lotteries, missions, chat. */
export const lobbyCases = [
  contractCase(roomList, {
    needs: ["[].roomId"],
    as: "player1",
    input: () => ({ vendorCode: "EG3" }),
    check: async (rooms, world) => {
      expect(rooms.length).toBeGreaterThan(0);
      for (const { minBet, maxBet, players, status } of rooms) {
        expect(Number(maxBet)).toBeGreaterThan(Number(minBet));
        expect(players).toBeGreaterThanOrEqual(0);
        expect(["OPEN", "FULL", "CLOSED"]).toContain(status);
      }
      await world.switch("set", { vendorsOff: ["EG3"] });
      const { platform } = world.visit(await world.signIn("player1"));
      const closed = await platform.call(roomList, { vendorCode: "EG3" });
      expect(new Set(closed.map(({ status }) => status))).toEqual(new Set(["CLOSED"]));
      await world.switch("set", { vendorsOff: [] });
    },
  }),
  contractCase(lotteryMenu, {
    needs: ["[].gameCode"],
    input: () => ({ prizeMode: "LOTT" as const }),
    check: async (lotteries, world) => {
      const times = lotteries.map(({ drawAt }) => drawAt ?? 0);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const names = await Promise.all(modes.map((mode) => lotteryNames(world, mode)));
      expect(new Set(names.flat()).size).toBe(names.flat().length);
      expect(lotteries.length).toBeGreaterThan(0);
      for (const { code, drawAt, intervalSeconds, icon, lastDraw, game } of lotteries) {
        expect(lastDraw?.drawnAt).toBe(Number(drawAt) - Number(intervalSeconds) * 1000);
        expect(game?.code).toBe(code);
        expect(drawAt).toBeGreaterThan(Date.now() - 5_000);
        expect(intervalSeconds).toBeGreaterThan(0);
        expect(icon).toMatch(/^\/media\//);
      }
    },
  }),
  contractCase(recentLotteries, {
    needs: ["[].gameCode"],
    as: "player1",
    input: openLottery,
    check: (lotteries) => expect(lotteries).toHaveLength(1),
  }),
  contractCase(lotteryDraws, draws),
  contractCase(vnLotteryDraws, draws),
  contractCase(missionBoard, {
    needs: [
      "missions",
      "missions[].id",
      "missions[].kind",
      "missions[].target",
      "missions[].progress",
      "missions[].reward",
    ],
    as: "player1",
    check: ({ missions }) => {
      expect(new Set(missions.map(({ kind }) => kind))).toEqual(
        new Set(["STAKE", "DEPOSIT", "ROUNDS"]),
      );
      for (const { target, progress, status } of missions) {
        expect(Number(progress)).toBeLessThanOrEqual(Number(target));
        expect(["PROCESS", "CLAIM", "CLAIMED"]).toContain(status);
      }
    },
  }),
  contractCase(missionLeaderboard, {
    needs: ["list", "list[].rank"],
    as: "player1",
    check: ({ list, me }) => {
      expect(list.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1));
      expect(list[0]?.customer).toContain("*");
      expect(me?.points).toBeGreaterThanOrEqual(0);
    },
  }),
  contractCase(chatDesks, {
    needs: ["[].id"],
    check: (desks) => expect(desks.map(({ id }) => id)).toContain("service"),
  }),
  contractCase(launchChat, {
    needs: ["chatUrl"],
    input: () => ({ color: "#4ce0b3", title: "Help <now>", deskId: "payments" }),
    check: async ({ address }, world) => {
      expect(new URL(address).origin).toBe("http://localhost:8789");
      expect(address).toContain("/chat/");
      const { platform } = world.visit().scope;
      const { pathname, search } = new URL(address);
      const page = await platform.fetch(new Request(`${platform.origin}${pathname}${search}`));
      expect(await page.text()).toContain("Help &lt;now&gt;");
    },
  }),
];
