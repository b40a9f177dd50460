import * as agentRates from "../domains/agent/agent-rates.ts";
import * as agentStanding from "../domains/agent/agent-standing.ts";
import * as agentAnnouncements from "../domains/agent/announcements.ts";
import * as attention from "../domains/agent/attention/attention.ts";
import * as branches from "../domains/agent/branches.ts";
import * as commissionChange from "../domains/agent/commission/commission-change.ts";
import * as commissionParts from "../domains/agent/commission/commission-parts.ts";
import * as commissionPayments from "../domains/agent/commission/commission-payments.ts";
import * as currencies from "../domains/agent/currencies.ts";
import * as dailySums from "../domains/agent/daily-sums.ts";
import * as downline from "../domains/agent/downline.ts";
import * as downlineAccount from "../domains/agent/downline-account.ts";
import * as income from "../domains/agent/income/income.ts";
import * as linkFigures from "../domains/agent/links/link-figures.ts";
import * as referralLink from "../domains/agent/links/referral-link.ts";
import * as overview from "../domains/agent/overview.ts";
import * as agentPolicy from "../domains/agent/policy.ts";
import * as rateChanges from "../domains/agent/rate-changes.ts";
import * as rateEffect from "../domains/agent/rate-effect.ts";
import * as registerCenter from "../domains/agent/register-center.ts";
import * as reportToken from "../domains/agent/report-token.ts";
import * as reports from "../domains/agent/reports.ts";
import * as revenueBy from "../domains/agent/revenue-by.ts";
import * as teamEvents from "../domains/agent/team-events.ts";
import * as teamFigures from "../domains/agent/team-figures.ts";
import * as announcements from "../domains/announcements/announcements.ts";
import * as participation from "../domains/announcements/participation-calls.ts";
import * as chat from "../domains/chat/chat-calls.ts";
import * as contract from "../domains/contracts/contract-calls.ts";
import * as contractPreview from "../domains/contracts/preview.ts";
import * as running from "../domains/contracts/running.ts";
import * as settlement from "../domains/contracts/settlement-calls.ts";
import * as favorites from "../domains/games/favorites.ts";
import * as fixtures from "../domains/games/fixtures.ts";
import * as gameFacts from "../domains/games/game-facts.ts";
import * as gameList from "../domains/games/game-list.ts";
import * as gameMenus from "../domains/games/game-menus.ts";
import * as hotGames from "../domains/games/hot-games.ts";
import * as launch from "../domains/games/launch.ts";
import * as newVendors from "../domains/games/new-vendors.ts";
import * as oneGame from "../domains/games/one-game.ts";
import * as recent from "../domains/games/recent.ts";
import * as rooms from "../domains/games/rooms.ts";
import * as vendorMap from "../domains/games/vendor-map.ts";
import * as lottery from "../domains/lottery/lottery-calls.ts";
import * as affiliate from "../domains/member/affiliate.ts";
import * as exclusion from "../domains/member/exclusion-calls.ts";
import * as feedback from "../domains/member/feedback.ts";
import * as identity from "../domains/member/identity.ts";
import * as info from "../domains/member/info.ts";
import * as limit from "../domains/member/limit-calls.ts";
import * as passwords from "../domains/member/passwords.ts";
import * as profile from "../domains/member/profile-calls.ts";
import * as register from "../domains/member/register.ts";
import * as sessions from "../domains/member/sessions.ts";
import * as unreadCount from "../domains/member/unread-count.ts";
import * as messages from "../domains/messages/messages.ts";
import * as bonuses from "../domains/missions/bonuses.ts";
import * as leaderboard from "../domains/missions/leaderboard.ts";
import * as missions from "../domains/missions/missions.ts";
import * as rewards from "../domains/missions/rewards.ts";
import * as convert from "../domains/points/convert.ts";
import * as point from "../domains/points/point-calls.ts";
import * as redeem from "../domains/points/redeem.ts";
import * as gameRecords from "../domains/records/game-records.ts";
import * as profit from "../domains/records/profit.ts";
import * as rebate from "../domains/records/rebate.ts";
import * as referral from "../domains/records/referral.ts";
import * as statement from "../domains/records/statement.ts";
import * as transactions from "../domains/records/transactions.ts";
import * as captcha from "../domains/session/captcha.ts";
import * as freePlay from "../domains/session/free-play.ts";
import * as login from "../domains/session/login.ts";
import * as logout from "../domains/session/logout.ts";
import * as secondStep from "../domains/session/second-step.ts";
import * as sms from "../domains/session/sms-calls.ts";
import * as social from "../domains/session/social.ts";
import * as helpCenter from "../domains/system/help-center.ts";
import * as registerRules from "../domains/system/register-rules.ts";
import * as status from "../domains/system/status.ts";
import * as whitelabel from "../domains/system/whitelabel.ts";
import * as vip from "../domains/vip/vip.ts";
import * as balance from "../domains/wallet/balance.ts";
import * as bankCards from "../domains/wallet/bank-cards.ts";
import * as confirmations from "../domains/wallet/confirmations.ts";
import * as depositMethods from "../domains/wallet/deposit-methods.ts";
import * as deposits from "../domains/wallet/deposits.ts";
import * as lineTransfer from "../domains/wallet/line-transfer.ts";
import * as paymentPassword from "../domains/wallet/payment-password.ts";
import * as vendorWallets from "../domains/wallet/vendor-wallets.ts";
import * as withdrawals from "../domains/wallet/withdrawals.ts";
import * as winnerBoard from "../domains/winners/winner-board.ts";
import { type Call, isCall } from "./call.ts";
import { groupBy } from "./group-by.ts";

