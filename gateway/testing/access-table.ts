/**
 * Access by role and root field, written by hand from P1–P20, independent of the rules: the result of every
 * root field for a guest, a trial account, a member, an agent, a member whose password must be changed, and a
 * guest of unknown country. Only refusals because of the role count here.
 *
 * `.` open · `N` nobody signed in · `R` real accounts only · `A` agents only · `P` password first · `G`
 * closed where the country is unknown · `X` the operator's people only
 */
export const visitorNames = ["guest", "trial", "member", "agent", "expired", "nowhere"] as const;

const forAnyone = "......";
const forAnyoneKnown = ".....G";
const forAccounts = "N...PN";
const forPlay = "N...PG";
const forRealAccounts = "NR..PN";
const forMoney = "NR..PG";
const forAgents = "NRA.AN";
/** No account is one of the operator's people. */
const forOperators = "XXXXXX";
const forAgentsMoney = "NRA.AG";

export const accessTable: Readonly<Record<string, string>> = {
  "Query.ready": forAnyone,
  "Query.otherAccount": forAnyone,
  "Query.now": forAnyone,
  "Query.operator": forOperators,
  "Mutation.saveAgentView": forAgents,
  "Mutation.deleteAgentView": forAgents,
  "Mutation.chooseAgentStart": forAgents,
  "Mutation.changeAgentDisplay": forAgents,
  "Mutation.chooseReportColumns": forAgents,
  "Mutation.changeAttentionThresholds": forAgents,
  "Mutation.saveAccountNote": forAgents,
  "Mutation.saveAccountTags": forAgents,
  "Mutation.setEntryAside": forAgents,
  "Mutation.bringEntryBack": forAgents,
  "Mutation.saveRateTemplate": forAgents,
  "Mutation.deleteRateTemplate": forAgents,
  "Mutation.startAgentFile": forAgents,
  "Mutation.restartAgentFile": forAgents,
  "Mutation.deleteAgentFile": forAgents,
  "Mutation.scheduleAgentFile": forAgents,
  "Mutation.endAgentFileSchedule": forAgents,
  "Query.viewer": forAnyone,
  "Query.captcha": forAnyone,
  "Query.pendingLogin": forAnyone,
  "Query.codeCountdown": forAnyone,
  "Query.system": forAnyone,
  "Query.helpSections": forAnyone,
  "Query.search": forAnyone,
  "Query.indexedGames": forAnyone,
  "Query.announcements": forAnyone,
  "Query.affiliate": forAnyone,
  "Query.pendingIdentity": forAnyone,
  "Query.categories": forAnyone,
  "Query.lobby": forAnyone,
  "Query.games": forAnyone,
  "Query.hotGames": forAnyone,
  "Query.winners": forAnyone,
  "Query.gameWinners": forAnyone,
  "Query.vendorLanes": forAnyone,
  "Query.fixtures": forAnyone,
  "Query.jackpot": forAnyone,
  "Query.game": forAnyone,
  "Query.gameAllowed": forAnyone,
  "Query.gameIds": forAnyone,
  "Query.launch": forAnyoneKnown,
  "Query.lotteries": forAnyone,
  "Query.lotteryPrizeModes": forAnyone,
  "Query.lotteryDraws": forAnyone,
  "Query.breakNotice": forAnyone,
  "Query.breakChoices": forRealAccounts,
  "Query.openSessions": forRealAccounts,
  "Query.newSignIns": forRealAccounts,
  "Query.chatDesks": forAnyone,
  "Query.favoriteGames": forAccounts,
  "Query.recentGames": forAccounts,
  "Query.recentLotteries": forAccounts,
  "Query.rooms": forPlay,
  "Query.agentPolicy": forRealAccounts,
  "Query.vip": forRealAccounts,
  "Query.accountLimits": forRealAccounts,
  "Query.limitReview": forRealAccounts,
  "Query.previousLogin": forRealAccounts,
  "Query.playStatus": forAnyone,
  "Query.realityCheckSetting": forRealAccounts,
  "Query.promotionParticipations": forRealAccounts,
  "Query.missions": forRealAccounts,
  "Query.missionLeaderboard": forRealAccounts,
  "Query.accountSessions": forRealAccounts,
  "Query.profile": forRealAccounts,
  "Query.avatars": forRealAccounts,
  "Query.security": forRealAccounts,
  "Query.messages": forRealAccounts,
  "Query.wallet": forMoney,
  "Query.records": forRealAccounts,
  "Query.points": forMoney,
  "Query.contracts": forRealAccounts,
  "Query.agent": forAgents,
  "Mutation.keepAlive": forAnyone,
  "Mutation.logout": forAnyone,
  "Mutation.requestPasswordMail": forAnyoneKnown,
  "Mutation.resetPassword": forAnyoneKnown,
  "Mutation.sendFeedback": forAnyone,
  "Mutation.openChat": forAnyone,
  "Mutation.login": forAnyoneKnown,
  "Mutation.socialLogin": forAnyoneKnown,
  "Mutation.confirmLogin": forAnyoneKnown,
  "Mutation.freePlay": forAnyoneKnown,
  "Mutation.sendCode": forAnyoneKnown,
  "Mutation.register": forAnyoneKnown,
  "Mutation.setFavorite": forAccounts,
  "Mutation.endAccountSession": forRealAccounts,
  "Mutation.launchGame": forMoney,
  // Must be possible before the password is changed.
  "Mutation.changePassword": "NR...G",
  "Mutation.setPassword": forMoney,
  "Mutation.updateProfile": forRealAccounts,
  "Mutation.chooseAvatar": forRealAccounts,
  "Mutation.markMessagesRead": forRealAccounts,
  "Mutation.deleteMessages": forRealAccounts,
  "Mutation.setPaymentPassword": forMoney,
  "Mutation.startBreak": forRealAccounts,
  "Mutation.requestReturn": forAnyone,
  "Mutation.endOpenSession": forRealAccounts,
  "Mutation.endOtherSessions": forRealAccounts,
  "Mutation.readNewSignIns": forRealAccounts,
  "Mutation.changeLimit": forRealAccounts,
  "Mutation.chooseNoLimit": forRealAccounts,
  "Mutation.confirmLimit": forRealAccounts,
  "Mutation.dropLimitRequest": forRealAccounts,
  "Mutation.answerRealityCheck": forRealAccounts,
  "Mutation.changeRealityCheck": forRealAccounts,
  "Mutation.answerLimitReview": forRealAccounts,
  "Mutation.requestDeposit": forMoney,
  "Mutation.cancelDeposit": forMoney,
  "Mutation.renewDepositRate": forMoney,
  "Mutation.requestWithdrawal": forMoney,
  "Mutation.cancelWithdrawal": forMoney,
  "Mutation.confirmWithdrawal": forMoney,
  "Mutation.transferFunds": forMoney,
  "Mutation.returnFunds": forMoney,
  // The test's transfer goes to an account below, which members do not have (P9).
  "Mutation.transferToLine": "NRA.PG",
  "Mutation.addBankCard": forMoney,
  "Mutation.removeBankCard": forMoney,
  "Mutation.preferBankCard": forMoney,
  "Mutation.claimReward": forMoney,
  "Mutation.joinPromotion": forMoney,
  "Mutation.claimPromotion": forMoney,
  "Mutation.claimRebate": forMoney,
  "Mutation.redeemPoints": forMoney,
  "Mutation.convertPoints": forMoney,
  "Mutation.decideContract": forMoney,
  "Mutation.offerContract": forAgentsMoney,
  "Mutation.previewOffer": forAgentsMoney,
  "Mutation.registerDownline": forAgentsMoney,
  "Mutation.setDownlineRates": forAgentsMoney,
  "Mutation.countReferralVisit": forAnyone,
  "Mutation.createReferralLink": forAgents,
  "Mutation.deleteReferralLink": forAgents,
  "Mutation.changeReferralLink": forAgents,
  "Mutation.createReportKey": forAgents,
  "Mutation.rotateReportKey": forAgents,
  "Mutation.revokeReportKey": forAgents,
  "Mutation.createReportHook": forAgents,
  "Mutation.removeReportHook": forAgents,
  "Mutation.testReportHook": forAgents,
};

