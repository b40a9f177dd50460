/** The work list (N22). */
export default {
  lead: "What needs you in your team. Set aside what is done or can wait; nobody else sees it.",
  all: "All",
  aside: "Set aside",
  open: "Open the work list",
  setAside: "Set aside",
  done: "Done",
  until: "Until",
  putOff: "Put off",
  never: "Never for {{account}}",
  saved: "The work list has been changed.",
  noneAside: "Nothing is set aside.",
  back: "Show again",
  later: "until {{time}}",
  ofToday: "Your work list of today",
  how: {
    DONE: "done",
    LATER: "put off",
    NEVER: "never for this account",
  },
};
