import { useRef } from "react";
import type { HomeWinnersQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Cover } from "~/play/cover.tsx";
import { LaunchForm } from "~/play/launch/launch-form.tsx";
import type { Whole } from "~/ui/blocks/block.ts";
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
      <ul aria-label={label} className="winners">
        {rows.map((winner, place) => {
          // The copy that closes the round is for the eye only.
          const copy = place >= winners.length;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of the board is its place in it
            <li key={place} aria-hidden={copy || undefined}>
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
  return (
    <LaunchForm game={game}>
      <button
        type="submit"
        name="mode"
        value="play"
        tabIndex={copy ? -1 : undefined}
        className="winner"
      >
        <Cover gameId={game.id} image={game.image} />
        <span>{game.name}</span>
        <span className="winner-sum">{money(win)}</span>
        <span className="winner-who">{customer}</span>
        <span className="sr-only">{t("home.winnerPlay")}</span>
      </button>
    </LaunchForm>
  );
}
