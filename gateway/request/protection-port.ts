/** How the gateway reaches the protection of accounts: one Durable Object per account and brand (decision 0041). */
import type { AccountProtection } from "../protection/account-protection.ts";
import type { LimitReview } from "../protection/limit-review.ts";
import type { LoginTimes } from "../protection/login-times.ts";

type Method = (...args: never[]) => unknown;

/** The methods of a class, each one round trip. They reject when the object can't be reached. */
type Remote<Class> = {
  [M in keyof Class]: Class[M] extends Method
    ? (...args: Parameters<Class[M]>) => Promise<ReturnType<Class[M]>>
    : never;
};

/** What the object of an account does. */
export type AccountProtectionPort = Remote<AccountProtection> &
  Remote<LimitReview> &
  Remote<LoginTimes>;

export interface ProtectionPort {
  /** @param account its login name, in any case */
  of(account: string): AccountProtectionPort;
}
