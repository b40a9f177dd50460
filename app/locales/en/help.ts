/** The help center. */
export default {
  title: "Help center",
  intro: "Answers about games, your account and your money.",
  contents: "Contents",
  stillStuck: "Need more help?",
  stillStuckText: "Customer service will be glad to help.",
  empty: "No help articles yet.",
  backToTop: "Back to contents",
  legalLanguages: "The terms and rules that apply to you are binding in:",
};
