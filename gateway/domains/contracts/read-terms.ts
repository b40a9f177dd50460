/** Validates the terms of an offer before they are sent (V60, D-28, D-29). */

import type {
  FieldError,
  InvalidInput,
  OfferContractInput,
  PeriodTermsInput,
  RealTimeTermsInput,
} from "../../generated/resolver-types.ts";
import type { FormReader } from "../../mutations/form-reader.ts";

/** Moves a rate error to a field of the real-time salary form, which has two rates and no field `rate`. */
export function namedRates<T extends { __typename: string }>(
  failure: T,
  input: OfferContractInput,
): T {
  if (failure.__typename !== "InvalidInput" || input.kind !== "REAL_TIME_SALARY") return failure;
  const { fields } = failure as unknown as InvalidInput;
  return { ...failure, fields: fields.flatMap((error) => rateFields(error, input)) };
}

function rateFields(error: FieldError, { realTime }: OfferContractInput): FieldError[] {
  if (error.field !== "rate") return [error];
  const max = error.values.find(({ name }) => name === "max")?.value;
  const both = ["winRate", "lossRate"] as const;
  const above = both.filter((name) => max && Number(realTime?.[name]) > Number(max));
  return (above.length > 0 ? above : both).map((field) => ({ ...error, field }));
}

/** The terms, or null when the form has errors, which the form reader holds. */
export function readTerms(
  input: OfferContractInput,
  form: FormReader,
  { currency, now }: { currency: string; now: number },
) {
  const given = input.kind === "REAL_TIME_SALARY" ? input.realTime : input.period;
  if (!given) {
    form.refuse(input.kind === "REAL_TIME_SALARY" ? "realTime" : "period", "validation.required");
    return null;
  }
  return "winRate" in given
    ? realTimeTerms(given, form, currency)
    : periodTerms(given, form, { currency, now });
}

function periodTerms(
  terms: PeriodTermsInput,
  form: FormReader,
  { currency, now }: { currency: string; now: number },
) {
  const limit = (field: string, value: string | null | undefined) =>
    value ? { [field]: form.amount(field, value, currency) } : {};
  const least = (field: string, value: number | null | undefined, max: number) =>
    value == null ? {} : { [field]: form.whole(field, value, 0, max) };
  const { endTime } = terms;
  if (endTime != null && endTime <= now) form.refuse("endTime", "validation.endPassed");
  return {
    rate: form.rate("rate", terms.rate),
    period: terms.period,
    ...limit("amount", terms.amount),
    ...limit("periodConsumption", terms.periodConsumption),
    ...limit("periodLoss", terms.periodLoss),
    ...least("activeCount", terms.activeCount, 100_000),
    // A period has at most 31 days.
    ...least("minBetPeriod", terms.minBetPeriod, 31),
    ...(endTime == null ? {} : { endTime }),
  };
}

function realTimeTerms(terms: RealTimeTermsInput, form: FormReader, currency: string) {
  const { singleBetAmount: least } = terms;
  return {
    winRate: form.rate("winRate", terms.winRate),
    lossRate: form.rate("lossRate", terms.lossRate),
    ...(least ? { singleBetAmount: form.amount("singleBetAmount", least, currency) } : {}),
  };
}
