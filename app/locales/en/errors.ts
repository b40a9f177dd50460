/** What went wrong, and what to do about it. */
export default {
  unknown: "Something went wrong. Please try again.",
  unknownTitle: "Something went wrong",
  unknownText:
    "It is not your fault, and your balance is safe. If you were just sending something, look in your records whether it arrived before you send it again. Support can help you by this number.",
  dropped_one: "{{count}} entry could not be shown.",
  dropped_other: "{{count}} entries could not be shown.",
  requestId: "Request {{id}}",
  notFoundTitle: "This page does not exist",
  notFoundText: "The address may be old or misspelt. Search for a game, or pick a place to go.",
  searchLabel: "Search slots",
  searchPlaceholder: "Search slots",
  search: "Search",
  forbiddenTitle: "This page is not for this account",
  forbiddenText: "You are signed in, but this account may not open this page.",
  goHome: "To the home page",
  retry: "Try again",
  chunkTitle: "{{brand}} has been updated",
  chunkText:
    "Part of the page could not be loaded. Try again, or reload to go on with the latest version.",
  reload: "Reload",
  offline: "There is no connection. This goes on by itself as soon as there is one again.",
  unsent:
    "There is no connection, so nothing was sent. What you typed is still here. Send it again once you are connected.",
  slow: "The page takes long to load. Check your connection, or try once more.",
  stuck: "A part of the page did not arrive. Load it again.",
  checkConnection: "The page took too long to load. Check your connection and try again.",
  in_need_true_account:
    "You are playing with a trial account. Games for money need a real one; free trials stay open to you.",
};
