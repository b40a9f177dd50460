/** The makers of the games. */
export default {
  title: "Providers",
  lead: "All game providers and their games.",
  all: "All providers",
  empty: "The providers could not be listed",
  emptyText: "You can still browse the games.",
  home: "Go to games",
};
