/** How the gateway reaches the protection of accounts: one Durable Object per account and brand (decision 0041). */
import type { AccountProtection } from "../protection/account-protection.ts";
import type { LimitReview } from "../protection/limits/limit-review.ts";
import type { LimitsOfPlay, PlayLimits } from "../protection/play/play-limits.ts";
import type { PlaySessions } from "../protection/play/play-sessions.ts";
import type { LoginTimes } from "../protection/sign-ins/login-times.ts";
import type { AccountAccessPort } from "./access-port.ts";

type Method = (...args: never[]) => unknown;

/** The methods of a class, each one round trip. They reject when the object can't be reached. */
type Reached<Rules extends { [M in keyof Rules]: Method }> = {
  [M in keyof Rules]: (...args: Parameters<Rules[M]>) => Promise<ReturnType<Rules[M]>>;
};

/**
 * What the object of an account decides: limits and their review, the session of play, breaks and sessions; and the
 * times of logins.
 */
export type AccountProtectionPort = AccountAccessPort &
  Reached<Omit<AccountProtection, keyof LimitsOfPlay>> &
  Reached<PlayLimits> &
  Reached<PlaySessions> &
  Reached<LimitReview> &
  Reached<LoginTimes>;

export interface ProtectionPort {
  /** @param account its login name, in any case */
  of(account: string): AccountProtectionPort;
}
