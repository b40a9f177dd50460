/** The HTML of the audit trail's reader (G35): filters, the result of a verification, a table, erasure. */
import { Html, html } from "../../../gateway/html/html.ts";
import {
  auditKinds,
  isReadable,
  type StoredEntry,
} from "../../../gateway/protection/audit/audit-entry.ts";
import type { Verification } from "../../../gateway/protection/audit/verify-chain.ts";
import { leftByErasing } from "../../../gateway/protection/erasing.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";
import { documentOf } from "./document.ts";

const path = "/operator/audit";

interface View {
  scope: RequestScope;
  nonce: string;
  operator: string;
  account: string | null;
  kind: string | null;
  entries: readonly StoredEntry[];
  /** Null when none was asked for. */
  verification: Verification | null;
  /** What an account that was erased just now still has, by kind; null otherwise. */
  left: Readonly<Record<string, number>> | null;
  /** The number before which the next page begins; null without a next page. */
  next: number | null;
}

/** The page of entries. */
export function auditPage(view: View): string {
  const { scope, nonce, operator, account, kind, entries, verification, left, next } = view;
  const filter = new URLSearchParams({
    ...(account === null ? {} : { account }),
    ...(kind === null ? {} : { kind }),
  });
  const link = (more: Record<string, string>) =>
    `${path}?${new URLSearchParams([...filter, ...Object.entries(more)])}`;
  return documentOf(
    scope,
    nonce,
    "Audit trail",
    html`<header><p class="quiet">${scope.brand.name} · ${operator}</p>
<h1>Audit trail</h1>
<p>Each change of money, limits, contracts, rates and accounts, and each login. Accounts are pseudonyms; a filter by
account finds the entries that concern it.</p>
<form class="tools" action="${path}">
<label for="account">Account</label>
<input id="account" name="account" value="${account ?? ""}" autocomplete="off" spellcheck="false">
<label for="kind">Kind</label>
<select id="kind" name="kind"><option value="">All</option>${auditKinds.map(
      (each) => html`<option${new Html(each === kind ? " selected" : "")}>${each}</option>`,
    )}</select>
<button class="main">Show</button>
<a class="button" href="${link({ verify: "1" })}">Verify the chain</a>
<a class="button" href="${path}/lines.jsonl">JSON lines</a>
${account === null ? null : html`<a class="button" href="${path}/account.json?account=${encodeURIComponent(account)}">Export the account's data</a>`}
</form>${resultOf(verification)}${left && resultOfErasing(left)}</header>
<main>${entries.length === 0 ? html`<p class="empty">No entries.</p>` : tableOf(entries)}
${next === null ? null : html`<p><a class="button" href="${link({ before: String(next) })}">Older entries</a></p>`}
<h2>Erase an account</h2>
<p>Ends the account's sessions, and deletes devices, places, times of sign-ins, what is known of the person, what an agent has
(views, tags, notes, files, schedules, keys, hooks), and the key of the account's pseudonym. Its entries stay, and nothing leads from the account to them any more. Limits, breaks and what they
need stay. This can't be undone.</p>
<form method="post" action="${path}" class="tools">
<label for="erase">Account</label><input id="erase" name="account" required autocomplete="off">
<label for="again">Once more</label><input id="again" name="again" required autocomplete="off">
<button name="action" value="erase">Erase</button></form></main>`,
  );
}

function resultOf(verification: Verification | null): Html | null {
  if (verification === null) return null;
  const { entries, drops } = verification;
  const result = verification.sound
    ? html`<p role="status" class="ok">The chain is sound: ${entries} entries, the last is ${verification.head.seq}.</p>`
    : html`<p role="status" class="bad">The chain is not sound: ${verification.findings
        .map(({ problem, seq }) => `${problem} at entry ${seq}`)
        .join(", ")}.</p>`;
  const dropped = drops.slice(0, shownDrops).map(
    (drop) => html`<li>${drop.entries} entries up to ${drop.seq}, at
<time datetime="${momentOf(drop.at)}">${momentOf(drop.at)}</time></li>`,
  );
  return html`${result}${drops.length === 0 ? null : html`<p>Dropped because of their age:</p><ul>${dropped}</ul>`}`;
}

function resultOfErasing(left: Readonly<Record<string, number>>): Html {
  const rows = Object.entries(left).map(([kind, count]) => {
    const { what = kind, why = "", until = "" } = leftByErasing[kind] ?? {};
    return html`<tr><th scope="row">${what}</th><td>${count}</td><td>${why}</td><td>${until}</td></tr>`;
  });
  const table = html`<div class="scroll" role="region" aria-label="What stays" tabindex="0"><table><thead><tr>
<th scope="col">Stays</th><th scope="col">Number</th><th scope="col">Why</th><th scope="col">Until</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
  return html`<p role="status" class="ok">The account is erased. ${
    rows.length === 0 ? "Nothing of it stays." : "What its limits and breaks need stays:"
  }</p>${rows.length === 0 ? null : table}`;
}

/** Drops that the page shows; the latest first. */
const shownDrops = 10;

const momentOf = (at: number): string => new Date(at).toISOString();

function tableOf(entries: readonly StoredEntry[]): Html {
  const row = (entry: StoredEntry) =>
    isReadable(entry)
      ? html`<tr><th scope="row">${entry.seq}</th>
<td><time datetime="${momentOf(entry.at)}">${momentOf(entry.at)}</time></td>
<td>${entry.kind}</td><td>${entry.action}</td><td>${entry.outcome}</td>
<td>${entry.role} <code>${entry.by ?? ""}</code></td><td><code>${entry.subject ?? ""}</code></td>
<td><code>${entry.before ? JSON.stringify(entry.before) : ""}</code></td>
<td><code>${entry.after ? JSON.stringify(entry.after) : ""}</code></td><td><code>${entry.requestId}</code></td></tr>`
      : html`<tr><th scope="row">${entry.seq}</th><td colspan="9" class="bad">This row can't be read. Verify the chain.</td></tr>`;
  return html`<div class="scroll" role="region" aria-label="Entries" tabindex="0"><table><thead><tr><th scope="col">No.</th>
<th scope="col">Time</th><th scope="col">Kind</th><th scope="col">Action</th><th scope="col">Outcome</th>
<th scope="col">By</th><th scope="col">Concerns</th><th scope="col">Before</th><th scope="col">After</th>
<th scope="col">Request</th></tr></thead><tbody>${entries.map(row)}</tbody></table></div>`;
}
