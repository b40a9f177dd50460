import type { ViewerModel } from "../../../access/viewer.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { endOtherSessions } from "../../breaks/session-list.ts";
import { noteLogin } from "../login/note-login.ts";
import { beginSession } from "./begin-session.ts";

/**
 * Starts a new session for the signed-in account after a password change (M6) and ends all others, so that a leaked
 * session id becomes useless.
 * @returns the viewer; null when the session has ended meanwhile
 */
export async function renewSession(
  context: GatewayContext,
  account: ViewerModel["account"],
): Promise<ViewerModel | null> {
  const token = await context.scope.session.token();
  if (token === null) return null;
  const start = { firstLogin: false, passwordChangeRequired: false, token };
  const before = await context.scope.session.read();
  const viewer = await beginSession(context, account, start);
  await endOtherSessions(account, context);
  noteLogin(context.scope, viewer, before?.createdAt ?? null);
  return viewer;
}
