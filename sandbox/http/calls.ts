import { announcements } from "../domains/announcements/announcements";
import {
  addFavourite,
  favouriteIds,
  favouriteList,
  removeFavourite,
} from "../domains/games/favourites";
import { gameList } from "../domains/games/game-list";
import { gameMenus } from "../domains/games/game-menus";
import { hotGames } from "../domains/games/hot-games";
import { launchGame, launchTrial } from "../domains/games/launch";
import { newVendors } from "../domains/games/new-vendors";
import { recentGames } from "../domains/games/recent";
import { vendorMap } from "../domains/games/vendor-map";
import { memberIcon, memberInfo } from "../domains/member/info";
import { unreadCount } from "../domains/member/unread-count";
import { captcha } from "../domains/session/captcha";
import { freePlay } from "../domains/session/free-play";
import { login } from "../domains/session/login";
import { logout } from "../domains/session/logout";
import { helpCenter } from "../domains/system/help-center";
import { registerSetting } from "../domains/system/register-rules";
import { domainRoute, systemStatus } from "../domains/system/status";
import { whitelabel } from "../domains/system/whitelabel";
import { balance, merchantWallet } from "../domains/wallet/balance";
import { winnerBoard } from "../domains/winners/winner-board";
import { accountCalls } from "./account-calls";
import type { Call } from "./call";
import { groupBy } from "./group-by";

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
  hotGames,
  vendorMap,
  newVendors,
  launchTrial,
  recentGames,
  launchGame,
  favouriteIds,
  favouriteList,
  addFavourite,
  removeFavourite,
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
