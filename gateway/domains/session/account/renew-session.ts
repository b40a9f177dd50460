import { beginSession, type ViewerModel } from "../../../access/viewer.ts";
import type { GatewayContext } from "../../../request/context.ts";

/**
 * A new session for who is signed in, whose password has changed (M6): an id that was seen before is worth nothing now.
 * @returns who is signed in; null when the session has ended meanwhile
 */
export async function renewSession(
  context: GatewayContext,
  account: ViewerModel["account"],
): Promise<ViewerModel | null> {
  const token = await context.scope.session.token();
  if (token === null) return null;
  const start = { firstLogin: false, passwordChangeRequired: false, token };
  return beginSession(context, account, start);
}
