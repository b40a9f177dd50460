import { defineCall } from "../../http/call.ts";
import type { Lang } from "../../http/language.ts";
import { noParams } from "../../http/params.ts";
import { helpEnglish } from "./help-english.ts";
import { helpKorean } from "./help-korean.ts";
import { type HelpTexts, helpAnchors } from "./help-texts.ts";

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
