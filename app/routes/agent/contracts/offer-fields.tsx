import type { ContractName } from "~/components/contracts/kinds.ts";
import { FieldLabel } from "~/forms/fields/field-label.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { decimalText } from "~/i18n/decimal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";

const periods = ["DAILY", "WEEKLY", "HALF_MONTHLY", "MONTHLY"] as const;
const limits = ["amount", "periodConsumption", "periodLoss"] as const;
const counts = ["activeCount", "minBetPeriod"] as const;

const realTimeNames = ["account", "winRate", "lossRate", "singleBetAmount"] as const;
const periodNames = ["account", "rate", "endTime", ...limits, ...counts] as const;

/** The fields that a kind of contract has, by their names in the form. */
export const offerFieldNames = (name: ContractName): readonly string[] =>
  name === "realTimeSalary" ? realTimeNames : periodNames;

/** Fields of an amount of money. */
const moneyNames: readonly string[] = ["singleBetAmount", ...limits];

interface FieldsProps {
  values: Readonly<Record<string, string>>;
  problem: Parameters<typeof errorIn>[0];
  currency: string | undefined;
  /** The agent's own terms, shown beside each field. */
  own: Readonly<Record<string, string>> | null;
}

const rateNames: readonly string[] = ["rate", "winRate", "lossRate"];

/** The hint of a field with the agent's own value; none without an own contract or without such a limit in it. */
function useOwnHint(own: FieldsProps["own"]) {
  const { t, language } = useI18n();
  return (name: string): { hint?: string } => {
    const value = own?.[name];
    if (!value) return {};
    const text = decimalText(value, language);
    return {
      hint: t("agentCenter.contracts.own", {
        value: rateNames.includes(name) ? `${text}%` : text,
      }),
    };
  };
}

interface FieldProps extends FieldsProps {
  name: "account" | "rate" | "winRate" | "lossRate" | "singleBetAmount" | (typeof limits)[number];
  optional?: boolean;
}

function OfferField({ name, optional = false, values, problem, currency, own }: FieldProps) {
  const { t } = useI18n();
  const ownHint = useOwnHint(own);
  return (
    <TextField
      id={`offer-${name}`}
      name={name}
      label={t(`agentCenter.contracts.${name}`)}
      autoComplete="off"
      optional={optional}
      figures={name !== "account"}
      inputMode={name === "account" ? "text" : "decimal"}
      maxLength={name === "account" ? 60 : 16}
      defaultValue={values[name]}
      error={errorIn(problem, name)}
      {...ownHint(name)}
      {...(currency && moneyNames.includes(name) ? { currency } : {})}
    />
  );
}

/** To whom, and on which terms (D-28, D-29). */
export function OfferFields({ name, ...form }: FieldsProps & { name: ContractName }) {
  return (
    <>
      <OfferField name="account" {...form} />
      {name === "realTimeSalary" ? <RealTimeFields {...form} /> : <PeriodFields {...form} />}
    </>
  );
}

function RealTimeFields(form: FieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <OfferField name="winRate" {...form} />
        <OfferField name="lossRate" {...form} />
      </div>
      <OfferField name="singleBetAmount" optional {...form} />
    </>
  );
}

function PeriodFields(form: FieldsProps) {
  const { t } = useI18n();
  const { values, problem } = form;
  const ownHint = useOwnHint(form.own);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <OfferField name="rate" {...form} />
        <div>
          <FieldLabel htmlFor="offer-period" text={t("agentCenter.contracts.period")} />
          <select
            id="offer-period"
            name="period"
            defaultValue={values.period ?? "DAILY"}
            className="field"
          >
            {periods.map((each) => (
              <option key={each} value={each}>
                {t(`agentCenter.contracts.periods.${each}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
        {limits.map((each) => (
          <div key={each}>
            <OfferField name={each} optional {...form} />
          </div>
        ))}
        {counts.map((each) => (
          <TextField
            key={each}
            id={`offer-${each}`}
            name={each}
            label={t(`agentCenter.contracts.${each}`)}
            autoComplete="off"
            optional
            figures
            inputMode="numeric"
            maxLength={6}
            defaultValue={values[each]}
            error={errorIn(problem, each)}
            {...ownHint(each)}
          />
        ))}
        <TextField
          id="offer-endTime"
          name="endTime"
          type="date"
          label={t("agentCenter.contracts.endTime")}
          optional
          figures
          defaultValue={values.endTime}
          error={errorIn(problem, "endTime")}
        />
      </div>
    </>
  );
}
