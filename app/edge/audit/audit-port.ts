/** The audit trail of a request's brand. Entries are sent after the response, in the order in which they were recorded. */

import { series } from "../../../gateway/metrics/series.ts";
import type { AuditDraft } from "../../../gateway/protection/audit/audit-entry.ts";
import type { AuditPort } from "../../../gateway/request/audit-port.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";
import type { AuditStores } from "./audit-store.ts";

/** A failed sending is tried again this often. */
const tries = 3;
/** Entries of an account that one reading returns. */
const mostRead = 100;

type Settings = Pick<RequestScope, "requestId" | "waitUntil" | "log" | "count" | "now"> & {
  trail: string;
};

export function createAuditPort(
  stores: AuditStores,
  { trail, requestId, waitUntil, log, count, now }: Settings,
): AuditPort {
  let number = 0;
  let waiting: AuditDraft[] = [];
  let sending: Promise<void> | null = null;

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const drafts = waiting;
      waiting = [];
      await deliver(drafts);
    }
    sending = null;
  }

  async function deliver(drafts: readonly AuditDraft[]): Promise<void> {
    for (let left = tries; ; left -= 1) {
      try {
        return await stores.getByName(trail).append(trail, drafts);
      } catch (error) {
        if (left > 1) continue;
        const reason = error instanceof Error ? error.message : String(error);
        const kinds = drafts.map(({ kind, action, outcome }) => `${kind} ${action} ${outcome}`);
        log({ level: "error", event: "audit.lost", requestId, kinds, reason });
        return;
      }
    }
  }

  return {
    record(entry) {
      number += 1;
      count(series.audit(entry.kind, entry.action, entry.outcome));
      waiting.push({ ...entry, id: `${requestId}:${number}`, at: now(), requestId });
      if (sending) return;
      // Begins after the caller's own code, so that entries of one step are sent together.
      sending = Promise.resolve().then(send);
      waitUntil(sending);
    },
    entriesOf: (account, before) =>
      stores.getByName(trail).page(account, { kind: null, before, most: mostRead }),
  };
}
