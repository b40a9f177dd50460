import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/page-title.server.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { RangeForm } from "~/reports/range-form.tsx";
import { recordQuery } from "~/reports/record-query.server.ts";
import { askPart } from "~/routes/member/part.server.ts";
import { DayBars } from "~/ui/day-bars.tsx";
import { FigureTiles } from "~/ui/figure-tiles.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { RecordList } from "~/ui/record-list.tsx";
import { SignedMoney } from "~/ui/signed-money.tsx";

const MemberProfit = graphql(`
  query MemberProfit($range: DateRange) {
    records {
      profit(range: $range) {
        days {
          day
          totals {
            stake {
              amount
              currency
            }
            win {
              amount
              currency
            }
            bonus {
              amount
              currency
            }
            rebate {
              amount
              currency
            }
            profit {
              amount
              currency
            }
          }
        }
        totals {
          stake {
            amount
            currency
          }
          win {
            amount
            currency
          }
          bonus {
            amount
            currency
          }
          rebate {
            amount
            currency
          }
          profit {
            amount
            currency
          }
          deposit {
            amount
            currency
          }
          withdrawal {
            amount
            currency
          }
        }
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27h personalProfit: profit by day (CA22), as a picture and as figures. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = recordQuery(request, context);
  const variables = { range: query.range };
  return {
    title: pageTitle(context, "member.pages.personalProfit"),
    query,
    part: await askPart(
      request,
      context,
      [MemberProfit, variables],
      (data) => data.records?.profit,
    ),
  };
}

export default function Profit() {
  const { t, money, date } = useI18n();
  const { part, query } = useLoaderData<typeof loader>();
  const title = t("member.pages.personalProfit");
  // A day has no time of its own: noon is on it wherever one counts from.
  const dayText = (day: string) => date(Date.parse(`${day}T12:00:00Z`), { dateStyle: "medium" });
  return (
    <>
      <PageHead title={title} lead={t("member.profit.lead")} />
      <RangeForm query={query} />
      <PartBlock part={part} name={title}>
        {({ days, totals }) => (
          <>
            <FigureTiles
              label={t("member.totals")}
              figures={[
                { name: t("member.profit.profit"), value: <SignedMoney value={totals.profit} /> },
                { name: t("member.bets.stake"), value: money(totals.stake) },
                { name: t("member.bets.win"), value: money(totals.win) },
                { name: t("member.profit.bonus"), value: money(totals.bonus) },
                { name: t("member.profit.deposit"), value: money(totals.deposit) },
                { name: t("member.profit.withdrawal"), value: money(totals.withdrawal) },
              ]}
            />
            {days.length > 1 ? (
              <DayBars
                label={t("member.profit.chart", { count: days.length })}
                days={[...days].reverse().map(({ day, totals: { profit } }) => ({
                  day,
                  value: Number(profit.amount),
                  text: `${dayText(day)}: ${money(profit)}`,
                }))}
              />
            ) : null}
            <RecordList
              caption={title}
              rows={days}
              keyOf={({ day }) => day}
              columns={[
                {
                  head: t("member.profit.day"),
                  cell: ({ day }) => <span className="font-semibold">{dayText(day)}</span>,
                },
                {
                  head: t("member.bets.stake"),
                  figures: true,
                  cell: (row) => money(row.totals.stake),
                },
                { head: t("member.bets.win"), figures: true, cell: (row) => money(row.totals.win) },
                {
                  head: t("member.profit.bonus"),
                  figures: true,
                  cell: (row) => money(row.totals.bonus),
                },
                {
                  head: t("member.profit.rebate"),
                  figures: true,
                  cell: (row) => money(row.totals.rebate),
                },
                {
                  head: t("member.profit.profit"),
                  figures: true,
                  cell: (row) => <SignedMoney value={row.totals.profit} />,
                },
              ]}
            />
          </>
        )}
      </PartBlock>
    </>
  );
}
