const day = 86_400_000;

/**
 * The moment when the brand's current day began, in ms since the epoch.
 * @param gmtOffset the brand's zone, such as "+09:00" or "-04:30"
 */
export function startOfDay(now: number, gmtOffset: string): number {
  const [, sign = "+", hours = "0", minutes = "0"] =
    /^([+-])(\d{2}):(\d{2})$/.exec(gmtOffset) ?? [];
  const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return Math.floor((now + offset) / day) * day - offset;
}
