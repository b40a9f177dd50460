/**
 * Runs a login, registration or free-play form once even if it is sent several times (docs/reliability.md,
 * Sessions): one platform call, one session.
 */

import type { ViewerModel } from "../../../access/viewer.ts";
import type { ResolversTypes } from "../../../generated/resolver-types.ts";
import type { GatewayContext } from "../../../request/context.ts";
import type { SessionRecord } from "../../../request/session-port.ts";

const longestKey = 100;

interface IdempotentLogin<Result> {
  /** Keys of different form types are independent. */
  name: "login" | "register" | "freePlay";
  /** Generated when the form was rendered; null when it has none. */
  key: string | null | undefined;
  /** All values of the form, without the key. */
  form: object;
  /** True when the session should outlive the browser. */
  remember?: boolean;
  /**
   * True when the form contains a secret of one person; equal forms sent at once without a key then count as
   * one.
   */
  mergesConcurrent?: boolean;
  /** True when this result has started a session. */
  hasStarted(result: Result): boolean;
  /** The result for the other requests after one has succeeded. */
  entered(viewer: ViewerModel): Result;
}

/** Runs `enter` once per form; concurrent requests wait and get its result. */
export async function startSessionOnce<Result>(
  {
    name,
    key,
    form,
    remember = false,
    mergesConcurrent = false,
    hasStarted,
    entered,
  }: IdempotentLogin<Result>,
  { scope: { brand, platform, session } }: GatewayContext,
  enter: () => Promise<Result>,
): Promise<Result> {
  const named =
    key && key.length <= longestKey ? `${name} ${brand.id} ${platform.origin} ${key}` : null;
  const once = await session.claimForm(named, JSON.stringify([name, form]), mergesConcurrent);
  if (once.state === "alone") return enter();
  // Stored below by this function, and encrypted.
  if (once.state === "same") return once.outcome as Result;
  if (once.state === "adopted") {
    const viewer = viewerOfSession(once.session);
    return viewer ? entered(viewer) : enter();
  }
  try {
    const result = await enter();
    if (hasStarted(result)) await once.succeeded(remember);
    else await once.refused(result);
    return result;
  } catch (error) {
    await once.refused(null);
    throw error;
  }
}

function viewerOfSession(session: SessionRecord): ViewerModel | null {
  const { account } = session;
  return account && { ...session, account };
}

type LoginResult = Awaited<ResolversTypes["LoginResult"]>;

/** The options of a login, in one step or in two. */
export const loginForm = {
  name: "login",
  hasStarted: (result: LoginResult) => result.__typename === "LoginSuccess",
  entered: (viewer: ViewerModel): LoginResult => {
    const { firstLogin, passwordChangeRequired } = viewer;
    return { __typename: "LoginSuccess", viewer, firstLogin, passwordChangeRequired };
  },
} as const;
