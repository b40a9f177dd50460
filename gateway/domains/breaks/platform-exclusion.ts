/**
 * Exclusions that the platform or the market's register knows (G21, G40). Where the platform and Portico both have one, the
 * tighter holds. A row that the brand has switched off is not asked.
 */
import { PlatformError } from "../../platform/errors.ts";
import type { AccountBreak } from "../../protection/breaks/account-breaks.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { SessionAccount } from "../../request/session-port.ts";
import { reachProtection } from "../protection/reach.ts";
import { checkRegister, exclusion, setExclusion } from "./calls.ts";

/** A break that did not begin here. */
export type PlatformBreak = Pick<AccountBreak, "kind" | "from" | "until">;

/**
 * The details of the platform's exclusion of the account that signs in (CA125); null without one, or where the row is off.
 * @param excluded what C6 says of it; the details are asked only then
 * @throws PlatformError when they can't be read
 */
export async function readPlatformBreak(
  { token, excluded, now }: { token: string; excluded: boolean; now: number },
  { platform }: GatewayContext,
): Promise<PlatformBreak | null> {
  if (!excluded) return null;
  try {
    const { kind, from, until } = await platform.call(exclusion, {}, { token });
    return kind && { kind, from: from ?? now, until };
  } catch (error) {
    if (isOff(error)) return null;
    throw error;
  }
}

/**
 * Tells the platform of a break (CA126). The break holds here without it, too: the account's object tells it again.
 * @returns whether the platform has to be told again, for which the session there stays open
 */
export async function notifyPlatform(
  { account, role }: Pick<SessionAccount, "account" | "role">,
  { kind, from, until }: PlatformBreak,
  { platform, scope }: GatewayContext,
): Promise<{ again: boolean }> {
  const reported = { kind, from, until, marketing: false } as const;
  try {
    await platform.call(setExclusion, reported);
    return { again: false };
  } catch (error) {
    if (isOff(error)) return { again: false };
    scope.log({ level: "error", event: "break.not-told", requestId: scope.requestId });
    scope.audit.record({
      kind: "EXCLUSION",
      action: "notifyPlatform",
      role,
      by: account,
      subject: account,
      before: null,
      after: { break: kind, until },
      outcome: "failed",
    });
    const token = await scope.session.token();
    if (token === null) return { again: false };
    const protection = scope.protection.of(account);
    const stored = await reachProtection(scope, () =>
      protection.notifyPlatformLater({ kind, from, until, token }),
    );
    return { again: !("failure" in stored) };
  }
}

/**
 * Whether the register of the visitor's market has the person (CA124), where the market's file says that it is asked.
 * @param asked the token of a sign-in, or what a registration knows
 * @throws PlatformError when it can't be read
 */
export async function isInMarketRegister(
  requested: { token: string } | { mobile?: string | null; email?: string | null },
  { platform, scope }: GatewayContext,
): Promise<boolean> {
  if (!scope.market.exclusion.checksRegister) return false;
  try {
    if ("token" in requested) return (await platform.call(checkRegister, {}, requested)).excluded;
    const { mobile, email } = requested;
    const person = { ...(mobile ? { mobile } : {}), ...(email ? { email } : {}) };
    return (await platform.call(checkRegister, person)).excluded;
  } catch (error) {
    if (isOff(error)) return false;
    throw error;
  }
}

const isOff = (error: unknown) => error instanceof PlatformError && error.failure === "NOT_OFFERED";
