import { member, staff, trial } from "./member-types.ts";

const password = "Portico#2026";
const yesterday = 24 * 3_600_000;

interface DemoAccount {
  id: number;
  account: string;
  password: string;
  nickname: string;
  type: number;
  currency?: string;
  vip: number;
  balance: string;
  icon: string | { url: string } | null;
  uplineId?: number;
  firstTimeLogin?: boolean;
  passwordExpired?: boolean;
  locked?: boolean;
  /** A login needs a second step (E21). */
  secondStep?: boolean;
  /** Excluded when the world begins, for so many days. */
  exclusion?: { kind: "TIME_OUT" | "SELF_EXCLUSION"; days: number };
  messages: string[];
  /** What the account is there to show. */
  note: string;
}

const welcome = [
  "Your weekly loss bonus has been credited",
  "New tables are open in the live casino",
];

/** The accounts of every new world; development only, listed by `GET /__sandbox/accounts`. */
export const demoAccounts: readonly DemoAccount[] = [
  demo(100001, "player1", "Mina Park", member, 3, "2480.5600", {
    icon: "/media/avatars/7.svg",
    uplineId: 200002,
    messages: [...welcome, "New missions start every day"],
    note: "member",
  }),
  demo(100002, "player2", "Theo Lind", member, 1, "1250000.0000", {
    currency: "KRW",
    icon: "/media/avatars/3.svg",
    messages: welcome,
    note: "member with another currency",
  }),
  demo(100003, "newbie", "Ari", member, 0, "100.0000", {
    firstTimeLogin: true,
    note: "first login",
  }),
  demo(100004, "expired", "Jo Castle", member, 1, "320.1000", {
    passwordExpired: true,
    icon: "/media/avatars/11.svg",
    note: "password expired",
  }),
  demo(100005, "locked1", "Sam Gate", member, 0, "15.0000", { locked: true, note: "locked" }),
  demo(200001, "agent1", "Aurora House", 1, 5, "98200.0000", {
    icon: { url: "/media/avatars/1.svg" },
    messages: ["The commission of last month is ready"],
    note: "agent",
  }),
  demo(200002, "agent2", "Harbour Team", 2, 4, "12040.7500", {
    icon: { url: "/media/avatars/2.svg" },
    uplineId: 200001,
    note: "agent below agent1",
  }),
  demo(300001, "trial1", "Trial", trial, 0, "2000.0000", { note: "trial" }),
  demo(900001, "staff1", "Back office", staff, 0, "0.0000", { note: "refused by the portal" }),
];

/** Demo accounts of the second wave (`seed-accounts.ts`). */
export const moreDemoAccounts: readonly DemoAccount[] = [
  demo(100006, "newip1", "Robin Vale", member, 1, "50.0000", {
    secondStep: true,
    note: "second step at every login (code in GET /__sandbox/codes)",
  }),
  demo(100007, "default1", "Kim Reed", member, 0, "50.0000", {
    password: "Start#2026",
    note: "still has the operator's default password (DEFAULT_PASSWORD)",
  }),
  // `npm start` gives them their limits, which the portal keeps (tooling/runtime/seed-limits.mjs).
  demo(100021, "limit1", "Lee Moss", member, 1, "500.0000", {
    note: "10.00 below a deposit limit",
  }),
  demo(100022, "limit2", "Ida Rook", member, 1, "500.0000", {
    note: "a lost dollar below a limit on net loss",
  }),
  demo(100023, "limit3", "Max Fern", member, 1, "500.0000", { note: "two minutes of play a day" }),
  demo(100024, "limit4", "Zoe Hart", member, 1, "500.0000", {
    note: "a higher deposit limit waits for a day and a second yes",
  }),
  demo(100008, "timeout1", "Lee Marsh", member, 0, "50.0000", {
    exclusion: { kind: "TIME_OUT", days: 42 },
    note: "in a time-out of six weeks",
  }),
  demo(100009, "excluded1", "Noa Field", member, 0, "50.0000", {
    exclusion: { kind: "SELF_EXCLUSION", days: 184 },
    note: "excluded for half a year",
  }),
];

function demo(
  id: number,
  account: string,
  nickname: string,
  type: number,
  vip: number,
  balance: string,
  more: Partial<DemoAccount> & { note: string },
): DemoAccount {
  const base = { id, account, password: password, nickname, type, vip, balance };
  return { ...base, icon: null, messages: [], ...more };
}

/** When the demo accounts were last seen, so that C6 has a time to show. */
export function seedLastLogin(account: DemoAccount, now: number): number | null {
  return account.firstTimeLogin ? null : now - yesterday;
}
