/** Records that page by offset: rounds, transactions, bonuses (CA20, CA21, CA23). */
import type { GatewayContext } from "../../context.ts";
import type {
  BonusConnection,
  DateRange,
  GameRecordFilter,
  TransactionConnection,
  TransactionKind,
} from "../../generated/resolver-types.ts";
import { rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { currencyOf } from "../../viewer.ts";
import { bonusList, gameRecords, transactions } from "./calls.ts";
import { shapeRecord, shapeTransaction } from "./shape.ts";

export interface RangedArgs {
  range?: DateRange | null | undefined;
  offset: number;
  limit: number;
}

/** Rounds of the viewer, or of `account` below an agent; "*" is the whole team. */
export async function listGameRecords(
  args: RangedArgs & { filter?: GameRecordFilter | null | undefined },
  context: GatewayContext,
  account?: string,
) {
  const range = rangeOf(args.range, context.scope);
  const { type, vendorCode } = args.filter ?? {};
  const filter = {
    ...(type ? { gameType: type } : {}),
    ...(vendorCode ? { vassalage: vendorCode } : {}),
    ...(account === undefined ? {} : { account }),
  };
  const [currency, { items, pageInfo, first }] = await Promise.all([
    currencyOf(context),
    offsetPage(args, (page) =>
      context.platform.call(gameRecords, { ...page, ...range, ...filter }),
    ),
  ]);
  const money = (amount: string) => ({ amount, currency });
  const totals = first.totals && {
    stake: money(first.totals.stake),
    validStake: money(first.totals.validStake),
    win: money(first.totals.win),
  };
  return { nodes: items.map((record) => shapeRecord(record, currency)), pageInfo, totals };
}

export async function listTransactions(
  args: RangedArgs & { kind?: TransactionKind | null | undefined },
  context: GatewayContext,
): Promise<TransactionConnection> {
  const range = rangeOf(args.range, context.scope);
  const filter = args.kind ? { kind: args.kind } : {};
  const [currency, { items, pageInfo }] = await Promise.all([
    currencyOf(context),
    offsetPage(args, (page) =>
      context.platform.call(transactions, { ...page, ...range, ...filter }),
    ),
  ]);
  return { nodes: items.map((item) => shapeTransaction(item, currency)), pageInfo };
}

export async function listBonuses(
  args: RangedArgs,
  context: GatewayContext,
): Promise<BonusConnection> {
  const range = rangeOf(args.range, context.scope);
  const [currency, { items, pageInfo }] = await Promise.all([
    currencyOf(context),
    offsetPage(args, (page) => context.platform.call(bonusList, { ...page, ...range })),
  ]);
  const money = (amount: string) => ({ amount, currency });
  const nodes = items.map(({ amount, rollover, progress, ...bonus }) => ({
    ...bonus,
    amount: money(amount),
    rollover: money(rollover),
    progress: money(progress),
  }));
  return { nodes, pageInfo };
}
