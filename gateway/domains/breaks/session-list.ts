/**
 * Tells the account's object which sessions the account has (G26). A failure never stops a request: the next check, a
 * minute later, tells it again.
 */
import type { ViewerModel } from "../../access/viewer.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { AccountSession } from "../../protection/sign-ins/account-sessions.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import type { SessionAccount, SessionRecord } from "../../request/session-port.ts";
import { deviceName } from "../../values/text/device-name.ts";

/** Adds a session that has begun. If a break has started meanwhile, the session ends at once. */
export async function reportSessionBegan(
  viewer: ViewerModel,
  context: GatewayContext,
): Promise<void> {
  const { scope } = context;
  if (viewer.account.role === "TRIAL") return;
  try {
    const session = await sessionOf(viewer, context);
    if (!session) return;
    const { account } = viewer.account;
    const change = await scope.register.changeEntry();
    const protection = scope.protection.of(account);
    const answer = await protection.sessionBegan(session, platformNow(context), change);
    if (answer.break) await scope.session.end();
    if (answer.newDevice) scope.log({ level: "info", event: "session.new-device" });
  } catch (error) {
    logUnreachable(scope, error);
  }
}

/**
 * Notes that the session is used. Returns false when it has to end. What works with a token of its own while nobody is there
 * has no name, and is on no list: it has to end with the account's break all the same.
 */
export async function reportSessionUsed(context: GatewayContext): Promise<boolean> {
  const { scope } = context;
  const record = await scope.session.read();
  if (!record?.account || record.account.role === "TRIAL") return true;
  try {
    const session = await sessionOf(record, context);
    const protection = scope.protection.of(record.account.account);
    const now = platformNow(context);
    return session === null
      ? (await protection.openBreak(now)) === null
      : await protection.sessionUsed(session, now);
  } catch (error) {
    logUnreachable(scope, error);
    return true;
  }
}

/** Forgets the session, which ends now. */
export async function reportSessionGone({ scope }: GatewayContext): Promise<void> {
  const account = (await scope.session.read())?.account;
  const name = await scope.session.name();
  if (!account || name === null || account.role === "TRIAL") return;
  scope.waitUntil(
    scope.protection
      .of(account.account)
      .sessionGone(name)
      .catch((error: unknown) => logUnreachable(scope, error)),
  );
}

/** Ends the account's other sessions, and with them what is made with their tokens (N12, G26). */
export async function endOtherSessions(
  { account, role }: SessionAccount,
  context: GatewayContext,
): Promise<void> {
  const { scope } = context;
  if (role === "TRIAL") return;
  try {
    const except = await scope.session.name();
    await scope.protection.of(account).endSessions(platformNow(context), { except });
  } catch (error) {
    // The platform refuses their tokens.
    logUnreachable(scope, error);
  }
}

async function sessionOf(
  { createdAt, expiresAt }: SessionRecord,
  context: GatewayContext,
): Promise<AccountSession | null> {
  const { scope } = context;
  const name = await scope.session.name();
  if (name === null) return null;
  // The list is shown by the platform's clock, as breaks are decided by it.
  const ahead = platformNow(context) - scope.now();
  return {
    name,
    beganAt: createdAt + ahead,
    usedAt: platformNow(context),
    expiresAt: expiresAt + ahead,
    device: deviceName(scope.userAgent),
    place: scope.place,
  };
}
