/** How the gateway reaches the protection of accounts: one Durable Object per account and brand (decision 0041). */
import type { AccountProtection } from "../protection/account-protection.ts";
import type { PlayLimits } from "../protection/play-limits.ts";

/** The methods of a class, each one round trip. They reject when the object can't be reached. */
type Remote<C extends { [M in keyof C]: (...args: never[]) => unknown }> = {
  [M in keyof C]: (...args: Parameters<C[M]>) => Promise<ReturnType<C[M]>>;
};

export type AccountProtectionPort = Remote<AccountProtection> & Remote<PlayLimits>;

export interface ProtectionPort {
  /** @param account its login name, in any case */
  of(account: string): AccountProtectionPort;
}
