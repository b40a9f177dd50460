/** How the gateway reaches the protection of accounts: one Durable Object per account and brand (decision 0041). */
import type { AccountProtection } from "../protection/account-protection.ts";
import type { AccountAccessPort } from "./access-port.ts";

/**
 * The methods of `AccountProtection`, and those of breaks and sessions, each one round trip. They reject when the object
 * can't be reached.
 */
export type AccountProtectionPort = AccountAccessPort & {
  [M in keyof AccountProtection]: (
    ...args: Parameters<AccountProtection[M]>
  ) => Promise<ReturnType<AccountProtection[M]>>;
};

export interface ProtectionPort {
  /** @param account its login name, in any case */
  of(account: string): AccountProtectionPort;
}
