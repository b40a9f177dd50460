/** What the keys of a row do, by how far the focus moves; null for a key that is none of theirs. */
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

/** Of the width that is in sight, how much a key scrolls. */
const step = 0.6;
const stopsOf = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), summary"),
];

/**
 * Does what a key means in the row that has the focus, or in something that can be pressed in it. Left and right
 * scroll a table that is wider than its box where there is nothing more to go to.
 * @returns the place of the row that has the focus now, from 0, and -1 for the headings; null where it stays in its row
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
