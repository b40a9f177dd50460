/** The files of a request's agent (N12). The object's name is that of the account, so no one else's can be named. */
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { writeLog } from "~/edge/log/log.ts";
import { takeBack } from "~/edge/report-access/take-back.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { randomText } from "~/session/seal/base64url.ts";
import { openAll, sealToken } from "~/session/seal/token-seal.ts";
import { type FilesOfSession, filesValue } from "~/session/store/session-store.ts";
import type { FilesPort } from "../../../gateway/request/files-port.ts";
import type { AccountId, SessionAccount } from "../../../gateway/request/session-port.ts";
import { filesName } from "./files-store.ts";

/** Null without a bucket. */
export function createFilesPort(
  { agentFiles, brand, sessionKeys, sessions }: Configuration,
  { language, country, region, world, now }: RequestContext,
  origin: string,
): FilesPort | null {
  if (!agentFiles) return null;
  const nameOf = (account: AccountId) => filesName(brand.id, origin, account.id);
  const storeOf = (account: AccountId) => agentFiles.stores.getByName(nameOf(account));
  /** The file's copy of the token. The session learns of it first, so that it takes it back wherever it ends. */
  const keyFor = async (account: SessionAccount, id: string, token: string, session: string) => {
    const of: FilesOfSession = { object: nameOf(account), session };
    await sessions.getByName(session).set(filesValue, JSON.stringify(of), now());
    return { sealed: await sealToken(sessionKeys.current, id, token), session };
  };
  return {
    list: (account) => storeOf(account).list(now()),
    async start(account, request, token, session) {
      const id = randomText(16);
      const place = { account, language: language.tag, country, region, world };
      const key = await keyFor(account, id, token, session);
      return storeOf(account).start({ id, ...request, ...place, ...key }, now());
    },
    restart: async (account, id, token, session) =>
      storeOf(account).restart(id, await keyFor(account, id, token, session), now()),
    remove: (account, id) => storeOf(account).remove(id),
    schedules: (account) => storeOf(account).schedules(now()),
    async schedule(account, request, { token, expiresAt }) {
      const id = randomText(16);
      const place = { account, language: language.tag, country, region, world };
      const sealed = await sealToken(sessionKeys.current, id, token);
      const schedule = { id, ...request, ...place, sealed, expiresAt };
      const store = storeOf(account);
      const stored = await takeBack(store.schedule(schedule, now()), () =>
        store.endSchedule(id, now()),
      );
      return stored === null ? null : { id: stored, isNew: stored === id };
    },
    async endSchedule(account, id) {
      const sealed = await storeOf(account).endSchedule(id, now());
      if (sealed === undefined) return null;
      return { token: (await openAll(sessionKeys, [{ id, sealed }]))[0] ?? null };
    },
    erase: async (account) => openAll(sessionKeys, await storeOf(account).erase()),
  };
}

/** Stops the files that are made with the token of a session that ends. */
export async function stopFiles(
  { agentFiles }: Configuration,
  { object, session }: FilesOfSession,
  now: number,
): Promise<void> {
  try {
    await agentFiles?.stores.getByName(object).sessionEnded(session, now);
  } catch (error) {
    // The platform refuses the token of an ended session, which stops the file as well.
    writeLog({ level: "error", event: "files.end.lost", reason: String(error) });
  }
}
