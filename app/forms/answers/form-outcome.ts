import type { Refusal } from "~/forms/refusal/refusal.ts";
import type { KeyIn } from "~/i18n/i18n.tsx";

/** A captcha to show, or the wait in ms before one can be requested; null for none. */
export type CaptchaState = { image: string } | { retryAfterMs: number } | "missing" | null;

/** Why a form was not accepted: a refusal, or a message of the form itself. */
export type Problem =
  | Refusal
  | {
      kind: "message";
      messageKey: KeyIn<"forms" | "session" | "social">;
      /** Whether customer service has to help. */
      needsPerson?: boolean;
    };

/** What was sent while the form stays open: a code or a mail to this address. */
export type Sent = { kind: "code"; countdownMs: number } | { kind: "mail" };

/** A step after username and password: the second factor (M18), or a new password (M6). */
export type FurtherStepName = "confirm" | "password";

/** The outcome of a form that does not redirect. */
export interface FormOutcome {
  /** Null when the form was accepted. */
  problem: Problem | null;
  /** The typed values, to fill the form again without JavaScript. Never a password or a code. */
  values: Readonly<Record<string, string>>;
  captcha?: CaptchaState;
  sent?: Sent;
  /** The next step of a login in a dialog over the page. */
  next?: FurtherStepName;
}
