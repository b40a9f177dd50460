/** The statement of an account (G25). */
export default {
  lead: "Your deposits, withdrawals, bets and payouts for up to a year. Bets count on the day they are settled.",
  views: "Totals by",
  by: {
    day: "By day",
    product: "By product",
    game: "By game",
  },
  product: "Product",
  bets: "Number of bets",
  result: "Payouts minus bets",
  chartDays: "Profit/loss by day; the figures are in the table below",
  chartWeeks: "Profit/loss by week; the figures are in the table below",
  week: "Week from {{day}}",
  opening: "Since opening",
  openingLine:
    "Since your account was opened on {{day}}: deposits {{deposit}}, withdrawals {{withdrawal}}, bets {{stake}}, payouts {{win}}, bonuses {{bonus}}, rebates {{rebate}}, profit/loss {{profit}}.",
  openingUnknown:
    "Since your account was opened: deposits {{deposit}}, withdrawals {{withdrawal}}, bets {{stake}}, payouts {{win}}, bonuses {{bonus}}, rebates {{rebate}}, profit/loss {{profit}}.",
  openingSince:
    "Totals are available from {{since}}, later than your account was opened. Since then: deposits {{deposit}}, withdrawals {{withdrawal}}, bets {{stake}}, payouts {{win}}, bonuses {{bonus}}, rebates {{rebate}}, profit/loss {{profit}}.",
  sumsSince: "Totals start on {{since}}. Earlier days in this period are not included.",
  gamesSince:
    "Bets by game are available from {{since}}. Earlier bets in this period are only in the totals by day and by product.",
  account: "Account {{account}}",
};
