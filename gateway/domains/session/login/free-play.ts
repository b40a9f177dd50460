/** Free play with a trial account (C2, S6, P6, A13). */

import { recordLogin } from "../../../access/record-logins.ts";
import { logSecurityEvent } from "../../../access/security-events.ts";
import { type ViewerModel, viewerOf } from "../../../access/viewer.ts";
import { hadNoEffect, refusalOf, refused, throttledBy } from "../../../failures/refusal.ts";
import type { ResolversTypes } from "../../../generated/resolver-types.ts";
import { takeByAddress } from "../../../limits/address-limits.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { featuresOf } from "../../system/features.ts";
import { accountOf, revokeToken } from "../account/account.ts";
import { beginSession } from "../account/begin-session.ts";
import { freePlay as freePlayCall } from "../calls.ts";
import { startSessionOnce } from "./idempotent-login.ts";

type FreePlayResult = Awaited<ResolversTypes["FreePlayResult"]>;

/** Starts one trial session per form. A signed-in visitor keeps the current session. */
export async function freePlay(
  key: string | null | undefined,
  context: GatewayContext,
): Promise<FreePlayResult> {
  const options = { name: "freePlay", key, form: {}, hasStarted, entered } as const;
  return startSessionOnce(options, context, () => begin(context));
}

const hasStarted = (result: FreePlayResult) => result.__typename === "FreePlaySuccess";
const entered = (viewer: ViewerModel): FreePlayResult => ({
  __typename: "FreePlaySuccess",
  viewer,
});

async function begin(context: GatewayContext): Promise<FreePlayResult> {
  const { platform, scope } = context;
  const present = await viewerOf(context);
  if (present?.account.role === "TRIAL") return entered(present);
  if (present || !(await featuresOf(context)).freePlay) return refused("NOT_OFFERED");
  const place = await takeByAddress("freePlay", scope);
  if ("retryAfterMs" in place) return place;
  try {
    const { token } = await platform.call(freePlayCall, {});
    const { account } = await accountOf(token, platform, scope).catch(async (error: unknown) => {
      await revokeToken(token, platform);
      throw error;
    });
    // A free-play account that is no trial account could be somebody's real one.
    if (account?.role !== "TRIAL") {
      await revokeToken(token, platform);
      return refused("PLATFORM_REFUSED");
    }
    const start = { firstLogin: false, passwordChangeRequired: false, token };
    const viewer = await beginSession(context, account, start);
    logSecurityEvent(scope, "login.done", { way: "free play", role: account.role });
    recordLogin(scope, account, "free play");
    return entered(viewer);
  } catch (error) {
    if (hadNoEffect(error)) await place.giveBack();
    if (!(error instanceof PlatformError)) throw error;
    return throttledBy(error) ?? refusalOf(error);
  }
}
