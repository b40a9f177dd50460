import { setCurrencyOf, type ViewerModel } from "../../../access/viewer.ts";
import type { GatewayContext } from "../../../request/context.ts";
import type { SessionAccount, SessionPort } from "../../../request/session-port.ts";
import { reportSessionBegan } from "../../breaks/session-list.ts";

/** Starts the account's session under a new id. The rest of the request belongs to that account. */
export async function beginSession(
  context: GatewayContext,
  account: SessionAccount,
  start: Omit<Parameters<SessionPort["begin"]>[0], "account">,
  options: Parameters<SessionPort["begin"]>[1] = { remember: false },
): Promise<ViewerModel> {
  const { scope } = context;
  const session = await scope.session.begin({ ...start, account }, options);
  setCurrencyOf(account, scope);
  await reportSessionBegan({ ...session, account }, context);
  return { ...session, account };
}
