/** The house terms of the agent center (N4). */
export default {
  title: "What the terms mean",
  ggr: "GGR",
  ggrText: "Gross gaming revenue: bets minus payouts. Above zero the house has won.",
  ngr: "NGR",
  ngrText: "Net gaming revenue: GGR minus bonuses and rebates.",
  hold: "Hold",
  holdText: "GGR divided by the bets. The total divides the sums, it is no average of the rows.",
  playersProfit: "Players' profit/loss",
  playersProfitText:
    "What the players won or lost, bonuses and rebates included: NGR from the other side. It is good for the players and has no colour here.",
};
