/** The operator's terms of what play brings, added up exactly (N4). */
import { compareAmounts, differenceOf, percentOf, sumOf } from "../../brands/amount.ts";

interface Play {
  /** Bets. */
  stake: string;
  /** Payouts. */
  win: string;
}

export interface HouseTerms {
  /** Gross gaming revenue: bets − payouts. Above zero the players lost. */
  ggr: string;
  /** GGR in percent of the bets, to two decimals and rounded half away from zero; null without bets. */
  hold: string | null;
}

/** Returns sums with the house terms of their play. */
export function withHouseTerms<Sums extends Play>(sums: Sums): Sums & HouseTerms {
  const ggr = differenceOf(sums.stake, sums.win);
  const hold = compareAmounts(sums.stake, "0") > 0 ? percentOf(ggr, sums.stake) : null;
  return { ...sums, ggr, hold };
}

/** The same with the net gaming revenue: GGR − bonuses − rebates, which is the players' profit from the other side. */
export function withNetTerms<Sums extends Play & { bonus: string; rebate: string }>(sums: Sums) {
  const gross = withHouseTerms(sums);
  return { ...gross, ngr: differenceOf(gross.ggr, sumOf(sums.bonus, sums.rebate)) };
}
