import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import { dateTime, exactMoney, type MoneyValue } from "~/i18n/format.ts";
import { drawTrend } from "~/reports/compare/trend.ts";
import type { Part } from "~/reports/part.ts";
import { partOf } from "~/reports/part-of.ts";
import { brandTime } from "~/reports/range/brand-time.ts";
import type { DayRange } from "~/reports/range/range.ts";
import type { Trend } from "~/ui/table/column.ts";

const document = graphql(`
  query AgentDailyNgr(
    $range: DateRange!
    $teams: [String!]
    $accounts: [String!]
    $currency: String
  ) {
    agent {
      dailyNgr(range: $range, teams: $teams, accounts: $accounts, currency: $currency) {
        account
        team
        days {
          day
          ngr {
            ...Money
          }
        }
      }
    }
  }
`);

/** Whose days a row shows: an account's own, or those of its whole team. */
export interface TrendRow {
  key: string;
  account: string;
  team: boolean;
}

/** Charts by the keys of their rows. */
export type Trends = Readonly<Record<string, Trend>>;

/** What a loader has. */
interface Asking {
  gateway: Pick<AppLoadContext["gateway"], "execute">;
  brand: Pick<AppLoadContext["brand"], "currencyDecimals" | "gmtOffset">;
  language: string;
}

const dayMs = 86_400_000;
const longestDays = 31;

/**
 * Loads the daily NGR of a page's rows with one call (CA158, N6) and draws it. Null for ranges of one
 * day or of more than 31, which have no such chart.
 */
export async function readTrends(
  { gateway, brand, language }: Asking,
  { range, currency }: Pick<DayRange, "range"> & { currency: string | null },
  rows: Promise<readonly TrendRow[]>,
  since: Promise<number | null>,
): Promise<Part<Trends> | null> {
  const length = range.to - range.from;
  if (length <= dayMs || length > longestDays * dayMs) return null;
  const shown = await rows;
  if (shown.length === 0) return null;
  const names = (team: boolean) => {
    const found = shown.filter((row) => row.team === team).map(({ account }) => account);
    return found.length > 0 ? found : null;
  };
  const variables = { range, teams: names(true), accounts: names(false), currency };
  const answer = await gateway.execute(document, variables);
  const found = partOf(answer, ({ agent }) => agent?.dailyNgr, "agent.dailyNgr");
  if (!("data" in found)) return found;
  const textOf = ({ day, ngr }: { day: string; ngr: MoneyValue }) => {
    const date = dateTime(Date.parse(day), language, "+00:00", "monthDay");
    return `${date}: ${exactMoney(ngr, language, brand.currencyDecimals)}`;
  };
  // Days before figures begin are no days without play.
  const first = brandTime((await since) ?? 0, brand.gmtOffset).slice(0, 10);
  const trends = new Map(
    found.data.map(({ account, team, days: all }) => {
      const days = all.filter(({ day }) => day >= first);
      const values = days.map(({ ngr }) => Number(ngr.amount));
      return [`${team} ${account}`, drawTrend(values, days.map(textOf).join("\n"))];
    }),
  );
  const drawn = shown.flatMap(({ key, account, team }) => {
    const trend = trends.get(`${team} ${account}`);
    return trend ? [[key, trend]] : [];
  });
  return { data: Object.fromEntries(drawn) };
}
