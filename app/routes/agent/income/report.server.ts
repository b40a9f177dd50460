import { graphql } from "~/graphql/generated";
import type { AgentIncomeQuery, IncomePeriodLength } from "~/graphql/generated/graphql";
import { gameTypeIn } from "~/play/game-type.ts";
import { oneOf } from "~/reports/query/record-query.server.ts";
import { wholeReport } from "~/reports/report.ts";
import { type View, views } from "./views.ts";

/** By what the sums are added up; days without `by`. */
export const viewOf = (query: URLSearchParams): View => oneOf(query.get("by"), views) ?? "day";

/** The type of game whose days alone are asked for, or null. */
export function typeOf(query: URLSearchParams): string | null {
  return viewOf(query) === "day" ? gameTypeIn(query, "type") : null;
}

const lengths: Partial<Record<View, IncomePeriodLength>> = { week: "WEEK", month: "MONTH" };

const document = graphql(`
  query AgentIncome(
    $range: DateRange
    $by: IncomePeriodLength!
    $type: GameType!
    $ofType: Boolean!
  ) {
    agent {
      income(range: $range) {
        runningDay
        periods(by: $by) {
          ...IncomeOfPeriod
        }
        products {
          ...IncomeOfProduct
        }
        productDays(type: $type) @include(if: $ofType) {
          ...IncomeOfProductDay
        }
        kinds {
          ...IncomeOfItsKind
        }
        totals {
          ...IncomeFigures
        }
        expected {
          ...ExpectedIncome
        }
        bookedSince
        sumsSince
        ...IncomeAccountLines
      }
    }
  }
`);

/** Income as the page's query has it. */
export type FoundIncome = NonNullable<NonNullable<AgentIncomeQuery["agent"]>["income"]>;

const reportOf = <Row>(rows: (found: FoundIncome) => readonly Row[]) =>
  wholeReport({
    document,
    variables: ({ range }, filters) => {
      const type = typeOf(filters);
      const by = lengths[viewOf(filters)] ?? "DAY";
      return { range, by, type: type ?? "RNG", ofType: type !== null };
    },
    part: ({ agent }) => agent?.income,
    rows,
    since: ({ sumsSince }) => sumsSince,
  });

/** Income (CA150) by day, week or month. Periods in which nothing happened are no rows. */
export const periods = reportOf(({ periods: all }) =>
  all.filter(({ sums }) =>
    [sums.own, sums.salaryIn, sums.salaryOut, sums.dividendIn, sums.dividendOut]
      .concat(sums.bonuses, sums.paid)
      .some(({ amount }) => Number(amount) !== 0),
  ),
);

/** Commission by type of game. */
export const products = reportOf((found) => found.products);

/** Commission of one type of game by day. */
export const productDays = reportOf((found) => found.productDays ?? []);

/** Income by its kind. */
export const kinds = reportOf((found) => found.kinds);
