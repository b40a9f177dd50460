import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { Balls } from "~/routes/lobby/draws/balls.tsx";
import type { Draw } from "~/routes/lobby/draws/news.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { placesOf, type Trend, trendOf } from "./trend.ts";

interface Props {
  draws: readonly Draw[];
  /** Which ball, from 1. */
  place: number;
  hrefOf: (place: number) => string;
}

/** Heights of a row and of the head in rem, by which the line is drawn over the cells. */
const rem = { row: 1.75, head: 2.25, first: 4.75 };

/**
 * The trend of one ball over the latest draws: a line through the drawn numbers, and in all other cells the number
 * of draws since the column was drawn. For screen readers it is a plain table.
 */
export function TrendChart({ draws, place, hrefOf }: Props) {
  const { t } = useI18n();
  const places = placesOf(draws);
  const shown = place <= places ? place : 1;
  const trend = trendOf(draws, shown);
  if (!trend) {
    return (
      <EmptyBlock icon={<i className="icon-chart-line size-7" />} title={t("lottery.noTrend")} />
    );
  }
  return (
    <div className="grid gap-3">
      <div className="overflow-x-auto [&_a]:whitespace-nowrap">
        <Tabs
          label={t("lottery.places")}
          look="pills"
          tabs={Array.from({ length: places }, (_, at) => ({
            name: String(at + 1),
            text: t("lottery.place", { place: at + 1 }),
            to: hrefOf(at + 1),
          }))}
          now={String(shown)}
        />
      </div>
      <p className="text-sm text-quiet">{t("lottery.trendLead", { count: draws.length })}</p>
      <Card>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to get at it
          tabIndex={0}
          aria-label={t("lottery.trend")}
          className="max-h-[36rem] overflow-auto lg:max-h-[64rem]"
        >
          <TrendTable trend={trend} caption={t("lottery.trendOf", { place: shown })} />
        </section>
      </Card>
    </div>
  );
}

/** The end of a draw's number, which is what changes from one to the next. */
const shortOf = (number: string): string => /\d{1,4}$/.exec(number)?.[0] ?? number;

function TrendTable({ trend, caption }: { trend: Trend; caption: string }) {
  const { t } = useI18n();
  const { columns, rows, times, longest, now } = trend;
  const line = rows.map(({ hit }, at) => `${hit + 0.5},${at + 0.5}`).join(" ");
  const ranges = columns.some((name) => name.length > 1);
  return (
    <div className="relative min-w-fit">
      <table className="figures w-full min-w-80 table-fixed text-center text-xs">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col style={{ width: `${rem.first}rem` }} />
          <col span={columns.length} />
        </colgroup>
        <thead>
          <tr style={{ height: `${rem.head}rem` }} className="text-quiet">
            <th scope="col" className="sticky top-0 z-20 bg-raised px-2 text-left font-semibold">
              {t("lottery.draw")}
            </th>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className={clsx(
                  "sticky top-0 z-20 bg-raised font-semibold",
                  ranges && "text-2xs tracking-tighter",
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, drawn, hit, missing }) => (
            <tr key={number} style={{ height: `${rem.row}rem` }} className="even:bg-ground/40">
              <th scope="row" title={number} className="px-2 text-left font-medium text-quiet">
                <span className="sr-only">{number}</span>
                <span aria-hidden="true">{shortOf(number)}</span>
              </th>
              {missing.map((gap, at) => (
                <td key={columns[at]} className="p-0 text-quiet/80">
                  {at === hit ? (
                    <span className="relative z-10">
                      <Balls numbers={[drawn]} />
                    </span>
                  ) : (
                    gap
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 z-20 bg-raised">
          <Sums name={t("lottery.times")} figures={times} of={columns} />
          <Sums name={t("lottery.longest")} figures={longest} of={columns} />
          <Sums name={t("lottery.missingNow")} figures={now} of={columns} />
        </tfoot>
      </table>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${columns.length} ${rows.length}`}
        preserveAspectRatio="none"
        className="pointer-events-none absolute right-0"
        style={{
          left: `${rem.first}rem`,
          top: `${rem.head}rem`,
          width: `calc(100% - ${rem.first}rem)`,
          height: `${rem.row * rows.length}rem`,
        }}
      >
        <polyline
          points={line}
          fill="none"
          className="stroke-accent"
          strokeWidth="1.5"
          strokeOpacity="0.7"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

interface SumsProps {
  name: string;
  figures: readonly number[];
  of: readonly string[];
}

/** A row under the draws: one figure for each column. */
function Sums({ name, figures, of }: SumsProps) {
  return (
    <tr style={{ height: `${rem.row}rem` }}>
      <th scope="row" className="px-2 text-left text-2xs leading-tight font-semibold text-quiet">
        {name}
      </th>
      {figures.map((figure, at) => (
        <td key={of[at]} className="font-semibold">
          {figure}
        </td>
      ))}
    </tr>
  );
}
