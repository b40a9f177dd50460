/** Returns the row that a key moves to; null for other keys. */
export function rowAfter(key: string, at: number, rows: number, heads = 0): number | null {
  const last = rows - 1;
  switch (key) {
    case "ArrowDown":
      return Math.min(at + 1, last);
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "Home":
      return Math.min(heads, last);
    case "End":
      return last;
    default:
      return null;
  }
}

/** The part of the visible width that a key scrolls. */
const step = 0.6;
/** A wide window does not show what unfolds a phone's row. */
const stopsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), summary")].filter(
    (each) => each.offsetParent !== null,
  );

/**
 * Handles a key in the focused row or in a control of it. Left and right scroll a wide table if there is no further
 * control.
 * @returns the index of the focused row, -1 for the headings; null if the focus stays in its row
 */
export function walkRows(key: string, table: HTMLTableElement): number | null {
  const target = document.activeElement;
  const row = target?.closest("tr");
  if (!(target instanceof HTMLElement) || !row || !table.contains(row)) return null;
  const heads = [...(table.tHead?.rows ?? [])].filter((head) => stopsOf(head).length > 0);
  const rows = [...heads, ...[...table.tBodies].flatMap((body) => [...body.rows])];
  const next = rowAfter(key, rows.indexOf(row), rows.length, heads.length);
  const stops = stopsOf(row);
  if (next !== null) {
    rows[next]?.focus();
    return next - heads.length;
  }
  if (key === "Enter") {
    stops[0]?.click();
    return null;
  }
  const way = key === "ArrowRight" ? 1 : -1;
  const place = stops.indexOf(target) + way;
  const stop = stops[place] ?? (place === -1 && target !== row ? row : null);
  if (stop) stop.focus();
  else table.parentElement?.scrollBy({ left: way * step * table.parentElement.clientWidth });
  return null;
}
