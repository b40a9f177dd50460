import { type KeyboardEvent, useState } from "react";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

/** Attributes of the table, and of the row at an index; the headings have -1. */
export interface RowKeys {
  /** Whether the keys work: then the table is one tab stop, and its links are none. */
  walks: boolean;
  table: {
    onFocus?: () => void;
    onKeyDown?: (event: KeyboardEvent<HTMLTableElement>) => void;
  };
  row(place: number): { tabIndex?: number };
}

const keys = /^(Arrow.*|Home|End)$/;

/** Loaded when a row gets the focus. Keys that are pressed earlier are queued. */
const load = () => import("./walk-rows.ts");

/** Used until the module is loaded. */
const alone = () => undefined;

/**
 * Keyboard navigation of rows (A129). The table is one tab stop; up, down, Home and End move between rows and to the
 * headings, left and right between a row's links, and Enter activates the first link. Without JavaScript the links
 * are the tab stops.
 */
export function useRowKeys(): RowKeys {
  const walks = useHydrated();
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, target, currentTarget: table } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || target.closest("input, select, textarea")) return;
    const row = target.closest("tr");
    if (!row || !(keys.test(key) || (key === "Enter" && target === row))) return;
    event.preventDefault();
    load().then(({ walkRows }) => {
      const next = walkRows(key, table);
      if (next !== null) setCurrent(next);
    }, alone);
  };
  return {
    walks,
    table: walks ? { onKeyDown, onFocus: () => void load().catch(alone) } : {},
    row: (place: number) => (walks ? { tabIndex: place === current ? 0 : -1 } : {}),
  };
}
