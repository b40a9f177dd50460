import type { Refusal } from "~/forms/refusal/refusal.ts";
import type { MessageKey } from "~/i18n/i18n.tsx";

/** A captcha to show, or how long to wait before one may be asked for, in ms; null for none. */
export type CaptchaState = { image: string } | { retryAfterMs: number } | "missing" | null;

/** What stands in the way of a form: a refusal, or what the form has a text of its own for. */
export type Problem =
  | Refusal
  | {
      kind: "told";
      messageKey: MessageKey;
      /** Whether a person has to help. */
      needsPerson?: boolean;
    };

/** What has been done, where the form stays: a code or a mail is on its way to this address. */
export type Sent = { kind: "code"; countdownMs: number } | { kind: "mail" };

/** A step after name and password: who one is once more (M18), or a new password (M6). */
export type FurtherStepName = "confirm" | "password";

/** What a form came to, when it did not lead elsewhere. */
export interface FormOutcome {
  /** Null when nothing is wrong. */
  problem: Problem | null;
  /** What was typed, so that it need not be typed again without JavaScript. Never a password or code. */
  values: Readonly<Record<string, string>>;
  captcha?: CaptchaState;
  sent?: Sent;
  /** What is left of a login over a page that stays. */
  next?: FurtherStepName;
}
