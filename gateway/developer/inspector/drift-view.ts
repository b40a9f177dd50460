/** The schema drift of a row: counts in the table cell, and a list of the differences below. */

import { type Html, html } from "../../html/html.ts";
import type { Cost, Difference, DifferenceKind } from "../../platform/drift/schema-comparison.ts";
import { formatCount, formatDuration } from "./format.ts";
import { harmful, type RowView } from "./rows.ts";

const titles: Record<DifferenceKind, string> = {
  dropped: "dropped",
  missing: "missing",
  type: "wrong type",
  value: "wrong value",
  unknown: "extra",
};

const costs: Record<Cost, string> = {
  answer: "the answer is lost",
  item: "an item is lost",
  field: "a field is lost",
  nothing: "harmless",
};

/** Counts by kind, such as "2 missing, 1 wrong type, 12 extra". */
export function driftCell(view: RowView): Html {
  const { seen, differences } = view;
  if (!seen?.drift) return html`<span class="none">not compared</span>`;
  if (differences.length === 0) return html`<span class="ok">as expected</span>`;
  const counts = Object.entries(titles).map(([kind, title]) => {
    const found = differences.filter((each) => each.kind === kind);
    const worst = found[0]?.cost ?? "nothing";
    return found.length > 0
      ? html`<span class="chip ${worst}">${found.length} ${title}</span> `
      : html``;
  });
  return html`${counts}`;
}

/** The list of differences, open when one of them loses data; null without differences. */
export function driftList(view: RowView, now: number): Html | null {
  const { seen, differences, row } = view;
  if (!seen?.drift || differences.length === 0) return null;
  const { at, more } = seen.drift;
  const lost = harmful(view).length;
  const older = seen.last && seen.last.at !== at;
  return html`<details${lost > 0 ? html` open` : null}>
<summary>${formatCount(differences.length + more, "difference")} in the last answer of ${row.id}${
    older ? html` with a body, ${formatDuration(now - at)} ago` : null
  }</summary>
<ul>${differences.map(difference)}</ul>
${more > 0 ? html`<p class="quiet">and ${more} more that were not kept</p>` : null}
</details>`;
}

function difference({ kind, path, wanted, got, cost, count, of }: Difference): Html {
  return html`<li><span class="chip ${cost}">${titles[kind]}</span> <code>${path}</code>
<span class="quiet">${describeDifference(kind, wanted, got)} · ${count} of ${of} · ${costs[cost]}</span></li>`;
}

function describeDifference(kind: DifferenceKind, wanted: string, got: string): string {
  if (kind === "dropped") return "items left out of the list";
  if (kind === "unknown") return `${got}, which nothing reads`;
  return kind === "missing" ? `wanted ${wanted}` : `wanted ${wanted}, got ${got}`;
}
