import type { PointStepFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";

/** What deposits earn, by their size (K33), as the platform's table has it. */
export function EarnTable({ steps }: { steps: readonly PointStepFragment[] }) {
  const { t, money } = useI18n();
  if (steps.length === 0) {
    return <p className="text-sm text-quiet">{t("pointMall.rules.noTable")}</p>;
  }
  return (
    <table className="figures w-full text-sm">
      <caption className="sr-only">{t("pointMall.rules.earn")}</caption>
      <thead className="text-xs text-quiet">
        <tr>
          <th scope="col" className="pb-2 text-left font-semibold">
            {t("pointMall.rules.from")}
          </th>
          <th scope="col" className="pb-2 text-right font-semibold">
            {t("pointMall.rules.rate")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line/60">
        {steps.map(({ min, max, pointsPer100 }) => (
          <tr key={min.amount}>
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {max
                ? t("pointMall.rules.upTo", { min: money(min), max: money(max) })
                : t("pointMall.rules.above", { min: money(min) })}
            </th>
            <td className="py-2.5 text-right font-semibold text-gold">{pointsPer100}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
