/** Limits on deposits, net loss and time (G1–G6). */
export default {
  lead: "Decide how much you deposit at most. Every deposit counts; withdrawals give nothing back.",
  rule: "A first limit and a lower one hold at once. A higher limit, or none, takes a full day and your second confirmation.",
  period: {
    DAY: "Per day",
    WEEK: "Per week",
    MONTH: "Per month",
  },
  kind: { DEPOSIT: "Deposits", NET_LOSS: "Net loss", SESSION_TIME: "Time in games" },
  kindLead: {
    NET_LOSS:
      "Net loss is your settled bets less their payouts. It is checked when you start a game, when you move money into one, and every minute while one is open. Bets that are already placed may go beyond the limit.",
    SESSION_TIME: "Minutes with a game open. Several games at once count once.",
  },
  minutes: "{{minutes}} min",
  playUsedOf: "{{used}} of {{limit}} used",
  playUsed: "{{used}} in this period",
  playUnknown: "Your bets can’t be read at the moment. They are checked again a minute later.",
  playAsOf: "As of {{at}}. Bets that you place elsewhere count too.",
  fieldMinutes: "New limit in minutes",
  until: "Until {{day}}, 24:00",
  usedOf: "{{used}} of {{limit}} deposited",
  used: "{{used}} deposited in this period",
  left: "Left: {{left}}",
  none: "No limit",
  unknown:
    "Your deposits can’t be read at the moment. Until they can, no deposit is possible where a limit holds.",
  asOf: "As of {{at}}. Deposits that you make elsewhere count too.",
  field: "New limit",
  set: "Set limit",
  change: "Change limit",
  remove: "Remove limit",
  askedHigher: "On {{at}} you asked for a limit of {{limit}}.",
  askedNone: "On {{at}} you asked for no limit.",
  wait: "You can confirm it from {{from}}.",
  confirmBy: "Confirm it by {{until}}; after that the request lapses.",
  confirm: "Confirm",
  drop: "Keep my limit",
  done: {
    set: "Your limit holds now.",
    asked:
      "Your request is noted. Confirm it here a full day from now; until then your limit stays as it is.",
    confirmed: "The change holds now.",
    dropped: "Your limit stays as it is.",
  },
  changed: "This request can’t be confirmed now. The page shows its state.",
  link: "Deposit limits",
};
