import { useEffect, useState } from "react";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useCountdown } from "~/ui/hooks/use-countdown.ts";

/** A countdown that the server knows of: the number it belongs to, and how long it still runs. */
export interface CodeCountdown {
  mobile: string;
  dialingCode: string;
  retryAfterMs: number;
}

/** Digits that tell numbers apart: dividers and a leading zero do not. */
export const bareNumber = (typed: string): string => typed.replace(/\D/g, "").replace(/^0+/, "");

/**
 * How long the send button has to wait (S15, K11): since the code that was just sent, else since the
 * one that the page found running when it was loaded. Another number need not wait.
 * @param typed the number that the form has now
 * @returns seconds; 0 when a code may be sent
 */
export function useCodeCountdown(
  outcome: FormOutcome | undefined,
  countdown: CodeCountdown | null,
  typed: string,
): number {
  const fresh = outcome?.sent?.kind === "code" ? outcome : undefined;
  const [held, setHeld] = useState(() => heldBy(fresh) ?? heldBy(countdown));
  // A wrong code after this is another outcome, and no reason to begin the count again.
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
