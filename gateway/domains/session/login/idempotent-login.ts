/**
 * A form that is sent twice is one way in (docs/reliability.md, Sessions): one platform call, one live session.
 * Logins, registrations and free play go through here.
 */

import type { ViewerModel } from "../../../access/viewer.ts";
import type { ResolversTypes } from "../../../generated/resolver-types.ts";
import type { GatewayContext } from "../../../request/context.ts";
import type { SessionRecord } from "../../../request/session-port.ts";

const longestKey = 100;

interface WayIn<Result> {
  /** Keys of different ways never meet. */
  name: "login" | "register" | "freePlay";
  /** Made when the form was rendered; null when it has none. */
  key: string | null | undefined;
  /** Everything that the form holds, without the key. */
  form: object;
  /** Whether the session is to outlive the browser. */
  remember?: boolean;
  /** True when only one person knows what the form holds, and may send it twice at once without a key. */
  mergesConcurrent?: boolean;
  /** Whether this result has begun a session. */
  isIn(result: Result): boolean;
  /** What the others answer once one of them has gone in. */
  entered(viewer: ViewerModel): Result;
}

/** Goes in once for one form, however often it is sent; the others wait, and get what came of it. */
export async function startSessionOnce<Result>(
  { name, key, form, remember = false, mergesConcurrent = false, isIn, entered }: WayIn<Result>,
  { scope: { brand, platform, session } }: GatewayContext,
  enter: () => Promise<Result>,
): Promise<Result> {
  const named =
    key && key.length <= longestKey ? `${name} ${brand.id} ${platform.origin} ${key}` : null;
  const once = await session.once(named, JSON.stringify([name, form]), mergesConcurrent);
  if (once.state === "alone") return enter();
  // It was put there below, and sealed from everybody else.
  if (once.state === "same") return once.outcome as Result;
  if (once.state === "adopted") {
    const viewer = viewerIn(once.session);
    return viewer ? entered(viewer) : enter();
  }
  try {
    const result = await enter();
    if (isIn(result)) await once.entered(remember);
    else await once.refused(result);
    return result;
  } catch (error) {
    await once.refused(null);
    throw error;
  }
}

function viewerIn(session: SessionRecord): ViewerModel | null {
  const { account } = session;
  return account && { ...session, account };
}

type LoginResult = Awaited<ResolversTypes["LoginResult"]>;

/** What a login, in one step or in two, says of going in once. */
export const loginForm = {
  name: "login",
  isIn: (result: LoginResult) => result.__typename === "LoginSuccess",
  entered: (viewer: ViewerModel): LoginResult => {
    const { firstLogin, passwordChangeRequired } = viewer;
    return { __typename: "LoginSuccess", viewer, firstLogin, passwordChangeRequired };
  },
} as const;
