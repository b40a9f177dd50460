/** Withdrawals to confirm, in the agent center. */
export default {
  lead: "Withdrawals that were paid out to you. Say whether they arrived.",
  leadMinutes_one:
    "Withdrawals that were paid out to you. Say whether they arrived: after {{count}} minute they count as received.",
  leadMinutes_other:
    "Withdrawals that were paid out to you. Say whether they arrived: after {{count}} minutes they count as received.",
  none: "Nothing waits for your answer",
  waiting: "Did these arrive?",
  settled: "Settled",
  withdrawal: "Withdrawal",
  amount: "Amount",
  paidAt: "Paid out",
  paid: "No. {{id}} · paid out {{at}}",
  left: "Time left:",
  until: "(until {{at}})",
  over: "The time is up: it counts as received.",
  state: "State",
  states: {
    WAITING: "Waiting for your confirmation",
    RECEIVED: "Received",
    NOT_RECEIVED: "Not received: being looked into",
    FORCED: "Counted as received",
  },
  notRefunded: "It is not given back any more",
  decide: {
    RECEIVED: "Received",
    NOT_RECEIVED: "Not received",
    ALL_RECEIVED: "All received",
  },
  ask: {
    RECEIVED: "The money is in your account. This can't be taken back.",
    NOT_RECEIVED: "Send a picture that proves it, such as your account's statement.",
    ALL_RECEIVED: "All that wait have arrived. This can't be taken back.",
  },
  now: {
    RECEIVED: "It has arrived",
    NOT_RECEIVED: "It has not arrived",
    ALL_RECEIVED: "All have arrived",
  },
  done: {
    RECEIVED: "Thank you: the withdrawal is settled.",
    NOT_RECEIVED: "We have your picture and look into it.",
    ALL_RECEIVED: "Thank you: all withdrawals are settled.",
  },
  proof: "Picture",
  proofRule: "png or jpg, at most 5 MiB",
};
