/** Rows of registration, passwords, profile, messages, lottery, missions and chat, by coverage id. */
import { chatDesks, launchChat } from "./domains/chat/calls.ts";
import { feedback } from "./domains/feedback/calls.ts";
import {
  lotteryDraws,
  lotteryMenu,
  recentLotteries,
  roomList,
  vnLotteryDraws,
} from "./domains/lottery/calls.ts";
import {
  accountSessions,
  endAccountSession,
  profile,
  security,
  setPaymentPassword,
  updateProfile,
} from "./domains/member/profile-calls.ts";
import { deleteMessages, messageList, readMessages } from "./domains/messages/calls.ts";
import { missionBoard, missionLeaderboard } from "./domains/missions/calls.ts";
import {
  affiliate,
  changePassword,
  confirmLogin,
  passwordByMail,
  passwordBySms,
  register,
  registerByMobile,
  smsForLogin,
  smsForPassword,
  smsForRegistration,
} from "./domains/session/account-calls.ts";
import type { Call } from "./platform/call.ts";

export const memberRows: readonly Call[] = [
  smsForLogin,
  smsForRegistration,
  register,
  registerByMobile,
  changePassword,
  passwordByMail,
  passwordBySms,
  affiliate,
  feedback,
  roomList,
  lotteryMenu,
  recentLotteries,
  lotteryDraws,
  vnLotteryDraws,
  missionBoard,
  missionLeaderboard,
  chatDesks,
  launchChat,
  confirmLogin,
  smsForPassword,
  profile,
  updateProfile,
  security,
  setPaymentPassword,
  accountSessions,
  endAccountSession,
  messageList,
  readMessages,
  deleteMessages,
];
