/** Breaks and sessions of an account in memory, for tests of the gateway. */
import { AccountBreaks, breakInMemory, openAgainAt } from "../protection/breaks/account-breaks.ts";
import { nobody, withEntries } from "../protection/breaks/known-person.ts";
import { AccountSessions, sessionsInMemory } from "../protection/sign-ins/account-sessions.ts";
import { NewSignIns, newSignInsInMemory } from "../protection/sign-ins/new-sign-ins.ts";
import type { AccountAccessPort } from "../request/access-port.ts";

/** @param register receives the entries of each break and their end */
export function accessInMemory(
  register: (keys: readonly string[], until: number | null) => void,
): AccountAccessPort {
  const entered: string[] = [];
  const enter = (now: number) => {
    const open = breaks.openBreak(now);
    if (open && entered.length > 0) register(entered, openAgainAt(open));
  };
  const breaks = new AccountBreaks(breakInMemory());
  const sessions = new AccountSessions(sessionsInMemory());
  const newSignIns = new NewSignIns(newSignInsInMemory());
  let person = nobody;
  const endAll = () => {
    for (const name of sessions.ending()) sessions.gone(name);
  };
  return {
    openBreak: async (now) => breaks.openBreak(now),
    signInState: async (now) => ({ break: breaks.openBreak(now), person }),
    async notePerson(...noted) {
      person = withEntries(person, ...noted);
    },
    async startBreak({ length, now, entries }) {
      const holds = breaks.startBreak(length, now);
      entered.push(...entries.map(({ key }) => key));
      enter(now);
      sessions.end(now);
      endAll();
      return holds;
    },
    async adoptBreak({ entries, now, ...other }) {
      const holds = breaks.adoptBreak(other, now);
      entered.push(...entries.map(({ key }) => key));
      if (holds) sessions.end(now);
      endAll();
      enter(now);
      return holds;
    },
    // The alarm that tells it is the object's own.
    notifyPlatformLater: async () => undefined,
    async requestReturn(now) {
      const answer = breaks.requestReturn(now);
      enter(now);
      return answer;
    },
    async sessionBegan(session, now) {
      const open = breaks.openBreak(now);
      if (open) return { break: open, newDevice: false };
      const { newDevice } = sessions.began(session, now);
      if (newDevice) newSignIns.note(session);
      return { break: null, newDevice };
    },
    sessionUsed: async (session, now) =>
      breaks.openBreak(now) === null && sessions.used(session, now),
    sessionGone: async (name) => sessions.gone(name),
    openSessions: async (now) => sessions.open(now),
    newSignIns: async (device) => newSignIns.newSignIns(device),
    readNewSignIns: async (...read) => newSignIns.readNewSignIns(...read),
    async endSessions(now, which) {
      const count = sessions.end(now, which);
      endAll();
      return count;
    },
  };
}
