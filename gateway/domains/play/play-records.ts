/** What the platform's records say of a session of play (G10). */
import { whereOffered } from "../../failures/not-offered.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { PlayReading } from "../../protection/play/play-sessions.ts";
import type { GatewayContext } from "../../request/context.ts";
import { gameRecords } from "../records/calls.ts";

/**
 * The totals of the bets that were settled since `startedAt`, with one call (CA20); null where the platform has no such
 * records.
 * @throws PlatformError when they can't be read
 */
export async function readPlay(
  startedAt: number,
  context: GatewayContext,
): Promise<PlayReading | null> {
  const readAt = platformNow(context);
  const range = { from: Math.min(startedAt, readAt), to: readAt };
  const page = { pageNo: 1, pageSize: 1, ...range };
  const answer = await whereOffered(() => context.platform.call(gameRecords, page));
  if (!answer?.totals) return null;
  const { stake, win, pending } = answer.totals;
  return { bets: stake, payouts: win, pending, readAt };
}
