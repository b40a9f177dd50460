import type {
  AccountRefusal,
  RefusalReason,
  SecondFactorMethod,
} from "~/graphql/generated/graphql";

/** A captcha to show, or how long to wait before one may be asked for, in ms; null for none. */
export type CaptchaState = { image: string } | { retryAfterMs: number } | "missing" | null;

/** A refused field: a key of the locale files with its values. */
export interface RefusedField {
  field: string;
  messageKey: string;
  values: readonly { name: string; value: string }[];
}

export type LoginProblem =
  | { kind: "none" }
  | { kind: "fields"; fields: RefusedField[] }
  | { kind: "credentials" }
  | { kind: "captcha"; wrong: boolean }
  | { kind: "secondFactor"; methods: SecondFactorMethod[] }
  | { kind: "notAllowed"; reason: AccountRefusal }
  | { kind: "throttled"; retryAfterMs: number }
  | { kind: "refused"; reason: RefusalReason }
  | { kind: "failed" };

/** What has been done, where the form stays: a code or a mail is on its way to this address. */
export type Sent = { kind: "code"; countdownMs: number } | { kind: "mail" };

/** What a form of signing in came to, when it did not lead elsewhere. */
export interface LoginOutcome {
  problem: LoginProblem;
  captcha: CaptchaState;
  /** What was typed, so that it need not be typed again without JavaScript. Never a password or code. */
  values: Readonly<Record<string, string>>;
  sent: Sent | null;
}
