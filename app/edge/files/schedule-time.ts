import type { AgentFileRhythm } from "../../../gateway/generated/resolver-types.ts";
import { offsetMs } from "../../../gateway/values/brand-day.ts";

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const monday = 1;

const isDay: Readonly<Record<AgentFileRhythm, (day: Date) => boolean>> = {
  DAILY: () => true,
  WEEKLY: (day) => day.getUTCDay() === monday,
  MONTHLY: (day) => day.getUTCDate() === 1,
};

/** The first moment after another one at which a schedule is due, by the brand's clocks. */
export function nextDue(
  { every, hour }: { every: AgentFileRhythm; hour: number },
  gmtOffset: string,
  after: number,
): number {
  const offset = offsetMs(gmtOffset);
  let at = Math.floor((after + offset) / dayMs) * dayMs + hour * hourMs;
  while (at <= after + offset || !isDay[every](new Date(at))) at += dayMs;
  return at - offset;
}
