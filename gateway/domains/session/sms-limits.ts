/** How often a number may be sent a code: once per countdown, five times a day (docs/reliability.md, Throttles). */
import type { RequestScope } from "../../scope.ts";
import { type SecurityTeller, tellSecurity } from "../../security-events.ts";
import { countedNumber } from "./mobile-number.ts";

const day = 86_400_000;
const mostADay = 5;
const hour = 3_600_000;
/** Codes an hour that one address may have sent, to whatever numbers: a fresh cookie is no fresh start. */
const mostFromAddress = 20;
/** The countdown that is kept here. A platform with a longer one refuses by itself. */
const countdownMs = 60_000;

export interface SendingTo {
  mobile: string;
  dialingCode: string;
}

export type Sending =
  | { retryAfterMs: number }
  | {
      /** The code is on its way; the countdown runs for this long. */
      sent(countdownMs: number): Promise<void>;
      /** No code was sent, so the next one need not wait. */
      failed(): Promise<void>;
    };

type Scope = Pick<RequestScope, "address" | "brand" | "limits" | "platform" | "session" | "now"> &
  SecurityTeller;

/** Where the session keeps the number that was asked for last, and when its countdown ends. */
const lastSending = "smsCountdown";

const numberOf = ({ dialingCode, mobile }: SendingTo) => `${dialingCode}:${countedNumber(mobile)}`;

/** Takes the number's countdown, whoever asks and from wherever; of several at once one gets it. */
export async function takeSending(scope: Scope, to: SendingTo): Promise<Sending> {
  const { limits, session, now } = scope;
  const number = numberOf(to);
  const place = `${scope.brand.id}:${scope.platform.origin}`;
  const running = `sms-countdown:${place}:${number}`;
  const daily = `sms-day:${place}:${number}`;
  if ((await limits.failures(daily, day)) >= mostADay) return { retryAfterMs: day };
  const sender = `sms-address:${place}:${scope.address}`;
  if ((await limits.failures(sender, hour)) >= mostFromAddress) {
    tellSecurity(scope, "address.throttled", { what: "sms" });
    return { retryAfterMs: hour };
  }
  const taken = (await limits.failures(running, countdownMs)) > 0;
  if (taken || (await limits.fail(running, countdownMs)) > 1) {
    return { retryAfterMs: await remaining(scope, to) };
  }
  return {
    async sent(shownMs) {
      await Promise.all([limits.fail(daily, day), limits.fail(sender, hour)]);
      await session.set(lastSending, `${to.dialingCode}:${to.mobile} ${now() + shownMs}`);
    },
    failed: () => limits.clear(running),
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

/** Exact for the visitor who asked before; anybody else is told the longest that it can take. */
async function remaining(scope: Scope, to: SendingTo): Promise<number> {
  const mine = await runningCountdown(scope);
  const left = mine && numberOf(mine) === numberOf(to) ? mine.retryAfterMs : countdownMs;
  return Math.min(Math.max(left, 1000), countdownMs);
}
