import type { Span } from "../../http/params.ts";

export const dayMs = 86_400_000;

/** Day of the world's calendar (UTC), `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The first millisecond of a time's day. */
export function startOfDay(time: number): number {
  return Math.floor(time / dayMs) * dayMs;
}

/** Every day that a span touches, oldest first. */
export function daysOf({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let at = startOfDay(from); at <= to; at += dayMs) days.push(dayOf(at));
  return days;
}
