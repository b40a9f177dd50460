/**
 * Who may ever read something of a type, written by hand from P1–P20 and apart from the resolvers.
 * Every field of a type is held to its line; `Query`'s own fields stand in
 * `gateway/testing-access-table.ts`.
 */
export const roles = ["guest", "trial", "member", "agent"] as const;
export type Role = (typeof roles)[number];

const anyone = [
  "Affiliate Analytics Announcement Announcements Banner Captcha ChatDesk CodeCountdown ContactLink Features",
  "Game GameCategory GameClass GameConnection HelpSection Launch Lobby Lottery LotteryDraw",
  "MaintenanceWindow Money PageInfo PendingLogin Promotion RegistrationRule ResourceLink System Vendor",
  "VendorCard VendorLane Winner",
];
const accounts = ["Balance Room Viewer"];
const realAccounts = [
  "AgentPolicy PolicySection VipLevel VipStanding",
  "AccountSession Mission MissionBoard MissionLeaderboard MissionRank MyMissionRank",
  "BankCard Bonus BonusConnection Contract ContractBook ContractStanding Contracts Deposit",
  "DepositConnection DepositMethod GameRecord GameRecordConnection GameRecordTotals LastLogin Message",
  "MessageConnection PeriodTerms PointBalance PointChange PointChangeConnection PointMall PointRatio",
  "PointReward PointRules Profile ProfitDay ProfitReport ProfitTotals RealTimeTerms Rebate RebateRow",
  "Records Redemption RedemptionConnection Referral ReferredFriend Reward Security Transaction",
  "TransactionConnection Wallet WalletBalance Withdrawal WithdrawalConfirmation WithdrawalConnection",
  "WithdrawalLimits DownlineContract PaymentTarget",
];
const agents = [
  "Agent AgentAnnouncementConnection ContractPayment DownlineConnection DownlineMember DownlineStep",
  "OwnRate PaymentConnection ProfitLossConnection ProfitLossRow ProfitLossSums Rate ReferralLink",
  "RevenueReport RevenueRow RevenueTotals TeamDay TeamOverview",
];

/** Roles by type. A type that is missing here is answered by changes only. */
export const roleTable: ReadonlyMap<string, readonly Role[]> = new Map([
  ...lines(anyone, roles),
  ...lines(accounts, ["trial", "member", "agent"]),
  ...lines(realAccounts, ["member", "agent"]),
  ...lines(agents, ["agent"]),
]);

/** What a fresh world has nothing of, or not on every day of its ninety. */
export const notAlwaysThere = [
  "Affiliate Analytics CodeCountdown Deposit Launch MaintenanceWindow PendingLogin RealTimeTerms Redemption",
  "PaymentTarget ReferralLink Withdrawal WithdrawalConfirmation",
].flatMap((line) => line.split(" "));

function lines(names: readonly string[], allowed: readonly Role[]) {
  return names.flatMap((line) => line.split(" ")).map((name) => [name, allowed] as const);
}
