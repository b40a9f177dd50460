/**
 * The form error for a rate that the platform refuses (`contract.rate`): which rate, its limit, and why
 * (A130).
 */
import * as v from "valibot";
import type { FieldError } from "../generated/resolver-types.ts";
import { wireRate } from "../values/money.ts";

const optional = <T extends v.GenericSchema>(shape: T) => v.fallback(v.optional(shape), undefined);

const facts = v.object({
  /** The highest rate that may be given: the giver's own rate. */
  max: optional(wireRate),
  /** The lowest allowed rate: what the account gives to others. */
  min: optional(wireRate),
  /** For a real-time salary: which of its rates. */
  term: optional(v.picklist(["winRate", "lossRate"])),
});

/** @param field the form's name of the rate, used when the platform does not name it */
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
