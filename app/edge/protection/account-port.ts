/** The objects of accounts of a request's brand. */
import { objectNameOf } from "~/session/cookies/session-cookie.ts";
import { sealToken } from "~/session/seal/token-seal.ts";
import type { AccountCalls } from "../../../gateway/protection/account-calls.ts";
import type {
  AccountProtectionPort,
  ProtectionPort,
} from "../../../gateway/request/protection-port.ts";
import { sealedFor } from "./sealed-for.ts";

/** What RPC reaches of an account's object. `createAccountPort` gives it types. */
export interface AccountObject {
  call(method: string, args: readonly unknown[]): Promise<unknown>;
}

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface AccountObjects {
  getByName(name: string): AccountObject;
  idFromString(id: string): DurableObjectId;
  get(id: DurableObjectId): AccountObject;
}

/**
 * Names are hashed, so that a list of objects reveals no account.
 * @param settings `world` is the sandbox's in development; `sessionKey` seals what is stored of a token
 */
export function createAccountPort(
  objects: Pick<AccountObjects, "getByName">,
  { brand, origin, world, sessionKey }: Record<"brand" | "origin" | "world" | "sessionKey", string>,
): ProtectionPort {
  return {
    of(account) {
      const named = objectNameOf(JSON.stringify([brand, origin, account.toLowerCase()]));
      const call = async (method: keyof AccountCalls, args: readonly unknown[]) =>
        objects.getByName(await named).call(method, args);
      // A token reaches the object sealed only.
      const notifyPlatformLater: AccountProtectionPort["notifyPlatformLater"] = async ({
        token,
        ...untold
      }) => {
        const sealedToken = await sealToken(sessionKey, sealedFor(account).id, token);
        await call("notifyPlatformLater", [{ ...untold, account, brand, world, sealedToken }]);
      };
      return new Proxy({ notifyPlatformLater } as AccountProtectionPort, {
        get(own, method: keyof AccountCalls | "then") {
          // The port is no promise.
          if (method === "then") return undefined;
          return own[method] ?? ((...args: unknown[]) => call(method, args));
        },
      });
    },
  };
}
