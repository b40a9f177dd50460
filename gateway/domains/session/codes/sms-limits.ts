/** How often a number may be sent a code: once per countdown, five times a day (docs/reliability.md, Throttles). */

import type { SecurityLogger } from "../../../access/security-events.ts";
import { takeByAddress } from "../../../limits/address-limits.ts";
import type { RequestScope } from "../../../request/request-scope.ts";
import { countedNumber } from "./mobile-number.ts";

const day = 86_400_000;
const mostADay = 5;
/** How long a number is held while nobody knows for how long the platform will hold it (K12). */
const untilToldMs = 60_000;

export interface SendingTo {
  mobile: string;
  dialingCode: string;
}

export type Sending =
  | { retryAfterMs: number }
  | {
      /** The code is on its way; the number is held for this long, whoever asks (S15). */
      sent(countdownMs: number): Promise<void>;
      /** No code was sent, so the next one need not wait. */
      failed(): Promise<void>;
    };

type Scope = Pick<
  RequestScope,
  "addressClass" | "brand" | "limits" | "platform" | "session" | "now"
> &
  SecurityLogger;

/** Where the session keeps the number that was asked for last, and when its countdown ends. */
export const lastSending = "smsCountdown";

const numberOf = ({ dialingCode, mobile }: SendingTo) => `${dialingCode}:${countedNumber(mobile)}`;

/** Takes the number's countdown, whoever asks and from wherever; of several at once one gets it. */
export async function takeSending(scope: Scope, to: SendingTo): Promise<Sending> {
  const { limits, session, now } = scope;
  const number = numberOf(to);
  const place = `${scope.brand.id}:${scope.platform.origin}`;
  const running = `sms-countdown:${place}:${number}`;
  const daily = `sms-day:${place}:${number}`;
  const full = await limits.take(daily, mostADay, day);
  if (full !== null) return { retryAfterMs: full };
  const sender = await takeByAddress("sms", scope);
  if ("retryAfterMs" in sender) {
    await limits.giveBack(daily);
    return { retryAfterMs: sender.retryAfterMs };
  }
  const giveBack = () => Promise.all([limits.giveBack(daily), sender.giveBack()]);
  const wait = await limits.take(running, 1, untilToldMs);
  if (wait !== null) {
    await giveBack();
    return { retryAfterMs: wait };
  }
  return {
    async sent(shownMs) {
      await Promise.all([
        limits.prolong(running, shownMs - untilToldMs),
        session.set(lastSending, `${to.dialingCode}:${to.mobile} ${now() + shownMs}`),
      ]);
    },
    async failed() {
      await Promise.all([giveBack(), limits.clear(running)]);
    },
  };
}

/** The countdown that this visitor's own session knows of, or null (S15). */
export async function runningCountdown({
  session,
  now,
}: Pick<Scope, "session" | "now">): Promise<(SendingTo & { retryAfterMs: number }) | null> {
  const [number = "", until] = (await session.get(lastSending))?.split(" ") ?? [];
  const [dialingCode = "", mobile = ""] = number.split(":");
  const retryAfterMs = Math.ceil(Number(until) - now());
  return retryAfterMs > 0 ? { mobile, dialingCode, retryAfterMs } : null;
}
