import { graphql } from "~/graphql/generated";
import type { StatementDayFragment } from "~/graphql/generated/graphql";
import { pagedReport, wholeReport } from "~/reports/report.ts";

/** Sums by day (CA22): one answer has all days. Days without any sum are no rows. */
export const days = wholeReport({
  document: graphql(`
    query StatementDays($range: DateRange!) {
      records {
        statement(range: $range) {
          days {
            ...StatementDay
          }
          totals {
            ...StatementSums
          }
        }
      }
    }
  `),
  variables: ({ range }) => ({ range }),
  part: (data) => data.records?.statement,
  rows: (part) => part.days?.filter(isFilled) ?? null,
});

function isFilled({ totals }: StatementDayFragment): boolean {
  const { deposit, withdrawal, stake, win, bonus, rebate } = totals;
  return [deposit, withdrawal, stake, win, bonus, rebate].some(
    ({ amount }) => Number(amount) !== 0,
  );
}

/** Settled bets by product (CA140): one answer has all. */
export const products = wholeReport({
  document: graphql(`
    query StatementByProduct($range: DateRange!) {
      records {
        statementProducts(range: $range) {
          rows {
            ...StatementProduct
          }
          totals {
            ...StatementPlay
          }
        }
      }
    }
  `),
  variables: ({ range }) => ({ range }),
  part: (data) => data.records?.statementProducts,
  rows: ({ rows }) => rows ?? null,
});

/** Settled bets by game (CA141). */
export const games = pagedReport({
  document: graphql(`
    query StatementByGame($range: DateRange!, $offset: Int!, $limit: Int!) {
      records {
        statementGames(range: $range, offset: $offset, limit: $limit) {
          nodes {
            ...StatementGame
          }
          pageInfo {
            ...PageInfo
          }
          since
        }
      }
    }
  `),
  variables: ({ range, offset, limit }) => ({ range, offset, limit }),
  part: (data) => data.records?.statementGames,
});

/** The sums since the account was opened (CA142). */
export const SinceOpening = graphql(`
  query StatementOpening {
    records {
      sinceOpening {
        openedAt
        since
        totals {
          ...StatementSums
        }
      }
    }
  }
`);

/** From when on there are single bets and transactions (CA20, CA21), for links to them. */
export const Entries = graphql(`
  query StatementEntries {
    records {
      games(limit: 1) {
        since
      }
      transactions(limit: 1) {
        since
      }
    }
  }
`);
