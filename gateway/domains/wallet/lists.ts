/** Lists of deposits and withdrawals (CA10, CA15). */
import type { GatewayContext } from "../../request/context.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { depositList } from "./deposit-calls.ts";
import { withdrawalList } from "./withdraw-calls.ts";

export function listDeposits(args: RangedArgs, { platform, scope }: GatewayContext) {
  const range = rangeOf(args.range, scope);
  return offsetPage(args, (page) => platform.call(depositList, { ...page, ...range }));
}

export function listWithdrawals(args: RangedArgs, { platform, scope }: GatewayContext) {
  const range = rangeOf(args.range, scope);
  return offsetPage(args, (page) => platform.call(withdrawalList, { ...page, ...range }));
}
