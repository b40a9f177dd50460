/** The help center. */
export default {
  title: "Help center",
  intro: "Answers about playing, your account and your money.",
  contents: "Contents",
  stillStuck: "Didn't find it?",
  stillStuckText: "Our team is glad to help.",
  empty: "There is no help text yet.",
  backToTop: "Back to contents",
};
