import { useRef } from "react";
import type { HomeWinnersQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Cover } from "~/play/cover.tsx";
import { LaunchForm } from "~/play/launch-form.tsx";
import type { Whole } from "~/ui/block.ts";
import { cardLook } from "~/ui/card.tsx";
import { useDrift } from "./use-drift.ts";

type Winner = Whole<HomeWinnersQuery>["winners"][number];

interface Props {
  label: string;
  winners: readonly Winner[];
  /** Which way it scrolls: 1 up, -1 down. */
  way: 1 | -1;
}

/** From how many rows on a column is longer than what shows of it. */
const moveFrom = 7;

/** One column of the board: it scrolls by itself, and by hand where motion is not welcome. */
export function WinnerColumn({ label, winners, way }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const enabled = winners.length >= moveFrom;
  const copies = useDrift(view, { axis: "y", way, enabled, copies: 2 });
  const rows = Array.from({ length: copies }, () => winners).flat();
  return (
    <div
      ref={view}
      className="h-full overflow-y-auto overscroll-contain [scrollbar-width:none] data-moving:overflow-hidden"
    >
      <ul aria-label={label}>
        {rows.map((winner, place) => {
          // The copy that closes the round is for the eye only.
          const copy = place >= winners.length;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of the board is its place in it
            <li key={place} aria-hidden={copy || undefined} className="pb-2">
              <WinnerRow winner={winner} copy={copy} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function WinnerRow({ winner, copy }: { winner: Winner; copy: boolean }) {
  const { customer, win, game } = winner;
  const { t, money } = useI18n();
  const amount = money(win);
  return (
    <LaunchForm game={game}>
      <button
        type="submit"
        name="mode"
        value="play"
        tabIndex={copy ? -1 : undefined}
        className={cardLook({
          className:
            "flex h-16 w-full items-center gap-3 border-line/50 px-2.5 text-left transition-colors hover:border-accent hover:bg-raised sm:px-3",
        })}
      >
        <span className="w-9 shrink-0 sm:w-10 [&>span]:rounded-control">
          <Cover gameId={game.id} image={game.image} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2 text-xs text-quiet">
            <span className="truncate">{game.name}</span>
            <span className="hidden shrink-0 sm:inline">{customer}</span>
          </span>
          <span className="figures block truncate text-sm font-bold text-gold sm:text-base">
            {amount}
          </span>
          <span className="block truncate text-2xs text-quiet sm:hidden">{customer}</span>
          <span className="sr-only">{t("home.winnerPlay")}</span>
        </span>
      </button>
    </LaunchForm>
  );
}
