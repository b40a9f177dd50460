import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import type { LotteryDrawsQueryVariables, PrizeMode } from "~/graphql/generated/graphql";
import { pageTitle } from "~/i18n/page-title.server.ts";
import type { GatewayAnswer } from "~/portal-context.ts";
import { partOf } from "~/reports/part-of.ts";
import type { Draw, Lottery } from "~/routes/lobby/draws/news.ts";
import { type Block, settleSoon } from "~/ui/blocks/block.ts";
import { type BoardAddress, type BoardPage, boardPageAt, readBoardAddress } from "./boards.ts";

const LotteryModes = graphql(`
  query LotteryModes {
    lotteryPrizeModes
  }
`);

const LotteryMenu = graphql(`
  query LotteryMenu($prizeMode: PrizeMode) {
    lotteries(prizeMode: $prizeMode) {
      code
      name
      group
      icon
      drawAt
      nextNumber
      intervalSeconds
      lastDraw {
        number
        drawnAt
        numbers
      }
      game {
        start
        id
        ...LaunchForm_game
      }
    }
  }
`);

const LotteryDraws = graphql(`
  query LotteryDraws($gameCode: ID!, $board: LotteryBoard!, $limit: Int!) {
    lotteryDraws(gameCode: $gameCode, board: $board, limit: $limit) {
      number
      drawnAt
      numbers
    }
  }
`);

const RecentLotteries = graphql(`
  query RecentLotteries {
    recentLotteries {
      code
      name
      icon
      game {
        start
      }
    }
  }
`);

/** The menu of a page: what is listed, and the lottery that the page is about. */
export interface Menu {
  groups: string[];
  /** How often there are draws, in seconds, the most frequent first; empty where the platform does not say. */
  intervals: number[];
  /** The requested group, with the requested number of draws. */
  listed: Lottery[];
  /** How many there are in the group. */
  total: number;
  selected: Lottery | null;
  /** True when the address names a lottery that is nowhere in the menus. */
  missing: boolean;
}

/** How many draws a view reads (C40, C41). */
const draws = { draws: 20, trend: 100 } as const;
/** How long the page waits for what may follow, in ms. */
const patience = 150;

/** Returns a list of the response. A list that the brand does not offer (A56) is empty. */
function listOf<TData, T>(
  answer: GatewayAnswer<TData>,
  pick: (data: TData) => T[] | null,
): Block<T[]> {
  const part = partOf(answer, pick);
  return "notOffered" in part ? { data: [] } : part;
}

/**
 * Loads a lottery page (R45–R47, S24–S26): the menu first; draws and recent lotteries are streamed.
 * @throws Response 404 if the brand has no lotteries (A56)
 */
export async function loadBoard(request: Request, context: AppLoadContext) {
  const { pathname, searchParams } = new URL(request.url);
  const page = boardPageAt(pathname);
  const address = readBoardAddress(searchParams);
  const { gateway } = context;
  const offered = (await gateway.execute(LotteryModes, {})).data?.lotteryPrizeModes ?? [];
  const { mode, menu } = await findMenu(context, page, address, offered);
  const gameCode = ("data" in menu && menu.data.selected?.code) || address.gameCode;
  const settled = await settleSoon(
    {
      recent: queryRecent(context),
      draws: gameCode
        ? queryDraws(context, { gameCode, board: page.board, limit: draws[address.view] })
        : Promise.resolve<Block<Draw[]>>({ data: [] }),
    },
    searchParams.get("stream") === "off" ? 10_000 : patience,
  );
  return {
    title: pageTitle(context, page.titleKey),
    page,
    address: { ...address, gameCode },
    /** By this clock, in ms: the draws' moments are of it. */
    now: context.now(),
    /** A84: those that the brand has, and the one that is shown. */
    modes: mode && !offered.includes(mode) ? [...offered, mode] : offered,
    mode,
    menu,
    ...settled,
    streamed: Object.values(settled).some((block) => block instanceof Promise),
  };
}

async function queryRecent({ gateway }: AppLoadContext) {
  return listOf(await gateway.execute(RecentLotteries, {}), (data) => data.recentLotteries ?? null);
}

async function queryDraws({ gateway }: AppLoadContext, which: LotteryDrawsQueryVariables) {
  return listOf(await gateway.execute(LotteryDraws, which), (data) => data.lotteryDraws ?? null);
}

export type BoardFound = Awaited<ReturnType<typeof loadBoard>>;

/**
 * The menu of the prize mode that the address names, or of the page's own. A lottery that is in neither is
 * looked for in the other modes: a game's start names no mode (S24–S26). LOTT and ELOTT may always be looked
 * through, ZY and SEA where the brand has them (A84).
 */
async function findMenu(
  context: AppLoadContext,
  page: BoardPage,
  address: BoardAddress,
  offered: readonly PrizeMode[],
): Promise<{ mode: PrizeMode | null; menu: Block<Menu> }> {
  const own = [address.mode, page.mode].find((mode) => mode && offered.includes(mode));
  const first = own ?? offered[0] ?? null;
  const found = await queryMenu(context, page, first);
  const { gameCode } = address;
  const has = (block: Block<Lottery[]>) =>
    "data" in block && block.data.some(({ code }) => code === gameCode);
  if (!gameCode || has(found)) return { mode: first, menu: menuOf(found, address) };
  for (const mode of new Set<PrizeMode>([...offered, "LOTT", "ELOTT"])) {
    if (mode === first) continue;
    const other = await queryMenu(context, page, mode);
    if (has(other)) return { mode, menu: menuOf(other, address) };
  }
  return { mode: first, menu: menuOf(found, address) };
}

async function queryMenu(
  { gateway }: AppLoadContext,
  { only }: BoardPage,
  prizeMode: PrizeMode | null,
): Promise<Block<Lottery[]>> {
  const answer = await gateway.execute(LotteryMenu, prizeMode ? { prizeMode } : {});
  const part = partOf(answer, (data) => data.lotteries);
  if ("notOffered" in part) throw new Response(null, { status: 404 });
  if (!("data" in part)) return part;
  // A platform that does not say what a lottery is played as has all of them on all pages.
  const belongs = ({ game }: Lottery) => !only || !game || game.start === only;
  return { ...part, data: part.data.filter(belongs) };
}

function menuOf(
  block: Block<Lottery[]>,
  { gameCode, group, every, shown }: BoardAddress,
): Block<Menu> {
  if (!("data" in block)) return block;
  const all = block.data;
  const groups = [...new Set(all.flatMap(({ group: name }) => name || []))];
  const intervals = [...new Set(all.flatMap(({ intervalSeconds }) => intervalSeconds || []))];
  const inGroup = all.filter(
    (each) =>
      (!group || !groups.includes(group) || each.group === group) &&
      (!every || !intervals.includes(every) || each.intervalSeconds === every),
  );
  const named = all.find(({ code }) => code === gameCode) ?? null;
  return {
    ...block,
    data: {
      groups,
      intervals: intervals.sort((a, b) => a - b),
      listed: inGroup.slice(0, shown),
      total: inGroup.length,
      selected: named ?? inGroup[0] ?? null,
      missing: gameCode !== null && named === null,
    },
  };
}
