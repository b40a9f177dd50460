/** Reads and sets the limits that the platform itself keeps for the viewer's account (G40; decision 0048). */
import type { Brand } from "../../../brands/brand.ts";
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import { periodsOf } from "../../protection/limits/limit.ts";
import type { PlatformLimit } from "../../protection/limits/platform-limits.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { AccountProtectionPort } from "../../request/protection-port.ts";
import { platformLimits, setPlatformLimit } from "./calls.ts";

/** A limit on stakes is offered where the platform can be told of it: every bet is placed there. */
export const hasStakeLimit = ({ calls }: Pick<Brand, "calls">): boolean =>
  [platformLimits, setPlatformLimit].every(({ id }) => calls[id]?.enabled !== false);

/**
 * Reads the limits (CA130) and stores them in the account's object. What can't be read leaves the last answer; a brand
 * without the call has no such limits.
 * @returns whether they are known as of now
 * @throws Error when the object can't be reached
 */
export async function readPlatformLimits(
  account: AccountProtectionPort,
  context: GatewayContext,
): Promise<boolean> {
  const limits = await requestOfPlatform(context);
  await account.notePlatformLimits(limits, platformNow(context));
  return limits !== null;
}

async function requestOfPlatform({ platform }: GatewayContext): Promise<PlatformLimit[] | null> {
  try {
    const found = await platform.call(platformLimits, {});
    return found.filter(({ kind, period }) => periodsOf(kind).includes(period));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.failure === "NOT_OFFERED" ? [] : null;
  }
}

/**
 * Asks the account's object; if it needs the platform's limits first, they are read and it is asked again.
 * @throws Error when the object can't be reached
 */
export async function withPlatformLimits<Answer extends { state: string }>(
  account: AccountProtectionPort,
  context: GatewayContext,
  send: () => Promise<Answer>,
): Promise<Exclude<Answer, { state: "PLATFORM_LIMITS_NEEDED" }>> {
  let answer = await send();
  if (isNeeded(answer)) {
    await readPlatformLimits(account, context);
    answer = await send();
  }
  if (isNeeded(answer)) throw new Error("The platform's limits are needed twice in a minute.");
  return answer as Exclude<Answer, { state: "PLATFORM_LIMITS_NEEDED" }>;
}

const isNeeded = ({ state }: { state: string }) => state === "PLATFORM_LIMITS_NEEDED";

/**
 * Tells the platform of the limit on a bet (CA131), before it is stored here: a limit that the platform does not know
 * would hold nowhere.
 * @param amount decimal text; null for none
 * @param confirmed the player's second yes to a higher limit or to none (G5)
 * @returns false when the platform does not take the confirmation yet
 * @throws PlatformError when the platform refuses or does not answer
 */
export async function reportStakeLimit(
  amount: string | null,
  confirmed: boolean,
  { platform }: GatewayContext,
): Promise<boolean> {
  try {
    await platform.call(setPlatformLimit, { kind: "STAKE", period: "BET", amount, confirmed });
    return true;
  } catch (error) {
    if (error instanceof PlatformError && error.detail.errorCode === "limit.wait") return false;
    throw error;
  }
}
