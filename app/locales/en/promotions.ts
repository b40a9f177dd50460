/** Promotions and one of them. */
export default {
  title: "Promotions",
  lead: "What is on now, and what comes next.",
  all: "All promotions",
  empty: "No promotion runs at the moment",
  emptyText: "New ones are announced here and among the notices.",
  starts: "Starts on {{day}}",
  ends: "Until {{day}}",
  open: "Open-ended",
  over: "Over since {{day}}",
  logIn: "Log in to take part",
  fineprint:
    "For people aged 18 and over. Conditions are those above; customer service explains them before you deposit. Play only with what you can spare.",
};
