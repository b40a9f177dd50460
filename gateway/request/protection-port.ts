/** How the gateway reaches the protection of accounts: one Durable Object per account and brand (decision 0041). */
import type { AccountProtection } from "../protection/account-protection.ts";

/** The methods of `AccountProtection`, each one round trip. They reject when the object can't be reached. */
export type AccountProtectionPort = {
  [M in keyof AccountProtection]: (
    ...args: Parameters<AccountProtection[M]>
  ) => Promise<ReturnType<AccountProtection[M]>>;
};

export interface ProtectionPort {
  /** @param account its login name, in any case */
  of(account: string): AccountProtectionPort;
}
