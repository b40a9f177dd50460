/** Files that come by themselves (N24): each schedule has a token of the platform that only reads (CA186). */
import { changeFailure, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes, ScheduleAgentFileInput } from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { FilesPort } from "../../request/files-port.ts";
import type { SessionAccount } from "../../request/session-port.ts";
import { endReportToken, withToken } from "../keys/report-token.ts";
import { issueReportToken } from "../keys/token-calls.ts";

type Result = Awaited<ResolversTypes["ChangeAgentFileResult"]>;

interface Owner {
  files: FilesPort;
  account: SessionAccount;
}

const longestName = 40;
const longestSearch = 500;

/** Whether the platform has tokens for them. */
export const hasSchedules = ({ scope: { brand } }: GatewayContext): boolean =>
  brand.calls[issueReportToken.id]?.enabled !== false;

const done = (id: string): Result => ({ __typename: "ChangeAgentFileSuccess", id });

export async function scheduleFile(
  { files, account }: Owner,
  { filters: search, ...input }: ScheduleAgentFileInput,
  context: GatewayContext,
): Promise<Result> {
  const form = readForm(context.scope);
  const name = form.text("name", input.name);
  if (Array.from(name).length > longestName) {
    form.refuse("name", "validation.tooLong", { max: longestName });
  }
  if (search.length > longestSearch) form.refuse("filters", "validation.notAccepted");
  const hour = form.whole("hour", input.hour, 0, 23);
  if (form.errors.length > 0) return invalidInput(form.errors);
  try {
    const request = { ...input, name, hour, search };
    const stored = await withToken(
      context,
      (from) => files.schedule(account, request, from),
      (result) => result?.isNew === true,
    );
    return stored ? done(stored.id) : refused("TOO_MANY_SAVED");
  } catch (error) {
    return changeFailure(error);
  }
}

export async function endSchedule(
  { files, account }: Owner,
  id: string,
  { platform, scope }: GatewayContext,
): Promise<Result> {
  const ended = await files.endSchedule(account, id);
  if (!ended) return refused("STATE_CHANGED");
  if (ended.token !== null) await endReportToken(ended.token, platform, scope.log);
  return done(id);
}
