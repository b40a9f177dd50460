/** One row of the catalogue: a table row, on a phone a card, with its differences below. */

import { type Html, html } from "../../html/html.ts";
import { defaultMaxBytes } from "../../platform/limits/time-limits.ts";
import { driftCell, driftList } from "./drift-view.ts";
import { formatBytes, formatCount, formatDuration } from "./format.ts";
import { fatal, harmful, type RowView } from "./rows.ts";

export const columns = ["Id", "Call", "Sends", "Last answer", "ms", "Asked", "Cache", "Drift"];

/** Roles are explicit because the card layout of a phone removes the implicit table roles. */
export function rowBlock(view: RowView, now: number): Html {
  const cells = [call(view), sends(view), answer(view), latency(view), requested(view, now)];
  const rest = [cache(view), driftCell(view)];
  const list = driftList(view, now);
  return html`<tbody role="rowgroup" class="${stateOf(view)}"><tr role="row">
<th role="rowheader" scope="row">${view.row.id}</th>
${[...cells, ...rest].map(
  (cell, index) => html`<td role="cell" data-title="${columns[index + 1] ?? ""}">${cell}</td>`,
)}</tr>${
    list &&
    html`<tr role="row" class="more"><td role="cell" colspan="${columns.length}">${list}</td></tr>`
  }</tbody>`;
}

function stateOf(view: RowView): string {
  if (view.overridden.includes("off")) return "off";
  if (fatal(view)) return "failing";
  return harmful(view).length > 0 ? "drifting" : "";
}

function call({ row, method, path, overridden }: RowView): Html {
  const off = overridden.includes("off");
  const others = overridden.filter((name) => name !== "off");
  return html`<code>${method} ${path}</code>
<span class="quiet">${row.summary}</span>
${row.source === "assumed" ? html`<span class="chip">assumed</span> ` : null}${
  off ? html`<span class="chip value">switched off by the brand</span> ` : null
}${others.length > 0 ? html`<span class="chip value">the brand's ${others.join(", ")}</span>` : null}`;
}

function sends({ row, modules }: RowView): Html {
  const sealed = row.encrypted ? "body sealed" : row.sealed && `${row.sealed.parameter} sealed`;
  const tokens = { none: "no token", optional: "token if any", required: "token" };
  return html`<code>${modules.join(" / ") || "no module id"}</code>
<span class="quiet">${[tokens[row.token], sealed].filter(Boolean).join(", ")}</span>`;
}

function answer({ row, seen }: RowView): Html {
  const last = seen?.last;
  if (!last) return html`<span class="none">never called</span>`;
  const { outcome, status, attempts, errorCode, background, unreadable } = last;
  const largest = formatBytes(row.maxBytes ?? defaultMaxBytes);
  const notes = [
    errorCode,
    unreadable === "too large" ? `too large: more than ${largest}` : unreadable,
    attempts > 1 ? `${attempts} attempts` : null,
    background ? "in the background" : null,
  ].filter(Boolean);
  const fault = seen.fault && html`<span class="bad">${seen.fault.reason}</span>`;
  const shown = attempts === 0 ? "not sent" : status === 0 ? "no answer" : status;
  return html`<span class="${outcome === "ok" ? "ok" : "bad"}">${shown} ${outcome}</span>
${fault}${notes.length > 0 ? html`<span class="quiet">${notes.join(", ")}</span>` : null}`;
}

function latency({ seen }: RowView): Html {
  return seen?.last
    ? html`<span class="number">${seen.last.ms}</span>`
    : html`<span class="none">–</span>`;
}

function requested({ seen }: RowView, now: number): Html {
  if (!seen?.last) return html`<span class="none">–</span>`;
  const { at } = seen.last;
  const moment = new Date(at).toISOString();
  return html`${formatCount(seen.calls, "call")}
<time class="quiet" datetime="${moment}" title="${moment}">${formatDuration(now - at)} ago</time>`;
}

function cache({ row, cached: stored }: RowView): Html {
  if (!row.cache) return html`<span class="none">never kept</span>`;
  if (!stored) return html`<span class="none">none</span>`;
  return html`${stored.state} <span class="quiet">${formatDuration(stored.age)} old</span>`;
}
