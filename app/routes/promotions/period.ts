/**
 * Whether a promotion is upcoming, current or over. `over` is a state of its own, so that nobody deposits for an
 * ended promotion.
 */
export type Period = "upcoming" | "running" | "over";

/** Both ends in ms since the epoch; null is open. */
export function periodOf(
  { startsAt, endsAt }: { startsAt?: number | null; endsAt?: number | null },
  now: number,
): Period {
  if (endsAt != null && endsAt <= now) return "over";
  return startsAt != null && startsAt > now ? "upcoming" : "running";
}
