/** The signed-in account of a request, and the currency in which amounts are shown. */

import type { GatewayContext } from "../request/context.ts";
import type { RequestScope } from "../request/request-scope.ts";
import type { SessionAccount, SessionRecord } from "../request/session-port.ts";

export type ViewerModel = SessionRecord & { account: SessionAccount };

/** True when `rule.real` allows this viewer. */
export const isReal = ({ account, passwordChangeRequired }: ViewerModel): boolean =>
  account.role !== "TRIAL" && !passwordChangeRequired;

/**
 * The currency by request, cached so that a list of amounts reads the session once. The entry ends with the
 * request.
 */
const currencies = new WeakMap<RequestScope, string>();

/** Sets the currency of the rest of the request, when a session of this account begins in it. */
export function setCurrencyOf(account: SessionAccount, scope: RequestScope): void {
  currencies.set(scope, account.currency ?? scope.language.currency);
}

/** The signed-in account of this request, or null for a guest. */
export async function viewerOf(context: GatewayContext): Promise<ViewerModel | null> {
  const { scope } = context;
  await context.syncAccount();
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
