import { useI18n } from "~/i18n/i18n.tsx";
import { Balls } from "~/routes/lobby/draws/balls.tsx";
import type { Draw } from "~/routes/lobby/draws/news.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Card } from "~/ui/layout/card.tsx";

/** The latest draws of a lottery, newest first (C40, C41). */
export function DrawsTable({ draws, name }: { draws: readonly Draw[]; name: string }) {
  const { t, date, zone } = useI18n();
  if (draws.length === 0) {
    return <EmptyBlock icon={<i className="icon-history size-7" />} title={t("lottery.noDraws")} />;
  }
  return (
    <Card className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{t("lottery.drawsOf", { name })}</caption>
        <thead>
          <tr className="text-left text-xs text-quiet">
            <th scope="col" className="px-3 py-3 font-semibold sm:px-4">
              {t("lottery.draw")}
            </th>
            <th scope="col" className="px-3 py-3 font-semibold sm:px-4">
              {t("lottery.time", { zone })}
            </th>
            <th scope="col" className="px-3 py-3 font-semibold sm:px-4">
              {t("lottery.numbers")}
            </th>
          </tr>
        </thead>
        <tbody>
          {draws.map(({ number, drawnAt, numbers }) => (
            <tr key={number} className="border-t border-line/60">
              <th scope="row" className="figures px-3 py-2 text-left font-medium sm:px-4">
                {number}
              </th>
              <td className="figures px-3 py-2 text-quiet sm:px-4 sm:whitespace-nowrap">
                {drawnAt == null ? "–" : date(drawnAt, "monthDayTime")}
              </td>
              <td className="px-3 py-2 sm:px-4">
                {/* As wide as its content, and as long as a phone allows. */}
                <div className="w-max max-w-60">
                  <Balls numbers={numbers} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
