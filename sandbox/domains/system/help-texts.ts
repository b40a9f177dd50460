/** Sections in the order they are shown; the names are anchors of the help page (A24). */
export const helpAnchors = [
  "faq",
  "rules",
  "account",
  "deposit",
  "withdraw",
  "responsible",
  "terms",
  "privacy",
  "about",
] as const;

/** Title and HTML of each section in one language. */
export type HelpTexts = Record<(typeof helpAnchors)[number], { title: string; content: string }>;