/** The modules that define calls. Every exported call of a module is part of the platform. */
const files: readonly Record<string, unknown>[] = [
  agentRates,
  rateChanges,
  rateEffect,
  agentStanding,
  agentAnnouncements,
  attention,
  branches,
  currencies,
  commissionChange,
  commissionParts,
  commissionPayments,
  dailySums,
  downline,
  downlineAccount,
  income,
  linkFigures,
  overview,
  teamEvents,
  teamFigures,
  agentPolicy,
  referralLink,
  registerCenter,
  reports,
  reportToken,
  revenueBy,
  announcements,
  participation,
  chat,
  contract,
  contractPreview,
  running,
  settlement,
  favorites,
  fixtures,
  gameFacts,
  gameList,
  gameMenus,
  hotGames,
  launch,
  newVendors,
  oneGame,
  recent,
  rooms,
  vendorMap,
  lottery,
  affiliate,
  feedback,
  info,
  passwords,
  exclusion,
  identity,
  limit,
  profile,
  register,
  sessions,
  unreadCount,
  messages,
  bonuses,
  leaderboard,
  missions,
  rewards,
  convert,
  point,
  redeem,
  gameRecords,
  profit,
  rebate,
  referral,
  statement,
  transactions,
  captcha,
  freePlay,
  login,
  logout,
  secondStep,
  social,
  sms,
  helpCenter,
  registerRules,
  status,
  whitelabel,
  vip,
  balance,
  bankCards,
  confirmations,
  depositMethods,
  deposits,
  lineTransfer,
  paymentPassword,
  vendorWallets,
  withdrawals,
  winnerBoard,
];

/** Every call of the platform. */
export const allCalls: readonly Call[] = files
  .flatMap((file) => Object.values(file).flat())
  .filter(isCall);

const byPath = groupBy(allCalls, (call) => call.path);

/**
 * The call of a path and method. With a method that no call of the path has, the path's first call, so that
 * the router can return #459. Undefined for an unknown path.
 */
export function findCall(path: string, method: string): Call | undefined {
  const here = byPath.get(path);
  return here?.find(({ methods }) => methods.some((one) => one === method)) ?? here?.[0];
}
