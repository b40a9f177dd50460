/** The three lottery pages (R45–R47) as data, and what their addresses say. */
import type { GameStart, LotteryBoard, PrizeMode } from "~/graphql/generated/graphql";
import type { MessageKey } from "~/i18n/i18n.tsx";

export interface BoardPage {
  path: string;
  titleKey: MessageKey;
  /** Which of the platform's two lists of draws it reads (C40, C41). */
  board: LotteryBoard;
  /** The prize mode that it shows unless its address names one; null for that of S28. */
  mode: PrizeMode | null;
  /** Only lotteries that lead to this page are on it; null for all of its prize mode. */
  only: GameStart | null;
}

export const boardPages: readonly [BoardPage, ...BoardPage[]] = [
  { path: "/lottery", titleKey: "lottery.title", board: "GENERAL", mode: null, only: null },
  { path: "/seaLottery", titleKey: "lottery.seaTitle", board: "GENERAL", mode: "SEA", only: null },
  { path: "/vnLottery", titleKey: "lottery.vnTitle", board: "VN", mode: null, only: "VN_LOTTERY" },
];

/** The page at a path, matched without regard to case, as the router does. */
export function boardPageAt(pathname: string): BoardPage {
  const path = pathname
    .toLowerCase()
    .replace(/\.data$/, "")
    .replace(/(.)\/$/, "$1");
  return boardPages.find((page) => page.path.toLowerCase() === path) ?? boardPages[0];
}

const modes: readonly PrizeMode[] = ["LOTT", "ZY", "ELOTT", "SEA"];
export type BoardView = "draws" | "trend";

/** Lotteries that the menu shows at first, and that each "more" adds. */
export const menuStep = 20;
const mostShown = 400;

/** The parameters of a lottery page's address. */
export interface BoardAddress {
  gameCode: string | null;
  mode: PrizeMode | null;
  /** A group of the platform's, by its name. */
  group: string | null;
  /** Seconds from one draw to the next (H15). */
  every: number | null;
  shown: number;
  view: BoardView;
  /** Which ball's trend, from 1. */
  place: number;
}

export function readBoardAddress(search: URLSearchParams): BoardAddress {
  const whole = (name: string, most: number) => {
    const value = Number.parseInt(search.get(name) ?? "", 10);
    return value >= 1 ? Math.min(value, most) : null;
  };
  const gameCode = search.get("gameCode") ?? "";
  return {
    gameCode: /^[\w.-]{1,64}$/.test(gameCode) ? gameCode : null,
    mode: modes.find((mode) => mode === search.get("mode")) ?? null,
    group: search.get("group")?.slice(0, 60) || null,
    every: whole("every", 31 * 86_400),
    shown: whole("shown", mostShown) ?? menuStep,
    view: search.get("view") === "trend" ? "trend" : "draws",
    place: whole("place", 20) ?? 1,
  };
}

/** Returns the address with these parameters, without defaults. */
export function boardHref(path: string, wish: Partial<BoardAddress>): string {
  const { gameCode, mode, group, every, shown = menuStep, view = "draws", place = 1 } = wish;
  const said = {
    gameCode,
    mode,
    group,
    every: every ? String(every) : null,
    shown: shown === menuStep ? null : String(shown),
    view: view === "draws" ? null : view,
    place: place === 1 || view === "draws" ? null : String(place),
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Where a prize mode's lotteries are: those of South-East Asia have a page of their own. */
export const modeHref = (mode: PrizeMode): string =>
  mode === "SEA" ? "/seaLottery" : boardHref("/lottery", { mode });
