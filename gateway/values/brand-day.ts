const day = 86_400_000;

/**
 * The moment when the brand's current day began, in ms since the epoch.
 * @param gmtOffset the brand's zone, such as "+09:00" or "-04:30"
 */
export function startOfDay(now: number, gmtOffset: string): number {
  const offset = offsetMs(gmtOffset);
  return Math.floor((now + offset) / day) * day - offset;
}

/** The distance of a zone from UTC in ms. @param gmtOffset such as "+09:00" or "-04:30" */
export function offsetMs(gmtOffset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(gmtOffset) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === "-" ? -size : size;
}

/** The day of a time by the clocks of a zone. @param gmtOffset such as "+09:00" */
export const dayAt = (time: number, gmtOffset: string) =>
  new Date(time + offsetMs(gmtOffset)).toISOString().slice(0, 10);
