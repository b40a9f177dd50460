import { useEffect, useState } from "react";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useCountdown } from "~/ui/hooks/use-countdown.ts";

/** A countdown from the server: its number, and the time left. */
export interface CodeCountdown {
  mobile: string;
  dialingCode: string;
  retryAfterMs: number;
}

/** Returns the digits of a number without separators and a leading zero. */
export const bareNumber = (typed: string): string => typed.replace(/\D/g, "").replace(/^0+/, "");

/**
 * Returns how long the send button is disabled (S15, K11): by the code that was just sent, else by the countdown that
 * the page was loaded with. Another number has no wait.
 * @param typed the number in the form
 * @returns seconds; 0 when a code can be sent
 */
export function useCodeCountdown(
  outcome: FormOutcome | undefined,
  countdown: CodeCountdown | null,
  typed: string,
): number {
  const fresh = outcome?.sent?.kind === "code" ? outcome : undefined;
  const [held, setHeld] = useState(() => heldBy(fresh) ?? heldBy(countdown));
  // A wrong code is another outcome, but does not restart the countdown.
  useEffect(() => {
    if (fresh) setHeld(heldBy(fresh));
  }, [fresh]);
  useEffect(() => {
    if (countdown) setHeld(heldBy(countdown));
  }, [countdown]);
  const left = useCountdown(held?.ms ?? 0, held);
  return held && bareNumber(typed) === held.number ? left : 0;
}

function heldBy(source: FormOutcome | CodeCountdown | null | undefined) {
  if (!source) return null;
  if ("retryAfterMs" in source) {
    return { number: bareNumber(source.mobile), ms: source.retryAfterMs };
  }
  const ms = source.sent?.kind === "code" ? source.sent.countdownMs : 0;
  return { number: bareNumber(source.values.mobile ?? ""), ms };
}
