import { agentRates, setDownlineRates } from "../domains/agent/agent-rates";
import { agentAnnouncements } from "../domains/agent/announcements";
import { downline } from "../domains/agent/downline";
import { overview } from "../domains/agent/overview";
import { listLinks, makeLink, registerBelow, removeLink } from "../domains/agent/register-centre";
import { profitLoss, revenue, teamTransactions } from "../domains/agent/reports";
import { launchChat, modelList } from "../domains/chat/chat-calls";
import { consolidated, contractCalls, contracts } from "../domains/contracts/contract-calls";
import { settlementCalls } from "../domains/contracts/settlement-calls";
import { roomList } from "../domains/games/rooms";
import {
  lotteryMenu,
  openedByGame,
  openedNumbers,
  recentLotteries,
} from "../domains/lottery/lottery-calls";
import { affiliate } from "../domains/member/affiliate";
import { feedback } from "../domains/member/feedback";
import { changePassword, mailPassword, resetPassword } from "../domains/member/passwords";
import { readProfile, security, writeProfile } from "../domains/member/profile-calls";
import { registerByMobile, registerByName } from "../domains/member/register";
import { endSession, sessions } from "../domains/member/sessions";
import { deleteMessages, messages, readMessages } from "../domains/messages/messages";
import { bonuses } from "../domains/missions/bonuses";
import { leaderboard } from "../domains/missions/leaderboard";
import { missionSummary } from "../domains/missions/missions";
import { claimReward, rewards } from "../domains/missions/rewards";
import { convertPoints } from "../domains/points/convert";
import {
  pointBalance,
  pointConfig,
  pointDetails,
  pointRewards,
} from "../domains/points/point-calls";
import { redeem, redeemList } from "../domains/points/redeem";
import { gameRecords } from "../domains/records/game-records";
import { profit } from "../domains/records/profit";
import { claimRebate, readRebate } from "../domains/records/rebate";
import { referral } from "../domains/records/referral";
import { transactions } from "../domains/records/transactions";
import { secondStep } from "../domains/session/second-step";
import { loginCode, registerCode, resetCode } from "../domains/session/sms-calls";
import { addCard, listCards, removeCard } from "../domains/wallet/bank-cards";
import { confirmWithdrawal, listConfirmations } from "../domains/wallet/confirmations";
import { listDepositMethods } from "../domains/wallet/deposit-methods";
import { listDeposits, requestDeposit } from "../domains/wallet/deposits";
import { lineTransfer } from "../domains/wallet/line-transfer";
import { setPaymentPassword } from "../domains/wallet/payment-password";
import { walletList, walletTransfer } from "../domains/wallet/vendor-wallets";
import {
  listWithdrawals,
  requestWithdrawal,
  withdrawalLimits,
} from "../domains/wallet/withdrawals";
import type { Call } from "./call";

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
