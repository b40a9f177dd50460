/** How a figure differs from the same figure of other days (N6): wherever two are compared, in rows, totals and charts. */
import type { MoneyValue } from "~/i18n/format.ts";
import { compareAmounts, differenceOf, sizeOf } from "../../../brands/amount.ts";
import { currencyUnit } from "../../../brands/brand-currency.ts";

/** An amount or a count. */
export type Figure = MoneyValue | number;

export interface Change<Of extends Figure = Figure> {
  difference: Of;
  /** To one decimal; null where it says nothing, and the difference stands alone. */
  percent: number | null;
}

/** A percentage of less says nothing (N19): so many units of the currency (`currencyUnit`), or so many in number. */
const leastUnits = 100;
const leastCount = 10;

const numberOf = (figure: Figure) => (typeof figure === "number" ? figure : Number(figure.amount));

/** Returns how a figure has changed; a percentage of little, or from one sign to the other, is none (N19). */
export function changeOf(now: MoneyValue, before: MoneyValue): Change<MoneyValue>;
export function changeOf(now: Figure, before: Figure): Change;
export function changeOf(now: Figure, before: Figure): Change {
  const [after, was] = [numberOf(now), numberOf(before)];
  const comparable = isEnough(before) && after * was >= 0;
  return {
    difference: differenceIn(now, before),
    percent: comparable ? Math.round(((after - was) / Math.abs(was)) * 1000) / 10 : null,
  };
}

function isEnough(before: Figure): boolean {
  if (typeof before === "number") return Math.abs(before) >= leastCount;
  const least = String(leastUnits * currencyUnit(before.currency));
  return compareAmounts(sizeOf(before.amount), least) >= 0;
}

function differenceIn(now: Figure, before: Figure): Figure {
  if (typeof now === "number" || typeof before === "number") {
    return numberOf(now) - numberOf(before);
  }
  return { amount: differenceOf(now.amount, before.amount), currency: now.currency };
}
