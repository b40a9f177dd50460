/** Whose keys and hooks they are, and the platform's tokens that belong to them. */
import { viewerOf } from "../../access/viewer.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { ReplacedToken, ReportAccessPort } from "../../request/report-access-port.ts";
import type { SessionAccount } from "../../request/session-port.ts";
import { endReportToken } from "./report-token.ts";
import { issueReportToken } from "./token-calls.ts";

/** The owner is always the viewer: no argument names another account. */
export interface Owner {
  access: ReportAccessPort;
  account: SessionAccount;
}

/** Null where keys are not offered. */
export async function ownerOf(context: GatewayContext): Promise<Owner | null> {
  const { reportAccess: access, brand } = context.scope;
  if (!access || brand.calls[issueReportToken.id]?.enabled === false) return null;
  const account = (await viewerOf(context))?.account;
  return account ? { access, account } : null;
}

export async function endReplaced({ token }: ReplacedToken, { platform, scope }: GatewayContext) {
  if (token !== null) await endReportToken(token, platform, scope.log);
}
