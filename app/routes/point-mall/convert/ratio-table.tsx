import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { timesAmount } from "../../../../brands/amount.ts";

/** Stretches of points that most people think in. */
export const usualPoints = [100, 500, 1000, 5000, 10_000] as const;

/** What points are worth (C55): one of them, and the usual numbers. */
export function RatioTable({ one }: { one: MoneyValue }) {
  const { t, money, language } = useI18n();
  return (
    <table className="figures w-full text-sm">
      <caption id="ratio-title" className="mb-3 text-left text-lg font-bold">
        {t("pointMall.convert.table")}
      </caption>
      <thead className="text-xs text-quiet">
        <tr>
          <th scope="col" className="pb-2 text-left font-semibold">
            {t("pointMall.records.points")}
          </th>
          <th scope="col" className="pb-2 text-right font-semibold">
            {t("pointMall.convert.worth")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line/60">
        {usualPoints.map((points) => (
          <tr key={points}>
            <th scope="row" className="py-2 text-left font-normal">
              {numberText(points, language)}
            </th>
            <td className="py-2 text-right font-semibold">
              {money({ ...one, amount: timesAmount(one.amount, points) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
