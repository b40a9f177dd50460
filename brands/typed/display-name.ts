/** Names that others see: something visible, and nothing that looks like the brand or its staff. */

/** What staff call themselves, in the portal's languages; each stands alone in a name. */
const staffWords =
  "admin administrator agent.support cs cskh customer.care customer.service gm helpdesk mod moderator official operator owner staff support system webmaster quan.tri ho.tro nhan.vien";
/** The same in scripts without blanks between words; anywhere in a name. */
const staffParts =
  "관리자 운영자 고객센터 상담원 직원 스태프 공식 客服 管理员 管理員 官方 运营 運營 運営 サポート 管理者 公式 スタッフ แอดมิน ผู้ดูแล เจ้าหน้าที่ ฝ่ายบริการ";

/** Letters of other alphabets and digits that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: "аα4@ɑ∀",
    b: "вβьƅ8",
    c: "сϲ¢",
    d: "ԁɗ",
    e: "еєεҽ3€",
    f: "ƒ",
    g: "ɡ9ǥ",
    h: "һнηћ",
    i: "іι1!|ɩlӏ",
    j: "јʝ",
    k: "кκ",
    m: "мμ",
    n: "пռŋ",
    o: "оο0øσө",
    p: "рρ",
    r: "гя",
    s: "ѕ5$",
    t: "тτ7",
    u: "υս",
    v: "ѵν",
    w: "ѡωш",
    x: "хχ",
    y: "уүγ",
    z: "2ʐ",
  }).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
);

/** Lower case without accents, every letter by what it looks like. */
const looksOf = (text: string): string =>
  [...text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replaceAll("đ", "d")]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join("");
const lettersOf = (text: string) => looksOf(text).replace(/[^\p{L}\p{N}]/gu, "");

const alone = new Set(staffWords.split(" ").map(lettersOf));
const anywhere = staffParts.split(" ").map((part) => part.normalize("NFKD"));

/** Whether a name, read as DISPLAY_NAME, can be seen at all: a letter, a digit, a sign or an emoji. */
export const isVisible = (name: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);

/** Whether a name looks like the brand's or like that of its staff. */
export function looksOfficial(name: string, brandName: string): boolean {
  const plain = name.normalize("NFKD").replace(/[^\p{L}\p{M}]/gu, "");
  const own = lettersOf(brandName);
  if (own.length > 2 && lettersOf(name).includes(own)) return true;
  if (anywhere.some((part) => plain.includes(part))) return true;
  // Digits may stand for letters within a word, and are a number around it.
  const words = name.split(/[\s._~*|/\\()[\]{}<>"'!?:;,=+#\p{Pd}]+/u).filter(Boolean);
  const spellings = [...words, words.join("")].flatMap((word) => [
    lettersOf(word),
    lettersOf(word.replace(/^\d+|\d+$/g, "")),
  ]);
  return spellings.some((spelling) => alone.has(spelling));
}
