import type { SecondFactorMethod } from "~/graphql/generated/graphql";
import type { KeyIn } from "~/i18n/i18n.tsx";

/** The ways to take a second step (E21), by what they are called. */
export const methodNames: Readonly<Record<SecondFactorMethod, KeyIn<"session">>> = {
  SMS: "session.confirmSms",
  EMAIL: "session.confirmEmail",
  GOOGLE_CODE: "session.confirmGoogle",
  BANK_ACCOUNT_NAME: "session.confirmBankName",
};

/** A form's word for a way, or null. Whether the platform offers it, the gateway knows. */
export function methodOf(word: string): SecondFactorMethod | null {
  return Object.hasOwn(methodNames, word) ? (word as SecondFactorMethod) : null;
}
