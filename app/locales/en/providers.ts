/** The makers of the games. */
export default {
  title: "Providers",
  lead: "Everybody whose games are here, and what they make.",
  all: "All providers",
  empty: "The providers could not be listed",
  emptyText: "The games themselves are a step away.",
  home: "To the games",
};
