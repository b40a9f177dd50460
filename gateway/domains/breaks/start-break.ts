/** Starts a break (G15–G17): the account's object stores it and ends every session; the platform's sessions end, too. */

import { logSecurityEvent } from "../../access/security-events.ts";
import { viewerOf } from "../../access/viewer.ts";
import { fieldError, invalidInput } from "../../failures/change-failure.ts";
import { GatewayError } from "../../failures/errors.ts";
import type { ResolversTypes, StartBreakInput } from "../../generated/resolver-types.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import { offeredLengths } from "../../protection/breaks/break-lengths.ts";
import type { GatewayContext } from "../../request/context.ts";
import { accountSessions, endAccountSession } from "../member/calls.ts";
import { reachProtection } from "../protection/reach.ts";
import { logout } from "../session/calls.ts";
import { keepNotice } from "./break-notice.ts";
import { shortestMonths } from "./choices.ts";
import { notifyPlatform } from "./platform-exclusion.ts";
import { registerEntries } from "./register-entries.ts";

export async function startBreak(
  { length, confirmed }: StartBreakInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["StartBreakResult"]>> {
  const { scope } = context;
  const viewer = await viewerOf(context);
  if (!viewer) throw new GatewayError("UNAUTHENTICATED");
  if (!offeredLengths(shortestMonths(scope)).includes(length)) {
    return invalidInput([fieldError("length", "validation.notAccepted")]);
  }
  if (!confirmed) return invalidInput([fieldError("confirmed", "validation.required")]);
  const { account } = viewer.account;
  const person = await registerEntries(account, context);
  const now = platformNow(context);
  const started = await reachProtection(scope, () =>
    scope.protection.of(account).startBreak({ length, now, ...person }),
  );
  if ("failure" in started) return started.failure;
  logSecurityEvent(scope, "session.ended", { reason: "a break" });
  const { again } = await notifyPlatform(viewer.account, started.value, context);
  await endPlatformSessions(context, again);
  await scope.session.end();
  await keepNotice({ account, at: scope.now() }, scope.session);
  scope.answerHeaders.set("clear-site-data", '"cache", "storage"');
  return { __typename: "StartBreakSuccess", kind: started.value.kind };
}

/**
 * Ends the account's sessions at the platform, where other sites use them (CA5, CA6). What fails there changes nothing
 * here.
 * @param keepsOwn whether the account's object still needs this one; it ends it afterwards
 */
export async function endPlatformSessions(
  { platform }: GatewayContext,
  keepsOwn: boolean,
): Promise<void> {
  const others = await platform.call(accountSessions, {}).catch(() => []);
  await Promise.allSettled(
    others.flatMap((session) =>
      session && !session.current ? [platform.call(endAccountSession, { id: session.id })] : [],
    ),
  );
  if (!keepsOwn) await platform.call(logout, {}).catch(() => undefined);
}
