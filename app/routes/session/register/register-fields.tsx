import type { ComponentProps } from "react";
import type { FormOutcome, Problem } from "~/forms/answers/form-outcome.ts";
import { CodeFields } from "~/forms/codes/code-fields.tsx";
import { MobileField } from "~/forms/fields/mobile-field.tsx";
import { PasswordField } from "~/forms/fields/password-field.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { hintText } from "~/forms/rules/hint-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { RegistrationField } from "../../../../brands/registration-fields.ts";
import type { RegisterFacts } from "./load-register.server.ts";

type Field = NonNullable<RegisterFacts["fields"]>[number];

export interface RegisterFieldsProps {
  fields: readonly Field[];
  found: RegisterFacts;
  outcome: FormOutcome | undefined;
  /** The message of the form, from the browser or the server. */
  problem: Problem | null | undefined;
  /** Which button is at work, or null. */
  pending: string | null;
  /** Whether typing begins in the first of them when the dialog opens. */
  first?: boolean;
}

/** The initial value of a field: what was typed before, or the provider's data (A55). */
export function knownText(
  name: RegistrationField,
  { found, outcome }: Pick<RegisterFieldsProps, "found" | "outcome">,
): string | undefined {
  const known = name === "email" ? found.identity?.email : null;
  return outcome?.values[name] ?? known ?? undefined;
}

/** How a text is typed; what is missing here is plain text. */
const typing: Partial<Record<RegistrationField, Partial<ComponentProps<typeof TextField>>>> = {
  username: { autoComplete: "username" },
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  payeeName: { autoComplete: "name" },
  qq: { inputMode: "numeric" },
  whatsapp: { inputMode: "tel" },
};

/** Some fields of a registration, each by its kind. A number and its code are one block. */
export function RegisterFields(props: RegisterFieldsProps) {
  const { fields, found, outcome, problem, pending, first } = props;
  const { t, tData } = useI18n();
  const { dialing, countdown } = found.sms;
  const withCode = fields.some(({ name }) => name === "verificationCode");

  return fields.map(({ name, required, hints }, index) => {
    const starts = first && index === 0 && !outcome;
    const common = {
      id: `register-${name}`,
      name,
      optional: !required,
      first: starts,
      hint: hintText(hints, tData),
      error: errorIn(problem, name),
    };
    switch (name) {
      case "verificationCode":
        return null;
      case "mobile":
        return withCode ? (
          <CodeFields
            key={name}
            of="register"
            sms={found.sms}
            outcome={outcome}
            problem={problem}
            pending={pending}
            optional={!required}
            first={first}
          />
        ) : (
          <MobileField
            key={name}
            of="register"
            dialing={dialing}
            country={outcome?.values.dialingCode ?? countdown?.dialingCode ?? dialing[0]?.code}
            mobile={outcome?.values.mobile ?? ""}
            problem={problem}
            optional={!required}
            first={starts}
          />
        );
      case "password":
      case "confirmPassword":
        return (
          <PasswordField
            {...common}
            key={name}
            label={t(`register.${name}`)}
            autoComplete="new-password"
            hint={name === "password" ? common.hint : undefined}
          />
        );
      case "paymentPassword":
        return (
          <PasswordField
            {...common}
            key={name}
            label={t("register.paymentPassword")}
            autoComplete="off"
            inputMode="numeric"
          />
        );
      case "captcha":
        return null;
      default:
        return (
          <TextField
            {...common}
            key={name}
            label={t(`register.${name}`)}
            defaultValue={knownText(name, props)}
            autoComplete="off"
            {...typing[name]}
          />
        );
    }
  });
}
