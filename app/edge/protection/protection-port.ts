/** The protection objects of a request's brand. */
import { objectNameOf } from "~/session/cookies/session-cookie.ts";
import { sealToken } from "~/session/seal/token-seal.ts";
import type {
  AccountProtectionPort,
  ProtectionPort,
} from "../../../gateway/request/protection-port.ts";
import type { StoredAccess } from "./access-keeper.ts";
import { sealedFor } from "./sealed-for.ts";

/** What the object has of the port: a token reaches it sealed only. */
export type StoredProtection = Omit<AccountProtectionPort, "notifyPlatformLater"> & StoredAccess;

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface ProtectionStores {
  getByName(name: string): StoredProtection;
}

/**
 * Names are hashed, so that a list of objects reveals no account.
 * @param settings `world` is the sandbox's in development; `sessionKey` seals what is stored of a token
 */
export function createProtectionPort(
  stores: ProtectionStores,
  { brand, origin, world, sessionKey }: Record<"brand" | "origin" | "world" | "sessionKey", string>,
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
        async notifyPlatformLater({ token, ...untold }) {
          const sealedToken = await sealToken(sessionKey, sealedFor(account).id, token);
          await (await store()).notifyPlatformLater({
            ...untold,
            account,
            brand,
            world,
            sealedToken,
          });
        },
        requestReturn: async (...args) => (await store()).requestReturn(...args),
        sessionBegan: async (...args) => (await store()).sessionBegan(...args),
        sessionUsed: async (...args) => (await store()).sessionUsed(...args),
        sessionGone: async (...args) => (await store()).sessionGone(...args),
        openSessions: async (...args) => (await store()).openSessions(...args),
        endSessions: async (...args) => (await store()).endSessions(...args),
        newSignIns: async (...args) => (await store()).newSignIns(...args),
        readNewSignIns: async (...args) => (await store()).readNewSignIns(...args),
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
