/** The maintenance window of the brand file (S2, A73). It is checked before any platform call. */
import type { Brand } from "../../../brands/brand.ts";

/** A maintenance that is on. Its end is in ms since the epoch, or null if it is unknown. */
export interface Maintenance {
  endsAt: number | null;
}

/** Returns the brand's own maintenance if it is on now, else null. */
export function ownMaintenance(
  window: Brand["edge"]["maintenance"],
  now: number,
): Maintenance | null {
  if (!window || now < window.from) return null;
  if (window.until !== null && now >= window.until) return null;
  return { endsAt: window.until };
}

const tenMinutes = 600;
const oneDay = 86_400;

/** Returns Retry-After in seconds: until the end if it is known, at least one minute and at most one day. */
export function retryAfter({ endsAt }: Maintenance, now: number): number {
  if (endsAt === null || endsAt <= now) return tenMinutes;
  return Math.min(oneDay, Math.max(60, Math.ceil((endsAt - now) / 1000)));
}
