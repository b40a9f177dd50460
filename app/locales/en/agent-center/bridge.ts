/** From what was earned in some days to what was earned in others (N16). */
export default {
  title: "What the difference is made of",
  lead: "Days that are over, from the other days to these. Each step leads to its figures.",
  causes: "By cause",
  before: "Other days",
  after: "These days",
  play: "More or less play",
  rate: "Rates, and play between branches",
  rates: "Rates and rounding",
  others: "All others ({{count}})",
  payIn: "Pay received",
  payOut: "Pay to your team",
  month: "Compare with {{month}}",
  by: {
    branch: "Commission by branch",
    account: "Commission by account",
  },
};
