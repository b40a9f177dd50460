import { livedDay } from "../../db/live-on.ts";
import type { Database } from "../../db/open.ts";
import { dayMs } from "../records/days.ts";
import type { Promotion } from "./promotions.ts";

/**
 * The day from which promotions are dated. A switch that moves the clock does not move it, so that promotions can
 * end.
 */
export function promotionDay(db: Database): number {
  return livedDay(db);
}

/** From when to when a promotion runs, in ms; `to` is the first moment after it. */
export function periodOf({ startDay, endDay }: Promotion, today: number) {
  return { from: today + startDay * dayMs, to: today + endDay * dayMs };
}
