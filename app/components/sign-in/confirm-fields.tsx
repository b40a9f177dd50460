import { useState } from "react";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { TextField } from "~/forms/fields/text-field.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import type { SecondFactorMethod } from "~/graphql/generated/graphql";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { methodNames, methodOf } from "./methods.ts";

interface ConfirmFieldsProps {
  methods: readonly SecondFactorMethod[];
  outcome: FormOutcome | undefined;
}

/** The choice of a method, if the platform offers several, and its input: `method`, `code`. */
export function ConfirmFields({ methods, outcome }: ConfirmFieldsProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const [picked, setPicked] = useState(methodOf(outcome?.values.method ?? "") ?? methods[0]);
  // Without JavaScript the label can't follow the choice, so it has to fit each method.
  const known = hydrated || methods.length === 1 ? picked : undefined;
  const isName = known === "BANK_ACCOUNT_NAME";
  return (
    <>
      {methods.length === 1 ? (
        <input type="hidden" name="method" value={methods[0]} />
      ) : (
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 text-sm font-semibold">{t("session.confirmWays")}</legend>
          {methods.map((method) => (
            <label key={method} className="flex min-h-11 items-center gap-2.5 text-sm">
              <input
                type="radio"
                name="method"
                value={method}
                defaultChecked={method === picked}
                onChange={() => setPicked(method)}
                className="size-5 shrink-0"
              />
              {t(methodNames[method] satisfies KeyIn<"session">)}
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        id="confirm-code"
        name="code"
        label={t((known ? methodNames[known] : "session.confirmAnswer") satisfies KeyIn<"session">)}
        inputMode={known && !isName ? "numeric" : "text"}
        autoComplete={isName ? "name" : "one-time-code"}
        first
        error={errorIn(outcome?.problem, "code")}
      />
    </>
  );
}
