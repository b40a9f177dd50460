/** Whether a promotion is to come, runs, or is over. `over` is told apart, so that nobody deposits for what has ended. */
export type Period = "upcoming" | "running" | "over";

/** Both ends in ms since the epoch; null is open. */
export function periodOf(
  { startsAt, endsAt }: { startsAt?: number | null; endsAt?: number | null },
  now: number,
): Period {
  if (endsAt != null && endsAt <= now) return "over";
  return startsAt != null && startsAt > now ? "upcoming" : "running";
}
