import type { Account } from "./account.ts";

/** What requests may call of an account. Nothing else of it is reached from outside. */
export const callsOf = (account: Account) => ({
  ...pick(account, "openBreak", "signInState", "notePerson", "enterPerson"),
  ...pick(account, "startBreak", "adoptBreak", "checkSessions"),
  ...pick(account, "notifyPlatformLater", "requestReturn", "reserve", "checkPlay", "readOverview"),
  ...pick(account, "stored", "erase"),
  ...pick(account, "sessionBegan", "sessionUsed", "endSessions"),
  ...pick(account.person, "noteNear"),
  ...pick(account.sessions, "sessionGone", "openSessions"),
  ...pick(account.signIns, "newSignIns", "readNewSignIns"),
  ...pick(account.limits, "read", "change", "confirm", "dropRequest", "chooseNone"),
  ...pick(account.limits, "notePlatformLimits", "made", "undone", "voided"),
  ...pick(account.play, "playedMs"),
  ...pick(account.realityChecks, "visitPlay", "bookPlay", "answerCheck"),
  ...pick(account.realityChecks, "readCheckInterval", "changeCheckInterval"),
  ...pick(account.review, "answerReview"),
  ...pick(account.logins, "noteLogin", "loginBefore"),
  ...pick(account.withdrawals, "noteWithdrawalRule", "withdrawalRules"),
});

export type AccountCalls = ReturnType<typeof callsOf>;

/** Some methods of an object, bound to it. */
function pick<T extends object, Name extends keyof T>(object: T, ...names: Name[]): Pick<T, Name> {
  const bound = names.map((name) => {
    const method = object[name];
    if (typeof method !== "function") throw new Error(`${String(name)} is no method`);
    return [name, method.bind(object)] as const;
  });
  return Object.fromEntries(bound) as Pick<T, Name>;
}
