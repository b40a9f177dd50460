import type { PortalContext } from "~/portal-context.ts";
import type { MessageLanguage } from "../../../../brands/languages.ts";

/** What goes with a link that is shared, in each language: the page's own language has nothing to do with it. */
const texts: Record<MessageLanguage, (brand: string, age: number) => string> = {
  en: (brand, age) => `You are invited to ${brand}. Register here (${age}+):`,
  ko: (brand, age) => `${brand}에 초대합니다. 여기에서 가입하세요(${age}세 이상):`,
  ja: (brand, age) => `${brand}へのご招待です。こちらからご登録ください（${age}歳以上）：`,
  zh: (brand, age) => `邀请您加入${brand}。请在此注册（须年满${age}周岁）：`,
  th: (brand, age) => `ขอเชิญคุณมาที่ ${brand} สมัครได้ที่นี่ (อายุ ${age} ปีขึ้นไป):`,
  vi: (brand, age) => `Mời bạn đến với ${brand}. Đăng ký tại đây (từ ${age} tuổi):`,
};

/** A ready text for each language of the brand, with the link's address in that language. */
export function shareTexts(url: string, { brand }: Pick<PortalContext, "brand">) {
  return brand.languages.map(({ tag, label }) => {
    const address = new URL(url);
    address.searchParams.set("lang", tag);
    return { tag, label, text: `${texts[tag](brand.name, brand.minimumAge)} ${address}` };
  });
}
