/** How the gateway reaches the object of an account (decisions 0041, 0062). */
import type { AccountCalls } from "../protection/account-calls.ts";
import type { UntoldBreak } from "../protection/breaks/platform-news.ts";

type Method = (...args: never[]) => unknown;

/** The calls of an account, each one round trip. They reject when the object can't be reached. */
type Remote<Calls extends Record<keyof Calls, Method>> = {
  [M in keyof Calls]: (...args: Parameters<Calls[M]>) => Promise<Awaited<ReturnType<Calls[M]>>>;
};

export interface AccountProtectionPort extends Remote<Omit<AccountCalls, "notifyPlatformLater">> {
  /** Keeps a break that the platform could not be told (CA126), and tells it again by alarm. */
  notifyPlatformLater(untold: UntoldBreak): Promise<void>;
}

export interface ProtectionPort {
  /** @param account its login name, in any case */
  of(account: string): AccountProtectionPort;
}
