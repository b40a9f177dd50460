/** Withdrawals to confirm, in the agent center. */
export default {
  time: "Time to confirm",
  lead: "Withdrawals that were paid out to you. Confirm whether the money has arrived.",
  leadMinutes_one:
    "Withdrawals that were paid out to you. Confirm whether the money has arrived. After {{count}} minute they count as received.",
  leadMinutes_other:
    "Withdrawals that were paid out to you. Confirm whether the money has arrived. After {{count}} minutes they count as received.",
  none: "No withdrawals to confirm",
  waiting: "Has the money arrived?",
  settled: "Completed",
  withdrawal: "Withdrawal",
  amount: "Amount",
  paidAt: "Paid out",
  paid: "No. {{id}} · paid out {{at}}",
  left: "Time left:",
  until: "(until {{at}})",
  over: "Time is up. The withdrawal counts as received.",
  state: "Status",
  states: {
    WAITING: "Waiting for your confirmation",
    RECEIVED: "Received",
    NOT_RECEIVED: "Not received, under review",
    FORCED: "Counted as received",
  },
  notRefunded: "The amount will not be returned",
  decide: {
    RECEIVED: "Received",
    NOT_RECEIVED: "Not received",
    ALL_RECEIVED: "All received",
  },
  ask: {
    RECEIVED: "Confirm that the money has arrived in your account. This can't be undone.",
    NOT_RECEIVED: "Upload a picture as proof, such as your bank statement.",
    ALL_RECEIVED: "Confirm that all pending withdrawals have arrived. This can't be undone.",
  },
  now: {
    RECEIVED: "It has arrived",
    NOT_RECEIVED: "It has not arrived",
    ALL_RECEIVED: "All have arrived",
  },
  done: {
    RECEIVED: "Thank you. The withdrawal is completed.",
    NOT_RECEIVED: "We have received your picture and are reviewing it.",
    ALL_RECEIVED: "Thank you. All withdrawals are completed.",
  },
  proof: "Picture",
  proofRule: "PNG or JPG, at most 5 MB",
};
