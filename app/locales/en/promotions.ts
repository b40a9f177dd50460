/** Promotions and one of them. */
export default {
  title: "Promotions",
  lead: "Current and upcoming promotions.",
  all: "All promotions",
  stretches: "Periods",
  any: "All",
  ahead_one: "Next {{count}} day",
  ahead_other: "Next {{count}} days",
  empty: "There are no promotions at the moment",
  emptyText: "New promotions are announced here and in the notices.",
  starts: "Starts on {{day}}",
  ends: "Until {{day}}",
  open: "No end date",
  over: "Ended on {{day}}",
  logIn: "Log in to take part",
  fineprint:
    "For people aged 18 and over. The terms above apply. Customer service can explain them before you deposit. Play only with what you can spare.",
};
