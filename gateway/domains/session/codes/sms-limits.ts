/** Limits codes per number: one per countdown, five a day (docs/reliability.md, Throttles). */

import type { SecurityLogger } from "../../../access/security-events.ts";
import { takeByAddress } from "../../../limits/address-limits.ts";
import type { RequestScope } from "../../../request/request-scope.ts";
import { countedNumber } from "./mobile-number.ts";

const day = 86_400_000;
const mostADay = 5;
/** The countdown until the platform's response contains its own (K12), in ms. */
const defaultCountdownMs = 60_000;

export interface SendingTo {
  mobile: string;
  dialingCode: string;
}

export type Sending =
  | { retryAfterMs: number }
  | {
      /** The code was sent; the number is blocked for this time, for all visitors (S15). */
      sent(countdownMs: number): Promise<void>;
      /** No code was sent; the number is free again. */
      failed(): Promise<void>;
    };

type Scope = Pick<
  RequestScope,
  "addressClass" | "brand" | "limits" | "platform" | "session" | "visitor" | "now"
> &
  SecurityLogger;

/** The session's key for the last number and the end of its countdown. */
export const lastSending = "smsCountdown";

const numberOf = ({ dialingCode, mobile }: SendingTo) => `${dialingCode}:${countedNumber(mobile)}`;

/** Takes the number's countdown for all visitors; of concurrent requests one succeeds. */
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
  const wait = await limits.take(running, 1, defaultCountdownMs);
  if (wait !== null) {
    await giveBack();
    return { retryAfterMs: wait };
  }
  return {
    async sent(shownMs) {
      await Promise.all([
        limits.prolong(running, shownMs - defaultCountdownMs),
        session.set(lastSending, `${to.dialingCode}:${to.mobile} ${now() + shownMs}`),
      ]);
    },
    async failed() {
      await Promise.all([giveBack(), limits.clear(running)]);
    },
  };
}

/** The running countdown of this session, or null (S15). */
export async function runningCountdown({
  session,
  now,
}: Pick<Scope, "session" | "now">): Promise<(SendingTo & { retryAfterMs: number }) | null> {
  const [number = "", until] = (await session.get(lastSending))?.split(" ") ?? [];
  const [dialingCode = "", mobile = ""] = number.split(":");
  const retryAfterMs = Math.ceil(Number(until) - now());
  return retryAfterMs > 0 ? { mobile, dialingCode, retryAfterMs } : null;
}
