import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";

const arrow =
  "absolute top-[35%] z-10 hidden size-11 place-items-center rounded-full border border-line bg-surface/95 text-ink opacity-0 shadow-card transition-opacity hover:bg-raised group-hover/row:opacity-100 pointer-fine:lg:grid";

/**
 * A row that scrolls by hand. The arrows are for a mouse without a sideways wheel and out of the
 * keyboard's way, which reaches every card by itself.
 */
export function RowArrows({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const go = (way: 1 | -1) => () => {
    const view = row.current;
    view?.scrollBy({ left: way * view.clientWidth * 0.8, behavior: "smooth" });
  };
  return (
    <div className="group/row relative">
      <ul ref={row} className="scroll-row -mx-1 scroll-px-1 gap-2.5 px-1 pb-1 sm:gap-4">
        {children}
      </ul>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={go(-1)}
        className={clsx(arrow, "left-2")}
      >
        <i className="icon-chevron-left size-5" />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={go(1)}
        className={clsx(arrow, "right-2")}
      >
        <i className="icon-chevron-right size-5" />
      </button>
    </div>
  );
}
