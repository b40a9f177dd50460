import { and, eq } from "drizzle-orm";
import { inTransaction } from "../db/open.ts";
import { doneRequest } from "../db/schema/wallet.ts";
import { type CallContext, requireMember } from "./context.ts";
import { PlatformError } from "./errors.ts";

/**
 * Runs a write at most once per member and request id. A repeated request returns the first response, or
 * `request.conflict` when its `facts` (its parameters without passwords) differ. A failed request is not
 * stored, so its id can be used again.
 */
export function once<T extends object>(
  context: CallContext,
  requestId: string,
  facts: Record<string, unknown>,
  work: () => T,
): T {
  const { db, now, path } = context;
  const memberId = requireMember(context).id;
  const content = JSON.stringify([path, facts]);
  const where = and(eq(doneRequest.memberId, memberId), eq(doneRequest.requestId, requestId));
  return inTransaction(db, () => {
    const known = db.select().from(doneRequest).where(where).get();
    if (known !== undefined) {
      if (known.facts !== content) throw new PlatformError("request.conflict");
      return JSON.parse(known.answer);
    }
    const answer = work();
    const row = { memberId, requestId, facts: content, answer: JSON.stringify(answer), at: now };
    db.insert(doneRequest).values(row).run();
    return answer;
  });
}
