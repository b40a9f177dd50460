import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { cardLook } from "~/ui/card.tsx";

interface Props {
  /** What the table is called. */
  label: string;
  /** Whether the arrow keys scroll it (`walk-rows.ts`); else it is a stop of the Tab key, so that they do. */
  walks: boolean;
  children: ReactNode;
}

/**
 * The card around a table. A table that is wider scrolls inside it, with its scroll bar and shaded edges in sight; one
 * that fits is clipped, so that its head can stay at the top of the page (A126).
 */
export function TableBox({ label, walks, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const node = box.current;
    const table = node?.querySelector("table");
    if (!node || !table) return;
    const measure = () => setFits(table.offsetWidth <= node.clientWidth);
    const sizes = new ResizeObserver(measure);
    sizes.observe(node);
    sizes.observe(table);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={cardLook({ className: clsx("table-box", fits && "table-box-fits") })}
      {...(fits ? {} : { role: "region", "aria-label": label })}
      tabIndex={fits || walks ? undefined : 0}
    >
      {children}
    </div>
  );
}
