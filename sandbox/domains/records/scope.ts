import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { lineOf, teamOf } from "../agent/team.ts";
import { isAgent } from "../member/member-types.ts";
import { memberByAccount } from "../member/profile.ts";

/**
 * Whose records a call may show: the caller's own without `account`, everybody's below with `*`,
 * else one account's below. `function.not.available` for members, `transfer.not.related` for an
 * account that is not in the line.
 */
export function readScope(context: CallContext, account: string): number[] {
  const me = requireMember(context);
  if (account === "" || account === me.account) return [me.id];
  if (!isAgent(me.type)) throw new PlatformError("function.not.available");
  if (account === "*") return lineOf(context.db, me.id);
  const found = memberByAccount(context.db, account);
  const below = found && teamOf(context.db, me.id).some(({ id }) => id === found.id);
  if (!found || !below) throw new PlatformError("transfer.not.related");
  return [found.id];
}
