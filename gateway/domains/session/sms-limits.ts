/** How often a number may be sent a code: once per countdown, five times a day (reliability.md, Throttles). */
import type { RequestScope } from "../../scope.ts";

const day = 86_400_000;
const mostADay = 5;
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

type Scope = Pick<RequestScope, "brand" | "limits" | "session" | "now">;

/** Takes the number's countdown, whoever asks and from wherever; of several at once one gets it. */
export async function takeSending(scope: Scope, to: SendingTo): Promise<Sending> {
  const { limits, session, now } = scope;
  const number = `${to.dialingCode}:${to.mobile.replace(/^0+/, "")}`;
  const running = `sms-countdown:${scope.brand.id}:${number}`;
  const daily = `sms-day:${scope.brand.id}:${number}`;
  if ((await limits.failures(daily, day)) >= mostADay) return { retryAfterMs: day };
  const taken = (await limits.failures(running, countdownMs)) > 0;
  if (taken || (await limits.fail(running, countdownMs)) > 1) {
    return { retryAfterMs: await remaining(scope, number) };
  }
  return {
    async sent(shownMs) {
      await limits.fail(daily, day);
      await session.set("smsCountdown", `${number} ${now() + shownMs}`);
    },
    failed: () => limits.clear(running),
  };
}

/** Exact for the visitor who asked before; anybody else is told the longest that it can take. */
async function remaining({ session, now }: Scope, number: string): Promise<number> {
  const [asked, until] = (await session.get("smsCountdown"))?.split(" ") ?? [];
  const left = asked === number ? Number(until) - now() : countdownMs;
  return Math.min(Math.max(left, 1000), countdownMs);
}
