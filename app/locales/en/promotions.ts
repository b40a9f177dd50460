/** Promotions and one of them. */
export default {
  title: "Promotions",
  lead: "Current and upcoming promotions.",
  all: "All promotions",
  stretches: "Period",
  any: "All",
  ahead_one: "Next {{count}} day",
  ahead_other: "Next {{count}} days",
  empty: "No promotions right now",
  emptyText: "New promotions are announced here.",
  starts: "Starts on {{day}}",
  ends: "Until {{day}}",
  open: "No end date",
  over: "Ended on {{day}}",
  logIn: "Log in to take part",
  fineprint:
    "For people aged 18 and over. The terms above apply; please contact customer service with any questions before you deposit. Only play with what you can afford to lose.",
};
