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
 * Does what a key means in the row that has the focus, or in something that can be pressed in it.
 * @returns the place of the row that has the focus now; null where it stays in its row
 */
export function walkRows(key: string, body: HTMLTableSectionElement): number | null {
  const target = document.activeElement;
  const row = target?.closest("tr");
  if (!(target instanceof HTMLElement) || !row || !body.contains(row)) return null;
  const rows = [...body.rows];
  const next = rowAfter(key, rows.indexOf(row), rows.length);
  const stops = [...row.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), summary")];
  if (next !== null) {
    rows[next]?.focus();
  } else if (key === "Enter") {
    stops[0]?.click();
  } else {
    const place = stops.indexOf(target) + (key === "ArrowRight" ? 1 : -1);
    (stops[place] ?? (place < 0 ? row : null))?.focus();
  }
  return next;
}
