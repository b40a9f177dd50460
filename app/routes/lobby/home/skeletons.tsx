import { clsx } from "clsx";
import type { ReactNode } from "react";
import { GameCardSkeleton } from "~/play/game-card.tsx";

interface GridProps {
  waits?: boolean;
  /** `game-grid`, or a look of lists without a sideways scroll. */
  look?: string | undefined;
  children: ReactNode;
}

/** Games as a grid, as many abreast as the brand's cards allow. */
export function GameGrid({ waits, look = "game-grid", children }: GridProps) {
  return <ul className={clsx(look, waits && "pulse")}>{children}</ul>;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The grid's place while its games are on the way. */
export function GridSkeleton({ count, look }: { count: number; look?: string | undefined }) {
  return (
    <GameGrid waits look={look}>
      {numbers(count).map((index) => (
        <li key={index}>
          <GameCardSkeleton />
        </li>
      ))}
    </GameGrid>
  );
}

/** The placeholder of a row of games. It pulses only while it is in view, because nine rows are further down. */
export function RowSkeleton({ waits }: { waits: boolean }) {
  return (
    <div className={clsx("game-row overflow-hidden", waits && "pulse")}>
      {numbers(7).map((index) => (
        <GameCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** The place of a section that is still unknown. */
export function SectionSkeleton() {
  return (
    <div>
      <div className="skeleton mb-4 h-8 w-40" />
      <RowSkeleton waits />
    </div>
  );
}

/** The winner board's place: two columns of rows. */
export function WinnersSkeleton() {
  return (
    <div className="grid h-[22.5rem] grid-cols-2 gap-2 overflow-hidden sm:gap-4">
      {[0, 1].map((column) => (
        <div key={column} className="grid content-start gap-2">
          {numbers(5).map((index) => (
            <div key={index} className="skeleton h-16" />
          ))}
        </div>
      ))}
    </div>
  );
}
