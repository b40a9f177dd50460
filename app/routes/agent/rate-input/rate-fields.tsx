import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";

export interface GivableRate {
  type: string;
  /** The most that may be given, in percent as decimal text. */
  max: string;
}

interface Props {
  /** Beginning of the fields' ids. */
  of: string;
  /** The rates that the viewer may give, by type of game. */
  rates: readonly GivableRate[];
  /** What the account has now. */
  now?: readonly { type: string; rate: string }[];
  /** The least that the account can have, because it has given that on (CA57). */
  least?: readonly { type: string; rate: string }[];
  outcome: FormOutcome | undefined;
}

/**
 * A rate for each type of game, with the most that may be given (CA56) and the least that the account needs (CA57):
 * `rate.RNG` and so on.
 */
export function RateFields({ of, rates, now = [], least = [], outcome }: Props) {
  const { t } = useI18n();
  const error = errorIn(outcome?.problem, "rates");
  return (
    <fieldset aria-describedby={`${of}-rates-error`}>
      <legend className="mb-1.5 text-sm font-semibold">{t("agentCenter.downline.rates")}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {rates.map(({ type, max }) => {
          const name = `rate.${type}`;
          const before = now.find((each) => each.type === type)?.rate;
          // The message belongs to all of these fields together.
          const typed = outcome?.values[name];
          const min = least.find((each) => each.type === type)?.rate;
          // An empty field changes nothing.
          const fits =
            typed === "" || (Number(typed) <= Number(max) && Number(typed) >= Number(min ?? 0));
          return (
            <label key={type} className="grid gap-1 text-xs text-quiet">
              <span className="truncate">{t(`nav.${categoryKey(type)}`)}</span>
              <input
                name={name}
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                defaultValue={outcome?.values[name] ?? before ?? ""}
                placeholder="0"
                aria-invalid={error && !fits ? true : undefined}
                className="filter-field figures"
              />
              <span className="figures text-2xs">
                {min
                  ? t("agentCenter.downline.between", { min, max })
                  : t("agentCenter.downline.atMost", { max })}
              </span>
            </label>
          );
        })}
      </div>
      <FieldError id={`${of}-rates-error`} error={error} />
    </fieldset>
  );
}
