import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { idList, inOneCurrency, lineOf, type OneCurrency, topOf } from "../agent/team.ts";
import { isAgent } from "../member/member-types.ts";

interface Wish {
  account: string;
  parent?: string;
  currency?: string;
}

/**
 * Returns the ids, for `in …`, and the one currency of the accounts whose records a call may show: the caller's own without `account`,
 * all below with `*` (below `parent` if given), else one account below. `function.not.available` for members,
 * `transfer.not.related` for an account outside the team.
 */
export function readScope(
  context: CallContext,
  { account, parent = "", currency = "" }: Wish,
): OneCurrency {
  const me = requireMember(context);
  if (account === "" || account === me.account) {
    return { ids: idList([me.id]), currency: me.currency, only: null };
  }
  if (!isAgent(me.type)) throw new PlatformError("function.not.available");
  if (account === "*") {
    return inOneCurrency(context, lineOf(topOf(context, parent).id), { currency });
  }
  return inOneCurrency(context, idList([topOf(context, account).id]), { currency, account });
}