/**
 * The roles that may read a type, written by hand from P1–P20, independent of the resolvers. The contract
 * tests compare every field of a type with its line.
 */
export const roles = ["guest", "trial", "member", "agent"] as const;
export type Role = (typeof roles)[number];

const anyone = [
  "BreakNotice",
  "Affiliate Analytics Announcement Announcements Banner Captcha ChatDesk CodeCountdown ContactLink Features",
  "Fixture FixtureOdds Game GameCategory GameClass GameConnection GameFacts GameIds GameSeats HelpQuestion HelpSection",
  "Launch Lobby Lottery LotteryDraw",
  "SearchGroup SearchHit SearchResults",
  "MaintenanceWindow Money PageInfo PaymentMethod PendingLogin Promotion PromotionReward RegistrationRule ResourceLink System Vendor",
  "VendorCard VendorLane Winner WithdrawalTime",
];
const accounts = ["Balance Glance PlayedGame Room Viewer"];
const realAccounts = [
  "OpenPromotion LatestPayment PlayedBet",
  "BreakChoice OpenSession",
  "AgentPolicy PolicySection PromotionParticipation PromotionProgress VipLevel VipStanding AccountLimits LimitsOfKind AccountLimit LimitValue LimitRequest",
  "PlayStatus PlayClosed PlayResult RealityCheck RealityCheckSetting",
  "AccountSession AvatarChoice Mission MissionBoard MissionLeaderboard MissionRank MyMissionRank",
  "Bank BankCard BankCardForm BetDraw Bonus BonusConnection Contract ContractBook ContractStanding Contracts Deposit",
  "DepositConnection DepositMethod GameRecord GameRecordConnection GameRecordTotals LastLogin Message",
  "MessageConnection PeriodTerms PointBalance PointChange PointChangeConnection PointMall PointRatio",
  "PointReward PointRules Profile ProfitDay ProfitReport ProfitTotals RealTimeTerms Rebate RebateRow",
  "Records Redemption RedemptionConnection Referral ReferredFriend Reward Security Transaction",
  "TransactionConnection TransactionTotals Wallet WalletBalance Withdrawal WithdrawalConfirmation WithdrawalConnection",
  "LimitReview PreviousLogin SinceOpening StatementGame StatementGameConnection StatementPlay StatementProduct StatementProducts",
  "FundsReturn LineTransfer ReturnedWallet Wager WithdrawalLimits DownlineContract PaymentTarget ContractPreview",
  "RunningContract ContractCondition ContractChange",
];
const agents = [
  "Agent AgentAnnouncementConnection ContractPayment DownlineAccount DownlineConnection",
  "DownlineMember DownlineStep",
  "OwnRate PaymentConnection ProfitLossConnection ProfitLossRow ProfitLossSums Rate",
  "ReferralLink CommissionPayment CommissionPaymentConnection PaymentTotals",
  "RevenueReport RevenueRow RevenueTotals TeamDay TeamFigures TeamOverview AgentStanding TeamCurrency",
  "Income IncomeAccount IncomeBooked IncomeExpected IncomeExpectedPay IncomeMonth IncomeOfKind IncomeOpen",
  "IncomeBridge IncomeBridgePart IncomeBridgeProduct",
  "IncomePeriod IncomeProduct IncomeProductDay IncomeSums",
  "TeamFigureConnection TeamFigureRow TeamFigureSums RateChange RateReview",
  "RateReviewAccount RateReviewChange",
  "CommissionPart CommissionPartConnection CommissionPartTotals CommissionPassedOn",
  "Branch BranchConnection DailyNgr NgrDay RevenuePart RevenuePartConnection RevenuePartSums",
  "AgentFile AgentFileNews AgentFileSchedule AgentFiles",
  "AgentPreferences SavedView AgentDisplay ReportColumns OwnThresholds RateTemplate AccountTag",
  "Attention AttentionItem AttentionNews AttentionRow AttentionThresholds",
  "AttentionEntryConnection EntryAside",
  "LinkDay LinkDays LinkFigures LinkOfReport LinkReport LinkSource LinkSources",
  "ReportAccess ReportKey ReportHook Postback",
];

