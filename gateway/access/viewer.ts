/** The signed-in account of a request, and the currency in which amounts are shown. */

import { reportSessionBegan } from "../domains/breaks/session-list.ts";
import { syncAccount } from "../domains/session/account/sync-account.ts";
import type { GatewayContext } from "../request/context.ts";
import type { RequestScope } from "../request/request-scope.ts";
import type { SessionAccount, SessionPort, SessionRecord } from "../request/session-port.ts";

export type ViewerModel = SessionRecord & { account: SessionAccount };

/** True when `rule.real` allows this viewer. */
export const isReal = ({ account, passwordChangeRequired }: ViewerModel): boolean =>
  account.role !== "TRIAL" && !passwordChangeRequired;

/**
 * The currency by request, cached so that a list of amounts reads the session once. The entry ends with the
 * request.
 */
const currencies = new WeakMap<RequestScope, string>();

/** The signed-in account of this request, or null for a guest. */
export async function viewerOf(context: GatewayContext): Promise<ViewerModel | null> {
  const { scope } = context;
  await syncAccount(context);
  const session = await scope.session.read();
  const viewer = session?.account ? { ...session, account: session.account } : null;
  currencies.set(scope, viewer?.account.currency ?? scope.language.currency);
  return viewer;
}

/** The wallet's currency when it is known, else the currency of the visitor's language (A68). */
export function currencyOf(context: GatewayContext): string | Promise<string> {
  const { scope } = context;
  return (
    currencies.get(scope) ??
    viewerOf(context).then((viewer) => viewer?.account.currency ?? scope.language.currency)
  );
}

/** Starts the account's session under a new id. The rest of the request belongs to that account. */
export async function beginSession(
  context: GatewayContext,
  account: SessionAccount,
  start: Omit<Parameters<SessionPort["begin"]>[0], "account">,
  options: Parameters<SessionPort["begin"]>[1] = { remember: false },
): Promise<ViewerModel> {
  const { scope } = context;
  const session = await scope.session.begin({ ...start, account }, options);
  currencies.set(scope, account.currency ?? scope.language.currency);
  await reportSessionBegan({ ...session, account }, context);
  return { ...session, account };
}
