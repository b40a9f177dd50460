import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";

export const TableFacts_game = graphql(`
  fragment TableFacts_game on Game {
    facts {
      minBet {
        ...Money
      }
      maxBet {
        ...Money
      }
      seats @include(if: $seats) {
        taken
        total
      }
    }
  }
`);

/** The limits and seats of a table (H2). What the platform does not report has no element (A170). */
export function TableFacts({ game }: { game: FragmentType<typeof TableFacts_game> }) {
  const { t, money } = useI18n();
  const { facts } = readFragment(TableFacts_game, game);
  if (!facts) return null;
  const { minBet, maxBet, seats } = facts;
  return (
    <>
      {minBet && maxBet ? (
        <p className="figures">
          {t("home.tableLimits", { min: money(minBet), max: money(maxBet) })}
        </p>
      ) : null}
      {seats ? (
        <p className="figures table-seats">
          {t("home.tableSeats", { taken: seats.taken, total: seats.total })}
          <span aria-hidden="true">
            <span style={{ width: `${Math.round((seats.taken / seats.total) * 100)}%` }} />
          </span>
        </p>
      ) : seats === undefined ? (
        // The place of seats that are not loaded yet.
        <p className="table-seats" aria-hidden="true">
          &nbsp;
          <span />
        </p>
      ) : null}
    </>
  );
}
