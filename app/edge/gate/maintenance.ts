/** Our own maintenance switch (S2, A73): in the brand file, before the platform is asked. */
import type { Brand } from "../../../brands/brand.ts";

/** A window; times in ms since the epoch, null where nobody knows. */
export interface Maintenance {
  endsAt: number | null;
}

/** The brand's own maintenance if it is on now. */
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

/** Retry-After in seconds: until the end when it is known, never less than a minute, at most a day. */
export function retryAfter({ endsAt }: Maintenance, now: number): number {
  if (endsAt === null || endsAt <= now) return tenMinutes;
  return Math.min(oneDay, Math.max(60, Math.ceil((endsAt - now) / 1000)));
}
