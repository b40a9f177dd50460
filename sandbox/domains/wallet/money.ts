const unit = 10_000;

/** Minor units (1/10000) of a decimal string with up to 4 decimals; null when it is not one. */
export function parseAmount(text: string): number | null {
  const match = /^(\d{1,11})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return null;
  return Number(match[1]) * unit + Number((match[2] ?? "").padEnd(4, "0"));
}

/** A decimal string with 4 decimals, such as `1234.5600`, of minor units. */
export function formatAmount(minor: number): string {
  const sign = minor < 0 ? "-" : "";
  const absolute = Math.abs(minor);
  const whole = Math.floor(absolute / unit);
  return `${sign}${whole}.${String(absolute % unit).padStart(4, "0")}`;
}

/** Minor units of a whole number of the currency's unit. */
export function wholeAmount(units: number): number {
  return units * unit;
}
