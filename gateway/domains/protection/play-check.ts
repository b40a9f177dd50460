/** Whether the viewer may begin to play or go on (G7): at a launch, with money into a game, and while a game is open. */
import { compareAmounts, sumOf } from "../../../brands/amount.ts";
import { noteBreakChecked } from "../../access/break-check.ts";
import { isReal, viewerOf } from "../../access/viewer.ts";
import { refused } from "../../failures/refusal.ts";
import type { MoneyGuard } from "../../mutations/money-guard.ts";
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { PlayDecision, PlayMoment, PlayResults } from "../../protection/play/play-limits.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import { profitReport } from "../records/calls.ts";
import { withPlatformLimits } from "./read-platform-limits.ts";

const open: PlayDecision = { state: "OPEN" };

/**
 * Asks the account's limits on net loss and time. An open game asks every 60 s with PLAYING, which counts its time.
 * When limits or records can't be read, play goes on to the next check (decision 0041). The same round trip answers for a
 * break (G17); a LAUNCH asks for it only here.
 */
export async function checkPlay(
  context: GatewayContext,
  moment: PlayMoment = "PLAYING",
): Promise<PlayDecision> {
  const { scope } = context;
  const viewer = await viewerOf(context);
  if (!viewer || !isReal(viewer)) return open;
  try {
    const account = scope.protection.of(viewer.account.account);
    const { gmtOffset } = scope.brand;
    const send = (results: PlayResults | "UNREADABLE" | null) =>
      withPlatformLimits(account, context, () =>
        account.checkPlay({ moment, now: platformNow(context), gmtOffset, results }),
      );
    let answer = await send(null);
    if (moment === "LAUNCH") noteBreakChecked(answer.state, scope);
    if (answer.state === "RECORDS_NEEDED") {
      answer = await send((await readPlayResults(answer, context)) ?? "UNREADABLE");
      if (moment === "LAUNCH") noteBreakChecked(answer.state, scope);
    }
    return answer.state === "RECORDS_NEEDED" ? open : answer;
  } catch (error) {
    if (moment === "LAUNCH") noteBreakChecked(null, scope);
    logUnreachable(scope, error);
    return open;
  }
}

/**
 * Settled bets by day since `from` (CA22); null when they can't be read whole.
 * @param to reads further than now, where the platform's clock was ahead before
 */
export async function readPlayResults(
  { from, to = 0 }: { from: number; to?: number },
  context: GatewayContext,
): Promise<PlayResults | null> {
  const readAt = platformNow(context);
  try {
    const input = { from, to: Math.max(readAt, to) + 1 };
    const { days, totals } = await context.platform.call(profitReport, input);
    if (days === null) return null;
    const read = days.map(({ day, totals: { stake, win } }) => ({ day, stake, win }));
    // A day that can't be understood is missing in the list and not in the sums.
    const isWhole = (name: "stake" | "win") =>
      !totals ||
      compareAmounts(
        totals[name],
        read.reduce((sum, each) => sumOf(sum, each[name]), "0.00"),
      ) === 0;
    return isWhole("stake") && isWhole("win") ? { from, readAt, days: read } : null;
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

/** The guard of money that goes into a game's wallet: none goes in once a limit closes play (G7). */
export function playGuard<T>(context: GatewayContext): MoneyGuard<T> {
  return {
    async admit() {
      const { state } = await checkPlay(context, "TRANSFER");
      if (state === "ON_BREAK") return refused("ON_BREAK");
      return state === "CLOSED" ? refused("LIMIT_REACHED") : null;
    },
    // It is own money: nothing is counted, whatever the platform answers.
    made: async () => undefined,
    undone: async () => undefined,
  };
}
