/** What an agent has beside the account's object (G36): views, tags and notes, files, schedules, keys and hooks. */
import { createContext } from "../../../gateway/create-context.ts";
import { endReportToken } from "../../../gateway/domains/keys/report-token.ts";
import { mostRecords, type PreferenceKind } from "../../../gateway/request/preferences-port.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";
import type { AccountId } from "../../../gateway/request/session-port.ts";

const kinds = Object.keys(mostRecords) as PreferenceKind[];

/** For the account's file. Keys and secrets are not in it: nobody can read them. */
export async function readAgentData(
  { preferences, files, reportAccess }: RequestScope,
  account: AccountId,
) {
  const [records, made, schedules, keys, hooks] = await Promise.all([
    preferences.list(account, kinds),
    files?.list(account) ?? [],
    files?.schedules(account) ?? [],
    reportAccess?.keys(account) ?? [],
    reportAccess?.hooks(account) ?? [],
  ]);
  const saved = records.map(({ kind, key, value }) => ({ kind, key, value: JSON.parse(value) }));
  return { saved, files: made, schedules, keys, hooks };
}

/** Deletes all of it, and ends the tokens that read reports at the platform. */
export async function eraseAgentData(scope: RequestScope, account: AccountId): Promise<void> {
  const { preferences, files, reportAccess, log } = scope;
  const { platform } = createContext(scope);
  const [, ...tokens] = await Promise.all([
    preferences.erase(account),
    files?.erase(account) ?? [],
    reportAccess?.erase(account) ?? [],
  ]);
  await Promise.all(tokens.flat().map((token) => endReportToken(token, platform, log)));
}
