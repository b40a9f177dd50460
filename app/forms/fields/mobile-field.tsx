import type { Problem } from "~/forms/answers/form-outcome.ts";
import type { DialingChoice } from "~/forms/codes/dialing-choices.server.ts";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { mostTyped } from "../../../brands/most-typed.ts";
import { FieldError } from "./field-error.tsx";
import { FieldLabel } from "./field-label.tsx";

interface MobileFieldProps {
  /** The prefix of the fields' ids. */
  of: string;
  dialing: readonly DialingChoice[];
  /** The initial dialling code. */
  country: string | undefined;
  /** The initial number. */
  mobile: string;
  problem: Problem | null | undefined;
  onTyped?: (typed: string) => void;
  optional?: boolean;
  /** Whether this field takes the focus when the dialog opens. */
  first?: boolean;
}

/** A mobile number with its country: `mobile`, `dialingCode` (A18). */
export function MobileField({
  of,
  dialing,
  country,
  mobile,
  problem,
  onTyped,
  optional = false,
  first = false,
}: MobileFieldProps) {
  const { t } = useI18n();
  const mobileError = errorIn(problem, "mobile");
  const ids = { country: `${of}-country`, mobile: `${of}-mobile` };
  return (
    <div>
      <FieldLabel htmlFor={ids.mobile} text={t("forms.mobile")} optional={optional} />
      <div className="flex gap-2 max-sm:flex-col">
        {dialing.length > 1 ? (
          <div className="w-44 shrink-0 max-sm:w-full">
            <select
              id={ids.country}
              name="dialingCode"
              defaultValue={country}
              aria-label={t("forms.country")}
              className="field"
            >
              {dialing.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        ) : (
          <input type="hidden" name="dialingCode" value={country} />
        )}
        <input
          id={ids.mobile}
          name="mobile"
          // "tel-national" is for text: a field of the type "tel" takes the number with its country.
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={mobile}
          onInput={(event) => onTyped?.(event.currentTarget.value)}
          data-autofocus={first ? "" : undefined}
          maxLength={mostTyped}
          required={!optional}
          aria-invalid={mobileError ? true : undefined}
          aria-describedby={`${ids.mobile}-error`}
          className="field"
        />
      </div>
      <FieldError id={`${ids.mobile}-error`} error={mobileError} />
      <FieldError id={`${ids.country}-error`} error={errorIn(problem, "dialingCode")} />
    </div>
  );
}
