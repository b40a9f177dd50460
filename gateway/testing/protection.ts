/** The protection of accounts in memory, for tests of the gateway. */
import { AccountProtection, tablesInMemory } from "../protection/account-protection.ts";
import { PlaySessions, playTablesInMemory } from "../protection/play-sessions.ts";
import type { AccountProtectionPort, ProtectionPort } from "../request/protection-port.ts";

export function protectionInMemory(): ProtectionPort {
  const accounts = new Map<string, AccountProtection>();
  const of = (name: string) => {
    const known = accounts.get(name) ?? new AccountProtection(tablesInMemory());
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
      const protection = of(account.toLowerCase());
      const play = playOf(account.toLowerCase());
      return {
        read: async (...args) => protection.read(...args),
        change: async (...args) => protection.change(...args),
        confirm: async (...args) => protection.confirm(...args),
        dropRequest: async (...args) => protection.dropRequest(...args),
        reserve: async (...args) => protection.reserve(...args),
        made: async (...args) => protection.made(...args),
        undone: async (...args) => protection.undone(...args),
        visitPlay: async (...args) => play.visitPlay(...args),
        bookPlay: async (...args) => play.bookPlay(...args),
        answerCheck: async (...args) => play.answerCheck(...args),
        readCheckInterval: async () => play.readCheckInterval(),
        changeCheckInterval: async (...args) => play.changeCheckInterval(...args),
      };
    },
  };
}
