/** A rate that the platform refuses (`contract.rate`): which one, its limit, and why (A130). */
import * as v from "valibot";
import type { FieldError } from "../generated/resolver-types.ts";
import { wireRate } from "../values/money.ts";

const optional = <T extends v.GenericSchema>(shape: T) => v.fallback(v.optional(shape), undefined);

const facts = v.object({
  /** The most that may be given: what the giver gets. */
  max: optional(wireRate),
  /** The least: what the account has given on. */
  min: optional(wireRate),
  /** Of real-time salary: which of its rates. */
  term: optional(v.picklist(["winRate", "lossRate"])),
});

/** @param field what the form calls the rate, where the platform does not say which */
export function rateRefusal(value: unknown, field: string): FieldError {
  const read = v.safeParse(facts, value);
  const { max, min, term } = read.success ? read.output : {};
  const name = field === "rate" ? (term ?? field) : field;
  const refusal = (key: string, values: FieldError["values"] = []): FieldError => ({
    field: name,
    messageKey: `validation.${key}`,
    values,
  });
  if (max !== undefined && Number(max) === 0) return refusal("rateNone");
  if (max !== undefined) return refusal("rateTooHigh", [{ name: "max", value: max }]);
  if (min !== undefined) return refusal("rateTooLow", [{ name: "min", value: min }]);
  return refusal("rateNotAllowed");
}
