/**
 * Tokens of the platform that read an agent's reports while nobody is signed in (CA186). Whoever keeps one seals it
 * (`app/session/seal/token-seal.ts`), and ends it with what it was for. The platform refuses it once the account is no
 * agent any more, is excluded, or has a new password.
 */
import type { Platform } from "../../platform/platform.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { ReportToken } from "../../request/report-access-port.ts";
import type { LogLine } from "../../request/request-scope.ts";
import { logout } from "../session/calls.ts";
import { issueReportToken } from "./token-calls.ts";

/**
 * A token of the signed-in agent.
 * @throws PlatformError; NOT_OFFERED where the platform has none
 */
export const takeReportToken = (platform: Platform): Promise<ReportToken> =>
  platform.call(issueReportToken, {});

/** Ends a token. A failure is logged: nobody keeps a copy, and the platform ends it in time. */
export async function endReportToken(
  token: string,
  platform: Platform,
  log: (line: LogLine) => void,
): Promise<void> {
  await platform.call(logout, {}, { token }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    log({ level: "warn", event: "report.token.end.lost", reason });
  });
}

/** Takes a token of the platform for `store`. One that was not stored ends again. */
export async function withToken<T>(
  { platform, scope }: GatewayContext,
  store: (token: ReportToken) => Promise<T>,
  isStored: (stored: T) => boolean,
): Promise<T> {
  const taken = await takeReportToken(platform);
  let stored = false;
  try {
    const result = await store(taken);
    stored = isStored(result);
    return result;
  } finally {
    if (!stored) await endReportToken(taken.token, platform, scope.log);
  }
}
