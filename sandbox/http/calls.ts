import { announcements } from "../domains/announcements/announcements.ts";
import {
  addFavorite,
  favoriteIds,
  favoriteList,
  removeFavorite,
} from "../domains/games/favorites.ts";
import { gameList } from "../domains/games/game-list.ts";
import { gameMenus } from "../domains/games/game-menus.ts";
import { hotGames } from "../domains/games/hot-games.ts";
import { launchGame, launchTrial } from "../domains/games/launch.ts";
import { newVendors } from "../domains/games/new-vendors.ts";
import { gameInfo, jackpot } from "../domains/games/one-game.ts";
import { recentGames } from "../domains/games/recent.ts";
import { vendorMap } from "../domains/games/vendor-map.ts";
import { memberIcon, memberInfo } from "../domains/member/info.ts";
import { unreadCount } from "../domains/member/unread-count.ts";
import { captcha } from "../domains/session/captcha.ts";
import { freePlay } from "../domains/session/free-play.ts";
import { login } from "../domains/session/login.ts";
import { logout } from "../domains/session/logout.ts";
import { helpCenter } from "../domains/system/help-center.ts";
import { registerSetting } from "../domains/system/register-rules.ts";
import { domainRoute, systemStatus } from "../domains/system/status.ts";
import { whitelabel } from "../domains/system/whitelabel.ts";
import { balance, merchantWallet } from "../domains/wallet/balance.ts";
import { winnerBoard } from "../domains/winners/winner-board.ts";
import { accountCalls } from "./account-calls.ts";
import type { Call } from "./call.ts";
import { groupBy } from "./group-by.ts";

/** The calls that the lobby lives on; those of accounts, money and agents stand beside. */
const calls: readonly Call[] = [
  login,
  freePlay,
  logout,
  memberInfo,
  memberIcon,
  registerSetting,
  whitelabel,
  captcha,
  systemStatus,
  domainRoute,
  helpCenter,
  balance,
  merchantWallet,
  gameMenus,
  gameList,
  gameInfo,
  jackpot,
  hotGames,
  vendorMap,
  newVendors,
  launchTrial,
  recentGames,
  launchGame,
  favoriteIds,
  favoriteList,
  addFavorite,
  removeFavorite,
  announcements,
  winnerBoard,
  unreadCount,
];

/** Every call of the platform. */
export const allCalls: readonly Call[] = [...calls, ...accountCalls];

const byPath = groupBy(allCalls, (call) => call.path);

/**
 * The call answered at a path with a method; with a method that none of them takes, the first one
 * there, so that the router can say #459.
 */
export function findCall(path: string, method: string): Call | undefined {
  const here = byPath.get(path);
  return here?.find(({ methods }) => methods.some((one) => one === method)) ?? here?.[0];
}
