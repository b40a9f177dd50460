/** Record lists with offset paging: rounds, transactions, bonuses (CA20, CA21, CA23). */

import { plainAmount } from "../../../brands/typed/plain-amount.ts";
import { currencyOf } from "../../access/viewer.ts";
import { GatewayError } from "../../failures/errors.ts";
import type { GameRecordFilter, TransactionKind } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { largestLongPage } from "../../values/page-window.ts";
import { inReportCurrency } from "../../values/report-currency.ts";
import { bonusList, gameRecords, transactions } from "./calls.ts";

/** Filter and order of an agent's team rounds. */
interface TeamWish {
  /** An account below the agent; "*" is the whole team. */
  account?: string;
  /** With "*": only the team of this account. */
  parent?: string;
  sortBy?: string;
  sortOrder?: "asc" | "desc";
  totals?: 0;
}

/** A decimal amount with at most four decimals. */
const fewDecimals = /^\d{1,12}(?:\.\d{1,4})?$/;

/**
 * Rounds of the viewer, or of accounts below an agent.
 * @throws GatewayError BAD_USER_INPUT when `filter.minStake` is no amount
 */
export async function listGameRecords(
  args: RangedArgs & {
    filter?: GameRecordFilter | null | undefined;
    currency?: string | null | undefined;
  },
  context: GatewayContext,
  team: TeamWish = {},
) {
  const { platform, scope } = context;
  const { type, vendorCode, gameId, minStake: typed } = args.filter ?? {};
  const minStake = typed
    ? plainAmount(typed, scope.language.tag, args.currency ?? (await currencyOf(context)))
    : null;
  if (minStake && !fewDecimals.test(minStake)) {
    throw new GatewayError("BAD_USER_INPUT", { fields: ["filter.minStake"] });
  }
  const filter = {
    ...rangeOf(args.range, scope),
    ...(type ? { type } : {}),
    ...(vendorCode ? { vendorCode } : {}),
    ...(gameId ? { gameId } : {}),
    // A minimum of 0 excludes nothing.
    ...(Number(minStake) > 0 && minStake ? { minStake } : {}),
    ...team,
  };
  const { nodes, pageInfo, first } = await offsetPage(
    args,
    (page) =>
      inReportCurrency(args.currency, context, (wish) =>
        platform.call(gameRecords, { ...page, ...filter, ...wish }),
      ),
    largestLongPage,
  );
  return { nodes, pageInfo, totals: first.totals, since: first.since };
}

export async function listTransactions(
  args: RangedArgs & { kind?: TransactionKind | null | undefined },
  { platform, scope }: GatewayContext,
) {
  const filter = { ...rangeOf(args.range, scope), ...(args.kind ? { kind: args.kind } : {}) };
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    platform.call(transactions, { ...page, ...filter }),
  );
  return { nodes, pageInfo, totals: first.totals, since: first.since };
}

export function listBonuses(args: RangedArgs, { platform, scope }: GatewayContext) {
  const range = rangeOf(args.range, scope);
  return offsetPage(args, (page) => platform.call(bonusList, { ...page, ...range }));
}
