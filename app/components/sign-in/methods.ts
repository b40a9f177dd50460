import type { SecondFactorMethod } from "~/graphql/generated/graphql";
import type { KeyIn } from "~/i18n/i18n.tsx";

/** The methods of a second step (E21), by their names. */
export const methodNames: Readonly<Record<SecondFactorMethod, KeyIn<"session">>> = {
  SMS: "session.confirmSms",
  EMAIL: "session.confirmEmail",
  GOOGLE_CODE: "session.confirmGoogle",
  BANK_ACCOUNT_NAME: "session.confirmBankName",
};

/** Returns the method in a form, or null. The gateway checks whether the platform offers it. */
export function methodOf(word: string): SecondFactorMethod | null {
  return Object.hasOwn(methodNames, word) ? (word as SecondFactorMethod) : null;
}
