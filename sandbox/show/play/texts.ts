import { contentLanguage, type Lang, tagOf } from "../../http/language.ts";
import { en, type Texts } from "./texts/en.ts";
import { ja } from "./texts/ja.ts";
import { ko } from "./texts/ko.ts";
import { th } from "./texts/th.ts";
import { vi } from "./texts/vi.ts";
import { zh } from "./texts/zh.ts";

export type { Texts } from "./texts/en.ts";

const texts: Readonly<Record<Lang, Texts>> = { EN: en, KR: ko, VN: vi, TH: th, CN: zh, JP: ja };

/** The texts of a platform language and its BCP 47 tag; a language without texts reads English. */
export function textsOf(language: string): { lang: string; texts: Texts } {
  const known = contentLanguage(language);
  return { lang: tagOf(known), texts: texts[known] };
}
