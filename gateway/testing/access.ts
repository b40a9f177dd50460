/** Breaks and sessions of an account in memory, for tests of the gateway. */
import { AccountBreaks, breakInMemory } from "../protection/account-breaks.ts";
import { AccountSessions, sessionsInMemory } from "../protection/account-sessions.ts";
import type { AccountAccessPort } from "../request/access-port.ts";

/** @param register receives the entries of each break */
export function accessInMemory(register: (keys: readonly string[]) => void): AccountAccessPort {
  const breaks = new AccountBreaks(breakInMemory());
  const sessions = new AccountSessions(sessionsInMemory());
  const endAll = () => {
    for (const name of sessions.ending()) sessions.gone(name);
  };
  return {
    openBreak: async (now) => breaks.openBreak(now),
    async startBreak({ length, now, entries }) {
      const holds = breaks.startBreak(length, now);
      register(entries.map(({ key }) => key));
      sessions.end(now);
      endAll();
      return holds;
    },
    askReturn: async (now) => breaks.askReturn(now),
    async sessionBegan(session, now) {
      const open = breaks.openBreak(now);
      return open
        ? { break: open, newDevice: false }
        : { break: null, ...sessions.began(session, now) };
    },
    sessionUsed: async (session, now) =>
      breaks.openBreak(now) === null && sessions.used(session, now),
    sessionGone: async (name) => sessions.gone(name),
    openSessions: async (now) => sessions.open(now),
    async endSessions(now, which) {
      const count = sessions.end(now, which);
      endAll();
      return count;
    },
  };
}
