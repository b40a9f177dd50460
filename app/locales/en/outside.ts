/** What pages say of themselves to those who list or share them, and whether visits may be counted. */
export default {
  home: "{{tagline}}. Slots, live tables, fishing and more at {{brand}}, for people aged 18 and over.",
  category:
    "{{category}} at {{brand}}: every game in one place, sorted by provider and kind. For people aged 18 and over.",
  game: "{{game}} by {{vendor}} at {{brand}}. For people aged 18 and over.",
  promotions: "What {{brand}} offers at present and what comes next, with periods and terms.",
  providers: "All game providers at {{brand}}, and the games of each.",
  download: "The {{brand}} app for iPhone and Android: how to get it and how to install it safely.",
  help: "Answers about playing at {{brand}}, your account and your money.",
  ask: "May we count your visit?",
  askText:
    "Google Analytics would set cookies and learn which pages are opened, but not who you are here or what you type.",
  allow: "Allow",
  deny: "Don't allow",
  settings: "Cookie settings",
  title: "Cookie settings",
  lead: "What {{brand}} keeps in your browser, and what you decide about it.",
  neededTitle: "What the portal needs",
  neededText:
    "These cookies keep you logged in and remember your language, what you hide or close, and the answer you give here. The portal does not work without them, and they tell nobody else anything.",
  countingTitle: "Counting visits",
  countingText:
    "If you allow it, Google Analytics counts which pages are opened. It sets cookies whose names begin with _ga and learns your browser, your approximate location and the kind of page. It does not learn your name, your account, what you play, your money or anything you type.",
  yes: "You allow it.",
  no: "You don't allow it.",
  unasked: "You haven't decided yet, so nothing is counted.",
  barred:
    "Your browser asks sites not to track you. We take that as a no, so there is nothing to decide here.",
  none: "{{brand}} doesn't count visits at the moment, so there is nothing to decide here.",
  kept: "Your answer is kept for one year. You can change it here at any time.",
};
