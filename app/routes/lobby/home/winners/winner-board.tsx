import type { HomeWinnersQuery } from "~/graphql/generated/graphql";
import { useLive } from "~/graphql/use-live.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { WinnersSkeleton } from "~/routes/lobby/home/skeletons.tsx";
import type { Block, Whole } from "~/ui/blocks/block.ts";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { LiveFragment } from "~/ui/fragments/live-fragment.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { oddAndEven } from "./columns.ts";
import { WinnerColumn } from "./winner-column.tsx";
import { HomeWinners } from "./winners-query.ts";

/** Polling interval of the board, in ms. */
const every = 20_000;

type Winners = Block<Whole<HomeWinnersQuery>>;

/**
 * The winner board (U5, H2): two scrolling columns, odd entries and even ones; a click starts the game. It is absent
 * while the platform reports no wins.
 */
export function WinnerBoard({ winners }: { winners: Winners | Promise<Winners> }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="winners" className="min-w-0 has-[live-fragment:empty]:hidden">
      <SectionHeading
        id="winners"
        title={t("home.winners")}
        icon={<i className="icon-trophy size-6 text-gold" />}
      />
      <DeferredBlock value={winners} name={t("home.winners")} skeleton={<WinnersSkeleton />}>
        {(initial) => (
          <LiveFragment name="winners">
            <Board initial={initial} />
          </LiveFragment>
        )}
      </DeferredBlock>
    </section>
  );
}

/** The rows, which go on by themselves. */
export function Board({ initial }: { initial: Whole<HomeWinnersQuery> }) {
  const { t } = useI18n();
  const { data } = useLive(HomeWinners, {}, { intervalMs: every, initial });
  // Null comes only with an error, and then the last successful response stays.
  const winners = data.winners ?? [];
  if (winners.length === 0) return null;
  const { odd, even } = oddAndEven(winners);
  return (
    <div className="relative grid h-[22.5rem] grid-cols-2 gap-2 before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:z-10 before:h-6 before:bg-linear-to-b before:from-ground after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:z-10 after:h-6 after:bg-linear-to-t after:from-ground sm:gap-4">
      <WinnerColumn label={t("home.winnersOdd")} winners={odd} way={1} />
      <WinnerColumn label={t("home.winnersEven")} winners={even} way={-1} />
    </div>
  );
}
