import { type ReactNode, useRef } from "react";

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
      <ul ref={row} className="game-row">
        {children}
      </ul>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={go(-1)}
        className="row-arrow left-2"
      >
        <i className="icon-chevron-left" />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={go(1)}
        className="row-arrow right-2"
      >
        <i className="icon-chevron-right" />
      </button>
    </div>
  );
}