/** Roles by type. A type that is missing here is only returned by mutations. */
export const roleTable: ReadonlyMap<string, readonly Role[]> = new Map([
  ...lines(anyone, roles),
  ...lines(accounts, ["trial", "member", "agent"]),
  ...lines(realAccounts, ["member", "agent"]),
  ...lines(agents, ["agent"]),
]);

/** Data that a new sandbox world does not contain, or not on each of its ninety days. */
export const notAlwaysThere = [
  "PlayedBet PlayedGame LimitRequest BreakNotice OpenSession PreviousLogin",
  "GameIds SearchGroup SearchHit",
  "IncomeMonth AgentFile AgentFileNews AgentFileSchedule AgentFiles SavedView ReportColumns RateTemplate OwnThresholds RateChange",
  "AccountTag EntryAside",
  "LinkDay LinkDays LinkOfReport LinkSource LinkSources ReportAccess ReportKey ReportHook Postback",
  "Affiliate Analytics CodeCountdown Deposit Launch MaintenanceWindow PendingLogin RealTimeTerms Redemption",
  "FundsReturn LineTransfer ReturnedWallet PlayStatus PlayClosed PlayResult RealityCheck",
  "PaymentTarget ReferralLink Withdrawal WithdrawalConfirmation",
].flatMap((line) => line.split(" "));

function lines(names: readonly string[], allowed: readonly Role[]) {
  return names.flatMap((line) => line.split(" ")).map((name) => [name, allowed] as const);
}
