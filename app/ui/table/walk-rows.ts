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
 * Does what a key means in a row, or in something that can be pressed in it.
 * @returns the place of the row that has the focus now; null where it stays in its row
 */
export function walkRows(key: string, target: HTMLElement, row: HTMLTableRowElement) {
  const rows = [...(row.parentElement?.children ?? [])];
  const next = rowAfter(key, rows.indexOf(row), rows.length);
  const stops = [...row.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), summary")];
  if (next !== null) {
    const to = rows[next];
    if (to instanceof HTMLElement) to.focus();
  } else if (key === "Enter") {
    stops[0]?.click();
  } else {
    const place = stops.indexOf(target) + (key === "ArrowRight" ? 1 : -1);
    (stops[place] ?? (place < 0 ? row : null))?.focus();
  }
  return next;
}
