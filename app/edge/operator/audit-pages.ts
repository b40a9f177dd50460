/**
 * The audit trail (G35, G36): `/operator/audit` reads and verifies the audit trail, exports and erases an
 * account's data. In English, without scripts.
 */

import { jsonLines } from "~/edge/audit/audit-export.ts";
import { type AuditStore, trailName } from "~/edge/audit/audit-store.ts";
import type { EdgeRequest } from "~/edge/edge-request.ts";
import { auditKinds } from "../../../gateway/protection/audit/audit-entry.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";
import { dataFile } from "./account-data.ts";
import { eraseAgentData } from "./agent-data.ts";
import { auditPage } from "./audit-page.ts";
import { pageResponse } from "./document.ts";

const path = "/operator/audit";
const pageSize = 50;
/** Entries of one reading as lines. */
const linesSize = 1000;

/** Answers a request below `/operator/audit` of somebody who was let in; null for other paths. */
export async function auditPages({
  context,
  scope,
  configuration,
}: EdgeRequest): Promise<Response | null> {
  const { request, url, nonce } = context;
  const { operator } = scope;
  if (!operator || !url.pathname.startsWith(path)) return null;
  const form = request.method === "POST" ? await request.formData() : null;
  const store = configuration.audit.stores.getByName(
    trailName(scope.brand.id, scope.platform.origin),
  );
  const note = (action: string, account: string | null) =>
    scope.audit.record({
      kind: "OPERATOR",
      action,
      role: "OPERATOR",
      by: `operator ${operator.name}`,
      subject: account,
      before: null,
      after: null,
      outcome: "done",
      knownOnly: account !== null,
    });
  const account = textIn(form ?? url.searchParams, "account");
  if (form?.get("action") === "erase") return erase(store, account, form.get("again"), note, scope);
  switch (url.pathname) {
    case `${path}/account.json`:
      if (account === null) return null;
      note("exportData", account);
      return dataFile(scope, account);
    case `${path}/lines.jsonl`:
      note("readLines", null);
      return lines(store, Number(url.searchParams.get("from") ?? 1));
    case path:
      return view(operator.name);
    default:
      return null;
  }

  async function view(reader: string): Promise<Response> {
    const kind = textIn(url.searchParams, "kind");
    const before = Number(url.searchParams.get("before")) || null;
    const wantsVerification = url.searchParams.has("verify");
    if (account !== null) note("read", account);
    if (wantsVerification) note("verify", null);
    const entries = await store.page(account, {
      kind: auditKinds.find((each) => each === kind) ?? null,
      before,
      most: pageSize,
    });
    const verification = wantsVerification ? await store.verify() : null;
    const erased = textIn(url.searchParams, "erased");
    return pageResponse(
      auditPage({
        scope,
        nonce,
        operator: reader,
        account,
        kind,
        entries,
        verification,
        left: erased === null ? null : await scope.protection.of(erased).stored(),
        next: entries.length === pageSize ? (entries.at(-1)?.seq ?? null) : null,
      }),
    );
  }
}

/** Erases an account whose name was typed twice. */
async function erase(
  store: AuditStore,
  account: string | null,
  again: unknown,
  note: (action: string, account: string | null) => void,
  scope: RequestScope,
): Promise<Response> {
  const { protection, now } = scope;
  if (account === null || again !== account) {
    return new Response("Type the account's name twice.\n", { status: 400 });
  }
  const held = protection.of(account);
  // What the id leads to first: nothing leads to it once the logins are deleted.
  const id = (await held.loginBefore(Number.MAX_SAFE_INTEGER))?.id;
  await held.endSessions(now(), { except: null });
  if (id !== undefined) await eraseAgentData(scope, { id });
  await held.erase(now());
  await store.erase(account);
  note("erase", null);
  const location = `${path}?${new URLSearchParams({ erased: account })}`;
  return new Response(null, { status: 303, headers: { location } });
}

async function lines(store: AuditStore, from: number): Promise<Response> {
  const entries = await store.entriesFrom(Number.isFinite(from) ? from : 1, linesSize);
  return new Response(jsonLines(entries), {
    headers: {
      "content-type": "application/jsonl; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}

function textIn(from: URLSearchParams | FormData, name: string): string | null {
  const text = from.get(name);
  return typeof text === "string" && text.trim() !== "" ? text.trim().slice(0, 64) : null;
}
