/** The keys of a request's agent (N25). The object's name is that of the account, so no one else's can be named. */
import type { Configuration } from "~/edge/configuration/configuration.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { randomText } from "~/session/seal/base64url.ts";
import { openAll, type Sealed, sealToken } from "~/session/seal/token-seal.ts";
import type { ReportAccessPort, ReportToken } from "../../../gateway/request/report-access-port.ts";
import type { AccountId, SessionAccount } from "../../../gateway/request/session-port.ts";
import type { KeySecrets } from "./access-store.ts";
import { accessName, hashOf, newReportKey, newSecret } from "./report-key.ts";
import { takeBack } from "./take-back.ts";

/** Null where the deployment has no object for them. */
export function createReportAccessPort(
  { reportAccess: stores, brand, sessionKeys, localHook }: Configuration,
  { world, now }: Pick<RequestContext, "world" | "now">,
  origin: string,
): ReportAccessPort | null {
  if (!stores) return null;
  const nameOf = ({ id }: AccountId) => accessName(brand.id, origin, id);
  const storeOf = async (account: AccountId) => stores.getByName(await nameOf(account));
  /** A new key with what is stored of it. */
  const secretsFor = async (account: SessionAccount, id: string, from: ReportToken) => {
    const key = newReportKey(await nameOf(account));
    const secrets: KeySecrets = {
      hash: await hashOf(key),
      ending: key.slice(-4),
      sealed: await sealToken(sessionKeys.current, id, from.token),
      expiresAt: from.expiresAt,
    };
    return { key, secrets };
  };
  const opened = async (before: Sealed | null) => ({
    token: (await openAll(sessionKeys, before ? [before] : []))[0] ?? null,
  });
  return {
    keys: async (account) => (await storeOf(account)).keys(),
    async createKey(account, name, from) {
      const id = randomText(16);
      const { key, secrets } = await secretsFor(account, id, from);
      const store = await storeOf(account);
      const added = await takeBack(store.addKey({ id, name, account, ...secrets }, now()), () =>
        store.removeKey(id),
      );
      return added ? { id, key, ...(await opened(added.before)) } : "TOO_MANY";
    },
    async rotateKey(account, id, from) {
      const { key, secrets } = await secretsFor(account, id, from);
      const before = await (await storeOf(account)).replaceKey(id, secrets, now());
      return before === undefined ? null : { id, key, ...(await opened({ id, sealed: before })) };
    },
    async revokeKey(account, id) {
      const before = await (await storeOf(account)).removeKey(id);
      return before === undefined ? null : opened({ id, sealed: before });
    },
    hooks: async (account) => (await storeOf(account)).hooks(),
    localHook,
    async createHook(account, url, ours, { token, expiresAt }) {
      const id = randomText(16);
      const secret = `portico_hs_${newSecret()}`;
      const [sealed, sealedSecret] = await Promise.all(
        [token, secret].map((text) => sealToken(sessionKeys.current, id, text)),
      );
      if (sealed === undefined || sealedSecret === undefined) throw new Error("nothing was sealed");
      const hook = { id, url, account, world, ours, secret: sealedSecret, sealed, expiresAt };
      const store = await storeOf(account);
      const added = await takeBack(store.addHook(hook, now()), () => store.removeHook(id));
      return added ? { id, secret, ...(await opened(added.before)) } : "TOO_MANY";
    },
    async removeHook(account, id) {
      const before = await (await storeOf(account)).removeHook(id);
      return before === undefined ? null : opened({ id, sealed: before });
    },
    testHook: async (account, id) =>
      (await storeOf(account)).testHook(id, `test-${randomText(9)}`, now()),
    erase: async (account) => openAll(sessionKeys, await (await storeOf(account)).erase()),
  };
}
