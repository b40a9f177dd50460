/** The person behind a session, and the currency amounts are shown in. */
import type { GatewayContext } from "../../context.ts";
import type { SessionAccount, SessionRecord } from "../../scope.ts";
import { followRole } from "../session/follow-role.ts";

/** Where the session keeps a name that was changed after the login. */
export const nicknameName = "nickname";

export type ViewerModel = SessionRecord & { account: SessionAccount };

/** The signed-in account of this request, or null for a guest. */
export async function viewerOf(context: GatewayContext): Promise<ViewerModel | null> {
  const { scope } = context;
  await followRole(context);
  const session = await scope.session.read();
  return session?.account ? { ...session, account: session.account } : null;
}

/** A68: the wallet's currency where it is known, else the one of the visitor's language. */
export async function currencyOf(context: GatewayContext): Promise<string> {
  const viewer = await viewerOf(context);
  return viewer?.account.currency ?? context.scope.language.currency;
}
