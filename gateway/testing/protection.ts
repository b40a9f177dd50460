/** The protection of accounts in memory, for tests of the gateway. */
import { AccountProtection, tablesInMemory } from "../protection/account-protection.ts";
import { PlayLimits, playTablesInMemory } from "../protection/play-limits.ts";
import type { AccountProtectionPort, ProtectionPort } from "../request/protection-port.ts";

export function protectionInMemory(): ProtectionPort {
  const accounts = new Map<string, { protection: AccountProtection; play: PlayLimits }>();
  const made = () => {
    const protection = new AccountProtection(tablesInMemory());
    const play = new PlayLimits(playTablesInMemory(), (now) => protection.read(now).limits);
    return { protection, play };
  };
  const of = (name: string) => {
    const known = accounts.get(name) ?? made();
    accounts.set(name, known);
    return known;
  };
  return {
    of(account): AccountProtectionPort {
      const { protection, play } = of(account.toLowerCase());
      return {
        read: async (...args) => protection.read(...args),
        change: async (...args) => protection.change(...args),
        confirm: async (...args) => protection.confirm(...args),
        dropRequest: async (...args) => protection.dropRequest(...args),
        reserve: async (...args) => protection.reserve(...args),
        made: async (...args) => protection.made(...args),
        undone: async (...args) => protection.undone(...args),
        checkPlay: async (...args) => play.checkPlay(...args),
        playedMs: async (...args) => play.playedMs(...args),
      };
    },
  };
}
