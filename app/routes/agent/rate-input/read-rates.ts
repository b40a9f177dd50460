import { sentText } from "../../../../brands/typed/field-kinds.ts";
import { plainDecimal } from "../../../../brands/typed/plain-amount.ts";

const prefix = "rate.";
/** No brand has more types of games; a form with more is not one of ours. */
const mostTypes = 40;

/** The rates of a form of `RateFields`, those left empty aside, in the signs of the page's language; `values` shows them again. */
export function readRates(form: FormData, language: string) {
  const typed = [...form]
    .flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === "string"
        ? [{ name, rate: sentText(name, value) }]
        : [],
    )
    .slice(0, mostTypes);
  return {
    rates: typed
      .filter(({ rate }) => rate !== "")
      .map(({ name, rate }) => ({
        type: name.slice(prefix.length),
        rate: plainDecimal(rate, language),
      })),
    values: Object.fromEntries(typed.map(({ name, rate }) => [name, rate])),
  };
}
