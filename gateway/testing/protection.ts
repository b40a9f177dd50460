/** The protection of accounts in memory, for tests of the gateway. */
import { AccountProtection, tablesInMemory } from "../protection/account-protection.ts";
import { marksOf } from "../protection/breaks/person-marks.ts";
import { PersonRegister, registerInMemory } from "../protection/breaks/person-register.ts";
import { LimitReview, reviewsInMemory } from "../protection/limits/limit-review.ts";
import { PlayLimits, playLimitTablesInMemory } from "../protection/play/play-limits.ts";
import { PlaySessions, playTablesInMemory } from "../protection/play/play-sessions.ts";
import { LoginTimes, loginsInMemory } from "../protection/sign-ins/login-times.ts";
import type { AccountAccessPort } from "../request/access-port.ts";
import type { AccountProtectionPort, ProtectionPort } from "../request/protection-port.ts";
import type { RegisterPort } from "../request/register-port.ts";
import { accessInMemory } from "./access.ts";

/** A register of excluded persons; its keys are the values themselves. */
export function registerInTests(): RegisterPort & Pick<PersonRegister, "set"> {
  const excluded = new PersonRegister(registerInMemory());
  let changes = 0;
  return {
    set(...entry) {
      changes += 1;
      excluded.set(...entry);
    },
    entriesOf: async (person) => marksOf(person).map((key) => ({ shard: "all", key })),
    hasAny: async (entries, now) =>
      excluded.has(
        entries.map(({ key }) => key),
        now,
      ),
    accountEntry: async (account) => ({ shard: "all", key: `account:${account.toLowerCase()}` }),
    excludedAccounts: async (accounts, now) =>
      new Set(
        accounts.filter((account) => excluded.has([`account:${account.toLowerCase()}`], now)),
      ),
    changes: async () => changes,
    changeEntry: async () => ({ shard: "all", key: "change" }),
    isExcluded: async (person, now) => excluded.has(marksOf(person), now),
  };
}

export function protectionInMemory(register = registerInTests()): ProtectionPort {
  const access = new Map<string, AccountAccessPort>();
  const accessOf = (name: string) => {
    const known =
      access.get(name) ?? accessInMemory((keys, until) => register.set(name, keys, until));
    access.set(name, known);
    return known;
  };
  const accounts = new Map<string, { protection: AccountProtection; limits: PlayLimits }>();
  const made = () => {
    const protection = new AccountProtection(tablesInMemory());
    const limits = new PlayLimits(playLimitTablesInMemory(), protection);
    return { protection, limits };
  };
  const reviews = new Map<string, LimitReview>();
  const logins = new Map<string, LoginTimes>();
  const of = (name: string) => {
    const known = accounts.get(name) ?? made();
    accounts.set(name, known);
    return known;
  };
  const playing = new Map<string, PlaySessions>();
  const playOf = (name: string) => {
    const known = playing.get(name) ?? new PlaySessions(playTablesInMemory());
    playing.set(name, known);
    return known;
  };
  return {
    of(account): AccountProtectionPort {
      const name = account.toLowerCase();
      const { protection, limits } = of(name);
      const play = playOf(name);
      const own = accessOf(name);
      const review = reviews.get(name) ?? new LimitReview(reviewsInMemory());
      reviews.set(name, review);
      const times = logins.get(name) ?? new LoginTimes(loginsInMemory());
      logins.set(name, times);
      return {
        ...own,
        read: async (...args) => protection.read(...args),
        change: async (...args) => protection.change(...args),
        confirm: async (...args) => protection.confirm(...args),
        dropRequest: async (...args) => protection.dropRequest(...args),
        notePlatformLimits: async (...args) => protection.notePlatformLimits(...args),
        chooseNone: async (...args) => protection.chooseNone(...args),
        reserve: async (deposit) =>
          (await own.openBreak(deposit.now)) ? { state: "ON_BREAK" } : protection.reserve(deposit),
        made: async (...args) => protection.made(...args),
        undone: async (...args) => protection.undone(...args),
        checkPlay: async (question) =>
          (await own.openBreak(question.now)) ? { state: "ON_BREAK" } : limits.checkPlay(question),
        playedMs: async (...args) => limits.playedMs(...args),
        reviewState: async (...args) => review.reviewState(...args),
        answerReview: async (...args) => review.answerReview(...args),
        noteLogin: async (...args) => times.noteLogin(...args),
        loginBefore: async (...args) => times.loginBefore(...args),
        visitPlay: async (...args) => play.visitPlay(...args),
        bookPlay: async (...args) => play.bookPlay(...args),
        answerCheck: async (...args) => play.answerCheck(...args),
        readCheckInterval: async () => play.readCheckInterval(),
        changeCheckInterval: async (...args) => play.changeCheckInterval(...args),
      };
    },
  };
}
