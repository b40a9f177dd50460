import type { SQL } from "drizzle-orm";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { idList, lineOf, topOf } from "../agent/team.ts";
import { isAgent } from "../member/member-types.ts";

/**
 * Returns the ids, for `in …`, of the accounts whose records a call may show: the caller's own without `account`,
 * all below with `*` (below `parent` if given), else one account below. `function.not.available` for members,
 * `transfer.not.related` for an account outside the team.
 */
export function readScope(context: CallContext, account: string, parent = ""): SQL {
  const me = requireMember(context);
  if (account === "" || account === me.account) return idList([me.id]);
  if (!isAgent(me.type)) throw new PlatformError("function.not.available");
  if (account === "*") return lineOf(topOf(context, parent).id);
  return idList([topOf(context, account).id]);
}
