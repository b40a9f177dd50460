/** Which play a report of commission is about, and what its commission is made of (CA176, N17, N18). */
import { exactPortion } from "../../../brands/amount.ts";
import { GatewayError } from "../../failures/errors.ts";
import type { DateRange, RevenueFilter } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { type RangedArgs, rangeOf } from "../../values/date-range.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { inReportCurrency } from "../../values/report-currency.ts";
import { requireKnown } from "../../values/require-known.ts";
import { commissionParts } from "./commission-calls.ts";
import { type InCurrency, ofTeam } from "./team.ts";

/** A report of commission: its days, its play and its currency. */
export interface OfPlay extends InCurrency {
  range?: DateRange | null | undefined;
  filter?: RevenueFilter | null | undefined;
}

/**
 * The play as parameters of a call.
 * @throws GatewayError BAD_USER_INPUT for a rate that is none
 */
export function playOf({ range, filter }: OfPlay, { scope }: GatewayContext) {
  const { type, vendorCode, gameId, heldRate, ...team } = filter ?? {};
  if (heldRate != null && !/^\d{1,3}(\.\d{1,4})?$/.test(heldRate)) {
    throw new GatewayError("BAD_USER_INPUT", { fields: ["filter.heldRate"] });
  }
  return {
    ...rangeOf(range, scope),
    ...ofTeam(team),
    ...(type ? { type } : {}),
    ...(vendorCode ? { vendorCode } : {}),
    ...(gameId ? { gameId } : {}),
    ...(heldRate == null ? {} : { heldRate }),
  };
}

/** Adds what a row comes to before it is rounded. */
const written = <Row extends { validStake: string; rate: string }>(row: Row) => ({
  ...row,
  exact: exactPortion(row.validStake, row.rate),
});

const partNames = ["type", "rate", "validStake", "amount"] as const;
const totalNames = ["validStake", "own", "given", "net"] as const;

/** What commission is made of (CA176, N18). */
export async function readCommissionParts(args: RangedArgs & OfPlay, context: GatewayContext) {
  const requested = playOf(args, context);
  const { nodes, pageInfo, first } = await offsetPage(args, (page) =>
    inReportCurrency(args.currency, context, (wish) =>
      context.platform.call(commissionParts, { ...page, ...requested, ...wish }),
    ),
  );
  const { since, roundsSince } = first;
  const own = requireKnown(first.own, partNames, commissionParts.id).map(written);
  const [totals] = requireKnown(first.totals && [first.totals], totalNames, commissionParts.id);
  return { nodes: nodes.map(written), pageInfo, own, totals, since, roundsSince };
}
