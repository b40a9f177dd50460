import { defineCall } from "../../http/call.ts";
import type { Lang } from "../../http/language.ts";
import { noParams } from "../../http/params.ts";
import { helpEnglish } from "./help-english.ts";
import { helpKorean } from "./help-korean.ts";

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

const texts: Record<Lang, HelpTexts> = { EN: helpEnglish, KR: helpKorean };

/** C20: the help center, in the language of the request. */
export const helpCenter = defineCall({
  id: "C20",
  methods: ["GET"],
  path: "/wps/system/helpCenter",
  modules: ["COMM3"],
  token: "optional",
  params: noParams,
  run: ({ lang }) =>
    helpAnchors.map((anchor, index) => ({ anchor, ...texts[lang][anchor], sort: index + 1 })),
});
