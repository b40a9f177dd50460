/** Titles and descriptions for search engines and link previews to those who list or share them, and whether visits may be counted. */
export default {
  home: "{{tagline}}. Slots, live tables, fishing and more at {{brand}}, for people aged 18 and over.",
  category:
    "{{category}} at {{brand}}: all games by provider and type. For people aged 18 and over.",
  game: "{{game}} by {{vendor}} at {{brand}}. For people aged 18 and over.",
  promotions: "Current and upcoming promotions at {{brand}}, with dates and terms.",
  providers: "All game providers at {{brand}}, and the games of each.",
  download: "The {{brand}} app for iPhone and Android: how to get it and how to install it safely.",
  help: "Answers about playing at {{brand}}, your account and your money.",
  ask: "May we count your visit?",
  askText:
    "Google Analytics would set cookies and see which pages are opened. It would not see who you are or what you type.",
  allow: "Allow",
  deny: "Don't allow",
  settings: "Cookie settings",
  title: "Cookie settings",
  lead: "What {{brand}} stores in your browser, and your choices.",
  neededTitle: "Necessary cookies",
  neededText:
    "These cookies keep you logged in and store your language, what you hide or close, and your choice on this page. They are needed for the portal to work and are not shared with anyone.",
  countingTitle: "Visit statistics",
  countingText:
    "If you allow it, Google Analytics counts which pages are opened. It sets cookies whose names begin with _ga and receives your browser, your approximate location and the type of page. It does not receive your name, your account, your bets, your money or anything you type.",
  yes: "You allow it.",
  no: "You don't allow it.",
  unasked: "You have not decided yet. Nothing is counted.",
  barred: "Your browser asks sites not to track you, so visits are not counted.",
  none: "{{brand}} does not count visits at the moment.",
  kept: "Your choice is kept for one year. You can change it here at any time.",
};
