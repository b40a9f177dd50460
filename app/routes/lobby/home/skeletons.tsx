import { clsx } from "clsx";
import type { ReactNode } from "react";
import { GameCardSkeleton } from "~/play/game-card.tsx";

/** Twelve games as a grid: three, four or six abreast. */
export function GameGrid({ waits, children }: { waits?: boolean; children: ReactNode }) {
  return <ul className={clsx("game-grid", waits && "pulse")}>{children}</ul>;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The grid's place while its games are on the way. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <GameGrid waits>
      {numbers(count).map((index) => (
        <li key={index}>
          <GameCardSkeleton />
        </li>
      ))}
    </GameGrid>
  );
}

/** The placeholder of a row of games. It pulses only while it is in view, because nine rows are further down. */
export function RowSkeleton({ waits, tables }: { waits: boolean; tables?: boolean }) {
  return (
    <div className={clsx(tables ? "large-row" : "game-row", "overflow-hidden", waits && "pulse")}>
      {numbers(7).map((index) => (
        <GameCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Placeholders for three sections while the sections are unknown. */
export function SectionsSkeleton() {
  return (
    <div className="grid gap-12 lg:gap-16">
      {numbers(3).map((index) => (
        <div key={index}>
          <div className="skeleton mb-4 h-8 w-40" />
          <RowSkeleton waits />
        </div>
      ))}
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
