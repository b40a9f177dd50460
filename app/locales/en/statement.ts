/** The statement of an account (G25). */
export default {
  lead: "What you deposited, withdrew, bet and were paid, for up to a year. Bets count on the day they are settled.",
  views: "Sums by",
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
    "Your account is older than its sums, which begin on {{since}}. Since then: deposits {{deposit}}, withdrawals {{withdrawal}}, bets {{stake}}, payouts {{win}}, bonuses {{bonus}}, rebates {{rebate}}, profit/loss {{profit}}.",
  sumsSince: "Sums begin on {{since}}. Earlier days of this period are not in it.",
  gamesSince:
    "Bets are known by game from {{since}}. Earlier bets of this period are in the sums by day and by product only.",
  account: "Account {{account}}",
};
