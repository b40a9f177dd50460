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

/** What a try to sign in came to, when it did not succeed. */
export interface LoginOutcome {
  problem: LoginProblem;
  captcha: CaptchaState;
  /** What was typed, so that it need not be typed again without JavaScript. */
  username: string;
}
