import { type KeyboardEvent, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated.ts";

/** What the keys of a row do, by how far the focus moves; null for a key that is none of theirs. */
export function rowAfter(key: string, at: number, rows: number): number | null {
  const last = rows - 1;
  switch (key) {
    case "ArrowDown":
      return Math.min(at + 1, last);
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

/**
 * Rows that the keyboard walks through: the table is one stop of the Tab key, the arrows up and down,
 * Home and End go from row to row, left and right through what can be pressed in a row, and Enter
 * presses the first of it. Without a script the rows are no stops at all.
 */
export function useRowKeys() {
  const hydrated = useHydrated();
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    if (target.closest("input, select, textarea")) return;
    const row = target.closest("tr");
    if (!row) return;
    const rows = [...event.currentTarget.rows];
    const next = rowAfter(event.key, rows.indexOf(row), rows.length);
    const stops = [...row.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), summary")];
    if (next !== null) {
      event.preventDefault();
      setCurrent(next);
      rows[next]?.focus();
    } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      const place = stops.indexOf(target) + (event.key === "ArrowRight" ? 1 : -1);
      event.preventDefault();
      (stops[place] ?? (place < 0 ? row : null))?.focus();
    } else if (event.key === "Enter" && target === row) {
      stops[0]?.click();
    }
  };
  return {
    body: hydrated ? { onKeyDown } : {},
    row: (place: number) => (hydrated ? { tabIndex: place === current ? 0 : -1 } : {}),
  };
}
