import { defineCall } from "../../http/call.ts";
import type { Lang } from "../../http/language.ts";
import { noParams } from "../../http/params.ts";
import { helpChinese } from "./help-chinese.ts";
import { helpEnglish } from "./help-english.ts";
import { helpJapanese } from "./help-japanese.ts";
import { helpKorean } from "./help-korean.ts";
import { type HelpTexts, helpAnchors } from "./help-texts.ts";
import { helpThai } from "./help-thai.ts";
import { helpVietnamese } from "./help-vietnamese.ts";

const texts: Record<Lang, HelpTexts> = {
  EN: helpEnglish,
  KR: helpKorean,
  VN: helpVietnamese,
  TH: helpThai,
  CN: helpChinese,
  JP: helpJapanese,
};

/** The sections in one language, in their order. */
export const helpIn = (lang: Lang) =>
  helpAnchors.map((anchor, index) => ({ anchor, ...texts[lang][anchor], sort: index + 1 }));

/** C20: the help center, in the language of the request. */
export const helpCenter = defineCall({
  id: "C20",
  methods: ["GET"],
  path: "/wps/system/helpCenter",
  modules: ["COMM3"],
  token: "optional",
  params: noParams,
  run: ({ lang }) => helpIn(lang),
});
