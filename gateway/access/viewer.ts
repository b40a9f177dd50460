/** The person behind a session, and the currency amounts are shown in. */

import { syncAccount } from "../domains/session/account/sync-account.ts";
import type { GatewayContext } from "../request/context.ts";
import type { RequestScope } from "../request/request-scope.ts";
import type { SessionAccount, SessionPort, SessionRecord } from "../request/session-port.ts";

export type ViewerModel = SessionRecord & { account: SessionAccount };

type Context = Pick<GatewayContext, "scope">;

/** Whether a viewer may ask for what `rule.real` guards. */
export const isReal = ({ account, passwordChangeRequired }: ViewerModel): boolean =>
  account.role !== "TRIAL" && !passwordChangeRequired;

/**
 * The currency of whoever the session was last found to belong to: a list of a hundred amounts must not
 * wait a hundred times for what its first one has learned. Dies with the request.
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

/** A68: the wallet's currency where it is known, else the one of the visitor's language. */
export function currencyOf(context: GatewayContext): string | Promise<string> {
  const { scope } = context;
  return (
    currencies.get(scope) ??
    viewerOf(context).then((viewer) => viewer?.account.currency ?? scope.language.currency)
  );
}

/** Begins the account's session under a new id; from here on the request is that account's. */
export async function beginSession(
  { scope }: Context,
  account: SessionAccount,
  start: Omit<Parameters<SessionPort["begin"]>[0], "account">,
  options: Parameters<SessionPort["begin"]>[1] = { remember: false },
): Promise<ViewerModel> {
  const session = await scope.session.begin({ ...start, account }, options);
  currencies.set(scope, account.currency ?? scope.language.currency);
  return { ...session, account };
}
