/** The protection objects of a request's brand. */
import { objectNameOf } from "~/session/cookies/session-cookie.ts";
import type {
  AccountProtectionPort,
  ProtectionPort,
} from "../../../gateway/request/protection-port.ts";

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface ProtectionStores {
  getByName(name: string): AccountProtectionPort;
}

/** Names are hashed, so that a list of objects reveals no account. */
export function createProtectionPort(
  stores: ProtectionStores,
  { brand, origin }: { brand: string; origin: string },
): ProtectionPort {
  return {
    of(account) {
      const named = objectNameOf(JSON.stringify([brand, origin, account.toLowerCase()]));
      const store = async () => stores.getByName(await named);
      return {
        read: async (...args) => (await store()).read(...args),
        change: async (...args) => (await store()).change(...args),
        confirm: async (...args) => (await store()).confirm(...args),
        dropRequest: async (...args) => (await store()).dropRequest(...args),
        notePlatformLimits: async (...args) => (await store()).notePlatformLimits(...args),
        chooseNone: async (...args) => (await store()).chooseNone(...args),
        reserve: async (...args) => (await store()).reserve(...args),
        made: async (...args) => (await store()).made(...args),
        undone: async (...args) => (await store()).undone(...args),
        openBreak: async (...args) => (await store()).openBreak(...args),
        signInState: async (...args) => (await store()).signInState(...args),
        notePerson: async (...args) => (await store()).notePerson(...args),
        startBreak: async (...args) => (await store()).startBreak(...args),
        adoptBreak: async (...args) => (await store()).adoptBreak(...args),
        askReturn: async (...args) => (await store()).askReturn(...args),
        sessionBegan: async (...args) => (await store()).sessionBegan(...args),
        sessionUsed: async (...args) => (await store()).sessionUsed(...args),
        sessionGone: async (...args) => (await store()).sessionGone(...args),
        openSessions: async (...args) => (await store()).openSessions(...args),
        endSessions: async (...args) => (await store()).endSessions(...args),
        checkPlay: async (...args) => (await store()).checkPlay(...args),
        playedMs: async (...args) => (await store()).playedMs(...args),
        reviewState: async (...args) => (await store()).reviewState(...args),
        answerReview: async (...args) => (await store()).answerReview(...args),
        noteLogin: async (...args) => (await store()).noteLogin(...args),
        loginBefore: async (...args) => (await store()).loginBefore(...args),
        visitPlay: async (...args) => (await store()).visitPlay(...args),
        bookPlay: async (...args) => (await store()).bookPlay(...args),
        answerCheck: async (...args) => (await store()).answerCheck(...args),
        readCheckInterval: async () => (await store()).readCheckInterval(),
        changeCheckInterval: async (...args) => (await store()).changeCheckInterval(...args),
      };
    },
  };
}
