/** Records that page by offset: rounds, transactions, bonuses (CA20, CA21, CA23). */
import type { GatewayContext } from "../../context.ts";
import type { GameRecordFilter, TransactionKind } from "../../generated/resolver-types.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { bonusList, gameRecords, transactions } from "./calls.ts";

/** Rounds of the viewer, or of `account` below an agent; "*" is the whole team. */
export async function listGameRecords(
  args: RangedArgs & { filter?: GameRecordFilter | null | undefined },
  { platform, scope }: GatewayContext,
  account?: string,
) {
  const { type, vendorCode } = args.filter ?? {};
  const filter = {
    ...rangeOf(args.range, scope),
    ...(type ? { type } : {}),
    ...(vendorCode ? { vendorCode } : {}),
    ...(account === undefined ? {} : { account }),
  };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    platform.call(gameRecords, { ...page, ...filter }),
  );
  return { nodes, pageInfo, totals: first.totals };
}

export function listTransactions(
  args: RangedArgs & { kind?: TransactionKind | null | undefined },
  { platform, scope }: GatewayContext,
) {
  const filter = { ...rangeOf(args.range, scope), ...(args.kind ? { kind: args.kind } : {}) };
  return offsetPage(args, (page) => platform.call(transactions, { ...page, ...filter }));
}

export function listBonuses(args: RangedArgs, { platform, scope }: GatewayContext) {
  const range = rangeOf(args.range, scope);
  return offsetPage(args, (page) => platform.call(bonusList, { ...page, ...range }));
}
