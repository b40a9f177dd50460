/** What went wrong, and what to do about it. */
export default {
  unknown: "Something went wrong. Try again.",
  unknownTitle: "Something went wrong",
  unknownText:
    "The error is on our side, and your balance is safe. If you were sending something, check your records before you send it again. If you contact customer service, quote this number.",
  dropped_one: "{{count}} entry could not be shown.",
  dropped_other: "{{count}} entries could not be shown.",
  requestId: "Request {{id}}",
  notFoundTitle: "This page does not exist",
  notFoundText:
    "The address may be out of date or misspelt. Search for a game, or choose a page below.",
  forbiddenTitle: "Not available for this account",
  forbiddenText: "You are logged in, but your account does not have access to this page.",
  goHome: "Go to the home page",
  retry: "Try again",
  chunkTitle: "{{brand}} has been updated",
  chunkText:
    "Part of the page could not be loaded. Try again, or reload to use the latest version.",
  reload: "Reload",
  unsent:
    "There is no connection, so nothing was sent. What you typed is still here. Send it again when you are back online.",
  offline: "You are offline. We will continue when you are back online.",
  slow: "The page is taking a long time to load. Check your connection or try again.",
  stuck: "Part of the page did not load. Reload the page.",
  checkConnection: "The page took too long to load. Check your connection and try again.",
  in_need_true_account:
    "You are using a trial account. To play for money, open a real account. Free trials remain available.",
};
