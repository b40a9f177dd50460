/** A moment by the brand's clocks: (0, "+08:00") → "1970-01-01 08:00:00". */
export function brandTime(at: number, gmtOffset: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(gmtOffset) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === "-" ? -1 : 1);
  return new Date(at + offset).toISOString().slice(0, 19).replace("T", " ");
}
