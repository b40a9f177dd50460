import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  /** The look of the row, by what it contains. */
  look?:
    | "banner-row"
    | "game-row"
    | "game-row look-lines"
    | "game-row look-large"
    | "match-row"
    | "promotion-row"
    | "provider-row"
    | "section-vendors";
  label?: string;
  children: ReactNode;
}

/**
 * A row that scrolls by hand. The arrows are for a mouse without a sideways wheel (A138), each while there is
 * more its way. They are out of the keyboard's way, which reaches every entry by itself.
 */
export function RowArrows({ look = "game-row", label, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ left: false, right: false });
  const measure = () => {
    const view = row.current;
    if (!view) return;
    const left = view.scrollLeft > 1;
    const right = view.scrollLeft + view.clientWidth < view.scrollWidth - 1;
    setMore((last) => (last.left === left && last.right === right ? last : { left, right }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries that came make the row longer
  useEffect(() => {
    const view = row.current;
    if (!view) return;
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    return () => observer.disconnect();
  }, [children]);
  const go = (way: 1 | -1) => () => {
    const view = row.current;
    view?.scrollBy({ left: way * view.clientWidth * 0.8, behavior: "smooth" });
  };
  return (
    <div className="relative">
      <ul ref={row} aria-label={label} className={look} onScroll={measure}>
        {children}
      </ul>
      {more.left ? <Arrow side="left" onClick={go(-1)} /> : null}
      {more.right ? <Arrow side="right" onClick={go(1)} /> : null}
    </div>
  );
}

function Arrow({ side, onClick }: { side: "left" | "right"; onClick: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onClick}
      className={`row-arrow ${side === "left" ? "left-2" : "right-2"}`}
    >
      <i className={side === "left" ? "icon-chevron-left" : "icon-chevron-right"} />
    </button>
  );
}
