import { type KeyboardEvent, useState } from "react";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

/** Attributes of the table, and of the row at a place; the headings are at -1. */
export interface RowKeys {
  /** Whether the keys work: then the table is one stop of the Tab key, and what is in its rows is none. */
  walks: boolean;
  table: {
    onFocus?: () => void;
    onKeyDown?: (event: KeyboardEvent<HTMLTableElement>) => void;
  };
  row(place: number): { tabIndex?: number };
}

const keys = /^(Arrow.*|Home|End)$/;

/** What walks comes when the focus comes to a row; keys that are faster wait for it, in their order. */
const load = () => import("./walk-rows.ts");

/** Without it the rows are only stops. */
const alone = () => undefined;

/**
 * Rows that the keyboard walks through (A129): the table is one stop of the Tab key, the arrows up and down, Home
 * and End go from row to row and up to the headings, left and right through what can be pressed in a row, and Enter
 * presses the first of it. Without a script the rows are no stops at all, and their links are.
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
