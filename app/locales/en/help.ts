/** The help center. */
export default {
  title: "Help center",
  intro: "Answers about games, your account and your money.",
  contents: "Contents",
  stillStuck: "Need more help?",
  stillStuckText: "Customer service will be glad to help.",
  empty: "No help articles yet.",
  backToTop: "Back to contents",
  legalLanguages: "Where you are, terms and rules are binding in:",
};
