import type { Lang, Localised } from "../../http/language.ts";
import type { Merchant } from "./merchants.ts";

/** A link the operator publishes (D-21). */
export interface Resource {
  resourceType: "SOCIAL" | "APP" | "LICENCE" | "CHAT" | "TESTING" | "AGE";
  labelNameEn: string;
  url: string;
}

const social = (label: string): Resource => ({
  resourceType: "SOCIAL",
  labelNameEn: label,
  url: `https://social.portico.example/${label.toLowerCase()}`,
});

/** Social, app, licence and chat links of C18: the networks and chats are those of the operator's market. */
export const resourcesOf = ({ networks, chats }: Merchant): Resource[] =>
  networks.map(social).concat(common, chats.map(chat));

const chat = (label: string): Resource => ({
  resourceType: "CHAT",
  labelNameEn: label,
  url: `https://${label.toLowerCase()}.portico.example/support`,
});

const common: readonly Resource[] = [
  { resourceType: "APP", labelNameEn: "iOS", url: "https://apps.portico.example/ios" },
  {
    resourceType: "APP",
    labelNameEn: "iOS Profile",
    url: "https://apps.portico.example/ios/portico.mobileconfig",
  },
  { resourceType: "APP", labelNameEn: "Android", url: "https://apps.portico.example/portico.apk" },
  {
    resourceType: "LICENCE",
    labelNameEn: "Portico Gaming Authority",
    url: "https://licence.portico.example/validate",
  },
  {
    resourceType: "TESTING",
    labelNameEn: "Portico Test Laboratory",
    url: "https://testing.portico.example/certificates",
  },
  {
    resourceType: "AGE",
    labelNameEn: "Portico Age Check",
    url: "https://age.portico.example/",
  },
];

/** Ways to reach customer service; https, mailto and tel as the portal allows them (A76). */
const contacts: readonly { name: Localised; url: string }[] = [
  {
    name: {
      EN: "Live support",
      KR: "실시간 상담",
      VN: "Hỗ trợ trực tuyến",
      TH: "ฝ่ายช่วยเหลือสด",
      CN: "在线客服",
      JP: "ライブサポート",
    },
    url: "https://support.portico.example/chat",
  },
  {
    name: { EN: "Mail", KR: "이메일", VN: "Thư điện tử", TH: "อีเมล", CN: "电子邮件", JP: "メール" },
    url: "mailto:support@portico.example",
  },
  {
    name: { EN: "Telephone", KR: "전화", VN: "Điện thoại", TH: "โทรศัพท์", CN: "电话", JP: "電話" },
    url: "tel:+8225550142",
  },
];

/** Ways to reach a person, named in the visitor's language. */
export function customerService(lang: Lang): { name: string; url: string }[] {
  return contacts.map(({ name, url }) => ({ name: name[lang], url }));
}
