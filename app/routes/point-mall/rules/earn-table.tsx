import type { PointStepFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";

/** What deposits earn, by their size (K33), as the platform's table has it. */
export function EarnTable({ steps }: { steps: readonly PointStepFragment[] }) {
  const { t, money } = useI18n();
  if (steps.length === 0) {
    return <p className="text-sm text-quiet">{t("pointMall.rules.noTable")}</p>;
  }
  const currency = steps[0]?.min.currency ?? "";
  const base = readableBase(steps);
  return (
    <table className="figures w-full text-sm">
      <caption className="sr-only">{t("pointMall.rules.earn")}</caption>
      <thead className="text-xs text-quiet">
        <tr>
          <th scope="col" className="pb-2 text-left font-semibold">
            {t("pointMall.rules.from")}
          </th>
          <th scope="col" className="pb-2 text-right font-semibold">
            {t("pointMall.rules.rate", { amount: money({ amount: String(base), currency }) })}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line/60">
        {steps.map(({ min, max, pointsPer100 }, at) => (
          <tr key={min.amount}>
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {max && !goesOn(max, steps[at + 1])
                ? t("pointMall.rules.upTo", { min: money(min), max: money(max) })
                : t("pointMall.rules.above", { min: money(min) })}
            </th>
            <td className="py-2.5 text-right font-semibold text-gold">
              {pointsFor(base, pointsPer100)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a step ends where the next one begins: 99.99 before 100.00. Then its end says nothing more. */
const goesOn = (max: PointStepFragment["min"], next: PointStepFragment | undefined) =>
  next !== undefined && Number(next.min.amount) - Number(max.amount) < 1;

/** The deposit that rates are shown for: 100, or the least of 1,000, 10,000 … that brings a point at each rate. */
function readableBase(steps: readonly PointStepFragment[]): number {
  const least = Math.min(...steps.map(({ pointsPer100 }) => Number(pointsPer100)).filter(Boolean));
  let base = 100;
  while (pointsFor(base, String(least)) < 1 && base < 1_000_000) base *= 10;
  return base;
}

/** Points for so much of a deposit, to four decimals. */
function pointsFor(base: number, pointsPer100: string): number {
  return Math.round(Number(pointsPer100) * base * 100) / 10_000;
}
