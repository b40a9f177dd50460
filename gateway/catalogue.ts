/** Every platform call there is, in the order of their coverage ids. Docs and contract tests read it. */
import { accountRows } from "./catalogue-accounts.ts";
import { memberRows } from "./catalogue-members.ts";
import { listAnnouncements } from "./domains/announcements/calls.ts";
import {
  gameList,
  gameMenus,
  hotGames,
  vendorLanes,
  vendorMap,
  winnerBoard,
} from "./domains/games/calls.ts";
import {
  addFavorite,
  favoriteIds,
  favoriteList,
  freeTrial,
  launchGame,
  recentGames,
  removeFavorite,
} from "./domains/games/personal-calls.ts";
import { memberIcon, memberInfo, unreadCount } from "./domains/member/calls.ts";
import { freePlay, login, logout } from "./domains/session/calls.ts";
import {
  captcha,
  domainRoute,
  helpCenter,
  registerSettings,
  systemStatus,
  whitelabel,
} from "./domains/system/calls.ts";
import { merchantWallet, walletBalance } from "./domains/wallet/calls.ts";
import type { Call } from "./platform/call.ts";

export const catalogue: readonly Call[] = [
  login,
  freePlay,
  logout,
  memberInfo,
  memberIcon,
  registerSettings,
  whitelabel,
  captcha,
  systemStatus,
  domainRoute,
  helpCenter,
  walletBalance,
  merchantWallet,
  gameMenus,
  gameList,
  hotGames,
  vendorMap,
  vendorLanes,
  freeTrial,
  recentGames,
  launchGame,
  favoriteIds,
  favoriteList,
  addFavorite,
  removeFavorite,
  listAnnouncements,
  winnerBoard,
  unreadCount,
  ...memberRows,
  ...accountRows,
];
