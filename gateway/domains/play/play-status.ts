/** The session of play while a game is open (G10, G11). */
import { isReal, viewerOf } from "../../access/viewer.ts";
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { PlayDecision, PlayLimitLeft } from "../../protection/play/play-limits.ts";
import type { PlayReading, PlayVisit } from "../../protection/play/play-sessions.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { AccountProtectionPort } from "../../request/protection-port.ts";
import { closeOpenGames } from "../games/launch/close-games.ts";
import { checkPlay } from "../protection/play-check.ts";
import { limitValue } from "../protection/read-limits.ts";
import { longestInterval } from "./intervals.ts";
import { readPlay } from "./play-records.ts";

export interface PlayStatusModel extends Omit<PlayVisit, "read" | "reading"> {
  now: number;
  reading: PlayReading | null;
  /** The limit of the player that closes the game; null while play may go on (G7). */
  closed: Extract<PlayDecision, { state: "CLOSED" }> | null;
  /** What is left of each limit on play, while play may go on (G6). */
  limits: readonly (Omit<PlayLimitLeft, "left"> & {
    left: ReturnType<typeof limitValue> | null;
  })[];
}

/** Both clocks of a request. */
export const playClocks = (context: GatewayContext) => ({
  now: platformNow(context),
  at: context.scope.now(),
});

/**
 * Counts the game as open and returns the session of play; null without a game for money behind the ticket. The records
 * are read by one request a minute for all tabs and devices of the account.
 * @throws Error when the account's protection can't be reached: the game goes on to the next request
 */
export async function readPlayStatus(
  ticket: string,
  context: GatewayContext,
): Promise<PlayStatusModel | null> {
  const { scope } = context;
  const viewer = await viewerOf(context);
  if (!viewer || !isReal(viewer)) return null;
  const launch = await scope.session.launch(ticket);
  if (!launch || launch.trial) return null;
  const account = scope.protection.of(viewer.account.account);
  const clocks = playClocks(context);
  const { read, reading, ...visit } = await account.visitPlay(clocks, longestInterval(scope));
  const fresh = read ? await bookReading(visit.startedAt, account, context) : null;
  const decision = await checkPlay(context);
  const closed = decision.state === "CLOSED" ? decision : null;
  if (closed) closeOpenGames(context);
  const open = decision.state === "OPEN" ? (decision.left ?? []) : [];
  const limits = open.map(({ left, ...limit }) => ({
    ...limit,
    left: left === null ? null : limitValue(limit.kind, left),
  }));
  return { ...visit, now: clocks.now, reading: fresh ?? reading, closed, limits };
}

/** Reads the records and stores them with the session; null when they can't be read. */
async function bookReading(
  startedAt: number,
  account: AccountProtectionPort,
  context: GatewayContext,
): Promise<PlayReading | null> {
  try {
    const reading = await readPlay(startedAt, context);
    if (reading) await account.bookPlay(startedAt, reading);
    return reading;
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
