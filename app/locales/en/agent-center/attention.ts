/** What needs an agent's attention (N8). */
export default {
  kinds: {
    OWN_CONTRACT_ENDED: "Your contract ended, but you still pay those below",
    CONTRACT_ENDED: "Ended contracts",
    CONTRACT_FROZEN: "Frozen contracts",
    CONTRACT_ABOVE_OWN: "Contracts at a higher rate than your own",
    RATE_ABOVE_OWN: "Rates higher than your own",
    PAY_PENDING: "Pending salary and dividends",
    NEW_WITHOUT_DEPOSIT: "New members without a deposit",
    INACTIVE: "Members who stopped playing",
    BIG_WIN: "Big wins",
    LARGE_DEPOSIT: "Large deposits",
    LARGE_WITHDRAWAL: "Large withdrawals",
  },
  more: "{{count}} more",
  RECEIVED: "to you",
  PAID: "from you",
  rates: "{{rate}}%, your own {{own}}%",
  at: "{{time}}",
  lastPlay: "last play {{time}}",
  joined: "joined {{time}}",
};
