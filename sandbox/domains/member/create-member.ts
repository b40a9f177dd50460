import { eq } from "drizzle-orm";
import { inTransaction } from "../../db/open.ts";
import { type MemberRow, member as memberTable } from "../../db/schema/members.ts";
import type { CallContext } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { setRates } from "../agent/commission/rate-times.ts";
import { addMember } from "./add-member.ts";
import type { Sponsor } from "./find-sponsor.ts";
import { member } from "./member-types.ts";

/** The type of an agent that another agent registered. */
const downlineAgent = 2;

interface FreshAccount {
  account: string;
  passwordHash: string;
  sponsor: Sponsor;
}

/**
 * Adds an account below its sponsor with the sponsor's rates; `member.exists` when the name was
 * taken meanwhile. The currency is the upline's, else USD.
 */
export function createMember(context: CallContext, fresh: FreshAccount): MemberRow {
  const { db, now } = context;
  const { account, passwordHash, sponsor } = fresh;
  const { upline, agent, rates } = sponsor;
  return inTransaction(db, () => {
    if (db.select().from(memberTable).where(eq(memberTable.account, account)).get()) {
      throw new PlatformError("member.exists");
    }
    const row = addMember(db, {
      account,
      passwordHash,
      nickname: account,
      type: agent ? downlineAgent : member,
      currency: upline?.currency,
      uplineId: upline?.id ?? null,
      firstTimeLogin: true,
      opening: 0,
      now,
    });
    setRates(db, row.id, rates, 0);
    return row;
  });
}
