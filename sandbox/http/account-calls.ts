import { agentRates, setDownlineRates } from "../domains/agent/agent-rates.ts";
import { agentAnnouncements } from "../domains/agent/announcements.ts";
import { downline } from "../domains/agent/downline.ts";
import { overview } from "../domains/agent/overview.ts";
import { agentPolicy } from "../domains/agent/policy.ts";
import {
  listLinks,
  makeLink,
  registerBelow,
  removeLink,
} from "../domains/agent/register-center.ts";
import { profitLoss, revenue, teamTransactions } from "../domains/agent/reports.ts";
import { launchChat, modelList } from "../domains/chat/chat-calls.ts";
import { consolidated, contractCalls, contracts } from "../domains/contracts/contract-calls.ts";
import { settlementCalls } from "../domains/contracts/settlement-calls.ts";
import { roomList } from "../domains/games/rooms.ts";
import {
  lotteryMenu,
  openedByGame,
  openedNumbers,
  recentLotteries,
} from "../domains/lottery/lottery-calls.ts";
import { affiliate } from "../domains/member/affiliate.ts";
import { feedback } from "../domains/member/feedback.ts";
import { changePassword, mailPassword, resetPassword } from "../domains/member/passwords.ts";
import { readProfile, security, writeProfile } from "../domains/member/profile-calls.ts";
import { registerByMobile, registerByName } from "../domains/member/register.ts";
import { endSession, sessions } from "../domains/member/sessions.ts";
import { deleteMessages, messages, readMessages } from "../domains/messages/messages.ts";
import { bonuses } from "../domains/missions/bonuses.ts";
import { leaderboard } from "../domains/missions/leaderboard.ts";
import { missionSummary } from "../domains/missions/missions.ts";
import { claimReward, rewards } from "../domains/missions/rewards.ts";
import { convertPoints } from "../domains/points/convert.ts";
import {
  pointBalance,
  pointConfig,
  pointDetails,
  pointRewards,
} from "../domains/points/point-calls.ts";
import { redeem, redeemList } from "../domains/points/redeem.ts";
import { gameRecords } from "../domains/records/game-records.ts";
import { profit } from "../domains/records/profit.ts";
import { claimRebate, readRebate } from "../domains/records/rebate.ts";
import { referral } from "../domains/records/referral.ts";
import { transactions } from "../domains/records/transactions.ts";
import { secondStep } from "../domains/session/second-step.ts";
import { loginCode, registerCode, resetCode } from "../domains/session/sms-calls.ts";
import { vipStanding } from "../domains/vip/vip.ts";
import { addCard, listCards, removeCard } from "../domains/wallet/bank-cards.ts";
import { confirmWithdrawal, listConfirmations } from "../domains/wallet/confirmations.ts";
import { listDepositMethods } from "../domains/wallet/deposit-methods.ts";
import { listDeposits, requestDeposit } from "../domains/wallet/deposits.ts";
import { lineTransfer } from "../domains/wallet/line-transfer.ts";
import { setPaymentPassword } from "../domains/wallet/payment-password.ts";
import { walletList, walletTransfer } from "../domains/wallet/vendor-wallets.ts";
import {
  listWithdrawals,
  requestWithdrawal,
  withdrawalLimits,
} from "../domains/wallet/withdrawals.ts";
import type { Call } from "./call.ts";

/** The calls of `docs/platform-wire-accounts.md`, in its order. */
export const accountCalls: readonly Call[] = [
  loginCode,
  registerCode,
  resetCode,
  registerByName,
  registerByMobile,
  changePassword,
  mailPassword,
  resetPassword,
  consolidated,
  affiliate,
  feedback,
  secondStep,
  readProfile,
  writeProfile,
  security,
  setPaymentPassword,
  sessions,
  endSession,
  vipStanding,
  walletTransfer,
  walletList,
  listDepositMethods,
  requestDeposit,
  listDeposits,
  listCards,
  addCard,
  removeCard,
  requestWithdrawal,
  listWithdrawals,
  withdrawalLimits,
  listConfirmations,
  confirmWithdrawal,
  lineTransfer,
  gameRecords,
  transactions,
  profit,
  bonuses,
  rewards,
  claimReward,
  referral,
  messages,
  readMessages,
  deleteMessages,
  readRebate,
  claimRebate,
  roomList,
  lotteryMenu,
  recentLotteries,
  openedNumbers,
  openedByGame,
  missionSummary,
  leaderboard,
  ...contractCalls,
  contracts,
  agentAnnouncements,
  overview,
  agentPolicy,
  registerBelow,
  listLinks,
  makeLink,
  removeLink,
  agentRates,
  downline,
  setDownlineRates,
  profitLoss,
  revenue,
  teamTransactions,
  ...settlementCalls,
  pointBalance,
  pointRewards,
  redeemList,
  pointConfig,
  pointDetails,
  redeem,
  convertPoints,
  modelList,
  launchChat,
];
